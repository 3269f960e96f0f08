import { offered } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { describe, expect, test } from 'vitest'
import { botsFor, mindsOf } from './catalogue.ts'
import type { Minds } from './contract.ts'
import type { Mishap } from './guard.ts'
import { answerOf, seatBot, taskIn } from './seat.ts'

const lost = () => {
  throw new Error('lost at sea')
}

/** Who answered, by the mishaps before. */
function asked(minds: Minds, name: string): { readonly answer: unknown; readonly mishaps: readonly string[] } {
  const match: AnyMatch = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'seat', salt: '' })
  const [question] = match.questions()
  const mishaps: string[] = []
  const bot = seatBot(minds, name, { onMishap: ({ bot, fault }: Mishap) => mishaps.push(`${bot} ${fault}`) })
  const answer = answerOf(bot, haendler, taskIn(match, question, name))
  expect(offered(match.actions(question.seat), answer)).toBeDefined()
  return { answer, mishaps }
}

describe('a bot that fails', () => {
  test('is replaced by the level below', () => {
    const answering: Minds = { mate: ({ choices }) => (choices as readonly unknown[])[0], captain: lost }
    expect(asked(answering, 'captain').mishaps).toEqual(['captain threw'])
    expect(asked(answering, 'captain').answer).toEqual(asked(answering, 'mate').answer)
  })

  test('and, where that fails too, by any legal action', () => {
    expect(asked({ mate: lost, captain: lost }, 'captain').mishaps).toEqual(['captain threw', 'mate threw'])
    expect(asked({ captain: lost }, 'captain').mishaps).toEqual(['captain threw'])
  })
})

test('a bot that nobody knows is not seated', () => {
  expect(() => asked({}, 'captain')).toThrow('there is no bot captain')
})

describe.each(GAME_IDS)('in %s', (id) => {
  test('a task survives the wire, and is answered with what is offered, the same each time', async () => {
    const [game, minds] = await Promise.all([rulesOf(id), mindsOf(id)])
    const match: AnyMatch = new Match(game, { options: defaults(game), seats: 2, seed: 'task', salt: '' })
    const [question] = match.questions()
    for (const name of botsFor(id).slice(0, 3)) {
      const bot = seatBot(minds, name, { onMishap: (mishap) => expect(mishap).toBeUndefined() })
      const task = taskIn(match, question, name)
      expect(JSON.stringify(task)).not.toContain(match.deal.seed)
      const answer = answerOf(bot, game, JSON.parse(JSON.stringify(task)))
      expect(answerOf(bot, game, task)).toEqual(answer)
      expect(offered(match.actions(question.seat), answer)).toBeDefined()
    }
  })
})

test('two seats that are asked at once have chances of their own', async () => {
  const match: AnyMatch = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'task', salt: '' })
  const [question] = match.questions()
  const other = { ...question, seat: 1 - question.seat }
  expect(taskIn(match, question, 'mate').seed).not.toBe(taskIn(match, other, 'mate').seed)
})
