/** A first look at a whole game: how the chances stood now and then, before a single choice is weighed. */

import { Chance } from '@windward/core/chance.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import type { AnyMatch, GameRecord } from '@windward/core/record.ts'
import type { AnyJudge, Shares } from './contract.ts'
import { mean } from './shares.ts'
import { tryOut } from './trial.ts'

/** How the chances stood after a number of moves, by what the one to move could know. */
export interface Glimpse {
  readonly at: number
  readonly shares: Shares
}

/** More make no better line. */
const GLIMPSES = 30
const WORLDS = 4

export function* glance(game: AnyGame, judge: AnyJudge, record: GameRecord, seed: string): Generator<Glimpse> {
  const match: AnyMatch = new Match(game, { ...record, options: record.options })
  const apart = Math.max(1, Math.ceil(record.moves.length / GLIMPSES))
  for (const [at, [seat, action]] of record.moves.entries()) {
    if (at % apart === 0) {
      const view = match.view(seat)
      const rng = new Chance(`${seed} glance ${at}`)
      yield { at, shares: mean(tryOut(judge, view, seat, [undefined], judge.until(view), WORLDS, rng)[0]) }
    }
    match.submit(seat, action)
  }
}
