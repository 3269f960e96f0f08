/** A table on the screen: updates become pictures, shown one after the other; a question waits for the last of them. */

import { same } from '@windward/core/choices.ts'
import type { Action, Event, Outcome, Question, Seat } from '@windward/core/contract.ts'
import type { Refused } from '@windward/protocol/commands.ts'
import type { AnyFace, Picture } from '../games/face.ts'
import { ahead, rested, seen } from '../parts/turns.ts'
import { isStill, settings } from '../shell.svelte.ts'
import type { LogLine, MoveEvents, TableLink, TableUpdate, Trouble } from './link.ts'
import { Presses } from './presses.ts'
import { sinceOwn } from './since.ts'
import { play } from './sounds.ts'

type Pictures = readonly Picture<unknown, Event>[]

interface Waiting {
  readonly update: TableUpdate
  /** What is seen of it; none where the table is laid anew. */
  readonly pictures: Pictures | undefined
}

/** What a picture is worth, by the pace that was chosen. */
const PACE = { calm: 1.8, brisk: 1, instant: 0 } as const
/** Which part of that others' pictures are held, less for each update that waits, and the least. */
const OTHERS = 0.7
const EACH_WAITING = 0.12
const LEAST_HASTE = 0.25
/** How long a movement takes at most, in milliseconds. */
const MOVEMENT = { calm: 520, brisk: 320, instant: 0 } as const
/** How long a question that was answered stays for what comes of it, in milliseconds; then the table is slow. */
const PATIENCE = 100
/** After how long the bell rings again for whoever has not come, in milliseconds. */
const SECOND_BELL = 20_000

export class Sitting {
  readonly table: TableLink
  readonly face: AnyFace
  readonly #queue: Waiting[] = []
  readonly #isAlone: boolean
  /** What was chosen together with the last answer and is still to be given. */
  #course: readonly Action[] = []
  /** A course that a question came between. */
  #broken: readonly Action[] = []
  readonly #presses = new Presses()
  /** What was answered of itself since the last answer cannot be taken back, and so nothing that came of it. */
  #isSettled = false
  #pictures: Pictures = []
  /** Calls off what is shown next; nothing is under way without it. */
  #callOff: (() => void) | undefined
  #second: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #isLaid = false
  /** The table is being asked this very moment. */
  #isAsking = false
  #showing: TableUpdate | undefined
  /** The next update is what this person's own answer led to. */
  #isOwn = false
  #isByOthers = false
  /** Others' turns are not watched: what is shown now is over at once. */
  #isPassedOver = false
  /** The course was pressed while somebody else moved. */
  #isLate = false
  /** Something is to be read before others go on, and what waits for it. */
  #isReading = false
  #onceRead: (() => void) | undefined

  picture: Picture<unknown, Event> | undefined = $state.raw()
  log: readonly LogLine[] = $state.raw([])
  /** The update that is wholly shown; none while something is still under way. */
  now: TableUpdate | undefined = $state.raw()
  /** What is asked was answered, and no other answer is taken: it goes with what comes of it. */
  isPressed = $state(false)
  seat: Seat | undefined = $state.raw()
  outcome: Outcome | undefined = $state.raw()
  /** What others did since this person last answered. */
  meanwhile: readonly Event[] = $state.raw([])
  /** All that happened since this person last answered, by whomever. */
  since: readonly Event[] = $state.raw([])
  trouble: Trouble | undefined = $state.raw()
  /** What was pressed and could not be done any more, when somebody else had moved. */
  missed: { readonly wish: Action | undefined } | undefined = $state.raw()

