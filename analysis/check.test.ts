import { haendler } from '@windward/games/haendler/index.ts'
import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { judgeOf } from './catalogue.ts'
import { flawIn } from './check.ts'
import type { Analysis, AnyJudge, Decision, JudgedMove } from './contract.ts'
import { played } from './given.ts'

const EVERY = new Set(Array.from({ length: 1000 }, (_, i) => i + 1))
const NONE: ReadonlySet<number> = new Set()

const judge: AnyJudge = { ...(await judgeOf('haendler')), worlds: { quick: 6, normal: 6, deep: 6 } }
const record = await played('haendler', ['mate', 'random'], 'check', 60)
const honest = made()

function made(): Analysis {
  const steps = analyse(haendler, judge, record, 'quick', 'a')
  for (let step = steps.next(); ; step = steps.next()) {
    // As it comes over the wire.
    if (step.done) return JSON.parse(JSON.stringify(step.value))
  }
}

const flaw = (analysis: Analysis, sample: ReadonlySet<number> = EVERY) =>
  flawIn(haendler, judge, record, analysis, sample)

/** The first move at which something was decided, judged otherwise. */
function forged(change: (judged: JudgedMove, decision: Decision) => JudgedMove): Analysis {
  const at = honest.moves.findIndex(({ decision }) => decision?.counts)
  const { decision } = honest.moves[at]
  if (decision === undefined) throw new Error('nothing was decided')
  return { ...honest, moves: honest.moves.map((judged, i) => (i === at ? change(judged, decision) : judged)) }
}

test('an honest analysis has no flaw', () => {
  expect(honest.moves.length).toBeGreaterThan(20)
  expect(flaw(honest)).toBeUndefined()
  expect(flaw(honest, NONE)).toBeUndefined()
})

test('an analysis of another record is found out', async () => {
  const other = await played('haendler', ['mate', 'random'], 'other', 60)
  expect(flawIn(haendler, judge, other, honest, NONE)).toBe('record')
  expect(flaw({ ...honest, moves: honest.moves.map((judged) => ({ ...judged, seat: 1 - judged.seat })) }, NONE)).toBe(
    'record',
  )
})

test('luck that nobody had is found out by the sums', () => {
  const lucky = forged((judged) => ({ ...judged, luck: judged.luck.map((share, seat) => share + (seat ? 0.1 : -0.1)) }))
  expect(flaw(lucky, NONE)).toBe('sums')
  const better = {
    ...honest,
    totals: honest.totals.map((total) => ({ ...total, accuracy: 100, class: 'master' as const })),
  }
  expect(flaw(better, NONE)).toBe('sums')
  expect(flaw({ ...honest, end: [...honest.end, 0] }, NONE)).toBe('sums')
})

test('a move that is judged otherwise is found out where it is in the sample', () => {
  const praised = forged((judged, decision) => ({
    ...judged,
    decision: { ...decision, options: decision.options.map((option) => ({ ...option, value: 0.9 })) },
  }))
  expect(flaw(praised, NONE)).toBeUndefined()
  expect(flaw(praised)).toBe('judgement')
  const marked = forged((judged, decision) => ({
    ...judged,
    decision: { ...decision, mark: decision.mark === '?' ? '??' : '?' },
  }))
  expect(flaw(marked)).toBe('judgement')
})
