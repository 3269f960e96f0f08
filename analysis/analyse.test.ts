import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { type AnyMatch, recordOf } from '@windward/core/record.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { describe, expect, test } from 'vitest'
import { judgeOf } from './catalogue.ts'
import type { AnyJudge, JudgedMove } from './contract.ts'
import { brief, played, whole } from './given.ts'
import { glance } from './glance.ts'
import { plainJudge } from './plain.ts'
import { greatestStrokes, worstMistakes } from './turning.ts'
import { weigh } from './weigh.ts'

describe.for(GAME_IDS)('%s', (id) => {
  test('what was won is luck, errors and residual together', async () => {
    const record = await played(id, ['mate', 'random'], 'sum', 90)
    const { beginning, end, moves, totals, isOver } = whole(await rulesOf(id), brief(await judgeOf(id), 4), record)
    expect(moves.length).toBeGreaterThan(20)
    expect(beginning[0] + beginning[1]).toBeCloseTo(1, 9)
    for (const [seat, { luck, own, others, residual, adjusted }] of totals.entries()) {
      expect(luck + own + others + residual).toBeCloseTo(end[seat] - beginning[seat], 9)
      expect(adjusted).toBeCloseTo(end[seat] - luck, 9)
    }
    for (const { before, after, effect, luck, residual } of moves) {
      for (const [seat, share] of before.entries()) {
        expect(after[seat] - share).toBeCloseTo(effect[seat] + luck[seat] + residual[seat], 9)
      }
    }
    if (isOver) expect([...end].sort()).toEqual([0, 1])
  })

  test('a first look shows the whole game at some moments, the chances adding up to one', async () => {
    const record = await played(id, ['mate', 'mate'], 'glance', 90)
    const glimpses = [...glance(await rulesOf(id), await judgeOf(id), record, 'a')]
    expect(glimpses.length).toBeGreaterThan(20)
    expect(glimpses.length).toBeLessThanOrEqual(30)
    expect(glimpses[0].at).toBe(0)
    expect(record.moves.length - (glimpses.at(-1)?.at ?? 0)).toBeLessThanOrEqual(glimpses[1].at)
    for (const { shares } of glimpses) expect(shares[0] + shares[1]).toBeCloseTo(1, 9)
  })

  test('the same record, effort and seed give the same analysis', async () => {
    const record = await played(id, ['mate', 'mate'], 'again', 12)
    const [game, judge] = [await rulesOf(id), brief(await judgeOf(id), 3)]
    expect(whole(game, judge, record)).toEqual(whole(game, judge, record))
    expect(whole(game, judge, record, 'quick', 'b').moves).not.toEqual(whole(game, judge, record).moves)
  })
})

test('an allocation is judged by what its seat could know: what lies hidden changes no letter', async () => {
  const judge = brief(await judgeOf('karibik'), 6)
  const judgedAfter = (hidden: readonly number[]): JudgedMove | undefined => {
    const match: AnyMatch = new Match(karibik, { options: defaults(karibik), seats: 2, seed: 'hidden', salt: '' })
    match.submit(1, { type: 'allocate', bribes: hidden })
    match.submit(0, { type: 'allocate', bribes: [5, 4, 3, 2, 1, 0] })
    return whole(karibik, judge, recordOf(match)).moves.find(({ seat }) => seat === 0)
  }
  const [one, other] = [judgedAfter([0, 1, 2, 3, 4, 5]), judgedAfter([5, -1, 4, 3, 2, 1])]
  expect(one?.decision).toBeDefined()
  expect(one?.decision).toEqual(other?.decision)
  expect(one?.before).toEqual(other?.before)
  // What came to light is another thing.
  expect(one?.luck).not.toEqual(other?.luck)
})

test('whoever plays worse is told so', async () => {
  const judge = brief(await judgeOf('haendler'), 48)
  const errors = [0, 0]
  for (const seed of ['w1', 'w2', 'w3']) {
    const { totals } = whole(haendler, judge, await played('haendler', ['random', 'captain'], seed))
    for (const [seat, { error }] of totals.entries()) errors[seat] += error
  }
  expect(errors[0]).toBeGreaterThan(4 * errors[1])
})

test('totals of other seeds are as far apart as their standard errors foretell', async () => {
  const judge = await judgeOf('haendler')
  const ratios: number[] = []
  for (let game = 0; game < 8; game++) {
    const record = await played('haendler', ['mate', 'random'], `doubts ${game}`)
    const [a, b] = ['a', 'b'].map((seed) => whole(haendler, brief(judge, 16), record, 'quick', seed).totals[0])
    ratios.push((a.luck - b.luck) / Math.hypot(a.luckDoubt, b.luckDoubt))
    ratios.push((a.own - b.own) / Math.hypot(a.ownDoubt, b.ownDoubt))
  }
  const spread = Math.sqrt(ratios.reduce((sum, ratio) => sum + ratio ** 2, 0) / ratios.length)
  expect(spread).toBeGreaterThan(0.5)
  expect(spread).toBeLessThan(1.5)
})

test('luck comes to nothing in the long run, however silly the value', async () => {
  // Whoever has fewer coins is thought to win.
  const silly: AnyJudge = {
    ...brief(plainJudge(haendler), 4),
    playOut: (s) => {
      const coins = s.players.map((player: { coins: readonly unknown[] }) => 1 / (1 + player.coins.length))
      const all = coins.reduce((a: number, b: number) => a + b)
      return coins.map((share: number) => share / all)
    },
  }
  const lucks: number[] = []
  for (let game = 0; game < 60; game++) {
    lucks.push(whole(haendler, silly, await played('haendler', ['mate', 'mate'], `luck ${game}`)).totals[0].luck)
  }
  const mean = lucks.reduce((a, b) => a + b) / lucks.length
  const error = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (lucks.length - 1) / lucks.length)
  expect(error).toBeGreaterThan(0)
  expect(Math.abs(mean)).toBeLessThan(2.5 * error)
})

test('the moves that decided are named, the costliest first', async () => {
  const record = await played('haendler', ['random', 'mate'], 'decided')
  const analysis = whole(haendler, brief(await judgeOf('haendler'), 32), record)
  const mistakes = worstMistakes(analysis)
  expect(mistakes).toHaveLength(5)
  expect(mistakes.map(({ decision }) => decision.error)).toEqual(
    mistakes.map(({ decision }) => decision.error).toSorted((a, b) => b - a),
  )
  for (const { decision } of mistakes) expect(decision.error).toBeGreaterThanOrEqual(2 * decision.doubt)
  for (const { luck } of greatestStrokes(analysis)) expect(luck).toBeGreaterThan(0)
})

test('a blunder is found out before it is played, and the best comes first', async () => {
  const match: AnyMatch = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'advice', salt: '' })
  match.submit(0, { type: 'reveal' })
  const judge = await judgeOf('haendler')
  const [question] = match.questions()
  const asked = { view: match.view(question.seat), question, choices: match.actions(question.seat) }
  const advice = weigh(judge, asked, undefined, 64, 'a')
  expect(advice?.options.map(({ value }) => value)).toEqual(
    advice?.options.map(({ value }) => value).toSorted((a, b) => b - a),
  )
  const worst = advice?.options.at(-1)?.action
  const weighed = weigh(judge, asked, worst, 64, 'a')
  expect(weighed?.options[weighed.chosen].action).toEqual(worst)
  expect(weighed?.error).toBeGreaterThan(0)
  expect(weigh(judge, { ...asked, choices: [worst] }, undefined, 64, 'a')).toBeUndefined()
})
