/** What an Event Card leaves behind for the rest of its round. */

import type { Seat } from '@windward/core/contract.ts'
import type { Happening } from '../components/events.ts'
import { PRICE, STORM_HITS } from '../components/ships.ts'
import { current, push, tell } from '../flow.ts'
import { pardoned, pardonedIn } from '../marks.ts'
import type { Effect, State } from '../state.ts'
import { NATIONS } from '../vocabulary.ts'
import { removeBounty } from './bounty.ts'
import { captainOf, cardOf, lives } from './captain.ts'
import { dropDownTo, holdOf, pay } from './goods.ts'
import type { Happens, Listener } from './listener.ts'
import type { Changes } from './quantities.ts'
import { checkSkill, succeeded, successes } from './roll.ts'

export function effectOf(s: State, happening: Happening): Effect | undefined {
  for (const effect of s.effects) if (effect.happening === happening) return effect
  return undefined
}

export const EVENTS_CHANGE: Changes = {
  'dice.scout': [inHeavySeas],
  'dice.npcScout': [inHeavySeas],
  'dice.check': [(s, seat, n, about) => (about.skill === 'scouting' ? inHeavySeas(s, seat, n) : n)],
  'limit.sails': [(s, _seat, n) => (effectOf(s, 'highSeas') ? 1 : n)],
  'limit.moves': [(s, _seat, n) => (effectOf(s, 'doldrums') ? 2 : n)],
}

/** Every Scouting roll loses a die, but keeps one. */
function inHeavySeas(s: State, _seat: Seat, n: number): number {
  return effectOf(s, 'highSeas') ? Math.max(1, n - 1) : n
}

export const EVENTS_HAPPEN: readonly Happens[] = [
  {
    key: 'colony',
    windows: ['event.eachTurn'],
    concerns(s, seat) {
      const port = effectOf(s, 'colony')?.port
      if (port === undefined || !lives(s, seat)) return false
      const captain = captainOf(s, seat)
      return captain.inPort && captain.zone === port && cardOf(captain).nation !== s.ports[port].nation
    },
    happen(p, seat) {
      const captain = captainOf(p.s, seat)
      captain.inPort = false
      tell(p, { type: 'putToSea', seat, zone: captain.zone })
      dropDownTo(p, seat, holdOf(captain))
      return true
    },
  },
  {
    key: 'fever',
    windows: ['event.eachTurn'],
    concerns: (s, seat) => effectOf(s, 'fever') !== undefined && lives(s, seat),
    happen(p, seat, w) {
      if (w.dice.length === 0) {
        checkSkill(p, seat, 'leadership', 'fever')
        return false
      }
      const { ship } = captainOf(p.s, seat)
      if (!succeeded(w.dice) && ship.at.crew > 1) {
        ship.at.crew--
        tell(p, { type: 'crewLost', seat, count: 1 })
      }
      w.dice = []
      return true
    },
  },
  {
    key: 'storm',
    windows: ['turn.end'],
    concerns: (s, seat) => isAtSea(s, seat) && effectOf(s, 'storm') !== undefined,
    happen(p, seat, w) {
      if (w.dice.length === 0) {
        checkSkill(p, seat, 'seamanship', 'storm')
        return false
      }
      const hits = STORM_HITS - successes(w.dice)
      w.dice = []
      if (hits > 0) {
        push(p, { type: 'hits', asks: [], seat, window: 'hit.taken', at: 'roll', dice: [], hits: [], skulls: hits })
      }
      return true
    },
  },
]

/** Royal Pardon: clear with one nation, a Bounty at a time. */
export const EVENTS_ACT: readonly Listener[] = [
  {
    use: 'buyPardon',
    windows: ['port.any'],
    offers(s, seat) {
      const port = current(s, 'port')
      const { gold, bounties } = captainOf(s, seat)
      if (port === undefined || gold < PRICE.pardon || effectOf(s, 'royalPardon') === undefined) return []
      const nations = NATIONS.filter((nation) => bounties[nation] > 0)
      const begun = pardonedIn(port.marks)
      return nations
        .filter((nation) => begun === undefined || begun === nation)
        .map((nation) => ({ type: 'buyPardon', nation }))
    },
    act(p, seat, use) {
      if (use.type !== 'buyPardon') return
      pay(p, seat, PRICE.pardon, 'pardon')
      removeBounty(p, seat, use.nation)
      current(p.s, 'port')?.marks.push(pardoned(use.nation))
    },
  },
]

function isAtSea(s: State, seat: Seat): boolean {
  return lives(s, seat) && !captainOf(s, seat).inPort
}
