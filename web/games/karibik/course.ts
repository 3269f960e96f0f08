/** What one press on the chart means: the shortest way for the ship that moves, and what it does where it arrives. */

import type { Seat } from '@windward/core/contract.ts'
import { CITY_AT, chestValue, HAVEN_AT, NEIGHBOURS, spacesOf } from '@windward/games/karibik/board.ts'
import { CAPTURE_REWARD } from '@windward/games/karibik/components.ts'
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
export function waysWithin(view: View, ship: Ship, left: number, from: Space = view.ships[ship].at): Ways {
  const ways = new Map<Space, readonly Space[]>()
  const taken = SHIPS.filter((other) => other !== ship).map((other) => view.ships[other].at)
  const queue: Space[] = [from]
  ways.set(from, [])
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

/** To a space; into one's own haven to unload a chest there: the one aboard, or the best that can be fetched on the way. */
export function courseTo(view: View, ways: Ways, space: Space): Course | undefined {
  const way = ways.get(space)
  if (way === undefined || view.step.at !== 'moving') return undefined
  if (isHome(view, space)) {
    if (view.ships[view.step.ship].cargo) return [...sails(way), { type: 'deliver', to: space }]
    const fetched = fetching(view, ways, space)
    if (fetched) return fetched
  }
  return way.length > 0 ? sails(way) : undefined
}

/** By way of the chest, ashore or on another ship, that earns the most by the time it lies in this haven; none where none can be brought. */
function fetching(view: View, ways: Ways, haven: Space): Course | undefined {
  if (view.step.at !== 'moving') return undefined
  const { ship, left } = view.step
  const spots = [
    ...view.ashore.flatMap((city) => spacesOf(city).map((at) => ({ at, take: { type: 'capture' } as const }))),
    ...SHIPS.filter((other) => other !== ship && view.ships[other].cargo).flatMap((from) =>
      NEIGHBOURS[view.ships[from].at].map((at) => ({ at, take: { type: 'steal', from } as const })),
    ),
  ]
  const courses = spots.flatMap(({ at, take }): readonly Course[] => {
    const there = ways.get(at)
    const home = there && waysWithin(view, ship, left - there.length, at).get(haven)
    return home ? [[...sails(there), take, ...sails(home), { type: 'deliver', to: haven }]] : []
  })
  const ranked = courses.map((course) => ({ course, earned: earnedBy(view, course) }))
  return ranked.sort((a, b) => b.earned - a.earned || a.course.length - b.course.length)[0]?.course
}

/** What a course brings whoever sails it, and where. */
export function gainsOf(view: View, course: Course): readonly { readonly at: Space; readonly doubloons: number }[] {
  if (view.step.at !== 'moving') return []
  const taken = takenBy(view, course)
  const captured = taken.filter(({ robbed }) => !robbed).map(({ at }) => ({ at, doubloons: CAPTURE_REWARD }))
  const { cargo = taken.at(-1)?.chest } = view.ships[view.step.ship]
  const last = course[course.length - 1]
  const isBrought = last.type === 'deliver' && isHome(view, last.to)
  return isBrought && cargo ? [...captured, { at: endOf(view, course), doubloons: chestValue(cargo) }] : captured
}

/** The chests that come aboard on a course: where she lies then, and from which ship, unless it is from the chest's own city. */
export function takenBy(
  view: View,
  course: Course,
): readonly { readonly at: Space; readonly chest: City; readonly robbed?: Ship }[] {
  return course.flatMap((action, i) => {
    const at = endOf(view, course.slice(0, i))
    const robbed = action.type === 'steal' ? action.from : undefined
    const chest = robbed ? view.ships[robbed].cargo : action.type === 'capture' ? CITY_AT[at] : undefined
    return chest ? [{ at, chest, ...(robbed && { robbed }) }] : []
  })
}

export function earnedBy(view: View, course: Course): number {
  return gainsOf(view, course).reduce((sum, { doubloons }) => sum + doubloons, 0)
}

/** What has been taken in one's own haven is unloaded by the same press. */
export function followedBy(action: Action, view: View, seat: Seat): Course {
  if (view.step.at !== 'moving' || (action.type !== 'steal' && action.type !== 'capture')) return []
  const { at } = view.ships[view.step.ship]
  return ownerOf(view, at) === seat ? [{ type: 'deliver', to: at }] : []
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
  if (!way) return undefined
  return [...sails(way), deal, ...(way.length === 0 ? followedBy(deal, view, view.step.seat) : [])]
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

function isHome(view: View, space: Space): boolean {
  return view.step.at === 'moving' && ownerOf(view, space) === view.step.seat
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
