/** What counts and what is won: coins, purses, chests. */

import {
  arc,
  at,
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
  INK,
  kept,
  points,
  round,
  SHINE,
  sized,
  stroke,
  times,
} from '../ink.ts'
import { fitted, lettering } from '../letters.ts'

interface Metal {
  readonly face: string
  readonly line: string
  readonly shine: string
  readonly text: string
}

const METALS = {
  gold: { face: GOLD, line: BRASS, shine: SHINE, text: '#3b2605' },
  silver: { face: '#b9bfba', line: '#6c7473', shine: '#eef0ea', text: '#22282c' },
} as const satisfies Record<string, Metal>

/** A milled coin with its number, or with a cross where it has none. */
export const coin = kept((value: string, metal: keyof typeof METALS = 'gold') =>
  sized(100, 100, struck(value, METALS[metal])),
)

/** A purse, with what is in it. */
export const purse = kept((value: string) =>
  sized(
    100,
    110,
    block('M38 34C14 48 4 70 8 86C12 102 30 106 50 106S88 102 92 86C96 70 86 48 62 34Z', '#8c5a31') +
      flat(comb('12 72 12 88 30 103 54 104', '32 66 34 80 44 90 58 92', 15, { width: 1.5, reach: 0.95 }), INK) +
      flat(comb('64 44 82 64', '58 62 70 78', 5, 1.3), '#c98f56') +
      flat(comb('36 38 64 38', '30 56 72 56', 7, { width: 1.2, reach: 0.9 }), INK) +
      block('M38 34C28 22 26 14 32 6C38 12 44 10 48 4C54 11 60 11 66 5C74 13 72 23 62 34Z', '#a86e3c') +
      flat(comb('36 14 64 12', '41 31 60 31', 6, 1.2), INK) +
      stroke('M34 35Q50 42 66 35', 5, GOLD) +
      stroke('M33 33Q50 39 67 33M33 38Q50 46 67 38', 1.6) +
      stroke('M64 37C76 40 78 48 74 56M62 38C70 46 70 52 66 60', 2) +
      dots('74 58 66 62', 3.4, GOLD, 1.4) +
      lettering(50, 92, fitted(value, 40), value, { fill: '#fbeecb' }),
  ),
)

/** A sea chest with its value: burnt into the lid, or inside it once it is open. */
export const chest = kept((value: string, isOpen = false) => sized(204, 158, isOpen ? opened(value) : shut(value)))

/** A chest that is small: its value on a tag, so that it can be read. */
export const smallChest = kept((value: string) => sized(214, 176, shut('') + tag(150, 112, value)))

/** A round of paper with a number. */
export function tag(x: number, y: number, value: string): string {
  const size = fitted(value, 84)
  return disc(x, y, 56, '#f8ecd0', 7) + lettering(x, y + size * 0.36, size, value)
}

function struck(value: string, { face, line, shine, text }: Metal): string {
  const mill = times(60, (i) => `M${at(...round(50, 50, 41.5, i * 6))}L${at(...round(50, 50, 46, i * 6))}`)
  return (
    disc(50, 52.5, 47, '#3b2605') +
    disc(50, 50, 47, face, 2, '#3b2605') +
    stroke(mill, 1.7, line) +
    disc(50, 50, 40, face, 2, line) +
    stroke(circle(50, 50, 35.5), 3, line, 'stroke-dasharray="0 6.2"') +
    disc(50, 50, 31.5, 'none', 1.3, line) +
    flat(arc(50, 50, 28.6, 118, 232, 1.6) + arc(50, 50, 25.6, 128, 222, 1.2) + arc(50, 50, 22.8, 140, 212, 0.9), line) +
    flat(arc(50, 50, 28.6, -62, 40, 1.5) + arc(50, 50, 25.8, -46, 26, 1) + arc(50, 50, 44, -70, 10, 1.4), shine) +
    (value === ''
      ? flat('M46 26h8v16h16v8h-16v26h-8v-26h-16v-8h16z', line)
      : lettering(50, 50 + fitted(value, 52) * 0.36, fitted(value, 52), value, { fill: text }))
  )
}

const IRON = '#454b50'
const RIVET = '#9aa0a0'
const BOARD = '#8d5f30'
const SHADE = '#5a3a1a'

