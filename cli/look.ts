/** How things look in a terminal: colours only where they can be seen, never as the only sign. */

import { stripVTControlCharacters } from 'node:util'
import CliTable from 'cli-table3'
import picocolors from 'picocolors'

const { env, stdout } = process
const wanted = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0'
const refused = env.NO_COLOR !== undefined && env.NO_COLOR !== ''

export const paint = picocolors.createColors(!refused && (wanted || (stdout.isTTY === true && env.TERM !== 'dumb')))

export type Cell = string | number

/** A head and rows under it, without lines: words to the left, figures to the right. */
export function figures(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const aligns = head.map((_, at) => (rows.every((row) => isFigure(row[at])) ? 'right' : 'left'))
  return layOut([head, ...rows], { colAligns: aligns })
}

/** Rows of words; the last column takes what is left of the width and is broken at spaces. */
export function columns(rows: readonly (readonly string[])[], width?: number): string {
  if (width === undefined) return layOut(rows, {})
  const own = (rows[0] ?? []).slice(0, -1).map((_, at) => Math.max(...rows.map((row) => visible(row[at]).length)) + GAP)
  const rest = width - own.reduce((sum, n) => sum + n + 1, 0)
  return layOut(rows, { colWidths: [...own, rest], wordWrap: true })
}

function layOut(rows: readonly (readonly Cell[])[], layout: CliTable.TableConstructorOptions): string {
  const table = new CliTable({ chars: NO_LINES, style: { head: [], border: [] }, ...layout })
  for (const row of rows) table.push(row.map(String))
  return trimLines(table.toString())
}

function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

/** Breaks a text at spaces; what stands before the first word stays, further lines are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const start = /^ */.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = ''
  for (const word of text.slice(start.length).split(' ')) {
    const longer = line === '' ? start + word : `${line} ${word}`
    if (line !== '' && visible(longer).length > width) {
      lines.push(line)
      line = indent + word
    } else {
      line = longer
    }
  }
  return [...lines, line].join('\n')
}

const GAP = 2

/** Without what only colours it. */
function visible(text: string): string {
  return stripVTControlCharacters(text)
}

const NO_LINES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: ' ',
}

function isFigure(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || /^[\d.,\s%–-]+$/.test(cell ?? '')
}
