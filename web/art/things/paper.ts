/** Paper: scrolls, ribbons, the backs of cards, the slip round a code. Words are set over them. */

import { at, BRASS, block, comb, flat, GOLD, INK, kept, placed, round, SCROLL, sized, stroke, times } from '../ink.ts'
import { type MarkName, sign, wreath } from './marks.ts'
import { coin } from './money.ts'

const SHEET = '#f3e3bb'

interface Expedition {
  readonly marks: readonly MarkName[]
  readonly influence: string
  readonly pays: string
}

/** An expedition: the marks it asks for, what it counts and what it pays. */
export const scroll = kept((width: number, height: number, { marks, influence, pays }: Expedition) => {
  const middle = height / 2
  const step = Math.min(34, (width - 142) / Math.max(1, marks.length))
  const signs = marks.map((kind, i) => placed(24 + step * (i + 0.5), middle, step / 34, sign(kind)))
  const reward =
    placed(width - 114, middle - 24, 0.48, wreath(influence)) + placed(width - 64, middle - 21, 0.42, coin(pays).marks)
  return sized(width, height + 6, sheet(width, height) + signs.join('') + reward)
})

/** A scroll with nothing on it. */
export const bareScroll = kept((width: number, height: number) => sized(width, height + 6, sheet(width, height)))

function sheet(width: number, height: number): string {
  const [w, h] = [width, height]
  const edge = (x: number, to: number) =>
    [
      [
        [x, 12],
        [x, h - 12],
      ],
      [
        [to, 12],
        [to, h - 12],
      ],
    ] as const
  const [left, right] = [edge(16, 24), edge(w - 16, w - 21)]
  return (
    flat(`M4 10H${w}V${h}Q${w / 2} ${h + 10} 4 ${h + 2}Z`, INK, 'opacity=".28"') +
    block(`M9 7Q${w / 2} 1 ${w - 9} 7V${h - 7}Q${w / 2} ${h + 1} 9 ${h - 7}Z`, SHEET, 2.2) +
    flat(
      comb(left[0], left[1], Math.round(h / 6), { width: 0.9, reach: 0.8 }) +
        comb(right[0], right[1], Math.round(h / 8), { width: 0.8, reach: 0.8 }),
      BRASS,
    ) +
    stroke(`M28 12Q${w / 2} 7 ${w - 28} 12M28 ${h - 12}Q${w / 2} ${h - 6} ${w - 28} ${h - 12}`, 1, BRASS) +
    roll(0, h) +
    roll(w - 14, h)
  )
}

function roll(x: number, h: number): string {
  const [left, right] = [x + 1.5, x + 7]
  return (
    block(
      `M${x} 8Q${x} 1 ${x + 7} 1Q${x + 14} 1 ${x + 14} 8V${h - 8}Q${x + 14} ${h - 1} ${x + 7} ${h - 1}Q${x} ${h - 1} ${x} ${h - 8}Z`,
      SCROLL,
      2.2,
    ) +
    flat(
      comb(
        [
          [left, 9],
          [left, h - 9],
        ],
        [
          [right, 9],
          [right, h - 9],
        ],
        Math.round(h / 5),
        { width: 1, reach: 0.9 },
      ),
      INK,
    ) +
    stroke(`M${x + 4} 5q3-2 6 0q1 3-2 3`, 1.2)
  )
}

/** A ribbon for a title, 44 high. */
export const ribbon = kept((width: number) => {
  const [w, mid] = [width, width / 2]
  const tail =
    block('M2 14H40V42H2L13 28Z', '#c9a25a', 2) +
    flat(comb('26 17 26 40', '40 17 40 40', 7, { width: 1, reach: 0.8 }), INK) +
    block('M26 34L40 34V42Z', '#6b4a1c', 1.6)
  return sized(
    w,
    44,
    tail +
      `<g transform="translate(${w} 0) scale(-1 1)">${tail}</g>` +
      block(`M26 4Q${mid} -1 ${w - 26} 4V34Q${mid} 29 26 34Z`, SHEET, 2.2) +
      stroke(`M31 8Q${mid} 3.5 ${w - 31} 8M31 29.5Q${mid} 25 ${w - 31} 29.5`, 1.1, BRASS) +
      flat(comb('29 12 29 27', '37 12 37 27', 5, { width: 0.8, reach: 0.8 }), BRASS),
  )
})

const BACK = '#16394a'

/** The back of a card: a compass rose, gold on deep sea. */
export const cardBack = kept(() => {
  const ray = (i: number) => {
    const [x, y] = round(0, 0, 1, i * 11.25)
    return `M0 0L${at(x * 130, y * 160)}`
  }
  const point = (i: number) => {
    const far = i % 4 === 0 ? 84 : i % 2 === 0 ? 62 : 44
    const half = (turn: number, fill: string) =>
      `<path d="M0 0L${at(...round(0, 0, 15, i * 22.5 + turn))}L${at(...round(0, 0, far, i * 22.5))}Z" fill="${fill}" stroke="${GOLD}"/>`
    return half(-11, GOLD) + half(11, BACK)
  }
  const order = Array.from({ length: 16 }, (_, i) => i).sort((a, b) => rank(b) - rank(a))
  return sized(
    243,
    341,
    `<rect x="3" y="5" width="240" height="336" rx="13" fill="#0b1f2a"/><rect width="240" height="336" rx="13" fill="${BACK}"/>` +
      `<rect x="8" y="8" width="224" height="320" rx="9" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
      `<rect x="14" y="14" width="212" height="308" rx="6" fill="none" stroke="${GOLD}" stroke-width="1"/>` +
      placed(
        120,
        168,
        1,
        stroke(times(32, ray), 1, GOLD, 'opacity=".28"') +
          `<circle r="96" fill="${BACK}" stroke="${GOLD}"/><circle r="90" fill="none" stroke="${GOLD}" stroke-width="2.4"/>` +
          stroke(
            times(72, (i) => `M${at(...round(0, 0, 90, i * 5))}L${at(...round(0, 0, i % 3 ? 94 : 96, i * 5))}`),
            0.8,
            GOLD,
          ) +
          order.map(point).join(''),
      ),
  )
})

/** The lesser points lie under the greater. */
function rank(i: number): number {
  return i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2
}

/** A slip of paper round a code that is to be read by a camera: the code stands straight in the middle 200 × 200. */
export const codeFrame = kept(() => {
  const corner = block('M6 6H54V14H14V54H6Z', BRASS, 1.6)
  const corners = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 130 130)">${corner}</g>`)
  return sized(
    265,
    267,
    `<rect x="5" y="7" width="260" height="260" rx="9" fill="${INK}" opacity=".35"/>` +
      `<rect width="260" height="260" rx="9" fill="#f8ecd0" stroke="${INK}" stroke-width="1.6"/>` +
      corners.join('') +
      stroke('M20 20H240V240H20Z', 1, BRASS),
  )
})
