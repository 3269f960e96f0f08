/** Thinking time of each party: so much at once, and so much of every second after. */

/** Milliseconds at once, and of each second. */
const AT_ONCE = 20_000
const EACH_SECOND = 250

export class ThinkingQuota {
  /** What each has not paid back yet, as of when. */
  readonly #spent = new Map<string, { readonly debt: number; readonly at: number }>()

  has(key: string, now = performance.now()): boolean {
    return this.#debt(key, now) < AT_ONCE
  }

  spend(key: string, milliseconds: number, now = performance.now()): void {
    this.#spent.set(key, { debt: this.#debt(key, now) + milliseconds, at: now })
  }

  /** Forgets those who owe nothing. */
  forget(now = performance.now()): void {
    for (const key of this.#spent.keys()) if (this.#debt(key, now) === 0) this.#spent.delete(key)
  }

  #debt(key: string, now: number): number {
    const { debt, at } = this.#spent.get(key) ?? { debt: 0, at: now }
    return Math.max(0, debt - ((now - at) * EACH_SECOND) / 1000)
  }
}
