/** Hair: behind the shoulders, on the brow, and over all. */

import { at, comb, cut, flat, INK, type Line, MADDER, PAPER, points, smooth, tenth } from '../ink.ts'
import type { Hair } from './likeness.ts'
import type { Sitter } from './sitter.ts'

type Part = (sitter: Sitter) => string

interface Style {
  readonly back?: Part
  readonly front?: Part
  readonly over?: Part
}

/** What becomes of high hair under a hat. */
const UNDER: Partial<Readonly<Record<Hair, Hair>>> = { halo: 'coils', bun: 'knot', updo: 'knot' }
const COVERS_EARS: readonly Hair[] = ['long', 'straight', 'waves', 'loose', 'wig', 'great', 'ringlets', 'rolls', 'locs']

export function styleOf(sitter: Sitter): Style & { readonly coversEars: boolean } {
  const { hair, hat } = sitter.person
  const worn = hat === 'mantilla' ? 'back' : hat === 'none' || hat === 'band' ? hair : (UNDER[hair] ?? hair)
  return { ...STYLES[worn], coversEars: COVERS_EARS.includes(worn) }
}

const STYLES: Readonly<Record<Hair, Style>> = {
  none: {},
  bald: { front: capOf('bald', 3) },
  short: { front: capOf('side', 7) },
  crop: { front: capOf('peak', 5) },
  back: { front: capOf('back', 7) },
  queue: {
    back: (sitter) =>
      sitter.pen.block('M66 96C54 108 54 130 50 152C56 160 64 156 66 148C70 130 74 120 76 110Z', sitter.hair, 2) +
      flat('M52 122L70 124L69 131L51 129Z', MADDER) +
      sitter.pen.block('M52 126L42 118L40 136ZM52 126L46 142L58 138Z', MADDER, 1.6) +
      strands(sitter, cut(60, 134, 55, 152, 1)),
    front: capOf('back', 8),
  },
  tied: {
    back: (sitter) =>
      sitter.pen.block('M66 92C56 100 56 124 52 144C60 150 68 146 72 132Z', sitter.hair, 2) +
      strands(sitter, cut(64, 108, 57, 140, 1, 2)),
    front: capOf('side', 8),
  },
  long: { back: plain, front: capOf('centre', 8) },
  straight: {
    back: plain,
    front: (sitter) =>
      capOf('fringe', 7)(sitter) + strands(sitter, comb('72 74 101 70 130 73', '80 52 101 47 120 52', 11, 0.9)),
  },
  waves: { back: waving, front: capOf('side', 10) },
  loose: { back: waving, front: capOf('centre', 10) },
  braid: {
    front: capOf('centre', 9),
    over: (sitter) =>
      knots(sitter, tail(66, 100, 8)) + sitter.pen.block('M60 172L72 172L71 188L66 181L60 188Z', MADDER, 1.6),
  },
  braids: {
    front: capOf('back', 7),
    over: (sitter) =>
      knots(sitter, tail(100 - sitter.face.width - 3, 98, 7), 4.8) +
      knots(sitter, tail(100 + sitter.face.width, 100, 7), 4.8) +
      flat(`M${tenth(90 - sitter.face.width)} 160h13v5h-13zM${tenth(93 + sitter.face.width)} 162h13v5h-13z`, MADDER),
  },
  locs: {
    back: (sitter) =>
      [
        [58, 84, 50],
        [64, 92, 60],
        [137, 84, 146],
        [131, 92, 136],
        [70, 100, 70],
      ]
        .map(
          ([x, y, u]) =>
            sitter.pen.stroke(`M${x} ${y}Q${(x + u) / 2 - 4} 126 ${u} 152`, 9.5) +
            (sitter.hair === INK
              ? ''
              : sitter.pen.stroke(`M${x} ${y}Q${(x + u) / 2 - 4} 126 ${u} 152`, 6, sitter.hair)) +
            (sitter.pen.isCoarse
              ? ''
              : sitter.pen.stroke(
                  `M${x} ${y + 6}Q${(x + u) / 2 - 4} 126 ${u} 148`,
                  1.2,
                  '#cdbb95',
                  'stroke-dasharray="5 3.4"',
                )),
        )
        .join(''),
    front: capOf('peak', 8),
  },
  coils: {
    front: (sitter) =>
      cap(sitter, isBare(sitter) ? 'peak' : 'back', 6) +
      strands(
        sitter,
        points('76 58 84 48 94 43 104 42 114 45 123 52 90 52 100 50 110 51 71 68 129 64')
          .map(([x, y], i) => cut(x, y, x + 3.4, y - 1.4, 0.9, i % 2 ? 2 : -2))
          .join(''),
      ),
  },
  halo: {
    back: (sitter) =>
      sitter.pen.block(
        smooth('100 18 128 23 147 42 153 66 148 88 136 101 100 104 64 101 52 88 47 66 53 42 72 23'),
        sitter.hair,
      ),
    front: (sitter) =>
      cap(sitter, 'back', 9, false) +
      hairline(sitter, 'back') +
      strands(
        sitter,
        points(
          '58 60 66 44 78 32 92 26 106 25 120 31 132 42 140 56 143 72 56 76 72 54 84 42 98 36 112 38 124 48 133 62 60 90 139 88 66 70',
        )
          .map(([x, y], i) => cut(x - 2, y, x + 3, y - 1, 1, i % 2 ? 3 : -3))
          .join(''),
      ),
  },
  bun: {
    back: (sitter) =>
      sitter.pen.disc(72, 34, 17, sitter.hair, 2.2) +
      strands(sitter, cut(62, 30, 80, 26, 1.2, -4) + cut(62, 38, 82, 40, 1.2, 4)),
    front: capOf('back', 9),
  },
  knot: {
    back: (sitter) =>
      sitter.pen.block(smooth('58 92 50 100 50 114 58 122 70 118 74 104'), sitter.hair) +
      strands(sitter, cut(54, 104, 68, 112, 1.2, 4)),
    front: capOf('side', 10),
  },
  updo: {
    back: (sitter) => curls(sitter, '82 31 101 25 120 31 70 42 132 42 92 19 111 19', 11),
    front: (sitter) => capOf('back', 12)(sitter) + curls(sitter, '66 96 65 109 67 121', 6),
  },
  ringlets: {
    back: (sitter) => curls(sitter, [...hanging(-1, 6, 8, 35), ...hanging(1, 6, 8, 33)], 8),
    front: capOf('centre', 10),
  },
  wig: {
    back: (sitter) => curls(sitter, [...hanging(-1, 6, 11.5, 39), ...hanging(1, 6, 11.5, 38)], 11.5),
    front: capOf('peak', 8),
  },
  great: {
    back: (sitter) =>
      curls(sitter, [...hanging(-1, 7, 12.5, 44), ...hanging(1, 7, 12.5, 43)], 13) +
      curls(sitter, [...hanging(-1, 6, 12, 33), ...hanging(1, 6, 12, 32)], 10),
    front: (sitter) => capOf('centre', 16)(sitter) + curls(sitter, '74 32 86 22 116 22 128 32 64 46 138 46', 10),
  },
  rolls: {
    back: (sitter) =>
      sitter.pen.block('M62 74L52 118Q60 132 72 126L76 70ZM138 74L147 116Q140 130 128 124L124 70Z', sitter.hair) +
      (STYLES.queue.back?.(sitter) ?? ''),
    front: (sitter) => capOf('back', 10)(sitter),
    over: (sitter) =>
      [92, 105]
        .map(
          (y) =>
            sitter.pen.block(
              `M${tenth(100 - sitter.face.width - 11)} ${y}q7 -7 16 -1q4 6 -1 10q-9 4 -15 -1q-3 -4 0 -8Z`,
              sitter.hair,
              2,
            ) +
            (sitter.pen.isCoarse
              ? ''
              : sitter.pen.stroke(`M${tenth(100 - sitter.face.width - 6)} ${y + 4}q4 -4 7 0`, 1.2)),
        )
        .join('') +
      sitter.pen.block(
        `M${tenth(100 + sitter.face.width - 2)} 91q8 -5 11 1q2 8 -3 9q-6 0 -8 -4ZM${tenth(100 + sitter.face.width - 3)} 104q8 -5 11 1q2 8 -3 9q-6 0 -8 -4Z`,
        sitter.hair,
        2,
      ),
  },
}

