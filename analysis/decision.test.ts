import { Chance } from '@windward/core/chance.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { expect, test } from 'vitest'
import { judgeOf } from './catalogue.ts'
import type { AnyJudge } from './contract.ts'
import { judgeChoice, judgeClosely, type Tried } from './decision.ts'
import { brief } from './given.ts'
import { weigh } from './weigh.ts'

const MOST = 64
const judge: AnyJudge = {
  ...brief(await judgeOf('haendler'), 8),
  closer: { doubt: 0.01, worlds: { quick: 8, normal: MOST, deep: 4 * MOST } },
}

/** Two options whose difference wavers by so much from world to world; and in how many worlds they were tried. */
function judgedWith(wavering: number, effort: 'quick' | 'normal'): { worlds: number; doubt: number } {
  const rng = new Chance('wavering')
  let worlds = 0
  const tryAll = (n: number): Tried => {
    worlds += n
    const leads = Array.from({ length: n }, () => 0.05 + (wavering * (rng.int(201) - 100)) / 100)
    return [leads.map(() => [0.5, 0.5]), leads.map((lead) => [0.5 + lead, 0.5 - lead])]
  }
  const { decision } = judgeClosely(judge, effort, tryAll, (tried) => judgeChoice(['a', 'b'], tried, 0, undefined))
  return { worlds, doubt: decision.doubt }
}

test('a choice whose cost is clear is tried in no more worlds than usual', () => {
  expect(judgedWith(0.01, 'normal').worlds).toBe(8)
})

test('one whose cost is in doubt is tried in more, until that is known closely enough', () => {
  const { worlds, doubt } = judgedWith(0.08, 'normal')
  expect([16, 32, 64]).toContain(worlds)
  expect(doubt).toBeLessThanOrEqual(0.01)
})

test('but never in more than its effort allows', () => {
  expect(judgedWith(5, 'normal').worlds).toBe(MOST)
  expect(judgedWith(5, 'quick').worlds).toBe(8)
})

test.each([-2, -1, -0.5, 0, 0.5, 1, 2])(
  'its doubt foretells what other seeds find, %d standard errors from a tie',
  (lead) => {
    const rng = new Chance(`tie ${lead}`)
    const worlds = 32
    const wavering = () => Array.from({ length: 12 }, () => rng.int(2001) / 1000 - 1).reduce((a, b) => a + b) / 2
    const found = Array.from({ length: 600 }, () => {
      const rows = Array.from({ length: worlds }, () => 0.01 * (lead / Math.sqrt(worlds) + wavering()))
      const tried = [rows.map(() => [0.5, 0.5]), rows.map((row) => [0.5 + row, 0.5 - row])]
      return judgeChoice(['a', 'b'], tried, 0, undefined).decision
    })
    const average = found.reduce((sum, { error }) => sum + error, 0) / found.length
    const apart = found.reduce((sum, { error }) => sum + (error - average) ** 2, 0)
    const foretold = found.reduce((sum, { doubt }) => sum + doubt ** 2, 0)
    expect(Math.sqrt(apart / foretold)).toBeGreaterThan(0.8)
    expect(Math.sqrt(apart / foretold)).toBeLessThan(1.15)
  },
)

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
