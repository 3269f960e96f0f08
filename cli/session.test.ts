import { join } from 'node:path'
import type { Bot } from '@windward/bots/contract.ts'
import { botNamed } from '@windward/bots/index.ts'
import type { Action, AnyGame, Event, Question } from '@windward/core/contract.ts'
import { type ToyView, toy } from '@windward/core/laws.toy.ts'
import { Match } from '@windward/core/match.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Room } from './games.ts'
import { botsOf } from './players.ts'
import { Session } from './session.ts'
import type { AnySpeech } from './table.ts'
import type { Desk } from './terminal.ts'
import { freshFolder } from './testing.ts'

const CLEARED = '--- cleared ---'

describe('where hands are secret', () => {
  test('the screen is cleared and handed over before another person’s hand is shown', async () => {
    const shown = await session(['Anna', 'Bruno'], ['', '1', '', '1', 'q'])
    const order = passesFrom(shown).map((text) => /to (\w+)/.exec(text)?.[1])
    expect(order).toEqual(['Anna', 'Bruno', 'Anna'])
    for (const [i, text] of shown.entries()) {
      if (!text.startsWith('hand of seat')) continue
      const seat = Number(text.at(-1))
      const before = shown.slice(0, i).findLast((line) => line.startsWith('Pass the device'))
      expect(before).toContain(['Anna', 'Bruno'][seat])
      expect(shown.slice(shown.indexOf(before ?? ''), i)).toContain(CLEARED)
    }
    expect(shown.filter((text) => text.startsWith('hand of seat'))).toHaveLength(3)
  })

  test('one person against bots is never asked to hand over', async () => {
    const shown = await session(['Anna', 'bot random'], ['1', '1', 'q'])
    expect(passesFrom(shown)).toEqual([])
    expect(shown).not.toContain('hand of seat 1')
    expect(shown).toContain('hand of seat 0')
  })

  test('at the end several people see what a spectator sees', async () => {
    const shown = await session(
      ['Anna', 'Bruno'],
      Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? '' : '1')),
    )
    expect(shown).toContain('The game is over.')
    expect(shown.findLast((text) => text.startsWith('hand of seat'))).toBe('hand of seat none')
  })

  test('nothing is shown when the input ends at the hand-over', async () => {
    const shown = await session(['Anna', 'Bruno'], ['', '1'])
    expect(shown.filter((text) => text.startsWith('hand of seat'))).toHaveLength(1)
    expect(shown.at(-1)).toContain('The game is saved.')
  })
})

test('a bot that fails is replaced, and those at the table are told', async () => {
  const mate = botNamed('mate') as Bot
  const decide = vi.spyOn(mate, 'decide').mockImplementation(() => {
    throw new Error('lost at sea')
  })
  const shown = await session(['Anna', 'bot mate'], ['1', '1', 'q'])
  decide.mockRestore()
  expect(shown.join('\n')).toMatch(/Bot 2 \(mate bot\) failed to answer \(lost at sea\)/)
  expect(shown.filter((text) => text === 'hand of seat 0').length).toBeGreaterThan(1)
})

function passesFrom(shown: readonly string[]): readonly string[] {
  return shown.filter((text) => text.startsWith('Pass the device'))
}

async function session(players: readonly string[], answers: readonly string[]): Promise<readonly string[]> {
  const shown: string[] = []
  const rest = [...answers]
  const desk: Desk = {
    width: 80,
    height: undefined,
    clear: () => shown.push(CLEARED),
    print: (text) => shown.push(text),
    ask: async () => rest.shift(),
  }
  const game: AnyGame = toy
  const match = new Match(game, { options: { cards: 12 }, seats: 2, seed: '1'.repeat(64), salt: '' })
  const save = { name: 'toy', path: join(freshFolder(), 'toy.json') }
  await new Session({ room, match, players, bots: botsOf(players, []), save }, desk, 'en').run()
  return shown
}

const speech: AnySpeech = {
  title: 'Toy',
  pitch: '',
  provenance: '',
  question: (question) => (question as Question).ask,
  action: (action) => (action as Action).type,
  event: (event) => (event as Event).type,
  refusal: ({ code }) => code,
  source: (why) => why,
  option: (key) => key,
  optionValue: (_, value) => String(value),
}

const room: Room = {
  game: toy,
  speech: () => speech,
  table: {
    draw: (view) => `hand of seat ${(view as ToyView).seat ?? 'none'}`,
    rules: () => [],
  },
}
