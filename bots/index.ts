/** All bots, by name. */

import type { Bot } from './contract.ts'
import { LEVEL_BOTS, levelsOf } from './levels.ts'
import { random } from './random.ts'

const BOTS: readonly Bot[] = [random, ...LEVEL_BOTS]

export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.id)

/** The bots that there really are for a game: a level it lacks is none. */
export function botsFor(game: string): readonly string[] {
  return [random.id, ...levelsOf(game)]
}

export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === name)
}
