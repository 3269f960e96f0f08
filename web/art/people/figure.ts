/** A whole figure from its description: a bust on engraved air, a round medallion, or only the marks. */

import { BOXES } from '../coming.ts'
import {
  at,
  circle,
  clipped,
  comb,
  cut,
  type Drawing,
  disc,
  flat,
  GOLD,
  INK,
  kept,
  mixed,
  tenth,
  uncut,
} from '../ink.ts'
import { beard } from './beards.ts'
import { carried } from './carried.ts'
import { clothes, isOpen } from './clothes.ts'
import { collar } from './collars.ts'
import { styleOf } from './hair.ts'
import { hat } from './hats.ts'
import { head } from './head.ts'
import type { Likeness } from './likeness.ts'
import { sideBeard, sideFall, sideHair } from './profile.hair.ts'
import { ear, profile } from './profile.ts'
import { type Sitter, sitterFor } from './sitter.ts'
import { worn } from './worn.ts'

/** A bust, 200 × 200. */
export const portrait = kept(
  (person: Likeness): Drawing => uncut(BOXES.portrait, () => air(person.air) + figure(person)),
)

/** Round and close; coarse where it is small. Its rim is the player's colour, or the nation's; medals keep their light. */
export const medallion = kept((of: Likeness, isCoarse: boolean = true): Drawing => {
  const marks = () => {
    const near = `<g transform="translate(50 50) ${closeness(of)}">${figure(of, isCoarse, true)}</g>`
    const rim = disc(50, 50, 46, 'none', 6) + disc(50, 50, 47, 'none', 3, of.rim ?? GOLD)
    return disc(50, 50, 46, of.air) + clipped(circle(50, 50, 46), near) + rim
  }
  return uncut(BOXES.medal, marks, 'day')
})

/** In 200 × 200, without its paper. */
export function figure(person: Likeness, isCoarse = false, isClose = false): string {
  const sitter = sitterFor(person, isCoarse)
  const { face } = sitter
  const style = styleOf(sitter)
  const isVeiled = person.hat === 'cowl' || person.hat === 'mantilla'
  const isThroatFree = isOpen(person.coat)
  const leaning = (marks: string) => `<g transform="rotate(${tenth(face.lean)} 102 150)">${marks}</g>`
  const wide = (by: number, x: number, marks: string) => {
    const k = Math.round(by * 100) / 100
    return `<g transform="translate(${tenth(x - x * k)} 0) scale(${k} 1)">${marks}</g>`
  }
  const isSide = person.view === 'side'
  const behind = isSide
    ? sideFall(sitter)
    : isVeiled
      ? flat('M64 60L58 152L142 152L138 60Z', mixed(INK, sitter.cloth, 0.45))
      : (style.back?.(sitter) ?? '')
  const locks = person.hat === 'cowl' ? '' : (style.front?.(sitter) ?? '') + (style.over?.(sitter) ?? '')
  const front = isSide
    ? profile(sitter) + sideBeard(sitter) + sideHair(sitter) + ear(sitter)
    : head(sitter, style.coversEars || isVeiled) + beard(sitter) + locks
  const marks =
    leaning(behind) +
    (isThroatFree ? '' : neck(sitter)) +
    wide(face.girth, 102, clothes(sitter)) +
    (isThroatFree ? throat(sitter) : '') +
    collar(sitter) +
    leaning(front + worn(sitter) + wide(face.width / 33, 100, hat(sitter))) +
    carried(sitter, isClose)
  return person.facing === 'left' ? `<g transform="matrix(-1 0 0 1 200 0)">${marks}</g>` : `<g>${marks}</g>`
}

/** How near we come: a bare head is smaller than one with a hat. */
function closeness({ hat: worn, hair }: Likeness): string {
  if (worn === 'jester') return 'scale(.53) translate(-101 -78)'
  const isLow = (worn === 'none' || worn === 'band') && !['updo', 'great', 'halo', 'bun'].includes(hair)
  return isLow ? 'scale(.67) translate(-101 -95)' : 'scale(.585) translate(-101 -81)'
}

function neck(sitter: Sitter): string {
  const { pen, skin } = sitter
  return pen.block(neckShape(sitter), skin[0], 2) + neckShade(sitter)
}

/** The neck on an open throat: no line where it meets the breast. */
function throat(sitter: Sitter): string {
  const { pen, skin, face } = sitter
  const nape = sitter.person.view === 'side' ? 'M71 110L79 151' : `M${at(100 - face.width * 0.56, 124)}L82 151`
  const sides = `${nape}M${at(102 + face.width * 0.5, 124)}L121 151`
  return flat(neckShape(sitter), skin[0]) + neckShade(sitter) + pen.stroke(sides, 2)
}

function neckShape(sitter: Sitter): string {
  const { face, person } = sitter
  const [left, right, foot] = isOpen(person.coat) ? [82, 121, 166] : [80, 123, 168]
  if (person.view === 'side')
    return `M70 104L${left - 3} 152Q102 ${foot} ${right} 152L${at(100 + face.width * 0.4, 124)}Z`
  return `M${at(100 - face.width * 0.56, 122)}L${left} 152Q102 ${foot} ${right} 152L${at(102 + face.width * 0.5, 122)}Z`
}

function neckShade(sitter: Sitter): string {
  const { pen, face, person, skin } = sitter
  const shape =
    person.view === 'side'
      ? sideNeckShade(sitter)
      : pen.isLit
        ? `M${at(100 - face.width * 0.56, 122)}L81 153Q90 161 100 162C94 154 100 150 ${at(100 + 4 * face.turn + face.chin + 3, face.foot + 3)}L116 124Z`
        : `M${at(102 + face.width * 0.5, 122)}L122 153Q114 161 104 162C108 152 100 150 ${at(88, face.foot - 2)}L84 124Z`
  return person.sex === 'f'
    ? flat(shape, skin[1]) + pen.sun(comb('84 134 84 152', '94 138 96 158', 6, 0.9))
    : flat(shape, INK) + pen.sun(comb('97 150 100 158', '108 149 110 157', 4, 0.9))
}

/** Under the jaw where the light comes from before; down the throat where it comes from behind. */
function sideNeckShade({ pen, face }: Sitter): string {
  const chin = 100 + face.width * 0.5
  return pen.isLit
    ? `M86 112L84 153Q94 161 104 161C98 148 106 140 ${at(chin + 6, face.foot + 2)}L${at(chin, face.foot - 8)}Z`
    : `M${at(chin, face.foot - 6)}L122 153Q114 161 106 162C110 150 102 142 ${at(100, face.foot - 8)}Z`
}

/** Lines of engraving that leave the figure its light. */
function air(tint: string): string {
  const rows = Array.from({ length: 45 }, (_, i) => {
    const y = 5 + i * 4.4
    const gap = 70 * Math.sqrt(Math.max(0, 1 - Math.abs(y - 90) / 92))
    const width = 0.4 + 0.35 * (y / 200)
    return gap < 8 ? cut(0, y, 200, y, width) : cut(-8, y, 100 - gap, y, width) + cut(100 + gap, y, 208, y, width)
  })
  return flat('M0 0H200V200H0Z', tint) + flat(rows.join(''), mixed(tint, INK, 0.45))
}
