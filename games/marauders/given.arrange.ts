/** For tests: how a table comes to stand as told. Every card and token is taken from where it would lie. */

import { GLORY } from './cards/glory.ts'
import type { GloryKey } from './cards/keys.ts'
import { type MissionKey, missionNamed } from './cards/missions.ts'
import { type RumorKey, rumorNamed } from './cards/rumors.ts'
import { CAPTAINS, type CaptainKey, captainNamed } from './components/captains.ts'
import { CARGO } from './components/cargo.ts'
import { EVENTS, eventNamed, type Happening } from './components/events.ts'
import { MERCHANT_TOKENS, modificationOf, SHIPS } from './components/ships.ts'
import { fit } from './rules/ship.ts'
import type { Captain, State } from './state.ts'
import {
  byKey,
  type Card,
  type DeckName,
  type Deed,
  type Die,
  type Good,
  type Location,
  type Modification,
  NATIONS,
  type Nation,
  type Npc,
  type Options,
  PORTS,
  type Port,
  type ShipType,
  type Specialist,
  type Weapon,
  type Zone,
} from './vocabulary.ts'
import type { Window } from './windows.ts'

export interface GivenPlayer {
  captain?: CaptainKey
  ship?: ShipType
  /** At sea there, or in port there; at home if neither is said. */
  at?: Zone
  port?: Port
  gold?: number
  cargo?: readonly Good[]
  weapons?: readonly Weapon[]
  bounties?: Partial<Record<Nation, number>>
  modifications?: readonly Modification[]
  damage?: Partial<Record<Location, number>>
  /** Glory Cards: so many of whatever is at hand, or these. */
  glory?: number | readonly GloryKey[]
  rumors?: readonly RumorKey[]
  kept?: readonly RumorKey[]
  mission?: MissionKey
  specialists?: readonly Specialist[]
  stash?: number
  points?: Partial<Record<Deed, number>>
}

export interface Given {
  players?: readonly GivenPlayer[]
  options?: Partial<Options>
  /** Each with the first Captain of its kind in command. */
  npcs?: Partial<Record<Npc, Zone>>
  war?: readonly Nation[]
  portNations?: Partial<Record<Port, Nation>>
  demand?: Partial<Record<Port, Good>>
  merchants?: Partial<Record<Zone, Nation>>
  shown?: Partial<Record<Port, Modification>>
  /** The next cards, as the good, the Plunder Value and the icon: 'rum 3 escape'. */
  cargo?: readonly string[]
  /** The next Event Cards; the others stay in the deck below. */
  events?: readonly Happening[]
  effects?: State['effects']
  /** Where to begin: with the first player's turn, or with a new round. */
  begin?: 'turn' | 'round'
  dice?: readonly Die[]
  /** Windows at which nobody wants to be asked, where a test is about something else. */
  passes?: readonly Window[]
}

/** Board and decks. */
export function arrange(s: State, setting: Given): void {
  for (const [npc, zone] of Object.entries(setting.npcs ?? {}) as [Npc, Zone][]) {
    const card = EVENTS.findIndex((_, c) => isShip(c, npc))
    take(s.events.deck, card)
    s.npcs[npc] = { cards: [card], zone }
  }
  for (const [port, nation] of Object.entries(setting.portNations ?? {}) as [Port, Nation][])
    s.ports[port].nation = nation
  s.war = [...(setting.war ?? [])]
  s.effects = [...(setting.effects ?? [])]
  for (const [port, good] of Object.entries(setting.demand ?? {}) as [Port, Good][]) {
    exchangeDemand(s, port, good)
  }
  for (const [zone, nation] of Object.entries(setting.merchants ?? {}) as [Zone, Nation][])
    swapMerchant(s, zone, nation)
  for (const [port, kind] of Object.entries(setting.shown ?? {}) as [Port, Modification][]) swapToken(s, port, kind)
  for (const text of [...(setting.cargo ?? [])].reverse()) putOnTop(s.cargo.deck, cargoCard(text, s))
  for (const happening of [...(setting.events ?? [])].reverse()) putOnTop(s.events.deck, eventNamed(happening))
}

/** The players. */
export function seat(s: State, seated: readonly GivenPlayer[]): void {
  const taken = seated.flatMap(({ captain }) => (captain === undefined ? [] : [captainNamed(captain)]))
  s.captains.deck = CAPTAINS.map((_, id) => id).filter((id) => !taken.includes(id))
  for (const [i, one] of seated.entries()) {
    const id = one.captain === undefined ? s.captains.deck.shift() : captainNamed(one.captain)
    if (id === undefined) throw new Error('no Captain left')
    s.players[i].captain = captainFrom(s, id, one)
    s.players[i].stash = one.stash ?? 0
    s.players[i].stashes = one.stash === undefined ? 0 : 1
    Object.assign(s.players[i].points, one.points)
  }
}

