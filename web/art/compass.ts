/**
 * The lines and points of a compass, as the text of one shape each. A shape that is turned, or a group made transparent,
 * has the browser keep a picture of its own and look after it whenever anything near it changes.
 */

interface Place {
  readonly x: number
  readonly y: number
}

const CENTRE: Place = { x: 0, y: 0 }
/** Degrees from north. */
const ANGLES = { main: [0, 90, 180, 270], lesser: [45, 135, 225, 315] } as const

/** Four points of a compass, so long and so wide, or one half of each. */
export function points(
  which: keyof typeof ANGLES,
  { length, width }: { readonly length: number; readonly width: number },
  place = CENTRE,
  half?: 'left' | 'right',
): string {
  const tip = { x: 0, y: -length }
  const right = { x: width, y: -width }
  const left = { x: -width, y: -width }
  const figure = { left: [tip, CENTRE, left], right: [tip, right, CENTRE], both: [tip, right, CENTRE, left] }
  const shape = figure[half ?? 'both']
  return ANGLES[which].map((angle) => `M${shape.map((corner) => turned(corner, angle, place)).join(' ')}Z`).join('')
}

/** So many lines from one place to all sides. */
export function rays(count: number, length: number, place = CENTRE): string {
  const angles = Array.from({ length: count }, (_, i) => (i * 360) / count)
  return angles.map((angle) => `M${place.x} ${place.y} ${turned({ x: 0, y: -length }, angle, place)}`).join('')
}

function turned({ x, y }: Place, angle: number, place: Place): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return `${round(place.x + x * cos - y * sin)} ${round(place.y + x * sin + y * cos)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
