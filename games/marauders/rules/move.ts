/** Moving between Sea-Zones and in and out of ports (p. 7); who may enter which port (p. 11). */

import { PRICE } from '../components/ships.ts'
import { isPort, sailsFrom } from '../components/zones.ts'
import { ofNation } from '../fields.ts'
import { type Play, tell } from '../flow.ts'
import type { TurnFrame } from '../frames.ts'
import type { Captain, State } from '../state.ts'
import type { Action, Zone } from '../vocabulary.ts'
import { areAtWar } from './bounty.ts'
import { captainOf, cardOf } from './captain.ts'
import { effectOf } from './effects.ts'
import { dropDownTo, holdOf, pay } from './goods.ts'
import { strikeAt } from './hits.ts'
import { hasPapers } from './kept.ts'
import { letNpcsScout } from './npcScouts.ts'
import { adjust } from './passives.ts'
import { checkSkill, succeeded } from './roll.ts'
import { breakVoyage } from './steps.ts'
import { hasBackDoor, hasReefs } from './zones.ts'

export type Closed = 'noPort' | 'blockade' | 'war' | 'wanted'

export function moves(s: State, turn: TurnFrame): Action[] {
  if (movesLeft(s, turn) <= 0) return []
  const captain = captainOf(s, turn.seat)
  if (captain.inPort) return isBlockaded(s, captain.zone) ? [] : [{ type: 'leavePort' }]
  const offers: Action[] = entrances(s, captain)
  if (sailsLeft(s, turn) > 0) for (const sail of sailsFrom(captain.zone)) offers.push(sail)
  return offers
}

export function movesLeft(s: State, turn: TurnFrame): number {
  return adjust(s, 'limit.moves', turn.seat, Number.MAX_SAFE_INTEGER) - turn.moves
}

export function sailsLeft(s: State, turn: TurnFrame): number {
  return adjust(s, 'limit.sails', turn.seat, Number.MAX_SAFE_INTEGER) - turn.sails
}

/** Why the port of this zone is closed to a Captain; undefined if it is open, by the front door or the back. */
export function closed(s: State, captain: Captain): Closed | undefined {
  const { zone } = captain
  if (!isPort(zone)) return 'noPort'
  if (isBlockaded(s, zone)) return 'blockade'
  const { nation, homePort } = cardOf(captain)
  if (zone === homePort) return undefined
  const owner = s.ports[zone].nation
  if (areAtWar(s, nation, owner)) return 'war'
  return ofNation(captain.bounties, owner) > 0 && !hasPapers(captain) ? 'wanted' : undefined
}

export function move(p: Play, turn: TurnFrame, action: Action): void {
  const captain = captainOf(p.s, turn.seat)
  turn.moves++
  if (action.type === 'sail') {
    turn.sails++
    captain.zone = action.to
    tell(p, { type: 'sailed', seat: turn.seat, to: action.to })
    turn.at = 'arrived'
    letNpcsScout(p, turn.seat)
  } else if (action.type === 'leavePort') {
    leavePort(p, turn, captain)
  } else if (action.type === 'enterPort') {
    knock(p, turn, action)
  }
}

/** After the Influence roll at Port Royal. */
export function passGate(p: Play, turn: TurnFrame): void {
  const { zone } = captainOf(p.s, turn.seat)
  turn.at = 'act'
  if (succeeded(turn.dice)) enter(p, turn)
  else if (isPort(zone)) tell(p, { type: 'turnedAway', seat: turn.seat, port: zone })
}

/** After the Seamanship roll off Bridgetown. */
export function passReef(p: Play, turn: TurnFrame): void {
  turn.at = 'aground'
  if (!succeeded(turn.dice)) strikeAt(p, turn.seat, ['hull'], 'hit.taken')
}

function entrances(s: State, captain: Captain): Action[] {
  const why = closed(s, captain)
  if (why === undefined) return [{ type: 'enterPort' }]
  const { zone } = captain
  if (why !== 'wanted' || !isPort(zone) || !hasBackDoor(zone, s.ports[zone].nation)) return []
  const offers: Action[] = [{ type: 'enterPort', by: 'influence' }]
  if (captain.gold >= PRICE.portRoyalFee) offers.push({ type: 'enterPort', by: 'fee' })
  return offers
}

function knock(p: Play, turn: TurnFrame, action: Action & { type: 'enterPort' }): void {
  if (action.by === 'influence') {
    turn.at = 'gate'
    return checkSkill(p, turn.seat, 'influence', 'portRoyal')
  }
  if (action.by === 'fee') pay(p, turn.seat, PRICE.portRoyalFee, 'fee')
  enter(p, turn)
}

function enter(p: Play, turn: TurnFrame): void {
  const captain = captainOf(p.s, turn.seat)
  if (!isPort(captain.zone)) return
  captain.inPort = true
  breakVoyage(captain)
  tell(p, { type: 'enteredPort', seat: turn.seat, port: captain.zone })
  if (!hasReefs(captain.zone, captain)) return
  turn.at = 'reef'
  checkSkill(p, turn.seat, 'seamanship', 'bridgetown')
}

/** p. 8: what the hold cannot take is left behind; then whoever lies in wait may look. */
function leavePort(p: Play, turn: TurnFrame, captain: Captain): void {
  captain.inPort = false
  turn.at = 'arrived'
  if (isPort(captain.zone)) tell(p, { type: 'leftPort', seat: turn.seat, port: captain.zone })
  letNpcsScout(p, turn.seat)
  dropDownTo(p, turn.seat, holdOf(captain))
}

function isBlockaded(s: State, zone: Zone): boolean {
  return effectOf(s, 'blockade')?.port === zone
}
