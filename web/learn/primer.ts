/** What a game teaches of itself: a first game with a teacher, its rules, and a reference of all its things. */

import type { Action, OptionValues, Refusal, Seat } from '@windward/core/contract.ts'
import type { Language, Params } from '@windward/core/words.ts'
import type { Component } from 'svelte'

export interface Primer {
  readonly script: Script
  /** What the teacher says. */
  tell(language: Language): (key: string, params?: Params) => string
  rules(language: Language): readonly RulesChapter[]
  reference(language: Language): readonly Group[]
  /** A picture for a chapter, by its name. */
  readonly Figure: Component<{ name: string; language: Language }>
  /** A thing of the reference, drawn. */
  readonly Art: Component<{ id: string; language: Language }>
}

export interface RulesChapter {
  readonly id: string
  readonly title: string
  /** A line is a paragraph, one that begins with a bullet an item; **strong**, and [a link](to a chapter or a thing). */
  readonly text: string
  readonly figures: readonly { readonly name: string; readonly caption: string }[]
}

export interface Group {
  readonly id: string
  readonly title: string
  readonly entries: readonly ReferenceEntry[]
}

export interface ReferenceEntry {
  readonly id: string
  readonly title: string
  readonly text: string
  /** How many there are, and how sure we are of it. */
  readonly note: string
}

/** A place in the book: a chapter of the rules or a thing of the reference; without an id, the whole part. */
export interface BookPage {
  readonly part: 'rules' | 'reference'
  readonly id?: string | undefined
}

/** Where to read about what is on the board; part of a game's face, because it is asked at the table. */
export interface Signposts<V, A, E> {
  /** The chapter with the rule that refused something. */
  chapterOf(refusal: Refusal): string | undefined
  /** The thing of which an action or an event speaks first. */
  entryOf(of: A | E, view: V): string | undefined
}

/** A first game: a match whose chance and whose other players are fixed, step by step. */
export interface Script {
  readonly options: OptionValues
  readonly seed: string
  /** The others; the learner has seat 0. */
  readonly others: readonly string[]
  readonly steps: readonly LessonStep[]
  /** Questions that are no part of the lesson, and how they are answered of themselves: by what is asked. */
  readonly quiet?: Readonly<Record<string, Action>>
}

export type LessonStep = TeacherTells | LearnerActs | OtherActs

interface Spoken {
  /** A new part of the lesson begins here, and one can come back to it: the key of its name. */
  readonly part?: string
  /** The key of what the teacher says. */
  readonly tell: string
  /** Things on the board to point at. */
  readonly point?: readonly string[]
}

/** The teacher explains, and the learner says when to go on. */
export interface TeacherTells extends Spoken {
  readonly act?: undefined
}

/** The learner acts. */
export interface LearnerActs extends Spoken, Caused {
  readonly act: Action
  /** What is said of another legal answer, by its type; `any`: of whatever other. */
  readonly otherwise?: Readonly<Partial<Record<string, string>>>
  /** Answers of these types will do as well: the learner decides. */
  readonly decides?: readonly string[]
}

/** Another seat answers. */
export interface OtherActs extends Caused {
  readonly seat: Seat
  readonly does: Action
}

interface Caused {
  /** Types of events that must come of it: where the rules change, the lesson is found out. */
  readonly causes?: readonly string[]
}
