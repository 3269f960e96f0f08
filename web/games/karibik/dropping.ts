/** A card that is dragged onto a ship, on the wood or on the chart. */

import { CARDS, type Card } from '@windward/games/karibik/vocabulary.ts'
import type { Attachment } from 'svelte/attachments'

export function carry(event: DragEvent, card: Card): void {
  event.dataTransfer?.setData('text/plain', String(card))
}

export function dropping(drop: (card: Card) => void): Attachment<HTMLElement> {
  return (node) => {
    const over = (event: DragEvent) => event.preventDefault()
    const dropped = (event: DragEvent) => {
      event.preventDefault()
      const card = CARDS.find((known) => String(known) === event.dataTransfer?.getData('text/plain'))
      if (card !== undefined) drop(card)
    }
    node.addEventListener('dragover', over)
    node.addEventListener('drop', dropped)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('drop', dropped)
    }
  }
}
