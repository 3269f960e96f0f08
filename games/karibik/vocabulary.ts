/** The words of the game: everything it speaks of, and everything that can be done or can happen in it. */

import type { Question as AnyQuestion, Seat } from '@windward/core/contract.ts'

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** In the order in which they are moved. */
export const SHIPS = ['arriba', 'bravo', 'caribic', 'diabolo', 'evita', 'fuego'] as const
export type Ship = (typeof SHIPS)[number]
export type ByShip<T> = Record<Ship, T>

/** Its place in that order: their names begin with A to F. */
export function placeOf(ship: Ship): number {
  return ship.charCodeAt(0) - 97
}

/** The thief, and the barrels of rum. */
export const CARDS = [-1, 0, 1, 2, 3, 4, 5] as const
export type Card = (typeof CARDS)[number]
export const THIEF = -1

export const CITIES = [
  'havana',
  'santiagoDeCuba',
  'portAuPrince',
  'santoDomingo',
  'sanJuan',
  'martinique',
  'maracaibo',
  'caracas',
  'puertoBello',
  'trujillo',
  'cartagena',
  'portRoyal',
  'nassau',
  'belize',
  'bluefields',
  'cumana',
] as const
export type City = (typeof CITIES)[number]

/** A treasure chest goes by the city it belongs to: there is one for each. */
export type Chest = City

/** A sea space goes by its number on the chart, from 1. */
export type Space = number

export interface Options {
  /** Who plays which colour: the recommended ones dealt out or in seat order, or any of the four. */
  readonly colours: 'dealt' | 'seated' | 'drawn'
  /** A chest may be handed over to an empty ship beside one's own. */
  readonly handOver: boolean
  /** Handed over to a ship that lies in a safe haven, a chest is delivered there. */
  readonly handOverDelivers: boolean
  /** Whether a ship delivers in the haven only, or from beside it too. */
  readonly delivery: 'in' | 'adjacent'
}

export type TieAnswer = 'commit' | 'withhold'
export type CallAnswer = 'endNow' | 'playOn'

export type Action =
  /** One card for each ship, in the ships' order; the seventh is the tie-breaker. */
  | { readonly type: 'allocate'; readonly bribes: readonly Card[] }
  | { readonly type: TieAnswer }
  | { readonly type: 'sail'; readonly to: Space }
  | { readonly type: 'capture' }
  | { readonly type: 'steal'; readonly from: Ship }
  | { readonly type: 'swap'; readonly with: Ship }
  | { readonly type: 'handOver'; readonly to: Ship }
  | { readonly type: 'deliver'; readonly to: Space }
  | { readonly type: 'finish' }
  | { readonly type: CallAnswer }

export type ActionType = Action['type']

export interface Question extends AnyQuestion {
  readonly ask: 'allocate' | 'breakTie' | 'move' | 'callEnd'
  /** The ship that is fought over or moved. */
  readonly ship?: Ship
}

export const END_REASONS = ['threshold', 'noChests', 'agreed', 'lastRound'] as const
export type EndReason = (typeof END_REASONS)[number]

export type Event =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'allocated'; readonly seat: Seat; readonly bribes: readonly Card[] }
  | { readonly type: 'confirmed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly ship: Ship; readonly bribes: readonly Card[] }
  | { readonly type: 'tied'; readonly ship: Ship; readonly seats: readonly Seat[] }
  | { readonly type: 'answered'; readonly seat: Seat }
  | { readonly type: 'tieBreakers'; readonly ship: Ship; readonly shown: readonly ShownCard[] }
  | { readonly type: 'stayed'; readonly ship: Ship }
  | {
      readonly type: 'won'
      readonly seat: Seat
      readonly ship: Ship
      readonly bid: Card
      readonly thieves: number
      readonly movement: number
    }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly ship: Ship; readonly from: Space; readonly to: Space }
  | {
      readonly type: 'captured'
      readonly seat: Seat
      readonly ship: Ship
      readonly chest: Chest
      readonly doubloons: number
    }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly ship: Ship; readonly from: Ship; readonly chest: Chest }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly ship: Ship
      readonly with: Ship
      readonly gave: Chest
      readonly took: Chest
    }
  | { readonly type: 'handedOver'; readonly seat: Seat; readonly ship: Ship; readonly to: Ship; readonly chest: Chest }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly ship: Ship
      readonly haven: Space
      readonly owner: Seat
      readonly chest: Chest
      readonly doubloons: number
    }
  | { readonly type: 'finished'; readonly seat: Seat; readonly ship: Ship }
  | { readonly type: 'chestsLanded'; readonly chests: readonly Chest[] }
  | { readonly type: 'endCalled'; readonly agreed: readonly Seat[] }
  | { readonly type: 'ended'; readonly why: EndReason }

export interface ShownCard {
  readonly seat: Seat
  readonly card: Card
}
