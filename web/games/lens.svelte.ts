/** How much of a chart is seen: all of it, or from near a part that fingers and buttons move. */

import type { Size } from '../art/boards/source.ts'
import { column } from '../shell.svelte.ts'

const STEP = 1.45
/** A finger that moves less than this presses; one that moves more drags. */
const DRAG = 8

interface Spot {
  readonly x: number
  readonly y: number
}

/** What is seen through it, in units of the chart; each is asked for by itself, when it is needed. */
interface Sight {
  /** All of the chart. */
  readonly canvas: Size
  /** Where it is seen, in pixels; nought until it is known. */
  readonly box: Size
  /** What is in the middle until somebody drags the chart, and again when it has moved. */
  readonly focus: Spot
  /** How wide the part is that is seen from near: at first, and at the least. */
  readonly near: number
  readonly nearest: number
  /** Whether one looks from near before anybody chooses. */
  readonly isNear: boolean
}

export class Lens {
  readonly #sight: Sight
  readonly #fingers = new Map<number, Spot>()
  #travelled = 0
  /** Whether it was a finger that pressed last. */
  isTouch = false
  /** Whether a finger is on the chart. */
  isHeld = $state(false)
  /** How wide somebody wants to look, until the screen is turned. */
  #wish: number | undefined = $derived.by(() => {
    void column.current
    return undefined
  })
  readonly #focus = $derived.by(() => this.#sight.focus)
  #centre = $derived(this.#focus)

  constructor(sight: Sight) {
    this.#sight = sight
  }

  get isWhole(): boolean {
    return this.#width >= this.#sight.canvas.width
  }

  /** The part that is seen. */
  get part(): Size & { readonly left: number; readonly top: number } {
    const { canvas } = this.#sight
    if (this.isWhole) return { left: 0, top: 0, ...canvas }
    const [width, height] = [this.#width, this.#height]
    const { x, y } = this.#centre
    const left = within(x - width / 2, 0, canvas.width - width)
    const top = within(y - height / 2, 0, canvas.height - height)
    return { left, top, width, height }
  }

  /** How large a unit of the chart is seen, in pixels; 1 until it is known. */
  get unit(): number {
    const { box, canvas } = this.#sight
    if (box.width === 0 || box.height === 0) return 1
    return this.isWhole ? Math.min(box.width / canvas.width, box.height / canvas.height) : box.width / this.#width
  }

  get #width(): number {
    const { canvas, near, isNear } = this.#sight
    return Math.min(canvas.width, this.#wish ?? (isNear ? near : canvas.width))
  }

  get #height(): number {
    const { box, canvas } = this.#sight
    const ratio = box.width > 0 ? box.height / box.width : canvas.height / canvas.width
    return Math.min(canvas.height, this.#width * ratio)
  }

  /** Whether the press that just ended was a drag. */
  get wasDragged(): boolean {
    return this.#travelled > DRAG
  }

  nearer = (): void => this.#zoom(1 / STEP)
  farther = (): void => this.#zoom(STEP)

  toggle = (): void => {
    this.#centre = this.#focus
    this.#wish = this.isWhole ? this.#sight.near : Number.POSITIVE_INFINITY
  }

  down = (event: PointerEvent): void => {
    this.isTouch = event.pointerType === 'touch'
    if (this.#fingers.size === 0) this.#travelled = 0
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.isHeld = true
  }

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId)
    if (before === undefined) return
    // Let go elsewhere.
    if (event.buttons === 0) return this.up(event)
    const now = { x: event.clientX, y: event.clientY }
    const spread = this.#spread()
    this.#fingers.set(event.pointerId, now)
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y)
    if (this.#fingers.size === 2 && spread > 0) this.#zoom(spread / Math.max(1, this.#spread()))
    if (this.isWhole || !this.wasDragged || !(event.currentTarget instanceof Element)) return
    const { left, top, width, height } = this.part
    const scale = width / event.currentTarget.clientWidth
    const { canvas } = this.#sight
    this.#centre = {
      x: within(left + width / 2 - (now.x - before.x) * scale, width / 2, canvas.width - width / 2),
      y: within(top + height / 2 - (now.y - before.y) * scale, height / 2, canvas.height - height / 2),
    }
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
    this.isHeld = this.#fingers.size > 0
  }

  /** What a finger dragged the chart by is not what it means; a key has no finger. */
  keepFromPressing = (event: MouseEvent): void => {
    if (this.wasDragged && event.detail > 0) event.stopPropagation()
  }

  #zoom(by: number): void {
    this.#wish = Math.max(this.#sight.nearest, this.#width * by)
  }

  #spread(): number {
    const [a, b] = [...this.#fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
}

function within(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n))
}
