/** How a figure is cut: fine, or coarse for a medallion; and on which side of it the light is. */

import { block, disc, flat, INK, type Line, points, stroke, tenth } from '../ink.ts'

export interface Pen {
  readonly isCoarse: boolean
  /** Whether the light is on the side the figure faces while it is being drawn, before it is turned round. */
  readonly isLit: boolean
  stroke(shape: string, width?: number, colour?: string, more?: string): string
  block(shape: string, fill: string, width?: number): string
  disc(x: number, y: number, r: number, fill: string, width?: number): string
  dots(line: Line | string, r: number, fill: string, width?: number): string
  /** Fine cuts: left out when coarse. */
  fine(shape: string, fill?: string): string
  /** A shape with a sunny and a shady side, drawn for light from the right and mirrored where it comes from the left. */
  sunny(shape: string, fill: string): string
  /** Fine cuts that do the same. */
  sun(shape: string, fill?: string): string
}

export function penFor(isCoarse: boolean, isLit: boolean): Pen {
  const weight = isCoarse ? 1.35 : 1
  const round = (x: number, y: number, r: number, fill: string, width = 0) => disc(x, y, r, fill, width * weight)
  const fine = (shape: string, fill: string = INK) => (isCoarse ? '' : flat(shape, fill))
  const sunny = (shape: string, fill: string) => flat(isLit ? shape : mirrored(shape), fill)
  return {
    isCoarse,
    isLit,
    stroke: (shape, width = 2.2, colour = INK, more = '') => stroke(shape, width * weight, colour, more),
    block: (shape, fill, width = 2.3) => block(shape, fill, width * weight),
    disc: round,
    dots: (line, r, fill, width = 0) =>
      (typeof line === 'string' ? points(line) : line).map(([x, y]) => round(x, y, r, fill, width)).join(''),
    fine,
    sunny,
    sun: (shape, fill = INK) => (isCoarse ? '' : sunny(shape, fill)),
  }
}

function mirrored(shape: string): string {
  return shape.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${tenth(200 - Number(x))} ${y}`)
}
