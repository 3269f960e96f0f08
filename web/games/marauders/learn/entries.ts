/** What the reference calls its entries, and which of them is about a thing or a card. */

import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import { GLORY_KEYS, type GloryKey } from '@windward/games/marauders/cards/keys.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CAPTAINS, type CaptainKey } from '@windward/games/marauders/components/captains.ts'
import { EVENTS, type Happening } from '@windward/games/marauders/components/events.ts'
import type { Mention } from '@windward/games/marauders/mentions.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type {
  Card,
  Good,
  Modification,
  Npc,
  ShipType,
  Specialist,
  Weapon,
  Zone,
} from '@windward/games/marauders/vocabulary.ts'
import { readThing } from '../things.ts'

/** By what an entry of each kind is named: a port is read about with its zone, an NPC by the card of its commander. */
interface Names {
  readonly captain: CaptainKey
  readonly zone: Zone
  readonly ship: ShipType
  readonly modification: Modification
  readonly weapon: Weapon
  readonly specialist: GloryKey
  readonly glory: GloryKey
  readonly rumor: (typeof RUMORS)[number]['key']
  readonly mission: (typeof MISSIONS)[number]['key']
  readonly event: Happening
  readonly npc: Card<'events'>
  readonly good: Good
}

export function entry<K extends keyof Names>(kind: K, name: Names[K]): string {
  return `${kind}-${name}`
}

export function readEntry(id: string): { readonly kind: string; readonly name: string } {
  const at = id.indexOf('-')
  return { kind: id.slice(0, at), name: id.slice(at + 1) }
}

export function entryOfThing(text: string, view: View): string | undefined {
  const thing = readThing(text)
  switch (thing.kind) {
    case 'zone':
      return entry('zone', thing.name)
    case 'port':
      return thing.name === 'own' ? undefined : entry('zone', thing.name)
    case 'glory':
      return typeof thing.name === 'number' ? entryOfCard({ deck: 'glory', card: thing.name }) : undefined
    case 'rumor':
      return typeof thing.name === 'number' ? entryOfCard({ deck: 'rumors', card: thing.name }) : undefined
    case 'mission':
      return typeof thing.name === 'number' ? entryOfCard({ deck: 'missions', card: thing.name }) : undefined
    case 'npc':
      return entryOfNpc(thing.name, view)
    case 'seat':
      return entryOfCard({ deck: 'captains', card: view.players[thing.name]?.captain?.id ?? -1 })
    default:
      return undefined
  }
}

/** What lies face down has none, nor has what is no card of its own. */
export function entryOfCard({ deck, card }: Mention): string | undefined {
  switch (deck) {
    case 'glory': {
      const key = GLORY[card]
      return key && entry('specialist' in GLORY_CARDS[key] ? 'specialist' : 'glory', key)
    }
    case 'missions':
      return MISSIONS[card] && entry('mission', MISSIONS[card].key)
    case 'rumors':
      return RUMORS[card] && entry('rumor', RUMORS[card].key)
    case 'events': {
      const event = EVENTS[card]
      return event && ('npc' in event ? entry('npc', card) : entry('event', event.happening))
    }
    case 'captains':
      return CAPTAINS[card] && entry('captain', CAPTAINS[card].key)
    default:
      return undefined
  }
}

/** Whoever is in command. */
export function entryOfNpc(npc: Npc, view: View): string | undefined {
  const card = view.npcs[npc].cards.at(-1)
  return card === undefined ? undefined : entry('npc', card)
}

/** Of the two who can be hired, the first. */
export function entryOfSpecialist(type: Specialist): string | undefined {
  const key = GLORY_KEYS.find((key) => {
    const card = GLORY_CARDS[key]
    return 'specialist' in card && card.specialist === type
  })
  return key && entry('specialist', key)
}
