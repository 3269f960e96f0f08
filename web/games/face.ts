/** What a game shows of itself. Each is a folder with the same few parts, fetched when it is played. */

import type { Action, Event, Question, Seat } from '@windward/core/contract.ts'
import type { Language, Names, Speech } from '@windward/core/words.ts'
import type { Component } from 'svelte'
import type { IconName } from '../art/names.ts'
import type { Likeness } from '../art/people/likeness.ts'
import type { Signposts } from '../learn/primer.ts'
import type { Sound } from '../table/hearing.ts'

export interface Face<V, A extends Action, E extends Event, Q extends Question> {
  /** A chart wants room both ways, cards lie in rows: it decides where the wood lies. */
  readonly lay: 'chart' | 'cards'
  /** Its chart is broader than it is high: the wood beside it is narrower. */
  readonly isBroad?: boolean
  readonly Board: Component<BoardProps<V, A, E>>
  /** What one has oneself, on the wood. Without it the board shows it. */
  readonly Quay?: Component<BoardProps<V, A, E>>
  /** Whose things lie on the wood for whoever only looks on, where that is always the same seat: the band need not show them. */
  readonly onlookersSeat?: Seat
  /** What another player has, in the band. Without it the board shows it. */
  readonly Rival?: Component<RivalProps<V, E>>
  /** Whom a seat plays, where a game has persons to play. */
  persona?(view: V, seat: Seat): Persona | undefined
  /** What lies on the table before anybody plays, where a game begins with choices that would hide it. */
  laid?(view: V): V
  /** The colours of all seats, where the game itself gives them some. */
  hands?(view: V): readonly string[]
  /** The answers that lie on the wood as plates, the main one first: three at most. Without it, or without any, all are listed. */
  plated?(choices: readonly A[], view: V, seat: Seat): readonly A[] | undefined
  /** What follows an answer by the same press, where nothing lies between. */
  course?(action: A, choices: readonly A[], view: V, seat: Seat): readonly A[]
  /** What an answer, with those that follow it, is called on its plate, and what comes of it. */
  plate?(action: A, view: V, seat: Seat, language: Language, names: Names, then?: readonly A[]): ActionPlate
  /** What speaks for an answer that is weighed beside others, where its plate says less; nothing where it says enough. */
  reason?(action: A, view: V, seat: Seat, language: Language, names: Names): string | undefined
  /** What is to be pressed on the board, where the main answer lies there; without it a card. */
  hint?(choices: readonly A[], language: Language, plates: readonly A[]): string | undefined
  /** For how many milliseconds what happened is not told yet, by how long a movement takes: a card still lies face down. */
  unseen?(events: readonly E[], pace: number): number
  /** How oneself is asked, where the game's own words can say it better here. */
  ask?(question: Q, view: V, seat: Seat, language: Language, names: Names): string
  /** What another player has, in words, for whoever presses their face. */
  about?(view: V, seat: Seat, language: Language, names: Names): string
  /** What a seat did when it last acted, in a few words. */
  recap?(events: readonly E[], seat: Seat, view: V, language: Language, names: Names): string
  /** Puts together an answer where there are too many to list. */
  readonly Composer?: Component<ComposerProps<V, A>>
  /** The points of all seats as they stand; told the whole state, with what others cannot see. */
  score?(view: V, secrets?: unknown): readonly number[]
  /** How many points end the game. */
  goal?(view: V): number | undefined
  /** What decides between equal points, in order. */
  tiebreaks?(language: Language): readonly string[]
  /** How a game without rivals is judged. */
  verdict?(view: V, points: number, language: Language): Acclaim
  /** What happens is told on the wood alone, where the board has no room for sentences. */
  readonly isToldOnWood?: boolean
  /** What was worth telling of a game that is over, to one of those who played it: three facts at most. */
  facts?(events: readonly E[], view: V, language: Language, names: Names, you?: Seat): readonly Fact[]
  /** Why whoever has the most points did not win; nothing where they did. */
  passedOver?(view: V, language: Language, names: Names, you?: Seat): string
  speech(language: Language): Speech<A, V, E, Q>
  /** How what happened stands in the log. */
  readonly annals: Annals<V, E>
  /** What is seen between two views, in order; the last picture shows the second. */
  pictures(before: V, events: readonly E[], after: V): readonly Picture<V, E>[]
  /** The things on the board of which an action or event speaks. */
  things(of: A | E): readonly string[]
  sound(event: E): Sound | undefined
  readonly signposts: Signposts<V, A, E>
  /** Fetches what is not on the table when it is laid, once its first question lies there: then nothing comes late. */
  later?(): Promise<unknown>
  /** The answer to a question that leaves nothing to decide but is asked so that nobody learns so. */
  idle?(choices: readonly A[], events: readonly E[], view: V): A | undefined
  /** The answer that ends a turn, or a visit within one, in which nothing else is left to do. */
  finish?(choices: readonly A[], view: V): A | undefined
  /** Whether a turn is over with these answers by the rules themselves, so that nothing of them can be taken back. */
  ends?(whole: readonly A[], view: V, seat: Seat): boolean
  /** Whether an answer only sorts something out on the way: what was chosen before it goes on after it. */
  sorts?(action: A): boolean
  /** The answers worth a line of their own, where the board itself offers the rest; all of them without it. */
  shortlist?(choices: readonly A[]): readonly A[]
}

