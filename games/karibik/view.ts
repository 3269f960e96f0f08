/** What a seat may know, and a whole state that it must think possible. */

import { pick, type Rng, shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { hasConfirmed, tieBreakerOf } from './rules/bribing.ts'
import type { AskedSeat, Moving, RoundStep, SeatState, ShipState, State } from './state.ts'
import {
  type ByShip,
  CARDS,
  type CallAnswer,
  type Card,
  type Chest,
  CITIES,
  type Colour,
  type EndReason,
  type Options,
  SHIPS,
  type Ship,
  type TieAnswer,
} from './vocabulary.ts'

export interface View {
  /** Whose view it is; nobody's: a spectator's. */
  readonly seat?: Seat | undefined
  readonly options: Options
  readonly round: number
  readonly step: StepView
  readonly seats: readonly SeatView[]
  readonly ships: Readonly<ByShip<Readonly<ShipState>>>
  readonly ashore: readonly Chest[]
  /** How many chests lie face down. */
  readonly supply: number
  readonly delivered: readonly Chest[]
  readonly latestBooty: number
}

export interface SeatView {
  readonly colour: Colour
  readonly captured: number
  readonly delivered: number
  readonly received: number
  readonly confirmed: boolean
  /** In the ships' order: all of one's own, of others those that have been shown. */
  readonly bribes: readonly Card[]
  /** One's own, or one that has been shown. */
  readonly tieBreaker?: Card
  readonly spent: boolean
}

export type StepView =
  | { readonly at: 'bribing' }
  | {
      readonly at: 'tie'
      readonly ship: Ship
      readonly tied: readonly Seat[]
      readonly asked: readonly AskedView<TieAnswer>[]
    }
  | Readonly<Moving>
  | { readonly at: 'call'; readonly asked: readonly AskedView<CallAnswer>[] }
  | { readonly at: 'over'; readonly why: EndReason }

export interface AskedView<Answer> {
  readonly seat: Seat
  readonly answered: boolean
  /** One's own. */
  readonly answer?: Answer
}

export function view(s: State, seat: Seat | undefined): View {
  const shown = shipsShown(s.step)
  return {
    seat,
    options: s.options,
    round: s.round,
    step: viewStep(s.step, seat),
    seats: s.seats.map((other, i) => viewSeat(other, i === seat, shown)),
    ships: copyShips(s.ships),
    ashore: [...s.ashore],
    supply: s.supply.length,
    delivered: [...s.delivered],
    latestBooty: s.latestBooty,
  }
}

export function imagine(v: View, rng: Rng): State {
  const seen = [...v.ashore, ...v.delivered, ...SHIPS.map((ship) => v.ships[ship].cargo)]
  const unseen = CITIES.filter((chest) => !seen.includes(chest))
  return {
    options: v.options,
    round: v.round,
    step: imagineStep(v.step, rng),
    seats: v.seats.map((seat) => imagineSeat(seat, rng)),
    ships: copyShips(v.ships),
    ashore: [...v.ashore],
    supply: shuffle(unseen, rng),
    delivered: [...v.delivered],
    latestBooty: v.latestBooty,
  }
}

/** For how many ships the bribes lie open. */
function shipsShown(step: RoundStep | StepView): number {
  return step.at === 'tie' || step.at === 'moving' ? SHIPS.indexOf(step.ship) + 1 : 0
}

function viewSeat(seat: SeatState, own: boolean, shown: number): SeatView {
  const { colour, captured, delivered, received, spent } = seat
  const confirmed = hasConfirmed(seat)
  return {
    colour,
    captured,
    delivered,
    received,
    confirmed,
    bribes: seat.bribes.slice(0, own ? SHIPS.length : shown),
    ...(confirmed && (own || spent) && { tieBreaker: tieBreakerOf(seat.bribes) }),
    spent,
  }
}

function viewStep(step: RoundStep, seat: Seat | undefined): StepView {
  switch (step.at) {
    case 'tie':
      return { ...step, asked: step.asked.map((asked) => viewAsked(asked, seat)) }
    case 'call':
      return { ...step, asked: step.asked.map((asked) => viewAsked(asked, seat)) }
    case 'moving':
      return { ...step, past: [...step.past] }
    default:
      return step
  }
}

function viewAsked<Answer>({ seat, answer }: AskedSeat<Answer>, viewer: Seat | undefined): AskedView<Answer> {
  const answered = answer !== undefined
  return answered && seat === viewer ? { seat, answered, answer } : { seat, answered }
}

function imagineSeat(v: SeatView, rng: Rng): SeatState {
  const { colour, captured, delivered, received, spent } = v
  const unseen = CARDS.filter((card) => !v.bribes.includes(card) && card !== v.tieBreaker)
  const hidden = v.confirmed ? shuffle(unseen, rng).slice(0, SHIPS.length - v.bribes.length) : []
  return { colour, captured, delivered, received, bribes: [...v.bribes, ...hidden], spent }
}

function imagineStep(step: StepView, rng: Rng): RoundStep {
  switch (step.at) {
    case 'tie':
      return { ...step, asked: step.asked.map((asked) => imagineAsked(asked, ['commit', 'withhold'], rng)) }
    case 'call':
      return { ...step, asked: step.asked.map((asked) => imagineAsked(asked, ['endNow', 'playOn'], rng)) }
    case 'moving':
      return { ...step, past: [...step.past] }
    default:
      return step
  }
}

function imagineAsked<Answer>(v: AskedView<Answer>, answers: readonly Answer[], rng: Rng): AskedSeat<Answer> {
  const { seat, answered, answer } = v
  return { seat, answer: answered ? (answer ?? pick(answers, rng)) : undefined }
}

function copyShips(ships: Readonly<ByShip<Readonly<ShipState>>>): ByShip<ShipState> {
  const copy = {} as ByShip<ShipState>
  for (const ship of SHIPS) copy[ship] = { ...ships[ship] }
  return copy
}