  /** Alone with bots, nobody is kept waiting for an answer that decides nothing. */
  constructor(table: TableLink, face: AnyFace, isAlone = false) {
    this.#isAlone = isAlone
    this.table = table
    this.face = face
    this.log = linesOf(table.past)
    table.listen({
      update: (update) => {
        // A table that answers on the spot has moved on: nothing of it may be seen beside what it asked before.
        if (this.#isAsking) this.#clear()
        this.#queue.push({ update, pictures: this.#picturesOf(update) })
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

  /**
   * Answers, and with what follows as soon as each of it is offered; what comes otherwise ends the course, but where the
   * answer only sorts something out on the way.
   */
  async choose(action: Action, then: readonly Action[] = []): Promise<Refused | undefined> {
    return this.#press(
      () => {
        this.meanwhile = []
        this.since = []
        this.#isSettled = false
        this.#course = this.face.sorts?.(action) ? [...then, ...this.#broken] : then
        this.#presses.began(this.#moves)
        return this.#answer(action)
      },
      // It is given when all of that is seen, if it is still offered.
      () => {
        this.#course = [action, ...then]
        this.#isLate = true
        if (!this.isBusy) this.#rest()
      },
    )
  }

  /** Takes back what was pressed last, with all that the press gave, as far as the table can go back. */
  async undo(): Promise<Refused | undefined> {
    if (!this.now?.canUndo) return undefined
    return this.#press(
      () => {
        this.#course = []
        this.since = []
        return this.#takeBack()
      },
      () => {
        this.missed = { wish: undefined }
      },
    )
  }

  /** Something other than an answer moves the table on: what it asked goes from the screen first. */
  async moveOn(what: () => void): Promise<void> {
    if (this.isBusy) return what()
    await this.#press(async () => {
      this.#clear()
      what()
      return undefined
    }, what)
  }

  /** What somebody has not read yet is not played over by others' turns, where these are watched. */
  wait(isReading: boolean): void {
    this.#isReading = isReading
    if (isReading) return
    this.#onceRead?.()
    this.#onceRead = undefined
  }

  /** Shows the end of everything that waits to be shown. */
  skip(): void {
    this.#onceRead = undefined
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
    clearTimeout(this.#second)
    // What was pressed a moment ago is not answered any more.
    this.#clear()
    this.table.close()
  }

  /** The press is seen before anything comes of it: the table is asked once it was painted, unless somebody else moved. */
  async #press(what: () => Promise<Refused | undefined>, late: () => void): Promise<Refused | undefined> {
    if (this.isBusy || this.isPressed) return undefined
    const asked = this.now
    this.isPressed = true
    await seen()
    if (this.now === asked) return what()
    late()
    return undefined
  }

  #takeBack(): Promise<Refused | undefined> {
    this.#presses.goBack(this.#moves)
    return this.#ask(() => this.table.undo())
  }

