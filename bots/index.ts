/** All bots, by name. */

import type { Bot } from './contract.ts'
import { random } from './random.ts'

const BOTS: readonly Bot[] = [random]

export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.id)

export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === name)
}
