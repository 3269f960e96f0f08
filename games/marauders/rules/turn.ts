/** A player's turn: up to three actions (p. 7). */

import type { Seat } from '@windward/core/contract.ts'
import { ACTIONS_PER_TURN } from '../components/ships.ts'
import { type Chapter, others, type Play, pop, push, tell } from '../flow.ts'
import type { TurnFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { type Action, FACE_DOWN } from '../vocabulary.ts'
import { AT, addFree, isAskedFor, open, passAlways, use } from './attending.ts'
import { captainOf, lives } from './captain.ts'
import { captainsToSpare, die, retire } from './death.ts'
import { isSunk } from './hits.ts'
import { mayCareen } from './kept.ts'
import { move, moves, passGate, passReef } from './move.ts'
import { letNpcsScout } from './npcScouts.ts'
import { startScouting, targets } from './scout.ts'
import { repairAll } from './shipyard.ts'

export function startTurn(p: Play, seat: Seat): void {
  push(p, newTurn(seat))
}

export function newTurn(seat: Seat): TurnFrame {
  // biome-ignore format: as it begins
  return {
    type: 'turn', asks: [], marks: [], seat, at: 'begin', actions: ACTIONS_PER_TURN, spare: 0,
    acted: 0, moves: 0, sails: 0, ported: false, scouted: [], dice: [],
  }
}

export const turn: Chapter<TurnFrame> = {
  ask: 'turn',
  run(p, f) {
    switch (f.at) {
      case 'begin':
        f.at = 'others'
        tell(p, { type: 'turnBegan', seat: f.seat })
        // p. 15: a new Captain enters the game when it is his player's turn.
        if (!lives(p.s, f.seat)) push(p, { type: 'captain', asks: [], seat: f.seat, at: 'draw', captain: FACE_DOWN })
        return
      case 'others':
        f.at = 'events'
        return open(p, AT['other.turn.start'], others(p.s, f.seat))
      case 'events':
        f.at = 'start'
        return open(p, AT['event.eachTurn'], f.seat)
      case 'start':
        f.at = 'fresh'
        return open(p, AT['turn.start'], f.seat)
      case 'fresh':
        f.at = 'act'
        if (!captainOf(p.s, f.seat).inPort) letNpcsScout(p, f.seat)
        return
      case 'arrived':
        f.at = 'act'
        if (lives(p.s, f.seat)) open(p, AT['mission.step'], f.seat)
        return
      case 'gate':
        return passGate(p, f)
      case 'reef':
        return passReef(p, f)
      case 'aground':
        f.at = 'act'
        return drownIfSunk(p, f.seat)
      case 'act':
        if (!lives(p.s, f.seat)) f.at = 'over'
        else if (f.actions + f.spare === 0 && !isAskedFor(p.s, f.seat, AT['turn.free'], AT.hire)) f.at = 'end'
        else f.asks.push(f.seat)
        return
      case 'end':
        f.at = 'weathered'
        return open(p, AT['turn.end'], f.seat)
      case 'weathered':
        f.at = 'over'
        return drownIfSunk(p, f.seat)
      case 'over':
        return pop(p)
    }
  },
  offer: (s, f, seat) => {
    const offers: Action[] = actions(s, f, seat)
    addFree(offers, s, seat, AT['turn.free'], AT.hire)
    offers.push({ type: 'endTurn' })
    if (f.actions + f.spare === 0) offers.push({ type: 'alwaysPass', window: 'turn.free' })
    return offers
  },
  answer(p, f, seat, action) {
    // Read once: actions come in so many layouts that each reading is a look-up.
    const { type } = action
    if (type === 'alwaysPass') passAlways(p, seat, 'turn.free')
    if (type === 'endTurn' || type === 'alwaysPass') {
      f.at = 'end'
      return
    }
    if (type === 'retire') return retire(p, seat)
    const moving = type === 'sail' || type === 'enterPort' || type === 'leavePort'
    if (!moving && use(p, seat, action)) return
    if (moving && f.spare > 0) f.spare--
    else f.actions--
    f.acted++
    if (moving) return move(p, f, action)
    if (type === 'careen') return repairAll(p, seat)
    if (action.type === 'scout') return startScouting(p, f, action.target)
    f.ported = true
    push(p, { type: 'port', asks: [], marks: [], seat, at: 'start', done: [] })
  },
}

function actions(s: State, f: TurnFrame, seat: Seat): Action[] {
  const offers: Action[] = f.actions + f.spare > 0 ? moves(s, f) : []
  if (f.actions === 0) return offers
  for (const target of targets(s, f)) offers.push({ type: 'scout', target })
  if (captainOf(s, seat).inPort && !f.ported) offers.push({ type: 'port' })
  if (mayCareen(captainOf(s, seat))) offers.push({ type: 'careen' })
  if (mayRetire(s, f)) offers.push({ type: 'retire' })
  return offers
}

/** p. 15: in port, before any action. Ours: not when no other Captain is left. */
export function mayRetire(s: State, f: TurnFrame): boolean {
  return f.acted === 0 && captainOf(s, f.seat).inPort && captainsToSpare(s) > 0
}

/** Reefs and storms sink ships without a victor. */
function drownIfSunk(p: Play, seat: Seat): void {
  if (lives(p.s, seat) && isSunk(captainOf(p.s, seat).ship)) die(p, seat)
}
