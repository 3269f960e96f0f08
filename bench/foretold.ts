/** Chances that were foretold, beside the wins that came. */

import type { Shares } from '@windward/analysis/contract.ts'

export interface Foretold {
  /** Number of the game. */
  readonly game: number
  /** Who won. */
  readonly shares: Shares
  /** As an analysis values the moment, and what the learned value says of it at once. */
  readonly dear: Shares
  readonly cheap: Shares
}

export interface Bin {
  /** Per cent. */
  readonly from: number
  /** Chances of one seat each. */
  readonly n: number
  readonly said: number
  readonly came: number
  /** Standard error of `came` less `said`, by whole games. */
  readonly error: number
}

const BINS = 10
/** No chance counts as less, so that one surprise does not outweigh all else. */
const LEAST = 1e-3

/** Ten, by the chance foretold to a seat. */
export function binned(all: readonly Foretold[], chances: (one: Foretold) => Shares): readonly Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, came: 0, byGame: new Map<number, number>() }))
  for (const one of all) {
    for (const [seat, said] of chances(one).entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))]
      bin.n += 1
      bin.said += said
      bin.came += one.shares[seat]
      bin.byGame.set(one.game, (bin.byGame.get(one.game) ?? 0) + one.shares[seat] - said)
    }
  }
  return bins.map(({ n, said, came, byGame }, i) => {
    const off = n === 0 ? 0 : (came - said) / n
    let squares = 0
    for (const sum of byGame.values()) squares += sum * sum
    const error = n === 0 ? 0 : Math.sqrt(Math.max(0, squares - n * off * off)) / n
    return { from: i * BINS, n, said: said / Math.max(1, n), came: came / Math.max(1, n), error }
  })
}

/** The mean cross-entropy. */
export function surpriseOf(all: readonly Foretold[], chances: (one: Foretold) => Shares): number {
  let sum = 0
  for (const one of all) {
    const foretold = chances(one)
    for (const [seat, share] of one.shares.entries()) {
      if (share > 0) sum -= share * Math.log(Math.max(LEAST, foretold[seat]))
    }
  }
  return sum / all.length
}
