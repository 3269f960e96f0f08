/** Eyes and brows. */

import { at, cut, flat, INK } from '../ink.ts'
import { HAIR_COLOURS } from './likeness.ts'
import type { Sitter } from './sitter.ts'

export function eyes(sitter: Sitter): string {
  const { middle, face } = sitter
  const far = middle + face.gap * (face.turn === 0 ? 1 : 0.95)
  const near = middle - face.gap
  return eye(sitter, near, false) + eye(sitter, far, true) + brow(sitter, near, false) + brow(sitter, far, true)
}

const WHITES: Readonly<Record<string, string>> = { deep: '#e3cba2', dark: '#ead6b0', brown: '#f1e0bf' }

function eye({ pen, person, face }: Sitter, x: number, isFar: boolean): string {
  const { mood, age, skin, iris } = person
  const isWoman = person.sex === 'f'
  const isFront = face.turn === 0
  const size = face.eyeSize * (isFar && !isFront ? 0.88 : 1)
  const y = face.eyes - (isFar && !isFront ? 0.4 : 0)
  const tilt = face.tilt * (isFar ? 1 : -1)
  const [stern, glad] = [mood === 'stern' ? 1.3 : 0, mood === 'glad' ? 1.4 : 0]
  const [up, down] = [(6.9 - face.lid) * size - stern, 5.2 * size - glad]
  const left = y + 1 + tilt * (isFar ? 0.6 : 1)
  const right = y + 0.4 - tilt * (isFar ? 1 : 0.6)
  const X = (by: number) => x + by * size
  const gaze = isFront ? 0.5 : 1.8
  const white = `M${at(X(-9), left)}Q${at(X(-1.5), y - up)} ${at(X(9), right)}Q${at(X(1), y + down)} ${at(X(-9), left)}Z`
  const lashes = isWoman ? (isFar ? at(X(11.6), right - 2.6) : at(X(9.6), right)) : at(X(9.8), right)
  const lid =
    `M${at(X(-10), left + 0.8)}Q${at(X(-1.5), y - up - 2.2)} ${at(X(9.6), right)}L${lashes}` +
    `Q${at(X(-1.5), y - up - (isWoman ? 4.2 : 3) - (pen.isCoarse ? 2 : 0))} ${at(X(-10), left + 0.8)}Z`
  const corner =
    isWoman && !isFar ? `M${at(X(-8), left - 1)}L${at(X(-12.4), left - 2.6)}L${at(X(-9.4), left + 1.2)}Z` : ''
  const pupil = y - 1 + stern * 0.5 - glad * 0.2
  return (
    flat(white, WHITES[skin] ?? '#fbf1dc') +
    pen.disc(x + gaze * size, pupil, 4 * size + (pen.isCoarse ? 0.4 : 0), iris ?? INK) +
    (iris ? pen.disc(x + gaze * size, pupil + 0.2, 2 * size, INK) : '') +
    (pen.isCoarse ? '' : pen.disc(x + (gaze + 1.4) * size, pupil - 1.1, 1.1, '#fff8e6')) +
    flat(lid + corner, INK) +
    (pen.isCoarse
      ? ''
      : pen.stroke(
          `M${at(X(-6), y + down * 0.62 + 1)}Q${at(X(1), y + down * 0.75 + 1.6)} ${at(X(7), y + down * 0.4 + 1)}`,
          isWoman ? 0.8 : 1,
        ) +
        (isWoman ? '' : pen.fine(cut(x - 8 * size, y - 5.5, x + 7 * size, y - 6.5, 0.5, -3))) +
        (age > 1 ? pen.stroke(`M${at(X(-6), y + 7.5)}Q${at(x, y + 10.5)} ${at(X(6), y + 7)}`, 0.9) : ''))
  )
}

function brow({ pen, person, face }: Sitter, x: number, isFar: boolean): string {
  const size = isFar && face.turn > 0 ? 0.86 : 1
  const y = face.eyes - face.brow
  const thick = face.browThickness + (pen.isCoarse ? 0.8 : 0)
  const lift = { stern: 3, glad: -0.8, calm: 0 }[person.mood]
  const out = isFar ? 1 : -1
  const inner = at(x - 10.5 * out * size, y + 1.2 + lift + thick * 0.6)
  const outer = at(x + 11.5 * out * size, y + 2.4 - face.tilt * 0.4 - lift * 0.3)
  const shape = `M${inner}Q${at(x - 2 * out, y - face.arch)} ${outer}Q${at(x + out, y - face.arch * 0.25 + thick * 0.55)} ${inner}Z`
  const colour = browColour(person.age, person.hairColour)
  return colour === INK ? flat(shape, colour) : pen.block(shape, colour, 1)
}

function browColour(age: number, hair: string): string {
  if (age > 1 || hair === 'white') return HAIR_COLOURS.grey
  return { blond: '#8a5f25', red: '#6e3015' }[hair] ?? INK
}
