/** From nothing to a game. */

import type { Level } from '@windward/bots/contract.ts'
import type { OptionValue } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { type GameId, gameNamed } from '../games/rules.ts'
import { seen } from '../parts/turns.ts'
import { go, settings } from '../shell.svelte.ts'
import type { Player } from '../store/games.ts'
import { CREW } from './crew.ts'
import { deal } from './local.ts'

/** You against bots, as few as the game allows but one at least, with the rules as they come. */
export async function quickStart(id: GameId): Promise<void> {
  await seen()
  const game = await gameNamed(id)
  const options = defaults<Record<string, OptionValue>>(game)
  const rivals = Math.max(1, game.seats(options).min - 1)
  const bots = CREW.slice(0, rivals).map((name) => ({ name, bot: FAIR_BOT }))
  await start(id, options, [{ name: settings.name }, ...bots])
}

export async function start(
  id: GameId,
  options: Readonly<Record<string, OptionValue>>,
  players: readonly Player[],
): Promise<void> {
  const kept = await deal(await gameNamed(id), options, players)
  go('play', kept.id)
}

/** Strong enough to be a game, weak enough to be beaten on the first evening. */
export const FAIR_BOT: Level = 'mate'
