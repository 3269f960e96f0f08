/** Canvas: bellied to the right by a wind from astern, in the shade on its left. */

import {
  at,
  between,
  comb,
  cut,
  flat,
  INK,
  type Line,
  type Point,
  placed,
  points,
  stroke,
  thorn,
  times,
  turned,
} from '../ink.ts'
import type { ForeAftSail, Sail, Spritsail, SquareSail } from './vocabulary.ts'

export interface Canvas {
  readonly colour: string
  readonly isFine: boolean
  /** No seams and reefs, where a letter is to be read. */
  readonly isBare: boolean
}

export function square(x: number, y: number, head: number, foot: number, height: number, belly: number): SquareSail {
  return { cut: 'square', x, y, head, foot, height, belly }
}

/** The two ends of the leech, then those of the luff. */
export function foreAft(corners: string, leech: number, luff: number, foot: number): ForeAftSail {
  const [a, b, c, d] = points(corners)
  return { cut: 'foreAft', leech: [a, b], luff: [c, d], bulge: [leech, luff, foot] }
}

export function spritsail(x: number, y: number): Spritsail {
  return { cut: 'sprit', x, y }
}

export function sailMarks(sail: Sail, canvas: Canvas): string {
  switch (sail.cut) {
    case 'square':
      return squareMarks(sail, canvas)
    case 'foreAft':
      return foreAftMarks(sail, canvas)
    case 'sprit':
      return placed(sail.x, sail.y, 1, turned(-34, 0, 0, foreAftMarks(SPRIT, canvas) + stroke('M-22 0H26', 3.2)))
  }
}

const SPRIT = foreAft('-16 2 -19 29 18 2 22 27', -3, -7, -6)

function squareMarks(sail: SquareSail, { colour, isFine, isBare }: Canvas): string {
  const { x, y, head, foot, height, belly } = sail
  const [left, right, low] = [x - head / 2, x + head / 2, y + height]
  const middle = y + height / 2
  const [footLeft, footRight] = [x - foot / 2, x + foot / 2]
  const outline =
    `M${at(left, y)}Q${at(x, y + 3)} ${at(right, y)}Q${at(footRight + belly, middle)} ${at(footRight + belly * 0.25, low)}` +
    `Q${at(x + belly * 0.6, low - height * 0.17)} ${at(footLeft + belly * 0.1, low)}Q${at(footLeft + belly * 0.75, middle)} ${at(left, y)}Z`
  const shade =
    `M${at(left, y)}Q${at(footLeft + belly * 0.75, middle)} ${at(footLeft + belly * 0.1, low)}` +
    `Q${at(footLeft + foot * 0.16, y + height * 0.93)} ${at(footLeft + foot * 0.26 + belly * 0.2, y + height * 0.9)}` +
    `Q${at(footLeft + foot * 0.16 + belly, middle)} ${at(left + head * 0.14, y + 1)}Z`
  const sides = edgesOf(sail)
  const isSewn = isFine && !isBare
  return (
    flat(outline, colour) +
    flat(shade, INK, 'opacity=".13"') +
    flat(squareCuts(sail, sides, isFine), darkOn(colour)) +
    flat(isDark(colour) ? gleams(sail, sides, isFine) : '', GLEAM) +
    (isSewn ? stroke(seams(sail), 0.6, INK, 'opacity=".45"') : '') +
    (isSewn && height > 40 ? stroke(reefs(sail, sides), 0.9) : '') +
    stroke(outline, 2) +
    stroke(`M${at(left - 5, y - 1)}H${right + 5}`, 3.4)
  )
}

interface Edges {
  readonly left: (t: number) => number
  readonly right: (t: number) => number
}

/** Where canvas begins and ends, so far down. */
function edgesOf({ x, head, foot, belly }: SquareSail): Edges {
  const [left, right, footLeft, footRight] = [x - head / 2, x + head / 2, x - foot / 2, x + foot / 2]
  return {
    left: (t) => bend(left, footLeft + belly * 0.75, footLeft + belly * 0.1, t),
    right: (t) => bend(right, footRight + belly, footRight + belly * 0.25, t),
  }
}

function squareCuts({ x, y, head, height, belly }: SquareSail, { left, right }: Edges, isFine: boolean): string {
  const count = Math.round(height / (isFine ? 3.6 : 6))
  const across = times(count - 1, (row) => {
    const i = row + 1
    const t = i / count
    const [level, wide] = [y + height * t, right(t) - left(t)]
    const reach = 0.3 + 0.13 * Math.sin(i * 2.3) + 0.1 * t
    const shade = thorn(left(t) + 0.4, level, left(t) + wide * reach, level - 1.4 - t, isFine ? 1.35 : 2, -1.2)
    const rim = cut(right(t) - 1.2, level, right(t) - wide * 0.13, level - 0.6, 0.6, -0.8)
    return shade + (isFine && i % 2 ? rim : '')
  })
  const gathers = times(6, (i) => {
    const u = 0.16 + i * 0.14
    const from = x - head / 2 + head * u
    return cut(from, y + 2, from + belly * 0.24 + (u - 0.5) * 4, y + height * (0.14 + 0.05 * ((i * 3) % 3)), 0.8, -0.8)
  })
  return across + (isFine ? gathers : '')
}

