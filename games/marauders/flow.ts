/** The stack and those who move it on. The loop is in `rules/chapters.ts`, the windows in `rules/attending.ts`. */

import type { Rng } from '@windward/core/chance.ts'
import type { Audience, Emit, Seat } from '@windward/core/contract.ts'
import type { Frame, FrameOf } from './frames.ts'
import type { Event } from './news.ts'
import { ORDERS, OTHERS } from './order.ts'
import type { State } from './state.ts'
import type { Action, Topic } from './vocabulary.ts'

/** A state in play: what changes, by what chance, and who listens. */
export interface Play {
  readonly s: State
  readonly rng: Rng
  readonly emit: Emit<Event> | undefined
}

/** One kind of frame: how it goes on, what it asks, and what an answer does. */
export interface Chapter<F extends Frame> {
  /** One step: moves `at` on, asks somebody, pushes what comes first, or pops itself. Never does nothing. */
  run(p: Play, f: F): void
  readonly ask?: Topic | ((f: F) => Topic)
  /** What the asked seat may answer. Depends on nothing that this seat cannot see. */
  offer?(s: State, f: F, seat: Seat): Action[]
  answer?(p: Play, f: F, seat: Seat, action: Action): void
}

export function tell(p: Play, event: Event, audience?: Audience): void {
  p.emit?.(event, audience)
}

/** Everybody learns what could not be known before. */
export function announce(p: Play, event: Event): void {
  p.emit?.(event, NEWS)
}

/** One seat learns it all, the others that it happened. Not news where the seat decided it and nobody learns more. */
export function whisper(p: Play, seat: Seat, secret: Event, known: Event, news = true): void {
  p.emit?.(secret, { to: [seat], news })
  p.emit?.(known, { notTo: [seat], news })
}

export function push(p: Play, frame: Frame): void {
  p.s.stack.push(frame)
}

export function pop(p: Play): void {
  p.s.stack.pop()
}

export function top(s: State): Frame {
  const frame = s.stack[s.stack.length - 1]
  if (frame === undefined) throw new Error('the stack is empty')
  return frame
}

/** What a window is about: the newest frame that is no window. */
export function matter(s: State): Frame {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].type !== 'window') return s.stack[i]
  throw new Error('a window over nothing')
}

/** The newest frame of a kind, if something of the kind is under way. */
export function current<T extends Frame['type']>(s: State, type: T): FrameOf<T> | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].type === type) return s.stack[i] as FrameOf<T>
  return undefined
}

export function ongoing<T extends Frame['type']>(s: State, type: T): FrameOf<T> {
  const frame = current(s, type)
  if (frame === undefined) throw new Error(`no ${type} under way`)
  return frame
}

/** Seats in turn order, beginning with one. */
export function inTurnOrder(s: State, from: Seat = s.first): readonly Seat[] {
  return ORDERS[s.players.length][from]
}

/** Everybody else, in turn order. */
export function others(s: State, seat: Seat): readonly Seat[] {
  return OTHERS[s.players.length][seat]
}

const NEWS: Audience = { news: true }
