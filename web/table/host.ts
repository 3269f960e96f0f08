/** A match on this device: bots answer for their seats, people for theirs, and whoever looks sees only what is theirs. */

import { botNamed } from '@windward/bots/index.ts'
import { Chance } from '@windward/core/chance.ts'
import { count, list, owed } from '@windward/core/choices.ts'
import type { Action, AnyGame, Event, Question, Refusal, Seat } from '@windward/core/contract.ts'
import { canonicalJson } from '@windward/core/hash.ts'
import { hears, Match, type Told as ToldEvent } from '@windward/core/match.ts'
import { type AnyMatch, recordOf } from '@windward/core/record.ts'
import type { Kept, Player } from '../store/games.ts'
import { MOST_LISTED, type TableInfo, type Told, type Update } from './table.ts'

export class Host {
  readonly id: string
  readonly players: readonly Player[]
  readonly #match: AnyMatch
  readonly #past: { readonly seq: number; readonly events: readonly ToldEvent<Event>[] }[] = []
  #eyes: Seat | undefined

  /** Plays the kept moves again; throws where the rules refuse one. */
  constructor(game: AnyGame, kept: Kept) {
    const { record } = kept
    this.id = kept.id
    this.players = kept.players
    this.#match = new Match(game, record)
    for (const [seat, action] of record.moves) {
      const answer = this.#match.submit(seat, action)
      if (!answer.ok) throw new Error(answer.refusal.code)
      this.#past.push({ seq: this.#match.moves.length, events: answer.events as ToldEvent<Event>[] })
    }
    this.#eyes = this.#people()[0]
    this.#lookAround()
  }

  get info(): TableInfo {
    const { options } = this.#match.deal
    return {
      id: this.id,
      game: this.#match.game.id,
      options,
      players: this.players,
      commitment: this.#match.commitment,
    }
  }

  get past(): readonly Told[] {
    return this.#past.map(({ seq, events }) => ({ seq, events: this.#heard(events) }))
  }

  kept(now: number): Kept {
    const record = recordOf(
      this.#match,
      this.players.map((player) => player.name),
    )
    return { id: this.id, players: this.players, record, over: this.#match.outcome() !== undefined, touched: now }
  }

  /** What the one who looks may know now. */
  look(events: readonly Event[] = []): Update {
    const match = this.#match
    const seat = this.#eyes
    const choices = seat === undefined ? [] : match.actions(seat)
    const outcome = match.outcome()
    const next = this.#nextPerson()
    return {
      seq: match.moves.length,
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

  submit(action: Action): Update | Refusal {
    const seat = this.#eyes
    return seat === undefined ? { code: 'noSuchSeat' } : this.#submit(seat, action)
  }

  /** The next bot's answer; none when people are asked, or nobody. A bot answers once its time is over. */
  botMove(expired: () => boolean): Update | undefined {
    const question = this.#owedTo((player) => player.bot !== undefined)
    if (question === undefined) return undefined
    const answer = this.#submit(question.seat, this.#decide(question, expired))
    if ('code' in answer) throw new Error(`a bot was refused: ${answer.code}`)
    return answer
  }

  undo(): Update | undefined {
    const seat = this.#undoer()
    if (seat === undefined || !this.#match.undo(seat)) return undefined
    this.#past.pop()
    this.#eyes = seat
    return this.look()
  }

  whyNot(action: unknown): Refusal {
    const { state } = this.#match.snapshot()
    return this.#match.game.whyNot(state, this.#eyes ?? 0, action)
  }

  take(seat: Seat): Update {
    if (this.players[seat]?.bot === undefined) this.#eyes = seat
    return { ...this.look(), past: this.past }
  }

  #submit(seat: Seat, action: Action): Update | Refusal {
    const answer = this.#match.submit(seat, action)
    if (!answer.ok) return answer.refusal
    const events = answer.events as ToldEvent<Event>[]
    this.#past.push({ seq: this.#match.moves.length, events })
    const heard = this.#heard(events)
    this.#lookAround()
    return this.look(heard)
  }

  #decide(question: Question, expired: () => boolean): Action {
    const { seat } = question
    const match = this.#match
    const bot = botNamed(this.players[seat].bot ?? '')
    if (bot === undefined) throw new Error(`no bot is called ${this.players[seat].bot}`)
    const choices = match.actions(seat)
    const rng = new Chance(`${match.deal.seed}/bots/${match.moves.length}`)
    return bot.decide({ game: match.game, seat, question, choices, view: match.view(seat), rng, expired })
  }

  /** Where all at the device see the same, the eyes move on by themselves. */
  #lookAround(): void {
    const next = this.#nextPerson()
    if (next !== undefined && this.#eyes !== undefined && this.#sight(next) === this.#sight(this.#eyes)) {
      this.#eyes = next
    }
  }

  /** Whoever moved last, if a person of whom the eyes now at the device may know all. */
  #undoer(): Seat | undefined {
    const seat: Seat | undefined = this.#match.moves.at(-1)?.[0]
    if (seat === undefined || this.#eyes === undefined || !this.#match.canUndo(seat)) return undefined
    if (this.players[seat].bot !== undefined) return undefined
    return seat === this.#eyes || this.#sight(seat) === this.#sight(this.#eyes) ? seat : undefined
  }

  #sight(seat: Seat): string {
    return canonicalJson({ ...(this.#match.view(seat) as object), seat: 0 })
  }

  /** The person to answer next: the one who looks, if asked. */
  #nextPerson(): Seat | undefined {
    const isPerson = (player: Player) => player.bot === undefined
    const own = owed<Question>(this.#match.questions()).find((question) => question.seat === this.#eyes)
    return own?.seat ?? this.#owedTo(isPerson)?.seat
  }

  #owedTo(who: (player: Player) => boolean): Question | undefined {
    return owed<Question>(this.#match.questions()).find(({ seat }) => who(this.players[seat]))
  }

  #people(): Seat[] {
    return this.players.flatMap((player, seat) => (player.bot === undefined ? [seat] : []))
  }

  #heard(events: readonly ToldEvent<Event>[]): Event[] {
    return events.filter((told) => hears(told, this.#eyes)).map((told) => told.event)
  }
}
