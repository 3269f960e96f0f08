/** Non-Player Captains: who they are, whom they hunt, and how they move (p. 12-13). */

import { pick } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { type Icon, type NpcSkills, shipCard } from '../components/events.ts'
import { NEIGHBOURS, towards } from '../components/zones.ts'
import { ofNation, ofNpc } from '../fields.ts'
import { announce, type Play, tell } from '../flow.ts'
import type { Chase } from '../news.ts'
import type { Captain, State } from '../state.ts'
import { type Card, NATIONS, NPCS, type Npc, type ShipType, type Zone } from '../vocabulary.ts'
import { areAtWar } from './bounty.ts'
import { captainOf, cardOf, isPirate } from './captain.ts'
import { carriesTreasure } from './steps.ts'
import { isHidden, isNavalShip } from './zones.ts'

export function commanderOf(s: State, npc: Npc): Card<'events'> {
  const card = ofNpc(s.npcs, npc).cards.at(-1)
  if (card === undefined) throw new Error(`nobody commands the ${npc}`)
  return card
}

export function npcSkill(s: State, npc: Npc, skill: keyof NpcSkills): number {
  return shipCard(commanderOf(s, npc)).skills[skill]
}

/** A naval ship is a Frigate, or a Man-o-War while its nation is at war. */
export function shipTypeOf(s: State, npc: Npc): ShipType {
  if (npc === 'pirateSloop') return 'sloop'
  return isNavalShip(npc) && s.war.includes(npc) ? 'manOWar' : 'frigate'
}

/** How far a Captain lives up to each of the three Hunt Priorities; hidden ones to none. */
export function priorities(s: State, npc: Npc, captain: Captain): readonly [number, number, number] {
  if (isHidden(captain, npc)) return NONE
  if (isNavalShip(npc)) {
    const { bounties } = captain
    let others = 0
    for (const nation of NATIONS) if (nation !== npc) others += ofNation(bounties, nation)
    return [ofNation(bounties, npc), others, areAtWar(s, npc, cardOf(captain).nation) ? 1 : 0]
  }
  if (isPirate(captain)) return NONE
  return [carriesTreasure(captain) ? Number.MAX_SAFE_INTEGER : captain.gold, captain.cargo.length, 1]
}

/** p. 13: hostile towards whoever lives up to one Hunt Priority or more. */
export function isHostile(s: State, npc: Npc, captain: Captain): boolean {
  return priorities(s, npc, captain).some((n) => n > 0)
}

/** p. 13: an NPC with prey in reach follows it, in port or at sea; else it goes where the icon points. */
export function moveNpc(p: Play, { npc, to }: Icon): void {
  const state = ofNpc(p.s.npcs, npc)
  const { zone } = state
  if (zone === undefined) return
  const prey = preyOf(p, npc, zone)
  const by = towards(zone, to)
  const goal = prey?.zone ?? by.to
  state.zone = goal
  if (p.emit === undefined) return
  const chase: Chase = prey === undefined ? { cause: 'icon', wind: to, border: by.border } : chaseOf(p.s, npc, prey)
  // Whom a pirate follows may tell whose purse is fuller.
  announce(
    p,
    goal === zone ? { type: 'npcStayed', npc, at: goal, ...chase } : { type: 'npcMoved', npc, to: goal, ...chase },
  )
}

/** p. 12: the beaten Captain's card is discarded; the one below takes over at the end of the round. */
export function defeatNpc(p: Play, npc: Npc): void {
  const state = p.s.npcs[npc]
  const card = state.cards.pop()
  state.zone = undefined
  if (card === undefined) return
  p.s.events.discard.push(card)
  tell(p, { type: 'npcDefeated', npc, event: card })
}

/** p. 12: at the end of the round new ships enter, and vacant commands are filled. */
export function bringNpcs(p: Play): void {
  for (const card of p.s.arrivals.splice(0)) {
    const { npc, zone } = shipCard(card)
    p.s.npcs[npc].cards.push(card)
    p.s.npcs[npc].zone = zone
    tell(p, { type: 'npcEntered', npc, event: card, zone })
  }
  for (const npc of NPCS) {
    const state = ofNpc(p.s.npcs, npc)
    if (state.zone !== undefined || state.cards.length === 0) continue
    const next = state.cards.length === 1 ? 0 : p.rng.stream('npc').int(state.cards.length)
    const [card] = state.cards.splice(next, 1)
    state.cards.push(card)
    state.zone = shipCard(card).zone
    announce(p, { type: 'npcEntered', npc, event: card, zone: state.zone })
  }
}

interface Prey {
  readonly seat: Seat
  readonly zone: Zone
}

/** p. 13: whoever lives up to the first priority the most, then the second, then the third. */
function preyOf(p: Play, npc: Npc, zone: Zone): Prey | undefined {
  const near = NEIGHBOURS[zone]
  let best: readonly number[] = NONE
  let found: Prey[] = []
  for (const [seat, { captain }] of p.s.players.entries()) {
    if (captain === undefined || (captain.zone !== zone && !near.includes(captain.zone))) continue
    const worth = priorities(p.s, npc, captain)
    const lead = worth[0] - best[0] || worth[1] - best[1] || worth[2] - best[2]
    if (lead > 0) found = []
    if (lead < 0 || worth.every((n) => n === 0)) continue
    best = worth
    found.push({ seat, zone: captain.zone })
  }
  return found.length > 1 ? pick(found, p.rng.stream('npc')) : found[0]
}

function chaseOf(s: State, npc: Npc, { seat }: Prey): Chase {
  if (!isNavalShip(npc)) return { cause: 'plunder' }
  const first = priorities(s, npc, captainOf(s, seat)).findIndex((n) => n > 0)
  return { cause: NAVAL_CAUSES[first] ?? 'war', prey: seat }
}

/** In the order of a navy's Hunt Priorities. */
const NAVAL_CAUSES = ['bounty', 'otherBounty', 'war'] as const
const NONE = [0, 0, 0] as const
