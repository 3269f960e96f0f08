/** All there is to know about a game at one moment, as plain data. */

import { type Rng, shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { areNeighbours, START_SPACES } from './board.ts'
import { CHESTS_AT_START, RECOMMENDED_COLOURS } from './components.ts'
import {
  type ByShip,
  type CallAnswer,
  type Card,
  type Chest,
  CITIES,
  COLOURS,
  type Colour,
  type EndReason,
  type Options,
  SHIPS,
  type Ship,
  type Space,
  type TieAnswer,
} from './vocabulary.ts'

export interface State {
  readonly options: Options
  /** From 1. */
  round: number
  step: RoundStep
  seats: SeatState[]
  ships: ByShip<ShipState>
  /** Face up on their cities. */
  ashore: Chest[]
  /** Face down in piles of two, left to right. */
  supply: Chest[]
  delivered: Chest[]
  /** The round of the latest capture or delivery; 0 before the first. */
  latestBooty: number
}

export interface SeatState {
  readonly colour: Colour
  /** Doubloons for captures, for chests brought to one's own haven, and for chests that others brought there. */
  captured: number
  delivered: number
  received: number
  /** One card for each ship, in the ships' order; none until confirmed. The seventh card is the tie-breaker. */
  bribes: readonly Card[]
  /** The tie-breaker has been shown this round. */
  spent: boolean
}

export interface ShipState {
  at: Space
  cargo?: Chest | undefined
}

export type RoundStep =
  /** Everybody allocates, all at once. */
  | { readonly at: 'bribing'; readonly why?: undefined }
  /** The highest bidders for a ship are tied; those with an unspent tie-breaker decide, all at once. */
  | { readonly at: 'tie'; readonly ship: Ship; readonly tied: readonly Seat[]; readonly asked: AskedSeat<TieAnswer>[] }
  | Moving
  /** Ruling 27: whether to end a game in which nothing happens any more. */
  | { readonly at: 'call'; readonly asked: AskedSeat<CallAnswer>[] }
  | { readonly at: 'over'; readonly why: EndReason }

export interface Moving {
  readonly at: 'moving'
  readonly ship: Ship
  /** The active player. */
  readonly seat: Seat
  /** Spaces it may still sail. */
  left: number
  /** Arrangements of chests that this ship has changed while on this space: none may come back. */
  past: string[]
}

export interface AskedSeat<Answer> {
  readonly seat: Seat
  answer: Answer | undefined
}

export function asking<Answer>(seat: Seat): AskedSeat<Answer> {
  return { seat, answer: undefined }
}

export const NO_BRIBES: readonly Card[] = []

/** Laid out like the end, so that there are four layouts of steps: a fifth would make all of them slow to read. */
export const BRIBING: RoundStep = { at: 'bribing', why: undefined }

export function setup(options: Options, seats: number, rng: Rng): State {
  const chests = shuffle([...CITIES], rng.stream('chests'))
  const starts = shuffle([...START_SPACES], rng.stream('ships'))
  const colours = coloursFor(options, seats, rng.stream('colours'))
  const ships = {} as ByShip<ShipState>
  for (const [i, ship] of SHIPS.entries()) ships[ship] = { at: starts[i], cargo: undefined }
  return {
    options,
    round: 1,
    step: BRIBING,
    seats: seatsOf(colours),
    ships,
    ashore: chests.slice(0, CHESTS_AT_START),
    supply: chests.slice(CHESTS_AT_START),
    delivered: [],
    latestBooty: 0,
  }
}

export function clone(s: State): State {
  const { arriba, bravo, caribic, diabolo, evita, fuego } = s.ships
  const seats: SeatState[] = []
  // A confirmed allocation is replaced, never changed: it can be shared.
  for (const seat of s.seats) seats.push({ ...seat })
  return {
    ...s,
    step: cloneStep(s.step),
    seats,
    ships: {
      arriba: { ...arriba },
      bravo: { ...bravo },
      caribic: { ...caribic },
      diabolo: { ...diabolo },
      evita: { ...evita },
      fuego: { ...fuego },
    },
    ashore: [...s.ashore],
    supply: [...s.supply],
    delivered: [...s.delivered],
  }
}

export function doubloons(seat: Pick<SeatState, 'captured' | 'delivered' | 'received'>): number {
  return seat.captured + seat.delivered + seat.received
}

/** By a switch: a property whose name varies takes long to find, and nothing is asked for as often. */
export function shipNamed(ships: ByShip<ShipState>, name: Ship): ShipState {
  switch (name) {
    case 'arriba':
      return ships.arriba
    case 'bravo':
      return ships.bravo
    case 'caribic':
      return ships.caribic
    case 'diabolo':
      return ships.diabolo
    case 'evita':
      return ships.evita
    case 'fuego':
      return ships.fuego
  }
}

/** The ship that lies on this space. */
export function shipAt(ships: ByShip<ShipState>, space: Space): Ship | undefined {
  if (ships.arriba.at === space) return 'arriba'
  if (ships.bravo.at === space) return 'bravo'
  if (ships.caribic.at === space) return 'caribic'
  if (ships.diabolo.at === space) return 'diabolo'
  if (ships.evita.at === space) return 'evita'
  if (ships.fuego.at === space) return 'fuego'
  return undefined
}

/** No other ship lies beside this space. */
export function isByItself(ships: ByShip<ShipState>, space: Space): boolean {
  const { arriba, bravo, caribic, diabolo, evita, fuego } = ships
  if (areNeighbours(space, arriba.at) || areNeighbours(space, bravo.at) || areNeighbours(space, caribic.at))
    return false
  return !areNeighbours(space, diabolo.at) && !areNeighbours(space, evita.at) && !areNeighbours(space, fuego.at)
}

/** Who plays this colour, if anybody does. */
export function playerOf(seats: readonly { readonly colour: Colour }[], colour: Colour): Seat | undefined {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].colour === colour) return seat
  return undefined
}

/** One by one: the list that a map gives changes its layout once it is compiled, and a random game takes 3 % longer. */
function seatsOf(colours: readonly Colour[]): SeatState[] {
  const seats: SeatState[] = []
  for (const colour of colours) {
    seats.push({ colour, captured: 0, delivered: 0, received: 0, bribes: NO_BRIBES, spent: false })
  }
  return seats
}

function coloursFor({ colours }: Options, seats: number, rng: Rng): readonly Colour[] {
  if (colours === 'seated') return RECOMMENDED_COLOURS[seats]
  if (colours === 'drawn') return shuffle([...COLOURS], rng).slice(0, seats)
  return shuffle([...RECOMMENDED_COLOURS[seats]], rng)
}

function cloneStep(step: RoundStep): RoundStep {
  switch (step.at) {
    case 'moving':
      return { ...step, past: [...step.past] }
    case 'tie':
      return { ...step, asked: step.asked.map((asked) => ({ ...asked })) }
    case 'call':
      return { ...step, asked: step.asked.map((asked) => ({ ...asked })) }
    default:
      return step
  }
}
