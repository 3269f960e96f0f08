/** Games between bots as records, and their analyses. */

import { analyse } from '@windward/analysis/analyse.ts'
import type { Analysis, AnyJudge, Effort } from '@windward/analysis/contract.ts'
import type { Bot } from '@windward/bots/contract.ts'
import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { type AnyMatch, type GameRecord, recordOf } from '@windward/core/record.ts'

export function recordBetween(game: AnyGame, bots: readonly Bot[], seed: string): GameRecord {
  const match: AnyMatch = new Match(game, { options: defaults(game), seats: bots.length, seed, salt: '' })
  const rng = new Chance(`${seed} bots`)
  for (let [question] = owed(match.questions()); question !== undefined; [question] = owed(match.questions())) {
    const { seat } = question
    const ask = { game, seat, question, choices: match.actions(seat), view: match.view(seat), rng }
    match.submit(seat, bots[seat].decide(ask))
  }
  return recordOf(match)
}

export function analysisOf(game: AnyGame, judge: AnyJudge, record: GameRecord, effort: Effort, seed: string): Analysis {
  const steps = analyse(game, judge, record, effort, seed)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
