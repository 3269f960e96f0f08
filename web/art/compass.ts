/**
 * The lines and points of a compass, as the text of one shape each. A shape that is turned, or a group made transparent,
 * has the browser keep a picture of its own and look after it whenever anything near it changes.
 */

type Point = readonly [x: number, y: number]
interface Place {
  readonly x: number
  readonly y: number
}

/** The same figure, drawn around its place, at each of these angles (in degrees from north). */
export function star(figure: readonly Point[], angles: readonly number[], place: Place = { x: 0, y: 0 }): string {
  return angles.map((angle) => `M${figure.map((point) => turned(point, angle, place)).join(' ')}Z`).join('')
}

/** So many lines from one place to all sides. */
export function rays(count: number, length: number, place: Place = { x: 0, y: 0 }): string {
  const angles = Array.from({ length: count }, (_, i) => (i * 360) / count)
  return angles.map((angle) => `M${place.x} ${place.y} ${turned([0, -length], angle, place)}`).join('')
}

function turned([x, y]: Point, angle: number, place: Place): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return `${round(place.x + x * cos - y * sin)} ${round(place.y + x * sin + y * cos)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
