/** Ship modifications (p. 8) and Special Weapons (p. 10, p. 15) that act at a window. */

import type { Seat } from '@windward/core/contract.ts'
import { announce, current, ongoing, type Play, tell } from '../flow.ts'
import { fired } from '../marks.ts'
import type { State } from '../state.ts'
import { SKULL, type Use, WEAPONS, type Weapon } from '../vocabulary.ts'
import { captainOf, lives } from './captain.ts'
import { remove } from './goods.ts'
import type { Happens, Listener } from './listener.ts'
import { rollAgain, rollFor, succeeded, successes } from './roll.ts'
import { has, ready } from './ship.ts'
import { sideOf } from './sides.ts'
import { subsets } from './subsets.ts'

const SWIVEL_DICE = 2

export const EQUIPMENT_HAPPENS: readonly Happens[] = [
  {
    key: 'longGuns',
    windows: ['battle.start'],
    concerns: (s, seat) => fitted(s, seat, 'longGuns') && captainOf(s, seat).ship.at.cannons > 0,
    happen(p, seat) {
      const dice = rollFor(p, { seat }, 'longGuns', captainOf(p.s, seat).ship.at.cannons)
      const hits = successes(dice)
      const battle = ongoing(p.s, 'battle')
      if (hits > 0) battle.volleys.push({ by: sideOf(battle, seat), hits, long: true })
      return true
    },
  },
  {
    key: 'swivelGuns',
    windows: ['crew.start'],
    concerns: (s, seat) => fitted(s, seat, 'swivelGuns') && ongoing(s, 'battle').ashore !== true,
    happen(p, seat) {
      const dice = rollFor(p, { seat }, 'swivelGuns', SWIVEL_DICE)
      const enemy = 1 - sideOf(ongoing(p.s, 'battle'), seat)
      if (succeeded(dice)) ongoing(p.s, 'crew').hits[enemy]++
      return true
    },
  },
]

export const EQUIPMENT_ACTS: readonly Listener[] = [
  {
    /** Reinforced Hull: one hit less, whatever location its owner would mark; the token is flipped until refreshed. */
    use: 'absorb',
    windows: ['battle.hitTaken', 'raid.resolve', 'hit.taken'],
    offers(s, seat, f) {
      if (!lives(s, seat) || !ready(captainOf(s, seat).ship, 'reinforcedHull')) return []
      if (f.type === 'crew') return f.hits[sideOf(ongoing(s, 'battle'), seat)] > 0 ? [{ type: 'absorb', hit: 0 }] : []
      if (f.type !== 'hits') return []
      if (f.hits.length === 0) return f.skulls > 0 ? [{ type: 'absorb', hit: 0 }] : []
      return f.hits.flatMap((from, hit) => (f.hits.indexOf(from) === hit ? [{ type: 'absorb', hit } as const] : []))
    },
    act(p, seat, use, f) {
      if (use.type !== 'absorb' || (f.type !== 'hits' && f.type !== 'crew')) return
      captainOf(p.s, seat).ship.flipped.push('reinforcedHull')
      if (f.type === 'crew') f.hits[sideOf(ongoing(p.s, 'battle'), seat)]--
      else if (f.hits.length > 0) f.hits.splice(use.hit, 1)
      else f.skulls--
      tell(p, { type: 'hitAbsorbed', who: { seat } })
    },
  },
  {
    /** Chasers: one hit when either side has declared to flee; face up again after the battle. */
    use: 'fireChasers',
    windows: ['battle.declared'],
    offers(s, seat, f) {
      if (f.type !== 'battle' || !f.declared.includes('flee')) return []
      const { ship } = captainOf(s, seat)
      return ready(ship, 'chasers') && ship.at.cannons > 0 ? [{ type: 'fireChasers' }] : []
    },
    act(p, seat, _use, f) {
      if (f.type !== 'battle') return
      captainOf(p.s, seat).ship.flipped.push('chasers')
      f.volleys.push({ by: sideOf(f, seat), hits: 1, long: false })
      tell(p, { type: 'used', seat, use: 'fireChasers' })
    },
  },
  {
    /** Grappling Hooks: any number of dice again in a contest in which one chose to board. */
    use: 'throwHooks',
    windows: ['battle.afterRoll'],
    offers(s, seat, f) {
      if (f.type !== 'battle' || !armed(s, seat, 'grapplingHooks')) return []
      const side = sideOf(f, seat)
      return f.declared[side] === 'board' ? subsets(f.dice[side]).map((dice) => ({ type: 'throwHooks', dice })) : []
    },
    act(p, seat, use, f) {
      if (use.type !== 'throwHooks' || f.type !== 'battle') return
      spend(p, seat, 'grapplingHooks', 'throwHooks')
      const dice = f.dice[sideOf(f, seat)]
      rollAgain(p, dice, use.dice)
      announce(p, { type: 'rolled', who: { seat }, why: 'seamanship', dice: [...dice] })
    },
  },
  {
    /** Chain-shot and Grapeshot: the skulls rolled strike Masts or Crew, and this round never the Hull instead. */
    use: 'loadShot',
    windows: ['battle.afterHitDice'],
    offers(s, seat, f) {
      if (f.type !== 'hits' || f.by === undefined || f.aimed !== undefined || !f.dice.includes(SKULL)) return []
      if (current(s, 'battle')?.sides[f.by].seat !== seat) return []
      return SHOT.filter((weapon) => armed(s, seat, weapon)).map((weapon) => ({ type: 'loadShot', weapon }))
    },
    act(p, seat, use, f) {
      if (use.type !== 'loadShot' || f.type !== 'hits' || f.by === undefined) return
      spend(p, seat, use.weapon, 'loadShot')
      f.aimed = use.weapon === 'chainShot' ? 'masts' : 'crew'
      ongoing(p.s, 'battle').marks.push(fired(use.weapon, f.by))
    },
  },
  {
    /** p. 10: in a Merchant Raid any weapon turns a failed die into a success. */
    use: 'spendWeapon',
    windows: ['raid.afterRoll'],
    offers(s, seat, f) {
      if (f.type !== 'raid' || f.dice.every((die) => die === SKULL)) return []
      return WEAPONS.filter((weapon) => armed(s, seat, weapon)).map((weapon) => ({ type: 'spendWeapon', weapon }))
    },
    act(p, seat, use, f) {
      if (use.type !== 'spendWeapon' || f.type !== 'raid') return
      spend(p, seat, use.weapon, 'spendWeapon')
      f.dice[f.dice.findIndex((die) => die !== SKULL)] = SKULL
      f.successes++
    },
  },
]

const SHOT = ['chainShot', 'grapeshot'] as const

function spend(p: Play, seat: Seat, weapon: Weapon, use: Use['type']): void {
  remove(captainOf(p.s, seat).weapons, weapon)
  tell(p, { type: 'used', seat, use, weapon })
}

function armed(s: State, seat: Seat, weapon: Weapon): boolean {
  return lives(s, seat) && captainOf(s, seat).weapons.includes(weapon)
}

function fitted(s: State, seat: Seat, modification: 'longGuns' | 'swivelGuns'): boolean {
  return lives(s, seat) && has(captainOf(s, seat).ship, modification)
}
