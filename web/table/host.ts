/** A match on this device: bots answer for their seats, people for theirs, and whoever looks sees only what is theirs. */

import type { Dilemma } from '@windward/analysis/weigh.ts'
import type { Bot } from '@windward/bots/contract.ts'
import { answerOf, taskIn } from '@windward/bots/seat.ts'
import { count, list, owed } from '@windward/core/choices.ts'
import type { Action, AnyGame, Event, Question, Refusal, Seat } from '@windward/core/contract.ts'
import { hears, Match, type ToldEvent } from '@windward/core/match.ts'
import { type AnyMatch, recordOf } from '@windward/core/record.ts'
import type { KeptGame, LocalPlayer } from '../store/games.ts'
import { MOST_LISTED, type MoveEvents, type TableFacts, type TableUpdate } from './link.ts'

export class Host {
  readonly id: string
  readonly players: readonly LocalPlayer[]
  readonly #match: AnyMatch
  /** By seat; none where a person sits. */
  readonly #bots: readonly (Bot | undefined)[]
  readonly #past: { readonly move: number; readonly events: readonly ToldEvent<Event>[] }[] = []
  #eyes: Seat | undefined

  /** Plays the kept moves again; throws where the rules refuse one. */
  constructor(game: AnyGame, kept: KeptGame, seat: (bot: string) => Bot) {
    const { record } = kept
    this.id = kept.id
    this.players = kept.players
    this.#bots = kept.players.map(({ bot }) => (bot === undefined ? undefined : seat(bot)))
    this.#match = new Match(game, record)
    for (const [seat, action] of record.moves) {
      const answer = this.#match.submit(seat, action)
      if (!answer.ok) throw new Error(answer.refusal.code)
      this.#past.push({ move: this.#match.moves.length, events: answer.events as ToldEvent<Event>[] })
    }
    this.#eyes = this.#people()[0]
    this.#lookAround()
  }

  get game(): AnyGame {
    return this.#match.game
  }

  get info(): TableFacts {
    const { options } = this.#match.deal
    return {
      id: this.id,
      game: this.game.id,
      options,
      players: this.players,
      commitment: this.#match.commitment,
    }
  }

  get past(): readonly MoveEvents[] {
    return this.#past.map(({ move, events }) => ({ move, events: this.#heard(events) }))
  }

  kept(now: number): KeptGame {
    const record = recordOf(
      this.#match,
      this.players.map((player) => player.name),
    )
    const outcome = this.#match.outcome()
    const points = outcome && this.players.map((_, seat) => outcome.find((each) => each.seat === seat)?.points ?? 0)
    return {
      id: this.id,
      players: this.players,
      record,
      over: outcome !== undefined,
      ...(points && { points }),
      ...(outcome && { winners: outcome.filter(({ place }) => place === 1).map(({ seat }) => seat) }),
      touched: now,
    }
  }

  /** What the one who looks may know now. */
  look(events: readonly Event[] = []): TableUpdate {
    const match = this.#match
    const seat = this.#eyes
    const choices = seat === undefined ? [] : match.actions(seat)
    const outcome = match.outcome()
    const next = this.#nextPerson()
    return {
      moves: match.moves.length,
      seat,
      view: match.view(seat),
      events,
      questions: match.questions(),
      choices: count(choices) > MOST_LISTED ? [] : list(choices),
      canUndo: this.#undoer() !== undefined,
      ...(outcome && { outcome }),
      ...(next !== undefined && next !== seat && { passTo: next }),
    }
  }

  submit(action: Action): TableUpdate | Refusal {
    const seat = this.#eyes
    return seat === undefined ? { code: 'noSuchSeat' } : this.#submit(seat, action)
  }

  /** The next bot's answer; none when people are asked, or nobody. */
  botMove(): TableUpdate | undefined {
    const question = this.#owedTo((player) => player.bot !== undefined)
    const bot = question && this.#bots[question.seat]
    if (question === undefined || bot === undefined) return undefined
    const match = this.#match
    const answer = this.#submit(question.seat, answerOf(bot, match.game, taskIn(match, question, bot.id)))
    if ('code' in answer) throw new Error(`a bot was refused: ${answer.code}`)
    return answer
  }

  undo(): TableUpdate | undefined {
    const seat = this.#undoer()
    if (seat === undefined || !this.#match.undo(seat)) return undefined
    this.#past.pop()
    this.#eyes = seat
    return this.look()
  }

  whyNot(action: unknown): Refusal | undefined {
    return this.#match.whyNot(this.#eyes ?? 0, action)
  }

  /** With bots, or with nobody. */
  get isAlone(): boolean {
    return this.#people().length === 1
  }

  /** What the one person at this table is asked; of several, nobody is advised. */
  asked(): Dilemma | undefined {
    const [seat] = this.#people()
    const question = owed<Question>(this.#match.questions()).find((each) => each.seat === seat)
    if (!this.isAlone || question === undefined) return undefined
    return { view: this.#match.view(seat), question, choices: this.#match.actions(seat) }
  }

  take(seat: Seat): TableUpdate {
    if (this.players[seat]?.bot === undefined) this.#eyes = seat
    return { ...this.look(), past: this.past }
  }

  #submit(seat: Seat, action: Action): TableUpdate | Refusal {
    const answer = this.#match.submit(seat, action)
    if (!answer.ok) return answer.refusal
    const events = answer.events as ToldEvent<Event>[]
    this.#past.push({ move: this.#match.moves.length, events })
    const heard = this.#heard(events)
    this.#lookAround()
    return this.look(heard)
  }

  /** Where all at the device see the same, the eyes move on by themselves. */
  #lookAround(): void {
    const next = this.#nextPerson()
    if (next !== undefined && this.#eyes !== undefined && this.#match.sameView(next, this.#eyes)) {
      this.#eyes = next
    }
  }

  /** Whoever moved last, if a person of whom the eyes now at the device may know all. */
  #undoer(): Seat | undefined {
    const seat: Seat | undefined = this.#match.moves.at(-1)?.[0]
    if (seat === undefined || this.#eyes === undefined || !this.#match.canUndo(seat)) return undefined
    if (this.players[seat].bot !== undefined) return undefined
    return this.#match.sameView(seat, this.#eyes) ? seat : undefined
  }

  /** The person to answer next: the one who looks, if asked. */
  #nextPerson(): Seat | undefined {
    const isPerson = (player: LocalPlayer) => player.bot === undefined
    const own = owed<Question>(this.#match.questions()).find((question) => question.seat === this.#eyes)
    return own?.seat ?? this.#owedTo(isPerson)?.seat
  }

  #owedTo(who: (player: LocalPlayer) => boolean): Question | undefined {
    return owed<Question>(this.#match.questions()).find(({ seat }) => who(this.players[seat]))
  }

  #people(): Seat[] {
    return this.players.flatMap((player, seat) => (player.bot === undefined ? [seat] : []))
  }

  #heard(events: readonly ToldEvent<Event>[]): Event[] {
    return events.filter((told) => hears(told, this.#eyes)).map((told) => told.event)
  }
}
