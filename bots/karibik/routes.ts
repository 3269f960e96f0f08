/** Everything a ship can do with its movement: where it can go, and what it can take, exchange and deliver on its way. */

import type { Seat } from '@windward/core/contract.ts'
import { areNeighbours, NEIGHBOURS } from '@windward/games/karibik/board.ts'
import { CAPTURE_REWARD } from '@windward/games/karibik/components.ts'
import { type Action, SHIPS, type Space } from '@windward/games/karibik/vocabulary.ts'
import {
  CHEST_AT,
  FARTHEST,
  FETCHES,
  NONE,
  nearestEmpty,
  type Sea,
  stepsTo,
  VALUES,
  worth,
  worthAtHand,
} from './sea.ts'

/** The ship ends here, with the chests as they are by then. */
export interface SailingRoute {
  readonly chests: Arrangement
  readonly space: Space
  /** What the position is worth to the mover. */
  readonly value: number
}

/** Where the chests are after some actions, and how it came to that. */
interface Arrangement {
  readonly cargo: Int8Array
  readonly ashore: number
  readonly money: number
  /** Where the latest action took place, and how many spaces had been sailed by then. */
  readonly space: Space
  readonly sailed: number
  readonly action?: Action
  readonly before?: Arrangement
  /** Worth to the mover without what the moving ship carries, and without chests ashore. */
  readonly rest: number
}

/** Arrangements looked at for one ship; more exist only in a crowd of laden ships. */
const MOST = 48

/** The best route for each movement up to this one. */
export function routesFor(sea: Sea, seat: Seat, ship: number, movement: number): readonly SailingRoute[] {
  const best: SailingRoute[] = []
  for (const route of explore(sea, seat, ship, movement)) {
    const sailed = route.sailed
    if (best[sailed] === undefined || route.value > best[sailed].value) best[sailed] = route
  }
  for (let n = 1; n <= movement; n++) {
    if (best[n] === undefined || best[n - 1].value >= best[n].value) best[n] = best[n - 1]
  }
  return best
}

export function bestRoute(sea: Sea, seat: Seat, ship: number, movement: number): SailingRoute {
  return explore(sea, seat, ship, movement).reduce((a, b) => (b.value > a.value ? b : a))
}

/** The best route of each arrangement that can be reached, the best of all first. */
export function choicesFor(sea: Sea, seat: Seat, ship: number, movement: number): readonly SailingRoute[] {
  const best = new Map<Arrangement, SailingRoute>()
  for (const route of explore(sea, seat, ship, movement)) {
    const known = best.get(route.chests)
    if (known === undefined || route.value > known.value) best.set(route.chests, route)
  }
  return [...best.values()].sort((a, b) => b.value - a.value)
}

export function sailRoute(sea: Sea, seat: Seat, ship: number, { chests, space }: SailingRoute): void {
  sea.at[ship] = space
  sea.cargo.set(chests.cargo)
  sea.ashore = chests.ashore
  sea.money[seat] += chests.money
}

/** What to do first on this route. */
export function firstAction(sea: Sea, ship: number, { chests, space }: SailingRoute): Action {
  let goal = space
  for (let at = chests; at.before !== undefined; at = at.before) {
    goal = at.space
    if (at.before.before === undefined && goal === sea.at[ship] && at.action !== undefined) return at.action
  }
  const next = firstStep(sea, ship, goal)
  return next === undefined ? { type: 'finish' } : { type: 'sail', to: next }
}

interface Reached extends SailingRoute {
  readonly sailed: number
}

function explore(sea: Sea, seat: Seat, ship: number, movement: number): readonly Reached[] {
  const prospects = sea.chart.prospects[seat]
  const havens = sea.chart.havens[seat]
  const start = sea.at[ship]
  const own = sea.cargo[ship]
  const { cargo, ashore } = sea
  const held = own === NONE ? 0 : VALUES[own] * prospects[start]
  const lying = ashoreWorths(ashoreOf(sea, seat, ship, cargo, ashore), own === NONE ? start : 0)
  const rest = worth(sea, seat) - held - lying
  const queue: Arrangement[] = [{ cargo, ashore, money: 0, space: start, sailed: 0, rest }]
  const reached: Reached[] = []
  for (const chests of queue) {
    const carried = chests.cargo[ship]
    const value = carried === NONE ? 0 : VALUES[carried]
    const waiting = ashoreOf(sea, seat, ship, chests.cargo, chests.ashore)
    // A laden ship fetches nothing: what lies ashore is then the same wherever it goes.
    const fixed = carried === NONE ? 0 : ashoreWorths(waiting, 0)
    const spaces = flood(sea, ship, chests.space, movement - chests.sailed)
    markBesideLaden(sea, ship, chests.cargo)
    for (let i = 0; i < spaces; i++) {
      const space = flooded[i]
      const there = carried === NONE ? ashoreWorths(waiting, space) : fixed
      const sailed = chests.sailed + away[i]
      reached.push({ chests, space, sailed, value: chests.rest + value * prospects[space] + there })
      const isIdle = besideLaden[space] !== mark && (carried === NONE ? CHEST_AT[space] === NONE : havens[space] === 0)
      if (!isIdle && queue.length < MOST) act(sea, seat, ship, chests, space, sailed, queue)
    }
  }
  return reached
}

/** A chest in its city, what it is worth at hand, and how far the nearest empty ship is, but for the one that moves. */
interface Waiting {
  readonly chest: number
  readonly worth: number
  readonly steps: number
}

