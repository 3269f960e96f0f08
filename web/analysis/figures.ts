/** Shares of the victory as they are written: whole per cent, and points with their sign. */

import { type Language, numberFormat, percentage } from '@windward/core/words.ts'

/** Nobody wins less than never or more than always, whatever an estimate, or a result without its luck, comes to. */
export function percent(share: number, language: Language): string {
  return percentage(Math.round(100 * Math.max(0, Math.min(1, share))), language)
}

/** What was won or lost, in points of win chance. */
export function signed(share: number, language: Language, digits = 0): string {
  const options = { signDisplay: 'exceptZero', maximumFractionDigits: digits, minimumFractionDigits: digits } as const
  return minus(numberFormat(language, options).format(zeroed(100 * share)))
}

export function points(share: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 100 * share < 1 ? 1 : 0 }).format(100 * share)
}

/** A minus as it is printed. */
export function minus(text: string): string {
  return text.replace('-', '−')
}

/** Nothing has no sign. */
function zeroed(figure: number): number {
  return Math.abs(figure) < 0.05 ? 0 : figure
}
