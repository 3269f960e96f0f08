/** What is seen between two views: one thing after the other, each for as long as it is worth looking at. */

import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Who } from '@windward/games/marauders/vocabulary.ts'
import type { Sound } from '../../table/sounds.ts'
import type { Frame } from '../face.ts'
import { advance } from './staging.ts'

/** How long each kind of event is worth looking at, in milliseconds; those not named pass with the next one. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  eventDrawn: 1700,
  npcMoved: 650,
  npcStayed: 350,
  npcEntered: 700,
  warBroke: 900,
  portChangedNation: 700,
  portBlockaded: 700,
  sailed: 420,
  enteredPort: 350,
  leftPort: 350,
  rolled: 850,
  scouted: 550,
  npcScouted: 700,
  merchantFound: 600,
  raidCards: 700,
  raidCardGone: 350,
  raidEnded: 1100,
  battleBegan: 900,
  declared: 450,
  contest: 600,
  hit: 420,
  boarded: 600,
  crewHits: 500,
  fled: 700,
  battleEnded: 900,
  plundered: 500,
  captainDied: 1200,
  captainRevealed: 500,
  captainArrived: 700,
  goodsSold: 600,
  goodsBought: 400,
  glory: 900,
  bounty: 450,
  shipBought: 600,
  missionClaimed: 500,
  missionCompleted: 900,
  gloryPlayed: 900,
  rumorTrue: 900,
  rumorFalse: 600,
  specialistHired: 600,
  gameEnded: 700,
}

/** Whether an event gets a picture of its own. */
export function isSeen(event: Event): boolean {
  return HOLD[event.type] !== undefined
}

/** Each event that is worth a look ends a picture; the last one shows the second view. */
export function frames(before: View, events: readonly Event[], after: View): readonly Frame<View, Event>[] {
  const pictures: Frame<View, Event>[] = []
  let view = before
  let group: Event[] = []
  for (const [i, event] of events.entries()) {
    view = advance(view, event)
    group.push(event)
    const hold = HOLD[event.type] ?? 0
    if (hold === 0 || i === events.length - 1) continue
    pictures.push({ view, events: group, hold })
    group = []
  }
  const last = group.at(-1)
  pictures.push({ view: after, events: group, hold: last === undefined ? 0 : (HOLD[last.type] ?? 0) })
  return pictures
}

/** The things on the board that an action or an event names. */
export function things(of: Action | Event): readonly string[] {
  const named: string[] = []
  for (const [field, value] of Object.entries(of)) {
    const kind = field === 'card' ? deckOf(of.type) : FIELDS[field]
    if (kind !== undefined && (typeof value === 'string' || typeof value === 'number')) named.push(`${kind}-${value}`)
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) named.push(...thingsOfWho(value))
  }
  if (of.type === 'enterPort' || of.type === 'leavePort' || of.type === 'port') named.push('port-own')
  if ('zone' in of || 'port' in of || 'at' in of || 'to' in of) named.push(...zonesOf(of))
  return named
}

const FIELDS: Readonly<Record<string, string>> = {
  seat: 'seat',
  npc: 'npc',
  location: 'location',
  mission: 'mission',
  activity: 'activity',
  good: 'hold',
}

/** A `card` is of the deck its action or event is about. */
function deckOf(type: string): string {
  if (type.includes('lory') || type === 'hire') return 'glory'
  return type.includes('umor') ? 'rumor' : 'cargo'
}

function zonesOf(of: Action | Event): string[] {
  const zones: string[] = []
  for (const field of ['zone', 'port', 'at', 'to'] as const) {
    const value = (of as unknown as Record<string, unknown>)[field]
    if (typeof value === 'string') zones.push(`zone-${value}`)
  }
  return zones
}

function thingsOfWho(value: object): string[] {
  const who = value as Partial<Record<'seat' | 'npc', unknown>> & { kind?: string }
  if (who.kind === 'merchant') return ['merchant-own']
  if ('npc' in who) return [`npc-${String((who as Extract<Who, { npc: unknown }>).npc)}`]
  return 'seat' in who ? [`seat-${String(who.seat)}`] : []
}

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'rolled':
    case 'raidCards':
    case 'eventDrawn':
      return 'card'
    case 'goodsSold':
    case 'raidEnded':
      return 'coin'
    case 'hit':
    case 'captainDied':
      return 'bust'
    case 'battleBegan':
    case 'npcScouted':
      return 'horn'
    case 'glory':
    case 'gameEnded':
      return 'win'
    default:
      return undefined
  }
}

/** What a summary of others' turns leaves out: how things came about. */
const DETAILS: readonly Event['type'][] = [
  'rolled',
  'turnBegan',
  'visited',
  'modificationShown',
  'goodsOffered',
  'saleDeclared',
  'declared',
  'contest',
  'hit',
  'used',
  'gold',
  'raidCards',
  'raidCardGone',
  'gloryDrawn',
  'cargoLost',
]

export function notable(event: Event): boolean {
  return !DETAILS.includes(event.type)
}
