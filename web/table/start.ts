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
  const cover = coverOf(id)
  const options = defaults<Record<string, OptionValue>>(cover)
  const rivals = Math.max(1, cover.seats(options).min - 1)
  await start(id, options, [{ name: ownName() }, ...botsAt(rivals, id)])
}

/** Two bots at a table at which one only looks on. */
export function watchBots(id: GameId): Promise<void> {
  const options = defaults<Record<string, OptionValue>>(coverOf(id))
  return start(id, options, botsAt(2, id))
}

function botsAt(n: number, id: GameId): readonly LocalPlayer[] {
  return CREW.slice(0, n).map((name) => ({ name, bot: steadyBot(id) }))
}

export async function start(id: GameId, options: OptionValues, players: readonly LocalPlayer[]): Promise<void> {
  // The press is seen first: fetching the rules and laying the table takes longer.
  await seen()
  const kept = await deal(await rulesOf(id), options, players)
  go('play', kept.id)
}
