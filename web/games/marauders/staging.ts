/** The table between two views: what an event changes, as far as it can be seen, so that things happen one by one. */

import type { Seat } from '@windward/core/contract.ts'
import { FOE } from '@windward/games/marauders/cards/effect.ts'
import type { BattleFrame, Frame, SideIndex } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { freshCaptain } from '@windward/games/marauders/rules/death.ts'
import { shipTypeOf } from '@windward/games/marauders/rules/npc.ts'
import { newShip } from '@windward/games/marauders/rules/ship.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import type { Captain, Player } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { FACE_DOWN, type Location, type Who } from '@windward/games/marauders/vocabulary.ts'

/** A new view where something changes, the same where nothing does that is drawn. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'sailed':
    case 'putToSea':
      return captain(view, event.seat, { zone: event.type === 'sailed' ? event.to : event.zone, inPort: false })
    case 'enteredPort':
      return captain(view, event.seat, { zone: event.port, inPort: true })
    case 'leftPort':
      return captain(view, event.seat, { inPort: false })
    case 'captainRevealed':
    case 'captainArrived':
      return muster(view, event)
    case 'npcMoved':
      return { ...view, npcs: { ...view.npcs, [event.npc]: { ...view.npcs[event.npc], zone: event.to } } }
    case 'roundBegan':
      return { ...view, round: event.round }
    case 'turnBegan':
      return { ...view, stack: [...view.stack.slice(0, 1), turnOf(event.seat)] }
    case 'warBroke':
      return { ...view, war: [...event.nations] }
    case 'peaceMade':
      return { ...view, war: [] }
    case 'demandChanged':
      return port(view, event.port, { demand: event.good })
    case 'portChangedNation':
      return port(view, event.port, { nation: event.nation })
    case 'gold':
      return purse(view, event.seat, event.change)
    case 'bounty': {
      const bounties = view.players[event.seat].captain?.bounties
      return bounties ? captain(view, event.seat, { bounties: { ...bounties, [event.nation]: event.now } }) : view
    }
    case 'hit':
      return hit(view, event.who, event.location, event.left)
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
  if (event.type === 'battleBegan') return begin(view, event.aggressor, event.defender)
  const i = view.stack.findLastIndex((frame) => frame.type === 'battle')
  const f = view.stack[i]
  if (f?.type !== 'battle') return view
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
    case 'crewHits': {
      const crew = shipAt(view, f, event.who)?.at.crew
      return crew === undefined ? view : hit(view, event.who, 'crew', Math.max(0, crew - event.hits))
    }
    case 'battleEnded':
      return { ...view, stack: view.stack.slice(0, i) }
    default:
      return view
  }
}

function begin(view: View, aggressor: Who, defender: Who): View {
  const npcShip = shipFor(view, aggressor) ?? shipFor(view, defender)
  const frame: BattleFrame = {
    type: 'battle',
    asks: [],
    marks: [],
    sides: [aggressor, defender],
    ...(npcShip && { npcShip }),
    at: 'begin',
    afterShots: 'round',
    round: 1,
    declared: [],
    dice: [[], []],
    volleys: [],
    lost: [],
    captured: false,
  }
  return { ...view, stack: [...view.stack, frame] }
}

/** The ship of whoever is no player; of a card's crew only the hands count. */
function shipFor(view: View, who: Who): Ship | undefined {
  if ('npc' in who) return newShip(shipTypeOf(view, who.npc))
  if ('seat' in who) return undefined
  const ship = newShip('sloop')
  return { ...ship, at: { ...ship.at, crew: FOE[who.foe].crew } }
}

function hit(view: View, who: Who, location: Location, left: number): View {
  if ('seat' in who) {
    const ship = view.players[who.seat].captain?.ship
    return ship ? captain(view, who.seat, { ship: { ...ship, at: { ...ship.at, [location]: left } } }) : view
  }
  const i = view.stack.findLastIndex((frame) => frame.type === 'battle')
  const f = view.stack[i]
  if (f?.type !== 'battle' || f.npcShip === undefined) return view
  const npcShip = { ...f.npcShip, at: { ...f.npcShip.at, [location]: left } }
  return { ...view, stack: view.stack.with(i, { ...f, npcShip }) }
}

function shipAt(view: View, f: BattleFrame, who: Who) {
  return 'seat' in who ? view.players[who.seat].captain?.ship : f.npcShip
}

export function sideOf(f: BattleFrame, who: Who): SideIndex | undefined {
  const i = f.sides.findIndex((side) => {
    if ('seat' in who) return side.seat === who.seat
    return 'npc' in who ? side.npc === who.npc : side.foe === who.foe
  })
  return i < 0 ? undefined : (i as SideIndex)
}

function captain(view: View, seat: Seat, changed: Partial<Captain>): View {
  const player = view.players[seat]
  if (player.captain === undefined) return view
  const changedPlayer: Player = { ...player, captain: { ...player.captain, ...changed } }
  return { ...view, players: view.players.with(seat, changedPlayer) }
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

function turnOf(seat: Seat): Frame {
  return {
    type: 'turn',
    asks: [],
    marks: [],
    seat,
    at: 'begin',
    actions: 3,
    spare: 0,
    acted: 0,
    moves: 0,
    sails: 0,
    ported: false,
    scouted: [],
    dice: [],
  }
}
