/**
 * Draws marks on a canvas: the few words of SVG that drawings are written in. A worker cannot read SVG, and the page's
 * thread needs a document of its own for each drawing: 4 ms for a card's ship, 25 for a chart.
 */

import type { Drawing } from './ink.ts'
import { type DrawnMark, readMarks } from './reading.ts'

type Pen = OffscreenCanvasRenderingContext2D

/** All there is; a drawing with another word in it would not be printed whole. */
export const WORDS = ['g', 'path', 'circle', 'ellipse', 'rect', 'defs', 'use', 'clipPath', 'pattern'] as const

/** Fills the sheet. */
export function print(pen: Pen, { box, marks }: Drawing): void {
  const [left, top, width, height] = box
  pen.scale(pen.canvas.width / width, pen.canvas.height / height)
  pen.translate(-left, -top)
  // What SVG begins with, where a canvas begins otherwise.
  pen.miterLimit = 4
  const read = readMarks(marks)
  const known = named(read)
  for (const mark of read) draw(pen, mark, PLAIN, known)
}

/** What a mark has of those around it, unless it says otherwise. */
type Look = Readonly<Record<(typeof HANDED_ON)[number], string>>
const HANDED_ON = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'paint-order',
] as const
const PLAIN: Look = {
  fill: '#000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': '',
  'paint-order': 'normal',
}

/** Marks by their id. */
type Known = ReadonlyMap<string, DrawnMark>

function named(marks: readonly DrawnMark[]): Known {
  return new Map(marks.flatMap((mark) => [[mark.attributes.id ?? '', mark] as const, ...named(mark.inside)]))
}

/** The mark that an attribute leads to, as `#id` or `url(#id)`. */
function ledTo(address: string | undefined, known: Known): DrawnMark | undefined {
  return known.get(address?.match(/#([^)]+)/)?.[1] ?? 'none')
}

function draw(pen: Pen, mark: DrawnMark, around: Look, known: Known): void {
  const { name, attributes, inside } = mark
  if (name === 'defs' || name === 'clipPath' || name === 'pattern') return
  const look = lookOf(mark, around)
  const opacity = Number(attributes.opacity ?? 1)
  const used = name === 'use' ? ledTo(attributes.href, known) : undefined
  pen.save()
  move(pen, attributes.transform)
  const clip = ledTo(attributes['clip-path'], known)
  if (clip) pen.clip(shapeOf(clip, known))
  const paint = (on: Pen) => {
    if (name !== 'g') return ink(on, shapeOf(used ?? mark, known), look, known)
    for (const each of inside) draw(on, each, look, known)
  }
  // Through one wash all is seen alike, through two what lies over the other twice.
  const isOne = name !== 'g' && (look.fill === 'none' || look.stroke === 'none')
  if (isOne) pen.globalAlpha *= opacity
  if (isOne || opacity === 1) paint(pen)
  else washed(pen, opacity, paint)
  pen.restore()
}

function lookOf({ attributes }: DrawnMark, around: Look): Look {
  return HANDED_ON.some((key) => key in attributes) ? { ...around, ...attributes } : around
}

function ink(pen: Pen, shape: Path2D, look: Look, known: Known): void {
  const isLineFirst = look['paint-order'] === 'stroke'
  if (isLineFirst) line(pen, shape, look)
  fill(pen, shape, look, known)
  if (!isLineFirst) line(pen, shape, look)
}

function fill(pen: Pen, shape: Path2D, look: Look, known: Known): void {
  if (look.fill === 'none') return
  const alpha = pen.globalAlpha
  pen.globalAlpha = alpha * Number(look['fill-opacity'])
  pen.fillStyle = inkOf(pen, look.fill, known)
  pen.fill(shape, look['fill-rule'] as CanvasFillRule)
  pen.globalAlpha = alpha
}

function line(pen: Pen, shape: Path2D, look: Look): void {
  if (look.stroke === 'none') return
  pen.strokeStyle = look.stroke
  pen.lineWidth = Number(look['stroke-width'])
  pen.lineCap = look['stroke-linecap'] as CanvasLineCap
  pen.lineJoin = look['stroke-linejoin'] as CanvasLineJoin
  pen.setLineDash(numbers(look['stroke-dasharray']))
  pen.stroke(shape)
}

/** On a sheet of its own, which is then laid over as a whole. */
function washed(pen: Pen, opacity: number, paint: (on: Pen) => void): void {
  const other = new OffscreenCanvas(pen.canvas.width, pen.canvas.height).getContext('2d')
  if (!other) return
  other.setTransform(pen.getTransform())
  other.miterLimit = pen.miterLimit
  paint(other)
  pen.resetTransform()
  pen.globalAlpha *= opacity
  pen.drawImage(other.canvas, 0, 0)
}

function inkOf(pen: Pen, fill: string, known: Known): string | CanvasPattern {
  const pattern = ledTo(fill, known)
  return (pattern && tiled(pen, pattern, known)) ?? fill
}

/** A tile is drawn at least as fine as the sheet. */
function tiled(pen: Pen, { attributes, inside }: DrawnMark, known: Known): CanvasPattern | undefined {
  const [scale = 1] = numbers(attributes.patternTransform)
  const fine = Math.ceil(scale * pen.getTransform().a)
  const tile = new OffscreenCanvas(Number(attributes.width) * fine, Number(attributes.height) * fine).getContext('2d')
  if (!tile) return undefined
  tile.scale(fine, fine)
  for (const each of inside) draw(tile, each, PLAIN, known)
  const pattern = pen.createPattern(tile.canvas, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(scale / fine))
  return pattern ?? undefined
}

function shapeOf({ name, attributes, inside }: DrawnMark, known: Known): Path2D {
  const [x, y, cx, cy, r, rx, ry, width, height] = ['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'].map(
    (key) => Number(attributes[key] ?? 0),
  )
  const shape = new Path2D(attributes.d)
  if (name === 'circle') shape.arc(cx, cy, r, 0, 2 * Math.PI)
  if (name === 'ellipse') shape.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI)
  if (name === 'rect') shape.roundRect(x, y, width, height, rx)
  for (const each of inside) shape.addPath(shapeOf(ledTo(each.attributes.href, known) ?? each, known))
  return shape
}

const MOVES: Readonly<Record<string, (pen: Pen, n: readonly number[]) => void>> = {
  translate: (pen, [x, y = 0]) => pen.translate(x, y),
  scale: (pen, [x, y = x]) => pen.scale(x, y),
  rotate: (pen, [angle, x = 0, y = 0]) => {
    pen.translate(x, y)
    pen.rotate((angle * Math.PI) / 180)
    pen.translate(-x, -y)
  },
  matrix: (pen, [a, b, c, d, e, f]) => pen.transform(a, b, c, d, e, f),
}

function move(pen: Pen, how = ''): void {
  for (const [, name, by] of how.matchAll(/(\w+)\(([^)]*)\)/g)) MOVES[name](pen, numbers(by))
}

function numbers(text = ''): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number)
}
