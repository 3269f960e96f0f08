/** The hand of Glory Cards: what can be played or hired from it, and who might (p. 12, p. 15). */

import type { Seat } from '@windward/core/contract.ts'
import { all, WHO } from '../cards/conditions.ts'
import { GLORY, GLORY_CARDS } from '../cards/glory.ts'
import type { Condition, Hiring } from '../cards/gloryCard.ts'
import { GLORY_KEYS, type GloryKey } from '../cards/keys.ts'
import { announce, current, type Play, tell, top } from '../flow.ts'
import type { Frame } from '../frames.ts'
import { oldDemandIn, refused, wasInDemand } from '../marks.ts'
import type { Captain, State } from '../state.ts'
import { type Card, finder, type Good, type How, type Use } from '../vocabulary.ts'
import { WINDOWS, type Window } from '../windows.ts'
import { captainOf, lives, portOf } from './captain.ts'
import { employs, perform } from './cards.ts'
import { remove } from './goods.ts'
import type { Listener } from './listener.ts'
import { read } from './play.ts'

const NAMES = Object.keys(WINDOWS) as Window[]
/** The kinds of cards that belong to each window: those that are played, and those that are hired. */
const playedAt = finder(NAMES, (window) => GLORY_KEYS.filter((key) => isFor(key, window) && !hiringOf(key)))
const hiredAt = finder(NAMES, (window) => GLORY_KEYS.filter((key) => isFor(key, window) && hiringOf(key)))

export const HAND_ACTS: readonly Listener[] = [
  {
    use: 'playGlory',
    windows: windowsOf(playedAt),
    asks: mightPlay,
    offers(s, seat, f, window) {
      const uses: Use[] = []
      for (const card of handOf(s, seat, toPlay(s, seat, window))) uses.push(...waysToPlay(s, seat, f, card, window))
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
    windows: windowsOf(hiredAt),
    asks: (s, seat, f, window) => mightUse(s, seat, f, window, hiredAt(window), isHirable),
    offers(s, seat, f, window) {
      const uses: Use[] = []
      for (const card of handOf(s, seat, hiredAt(window))) {
        const key = GLORY[card]
        if (!isHirable(s, seat, f, key) || captainOf(s, seat).gold < (hiringOf(key)?.pay ?? 0)) continue
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
export function mightPlay(s: State, seat: Seat, f: Frame, window: Window): boolean {
  return mightUse(s, seat, f, window, toPlay(s, seat, window), isPlayable)
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
export function waysToPlay(s: State, seat: Seat, f: Frame, card: Card<'glory'>, window: Window): Use[] {
  const key = GLORY[card]
  if (!isCopy(key))
    return isPlayable(s, seat, f, key, window)
      ? waysOf(s, seat, f, key).map((how) => ({ type: 'playGlory', card, ...how }))
      : []
  return texts(s, seat, f, window).flatMap((text) =>
    waysOf(s, seat, f, GLORY[text]).map((how): Use => ({ type: 'playGlory', card, text, ...how })),
  )
}

/** Cards that somebody may hold, for all that the others know: not all of them lie open. */
function mightUse(
  s: State,
  seat: Seat,
  f: Frame,
  window: Window,
  keys: readonly GloryKey[],
  fits: typeof isPlayable,
): boolean {
  if (!lives(s, seat) || captainOf(s, seat).glory.length === 0) return false
  for (const key of keys) if (fits(s, seat, f, key, window) && !areOpen(s, key)) return true
  return false
}

function areOpen(s: State, key: GloryKey): boolean {
  for (const card of numbersOf(key)) if (!s.glory.discard.includes(card) && !isEmployed(s, card)) return false
  return true
}

function isEmployed(s: State, card: Card<'glory'>): boolean {
  for (const { captain } of s.players) {
    if (captain === undefined) continue
    for (const employed of captain.specialists) if (employed.from === 'glory' && employed.card === card) return true
  }
  return false
}

/** One card of each of these kinds that is in hand. */
function handOf(s: State, seat: Seat, keys: readonly GloryKey[]): readonly Card<'glory'>[] {
  const { captain } = s.players[seat]
  if (captain === undefined || captain.glory.length === 0) return NO_CARDS
  const frame = top(s)
  const cards: Card<'glory'>[] = []
  for (const key of keys) {
    for (const card of captain.glory) {
      if (GLORY[card] !== key || (frame.type === 'window' && frame.takenBack.includes(card))) continue
      cards.push(card)
      break
    }
  }
  return cards
}

/** Fast Learner can be played wherever a text can that was played lately. */
function toPlay(s: State, seat: Seat, window: Window): readonly GloryKey[] {
  return s.players[seat].recent.length === 0 ? playedAt(window) : [...playedAt(window), ...COPIES]
}

/** What can be copied at a window, one card of each kind. */
function texts(s: State, seat: Seat, f: Frame, window: Window): Card<'glory'>[] {
  const { recent } = s.players[seat]
  return recent.filter((card, i) => {
    const key = GLORY[card]
    return (
      recent.findIndex((one) => GLORY[one] === key) === i && isFor(key, window) && isPlayable(s, seat, f, key, window)
    )
  })
}

function isPlayable(s: State, seat: Seat, f: Frame, key: GloryKey, window: Window): boolean {
  const fits = conditionOf(key)
  return fits === undefined ? isCopy(key) && texts(s, seat, f, window).length > 0 : fits(s, seat, f)
}

function isCopy(key: GloryKey): boolean {
  return 'copy' in GLORY_CARDS[key]
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
function isHirable(s: State, seat: Seat, f: Frame, key: GloryKey): boolean {
  const hiring = hiringOf(key)
  if (hiring === undefined || (!WHO.active(s, seat, f) && !WHO.combatant(s, seat, f))) return false
  if (employs(captainOf(s, seat), hiring.specialist)) return false
  if (f.type === 'port' && f.marks.includes(refused(key))) return false
  return hiring.when(s, seat, f)
}

/** The card is shown; it goes back to the hand if he does not come. */
function hire(p: Play, seat: Seat, card: Card<'glory'>): void {
  const key = GLORY[card]
  const { specialist, pay, check } = hiringOf(key) ?? {}
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

function hiringOf(key: GloryKey): Hiring | undefined {
  const card = GLORY_CARDS[key]
  return 'specialist' in card ? card : undefined
}

function oldDemand(f: Frame): Good | undefined {
  return f.type === 'port' ? oldDemandIn(f.marks) : undefined
}

function windowsOf(keysAt: (window: Window) => readonly GloryKey[]): Window[] {
  return NAMES.filter((window) => keysAt(window).length > 0)
}

function isFor(key: GloryKey, window: Window): boolean {
  return (GLORY_CARDS[key].windows as readonly Window[]).includes(window)
}

/** Who may play a card, and when. */
const conditionOf = finder(GLORY_KEYS, (key): Condition | undefined => {
  const card = GLORY_CARDS[key]
  return 'effects' in card ? all(WHO[card.who], card.when) : undefined
})
const NO_CARDS: readonly Card<'glory'>[] = []
const COPIES = GLORY_KEYS.filter(isCopy)
const numbersOf = finder(GLORY_KEYS, (key) =>
  GLORY.flatMap((one, card): Card<'glory'>[] => (one === key ? [card] : [])),
)
