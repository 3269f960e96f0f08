/** One game being played: the only door through which a state is changed or seen. */

import { Chance, type Drawn } from './chance.ts'
import { offered, same } from './choices.ts'
import type { Action, AnyGame, Audience, Choices, Event, Game, Outcome, Question, Refusal, Seat } from './contract.ts'
import { hash } from './hash.ts'
import { sha256Hex } from './sha256.ts'

/** What fixes a match before its first action. `seed` and `salt` stay secret until the end. */
export interface Deal<O> {
  readonly options: O
  readonly seats: number
  readonly seed: string
  readonly salt: string
  /** Where it branched off other matches, the first first. */
  readonly forks?: readonly Fork[]
}

/** That a match goes on from another: after how many moves, and whether the cards lie as they lay there. */
export interface Fork {
  /** The seal of the record it comes from. */
  readonly of: string
  readonly at: number
  /** Dealt anew, by chance of its own, from all that this seat could know. */
  readonly anew?: { readonly seat: Seat; readonly seed: string }
}

/** An action taken: by whom, what, and a check of the state it led to. */
export type Move<A> = readonly [seat: Seat, action: A, check: string]

/** An event and who hears of it. */
export interface ToldEvent<E> extends Audience {
  readonly event: E
}

export type Submitted<E> =
  | { readonly ok: true; readonly events: readonly ToldEvent<E>[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Enough to go on from here without replaying what came before. */
export interface Snapshot<S, A> {
  readonly state: S
  readonly drawn: Drawn
  readonly start: string
  readonly moves: readonly Move<A>[]
}

/** Published when the match starts; seed and salt, revealed at its end, must give it again. */
export function commitmentOf(seed: string, salt: string): string {
  return sha256Hex(`${seed}:${salt}`)
}

export function hears(told: Audience, seat: Seat | undefined): boolean {
  if (told.to !== undefined) return seat !== undefined && told.to.includes(seat)
  return seat === undefined || told.notTo === undefined || !told.notTo.includes(seat)
}

/** Why not, for whoever has no match but a view of it: what is hidden changes no refusal (law 6), so any state will do. */
export function whyNotIn(game: AnyGame, view: unknown, seat: Seat, action: unknown): Refusal | undefined {
  return whyNot(game, game.imagine(view, new Chance('why not')), seat, action)
}

export class Match<S, A extends Action, V, E extends Event, O, Q extends Question = Question> {
  readonly game: Game<S, A, V, E, O, Q>
  readonly deal: Deal<O>
  /** Check of the state after setup. */
  readonly start: string
  #state: S
  #chance: Chance
  #moves: Move<A>[]
  #anchor: Anchor<S>

  constructor(game: Game<S, A, V, E, O, Q>, deal: Deal<O>, snapshot?: Snapshot<S, A>) {
    this.game = game
    this.#chance = new Chance(deal.seed, snapshot?.drawn)
    this.deal = { ...deal, seed: this.#chance.seed }
    const before = deal.forks?.findLast(({ at, anew }) => anew !== undefined && snapshot && at <= snapshot.moves.length)
    if (before?.anew) this.#chance = new Chance(before.anew.seed, snapshot?.drawn)
    this.#state = snapshot ? game.clone(snapshot.state) : game.setup(deal.options, deal.seats, this.#chance)
    this.start = snapshot?.start ?? checkOf(this.#state)
    this.#moves = [...(snapshot?.moves ?? [])]
    this.#anchor = this.#here()
    if (snapshot === undefined) this.#branch()
  }

  get moves(): readonly Move<A>[] {
    return this.#moves
  }

  get commitment(): string {
    return commitmentOf(this.deal.seed, this.deal.salt)
  }

  get check(): string {
    return this.#moves.at(-1)?.[2] ?? this.start
  }

  questions(): readonly Q[] {
    return this.game.questions(this.#state)
  }

  actions(seat: Seat): Choices<A> {
    return this.game.actions(this.#state, seat)
  }

  view(seat: Seat | undefined): V {
    return this.game.view(this.#state, seat)
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state)
  }

  hash(): string {
    return hash(this.#state)
  }

  /** Accepts what was offered and nothing else; a refusal changes nothing. */
  submit(seat: Seat, action: unknown): Submitted<E> {
    if (!this.#isSeat(seat)) return { ok: false, refusal: noSuchSeat(seat) }
    const chosen = offered(this.game.actions(this.#state, seat), action)
    if (chosen === undefined) return { ok: false, refusal: this.game.whyNot(this.#state, seat, action) }
    return { ok: true, events: this.#apply(seat, chosen) }
  }

  /** The rule that forbids it, and nothing where it is offered. No state is changed or shown. */
  whyNot(seat: Seat, action: unknown): Refusal | undefined {
    return this.#isSeat(seat) ? whyNot(this.game, this.#state, seat, action) : noSuchSeat(seat)
  }

  /** All may know the same, spectators too: their views differ in their `seat` alone. */
  get isOpen(): boolean {
    return this.game.openToAll === true
  }

  /** Whether two seats may know the same just now. */
  sameView(a: Seat, b: Seat): boolean {
    return a === b || this.isOpen || same({ ...this.view(a), seat: undefined }, { ...this.view(b), seat: undefined })
  }

  /** Whether this seat's last action can be taken back: no chance drawn, nothing told, nobody acted since. */
  canUndo(seat: Seat): boolean {
    return this.#moves.length > this.#anchor.moves && this.#moves.at(-1)?.[0] === seat
  }

  undo(seat: Seat): boolean {
    if (!this.canUndo(seat)) return false
    const { state, moves: from } = this.#anchor
    const again = this.#moves.slice(from, -1)
    this.#state = this.game.clone(state)
    this.#moves = this.#moves.slice(0, from)
    for (const [by, action] of again) this.#apply(by, action)
    return true
  }

  snapshot(): Snapshot<S, A> {
    return {
      state: this.game.clone(this.#state),
      drawn: this.#chance.drawn(),
      start: this.start,
      moves: [...this.#moves],
    }
  }

  #apply(seat: Seat, action: A): readonly ToldEvent<E>[] {
    if (this.#moves.length > this.#anchor.moves && this.#moves.at(-1)?.[0] !== seat) this.#anchor = this.#here()
    const events: ToldEvent<E>[] = []
    const before = this.#chance.total
    this.game.apply(this.#state, seat, action, this.#chance, (event, audience) => events.push({ event, ...audience }))
    this.#moves.push([seat, action, checkOf(this.#state)])
    if (this.#chance.total !== before || events.some((told) => told.news)) this.#anchor = this.#here()
    this.#branch()
    return events
  }

  /** Where it branched off here and was dealt anew, all that was hidden from the one who goes on is another's from now on. */
  #branch(): void {
    for (const { at, anew } of this.deal.forks ?? []) {
      if (at !== this.#moves.length || anew === undefined) continue
      this.#chance = new Chance(anew.seed)
      this.#state = this.game.imagine(this.view(anew.seat), this.#chance)
      this.#anchor = this.#here()
    }
  }

  #here(): Anchor<S> {
    return { state: this.game.clone(this.#state), moves: this.#moves.length }
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.deal.seats
  }
}

function whyNot(game: AnyGame, state: unknown, seat: Seat, action: unknown): Refusal | undefined {
  const isOffered = offered(game.actions(state, seat), action) !== undefined
  return isOffered ? undefined : game.whyNot(state, seat, action)
}

function noSuchSeat(seat: unknown): Refusal {
  return { code: 'noSuchSeat', params: { seat: String(seat) } }
}

/** The latest point behind which nothing can be taken back. */
interface Anchor<S> {
  readonly state: S
  readonly moves: number
}

/** Half a hash: enough to name the first move that differs. */
function checkOf(state: unknown): string {
  return hash(state).slice(0, 8)
}
