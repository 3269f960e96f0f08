import { stripVTControlCharacters } from 'node:util'
import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { DECKS } from '@windward/games/haendler/components.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { setup } from '@windward/games/haendler/state.ts'
import { type View, view } from '@windward/games/haendler/view.ts'
import type { Card } from '@windward/games/haendler/vocabulary.ts'
import { speech } from '@windward/games/haendler/words/index.ts'
import { describe, expect, test } from 'vitest'
import { paint } from '../look.ts'
import { withColours } from '../testing.ts'
import { haendlerLayout } from './haendler.ts'

withColours()

const names = (seat: number) => ['Anna', 'Bruno', 'A name of sixteen', 'Bot 4', 'Bot 5'][seat]
const plain = stripVTControlCharacters
const { cards } = DECKS.reconstructionA
const find = (wanted: Partial<Record<string, unknown>>) =>
  cards.findIndex((card: Card) => Object.entries(wanted).every(([key, value]) => Reflect.get(card, key) === value))

describe.each(LANGUAGES)('the table in %s', (language) => {
  test('never leaves 80 columns, and has no gap in whole games', () => {
    const rng = new Chance(`table ${language}`)
    const options = { ...defaults(haendler), deck: 'portRoyal' } as const
    const match = new Match(haendler, { options, seats: 5, seed: rng.seed, salt: '' })
    let drawn = 0
    while (match.questions().length > 0) {
      const [{ seat }] = match.questions()
      const text = plain(haendlerLayout.draw(match.view(seat), speech(language), names, 80))
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
      expect(text).not.toMatch(/undefined|NaN|\{/)
      match.submit(seat, sample(match.actions(seat), rng))
      drawn += 1
    }
    expect(drawn).toBeGreaterThan(50)
    expect(haendlerLayout.rules(match.view(0), speech(language)).join(' ')).not.toMatch(/undefined|\{/)
  })
})

describe('the table shows', () => {
  const painted = (changes: Partial<View>) => haendlerLayout.draw({ ...begun(), ...changes }, speech('en'), names, 80)
  const table = (changes: Partial<View>) => plain(painted(changes))

  test('ships, persons and expeditions in their colours, and a skull in red', () => {
    const harbor = [find({ strength: 'skull' }), find({ role: 'admiral' })]
    const text = painted({ harbor, expeditions: [find({ kind: 'expedition' })] })
    for (const part of [
      paint.cyan('Frigate'),
      paint.red('skull'),
      paint.green('Admiral'),
      paint.magenta('cross + cross'),
    ])
      expect(text).toContain(part)
  })

  test('loot with the Traders of the one who decides', () => {
    const players = withPersons(0, [find({ role: 'trader', ship: 'flute' })])
    const text = table({ players, active: 0, harbor: [find({ ship: 'flute', kind: 'ship', coins: 2 })] })
    expect(text).toMatch(/Flute +loot 3 \(2 \+ 1\) +strength 1/)
  })

  test('a price less what a Mademoiselle saves, and what is missing', () => {
    const players = withPersons(0, [find({ role: 'mademoiselle' })])
    const text = table({ players, active: 0, harbor: [find({ role: 'admiral', cost: 7 })] })
    expect(text).toMatch(/Admiral +price 6, 3 short +influence 2/)
  })

  test('the coin that goes to the active player', () => {
    const text = table({ phase: 'take', takes: 1, active: 0, taker: 1, harbor: [find({ role: 'sailor', cost: 3 })] })
    expect(text).toMatch(/Sailor +price 3 \+ 1, 1 short/)
    expect(text).toMatch(/▶ Bruno/)
  })

  test('skulls in words, open expeditions, persons in groups, piles and the last round', () => {
    const sailors = cards
      .flatMap((card, id) => (card.kind === 'person' && card.role === 'sailor' ? [id] : []))
      .slice(0, 2)
    const text = table({
      start: 0,
      active: 0,
      ending: true,
      harbor: [find({ strength: 'skull' })],
      expeditions: [find({ kind: 'expedition' })],
      players: withPersons(1, sailors),
      discard: [1, 2, 3],
    })
    expect(text).toMatch(/Frigate +loot 3 +skull/)
    expect(text).toMatch(/cross \+ cross +influence 2 +coins 3/)
    expect(text).toMatch(/2\s×\sSailor/)
    expect(text).toMatch(/strength 2 · influence 2\/10/)
    expect(text).toMatch(/Deck 104 · discard pile 3/)
    expect(text).toMatch(/Last round: it ends after Bruno’s turn/)
  })
})

test('the hint is the exact chance of a bust, and only where a card may be revealed', () => {
  const harbor = [find({ kind: 'ship', ship: 'galleon' })]
  expect(haendlerLayout.hint?.({ ...begun(), harbor }, speech('en'))).toMatch(/bust: \d+% \(\d+ of 110\)/)
  expect(haendlerLayout.hint?.({ ...begun(), phase: 'take' }, speech('en'))).toBeUndefined()
})

function begun(): View {
  return view(setup(defaults(haendler), 2, new Chance('table')), 0)
}

function withPersons(seat: number, persons: readonly number[]): View['players'] {
  return begun().players.map((player, at) => (at === seat ? { ...player, persons: [...persons] } : player))
}
