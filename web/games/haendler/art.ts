/** How the things of this game are drawn, put together from the kit. */

import type { CardId, ExpeditionSymbol, Person, Role, ShipType } from '@windward/games/haendler/vocabulary.ts'
import { BOXES, type Coming } from '../../art/coming.ts'
import { type Drawing, kept } from '../../art/ink.ts'
import { TRADERS } from '../../art/ships/looks.ts'
import { mark, type Sign, seal, swords } from '../../art/things/marks.ts'

/** The colours of the ships, as on their cards. */
export const TINTS: Readonly<Record<ShipType, string>> = {
  pinnace: TRADERS.pinnace.look.wale,
  flute: TRADERS.flute.look.wale,
  skiff: TRADERS.skiff.look.wale,
  frigate: TRADERS.frigate.look.wale,
  galleon: TRADERS.galleon.look.wale,
}

/** A ship under way, as on its card. */
export const shipScene = kept(
  (ship: ShipType): Coming => ({ box: BOXES.shipUnderWay, drawn: async () => (await kit()).ship(ship) }),
)

/** So many at most are drawn for a role. */
const FACES = 4

/** The face on a person's card: two of a role are two people. Traders differ by the ship they earn on, others by their card. */
export function likeness({ role, ship, cost }: Person, id: CardId = cost): Coming {
  return person(role, ship ? Object.keys(TINTS).indexOf(ship) : id % FACES)
}

const person = kept(
  (role: Role, variant: number): Coming => ({
    box: BOXES.portrait,
    drawn: async () => (await kit()).person(role, variant),
  }),
)

export const medalOf = kept(
  (role: Role): Coming => ({ box: BOXES.medal, drawn: async () => (await kit()).medal(role) }),
)

/** Persons and ships: most of what there is to draw, and not on the table when it is laid. */
export function kit() {
  return import('./kit.ts')
}

/** What a person does, in one sign. */
export function sealOf({ role, ship }: Person): Drawing {
  return seal(ship ? { text: '+1', fill: TINTS[ship] } : SIGNS[role])
}

/** What several persons of a role do together; traders earn on different ships, and the last of them lies in front. */
export function sealOfAll(persons: readonly Person[], strength: number): Drawing {
  const front = persons[persons.length - 1]
  return front.role === 'sailor' || front.role === 'pirate' ? seal({ swords: String(strength) }) : sealOf(front)
}

const SIGNS: Readonly<Record<Role, Sign>> = {
  trader: { text: '+1' },
  settler: { mark: 'house' },
  captain: { mark: 'anchor' },
  priest: { mark: 'cross' },
  jack: 'any',
  sailor: { swords: '1' },
  pirate: { swords: '2' },
  mademoiselle: { text: '−1' },
  jester: { text: '+1' },
  admiral: { text: '+2' },
  governor: { text: '+1' },
}

export function markOf(symbol: ExpeditionSymbol): Drawing {
  return mark(symbol)
}

export function swordsOf(strength: number | 'skull'): Drawing {
  return swords(String(strength))
}
