/** What there is to hear at a table, and what somebody wants to hear of it. */

export const SOUNDS = ['card', 'coin', 'wood', 'rope', 'bust', 'cannon', 'bell', 'victory'] as const
export type Sound = (typeof SOUNDS)[number]

/** The setting that a sound is subject to, besides the one for all. */
const KIND_OF = {
  card: 'cardSounds',
  wood: 'cardSounds',
  coin: 'coinSounds',
  rope: 'seaSounds',
  bust: 'seaSounds',
  cannon: 'gunSounds',
  bell: 'bellSounds',
  victory: 'bellSounds',
} as const satisfies Record<Sound, string>

export function isHeard(
  sound: Sound,
  wishes: Readonly<Record<'sound' | (typeof KIND_OF)[Sound], 'on' | 'off'>>,
): boolean {
  return wishes.sound === 'on' && wishes[KIND_OF[sound]] === 'on'
}
