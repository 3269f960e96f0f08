/** Whoever is named where a bot is asked for, ready to play: one of ours or a program, and guarded in either case. */

import type { Bot } from '@windward/bots/contract.ts'
import { guarded, type Watch } from '@windward/bots/guard.ts'
import { botNamed } from '@windward/bots/index.ts'
import { levelBelow } from '@windward/bots/levels.ts'
import { isProgram, programOf } from './foreign.ts'

/** To be closed when the game is over, which ends a program. */
export interface Seated extends Bot {
  close(): void
}

export function seat(name: string, watch: Omit<Watch, 'fallback'>): Seated {
  const program = isProgram(name) ? programOf(name) : undefined
  const bot = program ?? botNamed(name)
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  const careful = guarded(bot, { ...watch, fallback: levelBelow(name) })
  return { id: name, decide: careful.decide, close: () => program?.close() }
}

/** One game of theirs, whatever comes of it. */
export function playedBy<T>(seated: readonly Seated[], play: (bots: readonly Bot[]) => T): T {
  try {
    return play(seated)
  } finally {
    for (const bot of seated) bot.close()
  }
}
