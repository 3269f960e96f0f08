/** Hair and beards from the side. */

import { at, comb, cut, flat, INK, type Line, MADDER, PAPER } from '../ink.ts'
import { curls, hanging, knots, strands, tail } from './hair.ts'
import type { Beard, Hair } from './likeness.ts'
import { front } from './profile.ts'
import type { Sitter } from './sitter.ts'

type Part = (sitter: Sitter) => string

/** What falls down the back. */
const FALLS: Partial<Readonly<Record<Hair, Part>>> = {
  queue,
  rolls: queue,
  tied: (sitter) =>
    sitter.pen.block('M66 94C56 104 56 126 52 146C60 152 70 148 74 132L78 108Z', sitter.hair, 2) +
    strands(sitter, cut(64, 110, 58, 142, 1, 2)),
  long,
  straight: long,
  waves: long,
  loose: long,
  braid: (sitter) => knots(sitter, tail(67, 108, 8)),
  braids: (sitter) => knots(sitter, tail(67, 108, 8)),
  locs: (sitter) =>
    [
      [62, 54],
      [68, 62],
      [75, 70],
    ]
      .map(
        ([x, u]) =>
          sitter.pen.stroke(`M${x} 92Q${x - 4} 126 ${u} 154`, 9.5) +
          (sitter.pen.isCoarse
            ? ''
            : sitter.pen.stroke(`M${x} 98Q${x - 4} 126 ${u} 150`, 1.2, '#cdbb95', 'stroke-dasharray="5 3.4"')),
      )
      .join(''),
  bun: (sitter) => sitter.pen.disc(60, 66, 15, sitter.hair, 2.2) + strands(sitter, cut(52, 62, 68, 60, 1.2, -4)),
  knot: (sitter) => sitter.pen.disc(61, 106, 13, sitter.hair, 2.2) + strands(sitter, cut(54, 104, 68, 108, 1.2, 4)),
  updo: (sitter) => curls(sitter, '62 62 56 76 64 46 76 38 70 56', 11),
  ringlets: (sitter) => curls(sitter, hanging(-1, 6, 8, 32), 8),
  wig: (sitter) => curls(sitter, [...hanging(-1, 6, 11.5, 36), ...hanging(-1, 5, 11, 22)], 11),
}

export function sideFall(sitter: Sitter): string {
  return FALLS[sitter.person.hair]?.(sitter) ?? ''
}

/** Hair that lies on the head. */
export function sideHair(sitter: Sitter): string {
  const { pen, person, hair } = sitter
  if (person.hair === 'none') return ''
  const x = front(sitter) - 7
  if (person.hair === 'bald') {
    return (
      pen.block('M63 76C60 94 64 108 70 114L80 111C78 100 80 90 86 86C78 84 70 82 63 76Z', hair) +
      strands(sitter, comb('66 84 68 108', '76 88 76 108', 6, 0.9))
    )
  }
  const lift = person.hair === 'coils' ? 38 : 36
  const cap = `M${at(x, 56)}C${at(x - 8, lift)} 72 ${lift} 61 66C56 88 60 108 70 115L81 111C79 100 82 90 88 85L97 83L98 97Q102 92 103 83C106 72 ${at(x - 6, 64)} ${at(x, 56)}Z`
  const cuts: string =
    person.hair === 'coils'
      ? comb('66 60 84 46 104 44 114 52', '70 68 86 54 102 52 110 58', 12, { width: 1, bend: 2 }) +
        comb('62 78 64 104', '72 80 74 104', 6, { width: 1, bend: 2 })
      : comb(
          [
            [x - 4, 54],
            [100, 46],
            [78, 48],
          ],
          [
            [98, 78],
            [84, 78],
            [70, 88],
          ],
          12,
          { width: 0.9, bend: 2 },
        )
  return pen.block(cap, hair) + strands(sitter, cuts)
}

export function sideBeard(sitter: Sitter): string {
  return BEARDS[sitter.person.beard](sitter)
}

