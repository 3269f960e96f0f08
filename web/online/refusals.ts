/** The server's refusals in words; one that has none of its own is told by its code. */

import { say } from '../shell.svelte.ts'
import type { Key } from '../words/en.ts'
import { WORDS } from '../words/index.ts'

export function sayRefusal(code: string): string {
  return isServers(code) ? say(`refused.${code}` as Key) : say('refused.other', { code })
}

/** Whether it is the server that refuses, and not the rules of a game. */
export function isServers(code: string): boolean {
  return `refused.${code}` in WORDS.en
}
