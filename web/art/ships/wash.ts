/** The water that a hull tears. */

import { at, cut, flat, points, stroke, times } from '../ink.ts'
import type { ShipPlan } from './vocabulary.ts'

const SEA = '#cfdccd'
const RIPPLE = '#2c4a4d'
const FOAM = '#fbf6e6'

export function wash(plan: ShipPlan, sea = SEA): string {
  const seam = points(plan.planks)
  const bow = seam[2][0] - 4
  const [from, to] = plan.wash ?? [seam[0][0] - 34, bow + 44]
  const middle = (from + to) / 2
  const line = `M${from} 244Q${at(from + 30, 234)} ${at(from + 56, 241)}T${at(middle, 242)}T${at(bow - 16, 241)}Q${at(bow + 10, 230)} ${at(to, 244)}`
  const step = (to - from - 50) / 8
  const ripples = times(9, (i) => {
    const [x, y] = [from + 14 + i * step, 246 + (i % 3) * 2.4]
    return cut(x, y, x + 20, y + 0.5, 1.1, -2.4)
  })
  const bowWave = cut(bow - 4, 236, bow + 26, 231, 1.8, -4) + cut(bow, 241, bow + 34, 239, 1.8, -4)
  return (
    flat(`${line}Q${at(bow, 256)} ${at(middle, 256)}T${from} 244Z`, sea) +
    stroke(line, 2, RIPPLE) +
    flat(ripples, RIPPLE) +
    flat(bowWave, FOAM)
  )
}
