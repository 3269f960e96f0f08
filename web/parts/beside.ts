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
}

/** Above it, else below, to the right or to the left; at the top of the room where there is none anywhere. */
export function beside(thing: ScreenBox, { width, height }: Size, within: Room): { left: number; top: number } {
  const { top = 0 } = within
  const kept = (at: number, most: number) => Math.max(GAP, Math.min(most - GAP, at))
  const across = kept((thing.left + thing.right - width) / 2, within.width - width)
  const down = Math.max(top + GAP, kept((thing.top + thing.bottom - height) / 2, within.height - height))
  const [above, below] = [thing.top - height - GAP, thing.bottom + GAP]
  const [right, left] = [thing.right + GAP, thing.left - width - GAP]
  if (above >= top + GAP) return { left: across, top: above }
  if (below + height <= within.height - GAP) return { left: across, top: below }
  if (right + width <= within.width - GAP) return { left: right, top: down }
  return left >= GAP ? { left, top: down } : { left: across, top: top + GAP }
}

/**
 * Where there is room to tell of a thing: on the board it lies on, so that the others and the wood with its answers stay in
 * sight; of a thing on the wood, anywhere below the others.
 */
export function roomAround(thing: Element | undefined): Room {
  const board = thing?.closest('.board')?.getBoundingClientRect()
  if (board) return { top: board.top, width: board.right, height: board.bottom }
  const band = thing?.closest('.wood')?.closest('.screen')?.querySelector('.band')?.getBoundingClientRect()
  return { top: band?.bottom ?? 0, width: innerWidth, height: innerHeight }
}

/** How large a thing may be to be spoken of as a whole, and what a finger covers of a larger one, in pixels. */
const LARGE = 160
const FINGER = 24

/** What a press was on: the thing, or of a large one the place that was pressed. */
export function pressedBox(thing: ScreenBox, x: number, y: number): ScreenBox {
  if (thing.right - thing.left <= LARGE && thing.bottom - thing.top <= LARGE) return thing
  return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER }
}
