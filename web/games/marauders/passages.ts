/** The way ships take on the chart between two zones: round the land, where a straight line would lie across it. */

import { type Place, SEA_PLACES } from '@windward/games/marauders/chart.ts'
import type { Zone } from '@windward/games/marauders/vocabulary.ts'

/** Places passed from the first zone to the second; from the second to the first they are passed in reverse. */
const ROUND: Partial<Record<Zone, Partial<Record<Zone, readonly (readonly [x: number, y: number])[]>>>> = {
  havana: {
    nassau: [
      [22, 196],
      [48, 138],
      [150, 92],
      [330, 34],
      [440, 24],
    ],
    tortuga: [
      [22, 196],
      [48, 138],
      [150, 104],
      [270, 132],
      [372, 196],
    ],
  },
  tortuga: {
    portRoyal: [
      [396, 256],
      [318, 300],
      [205, 300],
    ],
    petitGoave: [
      [396, 256],
      [372, 306],
      [364, 380],
    ],
  },
  portRoyal: {
    petitGoave: [
      [128, 378],
      [240, 400],
    ],
    oldProvidence: [[102, 400]],
    cartagena: [
      [132, 384],
      [220, 430],
    ],
  },
  petitGoave: {
    santoDomingo: [
      [500, 388],
      [596, 382],
      [634, 330],
      [624, 282],
    ],
  },
  santoDomingo: {
    caribbeanSea: [
      [624, 282],
      [634, 340],
      [606, 396],
    ],
  },
  sanJuan: {
    caribbeanSea: [
      [652, 290],
      [644, 370],
    ],
    basseTerre: [
      [652, 290],
      [664, 384],
    ],
  },
  stMaarten: {
    basseTerre: [
      [766, 280],
      [744, 380],
    ],
  },
  stJohn: {
    bridgetown: [
      [884, 310],
      [886, 392],
    ],
    basseTerre: [
      [876, 340],
      [812, 354],
      [748, 384],
    ],
  },
  bridgetown: {
    trinidad: [
      [886, 490],
      [898, 530],
    ],
  },
  basseTerre: {
    trinidad: [
      [800, 506],
      [900, 526],
    ],
  },
  caracas: {
    trinidad: [
      [780, 524],
      [900, 526],
    ],
  },
}

/** From the anchorage of one zone to that of its neighbour, both included. */
export function passage(from: Zone, to: Zone): readonly Place[] {
  const there = ROUND[from]?.[to]
  const back = ROUND[to]?.[from]?.toReversed()
  return [SEA_PLACES[from], ...(there ?? back ?? []).map(([x, y]) => ({ x, y })), SEA_PLACES[to]]
}

/** A line through places that bends instead of breaking. */
export function bent(places: readonly Place[]): string {
  const [first, ...rest] = places
  const last = rest.at(-1)
  if (last === undefined) return ''
  const curves = rest.slice(0, -1).map((at, i) => {
    const next = rest[i + 1]
    const end = next === last ? last : { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 }
    return `Q${at.x} ${at.y} ${end.x} ${end.y}`
  })
  return `M${first.x} ${first.y}${curves.length > 0 ? curves.join('') : `L${last.x} ${last.y}`}`
}
