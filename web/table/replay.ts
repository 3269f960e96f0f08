/** A record, played again once, and then seen at any move by any eyes. */

import type { AnyGame, Event, Outcome, Question, Seat } from '@windward/core/contract.ts'
import { type Fork, hears, Match, type ToldEvent } from '@windward/core/match.ts'
import { type AnyMatch, type GameRecord, recordOf } from '@windward/core/record.ts'
import type { MoveEvents } from './link.ts'

/** A seat's, a spectator's, or those that see everything. */
export type Eyes = Seat | 'spectator' | 'all'

/** How a record stands after a number of moves. */
export interface Moment {
  readonly at: number
  readonly view: unknown
  readonly events: readonly Event[]
  readonly questions: readonly Question[]
  readonly outcome?: Outcome
  /** The whole state, for eyes that see everything. */
  readonly secrets?: unknown
}

export class Replay {
  readonly #game: AnyGame
  readonly #record: GameRecord
  readonly #states: unknown[] = []
  readonly #told: (readonly ToldEvent<Event>[])[] = [[]]

  /** Stops at the first move that the rules refuse. */
  constructor(game: AnyGame, record: GameRecord) {
    this.#game = game
    this.#record = record
    const match = new Match(game, record)
    this.#states.push(match.snapshot().state)
    for (const [seat, action] of record.moves) {
      const answer = match.submit(seat, action)
      if (!answer.ok) break
      this.#told.push(answer.events as ToldEvent<Event>[])
      this.#states.push(match.snapshot().state)
    }
  }

  get moves(): number {
    return this.#states.length - 1
  }

  log(eyes: Eyes): readonly MoveEvents[] {
    return this.#told.map((_, move) => ({ move, events: this.#heard(move, eyes) }))
  }

  moment(at: number, eyes: Eyes): Moment {
    const state = this.#states[at]
    const outcome = this.#game.outcome(state)
    return {
      at,
      view: this.#game.view(state, seatOf(eyes)),
      events: this.#heard(at, eyes),
      questions: this.#game.questions(state),
      ...(outcome && { outcome }),
      ...(eyes === 'all' && { secrets: state }),
    }
  }

  /** The record of a game that goes on from one of its moments. */
  fork(fork: Fork, players: readonly string[]): GameRecord {
    const before = this.#record.forks?.filter(({ at }) => at <= fork.at) ?? []
    const match: AnyMatch = new Match(this.#game, { ...this.#record, forks: [...before, fork] })
    for (const [seat, action] of this.#record.moves.slice(0, fork.at)) match.submit(seat, action)
    return recordOf(match, players)
  }

  #heard(at: number, eyes: Eyes): Event[] {
    return this.#told[at].filter((told) => eyes === 'all' || hears(told, seatOf(eyes))).map((told) => told.event)
  }
}

function seatOf(eyes: Eyes): Seat | undefined {
  return typeof eyes === 'number' ? eyes : undefined
}
