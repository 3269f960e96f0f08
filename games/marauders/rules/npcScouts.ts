/** Hostile NPCs look for a player who comes within reach (p. 13). */

import { shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { ofNation } from '../fields.ts'
import { announce, type Chapter, ongoing, type Play, pop, push } from '../flow.ts'
import type { NpcScoutsFrame } from '../frames.ts'
import { hidden } from '../marks.ts'
import type { State } from '../state.ts'
import type { Npc, Zone } from '../vocabulary.ts'
import { AT, open } from './attending.ts'
import { startBattle } from './battle.ts'
import { captainOf, lives } from './captain.ts'
import { isInCove } from './kept.ts'
import { isHostile, npcSkill, shipTypeOf } from './npc.ts'
import { adjust } from './passives.ts'
import { rollFor, succeeded } from './roll.ts'
import { npcsAt } from './whereabouts.ts'
import { isNavalShip, isSpared, looksAgain, needsTwoLooks } from './zones.ts'

export const npcScouts: Chapter<NpcScoutsFrame> = {
  run(p, f) {
    switch (f.at) {
      case 'before':
        if (f.npcs.length === 0) {
          f.at = 'order'
          return
        }
        f.at = 'roll'
        return open(p, AT['npcScout.before'], f.seat)
      case 'roll':
        f.at = 'before'
        return look(p, f)
      case 'order':
        // p. 13: several that found the same player fight him in random order.
        if (f.found.length > 1) shuffle(f.found, p.rng.stream('npc'))
        f.at = 'fight'
        return
      case 'fight': {
        const npc = lives(p.s, f.seat) ? f.found.shift() : undefined
        if (npc === undefined) pop(p)
        else startBattle(p, { npc }, { seat: f.seat })
      }
    }
  },
}

/** p. 13: when a player enters a Sea-Zone, from port too, or starts his turn at sea. */
export function letNpcsScout(p: Play, seat: Seat): void {
  const npcs = lookouts(p.s, seat)
  if (npcs.length > 0) push(p, { type: 'npcScouts', asks: [], seat, npcs, found: [], at: 'before', dice: [] })
}

/** p. 13: pirates keep quiet beside naval ships, and so do two Man-o-Wars. */
export function lookouts(s: State, seat: Seat): Npc[] {
  const captain = captainOf(s, seat)
  const here = npcsAt(s, captain.zone)
  if (here.length === 0 || isInCove(captain)) return []
  const navy = here.some(isNavalShip)
  const standoff = here.filter((npc) => shipTypeOf(s, npc) === 'manOWar').length > 1
  return here.filter((npc) => {
    if (isNavalShip(npc) ? standoff && shipTypeOf(s, npc) === 'manOWar' : navy) return false
    return isHostile(s, npc, captain) && !isSpared(captain, npc)
  })
}

function look(p: Play, f: NpcScoutsFrame): void {
  const npc = f.npcs.shift()
  if (npc === undefined) return
  const { zone } = captainOf(p.s, f.seat)
  const unseen = ongoing(p.s, 'turn').marks.includes(hidden(f.seat, npc))
  const found = !unseen && finds(p, npc, f.seat, zone) && (!needsTwoLooks(zone, npc) || finds(p, npc, f.seat, zone))
  announce(p, { type: 'npcScouted', npc, seat: f.seat, found })
  if (found) f.found.push(npc)
}

function finds(p: Play, npc: Npc, seat: Seat, zone: Zone): boolean {
  const dice = scoutingDice(p.s, npc, seat)
  if (succeeded(rollFor(p, { npc }, 'scouting', dice))) return true
  return looksAgain(zone, npc) && succeeded(rollFor(p, { npc }, 'scouting', dice))
}

/** p. 13: a naval Captain looks as hard as his nation wants its man. */
export function scoutingDice(s: State, npc: Npc, seat: Seat): number {
  const printed = npcSkill(s, npc, 'scouting')
  const wanted = isNavalShip(npc) ? ofNation(captainOf(s, seat).bounties, npc) : 0
  return adjust(s, 'dice.npcScout', seat, Math.max(printed, wanted), { npc })
}
