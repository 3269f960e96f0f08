/** Two crews hand to hand: where the ships lie rail to rail, or ashore. The origin lies between them. */

import {
  BONE,
  BRASS,
  block,
  cut,
  DARK_WOOD,
  disc,
  flat,
  GOLD,
  INK,
  kept,
  STEEL,
  stroke,
  tenth,
  times,
  WOOD,
} from '../ink.ts'

export interface DrawnCrew {
  /** How many are left to fight. */
  readonly crew: number
  readonly shirt: string
  readonly scarf: string
  /** The stripe along their ship's side. */
  readonly wale: string
}

const STATURE = 1.16
/** So many find room on the picture. */
const MOST = 5
/** Whence they fight: the foremost on the plank, the others behind him, a little lower or higher. */
const PLACES = [
  [22, -54],
  [68, -50],
  [104, -55],
  [136, -49],
  [164, -54],
] as const
const SKIN = ['#e5b98e', '#8a5a3a', '#d7a06f', '#6e432b', '#e9c49f'] as const
const SAND = '#d9c08a'

export const boarding = kept((left: DrawnCrew, right: DrawnCrew, isAshore: boolean = false) => ({
  box: [-196, -128, 392, 156],
  marks: `<g stroke-linejoin="round">${
    (isAshore ? shore() : ropes()) +
    crewOf(left, 1) +
    crewOf(right, -1) +
    (isAshore ? '' : rail(left.wale, 1) + rail(right.wale, -1)) +
    (left.crew > 0 && right.crew > 0 ? clash() : '')
  }</g>`,
}))

/** The men of the left ship look to the right; whoever stands behind is drawn first. */
function crewOf({ crew, shirt, scarf }: DrawnCrew, facing: 1 | -1): string {
  const n = Math.min(MOST, crew)
  return times(n, (i) => {
    const place = n - 1 - i
    const [x, y] = PLACES[place]
    const man = sailor(place, shirt, scarf, SKIN[(place + (facing > 0 ? 0 : 2)) % SKIN.length])
    return `<g transform="translate(${-facing * x} ${y}) scale(${facing * STATURE} ${STATURE})">${man}</g>`
  })
}

function sailor(place: number, shirt: string, scarf: string, skin: string): string {
  const legs = place % 2 === 0 ? 'M-11 0L-6-17H5L14-3L10 0L3-9L-5 0Z' : 'M-9 0L-7-17H5L9-1L4 0L0-10L-3 0Z'
  const body = block('M-8-16Q-9-27-5-33Q2-37 9-32Q8-24 6-15Z', shirt, 1.7)
  const belt = stroke('M-8-18Q-1-15 6-17', 2.2, INK) + flat('M-2-18.5h4v4h-4z', GOLD)
  const cuts = flat(cut(-5, -30, -6, -19, 0.9, -1) + cut(-2, -31, -2.5, -20, 0.7), INK)
  const head =
    disc(4, -40, 6.4, skin, 1.6) +
    block('M-3-41Q-1-49 6-48Q11-46 10.6-41Q4-44-3-41Z', scarf, 1.4) +
    block('M-2-42l-8 2l3 2l-2 4l7-4z', scarf, 1) +
    stroke('M7-39.4h2', 1.3)
  return block(legs, DARK_WOOD, 1.6) + body + cuts + belt + head + ARMED[place % ARMED.length](shirt, skin)
}

/** Steel crossed, a pistol, a boarding pike, a cutlass swung. */
const ARMED: readonly ((shirt: string, skin: string) => string)[] = [
  (shirt, skin) =>
    block('M8-45Q13-58 25-65Q22-53 12-43Z', STEEL, 1.3) +
    block('M3-32L7-45L12-44L9-26Z', shirt, 1.6) +
    disc(10, -45, 2.8, skin, 1.2),
  (shirt, skin) =>
    block('M18-34h12v3h-8l-2 4h-3z', BRASS, 1.2) +
    block('M3-31L17-33L17-27L5-25Z', shirt, 1.6) +
    disc(18.5, -30, 2.7, skin, 1.2),
  (shirt, skin) =>
    stroke('M-14-22L34-42', 2.6, INK) +
    stroke('M-13-22.4L33-41.6', 1.2, WOOD) +
    block('M32-43L43-46L35-38Z', STEEL, 1.2) +
    block('M3-31L14-36L16-31L6-25Z', shirt, 1.6) +
    disc(15, -33.4, 2.7, skin, 1.2),
  (shirt, skin) =>
    block('M9-45Q8-58 17-66Q18-55 14-44Z', STEEL, 1.3) +
    block('M3-32L9-45L14-43L9-27Z', shirt, 1.6) +
    disc(11.5, -45, 2.8, skin, 1.2),
]

/** A piece of the ship's side, in front of whoever stands on her deck. */
function rail(wale: string, facing: 1 | -1): string {
  const pins = times(6, (i) => `M${tenth(-142 + i * 18)}-57v10`)
  const side =
    stroke(pins, 3.4, INK) +
    block('M-166-58Q-112-57-40-62L-40-56Q-112-51-166-58Z', WOOD, 1.8) +
    block('M-168-47Q-108-46-36-50Q-38-34-52-20Q-120-26-168-47Z', WOOD, 2) +
    block('M-158-44Q-108-41-37-44Q-38.5-38-42-33Q-112-34-158-44Z', wale, 1.4) +
    flat(cut(-128, -34, -70, -30, 0.9, 1) + cut(-104, -29, -60, -25, 0.8, 1), INK)
  return facing > 0 ? side : `<g transform="scale(-1 1)">${side}</g>`
}

/** Grapnels hold the ships together, and a plank leads from one to the other. */
function ropes(): string {
  const rope = (from: string, way: string) =>
    stroke(`M${from}${way}`, 2.8, INK) + stroke(`M${from}${way}`, 1.3, '#c9a36a')
  return (
    rope('-96-58', 'Q0-30 74-64') +
    rope('98-56', 'Q10-22-62-62') +
    stroke('M74-64q9-1 8-9M74-64q7 6 12 1M74-64q1 8 7 9', 2.4) +
    stroke('M-62-62q-9-1-8-9M-62-62q-7 6-12 1M-62-62q-1 8-7 9', 2.4) +
    block('M-66-55L66-55L70-49L-70-49Z', WOOD, 1.9) +
    flat(cut(-50, -52, 10, -52, 0.8) + cut(20, -51.5, 56, -52, 0.7), INK)
  )
}

function shore(): string {
  return (
    block('M-172 12Q-146-34-84-46Q0-58 84-46Q146-34 172 12Z', SAND, 2) +
    flat(
      times(14, (i) => cut(-130 + i * 19, -28 + ((i * 7) % 4) * 7, -112 + i * 19, -27 + ((i * 7) % 4) * 7, 0.9, -2)),
      INK,
      'opacity=".55"',
    )
  )
}

/** Where steel meets steel. */
function clash(): string {
  const rays = times(8, (i) => {
    const angle = (i * Math.PI) / 4 + 0.2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return cut(x * 6, -118 + y * 6, x * (13 + (i % 2) * 6), -118 + y * (13 + (i % 2) * 6), 1.7)
  })
  return flat(rays, INK) + block('M0-125L2-120L7-118L2-116L0-111L-2-116L-7-118L-2-120Z', BONE, 1.3)
}
