/** The course of a game as a drawing: everybody's chance to win, move by move, and below it what chance did. */

import type { Analysis } from '@windward/analysis/contract.ts'
import { percent, type ToldAnalysis } from './toldAnalysis.ts'

const [WIDTH, LEFT, TOP, HEIGHT, GAP, LUCK] = [900, 72, 14, 300, 20, 110]
const BOTTOM = TOP + HEIGHT + GAP + LUCK
/** Luck beyond this share of the victory is cut off. */
const MOST = 0.2

export function winChances(
  { moves, end, beginning }: Analysis,
  { names, told }: ToldAnalysis,
  escaped: (text: string) => string,
): string {
  const last = Math.max(1, moves.at(-1)?.move ?? 1)
  const x = (move: number) => LEFT + ((WIDTH - LEFT - 8) * move) / last
  const y = (share: number) => TOP + HEIGHT * (1 - Math.min(1, Math.max(0, share)))
  const curves = end.map((share, seat) => {
    const points = [[0, beginning[seat]], ...moves.map(({ move, after }) => [move, after[seat]])]
    const path = points.map(([move, of]) => `${x(move).toFixed(1)},${y(of).toFixed(1)}`).join(' ')
    return `<polyline class="curve s${seat}" points="${path}"><title>${escaped(`${names(seat)}: ${percent(share)}`)}</title></polyline>`
  })
  const marks = moves.flatMap(({ move, seat, after, decision }) => {
    if (decision?.mark === undefined) return []
    const title = `${move}. ${names(seat)}: ${told(move).answers[decision.chosen]} ${decision.mark}`
    const [cx, cy] = [x(move).toFixed(1), y(after[seat]).toFixed(1)]
    return `<a href="#m${move}"><circle class="mark s${seat}" cx="${cx}" cy="${cy}" r="5"><title>${escaped(title)}</title></circle></a>`
  })
  const middle = TOP + HEIGHT + GAP + LUCK / 2
  const strokes = moves.flatMap(({ move, luck }) =>
    luck.flatMap((share, seat) => {
      // Who gained is drawn upwards, who lost downwards; what moved less than a point is not seen.
      if (Math.abs(share) < 0.01 || (luck.length === 2 && seat === 1)) return []
      const height = (Math.min(MOST, Math.abs(share)) / MOST) * (LUCK / 2)
      const title = `${move}. ${names(seat)} ${(100 * share).toFixed(1)}: ${told(move).events}`
      const at = share > 0 ? middle - height : middle
      return `<rect class="stroke s${seat}" x="${(x(move) - 1.5).toFixed(1)}" y="${at.toFixed(1)}" width="3" height="${height.toFixed(1)}"><title>${escaped(title)}</title></rect>`
    }),
  )
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="axis" x1="${LEFT}" x2="${WIDTH - 8}" y1="${y(share)}" y2="${y(share)}"/><text class="label" x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${percent(share)}</text>`,
  )
  const zero = `<line class="axis" x1="${LEFT}" x2="${WIDTH - 8}" y1="${middle}" y2="${middle}"/>`
  const parts = [...grid, zero, ...strokes, ...curves, ...marks]
  return `<svg viewBox="0 0 ${WIDTH} ${BOTTOM}" role="img" aria-label="${escaped(end.map((share, seat) => `${names(seat)} ${percent(share)}`).join(', '))}">${parts.join('')}</svg>`
}
