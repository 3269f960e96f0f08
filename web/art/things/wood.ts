/** Wood, where one acts: planks, plates to press, beads on a cord. */

import {
  arc,
  BRASS,
  block,
  circle,
  clipped,
  comb,
  cut,
  DARK_WOOD,
  disc,
  flat,
  GOLD,
  INDIGO,
  INK,
  kept,
  type Line,
  MADDER,
  SHINE,
  sized,
  stroke,
  times,
  WOOD,
} from '../ink.ts'

const WOODS = {
  deck: { fill: WOOD, grain: '#523317', light: '#9a6d3b', seam: DARK_WOOD, rail: '#4d3216', edge: '#241507' },
  dark: { fill: '#4c3118', grain: '#392209', light: '#6a4726', seam: '#241507', rail: '#33200f', edge: '#180d04' },
  walnut: { fill: '#3b2712', grain: '#2a1a0a', light: '#54391d', seam: '#1a0f05', rail: '#241608', edge: '#0c0703' },
} as const

const BOARD = 38

/** A deck of boards with a rail along its upper edge. */
export const planks = kept((width: number, height: number, kind: keyof typeof WOODS = 'deck') => {
  const { fill, grain, light, seam, rail, edge } = WOODS[kind]
  const boards = Array.from({ length: Math.ceil(height / BOARD) }, (_, i) => board(i, width))
  const all = (part: keyof ReturnType<typeof board>) => boards.map((it) => it[part]).join('')
  const whole = `M0 0H${width}V${height}H0Z`
  const dents = times(Math.round(width / 26), (i) => cut(i * 26 + 4, -2, i * 26 + 22, -3, 0.8))
  return {
    box: [0, -11, width, height + 11],
    marks:
      clipped(
        whole,
        flat(whole, fill) +
          flat(all('grain'), grain) +
          flat(all('light'), light) +
          stroke(all('seams'), 2.4, seam) +
          flat(all('nails'), edge),
      ) +
      flat(`M0 3H${width}V12H0Z`, edge, 'opacity=".4"') +
      flat(`M0 -11H${width}V0H0Z`, rail) +
      flat(`M0 0H${width}V3H0Z`, edge) +
      flat(dents, fill),
  }
})

function board(i: number, width: number) {
  const y = i * BOARD
  const x = 90 + ((i * 211) % Math.max(120, width - 60))
  const nails = [-6, 6].flatMap((dx) => [9, BOARD - 9].map((dy) => circle(x + dx, y + dy, 1.8)))
  const lines = Array.from({ length: Math.ceil(width / 34) }, (_, k) => {
    const [gx, gy] = [(k * 71 + i * 37) % width, y + 6 + ((k * 11 + i * 5) % (BOARD - 11))]
    return {
      grain: cut(gx, gy, gx + 30 + ((k * 13) % 40), gy + 1.4, 0.9, -1.4),
      light: k % 4 === 1 ? cut(gx + 12, gy + 5, gx + 44, gy + 5.6, 0.7, -1) : '',
    }
  })
  return {
    seams: `${i ? `M0 ${y}H${width}` : ''}M${x} ${y}v${BOARD}`,
    nails: nails.join(''),
    grain: lines.map((line) => line.grain).join('') + (i % 2 === 0 ? knot((i * 173 + 140) % width, y + BOARD / 2) : ''),
    light: lines.map((line) => line.light).join(''),
  }
}

function knot(x: number, y: number): string {
  return arc(x, y, 7, 200, 340, 1) + arc(x, y, 7, 20, 160, 1) + circle(x, y, 2.6)
}

/** Fill, rule and light. What cannot be pressed is dull wood, never pale. */
const TONES = {
  paper: ['#f3e3bb', BRASS, '#fff6da'],
  madder: [MADDER, '#f0b48c', '#d9604d'],
  indigo: [INDIGO, '#a9c9d8', '#5088ab'],
  off: ['#5f3e1c', '#8a6536', '#6f4b25'],
} as const

interface Plate {
  readonly tone?: keyof typeof TONES
  readonly isPressed?: boolean
}

/** A plate to press, five units of shadow below it; its words are set over it. */
export const plate = kept((width: number, height: number, { tone = 'paper', isPressed = false }: Plate = {}) => {
  const [fill, rule, light] = TONES[tone]
  const [w, h] = [width, height]
  const row = (y: number): Line => [
    [14, y],
    [w - 14, y],
  ]
  const column = (x: number): Line => [
    [x, 15],
    [x, h - 15],
  ]
  const [across, down] = [Math.round(w / 7), Math.round(h / 7)]
  const cuts = isPressed
    ? flat(
        comb(row(3), row(11), across, { width: 1, reach: 0.8 }) +
          comb(column(3), column(12), down, { width: 1, reach: 0.8 }),
        INK,
      )
    : flat(comb(column(w - 3.5), column(w - 13), down, { width: 1, reach: 0.8 }), light) +
      flat(comb(column(3.5), column(11), down, { width: 0.9, reach: 0.8 }), rule)
  return {
    box: [-2, -2, w + 4, h + 9],
    marks:
      flat(scalloped(0, 5, w, h, 9), '#170d04') +
      `<g transform="translate(0 ${isPressed ? 4 : 0})">${block(scalloped(0, 0, w, h, 9), fill)}${stroke(scalloped(5, 5, w - 10, h - 10, 8), 1.4, rule)}${cuts}</g>`,
  }
})

function scalloped(x: number, y: number, w: number, h: number, r: number): string {
  const [right, foot] = [x + w, y + h]
  return `M${x + r} ${y}H${right - r}Q${right - r} ${y + r} ${right} ${y + r}V${foot - r}Q${right - r} ${foot - r} ${right - r} ${foot}H${x + r}Q${x + r} ${foot - r} ${x} ${foot - r}V${y + r}Q${x + r} ${y + r} ${x + r} ${y}Z`
}

const CORD = '#b99a5c'

/** So many of so many, as beads on a cord. */
export const beads = kept((count: number, goal: number, width: number = 240) => {
  const step = (width - 20) / goal
  const r = Math.min(9, step * 0.44)
  const won = (x: number) =>
    disc(x, 12, r, GOLD, 1.8) +
    flat(arc(x, 12, r * 0.62, 110, 235, 1.3), BRASS) +
    flat(arc(x, 12, r * 0.6, -70, 10, 1.1), SHINE)
  const open = (x: number) =>
    disc(x, 12, r, '#3b3a35', 1.8, CORD) + flat(arc(x, 12, r * 0.55, 110, 235, 0.8), '#14181b')
  return sized(
    width,
    24,
    stroke(`M4 12H${width - 4}`, 2.4, CORD) +
      stroke(`M4 6v12M${width - 4} 6v12`, 3.4, CORD) +
      times(goal, (i) => (i < count ? won(8.4 + step * (i + 0.5)) : open(11.6 + step * (i + 0.5)))),
  )
})
