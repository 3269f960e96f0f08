/** How good a state is for a seat, from 0 to 1: what the net says, or who has won. */

import type { Seat } from '@windward/core/contract.ts'
import { winners } from '@windward/games/haendler/score.ts'
import type { State } from '@windward/games/haendler/state.ts'
import { type Net, score } from '../net.ts'
import { FEATURES, featuresOf } from './features.ts'

const MOST_SEATS = 5

export function valueBy(net: Net): (s: State, seat: Seat) => number {
  const rows = Array.from({ length: MOST_SEATS }, () => new Float32Array(FEATURES))
  const layer = new Float32Array(net.hidden)
  const scores = new Float64Array(MOST_SEATS)
  return (s, seat) => {
    if (s.phase === 'over') return won(s, seat)
    featuresOf(s, rows)
    let sum = 0
    for (let i = 0; i < s.players.length; i++) {
      scores[i] = Math.exp(score(net, rows[i], layer))
      sum += scores[i]
    }
    return scores[seat] / sum
  }
}

/** The same for all seats at once; they add up to 1. */
export function sharesBy(net: Net): (s: State) => number[] {
  const value = valueBy(net)
  return (s) => s.players.map((_, seat) => value(s, seat))
}

/** A shared victory counts in shares. */
export function won(s: State, seat: Seat): number {
  const seats = winners(s)
  return seats.includes(seat) ? 1 / seats.length : 0
}
