/** What an analysis says of a game that was played, as plain data, and what it must know of a game to say it. */

import type { Rng } from '@windward/core/chance.ts'
import type { Choices, Question, Seat } from '@windward/core/contract.ts'

/** Raised, too, where the same arguments lead to other figures: what was kept before is made anew. */
export const ANALYSIS_FORMAT = 4

/** How many worlds are imagined for each position. */
export const EFFORTS = ['quick', 'normal', 'deep'] as const
export type Effort = (typeof EFFORTS)[number]

/** By seat: the chance to win, a shared victory counting in shares. They add up to 1; alone, to how far one comes. */
export type Shares = readonly number[]

/** From a slip to a blunder; the best of a hard choice. */
export const CHOICE_MARKS = ['?!', '?', '??', '!'] as const
export type ChoiceMark = (typeof CHOICE_MARKS)[number]

export interface Analysis {
  readonly windwardAnalysis: typeof ANALYSIS_FORMAT
  readonly game: string
  readonly rev: number
  /** Of the record that was analysed. */
  readonly seal: string
  readonly effort: Effort
  readonly seed: string
  /** Before the first move, and at the end: the result, where the game was played to its end. */
  readonly beginning: Shares
  readonly end: Shares
  readonly isOver: boolean
  /** Every move at which something was decided, or chance or news spoke. */
  readonly moves: readonly JudgedMove[]
  /** By seat. */
  readonly totals: readonly Total[]
}

/** What one move cost and what it brought: `after` less `before` is `effect`, `luck` and `residual` together. */
export interface JudgedMove {
  /** Counted from 1, as in a record. */
  readonly move: number
  readonly seat: Seat
  /** With the best answer; by what the seat that moves may know. */
  readonly before: Shares
  readonly after: Shares
  /** What the choice changed, beside the best one. */
  readonly effect: Shares
  /** What came, beside all that might have come. */
  readonly luck: Shares
  /** Standard errors of `luck`. */
  readonly doubt: Shares
  /** What neither explains: mostly that the next one to move knows other things, and that playouts go by rule. */
  readonly residual: Shares
  /** Where there was something to choose. */
  readonly decision?: Decision
}

export interface Decision {
  /** The options compared, the best first; of large spaces some. */
  readonly options: readonly JudgedOption[]
  /** Which of them was chosen. */
  readonly chosen: number
  /** What the choice cost the seat, in shares of the victory; below 0 only by chance. */
  readonly error: number
  /** Standard error of `error`. */
  readonly doubt: number
  /** Whether it counts: not forced, and not all the same. */
  readonly counts: boolean
  /** Nobody can have a best answer where all answer at once: the choice is compared with a good mixture instead. */
  readonly isMixed: boolean
  readonly mark?: ChoiceMark
}

export interface JudgedOption {
  readonly action: unknown
  /** The share of the victory of the seat that chooses. */
  readonly value: number
  /** Standard error of `value`. */
  readonly doubt: number
}

/** A seat's whole game: `end` less `beginning` is `luck`, `own`, `others` and `residual` together. */
export interface Total {
  readonly luck: number
  /** Standard error of `luck`. */
  readonly luckDoubt: number
  /** What one's own choices cost, and what those of the others brought. */
  readonly own: number
  /** Standard error of `own`. */
  readonly ownDoubt: number
  readonly others: number
  readonly residual: number
  /** The result without the luck. */
  readonly adjusted: number
  /** Decisions that count, and what each cost on average. */
  readonly decisions: number
  readonly error: number
  /** From 0 to 100. */
  readonly accuracy: number
  readonly class: PlayerClass
}

/** By the mean cost of a decision. */
export const CLASSES = ['master', 'expert', 'skilled', 'steady', 'casual', 'novice'] as const
export type PlayerClass = (typeof CLASSES)[number]

/** How positions of one game are valued: in worlds that a view allows, by playing on by rule to some point. */
export interface Judge<S, A, V> {
  readonly worlds: Readonly<Record<Effort, number>>
  /**
   * A choice is tried in twice as many worlds, and again: up to `worlds` while the standard error of its cost is above
   * `doubt`, and up to `marks` while other worlds might give it another mark.
   */
  readonly closer?: {
    readonly doubt: number
    readonly worlds: Readonly<Record<Effort, number>>
    readonly marks: Readonly<Record<Effort, number>>
  }
  /** Where the playouts of a position end. */
  until(view: V): number
  imagine(view: V, rng: Rng): S
  clone(s: S): S
  apply(s: S, seat: Seat, action: A, rng: Rng): void
  /** Everybody plays on by rule; then who will win, or who has won. */
  playOut(s: S, until: number, rng: Rng): Shares
  /**
   * How things stand once what is under way is over. Luck is measured by it where there is one, in more worlds: what a
   * long playout adds to a small stroke of luck is noise.
   */
  fortune?(s: S, rng: Rng): Shares
  /** The answers worth comparing with the one that was given. */
  candidates(view: V, question: Question, choices: Choices<A>, rng: Rng): Candidates<A>
}

export interface Candidates<A> {
  readonly actions: readonly A[]
  /** Where no one answer is best: one more draw from the mixed strategy of which they are draws. */
  readonly draw?: () => A
  /** What a sound rule of thumb would answer. */
  readonly byRule?: A
}

/**
 * What luck is measured with while a game is played, by whoever may see all of it: everybody plays on by one rule to a
 * horizon, and there a learned value speaks.
 */
export interface Yardstick<S> {
  /** Worlds for each position. */
  readonly worlds: number
  /** Where playing on from here ends. */
  until(s: S): number
  /** How far a game has come, in the same measure. */
  reached(s: S): number
  /** The same table, with the decks that nobody has seen shuffled: every order is as likely as the true one. */
  redealt(s: S, rng: Rng): S
  /** What the rule answers. It looks at nothing that is dealt anew. */
  rule(s: S, question: Question, choices: Choices<unknown>, rng: Rng): unknown
  /** Whether such a question is answered by a draw, and by which bot as the rule would draw. */
  draws(s: S): string | undefined
  value(s: S): Shares
  /** A world that a view allows, where some are likelier than others. */
  imagine?(view: unknown, rng: Rng): S
  /** A quicker way to play on by rule to the very end, where there is one: who has won. */
  finish?(s: S, rng: Rng): Shares
}

// biome-ignore lint/suspicious/noExplicitAny: a yardstick of whatever game
export type AnyYardstick = Yardstick<any>

// biome-ignore lint/suspicious/noExplicitAny: a judge of whatever game
export type AnyJudge = Judge<any, any, any>
