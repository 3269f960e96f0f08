/** Flags: cloth as flat shapes in a unit square, bent by the wind when it is cut. */

import {
  at,
  BONE,
  comb,
  cut,
  disc,
  flat,
  GOLD,
  INDIGO,
  INK,
  type Line,
  MADDER,
  ORANGE,
  placed,
  stroke,
  times,
} from './ink.ts'

export const FLAGS = ['spanish', 'english', 'french', 'dutch', 'pirate'] as const
export type Flag = (typeof FLAGS)[number]

interface Cut {
  readonly width: number
  readonly height: number
  /** No folds and no small charges, where it is small. */
  readonly isPlain?: boolean
  readonly line?: number
}

/** Flies to the right of its staff, from the origin. Whatever is no nation's is a plain colour. */
export function flag(
  which: string,
  { width, height, isPlain = false, line = Math.max(1.2, height / 26) }: Cut,
): string {
  const wind = windOf(width, height)
  const pieces = isFlag(which) ? CLOTHS[which](height / width, isPlain) : [{ colour: which, shapes: [bar(0, 0, 1, 1)] }]
  const isPirate = which === 'pirate'
  return (
    pieces.map(({ colour, shapes }) => flat(shapes.map(wind.bent).join(''), colour)).join('') +
    (isPirate ? placed(...wind.at(0.5, 0.5), height * 0.0074, skullAndBones()) : '') +
    (isPlain ? '' : flat(wind.folds, isPirate ? '#5d6064' : INK, 'opacity=".55"')) +
    stroke(wind.bent(bar(0, 0, 1, 1)), line, isPirate ? '#55524b' : INK)
  )
}

/** The colour by which a flag is known from afar. */
export function pennantColour(which: string): string {
  return isFlag(which) ? PENNANTS[which] : which
}

export function isFlag(which: string): which is Flag {
  return FLAGS.some((known) => known === which)
}

const PENNANTS: Readonly<Record<Flag, string>> = {
  spanish: MADDER,
  english: MADDER,
  french: INDIGO,
  dutch: ORANGE,
  pirate: '#15181c',
}

interface Piece {
  readonly colour: string
  readonly shapes: readonly Line[]
}

const LINEN = '#fbf2dc'

/** `lean` is the height beside the width, so that what is round stays round. */
const CLOTHS: Readonly<Record<Flag, (lean: number, isPlain: boolean) => readonly Piece[]>> = {
  spanish: (_, isPlain) => {
    const wide = isPlain ? 0.085 : 0.06
    return [
      { colour: '#f3e3bb', shapes: [bar(0, 0, 1, 1)] },
      { colour: MADDER, shapes: [ragged(0.02, 0.04, 0.98, 0.96, wide), ragged(0.98, 0.04, 0.02, 0.96, wide)] },
    ]
  },
  english: () => [
    { colour: LINEN, shapes: [bar(0, 0, 1, 1)] },
    { colour: MADDER, shapes: [bar(0.41, 0, 0.18, 1)] },
    { colour: MADDER, shapes: [bar(0, 0.38, 1, 0.24)] },
  ],
  french: (lean, isPlain) => [
    { colour: LINEN, shapes: [bar(0, 0, 1, 1)] },
    { colour: GOLD, shapes: isPlain ? [] : SOWN.map(([x, y]) => lily(x, y, 0.1, lean)) },
    { colour: INDIGO, shapes: [SHIELD] },
    { colour: '#f0c04a', shapes: BORNE.map(([x, y]) => lily(x, y, 0.155, lean * 0.86)) },
  ],
  dutch: () => [
    { colour: LINEN, shapes: [bar(0, 0, 1, 1)] },
    { colour: ORANGE, shapes: [bar(0, 0, 1, 0.34)] },
    { colour: INDIGO, shapes: [bar(0, 0.66, 1, 0.34)] },
  ],
  pirate: () => [{ colour: '#15181c', shapes: [bar(0, 0, 1, 1)] }],
}

