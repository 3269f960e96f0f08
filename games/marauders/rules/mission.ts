/** Claiming a mission (p. 9). What it then takes is in `rules/steps.ts`. */

import type { Seat } from '@windward/core/contract.ts'
import { MISSIONS, type Requirement } from '../cards/missions.ts'
import { OPEN_MISSIONS } from '../components/decks.ts'
import { announce, type Chapter, type Play, pop, tell } from '../flow.ts'
import type { MissionFrame } from '../frames.ts'
import type { Captain, State } from '../state.ts'
import type { Action, Card, Port } from '../vocabulary.ts'
import { AT, freeOrDone, open } from './attending.ts'
import { captainOf, isPirate, portOf } from './captain.ts'
import { draw, pay, remove } from './goods.ts'
import { checkSkill, succeeded } from './roll.ts'
import { addWithdrawals, withdraw } from './stash.ts'
import { loseMission } from './steps.ts'

export const mission: Chapter<MissionFrame> = {
  ask: 'mission',
  run(p, f) {
    if (f.at === 'choose') {
      f.asks.push(f.seat)
      return
    }
    pop(p)
    if (succeeded(f.dice)) claim(p, f.seat, f.mission)
    else tell(p, { type: 'missionRefused', seat: f.seat, mission: f.mission })
  },
  offer(s, _f, seat) {
    const captain = captainOf(s, seat)
    const offers: Action[] = []
    for (const mission of openMissionsAt(s, portOf(captain)))
      if (meets(captain, MISSIONS[mission].asks)) offers.push({ type: 'claim', mission })
    addWithdrawals(offers, s, seat)
    return freeOrDone(offers, s, seat)
  },
  answer(p, f, seat, action) {
    if (action.type === 'withdraw') return withdraw(p, seat, action.gold)
    if (action.type !== 'claim') return pop(p)
    const asks: Requirement = MISSIONS[action.mission].asks
    f.mission = action.mission
    if (asks.pay !== undefined) pay(p, seat, asks.pay, 'mission')
    if (asks.check === undefined) {
      pop(p)
      return claim(p, seat, action.mission)
    }
    f.at = 'rolled'
    checkSkill(p, seat, asks.check, 'mission')
  },
}

export function openMissionsAt(s: State, port: Port): Card<'missions'>[] {
  return s.missions.open.filter((card) => MISSIONS[card].port === port)
}

/** p. 6 and p. 9: there are always two missions to be had. */
export function openMissions(p: Play): void {
  const wanted = OPEN_MISSIONS - p.s.missions.open.length
  for (const card of draw(p, p.s.missions, wanted, 'missions')) {
    p.s.missions.open.push(card)
    announce(p, { type: 'missionOpened', mission: card })
  }
}

export function meets(captain: Captain, asks: Requirement): boolean {
  return unmet(captain, asks).length === 0
}

/** What of it a Captain does not meet. A check is made when he asks. */
export function unmet(captain: Captain, asks: Requirement): (keyof Requirement)[] {
  const missing: (keyof Requirement)[] = []
  if (asks.wanted !== undefined && asks.wanted !== isPirate(captain)) missing.push('wanted')
  if (asks.notWantedBy !== undefined && captain.bounties[asks.notWantedBy] > 0) missing.push('notWantedBy')
  if (asks.pay !== undefined && captain.gold < asks.pay) missing.push('pay')
  if (asks.crew !== undefined && captain.ship.at.crew < asks.crew) missing.push('crew')
  if (asks.ships !== undefined && !asks.ships.includes(captain.ship.type)) missing.push('ships')
  return missing
}

/** p. 9: face up on the player board; an older mission is discarded. */
function claim(p: Play, seat: Seat, card: Card<'missions'>): void {
  const captain = captainOf(p.s, seat)
  loseMission(p, seat, 'another')
  captain.mission = { card, step: 0, seen: [] }
  remove(p.s.missions.open, card)
  tell(p, { type: 'missionClaimed', seat, mission: card })
  openMissions(p)
  open(p, AT['port.mission'], seat)
}