function body(): string {
  const grain = times(8, (i) => cut(48 + ((i * 37) % 108), 90 + i * 7.3, 82 + ((i * 37) % 108), 91 + i * 7.3, 0.9, 1))
  return (
    block('M44 84L14 72L18 136L44 152Z', SHADE) +
    flat(comb('16 80 18 134', '42 90 42 148', 11, { width: 1.3, reach: 0.9 }), INK) +
    block('M44 84H190V152H44Z', BOARD) +
    flat(grain, DARK_WOOD, 'opacity=".75"') +
    stroke('M44 106H190M44 129H190', 1.8, DARK_WOOD) +
    flat(comb('46 150 188 150', '46 138 188 144', 30, 1.1), INK) +
    block('M62 84h13v66h-13zM160 84h13v66h-13z', IRON, 2) +
    dots('68.5 94 68.5 117 68.5 140 166.5 94 166.5 117 166.5 140', 2, RIVET) +
    block('M14 72L44 84V95L15 83ZM18 126L44 141V152L18 136Z', IRON, 1.6)
  )
}

function lock(): string {
  return (
    block('M40 80H190V88H44Z', IRON, 1.8) +
    block('M104 82H130V104Q130 114 117 116Q104 114 104 104Z', GOLD, 2) +
    flat('M117 92a4 4 0 0 1 2 7.4l2 8h-8l2-8a4 4 0 0 1 2-7.4Z', INK) +
    flat(cut(127, 86, 127, 106, 1.1), SHINE)
  )
}

function shut(value: string): string {
  return (
    body() +
    block('M44 84C44 54 36 36 25 34C15 38 13 56 14 72Z', SHADE) +
    flat(comb('16 52 16 68', '36 52 42 78', 6, 1.2), INK) +
    block('M44 84C44 54 36 36 25 34L170 30C184 38 190 58 190 84Z', BOARD) +
    stroke('M42 66H188M37 48L181 45', 1.8, DARK_WOOD) +
    flat(comb('50 80 54 44', '76 78 78 44', 10, { width: 0.9, reach: 0.8 }), INK, 'opacity=".8"') +
    flat(comb('60 36 164 33', '64 40 166 37', 12, 0.9), '#c08b4f') +
    block('M62 84C62 56 54 40 44 33.5L57 33C68 40 75 58 75 84Z', IRON, 2) +
    block('M160 84C160 56 152 38 142 31L155 30.5C166 38 173 58 173 84Z', IRON, 2) +
    dots('68 70 61 49 166 70 159 47', 2, RIVET) +
    lock() +
    burnt(117, 75, value)
  )
}

/** What is burnt into wood has to be read on wood: a pale rim of scorched board. */
function burnt(x: number, y: number, value: string): string {
  return lettering(x, y, fitted(value, 42), value, { fill: '#1f0f03', edge: '#d9ae6c' })
}

function opened(value: string): string {
  const heap = points('64 82 86 80 110 78 134 80 158 82 174 84 74 70 98 66 122 66 148 70 110 57 134 60 88 60')
  const piece = ([x, y]: readonly [number, number], i: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="12" ry="${6 + (i % 3)}" transform="rotate(${((i * 47) % 50) - 25} ${x} ${y})" fill="${i % 3 ? GOLD : SHINE}" stroke="${INK}" stroke-width="1.6"/>` +
    flat(cut(x - 6, y + 1, x + 6, y + 1, 0.9, -1), BRASS)
  return (
    block('M44 84C34 66 28 40 34 22C70 4 164 2 196 16C202 40 198 66 190 84Z', '#6b4520') +
    block('M50 84C42 66 38 44 42 29C76 14 158 12 188 23C192 44 190 66 184 84Z', '#33200d', 1.6) +
    flat(comb('48 40 50 70', '78 36 70 70', 9, { width: 1.2, reach: 0.8 }), '#7a5127') +
    flat(comb('186 34 184 70', '164 34 168 70', 7, { width: 1, reach: 0.7 }), '#7a5127') +
    lettering(116, 48, fitted(value, 34), value, { fill: '#f0c46a' }) +
    block('M44 84L14 72C30 66 40 72 60 66C92 48 130 46 150 58C170 60 184 72 190 84Z', BRASS) +
    heap.map(piece).join('') +
    block('M146 72l9-8 9 8-9 11z', '#3f8f78', 1.6) +
    flat(cut(151, 71, 160, 70, 1), '#bfe3cf') +
    body() +
    lock()
  )
}
