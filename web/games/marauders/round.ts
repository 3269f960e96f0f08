/** A round of battle as it is told: which dice lie on the table, and what decided them. */

import type { Seat } from '@windward/core/contract.ts'
import type { BattleFrame, CrewFrame, SideIndex } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { pips, successes } from '@windward/games/marauders/rules/roll.ts'
import { contestWinner } from '@windward/games/marauders/rules/sides.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import { type Die, LOCATIONS, type Location } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { sideOf } from './staging.ts'

type BothDice = readonly [readonly Die[], readonly Die[]]

/** Steps at which the dice of the last round are put away. */
const BEFORE_ROLL: readonly BattleFrame['at'][] = ['begin', 'round', 'declare', 'declared', 'roll']

/** The dice of this round; none before they are rolled. */
export function diceOnTable(frame: BattleFrame, crew: CrewFrame | undefined): BothDice | undefined {
  if (crew) return some(crew.dice)
  if (BEFORE_ROLL.includes(frame.at) && frame.declared.length < 2) return undefined
  return frame.at === 'shots' && frame.afterShots === 'roll' ? undefined : some(frame.dice)
}

function some(dice: BothDice): BothDice | undefined {
  return dice[0].length + dice[1].length > 0 ? dice : undefined
}

export interface ContestReason {
  /** More successes; as many, and more pips; as many of both; or no success at all. */
  readonly by: 'skulls' | 'pips' | 'even' | 'none'
  readonly winner?: SideIndex | undefined
}

/** p. 14: why somebody won, or nobody did. */
export function contestReason(dice: BothDice): ContestReason {
  const winner = contestWinner({ dice: [[...dice[0]], [...dice[1]]] })
  const [a, b] = [successes(dice[0]), successes(dice[1])]
  if (a === 0 && b === 0) return { by: 'none' }
  if (a !== b) return { by: 'skulls', winner }
  return { by: pips(dice[0]) === pips(dice[1]) ? 'even' : 'pips', winner }
}

/** Whoever looks on is spoken to, others are spoken of. */
export function whoseSide(frame: BattleFrame, i: SideIndex, seat: Seat | undefined): 'own' | 'other' {
  return seat !== undefined && frame.sides[i].seat === seat ? 'own' : 'other'
}

/** What each side lost in this battle; what befell either before it is no part of it. */
export function lossesIn(
  events: readonly Event[],
  frame: BattleFrame,
): readonly [readonly Location[], readonly Location[]] {
  const lost: [Location[], Location[]] = [[], []]
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'battleBegan') + 1)) {
    const side = event.type === 'hit' || event.type === 'crewHits' ? sideOf(frame, event.who) : undefined
    if (side === undefined) continue
    if (event.type === 'hit') lost[side].push(event.location)
    else if (event.type === 'crewHits') lost[side].push(...Array<Location>(event.hits).fill('crew'))
  }
  return lost
}

/** The squares of a ship at two moments: what she has lost between them, on the whole. */
export function lostBetween(before: Ship['at'], after: Ship['at']): readonly Location[] {
  return LOCATIONS.flatMap((location) =>
    Array.from({ length: Math.max(0, before[location] - after[location]) }, () => location),
  )
}

/** Each location once, with how often it was hit. */
export function partsOf(hits: readonly Location[], speech: Pick<MaraudersSpeech, 'say'>): string {
  const parts = LOCATIONS.flatMap((location) => {
    const n = hits.filter((hit) => hit === location).length
    return n > 0 ? [`${speech.say(`location.${location}`)}${n > 1 ? ` × ${n}` : ''}`] : []
  })
  return parts.join(', ')
}

/** A round was fought, and it cost neither side anything. */
export function isRoundVain(events: readonly Event[], frame: BattleFrame): boolean {
  const isFought = events.some(({ type }) => type === 'contest')
  return isFought && frame.declared.length < 2 && lossesIn(events, frame).every((lost) => lost.length === 0)
}
