/** The hand of Glory Cards: what can be played or hired from it, and who might (p. 12, p. 15). */

import type { Seat } from '@windward/core/contract.ts'
import { WHO } from '../cards/conditions.ts'
import { GLORY, GLORY_CARDS } from '../cards/glory.ts'
import type { Condition } from '../cards/gloryCard.ts'
import type { GloryKey } from '../cards/keys.ts'
import { type GloryKind, kindNumbered, type Occasion, occasionOf, type Suit } from '../cards/kinds.ts'
import { announce, current, type Play, tell, top } from '../flow.ts'
import type { Frame } from '../frames.ts'
import { oldDemandIn, refused, wasInDemand } from '../marks.ts'
import type { Captain, State } from '../state.ts'
import type { Card, Good, How, Use } from '../vocabulary.ts'
import { WINDOW_NAMES } from '../windows.ts'
import { captainOf, portOf } from './captain.ts'
import { employs, perform } from './cards.ts'
import { remove } from './goods.ts'
import type { Listener } from './listener.ts'
import { read } from './play.ts'
import { areOpen } from './unseen.ts'

export const HAND_ACTS: readonly Listener[] = [
  {
    use: 'playGlory',
    windows: WINDOW_NAMES.filter((name) => occasionOf(name).played.kinds.length > 0),
    asks: mightPlay,
    offers(s, seat, f, at) {
      const uses: Use[] = []
      for (const card of handOf(s, seat, toPlay(s, seat, at)))
        for (const way of waysToPlay(s, seat, f, card, at)) uses.push(way)
      return uses
    },
    act(p, seat, use, f) {
      if (use.type !== 'playGlory') return
      const text = use.text ?? use.card
      discardPlayed(p, seat, use.card)
      const known = { type: 'gloryPlayed', seat, card: use.card } as const
      announce(p, use.text === undefined ? known : { ...known, text })
      for (const [other, { recent }] of p.s.players.entries()) if (other !== seat) recent.push(text)
      read(p, { seat, key: GLORY[text], card: text, how: use, f })
    },
  },
  {
    use: 'hire',
    windows: WINDOW_NAMES.filter((name) => occasionOf(name).hired.kinds.length > 0),
    asks: mightHire,
    offers(s, seat, f, { hired }) {
      const uses: Use[] = []
      for (const card of handOf(s, seat, hired)) {
        const kind = kindNumbered(card)
        if (!isHirable(s, seat, f, kind) || captainOf(s, seat).gold < (kind.hiring?.pay ?? 0)) continue
        uses.push({ type: 'hire', card })
      }
      return uses
    },
    act: (p, seat, use) => use.type === 'hire' && hire(p, seat, use.card),
  },
  {
    /** Turn of the Market: the new token may be refused. */
    use: 'refuseDemand',
    windows: ['port.start'],
    offers: (_s, _seat, f) => (oldDemand(f) === undefined ? [] : [{ type: 'refuseDemand' }]),
    act(p, seat, _use, f) {
      const good = oldDemand(f)
      if (good === undefined || f.type !== 'port') return
      const port = portOf(captainOf(p.s, seat))
      remove(f.marks, wasInDemand(good))
      remove(p.s.demandPool, good)
      p.s.demandPool.push(p.s.ports[port].demand)
      p.s.ports[port].demand = good
      tell(p, { type: 'demandChanged', port, good })
    },
  },
]

/** In one's own hand: for what only its owner is told. */
export function holds(captain: Captain, key: GloryKey): boolean {
  return captain.glory.some((card) => GLORY[card] === key)
}

/** Whether somebody could hold a card to be played here, by what everybody knows. */
export function mightPlay(s: State, seat: Seat, f: Frame, at: Occasion): boolean {
  if (!hasCards(s, seat)) return false
  let asked: Condition | undefined
  let may = false
  for (const kind of toPlay(s, seat, at).kinds) {
    // Most kinds of a window ask for the same player.
    if (kind.who !== asked) may = kind.who?.(s, seat, f) === true
    asked = kind.who
    const fits = kind.isCopy ? texts(s, seat, f, at).length > 0 : may && kind.when?.(s, seat, f)
    if (fits && !areOpen(s, kind)) return true
  }
  return false
}

function mightHire(s: State, seat: Seat, f: Frame, { hired }: Occasion): boolean {
  if (!hasCards(s, seat)) return false
  for (const kind of hired.kinds) if (isHirable(s, seat, f, kind) && !areOpen(s, kind)) return true
  return false
}

/** p. 12: in front of its owner, unseen by the others. */
export function announceCard(p: Play, seat: Seat, card: Card<'glory'>): void {
  const frame = top(p.s)
  if (frame.type !== 'window') return
  remove(captainOf(p.s, seat).glory, card)
  frame.announced.push({ seat, card })
  frame.announced.sort((a, b) => frame.order.indexOf(a.seat) - frame.order.indexOf(b.seat))
  tell(p, { type: 'gloryAnnounced', seat })
}

