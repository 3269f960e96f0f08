/**
 * Leaves out of a drawing what lies outside its box, and lays marks of the same ink as one: what is printed into a file
 * is read and laid out by the browser mark by mark. The picture is the same.
 */

import { at, type Drawing } from './ink.ts'
import { type DrawnMark, readMarks } from './reading.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]
/** x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const AS_DRAWN: Matrix = [1, 0, 0, 1, 0, 0]
/** They are not drawn where they stand. */
const DEFINED = ['defs', 'clipPath', 'pattern']

export function trimmed(drawing: Drawing): Drawing {
  const { box, marks, light } = drawing
  const [left, top, width, height] = box
  const sheet: Box = [left, top, left + width, top + height]
  const kept = joined(readMarks(marks).flatMap((mark) => within(mark, sheet, AS_DRAWN, 1)))
  return { box, marks: kept.map(written).join(''), ...(light && { light }) }
}

/** What can be seen of it: with strokes so wide around it, unless it says otherwise. */
function within(mark: DrawnMark, sheet: Box, around: Matrix, wide: number): readonly DrawnMark[] {
  const { name, attributes, inside } = mark
  if (DEFINED.includes(name)) return [mark]
  const matrix = times(around, matrixOf(attributes.transform))
  const width = Number(attributes['stroke-width'] ?? wide)
  if (name === 'g') {
    const seen = joined(inside.flatMap((each) => within(each, sheet, matrix, width)))
    return seen.length > 0 ? [{ ...mark, inside: seen }] : []
  }
  const isSeen = (box: Box) => meet(sheet, placed(grown(box, width * MITER), matrix))
  if (name === 'circle') return isSeen(circleBox(attributes)) ? [mark] : []
  if (name !== 'path') return [mark]
  const lines = linesOf(attributes.d).filter((line) => isSeen(boxOf(line)))
  return lines.length > 0 ? [{ ...mark, attributes: { ...attributes, d: lines.join('') } }] : []
}

/** How far a pointed corner may stand out, of the width of the line. */
const MITER = 2

interface Laid {
  mark: DrawnMark
  readonly boxes: Box[]
}

/** A mark goes with the last one of the same ink, if nothing that was laid since then is touched by it. */
function joined(marks: readonly DrawnMark[]): readonly DrawnMark[] {
  const all: Laid[] = []
  for (const mark of marks) {
    const ink = inkOf(mark)
    const box = roomOf(mark)
    const isAlike = (other: Laid) => ink !== undefined && inkOf(other.mark) === ink
    const below = all.findLast((other) => isAlike(other) || isOn(box, other))
    if (below && isAlike(below) && (isLine(mark) || !isOn(box, below))) lengthen(below, mark, box)
    else all.push({ mark, boxes: [box] })
  }
  return all.map(({ mark }) => mark)
}

function isOn(box: Box, { boxes }: Laid): boolean {
  return boxes.some((each) => meet(each, box))
}

function lengthen(laid: Laid, { attributes }: DrawnMark, box: Box): void {
  laid.mark = { ...laid.mark, attributes: { ...attributes, d: laid.mark.attributes.d + attributes.d } }
  laid.boxes.push(box)
}

/** Lines that cover what is below them may cross each other. */
function isLine({ attributes }: DrawnMark): boolean {
  return attributes.fill === 'none' && !Object.keys(attributes).some((key) => key.includes('opacity'))
}

/** What a path is drawn with, all of which it says itself. */
function inkOf({ name, attributes }: DrawnMark): string | undefined {
  const { d, ...ink } = attributes
  if (name !== 'path' || !d.startsWith('M') || 'clip-path' in ink) return undefined
  return JSON.stringify(ink)
}

/** Of what is not looked at more closely. */
const EVERYWHERE: Box = [-1e6, -1e6, 1e6, 1e6]
/** A line that is as wide as those around it. */
const USUAL = 3

/** Where it is drawn, among those beside it. */
function roomOf({ name, attributes, inside }: DrawnMark): Box {
  if (name === 'g') {
    const matrix = matrixOf(attributes.transform)
    return union(inside.map((each) => placed(roomOf(each), matrix)))
  }
  const line = Number(attributes['stroke-width'] ?? USUAL) * MITER
  const shape = name === 'path' ? boxOf(attributes.d) : name === 'circle' ? circleBox(attributes) : EVERYWHERE
  return placed(grown(shape, line), matrixOf(attributes.transform))
}

function written({ name, attributes, inside }: DrawnMark): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${told.join('')}${inside.length > 0 ? `>${inside.map(written).join('')}</${name}>` : '/>'}`
}

/** Its lines, each from where the pen is put down; where that depends on how the line before ends, they stay together. */
function linesOf(shape: string): readonly string[] {
  const lines = shape.split(/(?=[Mm])/)
  if (!shape.includes('m')) return lines
  const isClosed = lines.every((line) => /^[Mm]-?[\d.]+[ -][\d.]+[a-zA-Z].*z$/i.test(line))
  return isClosed ? anchored(lines) : [shape]
}

/** Each line by itself: whoever closes one stands where it began. */
function anchored(lines: readonly string[]): readonly string[] {
  let [x, y] = [0, 0]
  return lines.map((line) => {
    const strokes = line.search(/(?!^)[a-zA-Z]/)
    const [dx, dy] = (line.slice(1, strokes).match(/-?[\d.]+/g) ?? []).map(Number)
    x = line.startsWith('m') ? x + dx : dx
    y = line.startsWith('m') ? y + dy : dy
    return `M${at(x, y)}${line.slice(strokes)}`
  })
}

/** How many numbers belong to a stroke of the pen. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The points it leads through and is bent by lie in it, and so does the line. */
function boxOf(line: string): Box {
  const found: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, letter, rest] of line.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase()
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = NUMBERS[kind]
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const [fromX, fromY] = letter === kind ? [0, 0] : [x, y]
      const told = numbers.slice(i, i + size)
      if (kind === 'H') x = fromX + told[0]
      else if (kind === 'V') y = fromY + told[0]
      else if (kind === 'A') {
        const reach = 2 * Math.max(told[0], told[1])
        found.push([x - reach, y - reach], [x + reach, y + reach])
        x = fromX + told[5]
        y = fromY + told[6]
      } else {
        for (let at = 0; at < size; at += 2) found.push([fromX + told[at], fromY + told[at + 1]])
        x = fromX + told[size - 2]
        y = fromY + told[size - 1]
      }
      found.push([x, y])
    }
  }
  return around(found)
}

function circleBox({ cx = '0', cy = '0', r = '0' }: DrawnMark['attributes']): Box {
  return grown([Number(cx), Number(cy), Number(cx), Number(cy)], Number(r))
}

function around(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function union(boxes: readonly Box[]): Box {
  return around(boxes.flatMap(([left, top, right, bottom]) => [[left, top] as const, [right, bottom] as const]))
}

function grown([left, top, right, bottom]: Box, by: number): Box {
  return [left - by, top - by, right + by, bottom + by]
}

function meet(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
}

function placed([left, top, right, bottom]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  return around(corners)
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function matrixOf(transform = ''): Matrix {
  let all = AS_DRAWN
  for (const [, name, by] of transform.matchAll(/(\w+)\(([^)]*)\)/g))
    all = times(all, MOVES[name]((by.match(/-?[\d.]+/g) ?? []).map(Number)))
  return all
}

const MOVES: Readonly<Record<string, (n: readonly number[]) => Matrix>> = {
  translate: ([x, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([angle, x = 0, y = 0]) => {
    const turn = (angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  },
  matrix: ([a, b, c, d, e, f]) => [a, b, c, d, e, f],
}