const SHIELD: Line = [
  [0.26, 0.1],
  [0.74, 0.1],
  [0.74, 0.55],
  [0.69, 0.75],
  [0.5, 0.92],
  [0.31, 0.75],
  [0.26, 0.55],
]
const SOWN: Line = [
  [0.1, 0.2],
  [0.1, 0.8],
  [0.9, 0.2],
  [0.9, 0.8],
  [0.12, 0.5],
  [0.88, 0.5],
]
const BORNE: Line = [
  [0.38, 0.32],
  [0.62, 0.32],
  [0.5, 0.67],
]
/** One half of a lily, from its tip down. */
const LILY: Line = [
  [0.26, -0.5],
  [0.12, 0.02],
  [0.5, -0.42],
  [0.86, -0.2],
  [0.7, 0.3],
  [0.5, 0.05],
  [0.2, 0.26],
  [0.42, 0.32],
  [0.42, 0.46],
  [0.2, 0.46],
  [0.22, 0.9],
]

function lily(x: number, y: number, size: number, lean: number): Line {
  const mirrored = LILY.map(([a, b]) => [-a, b] as const).reverse()
  const whole: Line = [[0, -1], ...LILY, [0, 1], ...mirrored]
  return whole.map(([a, b]) => [x + a * size * lean, y + b * size])
}

function bar(x: number, y: number, width: number, height: number): Line {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** A branch with its knots cut off, as on the cross of Burgundy. */
function ragged(x1: number, y1: number, x2: number, y2: number, width: number): Line {
  const knots = 9
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = Math.hypot(dx, dy)
  const inUnit = (value: number) => Math.max(0, Math.min(1, value))
  const beside = (i: number, by: number) =>
    [inUnit(x1 + (dx * i) / knots - (dy / long) * by), inUnit(y1 + (dy * i) / knots + (dx / long) * by)] as const
  const all = Array.from({ length: knots + 1 }, (_, i) => i)
  const there = all.map((i) => beside(i, width * (i % 2 ? 0.4 : 1.4)))
  const back = all.map((i) => beside(i, -width * (i % 2 ? 1.4 : 0.4))).reverse()
  return [...there, ...back]
}

/** How the cloth lies: from the unit square to where the wind has it. */
function windOf(width: number, height: number) {
  const swing = height * 0.09
  const place = (u: number, v: number): readonly [number, number] => [
    u * width - swing * 0.2 * Math.sin(u * 6),
    v * height + swing * Math.sin(u * 5.6 + 0.3) * (0.25 + u * 0.75) - swing * 0.07,
  ]
  const bent = (line: Line): string => {
    const all = line.flatMap(([u, v], i) => {
      const [p, q] = line[(i + 1) % line.length]
      const parts = Math.max(1, Math.ceil(Math.abs(u - p) * 9))
      return Array.from({ length: parts }, (_, j) => place(u + ((p - u) * j) / parts, v + ((q - v) * j) / parts))
    })
    return `M${all.map(([x, y]) => at(x, y)).join('L')}Z`
  }
  const folds = [0.2, 0.72]
    .map((u) =>
      comb([place(u, 0.06), place(u, 0.94)], [place(u - 0.13, 0.08), place(u - 0.13, 0.96)], Math.round(height / 5), {
        width: height / 66,
        reach: 0.9,
      }),
    )
    .join('')
  return { at: place, bent, folds }
}

/** About the origin, some 100 units high. */
function skullAndBones(): string {
  const bones = 'M-36 10L36 46M36 10L-36 46'
  const knuckles = [
    [-38, 8],
    [38, 48],
    [38, 8],
    [-38, 48],
  ]
  const face =
    'M-14-10C-23-12-28-4-25 4C-22 11-10 10-6 4C-3-3-6-9-14-10ZM14-10C23-12 28-4 25 4C22 11 10 10 6 4C3-3 6-9 14-10ZM0 6L-7 19Q-4 22 0 18Q4 22 7 19Z'
  const bone =
    'M0-42C-26-42-36-24-35-6C-34 6-28 10-24 14L-23 26Q-22 30-17 30L-15 40Q0 45 15 40L17 30Q22 30 23 26L24 14C28 10 34 6 35-6C36-24 26-42 0-42Z'
  return (
    stroke(bones, 15, '#15181c') +
    stroke(bones, 10, BONE) +
    knuckles.map(([x, y]) => disc(x - 3, y + 3, 6, BONE) + disc(x + 3, y - 3, 6, BONE)).join('') +
    flat(bone, BONE) +
    flat(face, '#15181c') +
    flat(
      times(3, (i) => cut(-8 + i * 8, 28, -8 + i * 8, 43, 1.5)),
      '#15181c',
    )
  )
}
