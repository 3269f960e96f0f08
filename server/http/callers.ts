/** From where each person was last heard of, on this node. */

/** Persons who are remembered. */
const MOST = 20_000

export class Callers {
  readonly #addresses = new Map<string, string>()

  heard(person: string, address: string): void {
    // The last heard of are the last to be forgotten.
    this.#addresses.delete(person)
    this.#addresses.set(person, address)
    const [oldest] = this.#addresses.keys()
    if (this.#addresses.size > MOST) this.#addresses.delete(oldest)
  }

  addressOf(person: string): string {
    return this.#addresses.get(person) ?? ''
  }
}
