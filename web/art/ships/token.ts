/** Ships as they lie on a chart, 56 by 44: drawn anew and coarser, with a halo that keeps them clear of what lies below. */

import { BOXES } from '../coming.ts'
import { pennantColour } from '../flags.ts'
import { block, type Drawing, flat, GOLD, INK, PAPER, placed, stroke, tenth, times } from '../ink.ts'
import { lettering } from '../letters.ts'
import { PLANS } from './plans.ts'
import type { Rig, ShipLook } from './vocabulary.ts'

export interface TokenLook extends Pick<ShipLook, 'wale' | 'sails' | 'flag' | 'letter' | 'facing'> {
  /** Around the whole ship; none where the ground is plain. */
  readonly halo?: string | false
  /** How badly she is hurt: not at all, hit, or about to sink. */
  readonly hurt?: Hurt
}

export const HURTS = ['whole', 'hit', 'sinking'] as const
export type Hurt = (typeof HURTS)[number]

interface TokenPlan {
  readonly hull: string
  readonly sails: string
  /** The one with the flag first. */
  readonly masts: string
  /** Where the flag flies. */
  readonly truck: readonly [x: number, y: number]
  readonly tuck?: string
  /** Where a row of guns begins, and how many there are: x, y, count. */
  readonly guns?: readonly (readonly [x: number, y: number, count: number])[]
  readonly lines?: string
}

const PLAN: Readonly<Record<Rig, TokenPlan>> = {
  pinnace: {
    hull: 'M8 32Q27 38 47 31L41 41H15Z',
    sails: 'M8 9L25 17V30H8Q11 19 8 9ZM29 12L43 19V30H29Q32 20 29 12Z',
    masts: 'M18 33V3M36 33V8M45 32L53 28',
    truck: [18, 3],
    lines: 'M17 35l-3 7M24 36l-3 6M31 36l-3 6M38 35l-3 7',
  },
  sloop: {
    hull: 'M7 31Q26 36 45 29L40 41H14Z',
    sails: 'M11 7L23 13L24 29L3 28Q5 16 11 7ZM27 9Q33 21 52 24L31 29Q29 18 27 9Z',
    masts: 'M24 33V1M43 31L54 24',
    truck: [24, 1],
  },
  cutter: {
    hull: 'M5 28L13 31Q28 36 44 30L53 26L45 41H13Q7 35 5 28Z',
    sails: 'M12 7H40Q47 18 44 29Q29 25 10 29Q16 18 12 7Z',
    masts: 'M26 33V0M44 31L53 26',
    truck: [26, 0],
    lines: 'M9 34Q28 40 47 33',
  },
  brig: {
    hull: 'M4 31L14 33Q28 35.5 42 32L53 27L46 41H11Z',
    sails:
      'M15 7H24Q27 11 26 16H14Q17 11 15 7ZM8 18L19 20V31H3Q4 24 8 18ZM32 8H41Q44 12 43 17H31Q34 12 32 8ZM30 19H42Q46 24 44 30Q37 28 29 30Q32 24 30 19ZM47 13L55 25L48 27Q49 20 47 13Z',
    masts: 'M20 33V1M37 33V3M46 30L55 24',
    truck: [20, 1],
    guns: [[13, 36.5, 6]],
  },
  flute: {
    hull: 'M9 15L13 16Q14 25 25 29H35V26L45 24Q52 30 48 36L45 41H11Q3 38 4 31Q8 25 9 15Z',
    sails:
      'M15 9L22 25L15 21Q13 15 15 9ZM24 7H31Q34 11 33 15H23Q26 11 24 7ZM23 17H33Q36 21 35 27Q29 25 22 27Q24 21 23 17ZM38 10H44Q47 16 45 23H36Q40 16 38 10Z',
    masts: 'M28 28V1M41 25V5M46 25L54 15',
    truck: [28, 1],
    tuck: 'M9 15H13Q13 22 15 27Q19 35 14 41H11Q3 38 4 31Q8 25 9 15Z',
  },
  galleon: {
    hull: 'M2 12L12 16L13 22L20 24.5L21 31L32 32.5L33 25L43 22L44 29L55 24Q51 33 44 41H13Q4 30 2 12Z',
    sails:
      'M9 2L20 21L9 14Q7 8 9 2ZM23 8H31Q33 11 32 15H22Q25 11 23 8ZM21 17H33Q37 22 35 29Q28 27 20 29Q23 22 21 17ZM37 9H44Q48 15 46 21H35Q39 15 37 9Z',
    masts: 'M27 30V1M15 23V5M41 24V4M44 29L55 17',
    truck: [27, 1],
    lines: 'M7 27Q26 37 49 32',
  },
  frigate: {
    hull: 'M1 30L16 32.5H37L45 31L55 27L48 41H8Z',
    sails:
      'M8 13H15Q18 20 16 28H6Q10 20 8 13ZM21 7H30Q33 11 32 16H20Q23 12 21 7ZM19 18H32Q36 23 34 29Q27 27 18 29Q21 23 19 18ZM37 9H44Q48 18 46 28H35Q39 18 37 9ZM49 14L55 25L50 27Q51 20 49 14Z',
    masts: 'M26 32V1M12 31V9M41 31V5M49 29L55 25',
    truck: [26, 1],
    guns: [[11, 36, 8]],
  },
  manOWar: {
    hull: 'M1 17L11 19.5L12 24L20 26H36L37 22L46 21L55 17L49 41H10Q3 34 4 26Z',
    sails:
      'M8 7H15Q18 13 16 19H6Q10 13 8 7ZM21 6H31Q34 10 33 14H20Q23 10 21 6ZM20 16H33Q36 20 35 25H19Q22 20 20 16ZM38 6H45Q49 13 47 20H36Q40 13 38 6ZM50 5L55 14L51 17Q52 10 50 5Z',
    masts: 'M26 26V1M12 20V3M42 22V2',
    truck: [26, 1],
    guns: [
      [10, 30, 9],
      [12, 36, 8],
    ],
  },
}

