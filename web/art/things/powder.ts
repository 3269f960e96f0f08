/** Shot, smoke, bursts, and the sea that washes things away. */

import {
  arc,
  at,
  block,
  cut,
  DARK_WOOD,
  disc,
  flat,
  GOLD,
  INK,
  kept,
  MADDER,
  PALETTE,
  round,
  sized,
  stroke,
  type Theme,
  thorn,
  times,
} from '../ink.ts'
import { fitted, lettering } from '../letters.ts'

/** A cannonball; its rim is light enough to be seen at night. */
export const ball = kept(() =>
  sized(
    30,
    30,
    disc(15, 15, 13, '#2b2f33', 2, '#565c60') +
      flat(arc(15, 15, 9.5, 285, 375, 1.6) + arc(15, 15, 6, 290, 370, 1.1), '#c9cfca'),
  ),
)

type Puff = readonly [x: number, y: number, r: number]

/** Smoke blown to the right from a muzzle at its left edge. */
export const puff = kept(() =>
  sized(
    142,
    90,
    block('M2 52L20 46L16 36L30 42L38 30L44 54L38 76L30 63L16 69L20 58Z', '#e3a72f', 2) +
      flat('M8 52L28 48L40 54L28 57Z', '#fbe9b4') +
      cloud([
        [44, 54, 15],
        [62, 40, 18],
        [66, 64, 17],
        [88, 30, 19],
        [90, 56, 22],
        [112, 44, 18],
        [114, 66, 14],
        [130, 54, 9],
      ]),
  ),
)

function cloud(puffs: readonly Puff[]): string {
  const rim = ([x, y, r]: Puff) => {
    const from = round(x, y, r * 0.72, 155)
    const to = round(x, y, r * 0.72, 52)
    return `M${at(...from)}A${at(r * 0.72, r * 0.72)} 0 0 0 ${at(...to)}`
  }
  return (
    puffs.map(([x, y, r]) => disc(x, y, r + 2.2, INK)).join('') +
    puffs.map(([x, y, r]) => disc(x, y, r, '#f0e6cc')).join('') +
    stroke(puffs.map(rim).join(''), 1.6) +
    flat(puffs.map(([x, y, r]) => arc(x, y, r * 0.5, 110, 220, r * 0.07 + 0.4)).join(''), INK)
  )
}

/** The burst of a hit, with what it costs. */
export const burst = kept((text: string = '') => {
  const star = (far: number, near: number, turn: number) => {
    const tips = Array.from({ length: 22 }, (_, i) => {
      const r = i % 2 ? near : far * (0.82 + ((i * 7) % 5) / 12)
      return at(...round(50, 50, r, (i * 180) / 11 + turn))
    })
    return `M${tips.join('L')}Z`
  }
  const ray = (i: number) => {
    const [a, b] = [round(50, 50, 19, i * 30 + 14), round(50, 50, 29 + ((i * 5) % 7), i * 30 + 14)]
    return cut(a[0], a[1], b[0], b[1], 1.1)
  }
  const splinter = (i: number) => `M${at(...round(50, 50, 40 + (i % 3) * 4, i * 52 + 23))}l5-3l1 5z`
  return sized(
    100,
    100,
    block(star(45, 25, 6), MADDER) +
      flat(star(36, 20, 10), GOLD) +
      flat(star(22, 12, 6), '#fbe9b4') +
      flat(times(12, ray), INK) +
      (text === ''
        ? flat(times(7, splinter), DARK_WOOD)
        : lettering(50, 62, fitted(text, 38), text, { edge: '#fbe9b4' })),
  )
})

/** A tile of sea, 96 × 64, that goes on at all sides. */
export const waves = kept((theme: Theme = 'day') => {
  const { sea, ripple, foam } = PALETTE[theme]
  const rows = Array.from({ length: 16 }, (_, i) => {
    const [row, x0] = [i % 4, Math.floor(i / 4) - 1]
    const [x, y] = [x0 * 48 + [0, 27, 8, 33][row], 11 + row * 16]
    return {
      dark:
        cut(x, y + 1, x + 24, y + 1, 1.7, -5) +
        cut(x + 22, y, x + 40, y - 1, 1.4, 4) +
        (row % 2 ? cut(x + 30, y + 7, x + 41, y + 7, 0.8, -1.6) : ''),
      pale: cut(x + 12, y + 5, x + 28, y + 7, 0.9, -1),
    }
  })
  return {
    ...sized(
      96,
      64,
      flat('M0 0H96V64H0Z', sea[1]) +
        flat(rows.map(({ dark }) => dark).join(''), ripple) +
        flat(rows.map(({ pale }) => pale).join(''), foam, 'opacity=".8"'),
    ),
    light: theme,
  }
})

