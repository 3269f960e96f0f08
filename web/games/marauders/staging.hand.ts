/** Of the table between two views: hands, holds, and what lies beside them. Cards of others are backs, told or not. */

import type { Seat } from '@windward/core/contract.ts'
import { rumorNamed } from '@windward/games/marauders/cards/rumors.ts'
import { CARGO, goodOf } from '@windward/games/marauders/components/cargo.ts'
import { EVENTS, type Happening } from '@windward/games/marauders/components/events.ts'
import { MODIFICATION_TOKENS, modificationOf } from '@windward/games/marauders/components/ships.ts'
import { isPort } from '@windward/games/marauders/components/zones.ts'
import type { RaidFrame } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import {
  type Card,
  FACE_DOWN,
  type Good,
  type Modification,
  type Port,
  WEAPONS,
  type Who,
  ZONES,
} from '@windward/games/marauders/vocabulary.ts'
import { DRAWN_BY_TOO_QUIET } from './reading.ts'

/** A new view where a hand, a hold or what lies beside the decks changes, the same where it does not. */
export function deal(view: View, event: Event): View {
  switch (event.type) {
    case 'gloryDrawn':
      return captain(view, event.seat, ({ glory }) => ({ glory: [...glory, event.card ?? FACE_DOWN] }))
    case 'gloryDiscarded':
    case 'specialistWanted':
      return captain(view, event.seat, ({ glory }) => ({ glory: without(glory, event.card) }))
    case 'gloryPlayed':
      return (
        takenUp(view, event.seat) ?? captain(view, event.seat, ({ glory }) => ({ glory: without(glory, event.card) }))
      )
    case 'gloryAnnounced':
      return laidDown(
        captain(view, event.seat, ({ glory }) => ({ glory: without(glory, FACE_DOWN) })),
        event.seat,
      )
    case 'gloryTakenBack': {
      const card = event.seat === view.seat ? event.card : FACE_DOWN
      return captain(takenUp(view, event.seat) ?? view, event.seat, ({ glory }) => ({ glory: [...glory, card] }))
    }
    case 'rumorHeard':
      return captain(view, event.seat, ({ rumors }) => ({ rumors: [...rumors, event.card ?? FACE_DOWN] }))
    case 'rumorRejected': {
      // Of those heard in a tavern, or of those in hand.
      const i = view.stack.findLastIndex((f) => f.type === 'rumor' && f.seat === event.seat && f.cards.length > 0)
      const frame = view.stack[i]
      if (frame?.type !== 'rumor') return reject(view, event.seat, event.card ?? FACE_DOWN)
      return { ...view, stack: view.stack.with(i, { ...frame, cards: without(frame.cards, event.card ?? FACE_DOWN) }) }
    }
    case 'rumorPresented':
      return reject(view, event.seat, event.card)
    case 'rumorKept':
      return captain(view, event.seat, ({ kept }) => ({ kept: [...kept, event.card] }))
    case 'missionClaimed':
      return {
        ...captain(view, event.seat, () => ({ mission: newMission(event.mission) })),
        missions: withoutOpen(view, event.mission),
      }
    case 'missionOpened':
      return { ...view, missions: { ...view.missions, open: [...view.missions.open, event.mission] } }
    case 'missionLost':
    case 'missionCompleted':
      return player(view, event.seat, ({ mission: _, ...left }) => left)
    default:
      return equip(view, event)
  }
}

/** What somebody has learnt, hired or armed themselves with. */
function equip(view: View, event: Event): View {
  switch (event.type) {
    case 'weaponBought':
    case 'weaponTaken':
      return captain(view, event.seat, ({ weapons }) => ({ weapons: [...weapons, event.weapon] }))
    case 'weaponSold':
      return captain(view, event.seat, ({ weapons }) => ({ weapons: weapons.filter((one) => one !== event.weapon) }))
    case 'used':
      if (event.use === 'fireChasers') return flip(view, event.seat, 'chasers', true)
      if (event.use === 'followGuides')
        return captain(view, event.seat, ({ kept }) => ({ kept: without(kept, rumorNamed('nativeGuides')) }))
      return captain(view, event.seat, ({ weapons }) => ({ weapons: weapons.filter((one) => one !== event.weapon) }))
    case 'hitAbsorbed':
      return 'seat' in event.who ? flip(view, event.who.seat, 'reinforcedHull', true) : view
    case 'hullRefreshed':
      return flip(view, event.seat, 'reinforcedHull', false)
    case 'specialistHired':
      return captain(view, event.seat, ({ specialists }) => ({
        specialists: [...specialists, { type: event.specialist, from: 'glory', card: FACE_DOWN }],
      }))
    case 'skillRaised':
      return captain(view, event.seat, ({ raised }) => ({ raised: [...raised, event.skill] }))
    case 'plundered':
      return strip(view, event.seat, event.from)
    default:
      return stow(view, event)
  }
}

