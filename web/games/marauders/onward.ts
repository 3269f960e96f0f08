/** Where a captain at sea sails on to: the nearest place where something is to be had, as far as actions go. */

import type { Seat } from '@windward/core/contract.ts'
import { goodsIn } from '@windward/games/marauders/rules/goods.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, FACE_DOWN, PORTS, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { aimsOf } from './aims.ts'
import { type Course, courseTo, waysOf } from './course.ts'
import { distancesFrom, isClosedAt, outletsOf } from './outlets.ts'
import { under } from './reading.ts'

/** None in port, and where nobody may sail. */
export function onward(view: View, seat: Seat, choices: readonly Action[]): Course | undefined {
  const { captain } = view.players[seat]
  if (captain === undefined || captain.inPort) return undefined
  const ways = waysOf(view, seat, choices)
  const goals = goalsOf(view, seat, captain)
  const far = distancesFrom(captain.zone)
  const [goal] = goals.toSorted((a, b) => (far.get(a.zone) ?? 0) - (far.get(b.zone) ?? 0))
  if (goal === undefined) return undefined
  const left = distancesFrom(goal.zone)
  const [zone] = [...ways.keys()].toSorted((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0))
  return courseTo(view, ways, seat, zone, goal.isInPort && zone === goal.zone)
}

/** Whether the way leads on from here: the port was just left, or others ask for what is aboard and this one does not. */
export function leadsOn(view: View, seat: Seat): boolean {
  return hasJustLeft(view, seat) || (outletsFor(view, seat).length > 0 && !sellsHere(view, seat))
}

/** Out of the port of this very zone, in this turn. */
export function hasJustLeft(view: View, seat: Seat): boolean {
  const turn = under(view, 'turn')
  return turn !== undefined && !view.players[seat].captain?.inPort && turn.moves > 0 && turn.sails === 0
}

interface Goal {
  readonly zone: Zone
  readonly isInPort: boolean
}

/** One's own mission and rumors and the ports that ask for what is aboard; without any, every other open port. */
function goalsOf(view: View, seat: Seat, captain: Captain): readonly Goal[] {
  const isElsewhere = ({ zone }: Goal) => zone !== captain.zone
  const wished = [...aimsOf(captain), ...outletsFor(view, seat)].filter(isElsewhere)
  if (wished.length > 0) return wished
  return PORTS.filter((port) => !isClosedAt(view, seat, port))
    .map((zone) => ({ zone, isInPort: true }))
    .filter(isElsewhere)
}

function outletsFor(view: View, seat: Seat): readonly Goal[] {
  return goodsAboard(view, seat)
    .flatMap((good) => outletsOf(view, seat, good))
    .filter(({ isClosed }) => !isClosed)
    .map(({ port }) => ({ zone: port, isInPort: true }))
}

function sellsHere(view: View, seat: Seat): boolean {
  const zone = view.players[seat].captain?.zone
  return outletsFor(view, seat).some((outlet) => outlet.zone === zone)
}

function goodsAboard(view: View, seat: Seat) {
  const cargo = view.players[seat].captain?.cargo ?? []
  return [...new Set(goodsIn(cargo.filter((card) => card !== FACE_DOWN)))]
}
