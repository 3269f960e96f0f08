import { Chance, type Rng } from '@windward/core/chance.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { expect, test } from 'vitest'
import { judgeOf } from './catalogue.ts'
import type { AnyJudge, Decision, Effort } from './contract.ts'
import { judgeChoice, judgeClosely, type Tried } from './decision.ts'
import { brief } from './given.ts'
import { weigh } from './weigh.ts'

const USUAL = 8
const MOST = 64
const FOR_MARKS = 256
const judge: AnyJudge = {
  ...brief(await judgeOf('haendler'), USUAL),
  closer: {
    doubt: 0.01,
    worlds: { quick: USUAL, normal: MOST, deep: MOST },
    marks: { quick: USUAL, normal: FOR_MARKS, deep: FOR_MARKS },
  },
}

/** In each world, by how much every option but the first, which was chosen, is better than that one. */
type Gains = () => readonly number[]

function judgedBy(gains: Gains, effort: Effort = 'normal'): { decision: Decision; worlds: readonly number[] } {
  const options = 1 + gains().length
  const worlds = Array.from({ length: options }, () => 0)
  const tryOpen = (n: number, open: readonly number[]): Tried => {
    const all = Array.from({ length: n }, () => [0, ...gains()])
    for (const i of open) worlds[i] += n
    return open.map((i) => all.map((gain) => [0.5 + gain[i], 0.5 - gain[i]]))
  }
  const actions = worlds.map((_, i) => i)
  const judged = (tried: Tried) => judgeChoice(actions, tried, 0, undefined)
  return { decision: judgeClosely(judge, effort, options, tryOpen, judged).decision, worlds }
}

/** Options that are so much better, in one world by more and in the next by less. */
function gainOf(wavering: number, ...means: readonly number[]): Gains {
  let sign = 1
  return () => {
    sign = -sign
    return means.map((mean) => mean + sign * wavering)
  }
}

test('a choice whose cost is clear is tried in no more worlds than usual', () => {
  expect(judgedBy(gainOf(0.01, 0.035)).worlds).toEqual([USUAL, USUAL])
})

test('one whose cost is in doubt is tried in more, until that is known closely enough', () => {
  const { worlds, decision } = judgedBy(gainOf(0.04, 0.2))
  expect(worlds).toEqual([4 * USUAL, 4 * USUAL])
  expect(decision.doubt).toBeLessThanOrEqual(0.01)
})

test('one whose mark hangs in the balance is tried in more again', () => {
  expect(judgedBy(gainOf(0.08, 0.02)).worlds).toEqual([FOR_MARKS, FOR_MARKS])
  expect(judgedBy(gainOf(0.2, 0.5)).worlds).toEqual([MOST, MOST])
})

test('but never in more than its effort allows', () => {
  expect(judgedBy(gainOf(5, 0.02)).worlds).toEqual([FOR_MARKS, FOR_MARKS])
  expect(judgedBy(gainOf(5, 0.02), 'quick').worlds).toEqual([USUAL, USUAL])
})

test('what could hardly be the best is tried in the first worlds only, and keeps its distance', () => {
  const { worlds, decision } = judgedBy(gainOf(0.05, 0.02, -0.3))
  expect(worlds).toEqual([FOR_MARKS, FOR_MARKS, USUAL])
  const [best, chosen, worst] = decision.options
  expect([best.action, chosen.action, worst.action]).toEqual([1, 0, 2])
  expect(worst.value - chosen.value).toBeCloseTo(-0.3)
})

/** Much like the normal distribution. */
function normal(rng: Rng): number {
  return Array.from({ length: 12 }, () => rng.int(2001) / 1000 - 1).reduce((a, b) => a + b) / 2
}

/** Answers that are all alike, close together, far apart, and such as only a few worlds tell apart. */
const LAYOUTS: readonly ((rng: Rng) => readonly number[])[] = [
  (rng) => [0.05 * normal(rng)],
  (rng) => [0.01, 0, -0.01].map((mean) => mean + 0.05 * normal(rng)),
  (rng) => [-0.03, -0.02, -0.04].map((mean) => mean + 0.06 * normal(rng)),
  (rng) => [0.06, 0.03].map((mean) => mean + 0.1 * normal(rng)),
  (rng) => [0, 0.004, 0.008, 0.012, 0.016].map((mean) => mean + 0.05 * normal(rng)),
  (rng) => [rng.int(30) === 0 ? 0.4 : -0.005, 0.02 * normal(rng)],
]

test('other seeds find the same cost, as far as the doubt says', () => {
  const found = Array.from({ length: 60 }, (_, seed) => {
    const decisions = LAYOUTS.flatMap((layout, i) =>
      [1, 2].map((no) => {
        const rng = new Chance(`${seed} ${i} ${no}`)
        return judgedBy(() => layout(rng)).decision
      }),
    )
    const cost = decisions.reduce((sum, { error }) => sum + error, 0)
    return { cost, squares: decisions.reduce((sum, { doubt }) => sum + doubt ** 2, 0) }
  })
  const pairs = found.flatMap((one, i) => found.slice(i + 1).map((other) => [one, other]))
  const within = pairs.filter(([a, b]) => Math.abs(a.cost - b.cost) < 2 * Math.sqrt(a.squares + b.squares))
  expect(within.length / pairs.length).toBeGreaterThan(0.95)
})

test('nor is it beyond doubt where few worlds made one half choose badly', () => {
  const rng = new Chance('rare')
  const found = Array.from({ length: 400 }, () => {
    const worlds = Array.from({ length: 24 }, () => rng.int(12))
    const tried = [
      worlds.map(() => [0.5, 0.5]),
      worlds.map(() => [0.499, 0.501]),
      worlds.map((world) => (world === 0 ? [1, 0] : [0.44, 0.56])),
    ]
    return judgeChoice(['a', 'b', 'c'], tried, 0, undefined).decision
  })
  for (const { error, doubt } of found) expect(error).toBeGreaterThan(-3 * doubt - 0.002)
})

test('an allocation is compared with other draws in each world, so that it costs the same with another seed', async () => {
  const match: AnyMatch = new Match(karibik, { options: defaults(karibik), seats: 2, seed: 'bids', salt: '' })
  const [question] = match.questions()
  const asked = { view: match.view(question.seat), question, choices: match.actions(question.seat) }
  const bids = { type: 'allocate', bribes: [0, 1, 2, 3, 4, 5] }
  const karibiks = await judgeOf('karibik')
  const [one, other] = ['a', 'b'].map((seed) => weigh(karibiks, asked, bids, 64, seed))
  if (one === undefined || other === undefined) throw new Error('there is a choice')
  expect(one.isMixed).toBe(true)
  expect(one.options).toHaveLength(7)
  expect(Math.hypot(one.doubt, other.doubt)).toBeLessThan(0.02)
  expect(Math.abs(one.error - other.error)).toBeLessThan(3 * Math.hypot(one.doubt, other.doubt))
})
