/** Signs: what a person can do, what a thing is worth, who is the stronger. */

import {
  arc,
  BONE,
  BRASS,
  block,
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
  MADDER,
  PAPER,
  placed,
  round,
  SHINE,
  sized,
  stroke,
  tenth,
  times,
  turned,
  VERDIGRIS,
} from '../ink.ts'
import { fitted, lettering } from '../letters.ts'

const MARKS = {
  cross: 'M-3.5-16h7v9.5h9v7h-9v17h-7v-17h-9v-7h9z',
  anchor:
    'M-2.6-7a5.6 5.6 0 1 1 5.2 0V-4H9V.8H2.6V10.5Q8 9.6 10 4.6L7 6L11.5-1.5L16 6L13.6 5.4Q11 16.5 0 18Q-11 16.5-13.6 5.4L-16 6L-11.5-1.5L-7 6L-10 4.6Q-8 9.6-2.6 10.5V.8H-9V-4H-2.6ZM0-14.3a2.3 2.3 0 1 0 .01 0Z',
  house: 'M-16 1L-1-14Q0-15 1-14L6-9V-14H11V-4L16 1H12V16H4V6H-4V16H-12V1Z',
} as const

export type MarkName = keyof typeof MARKS
export const MARK_NAMES = Object.keys(MARKS) as readonly MarkName[]

/** The mark of an expedition; light ink where it lies on something dark. */
export const mark = kept((kind: MarkName, fill: string = INK) => ({ box: [-18, -18, 36, 36], marks: sign(kind, fill) }))

/** The mark round nought, to be placed. */
export function sign(kind: MarkName, fill: string = INK): string {
  return flat(MARKS[kind], fill, 'fill-rule="evenodd"')
}

/** Influence. */
export const laurel = kept((value: string) => ({ box: [2, 4, 96, 96], marks: wreath(value) }))

export function wreath(value: string): string {
  return (
    disc(50, 50, 33, PAPER) +
    stroke('M50 90C24 88 10 68 12 44Q14 24 28 12M50 90C76 88 90 68 88 44Q86 24 72 12', 2.4) +
    times(6, (i) => leaves(i, 1) + leaves(i, -1)) +
    stroke('M44 86l12 8M56 86l-12 8', 3.6, MADDER) +
    lettering(50, 50 + fitted(value, 50) * 0.36, fitted(value, 50), value)
  )
}

/** Two branches of gold, to lie behind a card: what a victor is crowned with. */
export const garland = kept(() => ({ box: [-20, -16, 340, 352], marks: branch(1) + branch(-1) }))

const TWIGS = 11

function branch(side: 1 | -1): string {
  const at = (angle: number) => {
    const [x, y] = round(0, 0, 1, angle)
    return [150 + side * x * 132, 158 + y * 146] as const
  }
  const lie = (i: number) => 96 - i * 15.5
  const stem = times(TWIGS + 1, (i) => `${i === 0 ? 'M' : 'L'}${at(lie(i)).map(tenth).join(' ')}`)
  const leaf = (turn: number, fill: string) =>
    `<path d="M0 0C8-13 26-15 40-5C28 9 10 11 0 0Z" transform="rotate(${turn})" fill="${fill}" stroke="${INK}" stroke-width="2"/>`
  const twig = (i: number) => {
    const [x, y] = at(lie(i))
    const turn = side > 0 ? lie(i) - 90 : 270 - lie(i)
    return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)})">${leaf(side * 34, GOLD)}${leaf(side * -30, BRASS)}</g>`
  }
  return stroke(stem, 4, BRASS) + times(TWIGS, twig)
}

function leaves(i: number, side: 1 | -1): string {
  const angle = 98 + i * 24
  const [x, y] = round(50, 50, 38, angle)
  const place = side > 0 ? x : 100 - x
  const lie = (side > 0 ? angle : 180 - angle) + 90 * side
  const leaf = (turn: number, fill: string) =>
    `<path d="M0 0C4-7 13-8 20-3C14 5 5 6 0 0Z" transform="rotate(${turn * side})" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`
  return `<g transform="translate(${tenth(place)} ${tenth(y)}) rotate(${tenth(lie)})">${leaf(34, VERDIGRIS)}${leaf(-30, '#7d8f3d')}</g>`
}

/** A ship's strength: crossed swords, and a number or the skull that nothing repels. */
export const swords = kept((strength: string, ink: string = INK) =>
  strength === ''
    ? { box: [0, 0, 100, 100], marks: crossed() }
    : {
        box: [0, 0, 150, 100],
        marks:
          crossed() +
          (strength === 'skull'
            ? placed(92, 20, 0.58, skull(ink, ink === INK ? PAPER : INK))
            : lettering(114, 72, fitted(strength, 56), strength, { fill: ink })),
      },
)

export function crossed(): string {
  const one = (side: number) => `<g transform="translate(50 58) scale(${side * 0.94} .94) rotate(-42)">${sabre()}</g>`
  return one(1) + one(-1)
}

function sabre(): string {
  return (
    block('M-5 12C-10-18-8-46 10-68C12-44 11-16 6 12Z', '#dfe2da', 2.4) +
    flat(comb('-5 -36 -5 8', '1 -36 0 8', 8, { width: 1, reach: 0.9 }), '#7d8684') +
    block('M-13 10Q0 6 13 10Q15 14 12 16H-12Q-15 14-13 10Z', GOLD, 2) +
    stroke('M12 15C21 24 14 38 3 37', 6.4) +
    stroke('M12 15C21 24 14 38 3 37', 3, GOLD) +
    block('M-5 16H5V34Q5 39 0 39Q-5 39-5 34Z', DARK_WOOD, 2) +
    stroke('M-3 21l6 2M-3 27l6 2', 1.4, GOLD)
  )
}

