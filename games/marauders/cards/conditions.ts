/** When a Glory Card can be played, by what everybody at the table sees. */

import type { Seat } from '@windward/core/contract.ts'
import { HIGHEST_BOUNTY } from '../components/ships.ts'
import { current } from '../flow.ts'
import type { Frame } from '../frames.ts'
import { hidden, played, playedThisRound } from '../marks.ts'
import { captainOf, isHome, isPirate, lives } from '../rules/captain.ts'
import { succeeded, successes } from '../rules/roll.ts'
import { damageOf, fullValue } from '../rules/ship.ts'
import { allowed, contestWinner, sideOf } from '../rules/sides.ts'
import { mayRecruitAndRepair } from '../rules/zones.ts'
import type { State } from '../state.ts'
import { type CombatAction, NATIONS, type Skill } from '../vocabulary.ts'
import type { CardPlayer, Condition } from './gloryCard.ts'

export const WHO: Readonly<Record<CardPlayer, Condition>> = {
  combatant(s, seat) {
    const battle = current(s, 'battle')
    if (battle === undefined) return current(s, 'raid')?.seat === seat
    return battle.sides[0].seat === seat || battle.sides[1].seat === seat
  },
  active: (s, seat) => current(s, 'turn')?.seat === seat,
  target: (_s, seat, f) =>
    f.type === 'npcScouts'
      ? f.seat === seat && f.npcs.length > 0
      : f.type === 'scout' && f.target.kind === 'player' && f.target.seat === seat,
  other: (s, seat) => current(s, 'turn')?.seat !== seat,
}

export const always: Condition = () => true

export function during(type: Frame['type']): Condition {
  return (_s, _seat, f) => f.type === type
}

export function all(...conditions: readonly Condition[]): Condition {
  return (s, seat, f) => {
    for (const condition of conditions) if (!condition(s, seat, f)) return false
    return true
  }
}

/** A roll that succeeded needs nothing more. */
export function hasFailed(skill: Skill): Condition {
  return (_s, _seat, f) => f.type === 'check' && f.skill === skill && !succeeded(f.dice)
}

export const hasLookedInVain: Condition = (_s, _seat, f) => f.type === 'scout' && !succeeded(f.dice)

/** A roll was made that is still to be used: of a contest, or of a raid in which no success is spent. */
export const seamanshipRolled: Condition = (_s, _seat, f) =>
  f.type === 'battle' || (f.type === 'raid' && f.successes === successes(f.dice))

export function hasDeclared(action: CombatAction): Condition {
  return (_s, seat, f) => f.type === 'battle' && f.declared[sideOf(f, seat)] === action
}

export const hasWonContest: Condition = (_s, seat, f) => f.type === 'battle' && contestWinner(f) === sideOf(f, seat)

/** p. 14: round 1 and lost Masts leave nothing but to shoot. */
export const mayChangeCourse: Condition = (s, seat, f) =>
  f.type === 'battle' && allowed(s, f, sideOf(f, seat)).length > 1

export const isShorthanded: Condition = (s, seat) => {
  const { ship } = captainOf(s, seat)
  return ship.at.crew < fullValue(ship, 'crew')
}

/** Hits are about to strike the seat's own ship, or its Crew in Crew Combat. */
export const isStruck: Condition = (s, seat, f) => {
  const battle = current(s, 'battle')
  if (f.type === 'crew') return battle !== undefined && f.hits[sideOf(battle, seat)] > 0
  if (f.type !== 'hits' || f.hits.length + f.skulls === 0) return false
  return f.side === undefined ? f.seat === seat : battle?.sides[f.side].seat === seat
}

/** The seat's own hit dice lie on the table. */
export const hasFired: Condition = (s, seat, f) =>
  f.type === 'hits' && f.by !== undefined && current(s, 'battle')?.sides[f.by].seat === seat && f.dice.length > 0

export const hasWonBattle: Condition = (_s, seat, f) =>
  f.type === 'battle' && f.lost.length === 1 && f.sides[1 - f.lost[0]].seat === seat

/** A player or an NPC: a crew that only a card knows is neither. */
export const hasDefeated: Condition = (s, seat, f) =>
  hasWonBattle(s, seat, f) && f.type === 'battle' && f.sides[f.lost[0]].foe === undefined

export const hasCaptured: Condition = (_s, _seat, f) => f.type === 'battle' && f.captured

/** Attacking a merchant or a player, not a naval ship. */
export const isAttacking: Condition = (_s, _seat, f) =>
  (f.type === 'raid' || (f.type === 'scout' && f.target.kind === 'player')) && !f.marks.includes('noBounty')

/** A roll is to come: some merchants are found without one. */
export const isLooking: Condition = (_s, _seat, f) =>
  f.type === 'scout' && !(f.target.kind === 'merchant' && f.target.sure === true)

/** A second bank of fog takes nothing more. */
export const isClear: Condition = (_s, _seat, f) => f.type === 'scout' && !f.marks.includes(played('fogBank', f.seat))

/** Whoever is about to look could find the seat. */
export const canBeFound: Condition = (s, seat, f) => {
  if (f.type !== 'scout' && f.type !== 'npcScouts') return false
  return !current(s, 'turn')?.marks.includes(hidden(seat, f.type === 'scout' ? f.seat : f.npcs[0]))
}

/** The rumor is still to be paid and rolled for. */
export const asksForRumor: Condition = (_s, _seat, f) => f.type === 'rumor' && f.at === 'roll'

export const hasFound: Condition = (_s, _seat, f) => f.type === 'scout' && succeeded(f.dice)

export const isWanted: Condition = (s, seat) => isPirate(captainOf(s, seat))

export const canDenounce: Condition = (s, seat) => s.players.some((_, other) => denouncers(s, seat, other).length > 0)

/** Nations that want another player and can want him more. */
export function denouncers(s: State, seat: Seat, other: Seat) {
  if (other === seat || !lives(s, other)) return []
  const { bounties } = captainOf(s, other)
  return NATIONS.filter((nation) => bounties[nation] > 0 && bounties[nation] < HIGHEST_BOUNTY)
}

export const inOwnPort: Condition = (s, seat) => isHome(captainOf(s, seat))

export const mayStashAbroad: Condition = (s, seat, f) =>
  f.type === 'port' && !isHome(captainOf(s, seat)) && !f.done.includes('stash')

export const isChoosingSale: Condition = (_s, _seat, f) => f.type === 'sell' && f.at === 'choose'

export const hasDeclaredSale: Condition = (_s, _seat, f) => f.type === 'sell' && f.declared.length > 0

/** p. 7: three cards in demand are a glorious sale. */
export function hasSold(count: number): Condition {
  return (_s, _seat, f) => f.type === 'sell' && f.wanted >= count
}

export const canBeRepaired: Condition = (s, seat, f) => {
  const captain = captainOf(s, seat)
  return f.type === 'shipyard' && f.at === 'open' && damageOf(captain.ship) > 0 && mayRecruitAndRepair(captain)
}

export function hasCannons(count: number): Condition {
  return (s, seat) => captainOf(s, seat).ship.at.cannons >= count
}

/** Once in a round of battle. */
export const isClearOfSmoke: Condition = (_s, seat, f) =>
  f.type === 'battle' && !f.marks.includes(playedThisRound('powderSmoke', seat))
