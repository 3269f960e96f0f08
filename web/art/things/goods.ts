/** Goods in the hold. */

import { BOXES } from '../coming.ts'
import {
  BRASS,
  block,
  circle,
  comb,
  cut,
  DARK_WOOD,
  disc,
  dots,
  flat,
  GOLD,
  INDIGO,
  INK,
  kept,
  type Line,
  MADDER,
  OCHRE,
  PAPER,
  PLUM,
  placed,
  points,
  SCROLL,
  SHINE,
  sized,
  stroke,
  thorn,
  times,
  turned,
  VERDIGRIS,
  WOOD,
} from '../ink.ts'
import { lettering } from '../letters.ts'
import { cask } from './barrel.ts'

const GOODS = { cocoa, food, rum, spices, sugar, textiles, tobacco, wood } as const

export type GoodName = keyof typeof GOODS
export const GOOD_NAMES = Object.keys(GOODS) as readonly GoodName[]

export const good = kept((kind: GoodName) => ({ box: BOXES.good, marks: GOODS[kind]() }))

/** On wood: brown things lie on a round of paper. */
export const labelled = kept((kind: GoodName) =>
  sized(
    140,
    140,
    block(circle(70, 70, 66), '#f3e3bb', 3) +
      stroke(circle(70, 70, 60), 1.2, BRASS) +
      placed(18, 16, 0.87, GOODS[kind]()),
  ),
)

function shade(from: string | Line, to: string | Line, count: number, width: number, reach = 1): string {
  return flat(comb(from, to, count, { width: width * 1.25, reach, tool: thorn }), INK)
}

function cocoa(): string {
  const [cloth, light] = ['#6b4226', '#a9764a']
  const pod =
    block('M60 50C78 56 82 78 74 96Q66 108 60 108Q54 108 46 96C38 78 42 56 60 50Z', OCHRE) +
    stroke('M60 52V106M52 56C46 72 47 92 54 105M68 56C74 72 73 92 66 105', 1.6) +
    flat(cut(71, 64, 71, 92, 1.4, -3), SHINE) +
    stroke('M60 50L60 43', 4)
  return (
    block('M42 30C22 44 8 70 12 98Q14 114 34 114H88Q108 114 109 98C112 70 98 44 78 30Z', cloth) +
    shade('14 78 14 100 30 112 60 112', '34 74 38 92 48 98 64 102', 15, 1.6, 0.9) +
    flat(comb('84 42 104 80', '76 54 92 86', 8, { width: 1.4, reach: 0.9 }), light) +
    shade('44 34 76 34', '38 52 82 52', 8, 1.2, 0.9) +
    block('M42 30C34 18 32 10 38 5C46 11 52 9 58 4C66 10 74 10 82 5C88 12 86 20 78 30Z', light, 2.2) +
    shade('44 12 78 12', '46 28 74 28', 7, 1.1) +
    stroke('M40 31Q60 38 80 31', 4.6, SCROLL) +
    stroke('M39 29Q60 35 81 29M39 34Q60 41 81 34M78 32q14 2 12 14', 1.5) +
    turned(-24, 60, 78, pod)
  )
}

function ear(x: number, y: number, scale: number): string {
  const grains = times(
    4,
    (i) => cut(0, 6 + i * 7, -10, -3 + i * 7, 3.6, 1) + cut(0, 6 + i * 7, 10, -3 + i * 7, 3.6, -1),
  )
  return placed(x, y, scale, flat(cut(0, 2, 0, -9, 3.4) + grains, GOLD, `stroke="${INK}" stroke-width="1.2"`))
}

function food(): string {
  const stalk = ([x, y]: readonly [number, number]) => stroke(`M${x + 3} 50L${x} ${y}`, 3, OCHRE) + ear(x, y, 0.62)
  return (
    block('M14 52L30 40H108L98 52Z', '#a8793e') +
    points('36 22 48 18 60 17 72 19').map(stalk).join('') +
    block('M76 52C68 38 78 24 92 24C106 24 112 38 104 52Z', '#b8543c') +
    block('M96 26L104 10q4-6 8-2q5-1 5 4q1 5-5 5L103 31Z', PAPER, 2) +
    flat(comb('78 44 80 32', '88 46 88 36', 4, 1.2), INK) +
    flat(cut(98, 32, 102, 44, 1.4, -2), '#eebb95') +
    block('M14 52H106V114H14Z', '#b98a4a') +
    stroke('M14 72H106M14 93H106', 1.8, DARK_WOOD) +
    shade('16 58 16 112', '34 58 34 112', 15, 1.2, 0.8) +
    block('M14 52h11v62h-11zM95 52h11v62h-11z', '#8d6430', 2) +
    dots('19.5 58 19.5 107 100.5 58 100.5 107', 1.8, INK) +
    block(circle(60, 83, 22), PAPER, 2.2) +
    ear(60, 72, 1) +
    stroke('M60 80V100', 2.6, BRASS)
  )
}