type Hairline = keyof typeof LINES
type Place = (by: number) => number

/** The edge of the hair on the brow, from the far temple to the near one. */
const LINES = {
  side: (x) =>
    `C${x(0.94)} 70 ${x(0.8)} 64 ${x(0.62)} 60C${x(0.2)} 66 ${x(-0.3)} 66 ${x(-0.52)} 56C${x(-0.62)} 66 ${x(-0.84)} 72 ${x(-0.88)} 88`,
  centre: (x) => `C${x(0.94)} 74 ${x(0.7)} 66 ${x(0.24)} 50C${x(-0.1)} 66 ${x(-0.76)} 68 ${x(-0.86)} 90`,
  back: (x) =>
    `C${x(0.94)} 72 ${x(0.86)} 62 ${x(0.7)} 57C${x(0.2)} 50 ${x(-0.4)} 51 ${x(-0.64)} 58C${x(-0.8)} 66 ${x(-0.86)} 76 ${x(-0.88)} 90`,
  peak: (x) =>
    `C${x(0.92)} 70 ${x(0.86)} 56 ${x(0.66)} 53C${x(0.5)} 54 ${x(0.3)} 60 ${x(0.18)} 65C${x(0)} 60 ${x(-0.3)} 54 ${x(-0.52)} 55C${x(-0.72)} 60 ${x(-0.84)} 72 ${x(-0.87)} 90`,
  fringe: (x) =>
    `C${x(0.96)} 80 ${x(0.94)} 78 ${x(0.9)} 75C${x(0.3)} 70 ${x(-0.3)} 71 ${x(-0.76)} 76C${x(-0.84)} 82 ${x(-0.86)} 88 ${x(-0.88)} 94`,
  bald: (x) =>
    `C${x(0.95)} 66 ${x(0.9)} 56 ${x(0.74)} 50C${x(0.4)} 36 ${x(-0.4)} 36 ${x(-0.72)} 52C${x(-0.82)} 62 ${x(-0.86)} 76 ${x(-0.88)} 90`,
} as const satisfies Record<string, (x: Place) => string>

