/** What one press on the chart means: the shortest way for the ship that moves, and what it does where it arrives. */

import type { Seat } from '@windward/core/contract.ts'
import { HAVEN_AT, NEIGHBOURS, spacesOf } from '@windward/games/karibik/board.ts'
import { playerOf } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, type City, SHIPS, type Ship, type Space } from '@windward/games/karibik/vocabulary.ts'

/** Actions given one after another with one press. */
export type Course = readonly Action[]

/** The shortest way to every space that the ship can come to, nearest first; where it lies it is already. */
export type Ways = ReadonlyMap<Space, readonly Space[]>

export function waysOf(view: View): Ways {
  return view.step.at === 'moving' ? waysWithin(view, view.step.ship, view.step.left) : new Map()
}

/** How far the nearest of these spaces is, if the ship cannot come to it with what it has left; none where that is not what it lacks. */
export function tooFar(
  view: View,
  ...spaces: readonly Space[]
): { readonly n: number; readonly left: number } | undefined {
  if (view.step.at !== 'moving') return undefined
  const { ship, left } = view.step
  const way = shortest(waysWithin(view, ship, Number.POSITIVE_INFINITY), spaces)
  return way && way.length > left ? { n: way.length, left } : undefined
}

/** The same of a chest ashore that the ship could take, and of a ship that it could rob. */
export function cityTooFar(view: View, city: City): ReturnType<typeof tooFar> {
  return canCapture(view, city) ? tooFar(view, ...spacesOf(city)) : undefined
}

export function shipTooFar(view: View, other: Ship): ReturnType<typeof tooFar> {
  if (view.step.at !== 'moving' || view.step.ship === other || !dealWith(view, view.step.ship, other)) return undefined
  return tooFar(view, ...NEIGHBOURS[view.ships[other].at])
}

/** For any ship, with so many spaces to sail, as the others lie now. */
export function waysWithin(view: View, ship: Ship, left: number): Ways {
  const ways = new Map<Space, readonly Space[]>()
  const taken = SHIPS.map((other) => view.ships[other].at)
  const queue: Space[] = [view.ships[ship].at]
  ways.set(queue[0], [])
  for (const space of queue) {
    const way = ways.get(space) ?? []
    if (way.length === left) continue
    for (const next of NEIGHBOURS[space]) {
      if (ways.has(next) || taken.includes(next)) continue
      ways.set(next, [...way, next])
      queue.push(next)
    }
  }
  return ways
}

/** To a space; into one's own haven with a chest aboard, to unload it there. */
export function courseTo(view: View, ways: Ways, space: Space): Course | undefined {
  const way = ways.get(space)
  if (way === undefined || view.step.at !== 'moving') return undefined
  const isHome = ownerOf(view, space) === view.step.seat && view.ships[view.step.ship].cargo !== undefined
  const course = [...sails(way), ...(isHome ? [{ type: 'deliver', to: space } as const] : [])]
  return course.length > 0 ? course : undefined
}

/** Before a city, to capture its chest. */
export function courseToCity(view: View, ways: Ways, city: City): Course | undefined {
  if (!canCapture(view, city)) return undefined
  const way = shortest(ways, spacesOf(city))
  return way && [...sails(way), { type: 'capture' }]
}

/** Beside another ship, to take its chest, to exchange chests, or to hand one's own over. */
export function courseToShip(view: View, ways: Ways, other: Ship): Course | undefined {
  if (view.step.at !== 'moving' || view.step.ship === other) return undefined
  const deal = dealWith(view, view.step.ship, other)
  const way = deal && shortest(ways, NEIGHBOURS[view.ships[other].at])
  return way && [...sails(way), deal]
}

/** Where the ship is when the course is done. */
export function endOf(view: View, course: Course): Space {
  const last = course.findLast((action) => action.type === 'sail')
  if (last) return last.to
  return view.step.at === 'moving' ? view.ships[view.step.ship].at : 0
}

export function ownerOf(view: View, haven: Space): Seat | undefined {
  const colour = HAVEN_AT[haven]
  return colour && playerOf(view.seats, colour)
}

/** A ship that has a chest aboard takes no other. */
function canCapture({ step, ships, ashore }: View, city: City): boolean {
  return step.at === 'moving' && ships[step.ship].cargo === undefined && ashore.includes(city)
}

function dealWith({ ships, options }: View, ship: Ship, other: Ship): Action | undefined {
  const [mine, theirs] = [ships[ship].cargo, ships[other].cargo]
  if (theirs) return mine ? { type: 'swap', with: other } : { type: 'steal', from: other }
  return mine && options.handOver ? { type: 'handOver', to: other } : undefined
}

function shortest(ways: Ways, spaces: readonly Space[]): readonly Space[] | undefined {
  const found = spaces.flatMap((space) => [ways.get(space) ?? []].filter(() => ways.has(space)))
  return found.sort((a, b) => a.length - b.length)[0]
}

function sails(way: readonly Space[]): Course {
  return way.map((to) => ({ type: 'sail', to }))
}