/** A skull in 100 × 100, with crossed bones if wanted. */
export function skull(bone: string = BONE, hole: string = INK, hasBones = false): string {
  const ends = '9 61 15 55 85 101 91 95 85 61 91 55 9 101 15 95'
  const bones =
    stroke('M14 60L86 96M86 60L14 96', 15, hole) + stroke('M14 60L86 96M86 60L14 96', 10, bone) + dots(ends, 6, bone)
  return (
    (hasBones ? bones : '') +
    flat(
      'M50 8C24 8 14 26 15 44C16 56 22 60 26 64L27 76Q28 80 33 80L35 90Q50 95 65 90L67 80Q72 80 73 76L74 64C78 60 84 56 85 44C86 26 76 8 50 8Z',
      bone,
    ) +
    flat(
      'M36 40C27 38 22 46 25 54C28 61 40 60 44 54C47 47 44 41 36 40ZM64 40C73 38 78 46 75 54C72 61 60 60 56 54C53 47 56 41 64 40ZM50 56L43 69Q46 72 50 68Q54 72 57 69Z',
      hole,
    ) +
    flat(
      cut(42, 78, 42, 92, 1.5) +
        cut(50, 77, 50, 94, 1.6) +
        cut(58, 78, 58, 92, 1.5) +
        comb('19 32 22 56', '34 26 32 60', 6, { width: 1, reach: 0.7 }) +
        cut(30, 66, 36, 74, 1.2),
      hole,
    )
  )
}

const SKILLS = {
  seamanship: wheel,
  scouting: spyglass,
  leadership: () => `<g transform="translate(37 62) rotate(40)">${sabre()}</g>`,
  influence: crown,
} as const

export type SkillName = keyof typeof SKILLS
export const SKILL_NAMES = Object.keys(SKILLS) as readonly SkillName[]

/** What a captain is good at. */
export const skill = kept((kind: SkillName) => sized(100, 100, SKILLS[kind]()))

function wheel(): string {
  const spokes = 'M50 26V74M26 50H74M33 33L67 67M67 33L33 67'
  return (
    times(8, (i) =>
      turned(i * 45, 50, 50, block('M46.5 20H53.5L54 9Q54 3 50 3Q46 3 46 9Z', i % 2 ? '#9a6a35' : '#b07c40', 2)),
    ) +
    disc(50, 50, 29, 'none', 12.5) +
    disc(50, 50, 29, 'none', 8, '#9a6a35') +
    stroke(spokes, 6) +
    stroke(spokes, 2.4, '#b07c40') +
    flat(arc(50, 50, 31, 120, 232, 1.5) + arc(50, 50, 27.5, 130, 222, 1.1), INK) +
    flat(arc(50, 50, 30, -60, 40, 1.4), '#e6bf80') +
    disc(50, 50, 10, GOLD, 2.2) +
    disc(50, 50, 3.6, INK)
  )
}

function spyglass(): string {
  return turned(
    -28,
    50,
    50,
    block('M6 41H36V59H6Z', GOLD) +
      block('M36 36H64V64H36Z', '#7a3b24') +
      block('M64 31H94V69H64Z', '#8d4a2c') +
      block('M30 34H38V66H30ZM60 30H67V70H60ZM90 27H98V73H90ZM2 37H9V63H2Z', GOLD, 2) +
      flat(comb('12 58 88 68', '12 50 88 52', 20, { width: 1.2, reach: 0.9 }), INK) +
      flat(cut(12, 44, 30, 44, 1.1) + cut(40, 41, 58, 41, 1.3) + cut(69, 37, 88, 37, 1.5), '#f3d9a8'),
  )
}

function crown(): string {
  return (
    block('M10 34L30 54L50 14L70 54L90 34L82 78H18Z', GOLD) +
    flat(comb('14 44 20 76', '30 56 32 76', 7, { width: 1.4, reach: 0.9 }), BRASS) +
    flat(comb('86 46 80 74', '76 56 72 72', 5, { width: 1.3, reach: 0.9 }), SHINE) +
    block('M18 72H82V88H18Z', MADDER) +
    disc(50, 80, 4.6, PAPER, 1.6) +
    dots('30 80 70 80', 3.6, GOLD, 1.6) +
    dots('10 31 90 31 50 11', 6.4, GOLD, 2) +
    block('M50 40L57 52L50 64L43 52Z', INDIGO, 1.8)
  )
}

export type Sign =
  | { readonly mark: MarkName }
  | { readonly swords: string }
  | { readonly text: string; readonly fill?: string }
  | 'any'

/** The seal on a small card: what the person does, in one sign. */
export const seal = kept((what: Sign) => ({
  box: [-36, -36, 72, 72],
  marks: disc(0, 0, 33, '#f8ecd0', 3) + sealed(what),
}))

function sealed(what: Sign): string {
  if (what === 'any') {
    return (
      placed(0, -9, 0.72, sign('anchor')) + placed(-13, 12, 0.66, sign('cross')) + placed(13, 12, 0.66, sign('house'))
    )
  }
  if ('mark' in what) return placed(0, 0, 1.35, sign(what.mark))
  if ('swords' in what) {
    return (
      placed(-27, -25, 0.54, crossed()) +
      disc(-20, -20, 15, INK, 2, PAPER) +
      lettering(-20, -12, 22, what.swords, { fill: PAPER })
    )
  }
  const { text, fill } = what
  return (
    (fill ? disc(0, 0, 27, fill) : '') + lettering(0, 12, 34, text, { fill: fill && !isPale(fill) ? '#fbf2dc' : INK })
  )
}

function isPale(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16)
  return (value >> 16) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11 > 150
}