/** How much smaller the smallest is than the largest, on a chart where all must be read; with a letter none is smaller. */
const LEAST = 0.84

export function token(type: Rig, look: TokenLook = {}): Drawing {
  const plan = PLAN[type]
  const size = look.letter
    ? 1
    : LEAST + (1 - LEAST) * ((PLANS[type].scale - PLANS.pinnace.scale) / (1 - PLANS.pinnace.scale))
  const [x, y] = plan.truck
  const banner = `M${x} ${y}h9l-2 2.5l2 2.5h-9z`
  const halo = look.halo === false ? '' : stroke(plan.hull + plan.sails + plan.masts + banner, 4.6, look.halo ?? PAPER)
  const marks =
    halo +
    stroke(plan.masts, 1.8) +
    block(plan.sails, look.sails ?? '#fbf3dd', 1.5) +
    block(plan.hull, look.wale ?? GOLD, 1.8) +
    (plan.tuck ? block(plan.tuck, '#c89a58', 1.5) + stroke('M11 24V40', 1.6) : '') +
    (plan.guns ?? []).map(gunRow).join('') +
    (plan.lines ? stroke(plan.lines, 1.4) : '') +
    (look.letter ? letterOf(look.letter, look.facing) : '') +
    block(banner, pennantColour(look.flag ?? look.wale ?? GOLD), 1) +
    hurts(look.hurt ?? 'whole') +
    stroke('M2 42q5-2.5 10 0t10 0t10 0t10 0t10 0', 1.4, '#2c4a4d')
  const turn = look.facing === 'left' ? ' transform="translate(56 0) scale(-1 1)"' : ''
  const fitted = placed(28 * (1 - size), 42 * (1 - size), size, marks)
  return { box: BOXES.token, marks: `<g stroke-linejoin="round" stroke-linecap="round"${turn}>${fitted}</g>` }
}

/** Holes in the hull, a torn sail; smoke and fire where little is left of her. */
function hurts(hurt: Hurt): string {
  if (hurt === 'whole') return ''
  const holes = flat('M16 33l4-1.5l2 3l-3.5 2.5zM33 34l4-1l1.5 3l-4 1.5z', INK) + flat('M25 19l5-2l1 5l-4 2z', INK)
  if (hurt === 'hit') return holes
  return (
    holes +
    block('M40 27q-5-6-1-11q1 4 4 4q-2-5 1-9q1 6 4 8q2 5-1 8z', '#d9712b', 1.4) +
    flat('M42 26q-2-3 0-6q1 2 2.5 2.5q1 2-.5 3.5z', GOLD)
  )
}

function letterOf(letter: string, facing: TokenLook['facing']): string {
  const shape = lettering(0, 8.3, 23.5, letter, { fill: PAPER, edge: INK })
  return `<g transform="translate(28 17.2) scale(${facing === 'left' ? -1 : 1} 1)">${shape}</g>`
}

function gunRow([x, y, count]: readonly [number, number, number]): string {
  const band = `M${x - 2} ${y + 0.2}Q${tenth(x + count * 2.1)} ${y + 2} ${tenth(x + count * 4.2)} ${y + 0.2}`
  const muzzles = times(
    count,
    (i) => `M${tenth(x + i * 4.2)} ${tenth(y + Math.sin((i / (count - 1)) * Math.PI) * 0.8)}h1.2`,
  )
  return stroke(band, 3.4, PAPER) + stroke(muzzles, 2)
}