export interface Annals<V, E> {
  /** Whether a chapter begins with it, of which it is the heading. */
  heads(event: E): boolean
  /** What the game is counted in. */
  readonly turns?: {
    /** The number of the round or turn that begins with it. */
    of(event: E): number | undefined
    named(n: number, language: Language): string
  }
  /** Whether one wants to leap to it in a replay, besides to the chapters. */
  stops?(event: E): boolean
  /** Whose doing it is; nobody's: what the sea, the deck or an NPC does. */
  seat(event: E): Seat | undefined
  icon(event: E): IconName
  /** The one event that stands for both, where the second only goes on with the first: two legs of a voyage. */
  fold(before: E, event: E): E | undefined
  /** In fewer words than while it happens: a card's text need not be told again. */
  tell?(event: E, view: V, language: Language, names: Names): string | undefined
  /** The same to the only person at the device, where it concerns them; otherwise nothing. */
  tellYou?(event: E, view: V, language: Language, names: Names, you: Seat): string | undefined
  /** The counters that these events moved, and by what. */
  changes(events: readonly E[], view: V, language: Language, names: Names): readonly CounterChange[]
}

/** A number that rose or fell, and why. */
export interface CounterChange {
  readonly seat: Seat
  /** Which of the seat's numbers: the counter on the table has this name and the seat's number. */
  readonly of: string
  readonly by: number
  readonly cause: string
  /** The thing on the board where the number already stands: coins fly from there, and it is not said twice. */
  readonly from?: string
}

/** A picture of the board, what happened in it, and for how long it is worth looking at, in milliseconds. */
export interface Picture<V, E> {
  readonly view: V
  readonly events: readonly E[]
  readonly hold: number
}

export interface ActionPlate {
  readonly title: string
  readonly note: string
  /** It cannot be taken back and costs all: a finger has to stay on it. */
  readonly isHeld?: boolean
  /** What is put together bit by bit, such as a purchase: it stays the same answer while it grows. */
  readonly tally?: string
}

/** Somebody in the game whose face and name a player takes on. */
export interface Persona {
  readonly name: string
  readonly likeness: Likeness
}

/** What a game without rivals came to. */
export interface Acclaim extends Fact {
  readonly isWon: boolean
}

export interface Fact {
  readonly title: string
  readonly text: string
  /** When it came to pass, where that was one moment. */
  readonly event?: Event
}

export interface RivalProps<V, E = Event> {
  readonly view: V
  /** What just happened. */
  readonly events: readonly E[]
  readonly seat: Seat
  readonly names: Names
  readonly language: Language
}

/** Which things are lit: it stays the same when they change, so that only what asks of a thing looks again. */
export type Lit = Pick<ReadonlySet<string>, 'has'>

export interface BoardProps<V, A, E> {
  readonly view: V
  /** What just happened. */
  readonly events: readonly E[]
  /** All that happened since this person last answered. */
  readonly since: readonly E[]
  /** Whose board it is; nobody's: a spectator's. */
  readonly seat: Seat | undefined
  /** Who is spoken to: the only person at the device. */
  readonly you?: Seat | undefined
  readonly names: Names
  readonly language: Language
  /** Answers that can be given now. */
  readonly choices: readonly A[]
  /** Things to point at: a choice or a line of the log has the pointer or the focus. */
  readonly lit: Lit
  /** What others did last is done with these. */
  readonly last?: Lit
  readonly hints: boolean
  /** How long a movement takes, in milliseconds; 0 where nothing may move. */
  readonly pace: number
  /** The whole state, where a replay shows everything. */
  readonly secrets?: unknown
  /** The answer that is chosen but not given yet: a second press gives it. */
  readonly chosen?: A | undefined
  /** The answers that would follow it. */
  readonly then?: readonly A[]
  /** A finger or the focus is on an answer, or on none. */
  mark?(action: A | undefined, then?: readonly A[]): void
  /** The key that gives an answer, if there is one. */
  keyOf?(action: A): string | undefined
  /** Gives an answer, and those that follow it as soon as each is offered. */
  choose(action: A, then?: readonly A[]): void
  /** A person points at what cannot be done: what it is, which rule forbids it, and where the reference has it. */
  explain(text: string, action?: A, entry?: string): void
  /** A person takes a closer look: the same, beside the thing. */
  look(at: Element, text: string, action?: A): void
  /** Something lies on the board that is to be read before others go on, and before the game's result is shown. */
  hold?(isHeld: boolean): void
}

export interface ComposerProps<V, A> {
  readonly view: V
  readonly seat: Seat
  readonly language: Language
  choose(action: A): void
}

// biome-ignore lint/suspicious/noExplicitAny: the face of whatever game
export type AnyFace = Face<any, any, any, any>
