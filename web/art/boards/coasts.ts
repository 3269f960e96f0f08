/** Lines as text, short: each point is told from the one before. */

import { type Line, tenth } from '../ink.ts'
import { area, type Ring } from './geometry.ts'

export function lineText(line: Line): string {
  let [x, y] = [0, 0]
  let text = ''
  for (const point of line) {
    const [u, v] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
    if (text && u === x && v === y) continue
    text += `${text ? 'l' : 'M'}${short(u - x)} ${short(v - y)}`
    ;[x, y] = [u, v]
  }
  return text.replace(/ -/g, '-')
}

export function ringText(line: Ring): string {
  return `${lineText(line)}Z`
}

/** Wedges from the coast into the sea, or with `inward` from the shore of a lake; heavier on the lee side. */
export function hachures(line: Ring, random: () => number, step: number, long: number, isInward = false): string {
  const sign = (area(line) > 0 ? 1 : -1) * (isInward ? -1 : 1)
  let text = ''
  let [penX, penY, gone] = [0, 0, 0]
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) return
    const [nx, ny] = [(sign * (b[1] - a[1])) / length, (-sign * (b[0] - a[0])) / length]
    const isSteep = Math.abs(nx) > 0.3
    const lee = Math.max(0, nx + ny)
    const [ux, uy, wide] = [isSteep ? Math.sign(nx) : nx, isSteep ? ny * 0.14 : ny, 0.42 + 0.2 * lee]
    for (; gone < length; gone += step) {
      const far = long * (0.45 + 0.65 * random()) * (isSteep ? 1 : 0.6) * (0.8 + 0.3 * lee)
      const x = Math.round((a[0] + ((b[0] - a[0]) * gone) / length - uy * wide) * 10)
      const y = Math.round((a[1] + ((b[1] - a[1]) * gone) / length + ux * wide) * 10)
      const there = `${tenth(ux * far + uy * wide)} ${tenth(uy * far - ux * wide)}`
      const back = `${tenth(uy * wide - ux * far)} ${tenth(-ux * wide - uy * far)}`
      text += `${text ? 'm' : 'M'}${short(x - penX)} ${short(y - penY)}l${there} ${back}z`
      ;[penX, penY] = [x, y]
    }
    gone -= length
  })
  return text.replace(/ -/g, '-')
}

function short(tenths: number): string {
  return String(tenths / 10)
}
