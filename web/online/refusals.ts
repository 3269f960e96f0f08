/** The server's refusals in words; one that has none of its own is told by its code. */

import { say } from '../shell.svelte.ts'
import type { Key } from '../words/en.ts'
import { WORDS } from '../words/index.ts'

export function sayRefusal(code: string): string {
  const key = `refused.${code}`
  return key in WORDS.en ? say(key as Key) : say('refused.other', { code })
}
