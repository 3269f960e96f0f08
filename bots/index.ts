/** All bots, by name. */

import type { Bot } from './contract.ts'
import { LEVEL_BOTS } from './levels.ts'
import { random } from './random.ts'

const BOTS: readonly Bot[] = [random, ...LEVEL_BOTS]

export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.id)

export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === name)
}
