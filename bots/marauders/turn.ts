/** What to do with an action: where to sail, when to go to port, whom to look for. */

import type { Seat } from '@windward/core/contract.ts'
import { GLORY } from '@windward/games/marauders/cards/glory.ts'
import { ongoing } from '@windward/games/marauders/flow.ts'
import type { TurnFrame } from '@windward/games/marauders/frames.ts'
import { captainOf, skillOf } from '@windward/games/marauders/rules/captain.ts'
import { effectOf } from '@windward/games/marauders/rules/effects.ts'
import { damageOf, isCrippled } from '@windward/games/marauders/rules/ship.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { Action, Port, Target } from '@windward/games/marauders/vocabulary.ts'
import { type Chart, chartOf, NOWHERE, raidWorth } from './chart.ts'
import type { Appraisal } from './choice.ts'
import { chanceOf } from './dice.ts'
import { missionHope, rumorGain } from './errands.ts'
import { worthOfUse } from './fight.ts'
import { numberOf } from './places.ts'
import { attackCost, contenderOf, duelGain, fightGain } from './prizes.ts'
import { commissionOf } from './trophies.ts'
import type { Weights } from './weights.ts'
import { bountyCost, delayed } from './worth.ts'

export const turn: Appraisal = (s, seat, w) => {
  const f = ongoing(s, 'turn')
  const chart = chartOf(s, seat, captainOf(s, seat), f, w)
  return (action) => step(s, seat, f, action, chart, w)
}

/** By how high one stands afterwards. */
function step(s: State, seat: Seat, f: TurnFrame, action: Action, chart: Chart, w: Weights): number {
  const captain = captainOf(s, seat)
  const here = numberOf(captain.zone)
  const { sea, port, call, risk } = chart
  switch (action.type) {
    case 'sail': {
      const to = numberOf(action.to)
      return w.delay * sea[to] - risk[to] - weather(s, f, 1, w)
    }
    case 'leavePort':
      return w.delay * sea[here] - risk[here] - weather(s, f, 2, w)
    case 'enterPort':
      if (action.by === undefined) return w.delay * port[here]
      return w.delay * port[here] - (action.by === 'fee' ? 2 : 8)
    case 'port':
      return call[here] === NOWHERE ? 0 : w.delay * (call[here] + w.onward)
    case 'scout':
      return w.delay * (hope(s, seat, action.target, w) + w.onward) - weather(s, f, 1, w)
    case 'endTurn':
      return (
        delayed(f.actions + f.spare + 1, w) * (captain.inPort ? port : sea)[here] - (captain.inPort ? 0 : risk[here])
      )
    case 'retire':
      return NOWHERE
    case 'alwaysPass':
      return NOWHERE
    case 'careen':
      return w.delay * (w.damage * damageOf(captain.ship) + w.onward)
    case 'playGlory':
      return f.actions + f.spare === 0 && isFairWind(action) ? LARGE : worthOfUse(s, seat, action, w) * LARGE
    default:
      return worthOfUse(s, seat, action, w) * LARGE
  }
}

function isFairWind({ card, text = card }: Extract<Action, { type: 'playGlory' }>): boolean {
  return GLORY[text] === 'fairWind'
}

/** What can be done for nothing is done first. */
const LARGE = 1000

/** In a storm nobody wants to be caught at sea: from here one would need so many more actions to a port. */
function weather(s: State, f: TurnFrame, needed: number, w: Weights): number {
  return effectOf(s, 'storm') !== undefined && f.actions + f.spare - 1 < needed ? w.storm : 0
}

function hope(s: State, seat: Seat, target: Target, w: Weights): number {
  const captain = captainOf(s, seat)
  const found = chanceOf(skillOf(s, seat, 'scouting'))
  if (target.kind === 'merchant') {
    // Found, and then not to be raided.
    if (isCrippled(captain.ship)) return -w.onward
    const nation = target.sure ? 'spanish' : (s.ports[captain.zone as Port]?.nation ?? 'dutch')
    const worth = raidWorth(s, seat, captain, w) + commissionOf(captain, nation, w) - bountyCost(captain, nation, w)
    return (target.sure ? 1 : found) * worth
  }
  if (target.kind === 'rumor') return rumorGain(captain, target.card, w) - w.secret
  if (target.kind === 'mission') return missionHope(captain, w)
  const own = contenderOf(s, seat, captain, w)
  if (target.kind === 'npc') return found * (fightGain(s, own, target.npc, w) - attackCost(captain, target.npc, w))
  return found * duelGain(s, own, target.seat, w)
}