  get #moves(): number {
    return this.#showing?.moves ?? 0
  }

  /** Nothing else is asked until there is an answer; what was refused changes nothing. */
  async #answer(action: Action): Promise<Refused | undefined> {
    this.#isOwn = true
    const refusal = await this.#ask(() => this.table.submit(action))
    if (refusal) this.#isOwn = false
    return refusal
  }

  async #ask(what: () => Promise<Refused | undefined>): Promise<Refused | undefined> {
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
    const [picture] = this.#pictures
    if (picture) {
      this.#pictures = this.#pictures.slice(1)
      this.#show(picture)
      this.#callOff = hold(picture, this.#haste(), () => this.#next())
      return
    }
    const [next] = this.#queue
    if (next === undefined) return this.#rest()
    if (next.pictures !== undefined && !this.#isLaid) return this.#awaitTable()
    if (this.#isReading && !this.#isOwn && isWatched()) return this.#awaitReader()
    this.#queue.shift()
    this.#begin(next)
    if (this.#isPassedOver) this.#showAll()
    this.#next()
  }

  /** Nobody follows what happens on a table that is still being laid. */
  #awaitTable(): void {
    let isCalledOff = false
    this.#callOff = () => {
      isCalledOff = true
    }
    void rested().then(() => {
      this.#isLaid = true
      if (!isCalledOff) this.#next()
    })
  }

  #awaitReader(): void {
    this.#callOff = () => {
      this.#onceRead = undefined
    }
    this.#onceRead = () => {
      this.#callOff = ahead(() => this.#next())
    }
  }

  /** Others' turns are shorter than one's own, and the shorter the more of them wait. */
  #haste(): number {
    return this.#isByOthers ? Math.max(LEAST_HASTE, OTHERS - this.#queue.length * EACH_WAITING) : 1
  }

  #showAll(): void {
    for (const picture of this.#pictures) this.#show(picture)
    this.#pictures = []
  }

  /** Thought of as soon as the update is there: it is shown when the screen is painted next. */
  #picturesOf(update: TableUpdate): Pictures | undefined {
    const before = this.#queue.at(-1)?.update ?? this.#showing
    if (before === undefined || update.moves <= before.moves) return undefined
    return this.face.pictures(before.view, update.events, update.view)
  }

  #begin({ update, pictures }: Waiting): void {
    this.#clear()
    this.#isPassedOver = !this.#isOwn && settings.others !== 'watch'
    this.#isByOthers = !this.#isOwn
    this.#isOwn = false
    if (this.#showing === undefined) this.since = sinceOwn(this.log, update.seat, this.face.annals.seat)
    this.#showing = update
    this.#pictures = pictures ?? [{ view: update.view, events: [], hold: 0 }]
    if (pictures === undefined)
      this.log = update.past ? linesOf(update.past) : this.log.filter((line) => line.move <= update.moves)
  }

  #show(picture: Picture<unknown, Event>): void {
    const update = this.#showing
    this.picture = picture
    // For whoever wants to know what it costs: `npm run pace`. So is the mark of a question.
    performance.mark('picture')
    this.seat = update?.seat
    if (picture.events.length === 0) return
    this.since = [...this.since, ...picture.events]
    if (this.#isByOthers) this.meanwhile = [...this.meanwhile, ...picture.events]
    const move = update?.moves ?? 0
    this.log = [...this.log, ...picture.events.map((event) => ({ move, event }))]
    for (const event of picture.events) {
      const sound = this.face.sound(event)
      if (sound) void play(sound)
    }
  }

  #rest(): void {
    this.#callOff = undefined
    this.outcome = this.#showing?.outcome
    const choices = this.#showing?.choices ?? []
    const { events = [], view } = this.#showing ?? {}
    const idle = this.#isAlone ? this.face.idle?.(choices, events, view) : undefined
    const goal = this.#presses.goalFrom(this.#moves)
    // What was answered of itself is stepped over when it is taken back.
    const isOnTheWay = goal !== undefined && (idle !== undefined || this.#moves > goal)
    if (isOnTheWay && this.#showing?.canUndo) return void this.#takeBack()
    this.#presses.stay()
    const end =
      settings.turnEnd === 'itself' && goal === undefined && view ? this.face.finish?.(choices, view) : undefined
    if (idle && !this.#showing?.canUndo) this.#isSettled = true
    const next = this.#nextOnCourse(choices, idle !== undefined) ?? idle ?? end
    if (next) return void this.#answerOf(next)
    this.now = this.#isSettled && this.#showing ? { ...this.#showing, canUndo: false } : this.#showing
    if (choices.length > 0) performance.mark('question')
    if (this.#isByOthers && this.#isAsked()) this.#ring()
  }

  async #answerOf(next: Action): Promise<void> {
    if (await this.#answer(next)) this.missed = { wish: next }
  }

  #isAsked(): boolean {
    return this.#showing?.questions.some(({ seat }) => seat === this.seat) ?? false
  }

  /** One's turn has come; whoever looks elsewhere is called a second time. */
  #ring(): void {
    void play('bell')
    const asked = this.now
    clearTimeout(this.#second)
    this.#second = setTimeout(() => {
      if (document.hidden && this.now === asked) void play('bell')
    }, SECOND_BELL)
  }

  /** A question that leaves nothing to decide does not end a course. */
  #nextOnCourse(choices: readonly Action[], isIdle: boolean): Action | undefined {
    const [next, ...rest] = this.#course
    // An answer that is put together is not listed: whether it still stands the table itself says.
    const isComposed = this.#isLate && choices.length === 0 && this.#isAsked()
    const isOffered = next !== undefined && (isComposed || choices.some((choice) => same(choice, next)))
    if (this.#isLate && !isOffered) this.missed = { wish: next }
    this.#isLate = false
    if (!isOffered && isIdle) return undefined
    this.#broken = isOffered ? [] : this.#course
    this.#course = isOffered ? rest : []
    return isOffered ? next : undefined
  }
}

/** Others' turns are shown as they come, and take their time. */
function isWatched(): boolean {
  return settings.others === 'watch' && PACE[settings.speed] > 0
}

/** Leaves it for as long as it is worth looking at; what is worth no time is seen all the same. */
function hold(picture: Picture<unknown, Event>, haste: number, next: () => void): () => void {
  const time = picture.hold * PACE[settings.speed] * haste
  if (time === 0) return ahead(next)
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    callOff = ahead(next)
  }, time)
  return () => callOff()
}

function linesOf(past: readonly MoveEvents[]): LogLine[] {
  return past.flatMap(({ move, events }) => events.map((event) => ({ move, event })))
}