/** On the crest of the wave, in its units. */
const FOAM: readonly Puff[] = [
  [668, 96, 20],
  [700, 80, 24],
  [738, 70, 22],
  [778, 62, 26],
  [820, 60, 24],
  [862, 66, 28],
  [902, 78, 24],
  [938, 98, 27],
  [966, 124, 23],
  [986, 152, 25],
  [996, 184, 20],
  [992, 212, 22],
  [972, 236, 18],
  [944, 246, 16],
  [640, 116, 16],
  [612, 136, 14],
]
const SPRAY: readonly Puff[] = [
  [1010, 96, 7],
  [1030, 130, 5],
  [1046, 172, 8],
  [1022, 60, 5],
  [960, 56, 6],
  [1064, 118, 4],
  [1076, 210, 6],
  [900, 40, 5],
]

/** The water that breaks: its body, what rolls before it, its cuts and its foam. */
const SURF = {
  day: { body: '#6f9a98', near: '#4f8084', line: '#1f4047', foam: '#f6f3e2', gleam: '#eef2df' },
  lamp: { body: '#1e3d46', near: '#142d36', line: '#081a21', foam: '#7f9c98', gleam: '#3f6068' },
} as const satisfies Record<Theme, unknown>

/** The wave that takes the harbor away, breaking to the right. */
export const crest = kept((theme: Theme = 'day') => {
  const { body, line, foam, gleam } = SURF[theme]
  const trough = (i: number) => {
    const t = i / 29
    const [x, y] = [330 + t * 520, 470 - t ** 1.5 * 250]
    return thorn(x - 10 + t * 70, y + 30, x + 40 + t * 120, 262 - t * 170 + (i % 3) * 8, 3.2 + 2 * t, -30 - 20 * t)
  }
  const light = (i: number) => {
    const t = i / 17
    return cut(440 + t * 380, 420 - t * 230, 560 + t * 330, 250 - t * 150, 2, -26)
  }
  const marks =
    block(
      'M-10 480V372C100 392 230 318 330 300C470 278 520 150 668 96C760 62 858 60 930 96C1000 132 1020 196 984 232C962 254 926 250 916 226C908 206 922 190 938 192C900 168 852 196 858 250C866 322 960 352 1060 340C1160 328 1240 366 1376 350V490Z',
      body,
      3,
    ) +
    flat(times(30, trough), line) +
    flat(times(18, light), gleam, 'opacity=".8"') +
    stroke('M858 250C866 322 960 352 1060 340', 2.6, line) +
    FOAM.map(([x, y, r]) => disc(x, y, r + 2.4, line)).join('') +
    FOAM.map(([x, y, r]) => disc(x, y, r, foam)).join('') +
    flat(FOAM.map(([x, y, r]) => cut(x - r * 0.5, y + r * 0.3, x + r * 0.4, y + r * 0.55, 1.5, -4)).join(''), line) +
    SPRAY.map(([x, y, r]) => disc(x, y, r, foam, 1.8, line)).join('')
  return { ...sized(1366, 480, marks), light: theme }
})

/** The water before it, in which things go under. */
export const swell = kept((theme: Theme = 'day') => {
  const { near, line } = SURF[theme]
  const waves = `M-60 46Q-8 12 44 46${times(14, (i) => `T${148 + i * 104} 46`)}`
  const ripples = times(36, (i) => `M${(i * 83) % 1400} ${74 + ((i * 29) % 140)}q12-7 24 0`)
  const marks = flat(`${waves}V220H-60Z`, near) + stroke(waves, 3, line) + stroke(ripples, 2.4, line)
  return { ...sized(1366, 220, marks), light: theme }
})
