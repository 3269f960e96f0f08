/** A table on the screen: updates become frames, shown one after the other; a question waits for the last of them. */

import type { Action, Event, Outcome, Question, Refusal, Seat } from '@windward/core/contract.ts'
import type { AnyFace, Frame } from '../games/face.ts'
import { ahead, seen } from '../parts/turns.ts'
import { isStill, settings } from '../shell.svelte.ts'
import { play } from './sounds.ts'
import type { Table, Told, Trouble, Update } from './table.ts'

interface LogLine {
  readonly seq: number
  readonly event: Event
}

type Frames = readonly Frame<unknown, Event>[]

interface Waiting {
  readonly update: Update
  /** What is seen of it; none where the table is laid anew. */
  readonly frames: Frames | undefined
}

/** What a frame is worth, by the pace that was chosen. */
const PACE = { calm: 1.8, brisk: 1, instant: 0 } as const
/** How long a movement takes at most, in milliseconds. */
const MOVEMENT = { calm: 520, brisk: 320, instant: 0 } as const
/** How long a question that was answered stays for what comes of it, in milliseconds; then the table is slow. */
const PATIENCE = 100

export class Session {
  readonly table: Table
  readonly face: AnyFace
  readonly #queue: Waiting[] = []
  readonly #isAlone: boolean
  /** A step was taken back: what was answered of itself is asked now. */
  #isTakenBack = false
  #frames: Frames = []
  /** Calls off what is shown next; nothing is under way without it. */
  #callOff: (() => void) | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  /** The table is being asked this very moment. */
  #isAsking = false
  #showing: Update | undefined
  /** The next update is what this person's own answer led to. */
  #isOwn = false
  #isByOthers = false
  /** Others' turns are not watched: what is shown now is over at once. */
  #isPassedOver = false

  frame: Frame<unknown, Event> | undefined = $state.raw()
  log: readonly LogLine[] = $state.raw([])
  /** The update that is wholly shown; none while something is still under way. */
  now: Update | undefined = $state.raw()
  /** What is asked was answered, and no other answer is taken: it goes with what comes of it. */
  isPressed = $state(false)
  seat: Seat | undefined = $state.raw()
  outcome: Outcome | undefined = $state.raw()
  /** What others did since this person last answered. */
  meanwhile: readonly Event[] = $state.raw([])
  trouble: Trouble | undefined = $state.raw()

