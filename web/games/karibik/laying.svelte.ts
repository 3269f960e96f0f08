/** Seven cards on their way to six ships: laid on the wood or on the chart, whichever is pressed. */

import { CARDS, type Card, SHIPS } from '@windward/games/karibik/vocabulary.ts'

export class Laying {
  /** By ship, in their order. */
  laid: readonly (Card | undefined)[] = $state.raw([])
  held: Card | undefined = $state()
  /** A ship that waits for the next card, chosen before it. */
  chosen: number | undefined = $state()
  /** The ship on which a card was laid last. */
  #latest: number | undefined = $state()

  constructor(from: readonly (Card | undefined)[]) {
    this.laid = SHIPS.map((_, i) => from[i])
  }

  get hand(): readonly Card[] {
    return CARDS.filter((card) => !this.laid.includes(card))
  }

  /** The ship one is thinking of, and with how many spaces: all that there may be, before a card lies on her. */
  get sounded(): { readonly ship: number; readonly spaces: number } | undefined {
    const ship = this.chosen ?? this.#latest
    return ship === undefined ? undefined : { ship, spaces: Math.max(0, this.laid[ship] ?? Math.max(...CARDS)) }
  }

  /** Which ship a key lays its card on; none when all have one. */
  get next(): number {
    return this.chosen ?? this.laid.indexOf(undefined)
  }

  /** A card that lay on another ship changes places with the one that lies here. */
  lay(i: number, card: Card): void {
    const at = this.laid.indexOf(card)
    this.start(this.laid.map((before, ship) => (ship === i ? card : ship === at ? this.laid[i] : before)))
    this.#latest = i
  }

  /** Card and ship, whichever is pressed first. */
  press(i: number): void {
    const card = this.laid[i]
    if (this.held !== undefined) this.lay(i, this.held)
    else if (card === undefined) this.chosen = this.chosen === i ? undefined : i
    else {
      this.start(this.laid.map((before, ship) => (ship === i ? undefined : before)))
      this.held = card
    }
  }

  take(card: Card): void {
    if (this.chosen !== undefined) this.lay(this.chosen, card)
    else this.held = this.held === card ? undefined : card
  }

  /** The card that was laid last comes back to the hand. */
  back(): void {
    const last = this.laid.findLastIndex((card) => card !== undefined)
    this.start(this.laid.map((card, ship) => (ship === last ? undefined : card)))
  }

  start(from: readonly (Card | undefined)[]): void {
    this.laid = from
    this.held = undefined
    this.chosen = undefined
    this.#latest = undefined
  }
}

let current: Laying | undefined = $state.raw()

/** Whose cards are being laid at this screen, so that the chart shows them, too; none while nobody lays any. */
export function layingNow(): Laying | undefined {
  return current
}

export function showLaying(laying: Laying | undefined): void {
  current = laying
}
