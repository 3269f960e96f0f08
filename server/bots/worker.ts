/** Decides for a bot; runs in a worker thread. It has a view, and imagines from it what it needs. */

import { botNamed } from '@windward/bots/index.ts'
import { Chance } from '@windward/core/chance.ts'
import type { Action, Question, Seat } from '@windward/core/contract.ts'
import { GAMES } from '@windward/games/index.ts'

/** Plain data, so that it can go to another machine. */
export interface BotJob {
  readonly game: string
  readonly seat: Seat
  readonly bot: string
  readonly question: Question
  readonly view: unknown
  readonly seed: string
}

export function decide({ game: id, seat, bot: name, question, view, seed }: BotJob): Action {
  const game = GAMES.find((each) => each.id === id)
  const bot = botNamed(name)
  if (game === undefined || bot === undefined) throw new Error(`no bot ${name} for ${id}`)
  const rng = new Chance(seed)
  // A seat's choices follow from its view (law 6), so that those of any state the view allows are the true ones.
  const choices = game.actions(game.imagine(view, rng.stream('imagine')), seat)
  return bot.decide({ game, seat, question, choices, view, rng: rng.stream('bot') })
}
