/** So much in a second on average, and so much at once, by a clock that nobody sets. */

export class Limiter {
  readonly #every: number
  readonly #burst: number
  /** When each key will have paid for all it took. */
  readonly #paid = new Map<string, number>()

  constructor(every: number, burst: number) {
    this.#every = every
    this.#burst = burst
  }

  take(key: string, now = performance.now()): boolean {
    const paid = Math.max(this.#paid.get(key) ?? 0, now)
    if (paid - now > this.#every * (this.#burst - 1)) return false
    this.#paid.set(key, paid + this.#every)
    return true
  }

  /** Forgets those who owe nothing. */
  forget(now = performance.now()): void {
    for (const [key, paid] of this.#paid) if (paid <= now) this.#paid.delete(key)
  }

  get size(): number {
    return this.#paid.size
  }
}
