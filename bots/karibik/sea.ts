/** The sea as a bot thinks of it: small tables and numbers instead of a state, and what a position is worth. */

import type { Seat } from '@windward/core/contract.ts'
import { CITY_AT, chestValue, distance, HAVEN_AT, NEIGHBOURS } from '@windward/games/karibik/board.ts'
import { doubloons } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { CITIES, type Colour, type Options, SHIPS, type Space } from '@windward/games/karibik/vocabulary.ts'

export interface Sea {
  readonly chart: Chart
  readonly seats: number
  /** By ship, in the order in which they sail. */
  readonly at: Int8Array
  /** By ship: the number of its chest, or none. */
  readonly cargo: Int8Array
  /** By seat. */
  readonly money: Float64Array
  /** The chests that lie in their cities, as bits. */
  ashore: number
}

/** What does not change during a game. */
export interface Chart {
  /** By seat and space: how much of a chest's value is in prospect for this seat, less what is for the others. */
  readonly prospects: readonly Float64Array[]
  /** By seat and space: the own haven that takes a chest from there, or 0. */
  readonly havens: readonly Uint8Array[]
}

export const NONE = -1
export const VALUES: readonly number[] = CITIES.map(chestValue)
/** By space: the chest of the city there, or none. */
export const CHEST_AT: readonly number[] = CITY_AT.map((city) => (city === undefined ? NONE : CITIES.indexOf(city)))

const SPACES = NEIGHBOURS.length
/** A step more to one's haven makes it this much less likely to be the one that gets the chest. */
const NEAR = 0.62
/** A step more to the nearest haven of all makes any delivery later. */
const SOON = 0.95
/** A step more between a chest ashore and the nearest empty ship, and for having to be captured at all. */
const FETCH = 0.9

export function seaOf(v: View): Sea {
  const sea: Sea = {
    chart: chartOf(
      v.seats.map(({ colour }) => colour),
      v.options,
    ),
    seats: v.seats.length,
    at: Int8Array.from(SHIPS, (ship) => v.ships[ship].at),
    cargo: Int8Array.from(SHIPS, (ship) => {
      const { cargo } = v.ships[ship]
      return cargo === undefined ? NONE : CITIES.indexOf(cargo)
    }),
    money: Float64Array.from(v.seats, doubloons),
    ashore: 0,
  }
  for (const chest of v.ashore) sea.ashore |= 1 << CITIES.indexOf(chest)
  return sea
}

export function cloneSea(sea: Sea): Sea {
  return { ...sea, at: sea.at.slice(), cargo: sea.cargo.slice(), money: sea.money.slice() }
}

/** Doubloons that this seat has and may hope for, more than the others do on average. */
export function worth(sea: Sea, seat: Seat): number {
  const { at, cargo, money } = sea
  const prospects = sea.chart.prospects[seat]
  let others = 0
  for (let i = 0; i < sea.seats; i++) if (i !== seat) others += money[i]
  let sum = money[seat] - others / (sea.seats - 1)
  for (let ship = 0; ship < at.length; ship++) {
    if (cargo[ship] !== NONE) sum += VALUES[cargo[ship]] * prospects[at[ship]]
  }
  for (let chest = 0; chest < VALUES.length; chest++) {
    if (sea.ashore & (1 << chest)) sum += worthAtHand(sea, seat, chest) * FETCHES[nearestEmpty(sea, cargo, chest, NONE)]
  }
  return sum
}

/** A chest in its city, if an empty ship lay there: times FETCHES by how far the nearest has to sail. */
export function worthAtHand(sea: Sea, seat: Seat, chest: number): number {
  return VALUES[chest] * sea.chart.prospects[seat][CITY_SPACE[chest]]
}

/** How far the nearest empty ship, but for this one, is from the city of a chest while the ships carry this. */
export function nearestEmpty(sea: Sea, cargo: Int8Array, chest: number, but: number): number {
  let nearest = FARTHEST
  for (let ship = 0; ship < sea.at.length; ship++) {
    if (ship === but || cargo[ship] !== NONE) continue
    const steps = STEPS[chest * SPACES + sea.at[ship]]
    if (steps < nearest) nearest = steps
  }
  return nearest
}

/** From a space to the city of a chest. */
export function stepsTo(chest: number, space: Space): number {
  return STEPS[chest * SPACES + space]
}

/** As if no ship were at hand. */
export const FARTHEST = 24
export const FETCHES = Float64Array.from({ length: FARTHEST + 1 }, (_, steps) => FETCH ** (steps + 1))
const CITY_SPACE: readonly Space[] = CITIES.map((_, chest) => CHEST_AT.indexOf(chest))
const STEPS = Uint8Array.from({ length: VALUES.length * SPACES }, (_, i) => {
  const [chest, space] = [Math.floor(i / SPACES), i % SPACES]
  const harbors = CHEST_AT.flatMap((at, harbor) => (at === chest ? [harbor] : []))
  return space === 0 ? FARTHEST : Math.min(FARTHEST, ...harbors.map((harbor) => distance(space, harbor)))
})

const charts = new Map<string, Chart>()

function chartOf(colours: readonly Colour[], { delivery }: Options): Chart {
  const key = `${colours} ${delivery}`
  const known = charts.get(key)
  if (known !== undefined) return known
  const havens = colours.map((colour) => havensFor(colour, delivery))
  const away = havens.map(stepsToAny)
  const prospects = colours.map(() => new Float64Array(SPACES))
  for (let space = 1; space < SPACES; space++) {
    const near = away.map((steps) => NEAR ** steps[space])
    const all = near.reduce((sum, n) => sum + n)
    const soon = SOON ** Math.min(...away.map((steps) => steps[space]))
    for (let seat = 0; seat < colours.length; seat++) {
      const [own, others] = [near[seat] / all, (all - near[seat]) / all / (colours.length - 1)]
      prospects[seat][space] = soon * (own - others)
    }
  }
  const chart = { prospects, havens }
  charts.set(key, chart)
  return chart
}

function havensFor(colour: Colour, delivery: Options['delivery']): Uint8Array {
  return Uint8Array.from(NEIGHBOURS, (neighbours, space) => {
    if (HAVEN_AT[space] === colour) return space
    return (delivery === 'adjacent' && neighbours.find((next) => HAVEN_AT[next] === colour)) || 0
  })
}

function stepsToAny(havens: Uint8Array): readonly number[] {
  const goals = [...havens.keys()].filter((space) => havens[space] > 0)
  return NEIGHBOURS.map((_, space) => (space === 0 ? 0 : Math.min(...goals.map((goal) => distance(space, goal)))))
}