  /** Alone with bots, nobody is kept waiting for an answer that decides nothing. */
  constructor(table: Table, face: AnyFace, isAlone = false) {
    this.#isAlone = isAlone
    this.table = table
    this.face = face
    this.log = linesOf(table.past)
    table.listen({
      update: (update) => {
        // A table that answers on the spot has moved on: nothing of it may be seen beside what it asked before.
        if (this.#isAsking) this.#clear()
        this.#queue.push({ update, frames: this.#framesOf(update) })
        this.#callOff ??= ahead(() => this.#next())
      },
      trouble: (trouble) => {
        this.trouble = trouble
      },
    })
  }

  get isBusy(): boolean {
    return this.now === undefined
  }

  get choices(): readonly Action[] {
    return this.now?.choices ?? []
  }

  get questions(): readonly Question[] {
    return this.now?.questions ?? []
  }

  get movement(): number {
    return isStill() ? 0 : MOVEMENT[settings.speed]
  }

  async choose(action: Action): Promise<Refusal | undefined> {
    return this.#press(() => {
      this.meanwhile = []
      return this.#answer(action)
    })
  }

  async undo(): Promise<Refusal | undefined> {
    if (!this.now?.canUndo) return undefined
    return this.#press(() => {
      this.#isTakenBack = true
      return this.#ask(() => this.table.undo())
    })
  }

  /** Something other than an answer moves the table on: what it asked goes from the screen first. */
  async moveOn(what: () => void): Promise<void> {
    if (this.isBusy) return what()
    await this.#press(async () => {
      this.#clear()
      what()
      return undefined
    })
  }

  /** Shows the end of everything that waits to be shown. */
  skip(): void {
    this.#callOff?.()
    for (;;) {
      this.#showAll()
      const next = this.#queue.shift()
      if (next === undefined) break
      this.#begin(next)
    }
    this.#rest()
  }

  close(): void {
    this.#callOff?.()
    // What was pressed a moment ago is not answered any more.
    this.#clear()
    this.table.close()
  }

  /** The press is seen before anything comes of it: the table is asked a picture later. */
  async #press(what: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    if (this.isBusy || this.isPressed) return undefined
    const asked = this.now
    this.isPressed = true
    await seen()
    // Somebody else may have moved on meanwhile.
    return this.now === asked ? what() : undefined
  }

  /** Nothing else is asked until there is an answer; what was refused changes nothing. */
  async #answer(action: Action): Promise<Refusal | undefined> {
    this.#isOwn = true
    const refusal = await this.#ask(() => this.table.submit(action))
    if (refusal) this.#isOwn = false
    return refusal
  }

  async #ask(what: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    this.#patience = setTimeout(() => this.#clear(), PATIENCE)
    this.#isAsking = true
    const answer = what()
    this.#isAsking = false
    const refusal = await answer
    if (refusal && this.#callOff === undefined) {
      this.#clear()
      this.now = this.#showing
    }
    return refusal
  }

  /** Nothing is asked any more. */
  #clear(): void {
    clearTimeout(this.#patience)
    this.isPressed = false
    this.now = undefined
  }

  #next(): void {
    const [frame] = this.#frames
    if (frame) {
      this.#frames = this.#frames.slice(1)
      this.#show(frame)
      this.#callOff = hold(frame, () => this.#next())
      return
    }
    const next = this.#queue.shift()
    if (next === undefined) return this.#rest()
    this.#begin(next)
    if (this.#isPassedOver) this.#showAll()
    this.#next()
  }

  #showAll(): void {
    for (const frame of this.#frames) this.#show(frame)
    this.#frames = []
  }

  /** Thought of as soon as the update is there: it is shown a picture later. */
  #framesOf(update: Update): Frames | undefined {
    const before = this.#queue.at(-1)?.update ?? this.#showing
    if (before === undefined || update.seq <= before.seq) return undefined
    return this.face.frames(before.view, update.events, update.view)
  }

  #begin({ update, frames }: Waiting): void {
    this.#clear()
    this.#isPassedOver = !this.#isOwn && settings.others !== 'watch'
    this.#isByOthers = !this.#isOwn
    this.#isOwn = false
    this.#showing = update
    this.#frames = frames ?? [{ view: update.view, events: [], hold: 0 }]
    if (frames === undefined)
      this.log = update.past ? linesOf(update.past) : this.log.filter((line) => line.seq <= update.seq)
  }

  #show(frame: Frame<unknown, Event>): void {
    const update = this.#showing
    this.frame = frame
    // For whoever wants to know what it costs: `npm run pace`. So is the mark of a question.
    performance.mark('picture')
    this.seat = update?.seat
    if (frame.events.length === 0) return
    if (this.#isByOthers) this.meanwhile = [...this.meanwhile, ...frame.events]
    const seq = update?.seq ?? 0
    this.log = [...this.log, ...frame.events.map((event) => ({ seq, event }))]
    for (const event of frame.events) {
      const sound = this.face.sound(event)
      if (sound) void play(sound)
    }
  }

  #rest(): void {
    this.#callOff = undefined
    this.outcome = this.#showing?.outcome
    const choices = this.#showing?.choices ?? []
    const idle = this.#isAlone && !this.#isTakenBack ? this.face.idle?.(choices) : undefined
    this.#isTakenBack = false
    if (idle) return void this.#answer(idle)
    this.now = this.#showing
    if (choices.length > 0) performance.mark('question')
  }
}

/** Leaves it for as long as it is worth looking at; what is worth no time is seen all the same. */
function hold(frame: Frame<unknown, Event>, next: () => void): () => void {
  const time = frame.hold * PACE[settings.speed]
  if (time === 0) return ahead(next)
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    callOff = ahead(next)
  }, time)
  return () => callOff()
}

function linesOf(past: readonly Told[]): LogLine[] {
  return past.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })))
}
