/** Who sits where. A record keeps people's names, and for a bot `bot` and its kind. */

import type { Bot } from '@windward/bots/contract.ts'
import { botNamed } from '@windward/bots/index.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { Names, Say } from '@windward/core/words.ts'
import type { Key } from './words/index.ts'

const BOT = /^bot (.+)$/

export function playerOfBot(bot: Bot): string {
  return `bot ${bot.id}`
}

/** The bot of a seat, if the record says that one sits there and it is known here. */
export function botAt(players: readonly string[] | undefined, seat: Seat): Bot | undefined {
  const kind = BOT.exec(players?.[seat] ?? '')?.[1]
  return kind === undefined ? undefined : botNamed(kind)
}

export function isBotName(name: string): boolean {
  return BOT.test(name)
}

export function namesOf(players: readonly string[] | undefined, say: Say<Key>): Names {
  return (seat) => {
    const player = players?.[seat]
    if (player !== undefined && isBotName(player)) return say('bot', { n: seat + 1 })
    return player ?? say('player', { n: seat + 1 })
  }
}
