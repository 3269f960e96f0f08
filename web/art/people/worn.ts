/** What is on a face, or hangs from an ear. */

import { at, comb, cut, flat, GOLD, INK, MADDER, PAPER, type Point, round, times } from '../ink.ts'
import type { Worn } from './likeness.ts'
import { front } from './profile.ts'
import type { Sitter } from './sitter.ts'

export function worn(sitter: Sitter): string {
  return sitter.person.worn.map((thing) => WORN[thing](sitter)).join('')
}

const WORN: Readonly<Record<Worn, (sitter: Sitter) => string>> = {
  patch: ({ pen, face, middle }) => {
    const [x, y, w] = [middle - face.gap, face.eyes, face.width]
    return (
      pen.stroke(`M${at(100 - w, 76)}L${at(x - 8, 86)}M${at(x + 9, 84)}L${at(100 + w * 0.96, 72)}`, 2.2) +
      flat(
        `M${at(x - 12, y - 6)}Q${at(x, y - 12)} ${at(x + 12, y - 6)}Q${at(x + 10, y + 9)} ${at(x, y + 10)}Q${at(x - 10, y + 9)} ${at(x - 12, y - 6)}Z`,
        INK,
      ) +
      pen.fine(cut(x - 5, y - 4, x - 2, y + 5, 0.8), PAPER)
    )
  },
  scar: ({ pen, face, middle }) => {
    const [x, y] = [middle + face.gap, face.eyes]
    const stitches = comb(
      [
        [x - 5, y + 13],
        [x - 2, y + 22],
      ],
      [
        [x + 1, y + 12],
        [x + 5, y + 21],
      ],
      3,
      0.6,
    )
    return flat(cut(x - 3, y + 9, x + 3, y + 25, 1.5, 1), '#9c3a2c') + pen.fine(stitches, '#9c3a2c')
  },
  ring: ({ pen, lobe }) => pen.stroke(hoop(lobe), 4.2) + pen.stroke(hoop(lobe), 2.4, GOLD),
  drop: ({ pen, lobe: [x, y] }) =>
    pen.disc(x, y - 1, 2, GOLD, 1) + pen.block(`M${at(x, y)}q4.5 6 0 9.4q-4.5 -3.4 0 -9.4Z`, PAPER, 1.4),
  glasses: ({ pen, face, middle: x }) => {
    const y = face.eyes + 0.6
    const far = x + face.gap * (face.turn === 0 ? 1 : 0.95)
    const glass = (cx: number, r: number) => `<circle cx="${at(cx, y).replace(' ', '" cy="')}" r="${r}"/>`
    return (
      `<g fill="#fff8e6" fill-opacity=".28" stroke="${INK}" stroke-width="${pen.isCoarse ? 2.8 : 2}">${glass(x - face.gap, 11.5)}${glass(far, face.turn === 0 ? 11.5 : 10.4)}</g>` +
      pen.stroke(
        `M${at(x - face.gap + 11, y - 2)}Q${at(x, y - 6)} ${at(far - 10, y - 2)}M${at(x - face.gap - 11, y - 2)}L${at(100 - face.width, y - 4)}`,
        1.8,
      )
    )
  },
  pipe: (sitter) => {
    const { pen, person, face, middle, mouth } = sitter
    const [x, y] = [person.view === 'side' ? front(sitter) : middle + face.mouth * 0.6, mouth + 0.5]
    const stem = `M${at(x, y)}L${at(x + 32, y + 9)}`
    return (
      pen.stroke(stem, 4.2) +
      pen.stroke(stem, 2, PAPER) +
      pen.block(`M${at(x + 28, y + 13)}l-2 -14h12l-1 13q-4 4 -9 1Z`, PAPER, 1.8) +
      (pen.isCoarse ? '' : pen.stroke(`M${at(x + 33, y - 5)}q-5 -8 1 -13q6 -5 1 -13`, 1.4))
    )
  },
  flower: ({ pen, face }) => {
    const [x, y] = [97 - face.width, 62]
    const petal = (i: number) => pen.disc(...round(x, y, 6.5, i * 72), 5, MADDER, 1.5)
    return times(5, petal) + pen.disc(x, y, 3.4, GOLD, 1.2)
  },
  mole: ({ pen, face, middle, mouth }) => pen.disc(middle + face.mouth + 4, mouth - 6, pen.isCoarse ? 1.7 : 1.3, INK),
}

function hoop([x, y]: Point): string {
  return `M${at(x - 5, y)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`
}
