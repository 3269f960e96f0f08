/** How long a game takes, in words. */

import { say } from '../shell.svelte.ts'

const HOUR = 60

export function sayLength([least, most]: readonly [number, number]): string {
  return most > HOUR
    ? say('home.hours', { least: least / HOUR, most: most / HOUR })
    : say('home.minutes', { least, most })
}