function placer({ face }: Sitter): Place {
  return (by) => tenth(100 + by * face.width)
}

function isBare({ person }: Sitter): boolean {
  return person.hat === 'none'
}

/** Hair that lies close, so high above the skull. */
function cap(sitter: Sitter, line: Hairline, lift: number, hasEdge = true): string {
  const { pen, face, hair } = sitter
  const x = placer(sitter)
  const top = 43 - lift
  const shape = `M${x(-1.03)} 94C${at(100 - face.width - lift, 60)} ${x(-0.75)} ${top} ${x(0.02)} ${top}C${x(0.8)} ${top} ${at(100 + face.width + lift * 0.7, 58)} ${x(0.98)} 86${LINES[line](x)}Z`
  return hasEdge ? pen.block(shape, hair) : flat(shape, hair)
}

function hairline(sitter: Sitter, line: Hairline): string {
  const x = placer(sitter)
  return sitter.pen.stroke(`M${x(0.98)} 86${LINES[line](x)}`, 2)
}

/** The same with its strands; under a hat nobody has a peak. */
function capOf(line: Hairline, lift: number): Part {
  return (sitter) => {
    const w = sitter.face.width
    const from: Line = [
      [100 - w * 0.9, 74],
      [100 - w * 0.5, 52],
      [100 + w * 0.3, 46],
      [100 + w * 0.85, 60],
    ]
    const to: Line = [
      [100 - w * 1.02, 64],
      [100 - w * 0.7, 42],
      [100 + w * 0.1, 38],
      [100 + w * 0.8, 46],
    ]
    return (
      cap(sitter, line === 'peak' && !isBare(sitter) ? 'back' : line, lift) + strands(sitter, comb(from, to, 13, 0.8))
    )
  }
}

