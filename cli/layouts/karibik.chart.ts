/** The chart in characters: land shaded, each sea space where it lies. */

import { CANVAS, SPACE_SHAPES } from '@windward/games/karibik/chart.ts'
import { LAND } from '@windward/games/karibik/coast.ts'
import { paint } from '../look.ts'

export interface ChartMark {
  readonly text: string
  readonly paint: (text: string) => string
  /** Heavier marks are set first and come nearest to their true place. */
  readonly weight: number
}

/** `marks` by space number. */
export function chart(marks: readonly ChartMark[], width: number): string {
  // A character is about twice as high as it is wide.
  const height = Math.round((width * CANVAS.height) / CANVAS.width / 2)
  const grid = shadedLand(width, height)
  const set: Placed[] = []
  const heaviest = [...SPACE_SHAPES].sort((a, b) => marks[b.no].weight - marks[a.no].weight || a.no - b.no)
  for (const { no, x, y } of heaviest) {
    const mark = marks[no]
    const row = Math.min(height - 1, Math.floor((y / CANVAS.height) * height))
    const column = Math.round((x / CANVAS.width) * width - mark.text.length / 2)
    set.push({ ...place(set, row, column, mark.text.length, width, height), mark })
  }
  return draw(grid, set)
}

interface Place {
  readonly row: number
  readonly column: number
}

interface Placed extends Place {
  readonly mark: ChartMark
}

/** The free place nearest to the wanted one, with a blank to either side. */
function place(
  set: readonly Placed[],
  row: number,
  column: number,
  length: number,
  width: number,
  height: number,
): Place {
  for (const [down, right] of OFFSETS) {
    const at = { row: row + down, column: Math.max(0, Math.min(width - length, column + right)) }
    if (at.row < 0 || at.row >= height) continue
    const isFree = set.every(
      (other) =>
        other.row !== at.row || other.column + other.mark.text.length < at.column || at.column + length < other.column,
    )
    if (isFree) return at
  }
  return { row, column }
}

/** Nearest first; a row counts for two columns. */
const OFFSETS: readonly (readonly [number, number])[] = Array.from({ length: 5 * 17 }, (_, i) => {
  return [Math.floor(i / 17) - 2, (i % 17) - 8] as const
}).sort(([a, b], [c, d]) => 4 * a * a + b * b - (4 * c * c + d * d))

function draw(grid: readonly string[][], set: readonly Placed[]): string {
  const rows = grid.map((cells) => [...cells])
  for (const { row, column, mark } of set) {
    rows[row].splice(column, mark.text.length, mark.paint(mark.text), ...Array(mark.text.length - 1).fill(''))
    if (rows[row][column - 1] === SHADE) rows[row][column - 1] = ' '
    if (rows[row][column + mark.text.length] === SHADE) rows[row][column + mark.text.length] = ' '
  }
  return rows
    .map((cells) =>
      cells
        .join('')
        .replace(/░+/g, (shade) => paint.dim(shade))
        .trimEnd(),
    )
    .join('\n')
}

const SHADE = '░'
const lands = new Map<number, string[][]>()

function shadedLand(width: number, height: number): string[][] {
  let grid = lands.get(width)
  if (grid === undefined) {
    const shapes = LAND.map(({ points }) => points.split(' ').map((point) => point.split(',').map(Number)))
    grid = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => {
        const x = ((column + 0.5) * CANVAS.width) / width
        const y = ((row + 0.5) * CANVAS.height) / height
        return shapes.some((shape) => isInside(x, y, shape)) ? SHADE : ' '
      }),
    )
    lands.set(width, grid)
  }
  return grid
}

function isInside(x: number, y: number, corners: readonly (readonly number[])[]): boolean {
  let inside = false
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [x1, y1] = corners[i]
    const [x2, y2] = corners[j]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