/** Black canvas shows its form by the light on its lee side. */
function gleams({ y, height }: SquareSail, { left, right }: Edges, isFine: boolean): string {
  const count = Math.round(height / (isFine ? 5.5 : 9))
  return times(count - 2, (row) => {
    const t = (row + 1.5) / count
    const wide = right(t) - left(t)
    const reach = 0.12 + 0.06 * Math.sin(row * 1.9)
    return thorn(right(t) - 2, y + height * t, right(t) - wide * reach, y + height * t - 1, isFine ? 0.9 : 1.3, 0.8)
  })
}

function seams({ x, y, head, foot, height, belly }: SquareSail): string {
  const [left, footLeft, middle] = [x - head / 2, x - foot / 2, y + height / 2]
  return [0.4, 0.6, 0.8]
    .map((u) => {
      const from = left + head * u
      const to = footLeft + foot * u + belly * 0.35
      return `M${at(from, y + 2)}Q${at(from + belly * 0.95, middle)} ${at(to, y + height * 0.9)}`
    })
    .join('')
}

function reefs({ y, height }: SquareSail, { left, right }: Edges): string {
  const t = 0.27
  return times(10, (i) => {
    const part = (i + 1) / 11
    return `M${at(between(left(t), right(t), part), y + height * t + 1.6 * Math.sin(part * Math.PI))}v5`
  })
}

function foreAftMarks({ leech, luff, bulge }: ForeAftSail, { colour, isFine, isBare }: Canvas): string {
  const middles = [
    aside(leech[0], leech[1], bulge[0]),
    aside(luff[0], luff[1], bulge[1]),
    aside(leech[1], luff[1], bulge[2]),
  ]
  const [leechMiddle, luffMiddle, footMiddle] = middles
  const outline = `M${at(...leech[0])}Q${at(...leechMiddle)} ${at(...leech[1])}Q${at(...footMiddle)} ${at(...luff[1])}Q${at(...luffMiddle)} ${at(...luff[0])}Z`
  const dark = curve(leech[0], leechMiddle, leech[1])
  const light = curve(luff[0], luffMiddle, luff[1])
  const long = Math.hypot(leech[1][0] - leech[0][0], leech[1][1] - leech[0][1])
  const count = Math.round(long / (isFine ? 4.4 : 8))
  const inner = dark.map((point, i) => toward(point, light[i], 0.26)).reverse()
  const seam = (u: number) =>
    `M${at(...toward(leech[0], luff[0], u))}Q${at(...toward(leechMiddle, luffMiddle, u))} ${at(...toward(leech[1], luff[1], u))}`
  const shade = `M${[...dark, ...inner].map((point) => at(...point)).join('L')}Z`
  return (
    flat(outline, colour) +
    flat(shade, INK, 'opacity=".13"') +
    flat(comb(dark, light, count, { width: isFine ? 1.6 : 2.2, reach: 0.38, tool: thorn }), darkOn(colour)) +
    (isFine ? flat(comb(light, dark, Math.round(count * 0.6), { width: 0.7, reach: 0.13 }), lightOn(colour)) : '') +
    (isFine && !isBare ? stroke([0.45, 0.65, 0.84].map(seam).join(''), 0.6, INK, 'opacity=".45"') : '') +
    stroke(outline, 2)
  )
}

function curve(from: Point, middle: Point, to: Point): Line {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [bend(from[0], middle[0], to[0], t), bend(from[1], middle[1], to[1], t)])
}

/** The middle between two points, thrown aside. */
function aside(a: Point, b: Point, by: number): Point {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / long) * by, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / long) * by]
}

function toward(a: Point, b: Point, t: number): Point {
  return [between(a[0], b[0], t), between(a[1], b[1], t)]
}

function bend(a: number, b: number, c: number, t: number): number {
  return (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
}

/** On black canvas ink is seen no more: the shade is cut in black, the light in grey. */
const GLEAM = '#8d8272'
const BLACKEST = '#0d0b09'

function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) < 0x60 && Number.parseInt(colour.slice(3, 5), 16) < 0x60
}

function darkOn(colour: string): string {
  return isDark(colour) ? BLACKEST : INK
}

function lightOn(colour: string): string {
  return isDark(colour) ? GLEAM : INK
}
