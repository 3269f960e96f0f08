/** A ship in its sea, for a card. */

import { BOXES } from '../coming.ts'
import { at, type Drawing, flat, kept, placed, stroke, times, uncut } from '../ink.ts'
import { ship } from './ship.ts'
import type { Rig, ShipLook } from './vocabulary.ts'

const WATERLINE = 172

/** A ship under way, as on a card: an engraved sky, and the sea across the whole width. */
export const underWay = kept((type: Rig, look: ShipLook): Drawing => uncut(BOXES.shipUnderWay, () => scene(type, look)))

function scene(type: Rig, look: ShipLook): string {
  const [, , width, height] = BOXES.shipUnderWay
  const vessel = ship(type, { ...look, water: false })
  const [, top, wide] = vessel.box
  const scale = Math.min((width - 20) / wide, (WATERLINE - 8) / -top)
  const sky = times(34, (i) => `M0 ${i * 5 + 3}H${width}`)
  const swell = (y: number, wave: number) =>
    `M-4 ${y}${times(12, (i) => `q${wave / 4} ${i % 2 ? 4 : -5} ${wave / 2} 0`)}V${height}H-4Z`
  const ripples = times(22, (i) => {
    const [x, y] = [((i * 53) % 210) - 4, WATERLINE + 8 + ((i * 7) % 5) * 6]
    return `M${at(x, y)}q7-4 14 0`
  })
  return (
    flat(`M0 0H${width}V${height}H0Z`, '#e6e4cb') +
    stroke(sky, 0.6, '#b9c0ab') +
    flat(swell(WATERLINE - 5, 40), '#7fa6a3') +
    placed(width / 2, WATERLINE, scale, vessel.marks) +
    flat(swell(WATERLINE - 1, 40), '#9fbfb7') +
    stroke(ripples, 1.3, '#22444a')
  )
}
