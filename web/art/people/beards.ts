/** Beards. */

import { at, between, comb, flat, INK, type Line, PAPER, smooth } from '../ink.ts'
import { type Beard, HAIR_COLOURS } from './likeness.ts'
import type { Sitter } from './sitter.ts'

export function beard(sitter: Sitter): string {
  return BEARDS[sitter.person.beard](sitter)
}

const BEARDS: Readonly<Record<Beard, (sitter: Sitter) => string>> = {
  none: () => '',
  tache: (sitter) => moustache(sitter, 0.95),
  vandyke: (sitter) => tuft(sitter, 12, 6) + moustache(sitter, 1, 3),
  goatee: (sitter) => tuft(sitter, 5, 7) + moustache(sitter, 0.8),
  full: (sitter) => whole(sitter, 20, 5),
  short: (sitter) => whole(sitter, 5, 1.5),
  long: (sitter) => whole(sitter, 34, 7),
  chops,
  stubble,
}

function moustache(sitter: Sitter, size: number, up = 0): string {
  const { face, mouth: y } = sitter
  const w = face.mouth
  const p = placer(sitter)
  const wide = w * size
  return filled(
    sitter,
    `M${p(0.5, y - 5)}Q${p(w * 0.5, y - 8)} ${p(wide, y - 1.4)}Q${p(wide + 4, y - 1 - up)} ${p(wide + 6, y - 4 - up * 2)}` +
      `Q${p(wide + 4, y + 3.5 - up)} ${p(w * 0.6, y + 0.6)}Q${p(2, y - 2.4)} ${p(0.5, y - 1.4)}Q${p(-3, y - 2.4)} ${p(-w * 0.65, y + 0.8)}` +
      `Q${p(-wide - 5, y + 3.6 - up)} ${p(-wide - 7.5, y - 4 - up * 2)}Q${p(-wide - 4, y - 1 - up)} ${p(-wide, y - 1.4)}Q${p(-w * 0.5, y - 8)} ${p(0.5, y - 5)}Z`,
    1.4,
  )
}

function tuft(sitter: Sitter, long: number, half: number): string {
  const { pen, face, mouth: y } = sitter
  const p = placer(sitter)
  const x = middleOf(sitter)
  const cuts = comb(
    [
      [x - 2, y + 10],
      [x + 4, y + 10],
    ],
    [
      [x, face.foot + long * 0.6],
      [x + 2, face.foot + long * 0.6],
    ],
    3,
    0.6,
  )
  return (
    filled(
      sitter,
      `M${p(-half, y + 8)}Q${p(0.5, y + 5.5)} ${p(half + 1, y + 8)}Q${p(half + 1.5, face.foot - 2)} ${p(1.5, face.foot + long)}Q${p(-half - 1.5, face.foot - 2)} ${p(-half, y + 8)}Z`,
      1.6,
    ) + pen.fine(cuts, gouged(sitter))
  )
}

