/** What one press on the chart means: the shortest way to a zone or into a port, as far as actions go (p. 7). */

import type { Seat } from '@windward/core/contract.ts'
import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import type { TurnFrame } from '@windward/games/marauders/frames.ts'
import { closed, movesLeft, sailsLeft } from '@windward/games/marauders/rules/move.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Zone } from '@windward/games/marauders/vocabulary.ts'
import { eyesOn, unseenBy } from './eyes.ts'
import { under } from './reading.ts'

/** Actions given one after another with one press. */
export type Course = readonly Action[]

/** A captain who is found is fought: there is no way back. A merchant may still be let go. */
export function isAttack(action: Action): boolean {
  return action.type === 'scout' && (action.target.kind === 'npc' || action.target.kind === 'player')
}

/** The shortest way to every zone in reach, past as few eyes as may be; none where nobody may sail. */
export type Routes = ReadonlyMap<Zone, readonly Zone[]>

export function waysOf(view: View, seat: Seat, choices: readonly Action[]): Routes {
  const ways = new Map<Zone, readonly Zone[]>()
  const turn = under(view, 'turn')
  const { captain } = view.players[seat]
  if (turn?.seat !== seat || view.stack.at(-1) !== turn || captain === undefined) return ways
  const isLeaving = choices.some(({ type }) => type === 'leavePort')
  const mayGo = isLeaving || choices.some(({ type }) => type === 'sail')
  if (!mayGo) return ways
  const left = Math.min(movesIn(view, turn) - (isLeaving ? 1 : 0), sailsLeft(view, turn))
  if (left < 0) return ways
  ways.set(captain.zone, [])
  for (const [zone, way] of ways) {
    if (way.length >= left) continue
    for (const next of safest(view, seat, NEIGHBOURS[zone])) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return ways
}

/** From port it begins by leaving; into one it ends by entering, and with business where an action is left for it. */
export function courseTo(view: View, ways: Routes, seat: Seat, zone: Zone, intoPort: boolean): Course | undefined {
  const way = ways.get(zone)
  const turn = under(view, 'turn')
  const { captain } = view.players[seat]
  if (way === undefined || way.length === 0 || turn === undefined || captain === undefined) return undefined
  const moves: Action[] = [
    ...(captain.inPort ? [{ type: 'leavePort' } as const] : []),
    ...way.map((to): Action => ({ type: 'sail', to })),
  ]
  const spare = turn.actions + turn.spare - moves.length
  if (!intoPort || movesIn(view, turn) <= moves.length || closed(view, { ...captain, zone }) !== undefined) return moves
  const business: Action[] = spare > 1 && !turn.ported ? [{ type: 'port' }] : []
  return [...moves, { type: 'enterPort' }, ...business]
}

/** That nobody finds the captain on a course, in per cent. */
export function unseenOn(view: View, seat: Seat, course: Course): number {
  const here = view.players[seat].captain?.zone
  const zones = course.flatMap((action) => {
    if (action.type === 'sail') return [action.to]
    return action.type === 'leavePort' && here ? [here] : []
  })
  return Math.round(100 * zones.reduce((share, zone) => (share * unseenBy(eyesOn(view, seat, zone))) / 100, 1))
}

/** As far as actions go, and as far as the event of the round lets anybody move. */
function movesIn(view: View, turn: TurnFrame): number {
  return Math.min(turn.actions + turn.spare, movesLeft(view, turn))
}

function safest(view: View, seat: Seat, zones: readonly Zone[]): readonly Zone[] {
  return zones.toSorted((a, b) => unseenBy(eyesOn(view, seat, b)) - unseenBy(eyesOn(view, seat, a)))
}