function rum(): string {
  return (
    cask('#9a4a30') +
    block('M36 60Q60 66 84 60V84Q60 90 36 84Z', PAPER, 2) +
    lettering(60, 82, 20, 'XXX', { fill: MADDER })
  )
}

function spices(): string {
  const corns = times(20, (i) => {
    const far = 3 + 4.6 * i ** 0.5
    return circle(61 + Math.cos(i * 2.4) * far, 52 + Math.sin(i * 2.4) * far * 0.42, 1.8)
  })
  const petal = (i: number) =>
    `<path d="M0 0C-5-6-4-12 0-16C4-12 5-6 0 0Z" transform="rotate(${i * 45})" fill="#f0c46a" stroke="${INK}" stroke-width="1.4"/>`
  return (
    block('M20 66C14 90 20 112 34 114H88C102 112 106 90 100 66Z', PLUM) +
    shade('20 74 22 100 36 112', '40 76 42 94 50 100', 13, 1.5, 0.9) +
    flat(comb('98 76 98 100', '86 78 86 98', 6, 1.3), '#c58bd0') +
    block('M26 62C34 44 52 34 62 34C76 36 90 48 96 62Z', '#c4502a') +
    flat(corns, '#7d2417') +
    block('M14 66Q12 58 20 58Q60 70 100 58Q108 58 106 66Q106 74 98 74Q60 84 22 74Q14 74 14 66Z', '#a35bb0') +
    shade('20 64 100 64', '22 72 98 72', 15, 1, 0.9) +
    turned(14, 82, 30, block('M72 8h8v44h-8zM84 4h8v46h-8z', '#a0642f', 2) + stroke('M76 10v38M88 8v38', 1.2)) +
    placed(60, 96, 1, times(8, petal) + disc(0, 0, 3.4, INK))
  )
}

/** The cane leads: a loaf alone would be a hat. */
function sugar(): string {
  const cane = (x: number, y: number, u: number, v: number) => {
    const shape = `M${x} ${y}L${u} ${v}`
    const joints = [0.16, 0.36, 0.56, 0.76].map((t) => {
      const [a, b] = [x + (u - x) * t, y + (v - y) * t]
      return `M${(a - 5.4).toFixed(1)} ${(b - 1.6).toFixed(1)}q5.4 3.4 10.8 0`
    })
    return (
      stroke(shape, 14.5) +
      stroke(shape, 10, '#93a84c') +
      flat(cut(x + 3, y + 6, u + 3, v - 6, 1.3), '#d3dd94') +
      flat(cut(x - 4, y + 6, u - 4, v - 6, 1.2), '#55682a') +
      stroke(joints.join(''), 2.2)
    )
  }
  const leaf = 'M0 0C-4-12-18-18-30-12C-20-10-12-4-6 4ZM2-2C0-16 8-28 24-28C14-22 10-10 8 2Z'
  const whole =
    block('M88 26C98 24 104 30 105 40L116 104Q98 116 62 110L72 40Q76 29 88 26Z', '#fdf7e8') +
    flat(comb('104 44 112 92', '97 46 103 94', 8, { width: 1, reach: 0.9 }), '#d8c9a0') +
    block('M67 78Q92 88 112 76L118 106Q92 120 60 111Z', INDIGO) +
    flat(comb('111 82 115 104', '101 84 104 108', 6, { width: 1.2, reach: 0.9 }), '#8fb7d0') +
    shade('70 84 66 110', '84 86 82 112', 8, 1.2, 0.9) +
    placed(26, 16, 1, block(leaf, VERDIGRIS, 2)) +
    placed(50, 18, 0.86, block(leaf, VERDIGRIS, 2.2)) +
    cane(26, 18, 20, 108) +
    cane(58, 20, 50, 110) +
    cane(42, 12, 35, 112) +
    stroke('M15 66Q37 76 62 66M14 72Q36 82 61 72', 5.4) +
    stroke('M15 66Q37 76 62 66M14 72Q36 82 61 72', 2.6, SCROLL) +
    block('M60 98l12-5 9 7-3 12-13 2-8-7Z', '#fdf7e8', 2) +
    block('M80 104l9-4 8 5-2 9-11 1-6-5Z', '#fdf7e8', 2) +
    shade('60 100 64 113', '68 101 70 112', 4, 1)
  // Leaves are higher than the box.
  return placed(6, 12, 0.89, whole)
}

