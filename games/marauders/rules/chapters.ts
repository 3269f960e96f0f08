/** Every kind of frame with its chapter, and the loop that moves them on until somebody owes an answer. */

import type { Seat } from '@windward/core/contract.ts'
import { type Chapter, type Play, SEATS, top } from '../flow.ts'
import type { Frame, FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import { type Action, finder, type Question } from '../vocabulary.ts'
import { battle } from './battle.ts'
import { buy } from './buy.ts'
import { check } from './check.ts'
import { crew } from './crew.ts'
import { captain, place } from './death.ts'
import { event } from './event.ts'
import { discard } from './glory.ts'
import { drop, remove } from './goods.ts'
import { hits } from './hits.ts'
import { mission } from './mission.ts'
import { npcScouts } from './npcScouts.ts'
import { effects } from './perform.ts'
import { plunder } from './plunder.ts'
import { port } from './port.ts'
import { present } from './present.ts'
import { raid } from './raid.ts'
import { recruit } from './recruit.ts'
import { round } from './round.ts'
import { reject, rumor } from './rumor.ts'
import { scout } from './scout.ts'
import { sell } from './sell.ts'
import { setup } from './setup.ts'
import { shipyard } from './shipyard.ts'
import { turn } from './turn.ts'
import { askAgain, window } from './window.ts'

const CHAPTERS: { readonly [T in Frame['type']]: Chapter<FrameOf<T>> } = {
  setup,
  round,
  event,
  turn,
  captain,
  check,
  scout,
  npcScouts,
  raid,
  battle,
  hits,
  crew,
  plunder,
  port,
  sell,
  buy,
  shipyard,
  recruit,
  rumor,
  mission,
  present,
  effects,
  drop,
  discard,
  reject,
  place,
  window,
}

export function questions(s: State): readonly Question[] {
  if (s.over !== undefined) return []
  const frame = top(s)
  const { asks } = frame
  const { ask, toOne } = chapterOf(frame)
  if (typeof ask === 'function') return asks.map((seat) => ({ seat, ask: ask(frame) }))
  return asks.length === 1 ? toOne[asks[0]] : asks.map((seat) => ({ seat, ask }))
}

export function actions(s: State, seat: Seat): readonly Action[] {
  const offers = answers(s, seat)
  if (offers.length === 0) return offers
  // Whoever is asked something may also ask to be asked again where he lets himself be passed over.
  for (const window of s.players[seat].passes) offers.push({ type: 'askAgain', window })
  return offers
}

/** What answers the question itself. */
export function answers(s: State, seat: Seat): Action[] {
  if (s.over !== undefined) return []
  const frame = top(s)
  return isAsked(frame, seat) ? chapterOf(frame).offer(s, frame, seat) : []
}

/** The answer, and everything that follows until the next question. */
export function answer(p: Play, seat: Seat, action: Action): void {
  if (action.type === 'askAgain') return askAgain(p, seat, action.window)
  const frame = top(p.s)
  const { asks } = frame
  if (asks.length === 1) asks.pop()
  else remove(asks, seat)
  // What was played before cannot be copied any more; who has announced a card still decides about it.
  const { recent } = p.s.players[seat]
  if (recent.length > 0 && action.type !== 'announceGlory') recent.length = 0
  chapterOf(frame).answer(p, frame, seat, action)
  proceed(p)
}

export function proceed(p: Play): void {
  for (let next = top(p.s); next.asks.length === 0 && p.s.over === undefined; next = top(p.s))
    chapterOf(next).run(p, next)
}

function isAsked({ asks }: Frame, seat: Seat): boolean {
  for (const asked of asks) if (asked === seat) return true
  return false
}

/** Four in five times it is the chapter of the frame that was asked about before: to look that up takes 5 % of a game. */
function chapterOf(frame: Frame): Ready {
  if (frame !== latest) {
    latest = frame
    chapter = chapterNamed(frame.type)
  }
  return chapter
}

interface Ready extends Required<Chapter<Frame>> {
  /** The question to each seat alone, where it is always the same. */
  readonly toOne: readonly (readonly Question[])[]
}

/** All of one layout, whatever they leave out. */
const chapterNamed = finder(Object.keys(CHAPTERS) as Frame['type'][], (type): Ready => {
  const { run, ask = 'turn', offer = () => [], answer = () => undefined } = CHAPTERS[type] as Chapter<Frame>
  const toOne = typeof ask === 'function' ? [] : SEATS.map((seat) => [{ seat, ask }])
  return { run, ask, offer, answer, toOne }
})
let latest: Frame | undefined
let chapter = chapterNamed('setup')
