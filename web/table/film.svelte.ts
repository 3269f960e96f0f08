/** A record on the screen: at a move, seen by somebody, standing or running. */

import type { Event } from '@windward/core/contract.ts'
import type { Fork } from '@windward/core/match.ts'
import { type GameRecord, writeRecord } from '@windward/core/record.ts'
import type { AnyFace, Picture } from '../games/face.ts'
import { seen } from '../parts/turns.ts'
import { EngineWorker } from './engine.ts'
import type { LogLine, MoveEvents } from './link.ts'
import type { Checked, OpenedReplay } from './messages.ts'
import type { Eyes, Moment } from './replay.ts'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
type Speed = (typeof SPEEDS)[number]

/** The shortest time a move is shown while it runs, in milliseconds, and how much of its own time each picture gets. */
const SHORTEST: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 220 }
const PACE: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.3 }

export class Film {
  readonly record: GameRecord
  readonly face: AnyFace
  readonly moves: number
  /** Played by the rules of today; otherwise by those of then, which today's pictures need not know. */
  readonly isOfToday: boolean
  /** By rules that there is a judge of. */
  readonly isJudged: boolean
  readonly #engine: EngineWorker
  #timer: ReturnType<typeof setTimeout> | undefined

  moment: Moment = $state.raw({ at: 0, view: undefined, events: [], questions: [] })
  picture: Picture<unknown, Event> | undefined = $state.raw()
  lines: readonly LogLine[] = $state.raw([])
  eyes: Eyes = $state('all')
  isRunning = $state(false)
  speed: Speed = $state('normal')
  /** Somebody wants to see another moment. */
  isSought = $state(false)
  /** The moment that was asked for last: presses in haste count from there. */
  sought = $state(0)

  static async of(record: GameRecord, face: AnyFace, at: number): Promise<Film> {
    const engine = new EngineWorker()
    const opened = await engine.ask<OpenedReplay>({ do: 'replay', record }).catch((error) => {
      engine.close()
      throw error
    })
    const film = new Film(record, face, opened, engine)
    await film.go(at)
    await film.look('all')
    return film
  }

  private constructor(record: GameRecord, face: AnyFace, opened: OpenedReplay, engine: EngineWorker) {
    this.record = record
    this.face = face
    this.moves = opened.moves
    this.isOfToday = opened.isOfToday
    this.isJudged = opened.isJudged
    this.#engine = engine
  }

  get at(): number {
    return this.moment.at
  }

  /** One step on is shown with what happens in it; a leap only where it leads. */
  async go(at: number, eyes: Eyes = this.eyes): Promise<void> {
    const to = Math.max(0, Math.min(this.moves, Number.isFinite(at) ? Math.trunc(at) : 0))
    const before = this.moment
    clearTimeout(this.#timer)
    this.eyes = eyes
    this.sought = to
    this.isSought = !this.isRunning
    const [moment] = await Promise.all([
      this.#engine.ask<Moment>({ do: 'moment', at: to, eyes }),
      // The press that led here is seen first.
      seen(),
    ])
    this.isSought = false
    this.moment = moment
    const { view, events } = this.moment
    // A film that begins at the first move has no table before it to show it from.
    const isShown = to === before.at + 1 && before.view !== undefined && this.isOfToday
    this.#show(isShown ? [...this.face.pictures(before.view, events, view)] : [{ view, events, hold: 0 }])
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    const log = await this.#engine.ask<readonly MoveEvents[]>({ do: 'log', eyes })
    this.lines = log.flatMap(({ move, events }) => events.map((event) => ({ move, event })))
    await this.go(this.sought)
  }

  /** A moment beside the one that is shown. */
  peek(at: number, eyes: Eyes): Promise<Moment> {
    return this.#engine.ask<Moment>({ do: 'moment', at, eyes })
  }

  /** The record of a game that goes on from a moment of this one. */
  fork(fork: Fork, players: readonly string[]): Promise<GameRecord> {
    return this.#engine.ask<GameRecord>({ do: 'fork', fork, players })
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

  #show(pictures: Picture<unknown, Event>[]): void {
    const picture = pictures.shift()
    if (picture) this.picture = picture
    const own = (picture?.hold ?? 0) * PACE[this.speed]
    const hold = pictures.length > 0 ? own : Math.max(own, SHORTEST[this.speed])
    if (pictures.length > 0) this.#timer = setTimeout(() => this.#show(pictures), hold)
    else if (this.isRunning) this.#timer = setTimeout(() => this.run(), hold)
  }
}
