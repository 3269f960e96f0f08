/** Small sounds, made and not recorded. They are fetched when somebody turns them on. */

import { settings } from '../shell.svelte.ts'

export const SOUNDS = ['card', 'coin', 'bust', 'horn', 'win'] as const
export type Sound = (typeof SOUNDS)[number]

/** Parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, … */
const NOTES: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  card: [0.4, 0.1, 180, 0, 0.01, 0.04, 4, 2, undefined, undefined, undefined, undefined, undefined, 8],
  coin: [0.5, 0.05, 1300, 0, 0.02, 0.16, 1, 1.6, undefined, undefined, 500, 0.04],
  bust: [0.9, 0.05, 70, 0.02, 0.2, 0.5, 4, 2, -1, undefined, undefined, undefined, undefined, 3],
  horn: [0.5, 0, 220, 0.05, 0.2, 0.3, 2, 0.5],
  win: [0.7, 0, 392, 0.02, 0.3, 0.5, 1, 1.2, undefined, undefined, 196, 0.12, 0.14],
}

export async function play(sound: Sound): Promise<void> {
  if (settings.sound === 'off') return
  const { zzfx } = await import('zzfx')
  zzfx(...NOTES[sound])
}
