/** Who sits where. A record keeps people's names, and for a bot `bot` and its kind. */

import type { Names, Say } from '@windward/core/words.ts'
import { isProgram } from './foreign.ts'
import type { TerminalKey } from './words/index.ts'

const BOT = /^bot (.+)$/
/** The kind of a foreign program. Its command is not written down: no file can make anyone run one. */
const PROGRAM = 'exec'

export function playerOfBot(name: string): string {
  return `bot ${isProgram(name) ? PROGRAM : name}`
}

export function isProgramName(player: string): boolean {
  return player === `bot ${PROGRAM}`
}

/** By seat the name of its bot, if one sits there that is known here. Programs have to be named, in order. */
export function botsOf(
  players: readonly string[],
  known: readonly string[],
  programs: readonly string[],
): readonly (string | undefined)[] {
  const named = [...programs]
  return players.map((player) => {
    if (isProgramName(player)) return named.shift()
    const kind = BOT.exec(player)?.[1]
    return known.find((name) => name === kind)
  })
}

export function isBotName(name: string): boolean {
  return BOT.test(name)
}

export function namesOf(players: readonly string[] | undefined, say: Say<TerminalKey>): Names {
  return (seat) => {
    const player = players?.[seat]
    if (player !== undefined && isBotName(player)) return say('bot', { n: seat + 1 })
    return player ?? say('player', { n: seat + 1 })
  }
}
