/** Everything on the table, as plain data. Setup is in `rules/setup.ts`. */

import type { Seat } from '@windward/core/contract.ts'
import type { Happening } from './components/events.ts'
import type { Frame } from './frames.ts'
import { cloneShip, type Ship } from './ship.ts'
import type {
  Card,
  Deed,
  EndReason,
  Good,
  Nation,
  Npc,
  Options,
  Origin,
  Port,
  Skill,
  Specialist,
  Weapon,
  Zone,
} from './vocabulary.ts'
import type { Window } from './windows.ts'

export interface State {
  options: Options
  round: number
  /** The start player, who also draws the Event Cards. */
  first: Seat
  players: Player[]
  ports: Record<Port, PortState>
  /** Face down, one to a zone. */
  merchants: Partial<Record<Zone, Card>>
  /** Defeated merchants: everybody saw them. */
  track: Card[]
  demandPool: Good[]
  npcs: Record<Npc, NpcState>
  /** Ship cards drawn this round: they enter at its end. */
  arrivals: Card[]
  /** Two nations, or none. */
  war: Nation[]
  /** What the Event Cards of this round left behind. */
  effects: Effect[]
  events: Deck & { box: Card[] }
  cargo: Deck
  glory: Deck
  rumors: Deck
  missions: Deck & { open: Card[] }
  captains: Deck
  stack: Frame[]
  over?: EndReason
}

/** Drawn from the end. */
export interface Deck {
  deck: Card[]
  discard: Card[]
}

export interface Player {
  /** Points on the Glory track, by what earned them. */
  points: Record<Deed, number>
  stash: number
  /** How often gold was stashed: everybody knows. */
  stashes: number
  /** Windows at which this seat wants to be passed over. Everybody can see it. */
  passes: Window[]
  /** None between death or retirement and the next turn. */
  captain?: Captain
}

export interface Captain {
  id: Card
  ship: Ship
  zone: Zone
  inPort: boolean
  gold: number
  cargo: Card[]
  weapons: Weapon[]
  bounties: Record<Nation, number>
  glory: Card[]
  /** Face down. */
  rumors: Card[]
  /** Rumors that came true and stay, face up. */
  kept: Card[]
  specialists: Employed[]
  mission?: Mission
  /** Skills that a card raised, by one each. */
  raised: Skill[]
  /** Where and when goods were last bought. */
  bought?: { port: Port; round: number }
  /** Has had the Glory Point for buying a Frigate or Galleon. */
  fittedOut: boolean
}

/** A Specialist, and the card that marks him. */
export interface Employed {
  type: Specialist
  from: Origin
  card: Card
}

/** The step to be taken next, and what of it has been seen so far. */
export interface Mission {
  card: Card
  step: number
  seen: (Zone | Nation)[]
}

export interface PortState {
  nation: Nation
  demand: Good
  modification?: Card
  /** The modification lies face up. */
  shown: boolean
}

export interface NpcState {
  /** Captains' cards, the one in command on top (last). */
  cards: Card[]
  /** None while not on the board. */
  zone?: Zone
}

export interface Effect {
  happening: Happening
  port?: Port
}

export function clone(s: State): State {
  return {
    ...s,
    players: s.players.map(clonePlayer),
    ports: clonePorts(s.ports),
    merchants: { ...s.merchants },
    track: s.track.slice(),
    demandPool: s.demandPool.slice(),
    npcs: cloneNpcs(s.npcs),
    arrivals: s.arrivals.slice(),
    war: s.war.slice(),
    effects: s.effects.map((effect) => ({ ...effect })),
    events: { ...cloneDeck(s.events), box: s.events.box.slice() },
    cargo: cloneDeck(s.cargo),
    glory: cloneDeck(s.glory),
    rumors: cloneDeck(s.rumors),
    missions: { ...cloneDeck(s.missions), open: s.missions.open.slice() },
    captains: cloneDeck(s.captains),
    stack: s.stack.map(cloneFrame),
  }
}

function clonePlayer(player: Player): Player {
  const copy = { ...player, points: { ...player.points }, passes: player.passes.slice() }
  if (player.captain !== undefined) copy.captain = cloneCaptain(player.captain)
  return copy
}

function cloneCaptain(captain: Captain): Captain {
  const copy = {
    ...captain,
    ship: cloneShip(captain.ship),
    cargo: captain.cargo.slice(),
    weapons: captain.weapons.slice(),
    bounties: { ...captain.bounties },
    glory: captain.glory.slice(),
    rumors: captain.rumors.slice(),
    kept: captain.kept.slice(),
    specialists: captain.specialists.map((specialist) => ({ ...specialist })),
    raised: captain.raised.slice(),
  }
  if (captain.mission !== undefined) copy.mission = { ...captain.mission, seen: captain.mission.seen.slice() }
  if (captain.bought !== undefined) copy.bought = { ...captain.bought }
  return copy
}

function clonePorts(ports: Record<Port, PortState>): Record<Port, PortState> {
  const copy = { ...ports }
  for (const port of Object.keys(ports) as Port[]) copy[port] = { ...ports[port] }
  return copy
}

function cloneNpcs(npcs: Record<Npc, NpcState>): Record<Npc, NpcState> {
  const copy = { ...npcs }
  for (const npc of Object.keys(npcs) as Npc[]) copy[npc] = { ...npcs[npc], cards: npcs[npc].cards.slice() }
  return copy
}

function cloneDeck(deck: Deck): Deck {
  return { deck: deck.deck.slice(), discard: deck.discard.slice() }
}

/** A frame holds numbers, texts, lists and small records: copied as such, whatever its kind. */
function cloneFrame(frame: Frame): Frame {
  return cloneData(frame) as Frame
}

function cloneData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneData)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = cloneData((value as Record<string, unknown>)[key])
  return copy
}
