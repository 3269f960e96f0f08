/** A record on the screen: at a move, seen by somebody, standing or running. */

import type { Event } from '@windward/core/contract.ts'
import { type GameRecord, writeRecord } from '@windward/core/record.ts'
import type { AnyFace, Frame } from '../games/face.ts'
import { seen } from '../parts/turns.ts'
import { settings } from '../shell.svelte.ts'
import { Engine } from './engine.ts'
import type { Checked } from './messages.ts'
import type { Eyes, Moment } from './replay.ts'

interface LogLine {
  readonly seq: number
  readonly event: Event
}

/** The shortest time a move is shown while it runs, in milliseconds, by the pace that was chosen. */
const SHORTEST = { calm: 1100, brisk: 600, instant: 250 } as const

export class Film {
  readonly record: GameRecord
  readonly face: AnyFace
  readonly moves: number
  readonly #engine: Engine
  #timer: ReturnType<typeof setTimeout> | undefined

  moment: Moment = $state.raw({ at: 0, view: undefined, events: [], questions: [] })
  frame: Frame<unknown, Event> | undefined = $state.raw()
  lines: readonly LogLine[] = $state.raw([])
  eyes: Eyes = $state('all')
  isRunning = $state(false)
  /** Somebody wants to see another moment. */
  isSought = $state(false)

  static async of(record: GameRecord, face: AnyFace, at: number): Promise<Film> {
    const engine = new Engine()
    const moves = await engine.ask<number>({ do: 'replay', record })
    const film = new Film(record, face, moves, engine)
    await film.go(at)
    await film.look('all')
    return film
  }

  private constructor(record: GameRecord, face: AnyFace, moves: number, engine: Engine) {
    this.record = record
    this.face = face
    this.moves = moves
    this.#engine = engine
  }

  get at(): number {
    return this.moment.at
  }

  /** One step on is shown with what happens in it; a leap only where it leads. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.moves, Number.isFinite(at) ? Math.trunc(at) : 0))
    const before = this.moment
    clearTimeout(this.#timer)
    this.isSought = !this.isRunning
    const [moment] = await Promise.all([
      this.#engine.ask<Moment>({ do: 'moment', at: to, eyes: this.eyes }),
      // The press that led here is seen first.
      seen(),
    ])
    this.isSought = false
    this.moment = moment
    const { view, events } = this.moment
    this.#show(to === before.at + 1 ? [...this.face.frames(before.view, events, view)] : [{ view, events, hold: 0 }])
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    const log = await this.#engine.ask<readonly { seq: number; events: readonly Event[] }[]>({ do: 'log', eyes })
    this.lines = log.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })))
    await this.go(this.at)
  }

  run(): void {
    this.isRunning = this.at < this.moves
    if (this.isRunning) void this.go(this.at + 1)
  }

  stop(): void {
    this.isRunning = false
  }

  verify(): Promise<Checked> {
    return this.#engine.ask({ do: 'verify', text: writeRecord(this.record) })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#engine.close()
  }

  #show(frames: Frame<unknown, Event>[]): void {
    const frame = frames.shift()
    if (frame) this.frame = frame
    const hold = frames.length > 0 ? (frame?.hold ?? 0) : Math.max(frame?.hold ?? 0, SHORTEST[settings.speed])
    if (frames.length > 0) this.#timer = setTimeout(() => this.#show(frames), hold)
    else if (this.isRunning) this.#timer = setTimeout(() => this.run(), hold)
  }
}
