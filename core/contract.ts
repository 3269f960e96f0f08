/** What a game is. Everything that plays, serves, shows or studies a game does so through this page. */

import type { Rng } from './chance.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who owes an answer, and to what. Games add what the question is about. */
export interface Question {
  readonly seat: Seat
  readonly ask: string
  /** The seat may answer but owes nothing: the game goes on without it. Some other question is always owed. */
  readonly optional?: true
}

/** A legal answer, as plain data. */
export interface Action {
  readonly type: string
}

/** A small fact about what happened. Put into words where it is read, in the reader's language. */
export interface Event {
  readonly type: string
}

/** Who hears of an event. Without `to` and `notTo` everybody does, spectators included. */
export interface Audience {
  readonly to?: readonly Seat[]
  readonly notTo?: readonly Seat[]
  /** Some listener learns what could not be known before: this step cannot be taken back. */
  readonly news?: boolean
}

export type Emit<E> = (event: E, audience?: Audience) => void

/** Why something was not offered: a code for the words, and the facts that go with it. */
export interface Refusal {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** All legal answers of a seat: a list, or a space too large to list by default. */
export type Choices<A> = readonly A[] | ActionSpace<A>

export interface ActionSpace<A> {
  readonly size: number
  includes(action: unknown): action is A
  sample(rng: Rng): A
  list(): readonly A[]
}

export interface Standing {
  readonly seat: Seat
  /** 1 is a winner; shared places have the same number. */
  readonly place: number
  readonly points: number
  /** What decided between equal points, in order. */
  readonly tiebreaks: readonly number[]
  /** Where every point came from. */
  readonly sources: readonly { readonly why: string; readonly points: number }[]
}

/** The ranking, winners first. */
export type Outcome = readonly Standing[]

export interface SeatRange {
  readonly min: number
  readonly max: number
}

/** An option of a game is a closed list of values; the first is the default. */
export type OptionValue = string | number | boolean
export type OptionValues = Readonly<Record<string, OptionValue>>
export type OptionSpecs<O> = { readonly [K in keyof O]: readonly O[K][] }

/** How far the promise goes: alpha may lack rules, beta has them all, production has been played for long. */
export type Stage = 'alpha' | 'beta' | 'production'

// biome-ignore lint/suspicious/noExplicitAny: a game of whatever types
export type AnyGame = Game<any, any, any, any, any, any>

export interface Game<S, A extends Action, V, E extends Event, O, Q extends Question = Question> {
  readonly id: string
  /** Rules revision, pinned in every match and record. */
  readonly rev: number
  readonly stage: Stage
  readonly options: OptionSpecs<O>
  seats(options: O): SeatRange
  setup(options: O, seats: number, rng: Rng): S
  /** Who owes an answer. None: the game is over. */
  questions(s: S): readonly Q[]
  /** Every legal answer of a seat: the one definition of legality. Empty when the seat owes none. */
  actions(s: S, seat: Seat): Choices<A>
  /** In place. Trusts that `a` was offered. Without `emit` nobody listens and no event is made. */
  apply(s: S, seat: Seat, a: A, rng: Rng, emit?: Emit<E>): void
  /** For people: the rule that forbids what was not offered, whatever its shape. */
  whyNot(s: S, seat: Seat, a: unknown): Refusal
  clone(s: S): S
  /** The only thing that ever leaves. Without a seat: a spectator's. */
  view(s: S, seat: Seat | undefined): V
  /** Nobody may know more than a spectator: views differ in their `seat`, and in nothing else. */
  readonly openToAll?: true
  /** Some full state that this view allows. */
  imagine(v: V, rng: Rng): S
  outcome(s: S): Outcome | undefined
  /** Rounds begun so far, where the rules count any: the length of a game as people tell it. */
  rounds?(s: S): number
}
