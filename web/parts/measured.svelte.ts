import { ahead } from './turns.ts'

/**
 * How large something is, in whole pixels, told when the screen has been laid out anyway and before it is painted:
 * `bind:contentRect={null, room.measure}`. Asked for, as `bind:clientWidth` does, it would have to be laid out once more
 * in the midst of a change. A room that changes while something lies in it is laid anew a picture later.
 */
export class Measured {
  width = $state(0)
  height = $state(0)
  #latest: DOMRectReadOnly | undefined

  readonly measure = (rect: DOMRectReadOnly): void => {
    const isAwaited = this.#latest !== undefined
    this.#latest = rect
    if (this.width === 0) this.#take()
    else if (!isAwaited) ahead(() => this.#take())
  }

  #take(): void {
    this.width = Math.round(this.#latest?.width ?? 0)
    this.height = Math.round(this.#latest?.height ?? 0)
    this.#latest = undefined
  }
}
