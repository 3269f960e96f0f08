/** Requests of each address, counted by a clock that nobody sets. */

interface Count {
  current: number
  readonly since: number
}

type Counted = (error: Error | null, result: { current: number; ttl: number }) => void

/** Addresses that are remembered. */
const MOST = 5_000

/** A store for `@fastify/rate-limit`, whose own would hold a full count for an hour when the machine's clock goes back one. */
export class SteadyRates {
  readonly #counts = new Map<string, Count>()

  incr(address: string, counted: Counted, window: number): void {
    const now = performance.now()
    const before = this.#counts.get(address)
    const count = before === undefined || now - before.since >= window ? { current: 0, since: now } : before
    count.current += 1
    // The last asked for are the last to be forgotten.
    this.#counts.delete(address)
    this.#counts.set(address, count)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > MOST) this.#counts.delete(oldest)
    counted(null, { current: count.current, ttl: window - (now - count.since) })
  }

  /** For a route that is counted apart. */
  child(): SteadyRates {
    return new SteadyRates()
  }
}
