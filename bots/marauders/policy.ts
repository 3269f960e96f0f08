/**
 * How a sound player answers every question there is. Each answer is given a worth by one look ahead; it is quick
 * enough to play out whole rounds in a search, and looks only at what its seat could know.
 */

import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { top } from '@windward/games/marauders/flow.ts'
import type { Frame } from '@windward/games/marauders/frames.ts'
import { captainOf } from '@windward/games/marauders/rules/captain.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { Appraisal } from './choice.ts'
import { claimGain } from './errands.ts'
import { claimShip, declare, takeHit, use } from './fight.ts'
import { gift, rejectRumor } from './gifts.ts'
import { port } from './port.ts'
import { merchant, raid } from './raid.ts'
import { buy, drop, sell } from './trade.ts'
import { turn } from './turn.ts'
import type { Weights } from './weights.ts'
import { yard } from './yard.ts'

/** The best answer; of equals the first. */
export function choose(s: State, seat: Seat, actions: readonly Action[], w: Weights): Action {
  if (actions.length === 1) return actions[0]
  const worthOf = choiceFor(s)(s, seat, w)
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const worth = worthOf(action)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

/** All answers with their worth, best first. */
export function ranked(
  s: State,
  seat: Seat,
  actions: readonly Action[],
  w: Weights,
): { readonly action: Action; readonly worth: number }[] {
  const worthOf = choiceFor(s)(s, seat, w)
  return actions.map((action) => ({ action, worth: worthOf(action) })).sort((a, b) => b.worth - a.worth)
}

function choiceFor(s: State): Appraisal {
  const f = top(s)
  if (f.type === 'raid') return f.at === 'choose' ? merchant : raid
  return CHOICES[f.type] ?? anything
}

const anything: Appraisal = () => () => 0

/** The faster ship for whoever knows how to handle her; the one with the hold for anybody else. */
const setup: Appraisal = (s, seat, w) => (action) => {
  if (action.type === 'keepCaptain') return 0
  // Two pirates can lie off two homes: of the last few Captains none may be any better.
  if (action.type === 'drawCaptain') return s.captains.deck.length > 2 ? 1 : -1
  // Nobody trades with an empty purse.
  if (action.type === 'withdraw') return action.gold
  if (action.type !== 'chooseShip') return 0
  const f = top(s)
  if (f.type !== 'setup' && f.type !== 'captain') return 0
  const id = f.type === 'setup' ? f.dealt[seat] : f.captain
  const { seamanship, scouting, leadership } = CAPTAINS[id].skills
  return action.ship === 'sloop' ? w.sloop + (2 * seamanship + scouting + leadership - 10) * w.piracy : w.flute
}

const crew: Appraisal = (s, seat, w) => (action) => {
  if (action.type !== 'hireCrew') return action.type === 'done' ? 0 : -1
  const { ship, gold } = captainOf(s, seat)
  const need = ship.at.crew === 0 ? w.crew + w.destroyed : w.crew
  return need - PRICE.crew * (gold > w.float ? 0.9 : 1.5)
}

/** A mission for whoever has none. */
const mission: Appraisal = (s, seat, w) => (action) => {
  if (action.type !== 'claim') return action.type === 'done' ? 0 : -1
  const captain = captainOf(s, seat)
  return captain.mission === undefined ? claimGain(s, seat, captain, action.mission, captain.zone, w) : -1
}

const grudge: Appraisal = (s, seat, w) => (action) => {
  if (action.type !== 'settle') return 0
  const { bounties } = captainOf(s, seat)
  return (bounties[action.nation] === 1 ? w.wanted + w.bounty : w.bounty) - PRICE.grudge * 0.9
}

const CHOICES: Readonly<Partial<Record<Frame['type'], Appraisal>>> = {
  setup,
  captain: setup,
  turn,
  port,
  sell,
  buy,
  shipyard: yard,
  recruit: crew,
  mission,
  battle: declare,
  hits: takeHit,
  plunder: claimShip,
  event: grudge,
  drop,
  effects: gift,
  reject: rejectRumor,
  rumor: rejectRumor,
  window: use,
}
