/** From nothing to a game. */

import { steadyBot } from '@windward/bots/catalogue.ts'
import type { OptionValue, OptionValues } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { coverOf, type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { seen } from '../parts/turns.ts'
import { go, ownName } from '../shell.svelte.ts'
import type { LocalPlayer } from '../store/games.ts'
import { CREW } from './crew.ts'
import { deal } from './local.ts'

/** You against bots, as few as the game allows but one at least, with the rules as they come. */
export async function quickStart(id: GameId): Promise<void> {
  await seen()
  const cover = coverOf(id)
  const options = defaults<Record<string, OptionValue>>(cover)
  const rivals = Math.max(1, cover.seats(options).min - 1)
  const bots = CREW.slice(0, rivals).map((name) => ({ name, bot: steadyBot(id) }))
  await start(id, options, [{ name: ownName() }, ...bots])
}

export async function start(id: GameId, options: OptionValues, players: readonly LocalPlayer[]): Promise<void> {
  const kept = await deal(await rulesOf(id), options, players)
  go('play', kept.id)
}
