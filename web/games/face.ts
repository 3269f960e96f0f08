/** What a game shows of itself. Each is a folder with the same few parts, fetched when it is played. */

import type { Action, Event, Question, Seat } from '@windward/core/contract.ts'
import type { Language, Names, Speech } from '@windward/core/words.ts'
import type { Component } from 'svelte'
import type { Signposts } from '../learn/primer.ts'
import type { Sound } from '../table/sounds.ts'

export interface Face<V, A extends Action, E extends Event, Q extends Question> {
  readonly Board: Component<BoardProps<V, A, E>>
  /** Puts together an answer where there are too many to list. */
  readonly Composer?: Component<ComposerProps<V, A>>
  speech(language: Language): Speech<A, V, E, Q>
  /** What is seen between two views, in order; the last frame shows the second. */
  frames(before: V, events: readonly E[], after: V): readonly Frame<V, E>[]
  /** The things on the board of which an action or event speaks. */
  things(of: A | E): readonly string[]
  sound(event: E): Sound | undefined
  readonly signposts: Signposts<V, A, E>
  /** The answer to a question that leaves nothing to decide but is asked so that nobody learns so. */
  idle?(choices: readonly A[]): A | undefined
  /** Whether an event belongs into a summary of what others did; all do without it. */
  notable?(event: E): boolean
  /** The answers worth a line of their own, where the board itself offers the rest; all of them without it. */
  shortlist?(choices: readonly A[]): readonly A[]
}

/** A picture of the board, what happened in it, and for how long it is worth looking at, in milliseconds. */
export interface Frame<V, E> {
  readonly view: V
  readonly events: readonly E[]
  readonly hold: number
}

/** Which things are lit: it stays the same when they change, so that only what asks of a thing looks again. */
export type Lit = Pick<ReadonlySet<string>, 'has'>

export interface BoardProps<V, A, E> {
  readonly view: V
  /** What just happened. */
  readonly events: readonly E[]
  /** Whose board it is; nobody's: a spectator's. */
  readonly seat: Seat | undefined
  readonly names: Names
  readonly language: Language
  /** Answers that can be given now. */
  readonly choices: readonly A[]
  /** Things to point at: a choice or a line of the log has the pointer or the focus. */
  readonly lit: Lit
  readonly hints: boolean
  /** How long a movement takes, in milliseconds; 0 where nothing may move. */
  readonly pace: number
  /** The whole state, where a replay shows everything. */
  readonly secrets?: unknown
  choose(action: A): void
  /** A person points at what cannot be done: what it is, which rule forbids it, and where the reference has it. */
  explain(text: string, action?: A, entry?: string): void
  /** A person takes a closer look: the same, beside the thing. */
  look(at: Element, text: string, action?: A): void
}

export interface ComposerProps<V, A> {
  readonly view: V
  readonly seat: Seat
  readonly language: Language
  choose(action: A): void
}

// biome-ignore lint/suspicious/noExplicitAny: the face of whatever game
export type AnyFace = Face<any, any, any, any>
