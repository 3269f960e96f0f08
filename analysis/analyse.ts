/**
 * How well did I play, and how lucky was I? Every decision of a record is compared with what else could have been done,
 * by what its seat could know at that moment; everything that came by chance, or came to light, with all that might have.
 */

import { Chance } from '@windward/core/chance.ts'
import { same } from '@windward/core/choices.ts'
import type { AnyGame, Seat } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import type { AnyMatch, GameRecord } from '@windward/core/record.ts'
import {
  ANALYSIS_FORMAT,
  type Analysis,
  type AnyJudge,
  type Decision,
  type Effort,
  type JudgedMove,
  type Shares,
} from './contract.ts'
import { judgeChoice, judgeClosely, type Tried } from './decision.ts'
import { luckBetween } from './luck.ts'
import { mean, minus, plus } from './shares.ts'
import { totalsOf } from './totals.ts'
import { tryOut } from './trial.ts'

/** Trusts that the record was verified. Yields every judged move as it comes; who has seen enough stops asking. */
export function* analyse(
  game: AnyGame,
  judge: AnyJudge,
  record: GameRecord,
  effort: Effort,
  seed: string,
): Generator<JudgedMove, Analysis> {
  const match: AnyMatch = new Match(game, { ...record, options: record.options })
  return yield* joined(match, judge, record, effort, seed, drafts(match, judge, record, effort, seed))
}

/** Moves of a record from `first` up to but not including `end`, counted from 0: parts of it can be judged apart. */
export interface MoveSpan {
  readonly first: number
  readonly end: number
}

/** A part of the same analysis, for whoever joins them. */
export function draftsIn(
  game: AnyGame,
  judge: AnyJudge,
  record: GameRecord,
  effort: Effort,
  seed: string,
  { first, end }: MoveSpan,
): readonly DraftedMove[] {
  const match: AnyMatch = new Match(game, { ...record, options: record.options })
  for (const [seat, action] of record.moves.slice(0, first)) match.submit(seat, action)
  return [...drafts(match, judge, record, effort, seed, { first, end })]
}

/** Plays those moves, for which the match stands ready. */
function* drafts(
  match: AnyMatch,
  judge: AnyJudge,
  record: GameRecord,
  effort: Effort,
  seed: string,
  { first, end }: MoveSpan = { first: 0, end: record.moves.length },
): Generator<DraftedMove> {
  for (let i = first; i < end; i++) {
    const [seat, action] = record.moves[i]
    const draft = draftOf(match, judge, seat, action, effort, chanceAt(seed, i + 1))
    if (draft !== undefined) yield { ...draft, move: i + 1 }
  }
}

/** The analysis that all drafts of a record make, in order. When the last has come, the match has been played. */
export function* joined(
  match: AnyMatch,
  judge: AnyJudge,
  record: GameRecord,
  effort: Effort,
  seed: string,
  drafted: Iterable<DraftedMove>,
): Generator<JudgedMove, Analysis> {
  const moves: JudgedMove[] = []
  let open: DraftedMove | undefined
  let beginning: Shares | undefined
  for (const draft of drafted) {
    beginning ??= draft.before
    if (open !== undefined) {
      moves.push(closed(open, draft.before))
      yield moves[moves.length - 1]
    }
    open = draft
  }
  const isOver = match.outcome() !== undefined
  const end = open === undefined || isOver ? resultOf(match, judge) : plus(open.given, open.luck)
  if (open !== undefined) {
    moves.push(closed(open, end))
    yield moves[moves.length - 1]
  }
  const start = beginning ?? end
  return {
    windwardAnalysis: ANALYSIS_FORMAT,
    game: record.game,
    rev: record.rev,
    seal: record.seal,
    effort,
    seed,
    beginning: start,
    end,
    isOver,
    moves,
    totals: totalsOf(moves, end),
  }
}

/** A move that waits for the next one to say how things stood after it. */
export interface DraftedMove {
  readonly move: number
  readonly seat: Seat
  readonly before: Shares
  readonly given: Shares
  /** What came, beside all that might have come, by what this seat knows; and its standard errors. */
  readonly luck: Shares
  readonly doubt: Shares
  readonly decision?: Decision
}

/** Plays the move. Nothing: there was nothing to choose, and nothing came. */
export function draftOf(
  match: AnyMatch,
  judge: AnyJudge,
  seat: Seat,
  action: unknown,
  effort: Effort,
  rng: Chance,
): Omit<DraftedMove, 'move'> | undefined {
  const view = match.view(seat)
  const choices = match.actions(seat)
  const question = match.questions().find((asked) => asked.seat === seat)
  const field = judge.candidates(view, question, choices, rng.stream('candidates'))
  const actions = [action, ...field.actions.filter((other) => !same(other, action))]
  match.submit(seat, action)
  const isQuiet = match.canUndo(seat)
  if (actions.length === 1 && isQuiet) return undefined
  const byRule = field.byRule === undefined ? undefined : actions.findIndex((other) => same(other, field.byRule))
  const tryOpen = (worlds: number, open: readonly number[]) => {
    const some = actions.filter((_, i) => open.includes(i))
    return tryOut(judge, view, seat, some, judge.until(view), worlds, rng, field.draw)
  }
  const judged = (tried: Tried) => judgeChoice(actions, tried, seat, byRule)
  const { decision, best, given } = judgeClosely(judge, effort, actions.length, tryOpen, judged)
  const none = given.map(() => 0)
  const { luck, doubt } = isQuiet
    ? { luck: none, doubt: none }
    : luckBetween(judge, view, match.view(seat), seat, action, judge.worlds[effort], rng)
  if (actions.length === 1) return { seat, before: given, given, luck, doubt }
  return { seat, before: best, given, luck, doubt, decision }
}

function closed({ move, seat, before, given, luck, doubt, decision }: DraftedMove, after: Shares): JudgedMove {
  return {
    move,
    seat,
    before,
    after,
    effect: minus(given, before),
    luck,
    doubt,
    residual: minus(after, plus(given, luck)),
    ...(decision && { decision }),
  }
}

/** Each move is judged by a chance of its own, so that it can be judged alone. */
export function chanceAt(seed: string, move: number): Chance {
  return new Chance(`${seed} ${move}`)
}

/** At the end everything is known: one world is enough. */
export function resultOf(match: AnyMatch, judge: AnyJudge): Shares {
  const view = match.view(undefined)
  return mean(tryOut(judge, view, 0, [undefined], judge.until(view), 1, new Chance('end'))[0])
}
