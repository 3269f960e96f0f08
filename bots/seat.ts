/** One way to seat a bot, whoever the host is: how it is asked, who watches it, and who stands in for it. */

import { Chance, seedOf } from '@windward/core/chance.ts'
import type { Action, AnyGame, Question, Seat } from '@windward/core/contract.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { botBelow, botOf, CHANCE } from './catalogue.ts'
import { type Bot, LEVELS, type Minds } from './contract.ts'
import { guarded, type Watch } from './guard.ts'

/** What is asked of a bot, as plain data, so that it can go to a thread or to another machine. */
export interface BotTask {
  readonly game: string
  readonly rev: number
  readonly bot: string
  readonly seat: Seat
  readonly question: Question
  readonly view: unknown
  readonly seed: string
}

/** One of the game's own by name, or a stranger. The level below stands in for it, and then any legal action. */
export function seatBot(minds: Minds, who: string | Bot, watch: Omit<Watch, 'fallback'>): Bot {
  const bot = typeof who === 'string' ? botOf(minds, who) : who
  if (bot === undefined) throw new Error(`there is no bot ${who}`)
  const below = botBelow([CHANCE, ...LEVELS.filter((level) => minds[level] !== undefined)], bot.id)
  return guarded(bot, { ...watch, fallback: below === undefined ? undefined : botOf(minds, below) })
}

/** Each decision has a chance of its own, so that a match that is taken up again goes on alike. */
export function taskIn(match: AnyMatch, question: Question, bot: string): BotTask {
  const { seat } = question
  const seed = seedOf(`${match.deal.seed}/bots/${match.moves.length}/${seat}`)
  return { game: match.game.id, rev: match.game.rev, bot, seat, question, view: match.view(seat), seed }
}

/** A seat's choices follow from its view (law 6): those of any state that the view allows are the true ones. */
export function answerOf(bot: Bot, game: AnyGame, { seat, question, view, seed }: BotTask): Action {
  const rng = new Chance(seed)
  const choices = game.actions(game.imagine(view, rng.stream('imagine')), seat)
  return bot.decide({ game, seat, question, choices, view, rng: rng.stream('bot') })
}
