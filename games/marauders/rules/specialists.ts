/** Specialists in play (p. 12): what the eight types do for the Captain who employs them. */

import type { Seat } from '@windward/core/contract.ts'
import { isStruck } from '../cards/conditions.ts'
import { announce, current, ongoing, tell } from '../flow.ts'
import type { Frame } from '../frames.ts'
import { type Mark, served } from '../marks.ts'
import type { State } from '../state.ts'
import { LOCATIONS, type Specialist } from '../vocabulary.ts'
import { captainOf, lives } from './captain.ts'
import { employs } from './cards.ts'
import type { Listener } from './listener.ts'
import type { About, Change, Changes } from './quantities.ts'
import { rollAgain } from './roll.ts'
import { damageTo } from './ship.ts'
import { sideOf } from './sides.ts'
import { subsets } from './subsets.ts'

export const SPECIALISTS_CHANGE: Changes = {
  'dice.scout': [of('lookout', (n) => n + 1)],
  'dice.check': [of('lookout', (n, { skill }) => (skill === 'scouting' ? n + 1 : n))],
  'dice.crew': [of('masterAtArms', (n) => n + 1)],
  'buy.draw': [of('purser', (n, { again }) => (again === true ? n : n + 2))],
  'dice.contest': [of('sailingMaster', (n, { round }) => (round === 1 ? n + 1 : n))],
  'dice.raid': [of('sailingMaster', (n) => n + 1)],
  // Up to one's Cannons: the limit comes after it.
  'volley.hits': [of('masterGunner', (n, { won }) => (won === false ? n + 1 : n))],
}

export const SPECIALISTS_ACT: readonly Listener[] = [
  {
    /** Carpenter: one point of damage at the start of each turn. */
    use: 'patchUp',
    windows: ['turn.start'],
    offers(s, seat, f) {
      if (f.type !== 'turn' || f.marks.includes('patchUp') || !serves(s, seat, 'carpenter')) return []
      const { ship } = captainOf(s, seat)
      return LOCATIONS.flatMap((location) =>
        location === 'crew' || damageTo(ship, location) === 0 ? [] : [{ type: 'patchUp', location } as const],
      )
    },
    act(p, seat, use, f) {
      if (use.type !== 'patchUp' || f.type !== 'turn') return
      f.marks.push('patchUp')
      captainOf(p.s, seat).ship.at[use.location]++
      tell(p, { type: 'used', seat, use: 'patchUp' })
      tell(p, { type: 'repaired', seat, location: use.location })
    },
  },
  {
    /** Gunner Captain: once per battle any of one's hit dice again. */
    use: 'layGuns',
    windows: ['battle.afterHitDice'],
    offers(s, seat, f) {
      const battle = current(s, 'battle')
      if (f.type !== 'hits' || f.by === undefined || battle?.sides[f.by].seat !== seat) return []
      if (!serves(s, seat, 'gunnerCaptain') || battle.marks.includes(served('layGuns', seat))) return []
      return subsets(f.dice).map((dice) => ({ type: 'layGuns', dice }))
    },
    act(p, seat, use, f) {
      if (use.type !== 'layGuns' || f.type !== 'hits') return
      ongoing(p.s, 'battle').marks.push(served('layGuns', seat))
      tell(p, { type: 'used', seat, use: 'layGuns' })
      rollAgain(p, f.dice, use.dice)
      announce(p, { type: 'rolled', who: { seat }, why: 'hits', dice: [...f.dice] })
    },
  },
  {
    /** Surgeon: once per battle or raid one hit to Crew is ignored; a skull can be taken there. */
    use: 'treat',
    windows: ['battle.hitTaken', 'raid.resolve'],
    offers(s, seat, f) {
      if (!serves(s, seat, 'surgeon') || !isStruck(s, seat, f) || !strikesCrew(s, seat, f)) return []
      return marksOf(s)?.includes(served('treat', seat)) === false ? [{ type: 'treat' }] : []
    },
    act(p, seat, _use, f) {
      marksOf(p.s)?.push(served('treat', seat))
      tell(p, { type: 'used', seat, use: 'treat' })
      if (f.type === 'crew') f.hits[sideOf(ongoing(p.s, 'battle'), seat)]--
      else if (f.type !== 'hits') return
      else if (f.hits.includes('crew')) f.hits.splice(f.hits.indexOf('crew'), 1)
      else f.skulls--
    },
  },
]

function serves(s: State, seat: Seat, specialist: Specialist): boolean {
  return lives(s, seat) && employs(captainOf(s, seat), specialist)
}

/** A hit on Crew, or a skull that may be taken there. */
function strikesCrew(s: State, seat: Seat, f: Frame): boolean {
  if (f.type === 'crew') return true
  if (f.type !== 'hits') return false
  return f.hits.length > 0 ? f.hits.includes('crew') : f.skulls > 0 && captainOf(s, seat).ship.at.crew > 0
}

/** What the battle or raid remembers. */
function marksOf(s: State): Mark[] | undefined {
  return (current(s, 'battle') ?? current(s, 'raid'))?.marks
}

function of(specialist: Specialist, change: (n: number, about: About) => number): Change {
  return (s, seat, n, about) => (serves(s, seat, specialist) ? change(n, about) : n)
}