/** Cargo, as far as it can be told apart: of others it is only counted. */
function stow(view: View, event: Event): View {
  switch (event.type) {
    case 'cargoLost':
    case 'goodsSold': {
      // Of what lies on the counter, or of the hold.
      const i = view.stack.findLastIndex((f) => f.type === 'sell' && f.seat === event.seat && f.declared.length > 0)
      const frame = view.stack[i]
      if (frame?.type !== 'sell')
        return captain(view, event.seat, ({ cargo }) => ({ cargo: lessGoods(cargo, event.goods) }))
      return { ...view, stack: view.stack.with(i, { ...frame, declared: lessGoods(frame.declared, event.goods) }) }
    }
    case 'cargoGained':
      return captain(view, event.seat, ({ cargo }) => ({
        cargo: [...cargo, ...cardsOf(view, event.seat, event.count, event.goods)],
      }))
    case 'goodsBought': {
      const offer = view.stack.findLast((frame) => frame.type === 'buy')
      const cards = offer?.type === 'buy' ? offer.taken : Array<number>(event.count).fill(FACE_DOWN)
      return captain(view, event.seat, ({ cargo }) => ({ cargo: [...cargo, ...cards] }))
    }
    case 'battleEnded': {
      const ready = view.players.reduce((seen, _, seat) => flip(seen, seat, 'chasers', false), view)
      const prize = view.stack.findLast((frame) => frame.type === 'plunder')
      if (prize?.type !== 'plunder') return ready
      return captain(ready, prize.seat, ({ cargo }) => ({ cargo: [...cargo, ...prize.cards] }))
    }
    case 'raidCards':
      return raid(view, ({ cards }) => [...cards, ...event.cards])
    case 'raidCardGone':
      return raid(view, ({ cards }) => without(cards, event.card))
    case 'raidEnded': {
      const taken = event.result === 'won' ? (raidIn(view)?.cards ?? []) : []
      const cards = event.seat === view.seat ? taken : taken.map(() => FACE_DOWN)
      return captain(
        raid(view, () => []),
        event.seat,
        ({ cargo }) => ({ cargo: [...cargo, ...cards] }),
      )
    }
    default:
      return lay(view, event)
  }
}

/** What lies on the chart and in the ports, and what the round's card leaves behind. */
function lay(view: View, event: Event): View {
  switch (event.type) {
    case 'merchantFound': {
      const zone = view.players[event.seat].captain?.zone
      const merchants = { ...view.merchants }
      if (zone) delete merchants[zone]
      return { ...view, merchants, track: [...view.track, FACE_DOWN] }
    }
    case 'merchantsReturned':
      return { ...view, merchants: Object.fromEntries(ZONES.map((zone) => [zone, FACE_DOWN])), track: [] }
    case 'modificationShown':
      return port(view, event.port, { modification: MODIFICATION_TOKENS.indexOf(event.modification), shown: true })
    case 'modificationPlaced':
      return port(view, event.port, { modification: FACE_DOWN, shown: false })
    case 'modificationFitted':
      return fittedFrom(view, event.seat, event.modification)
    case 'roundBegan':
      return { ...view, effects: [] }
    case 'eventDrawn': {
      const card = EVENTS[event.event]
      if (!('happening' in card)) return view
      // What it draws is not left for later rounds: the count falls with it, not card by card.
      if (card.happening === 'tooQuiet')
        return { ...view, events: { ...view.events, deck: view.events.deck.slice(0, -DRAWN_BY_TOO_QUIET) } }
      return LASTING.includes(card.happening) ? effect(view, { happening: card.happening }) : view
    }
    case 'portChangedNation':
      return effect(view, { happening: 'colony', port: event.port })
    case 'portBlockaded':
      return effect(view, { happening: 'blockade', port: event.port })
    default:
      return view
  }
}

/** Event Cards whose text holds for the round. */
const LASTING: readonly Happening[] = ['storm', 'highSeas', 'fever', 'royalPardon', 'doldrums']

function effect(view: View, lasting: View['effects'][number]): View {
  return { ...view, effects: [...view.effects, lasting] }
}

/** p. 15: weapons and specialists one has already are lost; all else changes hands. Cargo is told of by itself. */
function strip(view: View, winner: Seat, from: Who): View {
  const beaten = 'seat' in from ? view.players[from.seat].captain : undefined
  if (!('seat' in from) || beaten === undefined) return view
  const seen = (cards: readonly number[]) => (winner === view.seat ? cards : cards.map(() => FACE_DOWN))
  const richer = captain(view, winner, ({ weapons, rumors, kept, specialists, glory }) => ({
    weapons: WEAPONS.filter((one) => weapons.includes(one) || beaten.weapons.includes(one)),
    rumors: [...rumors, ...seen(beaten.rumors)],
    kept: [...kept, ...beaten.kept],
    specialists: [
      ...specialists,
      ...beaten.specialists.filter(({ type }) => !specialists.some((one) => one.type === type)),
    ],
    glory: [...glory, ...seen(beaten.glory)],
  }))
  return captain(richer, from.seat, () => ({
    cargo: [],
    weapons: [],
    rumors: [],
    kept: [],
    specialists: [],
    glory: [],
  }))
}

