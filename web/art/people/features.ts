/** Nose, mouth and the lines of a face that is not seen from the side. */

import { at, comb, cut, flat, INK, type Line, mixed } from '../ink.ts'
import type { Sitter } from './sitter.ts'

export function features(sitter: Sitter): string {
  const nose = sitter.face.turn === 0 ? frontNose(sitter) : turnedNose(sitter)
  return nose + mouth(sitter) + freckles(sitter) + lines(sitter)
}

/** Shaded plane, ridge, wing, nostril. */
function turnedNose({ pen, person, face, middle, skin }: Sitter): string {
  const isWoman = person.sex === 'f'
  const { eyes: ey, nose: ny, hook } = face
  const nx = middle + 0.6
  const tip = nx + face.noseLength
  const wing = 4.6 * face.noseWidth
  const top = at(nx - 4.5, ey - 4)
  const plane = pen.isLit
    ? `M${top}Q${at(nx + hook * 0.4 - 1, ey + 8)} ${at(tip - 5, ny - 2)}Q${at(nx - wing, ny - 7)} ${top}Z`
    : `M${at(nx + 2, ny + 2)}Q${at(tip, ny + 7)} ${at(tip + 4, ny + 3)}Q${at(tip + 2, ny)} ${at(tip, ny)}Z`
  const [rise, fall] = isWoman ? [face.ridge, face.ridge + 4] : [-2, 7]
  return (
    flat(plane, skin[1]) +
    pen.fine(
      cut(nx + 1 + hook * 0.5, ey + 6, tip - 3, ny - 2, 0.9, 1) + cut(tip - 3.6, ny - 1, tip - 1.6, ny + 0.4, 0.9),
      skin[2],
    ) +
    pen.stroke(
      `M${at(nx + 2.2 + (isWoman ? hook * 0.5 : 0), ey + rise)}C${at(nx + 2.6 + hook, ey + fall)} ${at(tip - 2.4 + hook * 0.7, ny - 8)} ${at(tip, ny - 1)}Q${at(tip + 0.6, ny + 2.6)} ${at(tip - 4.5, ny + 2.8)}Q${at(nx, ny + 4.6)} ${at(nx - wing * 0.5, ny + 1.6)}`,
      isWoman ? 1.7 : 2,
    ) +
    pen.stroke(
      `M${at(nx - wing - 0.6, ny + 0.6)}Q${at(nx - wing - 1.6, ny - 5)} ${at(nx - wing + 2.2, ny - 5.4)}`,
      isWoman ? 1.2 : 1.6,
    )
  )
}

function frontNose({ pen, person, face, middle: x, skin }: Sitter): string {
  const isWoman = person.sex === 'f'
  const { eyes: ey, nose: ny } = face
  const wing = 5.6 * face.noseWidth
  const side = pen.isLit ? -1 : 1
  const top = at(x + side * 4.6, ey - 4)
  const bridge = 2.4 + Math.max(0, face.hook) * 0.35
  return (
    flat(
      `M${top}Q${at(x + side * bridge, ey + 8)} ${at(x + side * 1.5, ny - 3)}L${at(x + side * (wing + 1), ny)}Q${at(x + side * (wing + 1), ny - 6)} ${at(x + side * (bridge + 1.6), ny - 10)}Z`,
      skin[1],
    ) +
    pen.fine(
      cut(x - side * 0.8, ey + 5, x - side * 0.4, ny - 3, 0.9) + cut(x - side * 2.4, ny - 1.6, x, ny - 0.6, 0.8),
      skin[2],
    ) +
    pen.stroke(
      `M${at(x + side * 3, ey + (isWoman ? face.ridge : -2))}C${at(x + side * bridge, ey + 8)} ${at(x + side * (bridge + 0.4), ny - 12)} ${at(x + side * (wing * 0.72), ny - 6)}`,
      isWoman ? 1.3 : 1.8,
    ) +
    pen.stroke(
      `M${at(x - wing, ny - 3.6)}Q${at(x - wing - 2, ny + 1)} ${at(x - wing * 0.55, ny + 1.6)}Q${at(x, ny + 5.2)} ${at(x + wing * 0.55, ny + 1.6)}Q${at(x + wing + 2, ny + 1)} ${at(x + wing, ny - 3.6)}`,
      isWoman ? 1.5 : 1.9,
    ) +
    pen.fine(
      cut(x - wing * 0.62, ny + 0.4, x - wing * 0.15, ny + 2, 0.8) +
        cut(x + wing * 0.15, ny + 2, x + wing * 0.62, ny + 0.4, 0.8),
    )
  )
}

