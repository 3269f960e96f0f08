/** How much of the chart is seen: all of it on a wide screen; on a phone a part that fingers and buttons move. */

import { CANVAS, type Place } from '@windward/games/marauders/chart.ts'
import { column } from '../../shell.svelte.ts'

/** How wide the part is that is seen: at first on a phone, more on a tablet; and at the least. */
const NEAR = 480
const NEAREST = 260
/** How large a unit of the chart is drawn where there is room for more than that, in pixels. */
const UNIT = 1.15
const STEP = 1.45
/** A finger that moves less than this presses; one that moves more drags. */
const DRAG = 8

interface Box {
  readonly width: number
  readonly height: number
}

export class Lens {
  readonly #focus: () => Place
  readonly #box: Box
  readonly #fingers = new Map<number, { x: number; y: number }>()
  #travelled = 0
  /** Whether it was a finger that pressed last. */
  isTouch = false
  /** As somebody chose, until the screen is turned. */
  #width = $derived(column.current ? this.#near : CANVAS.width)
  /** Where somebody dragged it; until then it follows the captain. */
  #centre: Place | undefined = $state.raw()

  /** `box` is where the chart is seen, in pixels; nought until it is known. Each side is asked for by itself. */
  constructor(focus: () => Place, box: Box) {
    this.#focus = focus
    this.#box = box
  }

  get isWhole(): boolean {
    return this.#width >= CANVAS.width
  }

  get viewBox(): string {
    if (this.isWhole) return `0 0 ${CANVAS.width} ${CANVAS.height}`
    const height = this.#height
    const { x, y } = this.#centre ?? this.#focus()
    const left = clamp(x - this.#width / 2, CANVAS.width - this.#width)
    const top = clamp(y - height / 2, CANVAS.height - height)
    return `${left} ${top} ${this.#width} ${height}`
  }

  /** How large a unit of the chart is seen, in pixels; 1 until it is known. */
  get unit(): number {
    const { width, height } = this.#box
    if (width === 0) return 1
    return this.isWhole ? Math.min(width / CANVAS.width, height / CANVAS.height) : width / this.#width
  }

  get #height(): number {
    const { width, height } = this.#box
    const ratio = width > 0 ? height / width : CANVAS.height / CANVAS.width
    return Math.min(CANVAS.height, this.#width * ratio)
  }

  get #near(): number {
    return within(this.#box.width / UNIT, NEAR, CANVAS.width)
  }

  /** Whether the press that just ended was a drag. */
  get wasDragged(): boolean {
    return this.#travelled > DRAG
  }

  nearer = (): void => this.#zoom(1 / STEP)
  farther = (): void => this.#zoom(STEP)

  toggle = (): void => {
    this.#centre = undefined
    this.#width = this.isWhole ? this.#near : CANVAS.width
  }

  down = (event: PointerEvent): void => {
    this.isTouch = event.pointerType === 'touch'
    if (this.#fingers.size === 0) this.#travelled = 0
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const spread = this.#spread()
    this.#fingers.set(event.pointerId, now)
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y)
    if (this.#fingers.size === 2 && spread > 0) this.#zoom(spread / Math.max(1, this.#spread()))
    if (this.isWhole || !this.wasDragged || !(event.currentTarget instanceof Element)) return
    const scale = this.#width / event.currentTarget.clientWidth
    const { x, y } = this.#centre ?? this.#focus()
    const height = this.#height
    this.#centre = {
      x: within(x - (now.x - before.x) * scale, this.#width / 2, CANVAS.width - this.#width / 2),
      y: within(y - (now.y - before.y) * scale, height / 2, CANVAS.height - height / 2),
    }
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
  }

  #zoom(by: number): void {
    this.#width = within(this.#width * by, NEAREST, CANVAS.width)
  }

  #spread(): number {
    const [a, b] = [...this.#fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
}

function clamp(n: number, most: number): number {
  return within(n, 0, most)
}

function within(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n))
}