/** A card lies before its owner, unseen. */
function laidDown(view: View, seat: Seat): View {
  const i = view.stack.findLastIndex(({ type }) => type === 'window')
  const frame = view.stack[i]
  if (frame?.type !== 'window') return view
  const announced = [...frame.announced, { seat, card: FACE_DOWN }]
  return { ...view, stack: view.stack.with(i, { ...frame, announced }) }
}

/** The card that lay before its owner lies there no more; none where none lay there. */
function takenUp(view: View, seat: Seat): View | undefined {
  const i = view.stack.findLastIndex((f) => f.type === 'window' && f.announced.some((one) => one.seat === seat))
  const frame = view.stack[i]
  if (frame?.type !== 'window') return undefined
  const announced = frame.announced.toSpliced(
    frame.announced.findIndex((one) => one.seat === seat),
    1,
  )
  return { ...view, stack: view.stack.with(i, { ...frame, announced }) }
}

/** A token of the ship is used up, or ready again. */
function flip(view: View, seat: Seat, token: Modification, isDown: boolean): View {
  return captain(view, seat, ({ ship }) => {
    const others = ship.flipped.filter((one) => one !== token)
    return { ship: { ...ship, flipped: isDown ? [...others, token] : others } }
  })
}

/** From the port where it lay face up, if it lay here. */
function fittedFrom(view: View, seat: Seat, modification: Modification): View {
  const zone = view.players[seat].captain?.zone
  const yard = view.stack.find((f) => f.type === 'shipyard')
  // Carried over, it comes from the old ship, as spent as it was.
  if (yard?.type === 'shipyard' && yard.at === 'carry') {
    return yard.spent.includes(modification) ? flip(view, seat, modification, true) : view
  }
  if (zone === undefined || !isPort(zone)) return view
  const { modification: token, shown, ...rest } = view.ports[zone]
  if (!shown || token === undefined || modificationOf(token) !== modification) return view
  return { ...view, ports: { ...view.ports, [zone]: { ...rest, shown: false } } }
}

/** Any cards of these goods: which of them they are does not show. */
function cardsOf(view: View, seat: Seat, count: number, goods: readonly Good[] | undefined): Card<'cargo'>[] {
  if (goods === undefined || seat !== view.seat) return Array<number>(count).fill(FACE_DOWN)
  return goods.map((good) => CARGO.findIndex((card) => card.good === good))
}

function lessGoods(cargo: readonly Card<'cargo'>[], goods: readonly Good[]): Card<'cargo'>[] {
  return goods.reduce<Card<'cargo'>[]>(
    (left, good) => {
      const i = left.findIndex((card) => card !== FACE_DOWN && goodOf(card) === good)
      return left.toSpliced(i >= 0 ? i : left.indexOf(FACE_DOWN), i >= 0 || left.includes(FACE_DOWN) ? 1 : 0)
    },
    [...cargo],
  )
}

/** Without one of them, or, where only backs are seen, without one back. */
function without(cards: readonly number[], card: number): number[] {
  const i = cards.indexOf(card)
  const at = i >= 0 ? i : cards.indexOf(FACE_DOWN)
  return at >= 0 ? cards.toSpliced(at, 1) : [...cards]
}

function reject(view: View, seat: Seat, card: Card<'rumors'>): View {
  return captain(view, seat, ({ rumors }) => ({ rumors: without(rumors, card) }))
}

function newMission(card: Card<'missions'>): NonNullable<Captain['mission']> {
  return { card, step: 0, seen: [] }
}

function withoutOpen(view: View, mission: Card<'missions'>): View['missions'] {
  return { ...view.missions, open: without(view.missions.open, mission) }
}

function raidIn(view: View): RaidFrame | undefined {
  return view.stack.findLast((frame): frame is RaidFrame => frame.type === 'raid')
}

function raid(view: View, cards: (frame: RaidFrame) => Card<'cargo'>[]): View {
  const i = view.stack.findLastIndex(({ type }) => type === 'raid')
  const frame = view.stack[i]
  return frame?.type === 'raid' ? { ...view, stack: view.stack.with(i, { ...frame, cards: cards(frame) }) } : view
}

function port(view: View, name: Port, changed: Partial<View['ports'][Port]>): View {
  return { ...view, ports: { ...view.ports, [name]: { ...view.ports[name], ...changed } } }
}

function captain(view: View, seat: Seat, change: (captain: Captain) => Partial<Captain>): View {
  return player(view, seat, (one) => ({ ...one, ...change(one) }))
}

function player(view: View, seat: Seat, change: (captain: Captain) => Captain): View {
  const one = view.players[seat]
  return one.captain ? { ...view, players: view.players.with(seat, { ...one, captain: change(one.captain) }) } : view
}
