/** Battles: what to declare, where to be hit, what to use. */

import type { Seat } from '@windward/core/contract.ts'
import { current } from '@windward/games/marauders/flow.ts'
import type { BattleFrame, SideIndex } from '@windward/games/marauders/frames.ts'
import { captainOf } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import type { State } from '@windward/games/marauders/state.ts'
import { type Action, type Location, type Port, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { cardUse, hireWorth } from './cards.ts'
import type { Appraisal } from './choice.ts'
import { boarding, fleeing, shooting, sideFighter } from './odds.ts'
import type { Weights } from './weights.ts'
import { shipWorth } from './worth.ts'

export const declare: Appraisal = (s) => (action) => {
  const f = current(s, 'battle')
  if (f === undefined || action.type !== 'declare') return 0
  const i = f.declared.length as SideIndex
  const [own, enemy] = [sideFighter(s, f, i), sideFighter(s, f, (1 - i) as SideIndex)]
  switch (action.action) {
    case 'shoot':
      return shooting(own, enemy) - weariness(f)
    case 'board':
      return boarding(own, enemy)
    case 'flee':
      return fleeing(own, enemy)
  }
}

/** Nobody shoots for ever. */
const LONG_BATTLE = 6

function weariness({ round }: BattleFrame): number {
  return Math.max(0, round - LONG_BATTLE)
}

/** Where most is left, an empty hold first, the Hull late. */
export const takeHit: Appraisal = (s, seat, w) => (action) => {
  const f = current(s, 'hits')
  if (f === undefined) return 0
  if (action.type === 'absorb') return 3
  if (action.type !== 'takeHit') return worthOfUse(s, seat, action, w)
  const side = f.side === undefined ? undefined : current(s, 'battle')?.sides[f.side]
  const victim = side === undefined ? f.seat : side.seat
  const captain = victim === undefined ? undefined : captainOf(s, victim)
  const ship = captain?.ship ?? current(s, 'battle')?.npcShip
  if (ship === undefined) return 0
  return loss(ship, action.location, captain === undefined || captain.cargo.length < ship.at.cargo)
}

function loss(ship: Ship, location: Location, emptyHold: boolean): number {
  const left = ship.at[location]
  const last = left === 1 ? (location === 'hull' ? 20 : 3) : 0
  const dear = location === 'hull' ? 2.5 : location === 'cargo' ? (emptyHold ? -1.5 : 1) : 0
  return left - last - dear
}

export const claimShip: Appraisal = (s, seat, w) => (action) => {
  if (action.type !== 'claimShip') return 0
  const f = current(s, 'plunder')
  const battle = current(s, 'battle')
  if (f === undefined || battle === undefined) return -1
  const beaten = battle.sides[f.beaten]
  const prize = beaten.seat === undefined ? battle.npcShip : captainOf(s, beaten.seat).ship
  return prize === undefined ? -1 : shipWorth(prize, w) - shipWorth(captainOf(s, seat).ship, w) - 3 * w.crew
}

export const use: Appraisal = (s, seat, w) => (action) => worthOfUse(s, seat, action, w)

/** What can be used at a window, against doing nothing. */
export function worthOfUse(s: State, seat: Seat, action: Action, w: Weights): number {
  switch (action.type) {
    case 'absorb':
    case 'fireChasers':
    case 'rerollDie':
    case 'rollAgain':
    case 'treat':
    case 'followGuides':
      return 1
    case 'relocate':
      return relocation(s, seat, action.hit, action.to)
    case 'throwHooks':
      return hooks(s, seat, action.dice)
    case 'loadShot':
      return shot(s, action.weapon)
    case 'buyPardon':
      return w.wanted + w.bounty - 4
    case 'refuseDemand':
      return refusal(s, seat)
    case 'patchUp':
      return 5 - captainOf(s, seat).ship.at[action.location]
    case 'layGuns':
      return layGuns(s, action.dice)
    case 'presentRumor':
    case 'handIn':
      return FIRST
    case 'hire':
      return hireWorth(s, seat, action.card)
    case 'announceGlory':
    case 'playGlory':
      return cardUse(s, seat, action, w)
    case 'alwaysPass':
    case 'askAgain':
      return -2
    default:
      return action.type === 'pass' ? 0 : -1
  }
}

/** Before anything else that is done in a port. */
const FIRST = 950

/** A new demand is kept if it is for something on board. */
function refusal(s: State, seat: number): number {
  const { cargo, zone } = captainOf(s, seat)
  return countOf(cargo, s.ports[zone as Port].demand) > 0 ? -1 : 0.5
}

/** Dice that would strike what is destroyed or of no account. */
function layGuns(s: State, dice: readonly number[]): number {
  const f = current(s, 'hits')
  if (f === undefined) return -1
  return dice.every((die) => f.dice[die] === 1) ? dice.length : -1
}

/** Away from the last of a location, to where most is left. */
function relocation(s: State, seat: number, hit: number, to: Location): number {
  const f = current(s, 'hits')
  const from = f?.hits[hit]
  if (f === undefined || from === undefined) return -1
  const captain = captainOf(s, seat)
  const roomy = captain.cargo.length < captain.ship.at.cargo
  const now = captain.ship.at[from] === 0 ? loss(captain.ship, 'hull', roomy) : loss(captain.ship, from, roomy)
  return loss(captain.ship, to, roomy) - now - 0.5
}

/** All dice that failed, when the roll was not won. */
function hooks(s: State, seat: number, dice: readonly number[]): number {
  const f = current(s, 'battle')
  if (f === undefined) return -1
  const side = f.sides[0].seat === seat ? 0 : 1
  const [own, enemy] = [f.dice[side], f.dice[1 - side]]
  const skulls = own.filter((die) => die === SKULL).length
  if (skulls > enemy.filter((die) => die === SKULL).length) return -1
  return dice.every((die) => own[die] !== SKULL) ? dice.length : -1
}

/** Grapeshot before boarding, chain-shot at whoever might flee; only for more skulls than one. */
function shot(s: State, weapon: string): number {
  const f = current(s, 'hits')
  if (f === undefined) return -1
  const skulls = f.dice.filter((die) => die === SKULL).length
  return skulls - 1.5 + (weapon === 'grapeshot' ? 0.2 : 0)
}
