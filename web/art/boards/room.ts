/** What of a sheet is taken: by the border and the spaces for ornaments, by things for names and more things. */

import { type Box, bounds, type Edge, isInside, overlap, type Ring, within } from './geometry.ts'
import type { Size, Spot } from './source.ts'

const STEP = 5
/** How much is tried at a time where a thing does not fit as large as it should be. */
const SHRINK = 0.08

export interface Wish {
  readonly width: number
  readonly height: number
  /** Where its middle would best be. */
  readonly at: readonly [number, number]
  /** How small it may become, and how far from there it may stand. */
  readonly least: number
  readonly farthest?: number
  /** Not on these, if told. */
  readonly keepOff?: (x: number, y: number) => boolean
}

export class FreeSpace {
  readonly boxes: Box[] = []
  readonly #frame: Edge
  readonly #columns: number
  /** How many cells above and to the left are playing ground, for each corner. */
  readonly #sums: Int32Array

  constructor({ width, height }: Size, frame: Edge, spaces: readonly Ring[]) {
    this.#frame = frame
    this.#columns = Math.ceil(width / STEP) + 1
    const rows = Math.ceil(height / STEP) + 1
    this.#sums = new Int32Array(this.#columns * rows)
    const ground = playingGround(this.#columns, rows, frame, spaces)
    for (let j = 1; j < rows; j++) {
      for (let i = 1; i < this.#columns; i++) {
        this.#sums[this.#at(i, j)] =
          this.#sums[this.#at(i, j - 1)] +
          this.#sums[this.#at(i - 1, j)] -
          this.#sums[this.#at(i - 1, j - 1)] +
          ground[this.#at(i, j)]
      }
    }
  }

  take(box: Box): void {
    this.boxes.push(box)
  }

  isTaken(box: Box, pad = 0): boolean {
    return this.boxes.some((other) => overlap(box, other, pad) > 0)
  }

  /** How much of a box is taken by others. */
  crowding(box: Box, pad = 0): number {
    return this.boxes.reduce((sum, other) => sum + overlap(box, other, pad), 0)
  }

  /** The free place nearest to where a thing is wanted, off the spaces; smaller if it must be; none if there is none. */
  find(wish: Wish): Spot | undefined {
    for (let scale = 1; scale >= wish.least; scale -= SHRINK) {
      const found = this.#nearest(wish, scale)
      if (!found) continue
      this.take([...found, wish.width * scale, wish.height * scale])
      return { at: found, scale }
    }
    return undefined
  }

  #nearest(wish: Wish, scale: number): readonly [number, number] | undefined {
    const [left, top, right, bottom] = this.#frame
    const [width, height] = [wish.width * scale, wish.height * scale]
    let best: readonly [number, number] | undefined
    let least = wish.farthest ?? Number.POSITIVE_INFINITY
    for (let y = top + 4; y + height < bottom - 4; y += STEP) {
      for (let x = left + 4; x + width < right - 4; x += STEP) {
        const far = Math.hypot(x + width / 2 - wish.at[0], y + height / 2 - wish.at[1])
        if (far >= least || !this.#isFree([x, y, width, height], wish)) continue
        least = far
        best = [x, y]
      }
    }
    return best
  }

  #isFree(box: Box, { keepOff }: Wish): boolean {
    const [x, y, width, height] = box
    const [i, j] = [Math.floor(x / STEP), Math.floor(y / STEP)]
    const [u, v] = [Math.ceil((x + width) / STEP), Math.ceil((y + height) / STEP)]
    const taken =
      this.#sums[this.#at(u, v)] - this.#sums[this.#at(u, j)] - this.#sums[this.#at(i, v)] + this.#sums[this.#at(i, j)]
    if (taken > 0 || this.isTaken(box, 4)) return false
    return !keepOff || !CORNERS.some(([a, b]) => keepOff(x + width * a, y + height * b))
  }

  #at(column: number, row: number): number {
    return row * this.#columns + column
  }
}

/** 1 for each cell that is the border or a space. */
function playingGround(columns: number, rows: number, frame: Edge, spaces: readonly Ring[]): Uint8Array {
  const ground = new Uint8Array(columns * rows)
  const inner: Edge = [frame[0] + 3, frame[1] + 3, frame[2] - 3, frame[3] - 3]
  const middle = (cell: number) => (cell - 1) * STEP + 2
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) if (!within(inner, middle(i), middle(j))) ground[j * columns + i] = 1
  }
  for (const ring of spaces) {
    const [left, top, right, bottom] = bounds(ring)
    for (let j = Math.max(1, Math.floor(top / STEP)); j < rows && middle(j) <= bottom; j++) {
      for (let i = Math.max(1, Math.floor(left / STEP)); i < columns && middle(i) <= right; i++)
        if (isInside(ring, middle(i), middle(j))) ground[j * columns + i] = 1
    }
  }
  return ground
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
] as const