/** Where a mouth ends on both sides, by its mood. */
function mouthEnds({ person: { mood, sex }, face, middle, mouth: y }: Sitter) {
  const w = face.mouth * (mood === 'glad' ? 1.14 : 1)
  const curve = { glad: -3.4, stern: 1.2, calm: sex === 'f' ? -1.4 : -1.2 }[mood]
  const x = middle + (face.turn === 0 ? 0 : 0.6)
  const right = face.turn === 0 ? 1 : 0.84
  return {
    x,
    w,
    curve,
    left: [x - w, y + curve] as const,
    right: [x + w * right, y + curve * (face.turn === 0 ? 1 : 0.9)] as const,
  }
}

/** Upper lip in shade, lower lip lit. */
function mouth(sitter: Sitter): string {
  const { pen, person, face, skin, mouth: y } = sitter
  const { x, w, curve, left, right } = mouthEnds(sitter)
  const isWoman = person.sex === 'f'
  const lip = face.lips * (pen.isCoarse ? 1.15 : 1)
  const both =
    `M${at(...left)}Q${at(x - w * 0.4, y - 3 * lip + curve * 0.2)} ${at(x + 0.5, y - 1.7 * lip)}` +
    `Q${at(x + w * 0.4, y - 3 * lip + curve * 0.2)} ${at(...right)}Q${at(x + 1, y + 5.6 * lip - curve * 0.5)} ${at(...left)}Z`
  const upper =
    `M${at(left[0] - 1.2, left[1] - 0.2)}Q${at(x - w * 0.4, y - 3.2 * lip + curve * 0.2)} ${at(x + 0.5, y - 1.4 * lip)}` +
    `Q${at(x + w * 0.4, y - 3.2 * lip + curve * 0.2)} ${at(right[0] + 1, right[1] - 0.2)}` +
    `Q${at(x + w * 0.4, y + 1.4 - curve * 0.55)} ${at(x, y + 0.6 - curve * 0.3)}` +
    `Q${at(x - w * 0.45, y + 1.6 - curve * 0.5)} ${at(left[0] - 1.2, left[1] - 0.2)}Z`
  return (
    flat(both, isWoman || pen.isCoarse ? skin[3] : mixed(skin[3], skin[0], 0.45)) +
    flat(upper, isWoman ? '#7e2b27' : INK)
  )
}

function freckles({ pen, person, middle: x }: Sitter): string {
  if (person.hairColour !== 'red' || person.age > 1 || pen.isCoarse) return ''
  const all: Line = [
    [x - 19, 105],
    [x - 14, 108],
    [x - 17, 111],
    [x - 10, 105],
    [x + 15, 105],
    [x + 19, 108],
    [x + 14, 110],
  ]
  return pen.dots(all, 0.9, '#b5713f')
}

/** What years and moods have drawn. */
function lines(sitter: Sitter): string {
  const { pen, person, face, middle: cx, mouth: y } = sitter
  const { x, w, left, right } = mouthEnds(sitter)
  const isWoman = person.sex === 'f'
  const wing = 4.6 * face.noseWidth
  const [ny, tip] = [face.nose, cx + 0.6 + (face.turn === 0 ? wing - 3 : face.noseLength)]
  const chin = face.turn === 0 ? 100 : 101 + 4 * face.turn
  const depth = isWoman ? 0.5 : 0.9
  const cuts = [
    isWoman ? '' : cut(x - w * 0.5, y + 6.4 * face.lips, x + w * 0.55, y + 6.2 * face.lips, 0.9, 1.5),
    !isWoman && face.cleft > 0.6 ? cut(chin, face.foot - 8, chin, face.foot - 3, 0.8) : '',
    person.mood === 'glad'
      ? cut(left[0] - 2, left[1] - 3, left[0] - 2.6, left[1] + 3, 0.7, 1) +
        cut(right[0] + 2, right[1] - 3, right[0] + 2.2, right[1] + 3, 0.7, -1)
      : '',
    person.age > (isWoman ? 1 : 0)
      ? cut(cx + 0.6 - wing - 4, ny, left[0] - 3, left[1] - 1, depth, 2) +
        cut(tip + 3, ny + 1, right[0] + 3.4, right[1] - 1, depth, -2)
      : '',
    person.age > 1
      ? cut(cx - 17, 70, cx + 14, 69, 0.8, -3) +
        cut(cx - 15, 75, cx + 12, 74, 0.7, -3) +
        comb(
          [
            [cx - 27, face.eyes + 1],
            [cx - 26, face.eyes + 5],
          ],
          [
            [cx - 32, face.eyes - 2],
            [cx - 31, face.eyes + 7],
          ],
          3,
          0.6,
        ) +
        cut(cx + 12, 108, cx + 19, 119, 0.8, -4)
      : '',
    person.mood === 'stern'
      ? cut(cx - 0.4, face.eyes - 11, cx + 0.2, face.eyes - 5, 0.7) +
        cut(cx + 3.2, face.eyes - 11, cx + 2.6, face.eyes - 6, 0.6)
      : '',
  ]
  return pen.fine(cuts.join(''))
}
