/** Sky and water: engraved lines, the sun or the moon, clouds, and ships at anchor in the bay. */

import {
  arc,
  at,
  clipped,
  comb,
  cut,
  type Drawing,
  disc,
  flat,
  INK,
  kept,
  type Point,
  placed,
  round,
  stroke,
  tenth,
  thorn,
  times,
} from '../ink.ts'
import { ship } from '../ships/ship.ts'
import type { Rig, ShipLook } from '../ships/vocabulary.ts'
import { grain } from './grain.ts'

/** Lines across the sky, finer the lower they are. */
export function skyLines(width: number, from: number, to: number, colour: string, seed: number): string {
  let lines = ''
  let y = from
  for (let i = 0; y < to; i++, y += 4.4 + i / 40) {
    let x = grain(i, seed) * 40 - 20
    while (x < width) {
      const long = 90 + grain(i * 7 + x, seed) * 260
      lines += cut(
        x,
        y,
        Math.min(width + 20, x + long),
        y + grain(i, 2) - 0.5,
        Math.max(0.22, 0.95 - ((y - from) / (to - from)) * 0.8),
      )
      x += long + 6 + grain(i + x, seed + 4) * 26
    }
  }
  return flat(lines, colour, 'opacity=".75"')
}

export function sun(x: number, y: number, r: number): string {
  const rays = times(44, (i) => {
    const near = r + 8 + (i % 2) * 4
    const [a, b] = [round(x, y, near, (i * 360) / 44), round(x, y, near + 18 + grain(i, 4) * 44, (i * 360) / 44)]
    return cut(...a, ...b, 1.1)
  })
  const shade = arc(x, y, r - 6, 130, 230, 1.4) + arc(x, y, r - 11, 140, 220, 1)
  return flat(rays, '#c98b2b') + disc(x, y, r, '#ecb84c', 1.7) + flat(shade, '#b5742a')
}

export function moon(x: number, y: number, r: number): string {
  const rays = times(40, (i) => cut(...round(x, y, r + 6, i * 9), ...round(x, y, r + 16 + (i % 3) * 9, i * 9), 0.8))
  return (
    flat(rays, '#C9BB8E') +
    disc(x, y, r, '#F6E9C4', 1.6) +
    disc(x - r * 0.4, y - r * 0.27, r * 0.13, '#E2D2A4') +
    disc(x + r * 0.27, y + r * 0.27, r * 0.2, '#E2D2A4')
  )
}

export function stars(width: number, height: number, count: number): string {
  const star = (i: number) =>
    `M${at(grain(i, 21) * width, grain(i, 22) * height - 2.6)}l.7 1.9 1.9.7-1.9.7-.7 1.9-.7-1.9-1.9-.7 1.9-.7z`
  return flat(times(count, star), '#F3E6BE')
}

export function cloud(x: number, y: number, w: number, seed: number): string {
  const count = Math.round(w / 26)
  const crown: readonly Point[] = Array.from({ length: count + 1 }, (_, i) => {
    const lift = i % count ? Math.sin((i / count) * Math.PI) ** 0.8 * w * (0.17 + 0.07 * grain(i, seed)) : 0
    return [x + (w * i) / count, y - lift]
  })
  const bulges = crown.slice(1).map(([a, b], i) => {
    const r = tenth(Math.hypot(a - crown[i][0], b - crown[i][1]) * (0.56 + 0.1 * grain(i, seed + 2)))
    return `A${r} ${r} 0 0 1 ${at(a, b)}`
  })
  const shape = `M${at(x, y)}${bulges.join('')}Q${at(x + w / 2, y + 6)} ${at(x, y)}Z`
  const tops = crown.slice(1, -1)
  const folds = tops.map(([a, b]) => `M${at(a - w * 0.02, b + w * 0.1)}Q${at(a - w * 0.03, b + w * 0.03)} ${at(a, b)}`)
  const floor = times(11, (i) => {
    const [from, to] = [x + grain(i, seed) * w * 0.05, x + w * (0.35 + grain(i, seed + 5) * 0.5) * (1 - i * 0.05)]
    return thorn(from, y - 1 - i * w * 0.02, to, y - 2 - i * w * 0.02, 1.3)
  })
  const hollows = tops.map(([a, b]) =>
    comb(
      `${a - w * 0.1} ${b + 3} ${a - w * 0.085} ${b + w * 0.1}`,
      `${a - w * 0.045} ${b + 2} ${a - w * 0.03} ${b + w * 0.1}`,
      5,
      { width: 0.8, reach: 0.9 },
    ),
  )
  return (
    flat(shape, '#fbf4de') +
    clipped(shape, flat(floor + hollows.join(''), INK, 'opacity=".85"') + stroke(folds.join(''), 1.1)) +
    stroke(shape, 1.6) +
    flat(cut(x - w * 0.14, y + 3, x + w * 0.3, y + 4, 0.9) + cut(x + w * 0.5, y + 5, x + w * 1.1, y + 3, 0.9), INK)
  )
}

/** Ripples, longer the nearer they are. */
export function ripples(width: number, from: number, to: number, colour: string, seed: number): string {
  let lines = ''
  let y = from
  for (let r = 0; y < to; r++, y += 4 + r * 0.55) {
    const step = 26 + r * 5
    for (let x = -20 + grain(r, seed) * 40; x < width; x += step * (1.1 + grain(x + r, seed)))
      lines += cut(x, y, x + step * (0.5 + grain(r + x, 3) * 0.5), y, 0.8 + r * 0.07, -(1 + r * 0.32))
  }
  return flat(lines, colour)
}

/** A ship in the bay: where she lies, and how large. */
export interface Anchored {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly drawing: Drawing
}

/** Whoever draws the bay finds her cut already. */
export const vessel = kept((type: Rig, look: ShipLook) => ship(type, { water: false, detail: 'coarse', ...look }))

export function anchored({ x, y, scale, drawing: { box, marks } }: Anchored): string {
  const w = box[2] * scale
  const wake = times(5, (i) =>
    cut(x - w * (0.36 - i * 0.03), y + 6 + i * 4, x + w * (0.1 + 0.06 * i), y + 6 + i * 4, 1.1),
  )
  return placed(x, y, scale, marks) + flat(cut(x - w / 2, y + 1, x + w / 2, y + 1, 2.2) + wake, '#2c4a4d')
}
