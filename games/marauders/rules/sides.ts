/** The two sides of a battle: who they are, what they sail, what they may do, and who won the dice (p. 14). */

import type { Seat } from '@windward/core/contract.ts'
import { ongoing } from '../flow.ts'
import type { BattleFrame, Side, SideIndex } from '../frames.ts'
import type { Ship } from '../ship.ts'
import type { State } from '../state.ts'
import { COMBAT_ACTIONS, type CombatAction, type Who } from '../vocabulary.ts'
import { captainOf } from './captain.ts'
import { pips, successes } from './roll.ts'

export const SIDES: readonly SideIndex[] = [0, 1]

export function sideOf(battle: BattleFrame, seat: Seat): SideIndex {
  return battle.sides[0].seat === seat ? 0 : 1
}

/** Players who fight with their own ship. */
export function combatants(f: BattleFrame): Seat[] {
  return [...seatsOf(f.sides[0]), ...seatsOf(f.sides[1])]
}

export function shipOf(s: State, side: Side): Ship {
  if (side.seat !== undefined) return captainOf(s, side.seat).ship
  const { npcShip } = ongoing(s, 'battle')
  if (npcShip === undefined) throw new Error('no NPC ship in this battle')
  return npcShip
}

export function whoOf(side: Side): Who {
  if (side.seat !== undefined) return { seat: side.seat }
  if (side.npc !== undefined) return { npc: side.npc }
  if (side.foe !== undefined) return { foe: side.foe }
  throw new Error('a side without a Captain')
}

export function seatsOf(side: Side): Seat[] {
  return side.seat === undefined ? [] : [side.seat]
}

export function allowed(s: State, f: BattleFrame, i: SideIndex): CombatAction[] {
  const actions: CombatAction[] = []
  for (const action of COMBAT_ACTIONS) if (closedCombat(s, f, i, action) === undefined) actions.push(action)
  return actions
}

/**
 * p. 14: only shoot in round 1 and without Masts; no boarding without Crew. p. 13: when an NPC may flee. Says why an
 * action cannot be declared; undefined if it can.
 */
export function closedCombat(s: State, f: BattleFrame, i: SideIndex, action: CombatAction): string | undefined {
  if (action === 'shoot') return undefined
  if (f.round <= 1) return 'onlyShootFirst'
  const own = shipOf(s, f.sides[i]).at
  if (own.masts === 0) return 'noMasts'
  if (action === 'board') return own.crew > 0 ? undefined : 'noCrew'
  if (f.sides[i].npc === undefined) return undefined
  const enemy = shipOf(s, f.sides[1 - i]).at
  return own.cannons < enemy.cannons || own.crew < enemy.crew ? undefined : 'notOutmatched'
}

/** p. 14: most successes, then most pips on the other dice; nobody without a success. */
export function contestWinner({ dice }: { dice: [number[], number[]] }): SideIndex | undefined {
  const [a, b] = [successes(dice[0]), successes(dice[1])]
  if (a === 0 && b === 0) return undefined
  const lead = a - b || pips(dice[0]) - pips(dice[1])
  if (lead === 0) return undefined
  return lead > 0 ? 0 : 1
}
