/** Dying, retiring, and the Captain who comes next (p. 15). Also what becomes of a lost ship's modifications (p. 9). */

import { shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS } from '../components/captains.ts'
import { STARTING_GOLD } from '../components/ships.ts'
import { announce, type Chapter, type Play, pop, push, tell } from '../flow.ts'
import type { CaptainFrame, PlaceFrame } from '../frames.ts'
import type { Captain, State } from '../state.ts'
import { type Action, type Card, PORTS, type ShipType, STARTING_SHIPS, type StartingShip } from '../vocabulary.ts'
import { captainOf } from './captain.ts'
import { discardOf } from './cards.ts'
import { drawGlory } from './glory.ts'
import { adjust } from './passives.ts'
import { newShip } from './ship.ts'
import { withdraw } from './stash.ts'

/** p. 15: everything goes but the points and the stash. p. 4: with no Captain left to draw the game ends at once. */
export function die(p: Play, seat: Seat): void {
  announce(p, { type: 'captainDied', seat, captain: captainOf(p.s, seat).id })
  giveUp(p, seat)
  if (captainsToSpare(p.s) < 0) endNow(p)
}

/** Captains left to draw, less those that players who lost theirs will draw on their next turn. */
export function captainsToSpare(s: State): number {
  return s.captains.deck.length - s.players.filter(({ captain }) => captain === undefined).length
}

export function retire(p: Play, seat: Seat): void {
  announce(p, { type: 'captainRetired', seat, captain: captainOf(p.s, seat).id })
  giveUp(p, seat)
}

/** p. 9: the owner puts them into ports without one, face down and shuffled. */
export function redistribute(p: Play, seat: Seat, tokens: readonly Card<'modifications'>[]): void {
  if (tokens.length === 0) return
  push(p, { type: 'place', asks: [], seat, tokens: shuffle([...tokens], p.rng.stream('modifications')) })
}

export const place: Chapter<PlaceFrame> = {
  ask: 'placeModification',
  run(p, f) {
    if (f.tokens.length === 0) pop(p)
    else f.asks.push(f.seat)
  },
  offer: (s) =>
    PORTS.flatMap((port) => (s.ports[port].modification === undefined ? { type: 'placeModification', port } : [])),
  answer(p, f, seat, action) {
    const token = f.tokens.pop()
    if (action.type !== 'placeModification' || token === undefined) return
    p.s.ports[action.port].modification = token
    p.s.ports[action.port].shown = false
    tell(p, { type: 'modificationPlaced', seat, port: action.port })
  },
}

export const captain: Chapter<CaptainFrame> = {
  ask: (f) => CAPTAIN_ASKS[f.at],
  run(p, f) {
    if (f.at === 'draw') {
      const drawn = p.s.captains.deck.pop()
      if (drawn === undefined) throw new Error('no Captain left to draw')
      announce(p, { type: 'captainDrawn', seat: f.seat, captain: drawn })
      if (f.captain >= 0) {
        p.s.captains.deck.push(f.captain)
        shuffle(p.s.captains.deck, p.rng.stream('captains'))
      }
      f.captain = drawn
      f.at = mayDrawAnother(p.s, drawn) ? 'keep' : 'ship'
    } else if (f.at === 'purse' && p.s.players[f.seat].stash === 0) {
      pop(p)
    } else {
      f.asks.push(f.seat)
    }
  },
  offer(s, f, seat) {
    if (f.at === 'keep') return [{ type: 'keepCaptain' }, { type: 'drawCaptain' }]
    if (f.at === 'ship') return STARTING_SHIPS.map((ship) => ({ type: 'chooseShip', ship }))
    return [...takings(s.players[seat].stash), { type: 'done' }]
  },
  answer(p, f, seat, action) {
    if (action.type === 'drawCaptain') f.at = 'draw'
    else if (action.type === 'keepCaptain') f.at = 'ship'
    else if (action.type === 'chooseShip') {
      announce(p, { type: 'captainArrived', seat, captain: f.captain, ship: action.ship })
      f.at = 'purse'
      outfit(p, seat, f.captain, action.ship)
    } else {
      pop(p)
      if (action.type === 'withdraw') withdraw(p, seat, action.gold)
    }
  },
}

const CAPTAIN_ASKS = { draw: 'chooseCaptain', keep: 'chooseCaptain', ship: 'chooseShip', purse: 'purse' } as const

const WITHDRAWALS = Array.from({ length: STARTING_GOLD }, (_, i): Action => ({ type: 'withdraw', gold: i + 1 }))

/** p. 15: no more than the 10 Gold he starts with come out of the stash; ours: nothing has to. */
function takings(stash: number): Action[] {
  return WITHDRAWALS.slice(0, stash)
}

/** p. 5 and p. 15: ship, home port, Glory Card, and of 10 Gold what the stash could not supply. */
export function outfit(p: Play, seat: Seat, id: Card<'captains'>, ship: StartingShip): void {
  const player = p.s.players[seat]
  player.captain = freshCaptain(id, ship)
  player.captain.gold = Math.max(0, STARTING_GOLD - player.stash)
  if (player.captain.gold > 0) announce(p, { type: 'gold', seat, change: player.captain.gold, why: 'outfit' })
  drawGlory(p, seat, adjust(p.s, 'glory.start', seat, 1))
}

/** At home with a new ship, and nothing else yet. */
export function freshCaptain(id: Card<'captains'>, ship: ShipType): Captain {
  return {
    id,
    ship: newShip(ship),
    zone: CAPTAINS[id].homePort,
    inPort: true,
    gold: 0,
    cargo: [],
    weapons: [],
    bounties: { spanish: 0, english: 0, french: 0, dutch: 0 },
    glory: [],
    rumors: [],
    kept: [],
    specialists: [],
    mission: undefined,
    raised: [],
    bought: undefined,
    fittedOut: false,
  }
}

/** p. 15: if an NPC pirate lies off the new Captain's home. */
function mayDrawAnother(s: State, id: Card<'captains'>): boolean {
  const { homePort } = CAPTAINS[id]
  const beset = s.npcs.pirateSloop.zone === homePort || s.npcs.pirateFrigate.zone === homePort
  return beset && s.captains.deck.length > 0
}

function giveUp(p: Play, seat: Seat): void {
  const gone = captainOf(p.s, seat)
  if (gone.gold > 0) announce(p, { type: 'gold', seat, change: -gone.gold, why: 'lost' })
  p.s.captains.discard.push(gone.id)
  p.s.cargo.discard.push(...gone.cargo)
  p.s.glory.discard.push(...gone.glory)
  p.s.rumors.discard.push(...gone.rumors, ...gone.kept)
  for (const { from, card } of gone.specialists) discardOf(p.s, from).push(card)
  if (gone.mission !== undefined) p.s.missions.discard.push(gone.mission.card)
  p.s.players[seat].captain = undefined
  redistribute(p, seat, gone.ship.modifications)
}

function endNow(p: Play): void {
  p.s.over = 'captains'
  announce(p, { type: 'gameEnded', why: 'captains' })
}
