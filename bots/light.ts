/** Light chance for playouts: quick, small, and set back to the same point for every action that is compared. */

import type { Rng } from '@windward/core/chance.ts'

/** A multiply-with-shift generator for each stream (mulberry32), all from one seed. */
export class Light implements Rng {
  readonly #streams = new Map<string, Stream>()
  readonly #main: Stream
  #seed = 0

  constructor() {
    this.#main = new Stream(this, 0)
  }

  /** Everything that is drawn from now on follows from this number. */
  reset(seed: number): void {
    this.#seed = seed
    this.#main.reset(seed)
    for (const stream of this.#streams.values()) stream.reset(seed)
  }

  int(n: number): number {
    return this.#main.int(n)
  }

  stream(name: string): Rng {
    let stream = this.#streams.get(name)
    if (stream === undefined) {
      stream = new Stream(this, mark(name))
      stream.reset(this.#seed)
      this.#streams.set(name, stream)
    }
    return stream
  }
}

class Stream implements Rng {
  readonly #owner: Light
  readonly #mark: number
  #state = 0

  constructor(owner: Light, own: number) {
    this.#owner = owner
    this.#mark = own
  }

  reset(seed: number): void {
    this.#state = (seed ^ this.#mark) | 0
  }

  int(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x100000000) * n)
  }

  stream(name: string): Rng {
    return this.#owner.stream(name)
  }
}

/** A number for a name (FNV-1a). */
function mark(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash
}
