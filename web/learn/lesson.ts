/** A first game under way: the script is followed on the real engine, and whatever else the learner tries is noticed. */

import { count, list, offered, same } from '@windward/core/choices.ts'
import type { Action, AnyGame, Event, Refusal, Seat } from '@windward/core/contract.ts'
import { hears, Match, type ToldEvent } from '@windward/core/match.ts'
import { type AnyMatch, type GameRecord, recordOf } from '@windward/core/record.ts'
import { MOST_LISTED, type MoveEvents, type TableUpdate } from '../table/link.ts'
import type { LearnerActs, LessonStep, Script, TeacherTells } from './primer.ts'

export const LEARNER: Seat = 0

/** A legal answer that is not the one shown, and what would have come of it. */
export interface Mistake {
  readonly action: Action
  readonly events: readonly Event[]
  readonly view: unknown
}

export type LessonAnswer =
  | { readonly updates: readonly TableUpdate[] }
  | { readonly mistake: Mistake }
  | { readonly refusal: Refusal }

export class Lesson {
  readonly script: Script
  readonly #game: AnyGame
  #match: AnyMatch
  #past: MoveEvents[] = []
  #at = 0

  /** Stands at a step that the teacher speaks; throws where the engine does not follow the script. */
  constructor(game: AnyGame, script: Script, at = 0) {
    this.#game = game
    this.script = script
    this.#match = this.#deal()
    this.jump(at)
  }

  /** The step at which the lesson stands; none: it is over. */
  get step(): TeacherTells | LearnerActs | undefined {
    const step = this.script.steps[this.#at]
    return step && isSpoken(step) ? step : undefined
  }

  get at(): number {
    return this.#at
  }

  get past(): readonly MoveEvents[] {
    return this.#past
  }

  /** Steps at which a part begins. */
  get parts(): readonly number[] {
    return this.script.steps.flatMap((step, i) => (isSpoken(step) && step.part ? [i] : []))
  }

  get commitment(): string {
    return this.#match.commitment
  }

  /** While the teacher explains nobody is asked. */
  look(events: readonly Event[] = []): TableUpdate {
    const match = this.#match
    const isAsking = this.step?.act !== undefined
    const choices = isAsking ? match.actions(LEARNER) : []
    return {
      moves: match.moves.length,
      seat: LEARNER,
      view: match.view(LEARNER),
      events,
      questions: isAsking ? match.questions() : [],
      choices: count(choices) > MOST_LISTED ? [] : list(choices),
      canUndo: false,
    }
  }

  /** The learner has read what was told. */
  next(): readonly TableUpdate[] {
    if (this.step === undefined || this.step.act !== undefined) return []
    this.#at += 1
    return this.#goOn([])
  }

  /** The learner answers. Only what was shown changes anything. */
  answer(action: Action): LessonAnswer {
    const { step } = this
    if (step?.act === undefined) return { updates: [] }
    if (same(step.act, action)) return { updates: this.show() }
    if (step.decides?.includes(action.type) && offered(this.#match.actions(LEARNER), action))
      return { updates: this.#give(action, {}) }
    const tried = new Match(this.#game, this.#match.deal, this.#match.snapshot())
    const answer = tried.submit(LEARNER, action)
    if (!answer.ok) return { refusal: answer.refusal }
    return { mistake: { action, events: heard(answer.events as ToldEvent<Event>[]), view: tried.view(LEARNER) } }
  }

  /** The shown answer is given. */
  show(): readonly TableUpdate[] {
    const { step } = this
    if (step?.act === undefined) return []
    return this.#give(step.act, step)
  }

  #give(action: Action, caused: { readonly causes?: readonly string[] }): readonly TableUpdate[] {
    const events = this.#submit(LEARNER, action, caused)
    this.#at += 1
    return this.#goOn(events)
  }

  whyNot(action: unknown): Refusal | undefined {
    return this.#match.whyNot(LEARNER, action)
  }

  /** Goes to a step, forward or back, as if everything before it had been played. */
  jump(to: number): TableUpdate {
    this.#match = this.#deal()
    this.#past = []
    this.#at = 0
    while (this.#at < to && this.#at < this.script.steps.length) this.#play(this.script.steps[this.#at])
    if (this.step === undefined) this.#goOn([])
    return { ...this.look(), past: this.#past }
  }

  /** The match as it stands: it can be played on. */
  record(learner: string): GameRecord {
    return recordOf(this.#match, [learner, ...this.script.others])
  }

  /** Lets the others answer until the teacher speaks: one update for each answer. */
  #goOn(events: readonly Event[]): readonly TableUpdate[] {
    const updates = [this.look(events)]
    for (;;) {
      const step = this.script.steps[this.#at]
      if (step === undefined || isSpoken(step)) break
      updates.push(this.look(this.#play(step)))
    }
    return updates
  }

  #play(step: LessonStep): readonly Event[] {
    const events = isSpoken(step)
      ? step.act === undefined
        ? []
        : this.#submit(LEARNER, step.act, step)
      : this.#submit(step.seat, step.does, step)
    this.#at += 1
    return events
  }

  #submit(seat: Seat, action: Action, { causes = [] }: { readonly causes?: readonly string[] }): readonly Event[] {
    const answer = this.#match.submit(seat, action)
    if (!answer.ok) throw new Error(`${this.#here(seat, action)} was refused: ${JSON.stringify(answer.refusal)}`)
    const events = [...(answer.events as ToldEvent<Event>[]), ...this.#hush()]
    const types = events.map(({ event }) => event.type)
    const missing = causes.filter((type) => !types.includes(type))
    if (missing.length > 0) throw new Error(`${this.#here(seat, action)} caused ${types} and not ${missing}`)
    this.#past.push({ move: this.#match.moves.length, events: heard(events) })
    return heard(events)
  }

  /** Answers what is asked beside the lesson, unless the lesson answers it next. */
  #hush(): readonly ToldEvent<Event>[] {
    const events: ToldEvent<Event>[] = []
    for (;;) {
      const [question] = this.#match.questions()
      const quiet = question && this.script.quiet?.[question.ask]
      if (quiet === undefined || this.#answersNext(question.seat)) return events
      const answer = this.#match.submit(question.seat, quiet)
      if (!answer.ok) return events
      events.push(...(answer.events as ToldEvent<Event>[]))
    }
  }

  /** Whether the next answer of the script is one that this seat can give now. */
  #answersNext(seat: Seat): boolean {
    const next = this.script.steps.slice(this.#at + 1).find((step) => !isSpoken(step) || step.act !== undefined)
    if (next === undefined) return false
    const [by, action] = isSpoken(next) ? [LEARNER, next.act] : [next.seat, next.does]
    return by === seat && offered(this.#match.actions(seat), action) !== undefined
  }

  #here(seat: Seat, action: Action): string {
    return `the first game of ${this.#game.id}, step ${this.#at}: seat ${seat} ${JSON.stringify(action)}`
  }

  #deal(): AnyMatch {
    const { options, others, seed } = this.script
    return new Match(this.#game, { options, seats: others.length + 1, seed, salt: 'lesson' })
  }
}

export function isSpoken(step: LessonStep): step is TeacherTells | LearnerActs {
  return 'tell' in step
}

function heard(events: readonly ToldEvent<Event>[]): Event[] {
  return events.filter((told) => hears(told, LEARNER)).map((told) => told.event)
}
