/** A part of the sheet that shows the whole kit. */

import type { PageKey } from '../words/en.ts'
import type { Drawing, Theme } from './ink.ts'

export interface Section {
  readonly title: Extract<PageKey, `art.${string}`>
  /** What they lie on. */
  readonly ground: 'table' | 'wood'
  readonly rows: readonly Row[]
}

/** Drawings of one size; those that are made for a light are told it. */
export interface Row {
  readonly width: number
  readonly drawings: (theme: Theme) => readonly Drawing[]
}

export function row(width: number, ...drawings: readonly Drawing[]): Row {
  return { width, drawings: () => drawings }
}
