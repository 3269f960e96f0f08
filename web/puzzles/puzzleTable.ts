/** A puzzle as the game screen knows a table: the moment, its question, and one answer. */

import { askedIn, movesOf, type Puzzle } from '@windward/analysis/book.ts'
import { steadyBot } from '@windward/bots/catalogue.ts'
import { list, same } from '@windward/core/choices.ts'
import type { Action, AnyGame, Event, Refusal, Seat } from '@windward/core/contract.ts'
import { hears, Match, type ToldEvent } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { type AnyMatch, recordOf } from '@windward/core/record.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import type { Refused } from '@windward/protocol/commands.ts'
import { randomHex } from '../random.ts'
import { CREW } from '../table/crew.ts'
import type { MoveEvents, TableFacts, TableLink, TableListener } from '../table/link.ts'
import { adopt } from '../table/local.ts'
import { Replay } from '../table/replay.ts'

export class PuzzleTable implements TableLink {
  readonly info: TableFacts
  readonly past: readonly MoveEvents[]
  readonly puzzle: Puzzle
  /** Whose question it is. */
  readonly seat: Seat
  /** What can be answered, by number. */
  readonly choices: readonly Action[]
  readonly #game: AnyGame
  readonly #match: AnyMatch
  readonly #answered: (no: number | undefined) => void
  #listener: TableListener | undefined
  #isAsked = true

  /** `answered` hears of every answer by its number, and that it is asked anew. */
  constructor(game: AnyGame, puzzle: Puzzle, solver: string, answered: (no: number | undefined) => void) {
    this.#answered = answered
    this.#game = game
    this.puzzle = puzzle
    this.#match = new Match(game, { options: defaults(game), seats: puzzle.seats, seed: puzzle.seed, salt: 'puzzle' })
    const told = movesOf(puzzle.moves).map((move) => this.#play(move))
    this.seat = askedIn(this.#match.questions()).seat
    this.choices = list(this.#match.actions(this.seat))
    this.past = told.map((events, i) => ({
      move: i + 1,
      events: events.filter((event) => hears(event, this.seat)).map(({ event }) => event),
    }))
    const bot = steadyBot(game.id as GameId)
    const crew = CREW.map((name) => ({ name, bot }))
    this.info = {
      id: `puzzle-${game.id}`,
      game: game.id,
      options: this.#match.deal.options,
      players: Array.from({ length: puzzle.seats }, (_, seat) =>
        seat === this.seat ? { name: solver } : crew[seat < this.seat ? seat : seat - 1],
      ),
      commitment: this.#match.commitment,
    }
  }

  listen(to: TableListener): void {
    this.#listener = to
    this.#tell()
  }

  /** The answer is taken, and nothing comes of it: it is judged by what could be known. */
  async submit(action: Action): Promise<Refused | undefined> {
    const no = this.choices.findIndex((choice) => same(choice, action))
    if (no < 0) return { ok: false, by: 'game', ...(this.#match.whyNot(this.seat, action) ?? { code: 'notOffered' }) }
    this.#stand(no)
    return undefined
  }

  again(): void {
    this.#stand(undefined)
  }

  /** A game of its own from this moment, against bots, with what is hidden dealt anew: where it was kept. */
  async playOn(): Promise<string> {
    const { players } = this.info
    const names = players.map(({ name }) => name)
    const record = recordOf(this.#match, names)
    const fork = { of: record.seal, at: record.moves.length, anew: { seat: this.seat, seed: randomHex(32) } }
    return (await adopt(new Replay(this.#game, record).fork(fork, names), players)).id
  }

  async whyNot(action: unknown): Promise<Refusal | undefined> {
    return this.#match.whyNot(this.seat, action)
  }

  async undo(): Promise<undefined> {}

  async take(): Promise<void> {}

  close(): void {
    this.#listener = undefined
  }

  #stand(given: number | undefined): void {
    this.#isAsked = given === undefined
    this.#answered(given)
    this.#tell()
  }

  #tell(): void {
    const isAsked = this.#isAsked
    this.#listener?.update({
      moves: this.#match.moves.length,
      seat: this.seat,
      view: this.#match.view(this.seat),
      events: [],
      questions: isAsked ? this.#match.questions() : [],
      choices: isAsked ? this.choices : [],
      canUndo: false,
    })
  }

  #play(move: number): readonly ToldEvent<Event>[] {
    const { seat } = askedIn(this.#match.questions())
    const answer = this.#match.submit(seat, list(this.#match.actions(seat))[move])
    if (!answer.ok) throw new Error(`a puzzle cannot be set: ${answer.refusal.code}`)
    return answer.events as ToldEvent<Event>[]
  }
}
