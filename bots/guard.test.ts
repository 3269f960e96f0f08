import { Chance } from '@windward/core/chance.ts'
import { offered } from '@windward/core/choices.ts'
import type { AnyGame, OptionValues } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { describe, expect, test } from 'vitest'
import { botOf, mindsOf } from './catalogue.ts'
import type { Ask, Bot } from './contract.ts'
import { guarded, type Mishap } from './guard.ts'
import { random } from './random.ts'
import { playGame } from './simulate.ts'

const throwing: Bot = {
  id: 'throwing',
  decide() {
    throw new Error('lost at sea')
  },
}
const talking: Bot = { id: 'talking', decide: () => JSON.parse('{"type":"walkThePlank"}') }
const silent: Bot = { id: 'silent', decide: () => JSON.parse('{}').nothing }

const mate = botOf(await mindsOf('haendler'), 'mate') as Bot
const mates: readonly (readonly [AnyGame, Bot])[] = [
  [haendler, mate],
  [karibik, botOf(await mindsOf('karibik'), 'mate') as Bot],
]

describe.each(mates)('a guarded game of $id', (game, mate) => {
  const options = defaults(game) as OptionValues
  const play = (bot: Bot, fallback?: Bot) => {
    const mishaps: Mishap[] = []
    const guard = guarded(bot, { fallback, onMishap: (mishap) => mishaps.push(mishap) })
    return { mishaps, played: playGame(game, options, 2, 'guard', [random, guard]) }
  }

  test.each([
    [throwing, 'threw', /lost at sea/],
    [talking, 'notOffered', /walkThePlank/],
    [silent, 'notOffered', /undefined/],
  ] as const)('comes to its end with a bot that is only $id', (bot, fault, detail) => {
    const { mishaps, played } = play(bot)
    expect(played.outcome[0].place).toBe(1)
    expect(mishaps.length).toBeGreaterThan(5)
    for (const mishap of mishaps) {
      expect(mishap).toEqual({ bot: bot.id, seat: 1, fault, detail: expect.stringMatching(detail) })
    }
  })

  test('is played as its replacement plays it', () => {
    const alone = playGame(game, options, 2, 'guard', [random, mate])
    expect(play(throwing, mate).played).toEqual(alone)
  })

  test('goes on when the replacement fails as well, and both are told of', () => {
    const { mishaps, played } = play(throwing, talking)
    expect(played.outcome[0].place).toBe(1)
    expect(new Set(mishaps.map(({ bot }) => bot))).toEqual(new Set(['throwing', 'talking']))
  })

  test('is not changed by the guard where nothing goes wrong', () => {
    const { mishaps, played } = play(mate)
    expect(mishaps).toEqual([])
    expect(played).toEqual(playGame(game, options, 2, 'guard', [random, mate]))
  })
})

describe('a budget', () => {
  /** A clock that ticks when it is read. */
  const limit = (budget: number) => {
    let time = 0
    return { budget, now: () => time++ }
  }
  const s = haendler.setup(defaults(haendler), 2, new Chance('budget'))
  const [question] = haendler.questions(s)
  const ask = (): Ask<unknown> => ({
    game: haendler,
    seat: question.seat,
    question,
    choices: haendler.actions(s, question.seat),
    view: haendler.view(s, question.seat),
    rng: new Chance('own'),
  })
  const slow = (polls: number): Bot => ({
    id: 'slow',
    decide: (given) => {
      for (let i = 0; i < polls; i++) given.expired?.()
      return mate.decide(given)
    },
  })

  test('that is overrun by far costs the answer', () => {
    const mishaps: Mishap[] = []
    const bot = guarded(slow(30), { limit: limit(10), onMishap: (mishap) => mishaps.push(mishap) })
    expect(offered(ask().choices, bot.decide(ask()))).toBeDefined()
    expect(mishaps).toMatchObject([{ bot: 'slow', fault: 'overran', detail: expect.stringMatching(/ of 10$/) }])
  })

  test('is known to the bot, which can stop in time', () => {
    const mishaps: Mishap[] = []
    let polls = 0
    const patient: Bot = {
      id: 'patient',
      decide: (given) => {
        while (given.expired?.() === false) polls += 1
        return mate.decide(given)
      },
    }
    const bot = guarded(patient, { limit: limit(10), onMishap: (mishap) => mishaps.push(mishap) })
    bot.decide(ask())
    expect(polls).toBeGreaterThan(5)
    expect(polls).toBeLessThan(12)
    expect(mishaps).toEqual([])
  })

  test('ends also when whoever asks says so', () => {
    const heard: (boolean | undefined)[] = []
    const listening: Bot = {
      id: 'listening',
      decide: (given) => {
        heard.push(given.expired?.())
        return mate.decide(given)
      },
    }
    const bot = guarded(listening, { limit: limit(1000), onMishap: () => {} })
    bot.decide({ ...ask(), expired: () => true })
    expect(heard).toEqual([true])
  })

  test('may be none, and the view is then made only for who looks', () => {
    let looks = 0
    const blind: Bot = { id: 'blind', decide: ({ choices, rng }) => random.decide({ ...ask(), choices, rng }) as never }
    const given = ask()
    const counting: Ask<unknown> = Object.defineProperty({ ...given }, 'view', { get: () => ++looks })
    guarded(blind, { limit: limit(1000), onMishap: () => {} }).decide(counting)
    guarded(blind, { onMishap: () => {} }).decide(counting)
    expect(looks).toBe(0)
  })
})
