/** What can be pointed at: how each thing is called, read back, and found in actions, events and answers. */

import type { Seat } from '@windward/core/contract.ts'
import { type Mention, mentions } from '@windward/games/marauders/mentions.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import {
  type Action,
  type Activity,
  type Card,
  type CombatAction,
  type Good,
  LOCATIONS,
  type Location,
  type Npc,
  type Target,
  type Who,
  ZONES,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'

/** By what a thing of each kind is named. `own`: of whoever acts; `down-0`: the first that lies face down. */
interface Names {
  readonly zone: Zone
  readonly port: Zone | 'own'
  readonly merchant: Zone | 'own'
  readonly npc: Npc
  readonly seat: Seat
  readonly location: Location
  readonly activity: Activity
  readonly combat: CombatAction
  /** Goods aboard, and goods for sale. */
  readonly hold: Good
  readonly offer: Good
  readonly cargo: Card<'cargo'>
  readonly glory: Card<'glory'> | `down-${number}`
  readonly rumor: Card<'rumors'> | `down-${number}`
  readonly kept: Card<'rumors'>
  readonly mission: Card<'missions'> | 'own'
}
type Kind = keyof Names

export type Thing = { [K in Kind]: `${K}-${Names[K]}` }[Kind]
export type NamedThing = { [K in Kind]: { readonly kind: K; readonly name: Names[K] } }[Kind]

export function thing<K extends Kind>(kind: K, name: Names[K]): Thing {
  return `${kind}-${name}` as Thing
}

export function readThing(text: string): NamedThing {
  const at = text.indexOf('-')
  const name = text.slice(at + 1)
  return { kind: text.slice(0, at), name: /^\d+$/.test(name) ? Number(name) : name } as NamedThing
}

/** The things of which an action or event speaks. */
export function things(of: Action | Event): readonly Thing[] {
  const named = Object.entries(of).flatMap(([field, value]) => inField(field, value))
  const cards = mentions(of).flatMap(cardThing)
  const own = of.type === 'enterPort' || of.type === 'leavePort' || of.type === 'port' ? [thing('port', 'own')] : []
  return [...named, ...cards, ...own]
}

function inField(field: string, value: unknown): Thing[] {
  if (SPOTS.includes(field)) return spot(value)
  if (field === 'good') return [thing('hold', value as Good)]
  if (field === 'target') return [targetThing(value as Target, 'own')]
  if ((PLAIN as readonly string[]).includes(field)) return [thing(field as Plain, value as never)]
  return typeof value === 'object' ? thingsOfWho(value as Who) : []
}

/** Fields that are called what they hold. */
const PLAIN = ['seat', 'npc', 'activity'] as const
type Plain = (typeof PLAIN)[number]

/** Fields that hold a place: of the chart, or of a ship. */
const SPOTS: readonly string[] = ['zone', 'port', 'at', 'to', 'location']

function spot(value: unknown): Thing[] {
  const zone = ZONES.find((one) => one === value)
  const location = LOCATIONS.find((one) => one === value)
  return [...(zone ? [thing('zone', zone)] : []), ...(location ? [thing('location', location)] : [])]
}

/** None for a crew that only a card knows. */
export function thingsOfWho(who: Who): Thing[] {
  if ('npc' in who) return [thing('npc', who.npc)]
  return 'seat' in who ? [thing('seat', who.seat)] : []
}

function cardThing({ deck, card }: Mention): Thing[] {
  switch (deck) {
    case 'cargo':
    case 'glory':
      return [thing(deck, card)]
    case 'rumors':
      return [thing('rumor', card)]
    case 'missions':
      return [thing('mission', card)]
    default:
      return []
  }
}

/** Where an answer is given on the board; `zone` is where the one who answers is. */
export function thingToPress(action: Action, zone: Zone | undefined): Thing | undefined {
  switch (action.type) {
    case 'sail':
    case 'steer':
      return thing('zone', action.to)
    case 'enterPort':
    case 'leavePort':
    case 'port':
      return zone && thing('port', zone)
    case 'placeModification':
    case 'takeModification':
    case 'nameDemandPort':
    case 'swapDemand':
      return thing('port', action.port)
    case 'scout':
      return zone && targetThing(action.target, zone)
    case 'takeHit':
    case 'repair':
    case 'patchUp':
      return thing('location', action.location)
    case 'claim':
      return thing('mission', action.mission)
    case 'handIn':
      return thing('mission', 'own')
    case 'sell':
    case 'drop':
      return thing('hold', action.good)
    case 'buy':
    case 'takeFree':
      return thing('offer', action.good)
    case 'visit':
      return thing('activity', action.activity)
    case 'declare':
      return thing('combat', action.action)
    default:
      return 'card' in action ? mentions(action).flatMap(cardThing)[0] : undefined
  }
}

function targetThing(target: Target, zone: Zone | 'own'): Thing {
  switch (target.kind) {
    case 'merchant':
      return thing('merchant', zone)
    case 'npc':
      return thing('npc', target.npc)
    case 'player':
      return thing('seat', target.seat)
    case 'rumor':
      return thing('rumor', target.card)
    case 'mission':
      return thing('mission', 'own')
  }
}
