/** Whether an analysis that somebody else made is one of this record: its sums, and some of its moves judged anew. */

import { same } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import type { AnyMatch, GameRecord } from '@windward/core/record.ts'
import { chanceAt, type DraftedMove, draftOf, resultOf } from './analyse.ts'
import { ANALYSIS_FORMAT, type Analysis, type AnyJudge, type JudgedMove, type Shares, type Total } from './contract.ts'
import { markOf, SLIP } from './decision.ts'
import { minus, plus } from './shares.ts'
import { totalsOf } from './totals.ts'

/** `record`: it is of another one. `sums`: they do not close. `judgement`: a move is judged otherwise. */
export type AnalysisFlaw = 'record' | 'sums' | 'judgement'

/** What sums may differ by. */
const EXACT = 1e-9

/** `sample`: moves of the record, counted from 1, that are judged anew. Trusts that the record was verified. */
export function flawIn(
  game: AnyGame,
  judge: AnyJudge,
  record: GameRecord,
  analysis: Analysis,
  sample: ReadonlySet<number>,
): AnalysisFlaw | undefined {
  if (!isOf(record, analysis)) return 'record'
  if (!areSumsClosed(analysis, record.seats)) return 'sums'
  const match: AnyMatch = new Match(game, { ...record, options: record.options })
  const listed = new Map(analysis.moves.map((judged) => [judged.move, judged]))
  for (const [i, [seat, action]] of record.moves.entries()) {
    const move = i + 1
    if (!sample.has(move)) {
      match.submit(seat, action)
      continue
    }
    const draft = draftOf(match, judge, seat, action, analysis.effort, chanceAt(analysis.seed, move))
    if (!agree(draft, listed.get(move))) return 'judgement'
  }
  const isOver = match.outcome() !== undefined
  if (analysis.isOver !== isOver) return 'record'
  return isOver && !areClose(analysis.end, resultOf(match, judge)) ? 'judgement' : undefined
}

function isOf(record: GameRecord, { windwardAnalysis, game, rev, seal, moves }: Analysis): boolean {
  if (windwardAnalysis !== ANALYSIS_FORMAT || game !== record.game || rev !== record.rev || seal !== record.seal)
    return false
  return moves.every(
    ({ move, seat }, k) => record.moves[move - 1]?.[0] === seat && (k === 0 || moves[k - 1].move < move),
  )
}

/** Each move goes on where the one before ended, and nothing is left over. */
function areSumsClosed({ beginning, end, moves, totals }: Analysis, seats: number): boolean {
  const isWhole = (shares: Shares) => shares.length === seats
  if (![beginning, end].every(isWhole)) return false
  let before = beginning
  for (const { before: from, after, effect, luck, doubt, residual } of moves) {
    if (![from, after, effect, luck, doubt, residual].every(isWhole)) return false
    if (!areSame(from, before) || !areSame(minus(after, from), plus(plus(effect, luck), residual))) return false
    before = after
  }
  const own = totalsOf(moves, end)
  return areSame(before, end) && totals.length === seats && own.every((total, seat) => isSameTotal(total, totals[seat]))
}

function isSameTotal(a: Total, b: Total): boolean {
  const figures = ({ class: _, ...rest }: Total) => Object.values(rest)
  return a.class === b.class && areSame(figures(a), figures(b))
}

function agree(draft: Omit<DraftedMove, 'move'> | undefined, judged: JudgedMove | undefined): boolean {
  if (draft === undefined || judged === undefined) return draft === undefined && judged === undefined
  const { before, given, luck, doubt, decision } = draft
  const areShares =
    areClose(judged.before, before) &&
    areClose(judged.effect, minus(given, before)) &&
    areClose(judged.luck, luck) &&
    areClose(judged.doubt, doubt)
  if (!areShares || (decision === undefined) !== (judged.decision === undefined)) return false
  return decision === undefined || judged.decision === undefined || isSameDecision(decision, judged.decision)
}

type Decision = NonNullable<JudgedMove['decision']>

function isSameDecision(own: Decision, theirs: Decision): boolean {
  const chosen = theirs.options[theirs.chosen]?.action
  if (!same(own.options[own.chosen].action, chosen) || own.options.length !== theirs.options.length) return false
  const marked = markOf(theirs.error, theirs.doubt)
  if (theirs.mark !== marked && !(marked === undefined && theirs.mark === '!')) return false
  const values = own.options.map(
    ({ action }) => theirs.options.find((option) => same(option.action, action))?.value ?? Number.NaN,
  )
  return areClose([own.error, ...own.options.map(({ value }) => value)], [theirs.error, ...values])
}

function areSame(a: readonly number[], b: readonly number[]): boolean {
  return areWithin(EXACT, a, b)
}

/** Other machines round otherwise, and a playout may go another way for it: what is closer than a slip is the same. */
function areClose(a: readonly number[], b: readonly number[]): boolean {
  return areWithin(SLIP, a, b)
}

function areWithin(most: number, a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => Math.abs(value - b[i]) <= most)
}
