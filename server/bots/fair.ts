/** Who comes next where many wait: addresses take turns, so do the persons of each, and a person's own come in order. */

/** For whom something is done. */
export interface Party {
  readonly address: string
  readonly person: string
}

export class FairQueue<T> {
  /** Those whose turn is next come first. */
  readonly #addresses = new Map<string, Map<string, T[]>>()

  add({ address, person }: Party, item: T): void {
    const persons = this.#addresses.get(address) ?? new Map<string, T[]>()
    const items = persons.get(person) ?? []
    items.push(item)
    persons.set(person, items)
    this.#addresses.set(address, persons)
  }

  next(): T | undefined {
    const [atAddress] = this.#addresses
    if (atAddress === undefined) return undefined
    const [address, persons] = atAddress
    const [[person, items]] = persons
    const item = items.shift()
    // Whoever had their turn goes behind the others.
    persons.delete(person)
    if (items.length > 0) persons.set(person, items)
    this.#addresses.delete(address)
    if (persons.size > 0) this.#addresses.set(address, persons)
    return item
  }

  /** Takes out all that pass. */
  remove(test: (item: T) => boolean): readonly T[] {
    const removed: T[] = []
    for (const [address, persons] of this.#addresses) {
      for (const [person, items] of persons) {
        const kept = items.filter((item) => !test(item))
        removed.push(...items.filter(test))
        if (kept.length > 0) persons.set(person, kept)
        else persons.delete(person)
      }
      if (persons.size === 0) this.#addresses.delete(address)
    }
    return removed
  }
}
