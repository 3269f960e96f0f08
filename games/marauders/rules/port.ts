/** The Port action and its activities (p. 7-9), each in a file of its own. */

import type { Seat } from '@windward/core/contract.ts'
import { modificationOf, PRICE } from '../components/ships.ts'
import { announce, type Chapter, type Play, pop, push, tell } from '../flow.ts'
import type { Frame, PortFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { ACTIVITIES, type Action, type Activity, FACE_DOWN, type Port } from '../vocabulary.ts'
import { AT, freeOrDone, isPassing, open, use } from './attending.ts'
import { captainOf, portOf } from './captain.ts'
import { holds } from './hand.ts'
import { openMissionsAt } from './mission.ts'
import { adjust } from './passives.ts'
import { fullValue } from './ship.ts'
import { addStashes, carry, mayStash, mostToStash } from './stash.ts'
import { mayRecruitAndRepair } from './zones.ts'

export const port: Chapter<PortFrame> = {
  ask: 'port',
  run(p, f) {
    if (f.at === 'start') {
      f.at = 'missions'
      showModification(p, portOf(captainOf(p.s, f.seat)))
      open(p, AT['port.start'], f.seat)
    } else if (f.at === 'missions') {
      f.at = 'open'
      open(p, AT['mission.step'], f.seat)
    } else {
      f.asks.push(f.seat)
    }
  },
  offer(s, f, seat) {
    const offers: Action[] = []
    for (const activity of VISITS) {
      if (closedActivity(s, f, activity) === undefined) offers.push({ type: 'visit', activity })
    }
    addStashes(offers, s, f, seat)
    return freeOrDone(offers, s, seat, AT['port.any'], AT['port.stash'], AT['rumor.check'], AT.hire, AT['turn.free'])
  },
  answer(p, f, seat, action) {
    if (action.type === 'done') return pop(p)
    if (action.type === 'stash' || action.type === 'withdraw') return carry(p, f, seat, action)
    if (action.type !== 'visit') {
      use(p, seat, action)
      return
    }
    f.done.push(action.activity)
    tell(p, { type: 'visited', seat, port: portOf(captainOf(p.s, seat)), activity: action.activity })
    push(p, opening(seat, action.activity))
  },
}

/** Stashing is offered by the sum. */
const VISITS = ACTIVITIES.filter((activity) => activity !== 'stash')
/** p. 9: the modification of a port is revealed right after the Port action is taken. */
function showModification(p: Play, name: Port): void {
  const place = p.s.ports[name]
  if (place.modification === undefined || place.shown) return
  place.shown = true
  announce(p, { type: 'modificationShown', port: name, modification: modificationOf(place.modification) })
}

/** p. 7: each activity once, and selling before all others. Says why an activity is closed; undefined if it is open. */
export function closedActivity(s: State, f: PortFrame, activity: Activity): string | undefined {
  const captain = captainOf(s, f.seat)
  if (f.done.includes(activity)) return 'doneAlready'
  switch (activity) {
    case 'sellGoods':
      if (f.done.length > 0) return 'sellFirst'
      return captain.cargo.length > 0 ? undefined : 'emptyHold'
    case 'recruit':
      if (!mayRecruitAndRepair(captain)) return 'notForPirates'
      return captain.ship.at.crew < fullValue(captain.ship, 'crew') ? undefined : 'crewComplete'
    case 'mission':
      return openMissionsAt(s, portOf(captain)).length > 0 ? undefined : 'noMissionHere'
    case 'rumor':
      return captain.gold >= adjust(s, 'price.rumor', f.seat, PRICE.rumor) || mayTalk(s, f.seat)
        ? undefined
        : 'cannotAfford'
    case 'stash':
      if (mostToStash(s, f, f.seat) > 0) return 'chooseSum'
      return mayStash(s, f.seat) ? 'cannotAfford' : 'stashAtHome'
    default:
      return undefined
  }
}

/** With a card that saves the gold, and willing to be asked for it. */
function mayTalk(s: State, seat: Seat): boolean {
  return holds(captainOf(s, seat), 'tavernTalk') && !isPassing(s, seat, 'port.rumor')
}

function opening(seat: number, activity: Activity): Frame {
  const asks: Seat[] = []
  switch (activity) {
    case 'sellGoods':
      return { type: 'sell', asks, seat, marks: [], at: 'choose', declared: [], wanted: 0 }
    case 'buyGoods':
      return { type: 'buy', asks, seat, marks: [], at: 'draw', cards: [], taken: [], free: false, redrawn: false }
    case 'shipyard':
      return {
        type: 'shipyard',
        asks,
        seat,
        marks: [],
        at: 'open',
        shipBought: false,
        traded: [],
        old: [],
        spent: [],
        added: 0,
      }
    case 'recruit':
      return { type: 'recruit', asks, seat, at: 'start', dice: [] }
    case 'rumor':
      return { type: 'rumor', asks, seat, at: 'start', dice: [], cards: [] }
    case 'mission':
      return { type: 'mission', asks, seat, at: 'choose', mission: FACE_DOWN, dice: [] }
    case 'stash':
      throw new Error('stashing needs no frame of its own')
  }
}
