import { Chance } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { Event } from '@windward/games/karibik/vocabulary.ts'
import { expect, test } from 'vitest'
import { pictures, turnedLast } from './pictures.ts'

test('every event is seen once, in order, no two reveals in one picture, and the view at last', () => {
  const rng = new Chance('frames')
  const match = new Match(karibik, { options: defaults(karibik), seats: 3, seed: 'frames', salt: '' })
  let reveals = 0
  for (let i = 0; i < 300 && match.questions().length > 0; i++) {
    const [{ seat }] = owed(match.questions())
    const before = match.view(0)
    const answer = match.submit(seat, sample(match.actions(seat), rng.stream('moves')))
    if (!answer.ok) throw new Error(answer.refusal.code)
    const events = answer.events.map((told) => told.event)
    const after = match.view(0)
    const shown = pictures(before, events, after)
    expect(shown.flatMap((picture) => picture.events)).toEqual(events)
    expect(shown.at(-1)?.view).toBe(after)
    for (const picture of shown) {
      const revealed = picture.events.filter((event) => event.type === 'revealed').length
      expect(revealed).toBeLessThanOrEqual(1)
      reveals += revealed
    }
  }
  expect(reveals).toBeGreaterThan(10)
})

test('shows the cards turned last where an answer led to several ships, with what came of them alone', () => {
  const events: readonly Event[] = [
    { type: 'revealed', ship: 'evita', bribes: [5, 5, 1] },
    { type: 'stayed', ship: 'evita' },
    { type: 'revealed', ship: 'fuego', bribes: [2, 0, 5] },
    { type: 'won', seat: 2, ship: 'fuego', bid: 5, thieves: 0, movement: 5 },
  ]
  expect(turnedLast(events)).toEqual(events.slice(2))
  expect(turnedLast([{ type: 'finished', seat: 0, ship: 'arriba' }])).toEqual([])
})