const BEARDS: Readonly<Record<Beard, Part>> = {
  none: () => '',
  tache: (sitter) => moustache(sitter),
  vandyke: (sitter) => tuft(sitter, 12) + moustache(sitter, 3),
  goatee: (sitter) => tuft(sitter, 5) + moustache(sitter),
  full: (sitter) => whole(sitter, 18, 4) + moustache(sitter),
  short: (sitter) => whole(sitter, 4, 1.4) + moustache(sitter),
  long: (sitter) => whole(sitter, 32, 6) + moustache(sitter),
  chops: (sitter) => filled(sitter, `M96 84L103 84Q104 102 112 114Q104 126 94 116Q92 100 96 84Z`),
  stubble: ({ pen, face, mouth: y, ...sitter }) => {
    const x = front({ pen, face, mouth: y, ...sitter })
    return pen.fine(
      comb(
        [
          [98, 112],
          [108, face.foot - 12],
          [x - 4, face.foot - 6],
        ],
        [
          [100, 118],
          [110, face.foot - 7],
          [x - 4, face.foot - 2],
        ],
        16,
        0.7,
      ),
    )
  },
}

function moustache(sitter: Sitter, up = 0): string {
  const { mouth: y } = sitter
  const x = front(sitter)
  return filled(
    sitter,
    `M${at(x + 4.4, y - 6)}Q${at(x - 3, y - 8)} ${at(x - 12, y - 1.6 - up * 0.4)}Q${at(x - 15, y - 1 - up)} ${at(x - 17, y - 3 - up * 2)}Q${at(x - 16, y + 3.4 - up)} ${at(x - 9, y + 2)}Q${at(x - 2, y - 0.6)} ${at(x + 3.6, y - 1.6)}Z`,
    1.4,
  )
}

function tuft(sitter: Sitter, long: number): string {
  const { mouth: y, face } = sitter
  const x = front(sitter)
  return filled(
    sitter,
    `M${at(x - 6, y + 8)}L${at(x - 0.5, y + 7)}Q${at(x + 4, face.foot - 2)} ${at(x - 1, face.foot + long)}Q${at(x - 12, face.foot)} ${at(x - 6, y + 8)}Z`,
    1.6,
  )
}

function whole(sitter: Sitter, long: number, bushy: number): string {
  const { pen, mouth: y, face } = sitter
  const x = front(sitter)
  const { foot } = face
  const shape =
    `M96 88L103 88C103 102 ${at(108, y - 4)} ${at(x - 10, y + 3)}Q${at(x - 6, y + 8)} ${at(x, y + 6)}` +
    `L${at(x + 1 + bushy * 0.7, foot - 6)}Q${at(x + 1 + bushy * 0.5, foot + long * 0.7)} ${at(x - 8, foot + long)}Q${at(104, foot + long * 0.55)} ${at(96 - bushy * 0.5, foot - 10)}Q90 114 96 88Z`
  const from: Line = [
    [100, 100],
    [106, y + 4],
    [x - 6, y + 10],
  ]
  const to: Line = [
    [97, foot - 12],
    [106, foot + long * 0.4],
    [x - 4, foot + long * 0.7],
  ]
  return (
    filled(sitter, shape) +
    pen.fine(comb(from, to, long > 12 ? 13 : 10, { width: 0.9, jag: 0.4 }), sitter.hair === INK ? PAPER : INK)
  )
}

function filled({ pen, hair }: Sitter, shape: string, width = 2): string {
  return hair === INK ? flat(shape, hair) : pen.block(shape, hair, width)
}

function queue(sitter: Sitter): string {
  return (
    sitter.pen.block('M68 100C56 110 55 132 51 154C57 162 65 158 67 150C71 132 76 122 80 112Z', sitter.hair, 2) +
    flat('M53 124L72 126L71 133L52 131Z', MADDER) +
    sitter.pen.block('M53 128L43 120L41 138ZM53 128L47 144L59 140Z', MADDER, 1.6)
  )
}

function long(sitter: Sitter): string {
  return (
    sitter.pen.block('M62 66C50 96 56 126 46 154C58 164 78 158 86 142L88 104Z', sitter.hair) +
    strands(sitter, comb('62 88 82 106', '52 152 78 152', 7, { width: 1.2, bend: 4 }))
  )
}
