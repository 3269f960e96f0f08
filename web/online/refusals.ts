/** Refusals in words. */

import { sayers } from '@windward/core/words.ts'
import type { ServerRefused } from '@windward/protocol/commands.ts'
import { settings } from '../shell.svelte.ts'
import { type OnlineTrouble, REFUSAL_WORDS } from './words.ts'

/** Why it was not done: the server's reason, or that it cannot be asked. */
export interface NotDone {
  readonly code: OnlineTrouble
  readonly params?: ServerRefused['params']
}

export function sayRefusal({ code, params }: NotDone): string {
  return say(settings.language)(code, params)
}

/** What may be otherwise in a minute. */
export function canPass({ code }: NotDone): boolean {
  return (
    code === 'serverAway' ||
    code === 'storeAway' ||
    code === 'newerRules' ||
    code === 'stopping' ||
    code === 'tooFast' ||
    code === 'failed'
  )
}

const say = sayers(REFUSAL_WORDS)
