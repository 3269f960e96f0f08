/** Records for tests, games that bots play, and their analyses. */

import { botNamed } from '@windward/bots/catalogue.ts'
import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { type AnyMatch, type GameRecord, recordOf } from '@windward/core/record.ts'
import { type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { analyse } from './analyse.ts'
import type { Analysis, AnyJudge, Effort } from './contract.ts'

/** To its end, or up to so many moves. */
export async function played(id: GameId, bots: readonly string[], seed: string, most = 100_000): Promise<GameRecord> {
  const game: AnyGame = await rulesOf(id)
  const minds = await Promise.all(bots.map((bot) => botNamed(id, bot)))
  const match: AnyMatch = new Match(game, { options: defaults(game), seats: bots.length, seed, salt: '' })
  const rng = new Chance(`${seed} bots`)
  for (let [question] = owed(match.questions()); question !== undefined; [question] = owed(match.questions())) {
    if (match.moves.length === most) break
    const { seat } = question
    const ask = { game, seat, question, choices: match.actions(seat), view: match.view(seat), rng }
    match.submit(seat, minds[seat].decide(ask))
  }
  return recordOf(match)
}

/** A few worlds are enough for what must always be true. */
export function brief({ closer: _, ...judge }: AnyJudge, worlds: number): AnyJudge {
  return { ...judge, worlds: { quick: worlds, normal: worlds, deep: worlds } }
}

export function whole(
  game: AnyGame,
  judge: AnyJudge,
  record: GameRecord,
  effort: Effort = 'quick',
  seed = 'a',
): Analysis {
  const steps = analyse(game, judge, record, effort, seed)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
