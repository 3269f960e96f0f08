/** For people: the rule that forbids what was not offered. Says nothing that the seat cannot see. */

import type { Refusal, Seat } from '@windward/core/contract.ts'
import { PRICE } from '../components/ships.ts'
import { NEIGHBOURS } from '../components/zones.ts'
import { top } from '../flow.ts'
import type { PortFrame, TurnFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { ACTIVITIES, ZONES, type Zone } from '../vocabulary.ts'
import { captainOf } from './captain.ts'
import { closed, mayMove, maySail } from './move.ts'
import { closedActivity } from './port.ts'
import { isCrippled } from './ship.ts'

export function whyNot(s: State, seat: Seat, action: unknown): Refusal {
  if (s.over !== undefined) return { code: 'gameOver' }
  const frame = top(s)
  if (!frame.asks.includes(seat)) return { code: 'notYourTurn' }
  const type = typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : ''
  if (frame.type === 'turn') return notThisTurn(s, frame, type, action as Record<string, unknown>)
  if (frame.type === 'hits') return { code: 'chooseStandingLocation' }
  if (frame.type === 'battle' && type === 'declare')
    return { code: frame.round === 1 ? 'onlyShootFirst' : 'cannotDeclare' }
  if (frame.type === 'port' && type === 'visit') return notThisActivity(s, frame, action as Record<string, unknown>)
  if (type === 'buy' || type === 'buyShip' || type === 'buyWeapon' || type === 'repair') return { code: 'cannotAfford' }
  return { code: 'notOffered' }
}

function notThisActivity(s: State, f: PortFrame, { activity }: Record<string, unknown>): Refusal {
  const known = ACTIVITIES.find((name) => name === activity)
  return { code: (known && closedActivity(s, f, known)) ?? 'notOffered' }
}

function notThisTurn(s: State, f: TurnFrame, type: string, action: Record<string, unknown>): Refusal {
  const captain = captainOf(s, f.seat)
  switch (type) {
    case 'sail':
      if (!mayMove(s, f)) return { code: 'becalmed' }
      if (captain.inPort) return { code: 'leavePortFirst' }
      if (!maySail(s, f)) return { code: 'heavySeas' }
      return { code: isZone(action.to) && !NEIGHBOURS[captain.zone].includes(action.to) ? 'notAdjacent' : 'notOffered' }
    case 'leavePort':
    case 'enterPort':
      if (!mayMove(s, f)) return { code: 'becalmed' }
      if (captain.inPort !== (type === 'leavePort')) return { code: captain.inPort ? 'alreadyInPort' : 'atSea' }
      return { code: refusalAtGate(s, f, action) }
    case 'scout':
      if (captain.inPort) return { code: 'scoutAtSea' }
      return { code: isCrippled(captain.ship) ? 'crippled' : 'noSuchTarget' }
    case 'port':
      return { code: captain.inPort ? 'portOnce' : 'atSea' }
    case 'retire':
      return { code: 'retireFirst' }
    default:
      return { code: 'notOffered' }
  }
}

function refusalAtGate(s: State, f: TurnFrame, action: Record<string, unknown>): string {
  const captain = captainOf(s, f.seat)
  if (action.by === 'fee' && captain.gold < PRICE.portRoyalFee) return 'cannotAfford'
  return closed(s, captain) ?? 'notOffered'
}

function isZone(value: unknown): value is Zone {
  return typeof value === 'string' && (ZONES as readonly string[]).includes(value)
}
