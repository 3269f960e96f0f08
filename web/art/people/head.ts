/** The face, from the front or a quarter turned to the right: outline, shade, eyes, nose, mouth. */

import { at, between, comb, cut, flat, INK, type Line, type Point, smooth } from '../ink.ts'
import { eyes } from './eyes.ts'
import { features } from './features.ts'
import type { FaceMeasures, Hat, Likeness } from './likeness.ts'
import type { Sitter } from './sitter.ts'

export interface Outline {
  /** From the crown down on the side the face is turned to. */
  readonly far: Line
  readonly chin: Point
  /** And up again on the other. */
  readonly near: Line
}

export function outline({ width: w, turn, jaw, chin, foot, cheek }: FaceMeasures): Outline {
  const near: Line = [
    [100 + 4 * turn - chin, foot - 3],
    [100 - jaw * 0.74, foot - 14],
    [100 - between(w, jaw, 0.6), 114],
    [100 - w * (0.98 + (turn ? 0 : cheek)), 101],
    [100 - w * 1.01, 84],
    [100 - w * 0.97, 66],
    [100 - w * 0.72, 52],
  ]
  if (turn === 0) {
    const mirrored = near.map(([x, y]): Point => [200 - x, y]).reverse()
    return { far: [[100, 46], ...mirrored], chin: [100, foot], near }
  }
  const far: Line = [
    [102, 46],
    [100 + w * 0.72, 52],
    [100 + w * 0.95, 66],
    [100 + w * 0.98, 80],
    [100 + w * (0.97 - 0.08 * turn), 91],
    [100 + w * (0.94 + cheek), 102],
    [100 + between(w * 0.93, jaw, 0.5), 114],
    [100 + jaw * 0.84 + 3 * turn, 126],
    [102 + 4 * turn + chin * 0.9, foot - 4],
  ]
  return { far, chin: [101 + 4 * turn, foot], near }
}

export function head(sitter: Sitter, hidesEars: boolean): string {
  const { pen, person, face, skin } = sitter
  const edge = outline(face)
  const whole = smooth([...edge.far, edge.chin, ...edge.near])
  const isHard = isWeathered(person)
  const dark = shade(edge, face, pen.isLit, 1)
  const core = shade(edge, face, pen.isLit, 0.46)
  const side = pen.isLit ? 1 : -1
  const moved = (by: number, down: number) => dark.inner.map(([x, y]): Point => [x + by * side, y + down])
  const cuts = isHard
    ? pen.fine(comb(dark.inner, moved(7, -1), 17, { width: 0.95, jag: 0.5 }))
    : pen.fine(comb(dark.inner, moved(7, -1), 12, { width: 0.95, jag: 0.5 }), skin[1]) +
      pen.fine(comb(moved(-9, 1), moved(-1, 0), 15, { width: 0.8, jag: 0.4 }))
  return (
    (hidesEars ? '' : ears(sitter)) +
    flat(whole, skin[0]) +
    flat(dark.shape, skin[1]) +
    (isHard ? pen.fine(core.shape) : '') +
    cuts +
    lights(sitter) +
    underHat(sitter, isHard) +
    pen.block(whole, 'none', 2.4) +
    features(sitter) +
    eyes(sitter)
  )
}

/** A grown man's face is cut harder. */
export function isWeathered({ sex, age }: Likeness): boolean {
  return sex === 'm' && age > 0
}

const NEAR = [3, 13, 15, 10, 10, 8, 5]
const FAR = [0, 3, 4, 4, 7.5, 4, 8, 8, 5]

function shade(edge: Outline, { turn }: FaceMeasures, isLit: boolean, by: number) {
  const line = isLit ? [edge.chin, ...edge.near] : [...edge.far.slice(1), edge.chin]
  const far = turn === 0 ? NEAR.toReversed() : FAR.slice(1)
  const depths = isLit ? [0, ...NEAR] : [...far, 0]
  const inner = line.map(([x, y], i): Point => [x + depths[i] * (isLit ? by : -by), y - (depths[i] && i < 2 ? 2 : 0)])
  return { shape: smooth([...line, ...inner.toReversed()]), inner }
}

function ears({ pen, face, skin }: Sitter): string {
  const ear = (x: number, side: 1 | -1, fill: string) =>
    pen.block(
      `M${at(x + 3 * side, 88)}C${at(x - 6 * side, 82)} ${at(x - 9 * side, 92)} ${at(x - 5 * side, 100)}C${at(x - 3 * side, 107)} ${at(x + side, 109)} ${at(x + 4 * side, 106)}Z`,
      fill,
      2,
    ) + pen.fine(cut(x - 4 * side, 91, x - side, 101, 0.8, 2 * side))
  const near = ear(100 - face.width * 0.97, 1, pen.isLit ? skin[1] : skin[0])
  return face.turn === 0 ? near + ear(100 + face.width * 0.97, -1, pen.isLit ? skin[0] : skin[1]) : near
}

/** Where the light meets brow, cheekbone and chin. */
function lights({ pen, middle: x, mouth: y, skin }: Sitter): string {
  const shape = pen.isLit
    ? comb(
        [
          [x + 5, 64],
          [x + 18, 66],
        ],
        [
          [x + 6, 73],
          [x + 17, 74],
        ],
        4,
        1,
      ) +
      comb(
        [
          [x + 11, 103],
          [x + 19, 105],
        ],
        [
          [x + 21, 98],
          [x + 23, 103],
        ],
        3,
        { width: 1.1, bend: -1 },
      ) +
      cut(x + 2, y + 11, x + 9, y + 10, 1.2, -1)
    : comb(
        [
          [x - 24, 64],
          [x - 12, 62],
        ],
        [
          [x - 22, 73],
          [x - 11, 72],
        ],
        4,
        1,
      ) +
      comb(
        [
          [x - 26, 100],
          [x - 25, 107],
        ],
        [
          [x - 15, 104],
          [x - 15, 108],
        ],
        3,
        { width: 1.1, bend: 1 },
      ) +
      cut(x - 8, y + 10, x - 2, y + 11, 1.2, -1)
  return pen.fine(shape, skin[2])
}

const SOFT: readonly Hat[] = [
  'bandana',
  'cap',
  'wrap',
  'coif',
  'cowl',
  'jester',
  'beret',
  'nightcap',
  'band',
  'mantilla',
]

/** The shadow a hat throws on the brow. */
function underHat({ pen, person, face: { width: w }, middle: x, skin }: Sitter, isHard: boolean): string {
  if (person.hat === 'none') return ''
  const y = SOFT.includes(person.hat) ? 76 : 80
  const brow = `M${at(100 - w * 0.96, 60)}L${at(100 - w, y + 4)}Q${at(x - 12, y - 1)} ${at(x + 6, y)}T${at(100 + w * 0.96, y - 1)}L${at(100 + w * 0.9, 60)}Z`
  const from: Line = [
    [100 - w, y],
    [x, y - 4],
    [100 + w * 0.9, y - 3],
  ]
  const to: Line = [
    [102 - w, y + 8],
    [x + 2, y + 3],
    [100 + w * 0.9, y + 3],
  ]
  return flat(brow, skin[1]) + pen.fine(comb(from, to, 15, { width: 0.9, jag: 0.6 }), isHard ? INK : skin[1])
}
