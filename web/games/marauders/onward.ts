/** Where a captain at sea sails on to: the place where most is to be had for the way, as far as actions go. */

import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { GOLD_PER_POINT, PRICE } from '@windward/games/marauders/components/ships.ts'
import { isPort } from '@windward/games/marauders/components/zones.ts'
import { countOf, goodsIn, holdOf } from '@windward/games/marauders/rules/goods.ts'
import { damaged, repairPrice } from '@windward/games/marauders/rules/shipyard.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, FACE_DOWN, PORTS, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { type Aim, aimsOf } from './aims.ts'
import { type Course, courseTo, waysOf } from './course.ts'
import { distancesFrom, isClosedAt, outletsOf } from './outlets.ts'
import { under } from './reading.ts'

export interface Onward {
  readonly course: Course
  /** Where it leads at last, perhaps in a later turn. */
  readonly goal: Zone
}

/** None in port, and where nobody may sail. */
export function onward(view: View, seat: Seat, choices: readonly Action[]): Onward | undefined {
  const { captain } = view.players[seat]
  if (captain === undefined || captain.inPort) return undefined
  const ways = waysOf(view, seat, choices)
  const goals = goalsOf(view, seat, captain)
  const far = distancesFrom(captain.zone)
  const worth = ({ zone, worth }: Goal) => worth / (far.get(zone) ?? 1)
  const [goal] = goals.toSorted((a, b) => worth(b) - worth(a))
  if (goal === undefined) return undefined
  const left = distancesFrom(goal.zone)
  const [zone] = [...ways.keys()].toSorted((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0))
  const course = courseTo(view, ways, seat, zone, goal.isInPort && zone === goal.zone)
  return course && { course, goal: goal.zone }
}

/** Whether the way leads on from here: the port was just left, or others ask for what is aboard and this one does not. */
export function leadsOn(view: View, seat: Seat): boolean {
  return hasJustLeft(view, seat) || (outletsFor(view, seat).length > 0 && !sellsHere(view, seat))
}

/** Whether there is nothing to stay in port for: what is aboard others ask for, and there is neither room nor gold for more. */
export function leadsOut(view: View, seat: Seat): boolean {
  const { captain } = view.players[seat]
  if (!captain?.inPort || (captain.cargo.length < holdOf(captain) && captain.gold >= PRICE.good)) return false
  const isErrand = aimsOf(captain).some((aim) => aim.isInPort && aim.zone === captain.zone)
  return !isErrand && outletsFor(view, seat).length > 0 && !sellsHere(view, seat)
}

/** Whether a port has anything for this captain: a buyer, an errand, goods, repairs or hands there is gold for, or a stash. */
export function hasBusiness(view: View, seat: Seat): boolean {
  const { captain } = view.players[seat]
  if (captain === undefined) return false
  const { gold, cargo, zone, ship } = captain
  const isErrand = aimsOf(captain).some((aim) => aim.isInPort && aim.zone === zone)
  const isRepair = damaged(ship).length > 0 && gold >= repairPrice(view, seat)
  const isHome = CAPTAINS[captain.id].homePort === zone && gold >= GOLD_PER_POINT
  return (
    isErrand || isRepair || isHome || sellsHere(view, seat) || (cargo.length < holdOf(captain) && gold >= PRICE.good)
  )
}

/** Out of the port of this very zone, in this turn. */
export function hasJustLeft(view: View, seat: Seat): boolean {
  const turn = under(view, 'turn')
  return turn !== undefined && !view.players[seat].captain?.inPort && turn.moves > 0 && turn.sails === 0
}

interface Goal {
  readonly zone: Zone
  readonly isInPort: boolean
  /** In cards sold: what is to be had there. */
  readonly worth: number
}

/** A mission or a rumor is a point and more. */
const AIM = 3

/** What one is after where it may be done now: who is wanted, at war or blockaded comes into no such port. */
export function openAims(view: View, seat: Seat): readonly Aim[] {
  const { captain } = view.players[seat]
  return (captain === undefined ? [] : aimsOf(captain)).filter(
    ({ zone, isInPort }) => !isInPort || (isPort(zone) && !isClosedAt(view, seat, zone)),
  )
}

/** One's own mission and rumors where they may be carried out, and the ports that ask for what is aboard; without any, every other open port. */
function goalsOf(view: View, seat: Seat, captain: Captain): readonly Goal[] {
  const isElsewhere = ({ zone }: Goal) => zone !== captain.zone
  const aims = openAims(view, seat).map((aim) => ({ ...aim, worth: AIM }))
  const wished = [...aims, ...outletsFor(view, seat)].filter(isElsewhere)
  if (wished.length > 0) return wished
  return PORTS.filter((port) => !isClosedAt(view, seat, port))
    .map((zone) => ({ zone, isInPort: true, worth: 1 }))
    .filter(isElsewhere)
}

function outletsFor(view: View, seat: Seat): readonly Goal[] {
  const cargo = (view.players[seat].captain?.cargo ?? []).filter((card) => card !== FACE_DOWN)
  return [...new Set(goodsIn(cargo))].flatMap((good) =>
    outletsOf(view, seat, good)
      .filter(({ isClosed }) => !isClosed)
      .map(({ port }) => ({ zone: port, isInPort: true, worth: countOf(cargo, good) })),
  )
}

function sellsHere(view: View, seat: Seat): boolean {
  const zone = view.players[seat].captain?.zone
  return outletsFor(view, seat).some((outlet) => outlet.zone === zone)
}