function whole(sitter: Sitter, long: number, bushy: number): string {
  const { pen, face, mouth: y } = sitter
  const { width, jaw, chin, foot, turn, mouth: w } = face
  const p = placer(sitter)
  const x = middleOf(sitter)
  const top = 101
  const outer: Line = [
    [100 + width * 0.95, top],
    [100 + between(width * 0.93, jaw, 0.5) + bushy * 0.6, 114],
    [100 + jaw * 0.86 + 3 * turn + bushy, 126],
    [x + chin + bushy * 0.8, foot + long * 0.35],
    [x + 1, foot + long],
    [x - chin - bushy, foot + long * 0.4],
    [100 - jaw * 0.82 - bushy, foot - 12],
    [100 - between(width, jaw, 0.6) - bushy * 0.5, 113],
    [100 - width * 0.98, top],
  ]
  const inner: Line = [
    [100 - width * 0.86, top + 6],
    [x - w - 9, y - 4],
    [x - w - 2, y - 5],
    [x - 3, y - 6.5],
    [x + 4, y - 6.5],
    [x + w, y - 5],
    [x + w + 5, y - 5],
    [100 + width * 0.86, top + 6],
  ]
  const lips = `M${p(-w * 0.8, y + 0.6)}Q${p(0, y - 2.6)} ${p(w * 0.75, y + 0.4)}Q${p(1, y + 5.4)} ${p(-w * 0.8, y + 0.6)}Z`
  const from: Line = [
    [x - jaw * 0.78, y],
    [x - chin - 3, y + 10],
    [x, y + 10],
    [x + chin, y + 9],
    [x + jaw * 0.62, y],
  ]
  const to: Line = [
    [100 - jaw * 0.78 - bushy * 0.7, foot - 10],
    [x - chin - bushy * 0.6, foot + long * 0.3],
    [x + 1, foot + long * 0.85],
    [x + chin + bushy * 0.5, foot + long * 0.25],
    [100 + jaw * 0.8 + 3 * turn, 126],
  ]
  const lip =
    comb(
      [
        [x - 8, y - 4.6],
        [x - 3, y - 4.6],
      ],
      [
        [x - 12, y - 1],
        [x - 5, y - 2.6],
      ],
      2,
      0.6,
    ) +
    comb(
      [
        [x + 3, y - 4.6],
        [x + 8, y - 4.6],
      ],
      [
        [x + 5, y - 2.4],
        [x + 12, y - 1],
      ],
      2,
      0.6,
    )
  return (
    filled(sitter, smooth([...outer, ...inner]) + lips, 2) +
    pen.fine(comb(from, to, long > 12 ? 15 : 11, { width: 0.9, jag: 0.4 }) + lip, gouged(sitter))
  )
}

function chops(sitter: Sitter): string {
  const { width: w, jaw, foot } = sitter.face
  const near = `M${at(100 - w, 90)}Q${at(100 - w * 0.8, 104)} ${at(100 - w * 0.5, 118)}Q${at(100 - jaw * 0.7, foot - 10)} ${at(100 - jaw * 0.9, foot - 18)}Q${at(100 - w * 1.02, 108)} ${at(100 - w, 90)}Z`
  const far = `M${at(100 + w * 0.95, 94)}Q${at(100 + w * 0.78, 106)} ${at(100 + w * 0.7, 117)}L${at(100 + jaw * 0.98, 120)}Z`
  return filled(sitter, near, 2) + filled(sitter, far, 2)
}

function stubble(sitter: Sitter): string {
  const { pen, face, mouth: y } = sitter
  const x = middleOf(sitter)
  const j = face.jaw
  return pen.fine(
    comb(
      [
        [x - j * 0.8, y + 2],
        [x - 10, y + 12],
        [x + 10, y + 12],
        [x + j * 0.6, y + 2],
      ],
      [
        [x - j * 0.78, y + 6],
        [x - 9, y + 16],
        [x + 9, y + 16],
        [x + j * 0.56, y + 6],
      ],
      22,
      0.7,
    ) +
      comb(
        [
          [x - 10, y - 6],
          [x + 9, y - 6],
        ],
        [
          [x - 11, y - 3],
          [x + 10, y - 3],
        ],
        10,
        0.6,
      ),
  )
}

function middleOf({ middle, face }: Sitter): number {
  return middle + (face.turn === 0 ? 0 : 0.6)
}

function placer(sitter: Sitter): (x: number, y: number) => string {
  const middle = middleOf(sitter)
  return (x, y) => at(middle + x, y)
}

function colourOf({ person }: Sitter): string {
  return HAIR_COLOURS[person.age > 1 && person.hairColour !== 'white' ? 'grey' : person.hairColour]
}

/** What the gouge takes out of it shows. */
function gouged(sitter: Sitter): string {
  return colourOf(sitter) === INK ? PAPER : INK
}

function filled(sitter: Sitter, shape: string, width: number): string {
  const colour = colourOf(sitter)
  const rule = 'fill-rule="evenodd"'
  return colour === INK
    ? flat(shape, colour, rule)
    : sitter.pen.block(shape, colour, width).replace('<path', `<path ${rule}`)
}
