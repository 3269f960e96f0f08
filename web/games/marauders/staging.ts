/**
 * The table between two views: what an event changes of what is drawn, so that things happen one by one. It says where
 * an event belongs; what a turn, a battle, a ship or a Captain is at first comes from the rules.
 */

import type { Seat } from '@windward/core/contract.ts'
import { MODIFICATION_TOKENS } from '@windward/games/marauders/components/ships.ts'
import type { BattleFrame, SideIndex } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { newBattle } from '@windward/games/marauders/rules/battle.ts'
import { freshCaptain } from '@windward/games/marauders/rules/death.ts'
import { fit, manned, newHulk, newShip } from '@windward/games/marauders/rules/ship.ts'
import { newTurn } from '@windward/games/marauders/rules/turn.ts'
import { cloneShip, type Ship } from '@windward/games/marauders/ship.ts'
import type { Captain, Player } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import {
  FACE_DOWN,
  type Location,
  type Modification,
  type Npc,
  type ShipType,
  type Who,
} from '@windward/games/marauders/vocabulary.ts'
import { deal } from './staging.hand.ts'

/** A new view where something changes, the same where nothing does that is drawn. */
export function advance(view: View, event: Event): View {
  return move(deal(view, event), event)
}

function move(view: View, event: Event): View {
  switch (event.type) {
    case 'sailed':
      return captain(view, event.seat, { zone: event.to, inPort: false })
    case 'putToSea':
      return captain(view, event.seat, { zone: event.zone, inPort: false })
    case 'enteredPort':
      return captain(view, event.seat, { zone: event.port, inPort: true })
    case 'leftPort':
      return captain(view, event.seat, { inPort: false })
    case 'captainRevealed':
    case 'captainArrived':
      return muster(view, event)
    case 'captainDied':
    case 'captainRetired':
      return player(view, event.seat, ({ captain: _, ...left }) => left)
    case 'roundBegan':
      // Its Event Card leaves the deck with it: rounds and cards left are one number.
      return {
        ...view,
        round: event.round,
        stack: view.stack.slice(0, 1),
        events: { ...view.events, deck: view.events.deck.slice(0, -1) },
      }
    case 'turnBegan':
      return { ...view, stack: [...view.stack.slice(0, 1), newTurn(event.seat)] }
    case 'gameEnded':
      return { ...view, over: event.why }
    case 'warBroke':
      return { ...view, war: [...event.nations] }
    case 'peaceMade':
      return { ...view, war: [] }
    case 'demandChanged':
      return port(view, event.port, { demand: event.good })
    case 'portChangedNation':
      return port(view, event.port, { nation: event.nation })
    case 'npcMoved':
      return npc(view, event.npc, { zone: event.to })
    case 'npcEntered': {
      const others = view.npcs[event.npc].cards.filter((card) => card !== event.event)
      return npc(view, event.npc, { zone: event.zone, cards: [...others, event.event] })
    }
    case 'npcDefeated': {
      const { zone: _, cards } = view.npcs[event.npc]
      return { ...view, npcs: { ...view.npcs, [event.npc]: { cards: cards.slice(0, -1) } } }
    }
    default:
      return account(view, event)
  }
}

/** Gold, points and Bounties. */
function account(view: View, event: Event): View {
  switch (event.type) {
    case 'gold':
      return purse(view, event.seat, event.change)
    case 'stashed':
    case 'withdrew':
      return carry(view, event.seat, event.type === 'stashed' ? (event.gold ?? 0) : -(event.gold ?? 0))
    case 'glory':
      return player(view, event.seat, (one) => ({
        ...one,
        points: { ...one.points, [event.why]: one.points[event.why] + 1 },
      }))
    case 'bounty': {
      const bounties = view.players[event.seat].captain?.bounties
      return bounties ? captain(view, event.seat, { bounties: { ...bounties, [event.nation]: event.now } }) : view
    }
    default:
      return refit(view, event)
  }
}

/** What becomes of ships. */
function refit(view: View, event: Event): View {
  switch (event.type) {
    case 'hit':
      return hit(view, event.who, event.location, () => event.left)
    case 'crewHits':
      return hit(view, event.who, 'crew', (crew) => Math.max(0, crew - event.hits))
    case 'repaired':
      return hit(view, { seat: event.seat }, event.location, (left) => left + 1)
    case 'crewJoined':
      return hit(view, { seat: event.seat }, 'crew', (crew) => crew + event.count)
    case 'crewLost':
      return hit(view, { seat: event.seat }, 'crew', (crew) => crew - event.count)
    case 'modificationFitted':
      return ship(view, event.seat, (own) => fitted(own, event.modification))
    case 'shipBought':
      return ship(view, event.seat, (own) => manned(newShip(event.ship), own))
    case 'shipTaken':
      return ship(view, event.seat, (own) => manned(newHulk(event.ship), own))
    case 'shipClaimed':
      return claim(view, event.seat, event.ship)
    default:
      return battle(view, event)
  }
}

