/** How a solo voyage went, read from its record. */

import type { Outcome } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import type { GameRecord } from '@windward/core/record.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Options } from '@windward/games/marauders/vocabulary.ts'

export interface Voyage {
  readonly goal: number
  readonly rounds: number
  /** As many as there were Event Cards. */
  readonly most: number
  readonly points: number
  readonly isWon: boolean
  readonly sources: Outcome[number]['sources']
  /** Everybody who was in command, in order. */
  readonly captains: readonly string[]
  readonly rank: Rank
}

/** From the best to the worst. */
export const RANKS = ['legend', 'terror', 'renowned', 'seasoned', 'hopeful', 'forgotten'] as const
export type Rank = (typeof RANKS)[number]

/** None where the record does not hold or the voyage is not over. */
export function voyageOf(record: GameRecord): Voyage | undefined {
  const match = new Match(marauders, { ...record, options: record.options as unknown as Options })
  const captains: string[] = []
  for (const [seat, action] of record.moves) {
    const answer = match.submit(seat, action as never)
    if (!answer.ok) return undefined
    for (const { event } of answer.events) {
      if (event.type === 'captainRevealed' || event.type === 'captainArrived')
        captains.push(CAPTAINS[event.captain].name)
    }
  }
  const [own] = match.outcome() ?? []
  if (own === undefined) return undefined
  const { options, round, events, over } = match.view(undefined)
  const most = round + events.deck.length
  const isWon = over === 'glory'
  return {
    goal: options.glory,
    rounds: round,
    most,
    points: own.points,
    isWon,
    sources: own.sources,
    captains,
    rank: rankOf(own.points, options.glory, isWon ? (most - round) / most : 0, isWon),
  }
}

/** A goal that is reached counts by how much of the deck is left, one that is missed by how near it was. */
export function rankOf(points: number, goal: number, left: number, isWon: boolean): Rank {
  if (isWon) return left >= 0.5 ? 'legend' : left >= 0.25 ? 'terror' : 'renowned'
  if (points * 4 >= goal * 3) return 'seasoned'
  return points * 3 >= goal ? 'hopeful' : 'forgotten'
}
