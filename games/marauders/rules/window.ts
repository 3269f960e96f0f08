/** Opening a window, and asking those who may act at it. */

import type { Seat } from '@windward/core/contract.ts'
import { occasionOf } from '../cards/kinds.ts'
import { type Chapter, matter, type Play, pop, push, top } from '../flow.ts'
import type { Frame, WindowFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { type Action, type Card, finder, type Use } from '../vocabulary.ts'
import { WINDOW_NAMES, type Window } from '../windows.ts'
import { CAPTAINS_ACT } from './abilities.ts'
import { EVENTS_ACT, EVENTS_HAPPEN } from './effects.ts'
import { EQUIPMENT_ACTS, EQUIPMENT_HAPPENS } from './equipment.ts'
import { remove } from './goods.ts'
import { announceCard, HAND_ACTS, mightPlay, takeBack, waysToPlay } from './hand.ts'
import { KEPT_ACT } from './kept.ts'
import type { Happens, Listener } from './listener.ts'
import { RUMORS_ACT } from './present.ts'
import { SPECIALISTS_ACT } from './specialists.ts'
import { MISSIONS_ACT, MISSIONS_HAPPEN } from './steps.ts'

const LISTENERS = [
  ...CAPTAINS_ACT,
  ...SPECIALISTS_ACT,
  ...EQUIPMENT_ACTS,
  ...EVENTS_ACT,
  ...HAND_ACTS,
  ...RUMORS_ACT,
  ...KEPT_ACT,
  ...MISSIONS_ACT,
].map(listening)
const HAPPENINGS: readonly Happens[] = [...EVENTS_HAPPEN, ...EQUIPMENT_HAPPENS, ...MISSIONS_HAPPEN]

/**
 * The flow passes here. Costs nothing and asks nobody unless something happens of itself or somebody may act. The
 * frame below must have moved on to its next step before.
 */
export function open(p: Play, name: Window, who: Seat | readonly Seat[]): void {
  const at = attending(name)
  if (at.happenings.length === 0 && at.listeners.length === 0) return
  const f = top(p.s)
  if (typeof who === 'number') {
    if (matters(p.s, at, who, f)) push(p, windowFrame(at, [who], 0))
    return
  }
  for (let i = 0; i < who.length; i++) if (matters(p.s, at, who[i], f)) return push(p, windowFrame(at, [...who], i))
}

/**
 * p. 12 and p. 15: everyone in order; again, until nobody adds anything. Where more than one could play a Glory Card,
 * cards are announced unseen first, others join, and then they are resolved in order.
 */
export const window: Chapter<WindowFrame> = {
  ask: (w) => (w.resolving ? 'announced' : 'window'),
  run(p, w) {
    if (happenNext(p, w)) return
    if (w.resolving && w.announced.length > 0) {
      w.asks = [w.announced[0].seat]
      return
    }
    if (w.resolving) startOver(w)
    const f = matter(p.s)
    const at = attending(w.window)
    while (w.next < w.order.length && !isAsked(p.s, w, at, w.order[w.next], f)) w.next++
    if (w.next < w.order.length) w.asks = [w.order[w.next]]
    else if (w.announced.length > 0) w.resolving = true
    else if (w.acted) startOver(w)
    else pop(p)
  },
  offer(s, w, seat) {
    const f = matter(s)
    const at = attending(w.window)
    if (w.resolving) {
      const { card } = w.announced[0]
      return [...waysToPlay(s, seat, f, card, at), { type: 'takeBackGlory', card }]
    }
    const uses: Action[] = []
    addUses(uses, s, at, seat, f)
    const offers = isContested(s, w, at, f) ? withAnnouncements(uses) : uses
    offers.push({ type: 'pass' }, { type: 'alwaysPass', window: w.window })
    return offers
  },
  answer(p, w, seat, action) {
    switch (action.type) {
      case 'pass':
        w.next++
        return
      case 'alwaysPass':
        w.next++
        return passAlways(p, seat, action.window)
      case 'announceGlory':
        // p. 12: now the others may join, whoever has passed before as well.
        w.next = w.announced.length === 0 ? 0 : w.next + 1
        return announceCard(p, seat, action.card)
      case 'takeBackGlory':
        return takeBack(p, seat)
      default:
        w.acted = true
        use(p, seat, action, matter(p.s))
    }
  },
}

/** From now on nobody asks this seat at this window; everybody can see that. */
export function passAlways(p: Play, seat: Seat, name: Window): void {
  p.s.players[seat].passes.push(name)
}

export function askAgain(p: Play, seat: Seat, name: Window): void {
  remove(p.s.players[seat].passes, name)
}

function startOver(w: WindowFrame): void {
  w.resolving = false
  w.acted = false
  w.next = 0
}

function isAsked(s: State, w: WindowFrame, at: Attending, seat: Seat, f: Frame): boolean {
  return !w.announced.some((announced) => announced.seat === seat) && mayAct(s, at, seat, f)
}

/** More than one could play a card here, for all that is known. */
function isContested(s: State, w: WindowFrame, at: Attending, f: Frame): boolean {
  if (w.announced.length > 0) return true
  if (w.order.length === 1) return false
  let able = 0
  for (const seat of w.order) if (!isPassing(s, seat, w.window) && mightPlay(s, seat, f, at)) able++
  return able > 1
}

/** Cards are announced without saying what for. */
function withAnnouncements(uses: readonly Action[]): Action[] {
  const cards = new Set<Card<'glory'>>()
  for (const one of uses) if (one.type === 'playGlory') cards.add(one.card)
  const announcements = [...cards].map((card) => ({ type: 'announceGlory', card }) as const)
  return [...announcements, ...uses.filter(({ type }) => type !== 'playGlory')]
}

/** Adds what a seat may do at free windows while it answers another question. */
export function addFree(offers: Action[], s: State, seat: Seat, names: readonly Window[]): void {
  const f = top(s)
  for (const name of names) addUses(offers, s, attending(name), seat, f)
}

/** Whether somebody has to be asked for what he may do at free windows alone. */
export function isAskedFor(s: State, seat: Seat, ...names: readonly Window[]): boolean {
  const f = top(s)
  for (const name of names) if (mayAct(s, attending(name), seat, f)) return true
  return false
}

/** Whether the action is one of a listener's; if so, it is done. */
export function use(p: Play, seat: Seat, action: Action, f: Frame = top(p.s)): boolean {
  const listener = BY_USE.get(action.type)
  listener?.act(p, seat, action as Use, f)
  return listener !== undefined
}

/** Where nothing happens of itself, the first who may act is asked at once. */
function windowFrame({ name, happenings }: Attending, order: Seat[], first: number): WindowFrame {
  const next = happenings.length === 0 ? first : 0
  return {
    type: 'window',
    asks: happenings.length === 0 ? [order[next]] : [],
    window: name,
    order,
    next,
    happened: [],
    waiting: undefined,
    acted: false,
    dice: [],
    announced: [],
    resolving: false,
    takenBack: [],
  }
}

function happenNext(p: Play, w: WindowFrame): boolean {
  const { happenings } = attending(w.window)
  if (happenings.length === 0) return false
  const f = matter(p.s)
  for (const seat of w.order) {
    for (const happens of happenings) {
      if (w.waiting === undefined && !happens.concerns(p.s, seat, f)) continue
      const key = `${happens.key} ${seat}`
      // One that waits for its dice goes on before any other begins.
      if (w.happened.includes(key) || (w.waiting !== undefined && w.waiting !== key)) continue
      w.waiting = undefined
      if (happens.happen(p, seat, w)) w.happened.push(key)
      else w.waiting = key
      return true
    }
  }
  return false
}

function matters(s: State, at: Attending, seat: Seat, f: Frame): boolean {
  for (const happens of at.happenings) if (happens.concerns(s, seat, f)) return true
  return mayAct(s, at, seat, f)
}

export function isPassing(s: State, seat: Seat, name: Window): boolean {
  return s.players[seat].passes.includes(name)
}

function mayAct(s: State, at: Attending, seat: Seat, f: Frame): boolean {
  if (at.listeners.length === 0 || isPassing(s, seat, at.name)) return false
  for (const listener of at.listeners) if (listener.asks(s, seat, f, at)) return true
  return false
}

/** One with a hidden hand says by what everybody sees whether its owner is asked; any other by what it offers. */
export function listening({ use, windows, asks, offers, act }: Listener): Required<Listener> {
  return { use, windows, asks: asks ?? ((s, seat, f, at) => offers(s, seat, f, at).length > 0), offers, act }
}

function addUses(uses: Action[], s: State, at: Attending, seat: Seat, f: Frame): void {
  for (const listener of at.listeners) for (const one of listener.offers(s, seat, f, at)) uses.push(one)
}

type Attending = ReturnType<typeof attending>

/** Who has to do with each window. */
const attending = finder(WINDOW_NAMES, (name) => {
  const isAt = ({ windows }: Listener | Happens) => windows.includes(name)
  return { ...occasionOf(name), listeners: LISTENERS.filter(isAt), happenings: HAPPENINGS.filter(isAt) }
})
const BY_USE = new Map<string, Listener>(LISTENERS.map((listener) => [listener.use, listener]))
