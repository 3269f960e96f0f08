/**
 * The law of non-interference, extended to bots: same view and seed, same action, whatever is hidden. Over random
 * games, each decision is asked again in other worlds that the seat must think possible.
 */

import { Chance } from '@windward/core/chance.ts'
import { offered, owed, same, sample } from '@windward/core/choices.ts'
import type { AnyGame, OptionValues } from '@windward/core/contract.ts'
import type { Bot } from './contract.ts'

export interface BotTrial {
  readonly game: AnyGame
  readonly options: OptionValues
  readonly seats: number
  readonly seed: string
  /** Decisions of a random game between two that are checked. */
  readonly every: number
}

export class BotLawBroken extends Error {}

/** How many decisions were checked. Throws at the first that depends on more than view and seed. */
export function seesOnlyItsView(bot: Bot, { game, options, seats, seed, every }: BotTrial): number {
  const rng = new Chance(seed)
  const policy = new Chance(`${seed} policy`)
  const dream = new Chance(`${seed} dream`)
  const state = game.setup(options, seats, rng)
  let checked = 0
  for (let move = 0; ; move++) {
    const asked = owed(game.questions(state))
    if (asked.length === 0) return checked
    const question = asked[policy.int(asked.length)]
    const { seat } = question
    if (move % every === 0) {
      const decide = (world: unknown) => {
        const choices = game.actions(world, seat)
        const own = new Chance(`${seed} own ${move}`)
        return bot.decide({ game, seat, question, choices, view: game.view(world, seat), rng: own })
      }
      const chosen = decide(state)
      const where = `${bot.id} in ${game.id}, move ${move} of ${seed}`
      if (offered(game.actions(state, seat), chosen) === undefined) throw new BotLawBroken(`${where}: not offered`)
      const again = decide(state)
      if (!same(again, chosen)) throw new BotLawBroken(`${where}: chooses otherwise when asked again`)
      const other = decide(game.imagine(game.view(state, seat), dream))
      if (!same(other, chosen)) throw new BotLawBroken(`${where}: chooses otherwise where hidden things differ`)
      checked += 1
    }
    game.apply(state, seat, sample(game.actions(state, seat), policy), rng)
  }
}
