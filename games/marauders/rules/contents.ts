/** Every kind of frame with its chapter. */

import type { Seat } from '@windward/core/contract.ts'
import { type Chapter, top } from '../flow.ts'
import type { Frame, FrameOf } from '../frames.ts'
import { SEATS } from '../order.ts'
import type { State } from '../state.ts'
import { finder, type Question } from '../vocabulary.ts'
import { battle } from './battle.ts'
import { buy } from './buy.ts'
import { check } from './check.ts'
import { crew } from './crew.ts'
import { captain, place } from './death.ts'
import { drop } from './drop.ts'
import { event } from './event.ts'
import { discard } from './glory.ts'
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
import { window } from './window.ts'

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

/** The newest frame, whom it asks and its chapter: four in five times those of the last time, which are kept. */
export function underWay(s: State): UnderWay {
  const frame = top(s)
  if (latest === undefined || latest.frame !== frame)
    latest = { frame, asks: frame.asks, chapter: chapterNamed(frame.type) }
  return latest
}

interface UnderWay {
  readonly frame: Frame
  readonly asks: Seat[]
  readonly chapter: Ready
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
let latest: UnderWay | undefined
