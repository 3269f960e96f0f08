/** What is written in the Sea-Zones. Rulings where a text leaves something open are in RULES.md. */

import type { Seat } from '@windward/core/contract.ts'
import type { Captain, State } from '../state.ts'
import type { Nation, Npc, Zone } from '../vocabulary.ts'
import { captainOf, cardOf, isPirate } from './captain.ts'
import type { About, Change, Changes } from './quantities.ts'

export const ZONES_CHANGE: Changes = {
  'price.good': [inZone('nassau', () => 2)],
  'price.sold': [inZone('nassau', () => 2)],
  'price.soldInDemand': [inZone('havana', (n, captain) => (isPirate(captain) ? n : 7))],
  'price.repair': [
    inZone('petitGoave', (n, captain) => (isPirate(captain) ? n : 0)),
    inZone('oldProvidence', (n, captain) => (captain.bounties.spanish > 0 ? 0 : n)),
  ],
  'price.weapon': [inZone('oldProvidence', (n, captain) => (captain.bounties.spanish > 0 ? 1 : n))],
  'price.modification': [inZone('stJohn', () => 1)],
  'price.rumor': [inZone('curacao', () => 0)],
  'price.bigShip': [inZone('curacao', () => 30)],
  'buy.draw': [
    inZone('caracas', (n, _captain, { again }) => (again === true ? n : 8)),
    inZone('stMaarten', (n, captain, { again }) => (again === true ? n : cardOf(captain).nation === 'dutch' ? 8 : 7)),
  ],
  'buy.free': [inZone('cartagena', () => 1)],
  'recruit.sure': [
    inZone('portRoyal', (n, captain) => (isPirate(captain) ? 1 : n)),
    inZone('petitGoave', (n, captain) => (isPirate(captain) ? n : 1)),
  ],
  'raid.plunder': [
    (s, seat, n, about) => (captainOf(s, seat).zone === 'sanJuan' && about.spanish === true ? n + 3 : n),
  ],
}

/** Petit-Goâve has no hands and no timber for pirates. */
export function mayRecruitAndRepair(captain: Captain): boolean {
  return captain.zone !== 'petitGoave' || !isPirate(captain)
}

/** Santo Domingo: all cards drawn anew, once, for 1 Gold. */
export function mayRedraw(zone: Zone): boolean {
  return zone === 'santoDomingo'
}

/** St. Maarten: a courier takes the gold home. */
export function hasCourier(zone: Zone): boolean {
  return zone === 'stMaarten'
}

/** St. John: modifications can be carried over to a ship bought here. */
export function carriesOver(zone: Zone): boolean {
  return zone === 'stJohn'
}

/** Cartagena: Spanish merchants are found without a roll, as long as the zone is Spanish. */
export function isSureOfSpanish(s: State, zone: Zone): boolean {
  return zone === 'cartagena' && s.ports.cartagena.nation === 'spanish'
}

/** Havana: raiding a Spanish merchant, a fourth card is drawn and kept if it shows a hit. */
export function isArmed(zone: Zone, nation: Nation): boolean {
  return zone === 'havana' && nation === 'spanish'
}

/** Bridgetown: reefs before the port, for big ships. */
export function hasReefs(zone: Zone, captain: Captain): boolean {
  return zone === 'bridgetown' && captain.ship.type !== 'sloop' && captain.ship.type !== 'flute'
}

/** Port Royal: a fee or a good word opens the port to those wanted by England. */
export function hasBackDoor(zone: Zone, nation: Nation): boolean {
  return zone === 'portRoyal' && nation === 'english'
}

/** Trinidad hides everybody from naval ships; Tortuga hides pirates from the French unless France wants them. */
export function isHidden(captain: Captain, npc: Npc): boolean {
  if (isNavalShip(npc) && captain.zone === 'trinidad') return true
  return captain.zone === 'tortuga' && npc === 'french' && isPirate(captain) && captain.bounties.french === 0
}

/** Tortuga: NPC pirates leave French Captains alone. */
export function isSpared(captain: Captain, npc: Npc): boolean {
  return captain.zone === 'tortuga' && !isNavalShip(npc) && cardOf(captain).nation === 'french'
}

/** Nassau: naval ships must succeed twice. */
export function needsTwoLooks(zone: Zone, npc: Npc): boolean {
  return zone === 'nassau' && isNavalShip(npc)
}

/** Basse-Terre: French naval ships look again. */
export function looksAgain(zone: Zone, npc: Npc): boolean {
  return zone === 'basseTerre' && npc === 'french'
}

export function isNavalShip(npc: Npc): npc is Nation {
  return npc !== 'pirateSloop' && npc !== 'pirateFrigate'
}

function inZone(zone: Zone, change: (n: number, captain: Captain, about: About) => number): Change {
  return (s: State, seat: Seat, n: number, about: About) => {
    const captain = captainOf(s, seat)
    return captain.zone === zone ? change(n, captain, about) : n
  }
}
