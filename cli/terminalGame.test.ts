import { join } from 'node:path'
import { BOT_NAMES } from '@windward/bots/catalogue.ts'
import type { Minds } from '@windward/bots/contract.ts'
import type { Action, AnyGame, Event, Question } from '@windward/core/contract.ts'
import { type ToyView, toy } from '@windward/core/laws.toy.ts'
import { Match } from '@windward/core/match.ts'
import type { AnySpeech } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import type { TextFace } from './games.ts'
import { botsOf } from './players.ts'
import type { Desk } from './terminal.ts'
import { TerminalGame } from './terminalGame.ts'
import { freshFolder } from './testing.ts'

const CLEARED = '--- cleared ---'

describe('where hands are secret', () => {
  test('the screen is cleared and handed over before another person’s hand is shown', async () => {
    const shown = await playedAt(['Anna', 'Bruno'], ['', '1', '', '1', 'q'])
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
    const shown = await playedAt(['Anna', 'bot random'], ['1', '1', 'q'])
    expect(passesFrom(shown)).toEqual([])
    expect(shown).not.toContain('hand of seat 1')
    expect(shown).toContain('hand of seat 0')
  })

  test('at the end several people see what a spectator sees', async () => {
    const shown = await playedAt(
      ['Anna', 'Bruno'],
      Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? '' : '1')),
    )
    expect(shown).toContain('The game is over.')
    expect(shown.findLast((text) => text.startsWith('hand of seat'))).toBe('hand of seat none')
  })

  test('nothing is shown when the input ends at the hand-over', async () => {
    const shown = await playedAt(['Anna', 'Bruno'], ['', '1'])
    expect(shown.filter((text) => text.startsWith('hand of seat'))).toHaveLength(1)
    expect(shown.at(-1)).toContain('The game is saved.')
  })
})

test('a bot that fails is replaced, and those at the table are told', async () => {
  const mate = () => {
    throw new Error('lost at sea')
  }
  const shown = await playedAt(['Anna', 'bot mate'], ['1', '1', 'q'], { mate })
  expect(shown.join('\n')).toMatch(/Bot 2 \(mate bot\) failed to answer \(lost at sea\)/)
  expect(shown.filter((text) => text === 'hand of seat 0').length).toBeGreaterThan(1)
})

test('what is seldom meant is asked about once, and done when it is chosen again', async () => {
  const doubting = { ...speech, doubt: () => 'Do you mean it?' }
  const shown = await playedAt(['Anna', 'bot random'], ['1', '1', 'q'], {}, { ...face, speech: () => doubting })
  expect(shown.filter((text) => text === 'Do you mean it?')).toHaveLength(1)
  expect(shown.filter((text) => text === 'hand of seat 0').length).toBeGreaterThan(1)
})

function passesFrom(shown: readonly string[]): readonly string[] {
  return shown.filter((text) => text.startsWith('Pass the device'))
}

async function playedAt(
  players: readonly string[],
  answers: readonly string[],
  minds: Minds = {},
  faced: TextFace = face,
): Promise<readonly string[]> {
  const shown: string[] = []
  const rest = [...answers]
  const desk: Desk = {
    width: 80,
    height: undefined,
    clear: () => shown.push(CLEARED),
    wipe: () => shown.push(CLEARED),
    print: (text) => shown.push(text),
    ask: async () => rest.shift(),
  }
  const game: AnyGame = toy
  const match = new Match(game, { options: { cards: 12 }, seats: 2, seed: '1'.repeat(64), salt: '' })
  const save = { name: 'toy', path: join(freshFolder(), 'toy.json') }
  const bots = botsOf(players, BOT_NAMES, [])
  await new TerminalGame({ face: faced, match, players, bots, minds, save }, desk, 'en').run()
  return shown
}

const speech: AnySpeech = {
  question: (question) => (question as Question).ask,
  action: (action) => (action as Action).type,
  event: (event) => (event as Event).type,
  refusal: ({ code }) => code,
  source: (why) => why,
}

const face: TextFace = {
  game: toy,
  title: 'Toy',
  speech: () => speech,
  layout: {
    draw: (view) => `hand of seat ${(view as ToyView).seat ?? 'none'}`,
    rules: () => [],
  },
}
