/** The windows: who has to do with each, opening one, and what may be done there. The chapter is in `rules/window.ts`. */

import type { Seat } from '@windward/core/contract.ts'
import { type Occasion, occasionOf } from '../cards/kinds.ts'
import { type Play, push, top } from '../flow.ts'
import type { Frame, WindowFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { type Action, byKey, finder, type Use } from '../vocabulary.ts'
import { WINDOW_NAMES, type Window } from '../windows.ts'
import { remove } from './goods.ts'
import type { Happens, Listener } from './listener.ts'

export interface Attending extends Occasion {
  readonly listeners: Required<Listener>[]
  readonly happenings: Happens[]
}

/** By a name that is written down: read at once, where one that varies must be looked up. */
export const AT: Readonly<Record<Window, Attending>> = byKey(WINDOW_NAMES, (name) => ({
  ...occasionOf(name),
  listeners: [],
  happenings: [],
}))

export const attending = finder(WINDOW_NAMES, (name) => AT[name])

/**
 * The flow passes here. Costs nothing and asks nobody unless something happens of itself or somebody may act. The
 * frame below must have moved on to its next step before.
 */
export function open(p: Play, at: Attending, who: Seat | readonly Seat[]): void {
  if (at.happenings.length === 0 && at.listeners.length === 0) return
  const f = top(p.s)
  if (typeof who === 'number') {
    if (matters(p.s, at, who, f)) push(p, windowFrame(at, [who], 0))
    return
  }
  for (let i = 0; i < who.length; i++) if (matters(p.s, at, who[i], f)) return push(p, windowFrame(at, [...who], i))
}

/** From now on nobody asks this seat at this window; everybody can see that. */
export function passAlways(p: Play, seat: Seat, name: Window): void {
  p.s.players[seat].passes.push(name)
}

export function askAgain(p: Play, seat: Seat, name: Window): void {
  remove(p.s.players[seat].passes, name)
}

/** Adds what a seat may do at free windows while it answers another question. */
export function addFree(offers: Action[], s: State, seat: Seat, ...windows: readonly Attending[]): void {
  const f = top(s)
  for (const at of windows) addUses(offers, s, at, seat, f)
}

/** The same, and an end to it all. */
export function freeOrDone(offers: Action[], s: State, seat: Seat, ...windows: readonly Attending[]): Action[] {
  addFree(offers, s, seat, ...windows)
  offers.push(DONE)
  return offers
}

/** Whether somebody has to be asked for what he may do at free windows alone. */
export function isAskedFor(s: State, seat: Seat, ...windows: readonly Attending[]): boolean {
  const f = top(s)
  for (const at of windows) if (mayAct(s, at, seat, f)) return true
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

function matters(s: State, at: Attending, seat: Seat, f: Frame): boolean {
  for (const happens of at.happenings) if (happens.concerns(s, seat, f)) return true
  return mayAct(s, at, seat, f)
}

export function isPassing(s: State, seat: Seat, name: Window): boolean {
  return s.players[seat].passes.includes(name)
}

export function mayAct(s: State, at: Attending, seat: Seat, f: Frame): boolean {
  if (at.listeners.length === 0 || isPassing(s, seat, at.name)) return false
  for (const listener of at.listeners) if (listener.asks(s, seat, f, at)) return true
  return false
}

export function addUses(uses: Action[], s: State, at: Attending, seat: Seat, f: Frame): void {
  for (const listener of at.listeners) for (const one of listener.offers(s, seat, f, at)) uses.push(one)
}

export function attend(listener: Listener): void {
  BY_USE.set(listener.use, listener)
  for (const name of listener.windows) AT[name].listeners.push(listening(listener))
}

export function attendOfItself(happens: Happens): void {
  for (const name of happens.windows) AT[name].happenings.push(happens)
}

/** One with a hidden hand says by what everybody sees whether its owner is asked; any other by what it offers. */
export function listening({ use, windows, asks, offers, act }: Listener): Required<Listener> {
  return { use, windows, asks: asks ?? ((s, seat, f, at) => offers(s, seat, f, at).length > 0), offers, act }
}

const DONE: Action = { type: 'done' }
const BY_USE = new Map<string, Listener>()
