/** Chance by place: the same numbers always give the same one from 0 to below 1. */
export function grain(i: number, seed: number): number {
  let h = Math.imul(Math.round(i) + 0x9e37, 0x85ebca6b) ^ Math.imul(Math.round(seed) + 0x79b9, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}