function textiles(): string {
  const bolts = [
    { cloth: '#c9503f', light: '#f3b19c', y: 78, x: 0 },
    { cloth: PAPER, light: '', y: 48, x: 8 },
    { cloth: INDIGO, light: '#9cc0d8', y: 18, x: 2 },
  ]
  const bolt = ({ cloth, light, x, y }: (typeof bolts)[number]) =>
    block(`M${24 + x} ${y}H${96 + x}a10 16 0 0 1 0 32H${24 + x}Z`, cloth) +
    flat(
      comb(
        [
          [34 + x, y + 29],
          [92 + x, y + 29],
        ],
        [
          [32 + x, y + 16],
          [96 + x, y + 22],
        ],
        14,
        { width: 1.1, reach: 0.9 },
      ),
      INK,
    ) +
    (light
      ? flat(cut(50 + x, y + 6, 92 + x, y + 7, 1.4), light)
      : stroke(`M${48 + x} ${y + 2}v28M${58 + x} ${y + 2}v28M${78 + x} ${y + 2}v28`, 3, MADDER)) +
    `<ellipse cx="${24 + x}" cy="${y + 16}" rx="11" ry="16" fill="${cloth}" stroke="${INK}" stroke-width="2.4"/>` +
    stroke(`M${24 + x} ${y + 16}m-6 0a6 10 0 1 1 6 10a4 7 0 1 1 3-9a2 3 0 0 1-3 3`, 1.5)
  return (
    bolts.map(bolt).join('') +
    block('M88 80C100 80 112 84 114 96Q112 108 114 114Q104 116 96 110Z', '#c9503f', 2.2) +
    flat(comb('96 86 108 94', '98 106 108 112', 4, 1.1), INK)
  )
}

function tobacco(): string {
  const rib = (i: number) => {
    const [y, in_] = [34 + i * 9, i > 3 ? (i - 3) * 4 : 0]
    const from = `M60 ${44 + i * 11}Q`
    return `${from}50 ${40 + i * 10} ${40 + in_} ${y}${from}70 ${40 + i * 10} ${80 - in_} ${y}`
  }
  const leaf =
    block('M60 18C84 34 90 66 76 92Q68 104 60 108Q52 104 44 92C30 66 36 34 60 18Z', VERDIGRIS) +
    stroke('M60 22V118', 2.6) +
    stroke(times(6, rib), 1.5) +
    flat(comb('40 50 42 86', '52 56 54 92', 7, { width: 1.1, reach: 0.8 }), INK) +
    flat(comb('79 50 76 80', '69 56 67 84', 6, { width: 1.2, reach: 0.8 }), '#a8c4a0')
  return (
    block('M12 40Q10 30 22 30L98 26Q110 26 109 38L111 98Q112 110 100 110L22 112Q10 112 11 100Z', '#c2a15f') +
    shade('13 46 13 98 28 110', '34 48 34 94 40 100', 16, 1.5, 0.85) +
    flat(comb('107 40 109 92', '94 42 95 92', 10, { width: 1.2, reach: 0.8 }), '#ecd49a') +
    shade('20 110 104 108', '22 98 104 100', 18, 1.1, 0.9) +
    stroke('M36 30V111M84 27V110M12 70L110 68', 7) +
    stroke('M36 30V111M84 27V110M12 70L110 68', 4, BRASS) +
    turned(22, 60, 66, leaf)
  )
}

function wood(): string {
  const log = ([x, y]: readonly [number, number], i: number) =>
    block(`M${x} ${y - 20}L${x + 32} ${y - 30}a19 20 0 0 1 0 40L${x} ${y + 20}Z`, i === 2 ? '#80562b' : '#6d4822') +
    flat(
      comb(
        [
          [x + 12, y + 16],
          [x + 44, y + 6],
        ],
        [
          [x + 14, y - 2],
          [x + 46, y - 8],
        ],
        8,
        { width: 1.3, reach: 0.9 },
      ),
      INK,
    ) +
    flat(cut(x + 10, y - 20, x + 34, y - 27, 1.3), '#c08b4f') +
    disc(x, y, 20, '#d9b06c', 2.4) +
    stroke(circle(x, y, 14) + circle(x + 1, y, 9) + circle(x + 1, y, 4), 1.8, WOOD) +
    flat(cut(x, y, x - 12, y + 10, 1.2) + cut(x, y, x - 14, y - 6, 1) + cut(x - 2, y, x + 4, y + 14, 1), INK)
  const axe =
    stroke('M84 6V62', 8) +
    stroke('M84 7V61', 4.4, '#b98a4a') +
    block('M80 10H92C104 10 108 4 110 2V36C106 30 102 27 92 27H80Z', '#8d9598', 2.2) +
    flat(cut(106, 8, 106, 30, 1.4, -1), '#e8ebe6')
  const pile = points('34 92 74 92 54 60').map(log).join('')
  return placed(-4, 6, 0.94, `${pile}<g transform="translate(-3 11) rotate(-34 84 32)">${axe}</g>`)
}
