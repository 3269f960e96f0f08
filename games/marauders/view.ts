/** What a seat may know, and states that such knowledge allows. */

import { pick, type Rng, shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { GLORY, GLORY_CARDS } from './cards/glory.ts'
import { MISSIONS } from './cards/missions.ts'
import { RUMORS } from './cards/rumors.ts'
import { CAPTAINS } from './components/captains.ts'
import { CARGO } from './components/cargo.ts'
import { EVENTS } from './components/events.ts'
import { MERCHANT_TOKENS, MODIFICATION_TOKENS } from './components/ships.ts'
import type { Frame } from './frames.ts'
import { owed } from './rules/buy.ts'
import { clone, type State } from './state.ts'
import {
  byKey,
  type Card,
  DECK_OF,
  DECKS,
  type DeckName,
  FACE_DOWN,
  NPCS,
  PORTS,
  STARTING_SHIPS,
  ZONES,
} from './vocabulary.ts'
import type { Window } from './windows.ts'

/** The table as seen from a seat: what lies face down or is secret shows as `FACE_DOWN`, a sealed choice as 'sealed'. */
export interface View extends State {
  /** None: a spectator's. */
  readonly seat?: Seat
  /** Gold on board and stashed together: known, because all that is earned and spent is open (p. 3). */
  readonly wealth: readonly number[]
}

/** How many there are of each. */
const PIECES: Readonly<Record<DeckName, number>> = {
  cargo: CARGO.length,
  glory: GLORY.length,
  rumors: RUMORS.length,
  missions: MISSIONS.length,
  events: EVENTS.length,
  captains: CAPTAINS.length,
  modifications: MODIFICATION_TOKENS.length,
  merchants: MERCHANT_TOKENS.length,
}

/** The decks that are not heaps of tokens. */
const OF_CARDS = ['cargo', 'glory', 'rumors', 'missions', 'events', 'captains'] as const

export function view(s: State, seat: Seat | undefined): View {
  const wealth = s.players.map(({ captain, stash }) => (captain?.gold ?? 0) + stash)
  const masked = clone(s)
  turnOver(masked, seat, () => FACE_DOWN)
  for (const [i, player] of masked.players.entries()) {
    if (i === seat) continue
    player.stash = FACE_DOWN
    if (player.captain !== undefined) player.captain.gold = FACE_DOWN
  }
  for (const f of masked.stack) {
    if (f.type === 'setup') f.ships = f.ships.map((ship, i) => (i === seat || ship === 'none' ? ship : 'sealed'))
  }
  return { ...masked, ...(seat !== undefined && { seat }), wealth }
}

/** Deals what the view does not show at random among the places that are hidden; a buyer can pay for what he chose. */
export function imagine(v: View, rng: Rng): State {
  let s = dream(v, rng)
  for (let again = 0; again < DREAMS && !isSolvent(s); again++) s = dream(v, rng)
  return s
}

const DREAMS = 20

function isSolvent(s: State): boolean {
  return s.stack.every((f) => f.type !== 'buy' || owed(s, f) <= (s.players[f.seat].captain?.gold ?? 0))
}

function dream(v: View, rng: Rng): State {
  const { seat, wealth, ...table } = v
  const s = clone(table)
  const unseen = unseenIn(s, rng)
  turnOver(
    s,
    seat,
    (kind, window) => (window === undefined ? unseen[kind].pop() : cardFor(window, unseen.glory)) ?? FACE_DOWN,
  )
  for (const [i, player] of s.players.entries()) {
    if (i === seat) continue
    player.stash = player.captain === undefined ? wealth[i] : player.stashes === 0 ? 0 : rng.int(wealth[i] + 1)
    if (player.captain !== undefined) player.captain.gold = wealth[i] - player.stash
  }
  for (const f of s.stack) {
    if (f.type === 'setup') f.ships = f.ships.map((ship) => (ship === 'sealed' ? pick(STARTING_SHIPS, rng) : ship))
  }
  return s
}

/** Every card and token by kind, in order: the same at every moment of a game. Gold comes from and goes to the bank. */
export function census(s: State): unknown {
  const cards = Object.values(pieces(s)).map((kind) => kind.sort((a, b) => a - b))
  const demand = [...s.demandPool, ...PORTS.map((port) => s.ports[port].demand)]
  return [cards, demand.sort()]
}

/** Where every card and token is, face up or down: nothing is ever made or lost. */
export function pieces(s: State): Record<DeckName, number[]> {
  const all = byKey(DECKS, (): number[] => [])
  for (const kind of OF_CARDS) all[kind].push(...s[kind].deck, ...s[kind].discard)
  for (const { captain } of s.players) {
    if (captain === undefined) continue
    all.captains.push(captain.id)
    all.cargo.push(...captain.cargo)
    all.glory.push(...captain.glory)
    all.rumors.push(...captain.rumors, ...captain.kept)
    for (const { from, card } of captain.specialists) all[DECK_OF[from]].push(card)
    if (captain.mission !== undefined) all.missions.push(captain.mission.card)
    all.modifications.push(...captain.ship.modifications)
  }
  all.missions.push(...s.missions.open)
  all.events.push(...s.events.box, ...s.arrivals, ...NPCS.flatMap((npc) => s.npcs[npc].cards))
  all.merchants.push(...s.track, ...ZONES.flatMap((zone) => s.merchants[zone] ?? []))
  all.modifications.push(...PORTS.flatMap((port) => s.ports[port].modification ?? []))
  for (const frame of s.stack) piecesOf(frame, all)
  return all
}

function piecesOf(f: Frame, all: Record<DeckName, number[]>): void {
  if (f.type === 'setup') all.captains.push(...f.dealt)
  if (f.type === 'captain' && f.captain !== FACE_DOWN && f.at !== 'purse') all.captains.push(f.captain)
  if (f.type === 'sell') all.cargo.push(...f.declared)
  if (f.type === 'scout' && f.target.kind === 'rumor') all.rumors.push(f.target.card)
  if (f.type === 'rumor') all.rumors.push(...f.cards)
  if (f.type === 'window') all.glory.push(...f.announced.map(({ card }) => card))
  if (f.type === 'present') all.rumors.push(f.card)
  if (f.type === 'effects' && f.holds) all[DECK_OF[f.from]].push(f.card)
  if (f.type === 'effects') all.cargo.push(...f.cards)
  if (f.type === 'buy') all.cargo.push(...f.cards, ...f.taken)
  if (f.type === 'raid' || f.type === 'plunder') all.cargo.push(...f.cards)
  if (f.type === 'place') all.modifications.push(...f.tokens)
  if (f.type === 'shipyard') all.modifications.push(...f.old)
}

/** Replaces every card and token that the seat may not see. Which those are can be told from a view alone. */
function turnOver(s: State, seat: Seat | undefined, give: Give): void {
  const all = (cards: number[], kind: DeckName) => {
    const turned: number[] = []
    for (let i = 0; i < cards.length; i++) turned.push(give(kind))
    return turned
  }
  for (const f of s.stack) {
    if (f.type !== 'window') continue
    for (const announced of f.announced) if (announced.seat !== seat) announced.card = give('glory', f.window)
  }
  for (const [i, { captain }] of s.players.entries()) {
    if (i === seat || captain === undefined) continue
    captain.cargo = all(captain.cargo, 'cargo')
    captain.glory = all(captain.glory, 'glory')
    captain.rumors = all(captain.rumors, 'rumors')
  }
  for (const kind of OF_CARDS) {
    s[kind].deck = all(s[kind].deck, kind)
  }
  s.events.box = all(s.events.box, 'events')
  for (const zone of ZONES) if (s.merchants[zone] !== undefined) s.merchants[zone] = give('merchants')
  for (const port of PORTS) {
    const place = s.ports[port]
    if (place.modification !== undefined && !place.shown) place.modification = give('modifications')
  }
  for (const f of s.stack) turnFrame(f, seat, all)
}

/** What lies in a hidden place; a card that was announced belongs to its window. */
type Give = (kind: DeckName, window?: Window) => number

function cardFor(window: Window, cards: Card<'glory'>[]): Card<'glory'> | undefined {
  const fitting = cards.findIndex((card) => (GLORY_CARDS[GLORY[card]].windows as readonly Window[]).includes(window))
  return fitting < 0 ? cards.pop() : cards.splice(fitting, 1)[0]
}

function turnFrame(f: Frame, seat: Seat | undefined, all: (cards: number[], kind: DeckName) => number[]): void {
  if (f.type === 'setup') f.dealt = f.dealt.map((card, i) => (i === seat ? card : all([card], 'captains')[0]))
  if (f.type === 'place') f.tokens = all(f.tokens, 'modifications')
  if (f.type === 'rumor' && f.seat !== seat) f.cards = all(f.cards, 'rumors')
  if (f.type !== 'sell' && f.type !== 'buy' && f.type !== 'plunder') return
  if (f.seat === seat) return
  // p. 7: a sale is declared for all to hear, once it is complete.
  if (f.type !== 'sell') f.cards = all(f.cards, 'cargo')
  else if (f.at === 'choose') f.declared = all(f.declared, 'cargo')
  if (f.type === 'buy') f.taken = all(f.taken, 'cargo')
}

function unseenIn(s: State, rng: Rng): Record<DeckName, number[]> {
  const seen = pieces(s)
  return byKey(DECKS, (kind) => {
    const shown = new Set(seen[kind])
    const rest: number[] = []
    for (let card = 0; card < PIECES[kind]; card++) if (!shown.has(card)) rest.push(card)
    return shuffle(rest, rng)
  })
}