function captainFrom(s: State, id: Card<'captains'>, one: GivenPlayer): Captain {
  const type = one.ship ?? 'sloop'
  const captain: Captain = {
    id,
    ship: { type, at: { ...SHIPS[type].locations }, modifications: [], flipped: [] },
    zone: one.at ?? one.port ?? CAPTAINS[id].homePort,
    inPort: one.at === undefined,
    gold: one.gold ?? 10,
    cargo: (one.cargo ?? []).map((good) =>
      take(
        s.cargo.deck,
        s.cargo.deck.find((c) => CARGO[c].good === good),
      ),
    ),
    weapons: [...(one.weapons ?? [])],
    bounties: { ...byKey(NATIONS, () => 0), ...one.bounties },
    glory: handFrom(s, one.glory ?? 0),
    rumors: (one.rumors ?? []).map((key) => take(s.rumors.deck, rumorNamed(key))),
    kept: (one.kept ?? []).map((key) => take(s.rumors.deck, rumorNamed(key))),
    specialists: (one.specialists ?? []).map((type) => ({ type, from: 'glory', card: specialistFrom(s, type) })),
    raised: [],
    fittedOut: false,
  }
  if (one.mission !== undefined)
    captain.mission = { card: takeMission(s, missionNamed(one.mission)), step: 0, seen: [] }
  for (const kind of one.modifications ?? []) fit(captain.ship, tokenFrom(s, kind))
  for (const [location, hits] of Object.entries(one.damage ?? {}) as [Location, number][]) {
    captain.ship.at[location] -= hits
  }
  return captain
}

function handFrom(s: State, wanted: number | readonly GloryKey[]): Card<'glory'>[] {
  if (typeof wanted === 'number') return s.glory.deck.splice(0, wanted)
  return wanted.map((key) =>
    take(
      s.glory.deck,
      s.glory.deck.find((card) => GLORY[card] === key),
    ),
  )
}

function specialistFrom(s: State, type: Specialist): Card<'glory'> {
  return take(
    s.glory.deck,
    s.glory.deck.find((card) => GLORY[card].startsWith(type)),
  )
}

/** An open one is replaced. */
function takeMission(s: State, card: Card<'missions'>): Card<'missions'> {
  const i = s.missions.open.indexOf(card)
  if (i >= 0) s.missions.open[i] = s.missions.deck.splice(0, 1)[0]
  else take(s.missions.deck, card)
  return card
}

function tokenFrom(s: State, kind: Modification): Card<'modifications'> {
  for (const port of PORTS) {
    const { modification } = s.ports[port]
    if (modification === undefined || modificationOf(modification) !== kind || s.ports[port].shown) continue
    delete s.ports[port].modification
    return modification
  }
  throw new Error(`no ${kind} left`)
}

/** The token of that kind comes to the port, and the port's own goes where it lay. */
function swapToken(s: State, port: Port, kind: Modification): void {
  const other = PORTS.find((name) => {
    const { modification, shown } = s.ports[name]
    return modification !== undefined && modificationOf(modification) === kind && !shown
  })
  if (other === undefined) throw new Error(`no ${kind} left`)
  const [here, there] = [s.ports[port].modification, s.ports[other].modification]
  if (here === undefined || there === undefined) throw new Error(`${port} has no modification`)
  s.ports[other].modification = here
  s.ports[port].modification = there
  s.ports[port].shown = true
}

function swapMerchant(s: State, zone: Zone, nation: Nation): void {
  const here = s.merchants[zone]
  const other = (Object.keys(s.merchants) as Zone[]).find((name) => MERCHANT_TOKENS[s.merchants[name] ?? 0] === nation)
  const there = other === undefined ? undefined : s.merchants[other]
  if (here === undefined || other === undefined || there === undefined) throw new Error(`no ${nation} merchant`)
  s.merchants[other] = here
  s.merchants[zone] = there
}

function exchangeDemand(s: State, port: Port, good: Good): void {
  const i = s.demandPool.indexOf(good)
  const other = PORTS.find((name) => s.ports[name].demand === good)
  if (i >= 0) s.demandPool[i] = s.ports[port].demand
  else if (other !== undefined) s.ports[other].demand = s.ports[port].demand
  s.ports[port].demand = good
}

function cargoCard(text: string, s: State): Card<'cargo'> {
  const [good, plunder, icon] = text.split(' ')
  const fits = (c: Card<'cargo'>) =>
    CARGO[c].good === good &&
    (plunder === undefined || CARGO[c].plunder === Number(plunder)) &&
    (icon === undefined || CARGO[c].icon === icon)
  const card = s.cargo.deck.find((c, i) => fits(c) && i < s.cargo.deck.length - stacked(s))
  if (card === undefined) throw new Error(`no such card: ${text}`)
  return card
}

/** Cards already put on top. */
const tops = new WeakMap<number[], number>()

function stacked(s: State): number {
  return tops.get(s.cargo.deck) ?? 0
}

function putOnTop<D extends DeckName>(deck: Card<D>[], card: Card<D>): void {
  take(deck, card)
  deck.push(card)
  tops.set(deck, (tops.get(deck) ?? 0) + 1)
}

function isShip(card: Card<'events'>, npc: Npc): boolean {
  const event = EVENTS[card]
  return 'npc' in event && event.npc === npc
}

function take<D extends DeckName>(cards: Card<D>[], card: Card<D> | undefined): Card<D> {
  const i = card === undefined ? -1 : cards.indexOf(card)
  if (i < 0) throw new Error('no such card left')
  return cards.splice(i, 1)[0]
}