/** A captain is at home with a new ship; what is in the purse of others is theirs to know. */
function muster(view: View, { seat, captain: id, ship }: Event & { type: 'captainRevealed' | 'captainArrived' }): View {
  const captain = { ...freshCaptain(id, ship), gold: seat === view.seat ? 0 : FACE_DOWN }
  const stack = view.stack.filter(({ type }) => type !== 'setup' && type !== 'captain')
  return { ...view, stack, players: view.players.with(seat, { ...view.players[seat], captain }) }
}

/** A battle may begin and end between two views: it is put on the stack for as long as it is told. */
function battle(view: View, event: Event): View {
  if (event.type === 'battleBegan') {
    return { ...view, stack: [...view.stack, newBattle(view, event.aggressor, event.defender)] }
  }
  const found = battleIn(view)
  if (found === undefined) return view
  const { i, f } = found
  const put = (changed: Partial<BattleFrame>): View => ({ ...view, stack: view.stack.with(i, { ...f, ...changed }) })
  switch (event.type) {
    case 'declared': {
      const isAnew = f.declared.length >= 2
      const { winner: _, ...round } = f
      const declared = isAnew ? [event.action] : [...f.declared, event.action]
      return { ...view, stack: view.stack.with(i, { ...round, declared, dice: [[], []] }) }
    }
    case 'rolled': {
      const side = sideOf(f, event.who)
      if (side === undefined || event.why === 'hits') return view
      const dice: BattleFrame['dice'] = side === 0 ? [[...event.dice], f.dice[1]] : [f.dice[0], [...event.dice]]
      return put({ dice })
    }
    case 'contest': {
      const winner = event.winner && sideOf(f, event.winner)
      return winner === undefined ? view : put({ winner })
    }
    case 'battleEnded':
      return { ...view, stack: view.stack.slice(0, i) }
    default:
      return view
  }
}

function battleIn(view: View): { readonly i: number; readonly f: BattleFrame } | undefined {
  const i = view.stack.findLastIndex((frame) => frame.type === 'battle')
  const f = view.stack[i]
  return f?.type === 'battle' ? { i, f } : undefined
}

function hit(view: View, who: Who, location: Location, left: (before: number) => number): View {
  const struck = (one: Ship): Ship => ({ ...one, at: { ...one.at, [location]: left(one.at[location]) } })
  if ('seat' in who) return ship(view, who.seat, struck)
  const found = battleIn(view)
  if (found?.f.npcShip === undefined) return view
  return { ...view, stack: view.stack.with(found.i, { ...found.f, npcShip: struck(found.f.npcShip) }) }
}

/** The prize as she is; a beaten captain is left a ship of her kind until he is told dead. */
function claim(view: View, seat: Seat, type: ShipType): View {
  const f = battleIn(view)?.f
  const beaten = f?.sides.find((side) => side.seat !== seat)?.seat
  const prize = beaten === undefined ? f?.npcShip : view.players[beaten].captain?.ship
  const claimed = ship(view, seat, (own) => manned(cloneShip(prize ?? newShip(type)), own))
  return beaten === undefined ? claimed : ship(claimed, beaten, () => newShip(type))
}

/** Which of the tokens it is does not show. */
function fitted(own: Ship, modification: Modification): Ship {
  const copy = cloneShip(own)
  fit(copy, MODIFICATION_TOKENS.indexOf(modification))
  return copy
}

export function sideOf(f: BattleFrame, who: Who): SideIndex | undefined {
  const i = f.sides.findIndex((side) => {
    if ('seat' in who) return side.seat === who.seat
    return 'npc' in who ? side.npc === who.npc : side.foe === who.foe
  })
  return i < 0 ? undefined : (i as SideIndex)
}

function player(view: View, seat: Seat, change: (player: Player) => Player): View {
  return { ...view, players: view.players.with(seat, change(view.players[seat])) }
}

function captain(view: View, seat: Seat, changed: Partial<Captain>): View {
  return player(view, seat, (one) =>
    one.captain === undefined ? one : { ...one, captain: { ...one.captain, ...changed } },
  )
}

function ship(view: View, seat: Seat, change: (own: Ship) => Ship): View {
  const own = view.players[seat].captain?.ship
  return own ? captain(view, seat, { ship: change(own) }) : view
}

function npc(view: View, name: Npc, changed: Partial<View['npcs'][Npc]>): View {
  return { ...view, npcs: { ...view.npcs, [name]: { ...view.npcs[name], ...changed } } }
}

function port(view: View, name: keyof View['ports'], changed: Partial<View['ports'][typeof name]>): View {
  return { ...view, ports: { ...view.ports, [name]: { ...view.ports[name], ...changed } } }
}

function purse(view: View, seat: Seat, change: number): View {
  const { captain: own } = view.players[seat]
  const wealth = view.wealth.with(seat, view.wealth[seat] + change)
  if (own === undefined || own.gold < 0) return { ...view, wealth }
  return { ...captain(view, seat, { gold: own.gold + change }), wealth }
}

/** Between purse and stash, where one sees it. */
function carry(view: View, seat: Seat, gold: number): View {
  return player(view, seat, (one) => {
    if (one.stash < 0 || one.captain === undefined) return one
    return { ...one, stash: one.stash + gold, captain: { ...one.captain, gold: one.captain.gold - gold } }
  })
}
