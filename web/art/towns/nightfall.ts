/** A town in another light: every colour in small letters is inked anew; lights, in capitals, stay as they are. */

import { INK, mixed } from '../ink.ts'

/** Blue, and darker than by day. */
export function atNight(marks: string): string {
  return inked(marks, (colour) =>
    colour === INK ? '#08111b' : mixed(mixed(colour, '#1f4a78', 0.52), '#08111b', 0.4 - light(colour) * 0.16),
  )
}

/** A house that is shut by day: bare engraving. */
export function bare(marks: string): string {
  return inked(marks, (colour) =>
    colour === INK ? '#7a705a' : mixed(mixed('#b9ab88', '#efe4c6', light(colour)), colour, 0.1),
  )
}

/** A house that is shut at night: without any light. */
export function silhouette(marks: string): string {
  return inked(marks, (colour) => (colour === INK ? '#0b1c2e' : mixed('#1b3853', '#33597a', light(colour))))
}

function inked(marks: string, ink: (colour: string) => string): string {
  return marks.replace(/#[0-9a-f]{6}(?![\w])/g, ink)
}

function light(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return ((value >> 16) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11) / 255
}
