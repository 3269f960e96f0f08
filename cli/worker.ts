/** Plays a stretch of a simulation; runs in a worker thread, which needs rules but no words. */

import { botNamed } from '@windward/bots/index.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { GAMES } from '@windward/games/index.ts'
import type { Options } from './given.ts'
import { count, newTally, type Tally } from './statistics.ts'

export interface Stretch {
  readonly game: string
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly bots: readonly string[]
  /** Numbers of the games: from `first`, up to but not including `end`. */
  readonly first: number
  readonly end: number
}

/** Game number i has the seed `seed/i`, whoever plays it. */
export function playStretch({ game: id, options, seats, seed, bots: names, first, end }: Stretch): Tally {
  const game = GAMES.find((each) => each.id === id)
  const bots = names.flatMap((name) => botNamed(name) ?? [])
  if (game === undefined || bots.length < seats) throw new Error(`cannot play ${id} with ${names}`)
  const tally = newTally(seats)
  for (let i = first; i < end; i++) count(tally, playGame(game, options, seats, `${seed}/${i}`, bots))
  return tally
}
