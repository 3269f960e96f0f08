/** Everything on the table, as plain data. Setup is in `rules/setup.ts`. */

import type { Seat } from '@windward/core/contract.ts'
import type { Happening } from './components/events.ts'
import type { Frame } from './frames.ts'
import { cloneShip, type Ship } from './ship.ts'
import type {
  Card,
  DeckName,
  Deed,
  EndReason,
  Good,
  Nation,
  Npc,
  Options,
  Port,
  Skill,
  Source,
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
  merchants: Partial<Record<Zone, Card<'merchants'>>>
  /** Defeated merchants: everybody saw them. */
  track: Card<'merchants'>[]
  demandPool: Good[]
  npcs: Record<Npc, NpcState>
  /** Ship cards drawn this round: they enter at its end. */
  arrivals: Card<'events'>[]
  /** Two nations, or none. */
  war: Nation[]
  /** What the Event Cards of this round left behind. */
  effects: Effect[]
  events: Deck<'events'> & { box: Card<'events'>[] }
  cargo: Deck<'cargo'>
  glory: Deck<'glory'>
  rumors: Deck<'rumors'>
  missions: Deck<'missions'> & { open: Card<'missions'>[] }
  captains: Deck<'captains'>
  stack: Frame[]
  over?: EndReason
}

/** Drawn from the end. */
export interface Deck<D extends DeckName> {
  deck: Card<D>[]
  discard: Card<D>[]
}

export interface Player {
  /** Points on the Glory track, by what earned them. */
  points: Record<Deed, number>
  stash: number
  /** How often gold was stashed: everybody knows. */
  stashes: number
  /** Windows at which this seat wants to be passed over. Everybody can see it. */
  passes: Window[]
  /** Glory Cards that others played since this player last decided something: what can be copied. */
  recent: Card<'glory'>[]
  /** None between death or retirement and the next turn. */
  captain?: Captain
}

export interface Captain {
  id: Card<'captains'>
  ship: Ship
  zone: Zone
  inPort: boolean
  gold: number
  cargo: Card<'cargo'>[]
  weapons: Weapon[]
  bounties: Record<Nation, number>
  glory: Card<'glory'>[]
  /** Face down. */
  rumors: Card<'rumors'>[]
  /** Rumors that came true and stay, face up. */
  kept: Card<'rumors'>[]
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
export type Employed = { type: Specialist } & Source

/** The step to be taken next, and what of it has been seen so far. */
export interface Mission {
  card: Card<'missions'>
  step: number
  seen: (Zone | Nation)[]
}

export interface PortState {
  nation: Nation
  demand: Good
  modification?: Card<'modifications'>
  /** The modification lies face up. */
  shown: boolean
}

export interface NpcState {
  /** Captains' cards, the one in command on top (last). */
  cards: Card<'events'>[]
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
  const copy = { ...player, points: { ...player.points }, passes: player.passes.slice(), recent: player.recent.slice() }
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

function cloneDeck<D extends DeckName>(deck: Deck<D>): Deck<D> {
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
