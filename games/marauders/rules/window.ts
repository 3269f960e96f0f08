/** A window that is open: those who may act at it are asked (p. 12, p. 15). Opening one is in `rules/attending.ts`. */

import type { Seat } from '@windward/core/contract.ts'
import { type Chapter, matter, type Play, pop } from '../flow.ts'
import type { Frame, WindowFrame } from '../frames.ts'
import type { State } from '../state.ts'
import type { Action, Card } from '../vocabulary.ts'
import type { Window } from '../windows.ts'
import { CAPTAINS_ACT } from './abilities.ts'
import {
  type Attending,
  addUses,
  attend,
  attending,
  attendOfItself,
  isAskedFor,
  isPassing,
  mayAct,
  passAlways,
  use,
} from './attending.ts'
import { EVENTS_ACT, EVENTS_HAPPEN } from './effects.ts'
import { EQUIPMENT_ACTS, EQUIPMENT_HAPPENS } from './equipment.ts'
import { announceCard, HAND_ACTS, mightPlay, takeBack, waysToPlay } from './hand.ts'
import { KEPT_ACT } from './kept.ts'
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
]
LISTENERS.forEach(attend)
for (const happens of [...EVENTS_HAPPEN, ...EQUIPMENT_HAPPENS, ...MISSIONS_HAPPEN]) attendOfItself(happens)

/**
 * p. 12 and p. 15: everyone in order; again, until nobody adds anything. Where more than one could play a Glory Card,
 * cards are announced unseen first, others join, and then they are resolved in order.
 */
export const window: Chapter<WindowFrame> = {
  ask: (w) => (w.resolving ? 'announced' : 'window'),
  run(p, w) {
    const at = attending(w.window)
    if (happenNext(p, w, at)) return
    if (w.resolving && w.announced.length > 0) {
      w.asks.push(w.announced[0].seat)
      return
    }
    if (w.resolving) startOver(w)
    const f = matter(p.s)
    while (w.next < w.order.length && !isAsked(p.s, w, at, w.order[w.next], f)) w.next++
    if (w.next < w.order.length) w.asks.push(w.order[w.next])
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
    offers.push({ type: 'pass' })
    offers.push({ type: 'alwaysPass', window: w.window })
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

/** Whether a seat has anything to do at free windows: for whoever shows the table. */
export function hasUses(s: State, seat: Seat, ...names: readonly Window[]): boolean {
  return isAskedFor(s, seat, ...names.map(attending))
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

function happenNext(p: Play, w: WindowFrame, { happenings }: Attending): boolean {
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
