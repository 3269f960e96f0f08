/** Where something is told of a thing on the screen: beside it, and never over it where there is room elsewhere. */

const GAP = 8

interface Size {
  readonly width: number
  readonly height: number
}

export interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** From a line across the window down to its end, or to where something else begins. */
interface Room extends Size {
  readonly top?: number
  readonly left?: number
  /** What lies there and is spoken of as well. */
  readonly spoken?: readonly ScreenBox[]
}

/**
 * Above it, else below, to the right or to the left, where it covers least of what else is spoken of; at the top of the room
 * where there is none anywhere.
 */
export function beside(thing: ScreenBox, { width, height }: Size, within: Room): { left: number; top: number } {
  const { top = 0, left: from = 0, spoken = [] } = within
  const kept = (at: number, most: number) => Math.max(GAP, Math.min(most - GAP, at))
  const across = Math.max(from + GAP, kept((thing.left + thing.right - width) / 2, within.width - width))
  const down = Math.max(top + GAP, kept((thing.top + thing.bottom - height) / 2, within.height - height))
  const [above, below] = [thing.top - height - GAP, thing.bottom + GAP]
  const [right, left] = [thing.right + GAP, thing.left - width - GAP]
  const places = [
    ...(above >= top + GAP ? [{ left: across, top: above }] : []),
    ...(below + height <= within.height - GAP ? [{ left: across, top: below }] : []),
    ...(right + width <= within.width - GAP ? [{ left: right, top: down }] : []),
    ...(left >= from + GAP ? [{ left, top: down }] : []),
  ]
  const covered = (place: { left: number; top: number }) =>
    spoken.filter((box) => overlap(box, { ...place, right: place.left + width, bottom: place.top + height })).length
  return places.toSorted((a, b) => covered(a) - covered(b))[0] ?? { left: across, top: top + GAP }
}

function overlap(a: ScreenBox, b: ScreenBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/**
 * Where there is room to tell of a thing: on the board it lies on, so that the others and the wood with its answers stay in
 * sight; of a thing on the wood, on the wood beside the board, or anywhere below the others.
 */
export function roomAround(thing: Element | undefined): Room {
  const spoken = [...document.querySelectorAll(SPOKEN)].map((one) => one.getBoundingClientRect())
  const board = thing?.closest('.board')?.getBoundingClientRect()
  if (board) return { top: board.top, width: board.right, height: board.bottom, spoken }
  const wood = thing?.closest('.wood')
  const band = wood?.closest('.screen')?.querySelector('.band')?.getBoundingClientRect()
  const { left, width } = wood?.getBoundingClientRect() ?? { left: 0, width: 0 }
  const room = { top: band?.bottom ?? 0, width: innerWidth, height: innerHeight, spoken }
  return left > 0 && width >= NARROWEST ? { ...room, left } : room
}

/** A wood that is wide enough to tell something on it, in pixels. */
const NARROWEST = 240

/** What a board has lit because it is spoken of: a course, the places that are meant. */
const SPOKEN = '[data-spoken]'

/** How large a thing may be to be spoken of as a whole, and what a finger covers of a larger one, in pixels. */
const LARGE = 160
/** One that is slim, such as a card, may be longer. */
const LONG = 260
const FINGER = 24

/** What a press was on: the thing, or of a large one the place that was pressed. */
export function pressedBox(thing: ScreenBox, x: number, y: number): ScreenBox {
  const [width, height] = [thing.right - thing.left, thing.bottom - thing.top]
  if (Math.min(width, height) <= LARGE && Math.max(width, height) <= LONG) return thing
  return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER }
}