function ashoreOf(sea: Sea, seat: Seat, ship: number, cargo: Int8Array, ashore: number): readonly Waiting[] {
  const waiting: Waiting[] = []
  for (let chest = 0; chest < VALUES.length; chest++) {
    if ((ashore & (1 << chest)) === 0) continue
    waiting.push({ chest, worth: worthAtHand(sea, seat, chest), steps: nearestEmpty(sea, cargo, chest, ship) })
  }
  return waiting
}

/** While the ship that moves lies empty at a space; 0: while it is laden. */
function ashoreWorths(waiting: readonly Waiting[], space: Space): number {
  let sum = 0
  for (const { chest, worth, steps } of waiting) {
    const own = space === 0 ? FARTHEST : stepsTo(chest, space)
    sum += worth * FETCHES[own < steps ? own : steps]
  }
  return sum
}

/** Adds what becomes of the chests by each action of the ship at this space. */
function act(
  sea: Sea,
  seat: Seat,
  ship: number,
  from: Arrangement,
  space: Space,
  sailed: number,
  into: Arrangement[],
): void {
  const prospects = sea.chart.prospects[seat]
  const own = from.cargo[ship]
  const add = (
    action: Action,
    other: number,
    got: number,
    gave: number,
    reward: number,
    ashore: number,
    rest: number,
  ) => {
    const cargo = from.cargo.slice()
    cargo[ship] = got
    if (other !== NONE) cargo[other] = gave
    if (cameBack(from, space, cargo)) return
    into.push({
      cargo,
      ashore,
      money: from.money + reward,
      space,
      sailed,
      action,
      before: from,
      rest: from.rest + rest,
    })
  }
  const chest = CHEST_AT[space]
  if (own === NONE && chest !== NONE && from.ashore & (1 << chest)) {
    add(CAPTURE, NONE, chest, NONE, CAPTURE_REWARD, from.ashore & ~(1 << chest), CAPTURE_REWARD)
  }
  const haven = sea.chart.havens[seat][space]
  if (own !== NONE && haven > 0) add(DELIVER[haven], NONE, NONE, NONE, VALUES[own], from.ashore, VALUES[own])
  for (let other = 0; other < SHIPS.length; other++) {
    const theirs = from.cargo[other]
    if (other === ship || theirs === NONE || !areNeighbours(space, sea.at[other])) continue
    const there = prospects[sea.at[other]]
    if (own === NONE) add(STEAL[other], other, theirs, NONE, 0, from.ashore, -VALUES[theirs] * there)
    else add(SWAP[other], other, theirs, own, 0, from.ashore, (VALUES[own] - VALUES[theirs]) * there)
  }
}

/** While a ship stays on a space, no arrangement may come back. */
function cameBack(from: Arrangement, space: Space, cargo: Int8Array): boolean {
  for (let at: Arrangement | undefined = from; at !== undefined; at = at.before) {
    if (isSame(at.cargo, cargo)) return true
    if (at.space !== space) return false
  }
  return false
}

function isSame(a: Int8Array, b: Int8Array): boolean {
  for (let ship = 0; ship < a.length; ship++) if (a[ship] !== b[ship]) return false
  return true
}

const CAPTURE: Action = { type: 'capture' }
const DELIVER: readonly Action[] = NEIGHBOURS.map((_, space) => ({ type: 'deliver', to: space }))
const STEAL: readonly Action[] = SHIPS.map((ship) => ({ type: 'steal', from: ship }))
const SWAP: readonly Action[] = SHIPS.map((ship) => ({ type: 'swap', with: ship }))

const seen = new Uint32Array(NEIGHBOURS.length)
let mark = 0
/** The spaces that were found last, and how many steps away each is. */
const flooded = new Uint8Array(NEIGHBOURS.length)
const away = new Uint8Array(NEIGHBOURS.length)

/** Finds each space the ship can reach, the nearest first, around the others. Says how many they are. */
function flood(sea: Sea, ship: number, from: Space, most: number): number {
  mark += 1
  const own = mark
  for (let other = 0; other < SHIPS.length; other++) if (other !== ship) seen[sea.at[other]] = own
  seen[from] = own
  flooded[0] = from
  away[0] = 0
  let found = 1
  for (let i = 0; i < found && away[i] < most; i++) {
    for (const to of NEIGHBOURS[flooded[i]]) {
      if (seen[to] === own) continue
      seen[to] = own
      flooded[found] = to
      away[found++] = away[i] + 1
    }
  }
  return found
}

/** By space: the mark of the latest flood if another ship with a chest lies beside. */
const besideLaden = new Uint32Array(NEIGHBOURS.length)

function markBesideLaden(sea: Sea, ship: number, cargo: Int8Array): void {
  for (let other = 0; other < SHIPS.length; other++) {
    if (other === ship || cargo[other] === NONE) continue
    for (const space of NEIGHBOURS[sea.at[other]]) besideLaden[space] = mark
  }
}

/** The first space on a shortest way, or none if the ship is there. */
function firstStep(sea: Sea, ship: number, goal: Space): Space | undefined {
  const steps = new Map<Space, number>()
  const spaces = flood(sea, ship, goal, SHIPS.length)
  for (let i = 0; i < spaces; i++) steps.set(flooded[i], away[i])
  const here = steps.get(sea.at[ship])
  if (here === undefined || here === 0) return undefined
  return NEIGHBOURS[sea.at[ship]].find((next) => steps.get(next) === here - 1)
}
