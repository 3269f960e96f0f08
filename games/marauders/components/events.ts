/**
 * The 34 Event Cards. Known: the twelve naval and six pirate ships as kinds, Philips van Almonde and Benjamin Hornigold
 * by name, War, Storm, the crackdown of France and Spain with its icons, and It's Too Quiet. The rest is a
 * reconstruction that meets every count of the rulebook: 17 cards with three icons each. The skills of Non-Player Captains
 * are set so that whoever sails a ship of their size well may hunt them, and dies of it now and then.
 */

import type { Card, Direction, Npc, Skill, Zone } from '../vocabulary.ts'

export const HAPPENINGS = [
  'war',
  'peace',
  'storm',
  'highSeas',
  'crackdownFrenchSpanish',
  'crackdownEnglishDutch',
  'tooQuiet',
  'fever',
  'royalPardon',
  'colony',
  'blockade',
  'doldrums',
  'shipsFromEurope',
  'convoys',
] as const
export type Happening = (typeof HAPPENINGS)[number]

export type NpcSkills = Readonly<Record<Exclude<Skill, 'influence'>, number>>

export interface Icon {
  readonly npc: Npc
  readonly to: Direction
}

interface ShipCard {
  readonly npc: Npc
  readonly name: string
  readonly zone: Zone
  readonly skills: NpcSkills
  readonly icons: readonly Icon[]
}

interface HappeningCard {
  readonly happening: Happening
  readonly icons: readonly Icon[]
}

export type EventData = ShipCard | HappeningCard

export const EVENTS: readonly EventData[] = [
  ship('dutch', 'Philips van Almonde', 'curacao', [3, 3, 1]),
  ship('dutch', 'Michiel de Ruyter', 'stMaarten', [3, 2, 2]),
  ship('dutch', 'Cornelis Evertsen', 'stMaarten', [2, 3, 1]),
  ship('english', 'Christopher Myngs', 'portRoyal', [3, 3, 1]),
  ship('english', 'Charles Wager', 'nassau', [2, 2, 1]),
  ship('english', 'Edward Vernon', 'bridgetown', [2, 3, 2]),
  ship('french', 'Jean d’Estrées', 'basseTerre', [3, 2, 1]),
  ship('french', 'Jean-Baptiste du Casse', 'petitGoave', [2, 3, 1]),
  ship('french', 'Abraham Duquesne', 'tortuga', [2, 3, 2]),
  ship('spanish', 'Blas de Lezo', 'cartagena', [3, 3, 1]),
  ship('spanish', 'Antonio de Oquendo', 'havana', [2, 2, 2]),
  ship('spanish', 'Fadrique de Toledo', 'sanJuan', [2, 3, 1]),
  ship('pirateSloop', 'Jack Rackham', 'nassau', [2, 3, 1]),
  ship('pirateSloop', 'Charles Vane', 'caribbeanSea', [3, 2, 1]),
  ship('pirateSloop', 'Stede Bonnet', 'oldProvidence', [1, 2, 1], 'dutch S', 'pirateFrigate W', 'spanish N'),
  ship('pirateFrigate', 'Benjamin Hornigold', 'trinidad', [2, 3, 1]),
  ship('pirateFrigate', 'Edward Teach', 'tortuga', [3, 3, 2]),
  ship('pirateFrigate', 'Henry Every', 'caribbeanSea', [2, 2, 1]),
  card('war', 'english E', 'pirateFrigate E', 'spanish N'),
  card('war', 'english N', 'pirateFrigate S', 'spanish E'),
  card('peace', 'french S', 'spanish N', 'pirateSloop W'),
  card('storm', 'french W', 'pirateFrigate E', 'dutch S'),
  card('storm', 'dutch W', 'french S', 'english W'),
  card('highSeas', 'dutch E', 'pirateSloop N', 'spanish W'),
  card('crackdownFrenchSpanish', 'french W', 'dutch N', 'pirateSloop S'),
  card('crackdownEnglishDutch', 'dutch E', 'pirateFrigate E', 'pirateSloop S'),
  card('tooQuiet', 'english S', 'spanish N', 'pirateFrigate W'),
  card('fever', 'french N', 'pirateSloop N', 'spanish S'),
  card('royalPardon', 'pirateFrigate W', 'english W', 'french S'),
  card('colony', 'pirateFrigate N', 'pirateSloop W', 'dutch N'),
  card('blockade', 'english E', 'dutch S', 'pirateSloop S'),
  card('doldrums', 'spanish E', 'french W', 'english E'),
  card('shipsFromEurope', 'french E', 'pirateFrigate N', 'spanish N'),
  card('convoys', 'english E', 'pirateSloop W', 'french S'),
]

export function eventNamed(happening: Happening): Card<'events'> {
  return EVENTS.findIndex((event) => 'happening' in event && event.happening === happening)
}

/** The card of a Non-Player Captain. */
export function shipCard(card: Card<'events'>): ShipCard {
  const event = EVENTS[card]
  if (!('npc' in event)) throw new Error(`event ${card} brings no ship`)
  return event
}

export function npcNamed(name: string): Card<'events'> {
  return EVENTS.findIndex((event) => 'npc' in event && event.name === name)
}

type IconText = `${Npc} ${Direction}`

function ship(
  npc: Npc,
  name: string,
  zone: Zone,
  skills: readonly [number, number, number],
  ...texts: IconText[]
): ShipCard {
  const [seamanship, scouting, leadership] = skills
  return { npc, name, zone, skills: { seamanship, scouting, leadership }, icons: texts.map(icon) }
}

function card(happening: Happening, ...texts: IconText[]): HappeningCard {
  return { happening, icons: texts.map(icon) }
}

function icon(text: IconText): Icon {
  const [npc, to] = text.split(' ') as [Npc, Direction]
  return { npc, to }
}
