/**
 * Everything on the table, as plain data. Setup is in `rules/setup.ts`. What may be missing is set to undefined and never
 * deleted: an object that has lost a field is several times slower to read ever after.
 */

import type { Seat } from '@windward/core/contract.ts'
import type { Happening } from './components/events.ts'
import type { Frame } from './frames.ts'
import { cloneShip, type Ship } from './ship.ts'
import {
  type Card,
  type DeckName,
  type Deed,
  type EndReason,
  type Good,
  type Nation,
  NPCS,
  type Npc,
  type Options,
  PORTS,
  type Port,
  type Skill,
  type Source,
  type Specialist,
  type Weapon,
  type Zone,
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
  merchants: Partial<Record<Zone, Card<'merchants'> | undefined>>
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
  over?: EndReason | undefined
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
  captain?: Captain | undefined
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
  mission?: Mission | undefined
  /** Skills that a card raised, by one each. */
  raised: Skill[]
  /** Where and when goods were last bought. */
  bought?: { port: Port; round: number } | undefined
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
  modification?: Card<'modifications'> | undefined
  /** The modification lies face up. */
  shown: boolean
}

export interface NpcState {
  /** Captains' cards, the one in command on top (last). */
  cards: Card<'events'>[]
  /** None while not on the board. */
  zone?: Zone | undefined
}

export interface Effect {
  happening: Happening
  port?: Port
}

/** Always built in one order, whatever was cloned: what reads states then knows them by one layout. */
export function clone(s: State): State {
  return {
    options: s.options,
    round: s.round,
    first: s.first,
    players: copies(s.players, clonePlayer),
    ports: clonePorts(s.ports),
    merchants: { ...s.merchants },
    track: s.track.slice(),
    demandPool: s.demandPool.slice(),
    npcs: cloneNpcs(s.npcs),
    arrivals: s.arrivals.slice(),
    war: s.war.slice(),
    effects: copies(s.effects, cloneEffect),
    events: { deck: s.events.deck.slice(), discard: s.events.discard.slice(), box: s.events.box.slice() },
    cargo: cloneDeck(s.cargo),
    glory: cloneDeck(s.glory),
    rumors: cloneDeck(s.rumors),
    missions: { deck: s.missions.deck.slice(), discard: s.missions.discard.slice(), open: s.missions.open.slice() },
    captains: cloneDeck(s.captains),
    stack: copies(s.stack, cloneData),
    over: s.over,
  }
}

function clonePlayer(player: Player): Player {
  return {
    points: { ...player.points },
    stash: player.stash,
    stashes: player.stashes,
    passes: player.passes.slice(),
    recent: player.recent.slice(),
    captain: player.captain && cloneCaptain(player.captain),
  }
}

function cloneCaptain(captain: Captain): Captain {
  const { mission, bought } = captain
  return {
    id: captain.id,
    ship: cloneShip(captain.ship),
    zone: captain.zone,
    inPort: captain.inPort,
    gold: captain.gold,
    cargo: captain.cargo.slice(),
    weapons: captain.weapons.slice(),
    bounties: { ...captain.bounties },
    glory: captain.glory.slice(),
    rumors: captain.rumors.slice(),
    kept: captain.kept.slice(),
    specialists: copies(captain.specialists, cloneEmployed),
    mission: mission && { card: mission.card, step: mission.step, seen: mission.seen.slice() },
    raised: captain.raised.slice(),
    bought: bought && { port: bought.port, round: bought.round },
    fittedOut: captain.fittedOut,
  }
}

function clonePorts(ports: Record<Port, PortState>): Record<Port, PortState> {
  const copy = { ...ports }
  for (const port of PORTS) copy[port] = { ...ports[port] }
  return copy
}

function cloneNpcs(npcs: Record<Npc, NpcState>): Record<Npc, NpcState> {
  const copy = { ...npcs }
  for (const npc of NPCS) copy[npc] = { cards: npcs[npc].cards.slice(), zone: npcs[npc].zone }
  return copy
}

function cloneDeck<D extends DeckName>(deck: Deck<D>): Deck<D> {
  return { deck: deck.deck.slice(), discard: deck.discard.slice() }
}

function cloneEffect(effect: Effect): Effect {
  return { ...effect }
}

function cloneEmployed(specialist: Employed): Employed {
  return { ...specialist }
}

/** By `push`: once compiled, `map` makes lists of another layout, and all that reads states is compiled anew for both. */
function copies<T>(items: readonly T[], copy: (item: T) => T): T[] {
  const all: T[] = []
  for (const item of items) all.push(copy(item))
  return all
}

/** A frame holds numbers, texts, lists and small records: copied as such, whatever its kind. */
function cloneData<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? copies(value, cloneData) : value.slice()) as T
  const copy: T & object = { ...value }
  for (const key of Object.keys(copy) as (keyof T)[])
    if (typeof copy[key] === 'object') copy[key] = cloneData(copy[key])
  return copy
}
