/** How a solo voyage went, read from its record. */

import type { Outcome } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import type { GameRecord } from '@windward/core/record.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Deed, Options, Zone } from '@windward/games/marauders/vocabulary.ts'
import { type Rank, rankOf } from './rank.ts'

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
  /** Each captain's way over the chart, from where they took command. */
  readonly tracks: readonly (readonly Zone[])[]
  /** Where points were earned. */
  readonly deeds: readonly { readonly why: Deed; readonly zone: Zone }[]
  /** What earned nothing yet and would be the next to try. */
  readonly aim: Deed
}

/** None where the record does not hold or the voyage is not over. */
export function voyageOf(record: GameRecord): Voyage | undefined {
  const match = new Match(marauders, { ...record, options: record.options as unknown as Options })
  const captains: string[] = []
  const tracks: Zone[][] = []
  const deeds: { why: Deed; zone: Zone }[] = []
  for (const [seat, action] of record.moves) {
    const answer = match.submit(seat, action as never)
    if (!answer.ok) return undefined
    for (const { event } of answer.events) {
      if (event.type === 'captainRevealed' || event.type === 'captainArrived') {
        captains.push(CAPTAINS[event.captain].name)
        tracks.push([CAPTAINS[event.captain].homePort])
      }
      if (event.type === 'sailed') tracks.at(-1)?.push(event.to)
      if (event.type === 'glory') deeds.push({ why: event.why, zone: tracks.at(-1)?.at(-1) ?? 'caribbeanSea' })
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
    tracks,
    deeds,
    aim: AIMS.find((aim) => !deeds.some(({ why }) => why === aim)) ?? 'sale',
  }
}

/** From what is learned first. */
export const AIMS: readonly Deed[] = ['sale', 'mission', 'rumor', 'raid', 'ship', 'battle']
