/** Whoever is named where a bot is asked for, ready to play: one of ours or a program, and guarded in either case. */

import type { Bot, Minds } from '@windward/bots/contract.ts'
import type { Watch } from '@windward/bots/guard.ts'
import { seatBot } from '@windward/bots/seat.ts'
import { isProgram, programOf } from './foreign.ts'

/** To be closed when the game is over, which ends a program. */
export interface SeatedBot extends Bot {
  close(): void
}

export function seat(minds: Minds, name: string, watch: Omit<Watch, 'fallback'>): SeatedBot {
  const program = isProgram(name) ? programOf(name) : undefined
  const { decide } = seatBot(minds, program ?? name, watch)
  return { id: name, decide, close: () => program?.close() }
}

/** One game of theirs, whatever comes of it. */
export function playedBy<T>(seated: readonly SeatedBot[], play: (bots: readonly Bot[]) => T): T {
  try {
    return play(seated)
  } finally {
    for (const bot of seated) bot.close()
  }
}