/** What the gouge takes out of hair. */
export function strands({ pen, hair }: Sitter, shape: string): string {
  return pen.fine(shape, hair === INK ? '#cdbb95' : INK)
}

export function curls({ pen, hair }: Sitter, line: Line | string, r: number): string {
  const light = hair === INK ? PAPER : INK
  const curl = ([x, y]: Line[number]) =>
    pen.disc(x, y, r, hair, 2) +
    (pen.isCoarse
      ? ''
      : pen.stroke(`M${at(x - r * 0.5, y + 1)}a${at(r * 0.52, r * 0.52)} 0 1 1 ${at(r * 0.8, r * 0.45)}`, 1.2, light))
  return (typeof line === 'string' ? points(line) : line).map(curl).join('')
}

/** A plait, knot after knot. */
export function knots(sitter: Sitter, line: Line, r = 5.4): string {
  const knot = ([x, y]: Line[number], i: number) =>
    `M${at(x - r, y - 5)}Q${at(x + (i % 2 ? -1 : 1), y - 8)} ${at(x + r, y - 4)}Q${at(x + r + 1, y + 4)} ${at(x, y + 7)}Q${at(x - r - 1, y + 3)} ${at(x - r, y - 5)}Z`
  return (
    line.map((point, i) => sitter.pen.block(knot(point, i), sitter.hair, 1.8)).join('') +
    strands(sitter, line.map(([x, y]) => cut(x - r * 0.5, y - 2, x + r * 0.2, y + 4, 0.9, 1)).join(''))
  )
}

export function tail(x: number, y: number, long: number): Line {
  return Array.from({ length: long }, (_, i) => [x - Math.sin(i * 0.5) * 2, y + i * 9.4] as const)
}

/** Rows of curls down one side of the head. */
export function hanging(side: 1 | -1, count: number, r: number, x: number): Line {
  return Array.from(
    { length: count },
    (_, i) => [100 + side * (x + 4 * Math.sin(i * 1.3) + i * 1.1), 68 + i * r * 1.46] as const,
  )
}

/** Hair down one side, in waves. */
function wave(side: 1 | -1): string {
  const x = (by: number) => 100 + side * by
  return `M${x(22)} 50C${x(46)} 52 ${x(46)} 84 ${x(44)} 98C${x(54)} 112 ${x(44)} 124 ${x(52)} 138C${x(58)} 150 ${x(48)} 160 ${x(40)} 168C${x(30)} 162 ${x(22)} 152 ${x(20)} 140Z`
}

function waving(sitter: Sitter): string {
  const cuts =
    comb('58 70 70 90', '50 156 70 160', 6, { width: 1.2, bend: 6 }) +
    comb('130 90 142 70', '130 160 150 154', 6, { width: 1.2, bend: -6 })
  return sitter.pen.block(wave(-1) + wave(1), sitter.hair) + strands(sitter, cuts)
}

function plain(sitter: Sitter): string {
  const shape =
    'M63 74C52 96 56 128 48 150C60 158 76 154 80 142L76 60ZM137 74C147 96 144 128 151 150C141 157 128 153 124 142L126 60Z'
  const cuts =
    comb('64 86 72 100', '55 148 70 150', 4, { width: 1.1, bend: 3 }) +
    comb('130 100 137 86', '130 150 144 146', 4, { width: 1.1, bend: -3 })
  return sitter.pen.block(shape, sitter.hair) + strands(sitter, cuts)
}