/** p. 12: one may think better of it, but must show the card. */
export function takeBack(p: Play, seat: Seat): void {
  const frame = top(p.s)
  if (frame.type !== 'window') return
  const [announced] = frame.announced.splice(0, 1)
  captainOf(p.s, seat).glory.push(announced.card)
  frame.takenBack.push(announced.card)
  announce(p, { type: 'gloryTakenBack', seat, card: announced.card })
}

/** How a card can be played at a window. */
export function waysToPlay(s: State, seat: Seat, f: Frame, card: Card<'glory'>, at: Occasion): Use[] {
  const kind = kindNumbered(card)
  if (!kind.isCopy)
    return isPlayable(s, seat, f, kind)
      ? waysOf(s, seat, f, kind.key).map((how) => ({ type: 'playGlory', card, ...how }))
      : []
  return texts(s, seat, f, at).flatMap((text) =>
    waysOf(s, seat, f, GLORY[text]).map((how): Use => ({ type: 'playGlory', card, text, ...how })),
  )
}

function hasCards(s: State, seat: Seat): boolean {
  const { captain } = s.players[seat]
  return captain !== undefined && captain.glory.length > 0
}

/** One card of each of these kinds that is in hand. */
function handOf(s: State, seat: Seat, { kinds, has }: Suit): readonly Card<'glory'>[] {
  const { captain } = s.players[seat]
  if (captain === undefined || !holdsAny(captain.glory, has)) return NO_CARDS
  const frame = top(s)
  const cards: Card<'glory'>[] = []
  for (const kind of kinds) {
    for (const card of captain.glory) {
      if (kindNumbered(card) !== kind || (frame.type === 'window' && frame.takenBack.includes(card))) continue
      cards.push(card)
      break
    }
  }
  return cards
}

function holdsAny(cards: readonly Card<'glory'>[], has: Suit['has']): boolean {
  for (const card of cards) if (has[card]) return true
  return false
}

/** Fast Learner can be played wherever a text can that was played lately. */
function toPlay(s: State, seat: Seat, { played, copied }: Occasion): Suit {
  return s.players[seat].recent.length === 0 ? played : copied
}

/** What can be copied at a window, one card of each kind. */
function texts(s: State, seat: Seat, f: Frame, { played }: Occasion): Card<'glory'>[] {
  const { recent } = s.players[seat]
  return recent.filter((card, i) => {
    const kind = kindNumbered(card)
    const isFirst = recent.findIndex((one) => kindNumbered(one) === kind) === i
    return isFirst && played.has[card] && isPlayable(s, seat, f, kind)
  })
}

function isPlayable(s: State, seat: Seat, f: Frame, { who, when }: GloryKind): boolean {
  return who?.(s, seat, f) === true && when?.(s, seat, f) === true
}

function waysOf(s: State, seat: Seat, f: Frame, key: GloryKey): How[] {
  const card = GLORY_CARDS[key]
  return 'effects' in card ? (card.ways?.(s, seat, f) ?? [{}]) : []
}

/** From the hand, or from in front of its owner. */
function discardPlayed(p: Play, seat: Seat, card: Card<'glory'>): void {
  const frame = top(p.s)
  remove(captainOf(p.s, seat).glory, card)
  if (frame.type === 'window') frame.announced = frame.announced.filter((announced) => announced.card !== card)
  p.s.glory.discard.push(card)
}

/** p. 12: one of each type; who refused is not asked again during the same Port action. */
function isHirable(s: State, seat: Seat, f: Frame, { key, hiring }: GloryKind): boolean {
  if (hiring === undefined || (!WHO.active(s, seat, f) && !WHO.combatant(s, seat, f))) return false
  if (employs(captainOf(s, seat), hiring.specialist)) return false
  if (f.type === 'port' && f.marks.includes(refused(key))) return false
  return hiring.when(s, seat, f)
}

/** The card is shown; it goes back to the hand if he does not come. */
function hire(p: Play, seat: Seat, card: Card<'glory'>): void {
  const { key, hiring } = kindNumbered(card)
  const { specialist, pay, check } = hiring ?? {}
  if (specialist === undefined) return
  remove(captainOf(p.s, seat).glory, card)
  announce(p, { type: 'specialistWanted', seat, specialist, card })
  const join = [{ do: 'hireSpecialist', specialist }] as const
  if (check !== undefined) {
    current(p.s, 'port')?.marks.push(refused(key))
    const failure = [{ do: 'takeBack' }] as const
    perform(p, seat, { from: 'glory', card }, [{ do: 'skillCheck', skill: check, success: join, failure }])
  } else {
    perform(p, seat, { from: 'glory', card }, pay === undefined ? join : [{ do: 'payGold', gold: pay }, ...join])
  }
}

function oldDemand(f: Frame): Good | undefined {
  return f.type === 'port' ? oldDemandIn(f.marks) : undefined
}

const NO_CARDS: readonly Card<'glory'>[] = []
