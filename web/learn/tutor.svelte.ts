/** The teacher's table: a lesson as the game screen knows a table, and what the teacher has to say of it. */

import { CHANCE, steadyBot } from '@windward/bots/catalogue.ts'
import type { Action, AnyGame, Refusal } from '@windward/core/contract.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import type { Refused } from '@windward/protocol/commands.ts'
import type { MoveEvents, TableFacts, TableLink, TableListener, TableUpdate } from '../table/link.ts'
import { adopt } from '../table/local.ts'
import { isSpoken, Lesson, type Mistake } from './lesson.ts'
import type { LearnerActs, Script, TeacherTells } from './primer.ts'
import { keepProgress, keepTaught, progressOf } from './progress.ts'

export class Tutor implements TableLink {
  readonly info: TableFacts
  readonly past: readonly MoveEvents[]
  readonly #game: AnyGame
  readonly #lesson: Lesson
  #listener: TableListener | undefined

  at: number = $state.raw(0)
  step: TeacherTells | LearnerActs | undefined = $state.raw()
  mistake: Mistake | undefined = $state.raw()

  /** Goes on where this learner was last time. */
  constructor(game: AnyGame, script: Script, learner: string) {
    this.#game = game
    this.#lesson = new Lesson(game, script, progressOf(game.id))
    this.past = this.#lesson.past
    this.info = {
      id: `lesson-${game.id}`,
      game: game.id,
      options: script.options,
      players: [{ name: learner }, ...script.others.map((name) => ({ name, bot: rivalIn(game.id) }))],
      commitment: this.#lesson.commitment,
    }
    this.#stand()
  }

  get steps(): number {
    return this.#lesson.script.steps.length
  }

  get parts(): readonly number[] {
    return this.#lesson.parts
  }

  /** The key of the name of the part that begins at a step. */
  partAt(at: number): string | undefined {
    const step = this.#lesson.script.steps[at]
    return step !== undefined && isSpoken(step) ? step.part : undefined
  }

  listen(to: TableListener): void {
    this.#listener = to
    to.update(this.#lesson.look())
  }

  next(): void {
    this.#tell(this.#lesson.next())
  }

  show(): void {
    this.#tell(this.#lesson.show())
  }

  jump(to: number): void {
    this.#tell([this.#lesson.jump(to)])
  }

  /** Another legal answer is noticed, and the same question is asked again. */
  async submit(action: Action): Promise<Refused | undefined> {
    const answered = this.#lesson.answer(action)
    if ('refusal' in answered) return { ok: false, by: 'game', ...answered.refusal }
    if ('updates' in answered) {
      this.#tell(answered.updates)
    } else {
      this.mistake = answered.mistake
      this.#listener?.update(this.#lesson.look())
    }
    return undefined
  }

  tryAgain(): void {
    this.mistake = undefined
  }

  /** From here on without a teacher, against bots: where the game was kept. */
  async playOn(): Promise<string> {
    const { players } = this.info
    return (await adopt(this.#lesson.record(players[0].name), players)).id
  }

  async whyNot(action: unknown): Promise<Refusal | undefined> {
    return this.#lesson.whyNot(action)
  }

  async undo(): Promise<undefined> {}

  async take(): Promise<void> {}

  close(): void {
    this.#listener = undefined
  }

  #tell(updates: readonly TableUpdate[]): void {
    this.#stand()
    for (const update of updates) this.#listener?.update(update)
  }

  #stand(): void {
    this.mistake = undefined
    this.at = this.#lesson.at
    this.step = this.#lesson.step
    keepProgress(this.#game.id, this.step === undefined ? 0 : this.at)
    if (this.step === undefined) keepTaught(this.#game.id)
  }
}

/** Who sits opposite once the teacher is gone; until then the script answers for them. */
function rivalIn(game: string): string {
  return isGameId(game) ? steadyBot(game) : CHANCE
}
