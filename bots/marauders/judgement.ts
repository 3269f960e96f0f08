/**
 * How good a state is for a seat, as games went on from there: each trait counts with a weight that was learned, one
 * that shifts as the leader comes nearer to the goal. Who has the most is the likeliest to win.
 */

import type { Seat } from '@windward/core/contract.ts'
import { trackOf } from '@windward/games/marauders/rules/glory.ts'
import { stashPoints } from '@windward/games/marauders/score.ts'
import type { State } from '@windward/games/marauders/state.ts'
import { LEARNED as FOUR } from './learned/four.ts'
import { LEARNED as THREE } from './learned/three.ts'
import { LEARNED as TWO } from './learned/two.ts'
import { standing, won } from './standing.ts'
import { TRAITS, traitsOf } from './traits.ts'
import { TUNED } from './weights.ts'

const row = new Float64Array(TRAITS.length)
/** What a thing is worth depends on how many play: each number of players has weights of its own. */
const LEARNED: Readonly<Record<number, readonly number[]>> = { 2: TWO, 3: THREE, 4: FOUR }

/** From 0 to 1. Alone, how far one has come. */
export function judgement(s: State, seat: Seat): number {
  if (s.over !== undefined) return won(s, seat)
  if (s.players.length === 1) return standing(s, seat, TUNED)
  const stage = stageOf(s)
  let [own, all] = [0, 0]
  for (let i = 0; i < s.players.length; i++) {
    traitsOf(s, i, row)
    const chance = Math.exp(scoreOf(row, stage, LEARNED[s.players.length]))
    all += chance
    if (i === seat) own = chance
  }
  return own / all
}

/** How far the leader has come: from -1/2 at the beginning to 1/2 at the goal. */
export function stageOf(s: State): number {
  let most = 0
  for (let seat = 0; seat < s.players.length; seat++) {
    most = Math.max(most, trackOf(s.players[seat]) + stashPoints(s, seat))
  }
  return most / s.options.glory - 0.5
}

/** `weights` has two numbers for each trait: what it is worth half-way, and how that changes. */
export function scoreOf(traits: Float64Array, stage: number, weights: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < traits.length; i++) sum += traits[i] * (weights[2 * i] + stage * weights[2 * i + 1])
  return sum
}
