/** Which dice to roll again. */

import { type Die, SKULL } from '../vocabulary.ts'

/** Every choice of dice that differs by what they show, as places in the roll. */
export function subsets(dice: readonly Die[]): number[][] {
  let chosen = [0]
  for (let face = 1; face <= SKULL; face++) {
    const more: number[] = []
    for (let some of chosen) {
      more.push(some)
      for (let i = 0; i < dice.length; i++) {
        if (dice[i] !== face) continue
        some |= 1 << i
        more.push(some)
      }
    }
    chosen = more
  }
  return chosen.slice(1).map(placesIn)
}

/** A bit for each place that is chosen. */
function placesIn(chosen: number): number[] {
  const places: number[] = []
  for (let i = 0; chosen >> i > 0; i++) if (((chosen >> i) & 1) === 1) places.push(i)
  return places
}
