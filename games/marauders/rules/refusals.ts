/** For people: the rule that forbids what was not offered. Says nothing that the seat cannot see. */

import { same } from '@windward/core/choices.ts'
import type { Refusal, Seat } from '@windward/core/contract.ts'
import { PRICE } from '../components/ships.ts'
import { NEIGHBOURS } from '../components/zones.ts'
import { top } from '../flow.ts'
import type { BattleFrame, BuyFrame, PortFrame, SideIndex, TurnFrame } from '../frames.ts'
import type { Captain, State } from '../state.ts'
import { ACTIVITIES, COMBAT_ACTIONS, ZONES, type Zone } from '../vocabulary.ts'
import { closedGood } from './buy.ts'
import { captainOf } from './captain.ts'
import { goodsIn } from './goods.ts'
import { closed, movesLeft, sailsLeft } from './move.ts'
import { closedActivity } from './port.ts'
import { inSight } from './scout.ts'
import { isCrippled } from './ship.ts'
import { closedWare } from './shipyard.ts'
import { closedCombat } from './sides.ts'
import { maySearch } from './steps.ts'

export function whyNot(s: State, seat: Seat, action: unknown): Refusal {
  if (s.over !== undefined) return { code: 'gameOver' }
  const frame = top(s)
  if (!frame.asks.includes(seat)) return { code: 'notYourTurn' }
  const type = typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : ''
  if (type === 'playGlory' || type === 'announceGlory' || type === 'hire') return { code: notPlayed(s, seat, action) }
  if (frame.type === 'turn') return notThisTurn(s, frame, type, action as Record<string, unknown>)
  if (frame.type === 'hits') return { code: 'chooseStandingLocation' }
  if (frame.type === 'battle' && type === 'declare')
    return { code: notDeclared(s, frame, action as Record<string, unknown>) }
  if (frame.type === 'port' && type === 'visit') return notThisActivity(s, frame, action as Record<string, unknown>)
  if (frame.type === 'port' && type === 'presentRumor') return { code: notFollowed(s, seat, action) }
  if (frame.type === 'port' && type === 'handIn') return { code: 'nothingToHandIn' }
  if (frame.type === 'mission' && type === 'claim') return { code: 'notQualified' }
  if (frame.type === 'raid' && type === 'raid' && isCrippled(captainOf(s, seat).ship)) return { code: 'crippled' }
  if (frame.type === 'shipyard') return { code: closedWare(s, frame, action) ?? 'notOffered' }
  if (frame.type === 'buy' && type === 'buy') return { code: notBought(s, frame, action as Record<string, unknown>) }
  return { code: 'notOffered' }
}

function notThisActivity(s: State, f: PortFrame, { activity }: Record<string, unknown>): Refusal {
  const known = ACTIVITIES.find((name) => name === activity)
  return { code: (known && closedActivity(s, f, known)) ?? 'notOffered' }
}

function notDeclared(s: State, f: BattleFrame, { action }: Record<string, unknown>): string {
  const known = COMBAT_ACTIONS.find((name) => name === action)
  const side: SideIndex = f.declared.length === 0 ? 0 : 1
  return (known && closedCombat(s, f, side, known)) ?? 'notOffered'
}

function notBought(s: State, f: BuyFrame, { good }: Record<string, unknown>): string {
  const known = goodsIn(f.cards).find((name) => name === good)
  return (known && closedGood(s, f, known)) ?? 'notOffered'
}

/** p. 12: a card is played when it says so, and never between the fifth card and the discard. */
function notPlayed(s: State, seat: Seat, action: unknown): string {
  const { type, card } = action as { type: string; card?: unknown }
  if (top(s).type === 'discard') return 'discardFirst'
  const hand = s.players[seat].captain?.glory ?? []
  if (typeof card !== 'number' || !hand.includes(card)) return 'notInHand'
  return type === 'hire' ? 'notHired' : 'cardNotNow'
}

function notThisTurn(s: State, f: TurnFrame, type: string, action: Record<string, unknown>): Refusal {
  if (isSpent(f, type)) return { code: 'noActionsLeft' }
  const captain = captainOf(s, f.seat)
  switch (type) {
    case 'sail':
      if (movesLeft(s, f) <= 0) return { code: 'becalmed' }
      if (captain.inPort) return { code: 'leavePortFirst' }
      if (sailsLeft(s, f) <= 0) return { code: 'heavySeas' }
      return { code: isZone(action.to) && !NEIGHBOURS[captain.zone].includes(action.to) ? 'notAdjacent' : 'notOffered' }
    case 'leavePort':
    case 'enterPort':
      if (movesLeft(s, f) <= 0) return { code: 'becalmed' }
      if (captain.inPort !== (type === 'leavePort')) return { code: captain.inPort ? 'alreadyInPort' : 'atSea' }
      return { code: refusalAtGate(s, f, action) }
    case 'scout':
      return { code: notScouted(s, f, captain, action.target) }
    case 'careen':
      return { code: 'noCove' }
    case 'port':
      return { code: captain.inPort ? 'portOnce' : 'atSea' }
    case 'retire':
      return { code: 'retireFirst' }
    default:
      return { code: 'notOffered' }
  }
}

const MOVES = ['sail', 'leavePort', 'enterPort']
const OTHERS = ['scout', 'careen', 'port']

/** p. 7: three actions a turn; some beyond them are for moving only. */
function isSpent({ actions, spare }: TurnFrame, type: string): boolean {
  return MOVES.includes(type) ? actions + spare === 0 : OTHERS.includes(type) && actions === 0
}

function notScouted(s: State, f: TurnFrame, captain: Captain, target: unknown): string {
  if (captain.inPort) return 'scoutAtSea'
  const kind = typeof target === 'object' && target !== null && 'kind' in target ? target.kind : undefined
  if (kind === 'rumor') return notFollowed(s, f.seat, target)
  if (kind === 'mission') return maySearch(captain) ? 'searchedAlready' : 'notHereForMission'
  return inSight(s, f).some((seen) => same(seen, target)) ? 'scoutedAlready' : 'noSuchTarget'
}

/** A rumor one holds has its place; of any other nothing is said. */
function notFollowed(s: State, seat: Seat, what: unknown): string {
  const card = typeof what === 'object' && what !== null && 'card' in what ? what.card : undefined
  return captainOf(s, seat).rumors.some((own) => own === card) ? 'rumorElsewhere' : 'notOffered'
}

function refusalAtGate(s: State, f: TurnFrame, action: Record<string, unknown>): string {
  const captain = captainOf(s, f.seat)
  if (action.by === 'fee' && captain.gold < PRICE.portRoyalFee) return 'cannotAfford'
  return closed(s, captain) ?? 'notOffered'
}

function isZone(value: unknown): value is Zone {
  return typeof value === 'string' && (ZONES as readonly string[]).includes(value)
}
