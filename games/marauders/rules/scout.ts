/** The Scout action (p. 7). */

import { announce, type Chapter, ongoing, others, type Play, pop, push } from '../flow.ts'
import type { ScoutFrame, TurnFrame } from '../frames.ts'
import { hidden, sought } from '../marks.ts'
import type { State } from '../state.ts'
import type { Nation, Target } from '../vocabulary.ts'
import { AT, open } from './attending.ts'
import { startBattle } from './battle.ts'
import { addBounty } from './bounty.ts'
import { captainOf, cardOf, isPirate, lives, skillOf } from './captain.ts'
import { adjust } from './passives.ts'
import { rumorsFor, settleRumor, showRumor } from './present.ts'
import { findMerchant } from './raid.ts'
import { rollFor, succeeded } from './roll.ts'
import { maySearch, search } from './steps.ts'
import { npcsAt } from './whereabouts.ts'
import { isNavalShip, isSureOfSpanish } from './zones.ts'

export const scout: Chapter<ScoutFrame> = {
  run(p, f) {
    switch (f.at) {
      case 'before':
        f.at = 'others'
        return open(p, AT['scout.before'], f.seat)
      case 'others':
        f.at = 'target'
        return open(p, AT['other.scout.before'], others(p.s, f.seat))
      case 'target':
        f.at = 'roll'
        if (f.target.kind === 'player') open(p, AT['npcScout.before'], f.target.seat)
        return
      case 'roll':
        return look(p, f)
      case 'rolled':
        f.at = 'found'
        return open(p, AT['scout.after'], f.seat)
      case 'found':
        return found(p, f, isSure(f.target) || succeeded(f.dice))
      case 'engage':
        return engage(p, f)
      case 'done':
        return pop(p)
    }
  },
}

/** Whoever is in the same zone at sea, each once a turn. */
export function targets(s: State, turn: TurnFrame): Target[] {
  if (turn.scouted.length === 0) return inSight(s, turn)
  const { zone } = captainOf(s, turn.seat)
  const tries = adjust(s, 'scout.tries', turn.seat, 1)
  return inSight(s, turn).filter((target) => turn.scouted.filter((key) => key === sought(target, zone)).length < tries)
}

/** Whatever one could look for here, looked for already or not. */
export function inSight(s: State, turn: TurnFrame): Target[] {
  const captain = captainOf(s, turn.seat)
  if (captain.inPort) return []
  const { zone } = captain
  const all: Target[] = []
  if (s.merchants[zone] !== undefined) {
    all.push({ kind: 'merchant' })
    if (isSureOfSpanish(s, zone)) all.push({ kind: 'merchant', sure: true })
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    const other = s.players[seat].captain
    if (seat !== turn.seat && other?.zone === zone && !other.inPort) all.push({ kind: 'player', seat })
  }
  for (const npc of npcsAt(s, zone)) all.push({ kind: 'npc', npc })
  for (const card of rumorsFor(captain, 'scouting')) all.push({ kind: 'rumor', card })
  if (maySearch(captain)) all.push({ kind: 'mission' })
  return all
}

export function startScouting(p: Play, turn: TurnFrame, target: Target): void {
  turn.scouted.push(sought(target, captainOf(p.s, turn.seat).zone))
  if (target.kind === 'rumor') showRumor(p, turn.seat, target.card)
  push(p, { type: 'scout', asks: [], marks: [], seat: turn.seat, target, at: 'before', dice: [] })
}

function look(p: Play, f: ScoutFrame): void {
  if (isSure(f.target) || isUnseen(p, f)) {
    f.at = 'found'
    return
  }
  const dice = adjust(p.s, 'dice.scout', f.seat, skillOf(p.s, f.seat, 'scouting'))
  f.dice = rollFor(p, { seat: f.seat }, 'scouting', dice)
  f.at = 'rolled'
}

/** Under false colours: no roll is made. */
function isUnseen(p: Play, { seat, target }: ScoutFrame): boolean {
  return target.kind === 'player' && ongoing(p.s, 'turn').marks.includes(hidden(target.seat, seat))
}

function isSure(target: Target): boolean {
  return target.kind === 'merchant' && target.sure === true
}

function found(p: Play, f: ScoutFrame, success: boolean): void {
  if (f.target.kind === 'rumor') {
    pop(p)
    return settleRumor(p, f.seat, f.target.card, success)
  }
  announce(p, { type: 'scouted', seat: f.seat, target: f.target, found: success })
  f.at = 'done'
  if (!success) return
  if (f.target.kind === 'mission') return search(p, f.seat)
  if (f.target.kind === 'merchant') return findMerchant(p, f.seat, isSure(f.target))
  f.at = 'engage'
  if (violated(p.s, f.target) !== undefined) open(p, AT['bounty.before'], f.seat)
}

/** p. 11: the Bounty comes at once, before any dice: the victim of an attack can fight back as a non-pirate. */
function engage(p: Play, f: ScoutFrame): void {
  f.at = 'done'
  const { seat, target } = f
  const nation = violated(p.s, target)
  if (nation !== undefined && !f.marks.includes('noBounty')) addBounty(p, seat, nation)
  if (target.kind === 'player') startBattle(p, { seat }, { seat: target.seat })
  if (target.kind === 'npc') startBattle(p, { seat }, { npc: target.npc })
}

/** Whose Bounty an attack brings (p. 11): nobody's, where pirates are attacked. */
export function violated(s: State, target: Target): Nation | undefined {
  if (target.kind === 'npc') return isNavalShip(target.npc) ? target.npc : undefined
  if (target.kind !== 'player' || !lives(s, target.seat)) return undefined
  const captain = captainOf(s, target.seat)
  return isPirate(captain) ? undefined : cardOf(captain).nation
}
