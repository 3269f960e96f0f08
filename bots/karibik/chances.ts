/** Who will win, at the beginning of a round: a small net that sees what everybody has and may hope for. */

import type { Seat } from '@windward/core/contract.ts'
import { THRESHOLDS } from '@windward/games/karibik/components.ts'
import { CITIES } from '@windward/games/karibik/vocabulary.ts'
import { type Net, score } from '../net.ts'
import { NET } from './net.ts'
import { FETCHES, NONE, nearestEmpty, type Sea, VALUES, worthAtHand } from './sea.ts'

export const FEATURES = 12

/** By seat; they add up to 1. `supply`: chests face down. */
export function sharesOf(sea: Sea, supply: number, net: Net = NET): number[] {
  const [row, layer] = [new Float32Array(FEATURES), new Float32Array(net.hidden)]
  const chances = Array.from({ length: sea.seats }, (_, seat) => {
    featuresOf(sea, supply, seat, row)
    return Math.exp(score(net, row, layer))
  })
  const all = chances.reduce((a, b) => a + b)
  return chances.map((chance) => chance / all)
}

/** What the net sees of a seat, in parts of the goal: doubloons, prospects afloat and ashore, how far the game has come. */
export function featuresOf(sea: Sea, supply: number, seat: Seat, row: Float32Array): void {
  const goal = THRESHOLDS[sea.seats]
  const { money, cargo, at } = sea
  const prospects = sea.chart.prospects[seat]
  let rival = 0
  for (let other = 0; other < sea.seats; other++) if (other !== seat) rival = Math.max(rival, money[other])
  let [afloat, hope, threat, laden] = [0, 0, 0, 0]
  for (let ship = 0; ship < at.length; ship++) {
    if (cargo[ship] === NONE) continue
    const prospect = VALUES[cargo[ship]] * prospects[at[ship]]
    afloat += prospect
    laden += 1
    hope = Math.max(hope, prospect)
    threat = Math.min(threat, prospect)
  }
  let [ashore, waiting] = [0, 0]
  for (let chest = 0; chest < CITIES.length; chest++) {
    if ((sea.ashore & (1 << chest)) === 0) continue
    waiting += 1
    ashore += worthAtHand(sea, seat, chest) * FETCHES[nearestEmpty(sea, cargo, chest, NONE)]
  }
  const near = Math.max(money[seat], rival) / goal
  row[0] = money[seat] / goal
  row[1] = (2 * (money[seat] - rival)) / goal
  row[2] = row[1] * near
  row[3] = (2 * afloat) / goal
  row[4] = (2 * hope) / goal
  row[5] = (2 * threat) / goal
  row[6] = (2 * ashore) / goal
  row[7] = near
  row[8] = supply / CITIES.length
  row[9] = (laden + waiting) / CITIES.length
  row[10] = row[3] * near
  row[11] = (sea.seats - 2) / 2
}
