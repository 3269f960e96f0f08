/** Small sounds, made and not recorded: each thing has its own. What makes them is fetched with the first of them. */

import { settings } from '../shell.svelte.ts'
import { isHeard, type Sound } from './hearing.ts'

/** The same sound twice at once is one, in milliseconds. */
const ONCE = 90
const playedAt: Partial<Record<Sound, number>> = {}

export async function play(sound: Sound): Promise<void> {
  if (!isHeard(sound, settings)) return
  // A browser lets a page sound once somebody has pressed something in it.
  if (!navigator.userActivation?.hasBeenActive) return
  const now = performance.now()
  if (now - (playedAt[sound] ?? Number.NEGATIVE_INFINITY) < ONCE) return
  playedAt[sound] = now
  const { synthesise } = await import('./synth.ts')
  await synthesise(sound)
}
