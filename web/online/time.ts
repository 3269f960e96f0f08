/** Time that is left, as people say it: in words, the last hour as a clock shows it. */

import { settings } from '../shell.svelte.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function sayTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left >= 2 * DAY) return inWords(Math.round(left / DAY), 'day')
  if (left >= 2 * HOUR) return inWords(Math.round(left / HOUR), 'hour')
  if (left >= HOUR) return inWords(Math.round(left / MINUTE), 'minute')
  const seconds = Math.ceil(left / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long ago something was. */
export function sayAge(milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto', style: 'short' })
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? ['minute', MINUTE]
  return words.format(-Math.round(milliseconds / size), unit)
}

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

function inWords(n: number, unit: string): string {
  return new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'long' }).format(n)
}
