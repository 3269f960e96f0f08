/**
 * Walls and roofs. A front is parallel to the picture; depth runs 0.6 sideways and 0.36 up. Light falls from the right:
 * right flanks are pale, left flanks are hatched.
 */

import { at, clipped, comb, cut, flat, INK, mixed, type Point, stroke, tenth, thorn, times } from '../ink.ts'
import { grain } from './grain.ts'
import type { Masonry, Tiles, TownStyle } from './styles.ts'

export const DEPTH = { x: 0.6, y: -0.36 } as const
const SUNLIT = '#fff7e0'
const SHADED = '#4a3a2c'

/** Eave left, eave right, ridge right, ridge left. */
type Quad = readonly [Point, Point, Point, Point]

export interface Body {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** 1: its right flank is seen; -1: its left one. */
  readonly side: 1 | -1
}

export function outline(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => at(x, y)).join('L')}Z`
}

/** Four walls, two of them seen, with the front's left foot at the origin. */
export function walls(body: Body, colour: string, masonry: Masonry, flank = '', seed = 2): string {
  const { width: w, height: h, depth, side } = body
  const edge = side > 0 ? w : 0
  const [dx, dy] = [side * depth * DEPTH.x, depth * DEPTH.y]
  const seen: readonly Point[] = [
    [edge, 0],
    [edge, -h],
    [edge + dx, -h + dy],
    [edge + dx, dy],
  ]
  const front = `M0 0V${-h}H${w}V0Z`
  const leaning = (marks: string, y: number) =>
    `<g transform="matrix(${side * DEPTH.x} ${DEPTH.y} 0 1 ${edge} ${y})">${marks}</g>`
  const far: readonly Point[] = [
    [edge + dx, -h + dy],
    [edge + dx, dy],
  ]
  const shade =
    side > 0
      ? comb(far, halfway(edge, dx, dy, h), Math.round(h / 6), { width: 0.8, reach: 0.8 })
      : comb(far, `${edge} ${-h + 2} ${edge} -1`, Math.round(h / 3.6), { width: 1.25, reach: 0.96, tool: thorn })
  return (
    flat(outline(seen), side > 0 ? mixed(colour, SUNLIT, 0.38) : mixed(colour, SHADED, 0.36)) +
    leaning(courses(masonry, depth, h, 5), -h) +
    flat(shade, INK) +
    leaning(flank, 0) +
    stroke(outline(seen), 2) +
    flat(front, colour) +
    `<g transform="translate(0 ${-h})">${courses(masonry, w, h, seed)}</g>` +
    flat(
      comb(`1 ${-h + 4} 1 -2`, `${w * 0.2} ${-h + 4} ${w * 0.16} -2`, Math.round(h / 4.2), {
        width: 1.05,
        reach: 0.85,
        tool: thorn,
      }),
      INK,
      'opacity=".75"',
    ) +
    stroke(front, 2.1)
  )
}

function halfway(edge: number, dx: number, dy: number, h: number): readonly Point[] {
  return [
    [edge + dx * 0.55, -h + dy * 0.55],
    [edge + dx * 0.55, dy * 0.55],
  ]
}

/** Marks of what a wall is made of, down from its eaves. */
export function courses(masonry: Masonry, w: number, h: number, seed: number): string {
  return stroke(COURSES[masonry](w, h, seed), 0.85, INK, 'opacity=".5"')
}

const COURSES: Readonly<Record<Masonry, (w: number, h: number, seed: number) => string>> = {
  brick: (w, h, seed) =>
    grid(w, h, 9, 5, (i, r) => {
      const z = grain(i + r * 31, seed)
      return z < 0.46 ? `M${at(i * 9 + (r % 2) * 4.5 + 1, r * 5 + 3)}h${tenth(4 + z * 7)}${z < 0.14 ? 'v4' : ''}` : ''
    }),
  clapboard: (w, h, seed) =>
    times(Math.floor(h / 6), (r) => {
      const y = (r + 1) * 6
      return `M0 ${y}H${tenth(w * (0.3 + 0.7 * grain(r, seed)))}M${at(w * (0.5 + 0.45 * grain(r, seed + 3)), y)}H${w}`
    }),
  stone: (w, h, seed) =>
    grid(w, h, 17, 10, (i, r) => {
      const z = grain(i + r * 17, seed)
      return z < 0.6 ? `M${i * 17 + (r % 2) * 8} ${r * 10 + 9}h${tenth(9 + z * 12)}${z < 0.3 ? 'v-8' : ''}` : ''
    }),
  plaster: (w, h, seed) =>
    times(Math.ceil((w * h) / 1500), (i) => {
      const [x, y] = [6 + grain(i, seed) * (w - 22), 8 + grain(i, seed + 7) * (h - 16)]
      return `M${at(x, y)}h8M${at(x + 4, y + 3.5)}h9M${at(x - 2, y + 7)}h7`
    }),
}

function grid(w: number, h: number, wide: number, high: number, draw: (i: number, r: number) => string): string {
  return times(Math.ceil(h / high), (r) => times(Math.ceil(w / wide), (i) => draw(i, r)))
}

/* Roofs, on a body whose eaves lie at its height. */

export type RoofShape = 'hip' | 'long' | 'gabled' | 'mansard'

/** How far a roof hangs over. */
const OVER = 6

export function roof(
  shape: RoofShape,
  body: Body,
  rise: number,
  style: TownStyle,
  end = style.walls.sellGoods,
): string {
  const { width: w, height: h, depth, side } = body
  const [dx, dy, y] = [side * depth * DEPTH.x, depth * DEPTH.y, -h]
  switch (shape) {
    case 'hip':
    case 'long':
      return eaves(w, y) + sloped(shape, body, rise, style, end)
    case 'gabled': {
      const [top, back]: readonly [Point, Point] = [
        [w / 2, y - rise],
        [w / 2 + dx, y - rise + dy],
      ]
      const slope: Quad =
        side > 0
          ? [[w + OVER, y + 3], [w + OVER + dx, y + 3 + dy], back, top]
          : [[-OVER + dx, y + 3 + dy], [-OVER, y + 3], top, back]
      return face(slope, style.roof, style.tiles, side < 0)
    }
    case 'mansard':
      return eaves(w, y) + mansard(body, rise, style)
  }
}

function eaves(w: number, y: number): string {
  return (
    flat(`M0 ${y}H${w}V${y + 7}L0 ${y + 10}Z`, INK, 'opacity=".3"') +
    flat(
      comb(`4 ${y} ${w} ${y}`, `0 ${y + 15} ${w - 5} ${y + 11}`, Math.round(w / 5.5), {
        width: 1.3,
        reach: 0.9,
        tool: thorn,
      }),
      INK,
    )
  )
}

function sloped(shape: 'hip' | 'long', body: Body, rise: number, style: TownStyle, end: string): string {
  const { width: w, height: h, depth, side } = body
  const [dx, dy, y] = [side * depth * DEPTH.x, depth * DEPTH.y, -h]
  const inset = shape === 'hip' ? Math.min(w * 0.22, rise * 1.1) : -OVER * 0.4
  const high = y + dy / 2 - rise
  const [left, right]: readonly [Point, Point] = [
    [inset + dx / 2, high],
    [w - inset + dx / 2, high],
  ]
  const back: Point = [(side > 0 ? w + OVER : -OVER) + dx, y + dy + 2]
  const [low, lower]: readonly [Point, Point] = [
    [-OVER, y + 3],
    [w + OVER, y + 3],
  ]
  const edge = side > 0 ? w : 0
  const triangle = outline([
    [edge, y],
    [edge + dx, y + dy],
    [edge + dx / 2, y + dy / 2 - rise + 3],
  ])
  const flank =
    shape === 'hip'
      ? face(side > 0 ? [lower, back, right, right] : [back, low, left, left], style.roof, style.tiles, side < 0)
      : flat(triangle, side > 0 ? mixed(end, SUNLIT, 0.3) : mixed(end, SHADED, 0.4)) + stroke(triangle, 1.8)
  const ridge = `M${at(...left)}L${at(...right)}`
  return (
    flank +
    face([low, lower, right, left], style.roof, style.tiles) +
    stroke(ridge, 4) +
    stroke(ridge, 1.6, mixed(style.roof, '#ffffff', 0.25), 'transform="translate(0 -.6)"')
  )
}

function mansard({ width: w, height: h, depth, side }: Body, rise: number, style: TownStyle): string {
  const [dx, dy, y] = [side * depth * DEPTH.x, depth * DEPTH.y, -h]
  const [break_, q] = [rise * 0.72, 11]
  const [low, lower]: readonly [Point, Point] = [
    [-OVER, y + 2],
    [w + OVER, y + 2],
  ]
  const [bend, bent]: readonly [Point, Point] = [
    [q * 0.5 + dx * 0.16, y - break_ + dy * 0.16],
    [w - q * 0.5 + dx * 0.16, y - break_ + dy * 0.16],
  ]
  const [left, right]: readonly [Point, Point] = [
    [q + dx / 2, y - rise + dy / 2],
    [w - q + dx / 2, y - rise + dy / 2],
  ]
  const back: Point = [(side > 0 ? w + OVER : -OVER) + dx, y + dy + 2]
  const backBend: Point = [(side > 0 ? w - q * 0.5 : q * 0.5) + dx * 0.86, y - break_ + dy * 0.86]
  const isDark = side < 0
  return (
    face(side > 0 ? [lower, back, backBend, bent] : [back, low, bend, backBend], style.roof, style.tiles, isDark) +
    face(
      side > 0 ? [bent, backBend, right, right] : [backBend, bend, left, left],
      style.roofDark,
      style.tiles,
      isDark,
    ) +
    face([low, lower, bent, bend], style.roof, style.tiles) +
    face([bend, bent, right, left], mixed(style.roof, '#ffffff', 0.16), style.tiles) +
    stroke(`M${at(bend[0] - 2, bend[1])}L${at(bent[0] + 2, bent[1])}`, 3.4)
  )
}

/** One face of a roof with its tiles; dark where it is turned from the light. */
function face(quad: Quad, colour: string, tiles: Tiles, isDark = false): string {
  const wide = Math.max(far(quad[0], quad[1]), far(quad[2], quad[3]))
  const high = (far(quad[0], quad[3]) + far(quad[1], quad[2])) / 2
  const shape = outline(quad)
  const shade = isDark
    ? comb([quad[0], quad[3]], [on(quad, 0.9, 0), on(quad, 0.9, 1)], Math.round(high / 3.4), {
        width: 1.5,
        reach: 0.95,
        tool: thorn,
      })
    : comb([quad[3], quad[2]], [on(quad, 0, 0.72), on(quad, 1, 0.72)], Math.round(wide / 4.6), {
        width: 1,
        reach: 0.8,
        tool: thorn,
      })
  return (
    flat(shape, isDark ? mixed(colour, '#3a2018', 0.3) : colour) +
    clipped(
      shape,
      stroke(TILES[tiles](quad, wide, high), 0.8, INK, 'opacity=".85"') +
        flat(shade, INK, isDark ? '' : 'opacity=".7"'),
    ) +
    stroke(shape, 1.8)
  )
}

const TILES: Readonly<Record<Tiles, (quad: Quad, wide: number, high: number) => string>> = {
  barrel(quad, wide, high) {
    const [columns, rows] = [Math.round(wide / 7), Math.max(2, Math.round(high / 8))]
    const gutters = times(columns, (i) =>
      i === 0 ? '' : cut(...on(quad, i / columns, 0), ...on(quad, i / columns, 1), 0.75),
    )
    const lips = times(rows - 1, (r) =>
      times(columns, (i) => {
        if (grain(i, r + 1) <= 0.25) return ''
        const [[a, b], [x, y]] = [on(quad, i / columns, (r + 1) / rows), on(quad, (i + 1) / columns, (r + 1) / rows)]
        return `M${at(a, b)}Q${at((a + x) / 2, (b + y) / 2 + 3)} ${at(x, y)}`
      }),
    )
    return gutters + lips
  },
  pan: (quad, wide, high) =>
    rowsOf(
      quad,
      wide,
      high,
      8,
      8,
      false,
      (a, b, x) => `M${at(a, b)}q${at((x - a) * 0.3, 4)} ${at((x - a) * 0.6, 0.5)}t${at((x - a) * 0.4, 0)}`,
    ),
  slate: (quad, wide, high) =>
    rowsOf(quad, wide, high, 8, 6.5, true, (a, b, x, y) => `M${at(a, b)}Q${at((a + x) / 2, b + 4.5)} ${at(x, y)}`),
  shingle: (quad, wide, high) =>
    rowsOf(quad, wide, high, 10, 7, true, (a, b, _x, _y, m, n) => `M${at(a, b)}L${at(m, n)}`),
}

/** Tiles in rows, each shifted by half of one; every fifth is worn away. */
function rowsOf(
  quad: Quad,
  wide: number,
  high: number,
  tile: number,
  row: number,
  isLined: boolean,
  draw: (a: number, b: number, x: number, y: number, m: number, n: number) => string,
): string {
  const [columns, rows] = [Math.round(wide / tile), Math.max(2, Math.round(high / row))]
  return times(rows, (r) => {
    const v = (r + 0.1) / rows
    const line = isLined ? `M${at(...on(quad, 0, v))}L${at(...on(quad, 1, v))}` : ''
    return (
      line +
      times(columns, (i) => {
        const u = (i + ((r + 1) % 2) * 0.5) / columns
        if (u >= 1 || grain(i, r + 10) < 0.2) return ''
        return draw(...on(quad, u, v), ...on(quad, Math.min(1, u + 1 / columns), v), ...on(quad, u, v + 1 / rows))
      })
    )
  })
}

function on([a, b, c, d]: Quad, u: number, v: number): Point {
  const mix = (i: 0 | 1) => (1 - v) * ((1 - u) * a[i] + u * b[i]) + v * ((1 - u) * d[i] + u * c[i])
  return [mix(0), mix(1)]
}

function far(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
