/**
 * Cards on their way from where they lay to where they lie.
 *
 * All places are read at once before a change and at once after it, so that the browser lays the table out once.
 */

interface Place {
  readonly node: HTMLElement
  readonly box: DOMRect
}

export type Places = ReadonlyMap<string, Place>

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

export function placesOf(board: HTMLElement): Places {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')]
  return new Map(cards.map((node) => [node.dataset.card ?? '', { node, box: node.getBoundingClientRect() }]))
}

/** A card that was nowhere comes from the deck, one that is nowhere any more goes to the discard pile. */
export function move(board: HTMLElement, before: Places, pace: number): void {
  const after = placesOf(board)
  const boxOf = (thing: string) => board.querySelector(`[data-thing=${thing}]`)?.getBoundingClientRect()
  const [home, deck, discard] = [board.getBoundingClientRect(), boxOf('deck'), boxOf('discard')]
  for (const [card, { node, box }] of after) {
    const was = before.get(card)
    if (was === undefined) {
      if (deck) node.animate([{ transform: from(deck, box), opacity: 0 }, {}], { duration: pace, easing: EASE })
    } else if (was.node === node) {
      if (hasMoved(was.box, box))
        node.animate([{ transform: from(was.box, box) }, {}], { duration: pace, easing: EASE })
    } else {
      node.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, {}], { duration: pace })
      fly(board, home, was, box, pace)
    }
  }
  for (const [card, was] of before) if (discard && !after.has(card)) fly(board, home, was, discard, pace)
}

/** A likeness flies above everything else and is gone when it has arrived. */
function fly(board: HTMLElement, home: DOMRect, was: Place, to: DOMRect, pace: number): void {
  const likeness = was.node.cloneNode(true) as HTMLElement
  delete likeness.dataset.thing
  delete likeness.dataset.card
  likeness.inert = true
  const { box } = was
  likeness.style.cssText =
    `position:absolute;z-index:4;left:${box.left - home.left}px;top:${box.top - home.top}px;` +
    `width:${box.width}px;height:${box.height}px;--card-width:${box.width}px`
  board.append(likeness)
  const way = [{}, { opacity: 1, offset: 0.6 }, { transform: from(to, box), opacity: 0 }]
  likeness.animate(way, { duration: pace, easing: EASE }).onfinish = () => likeness.remove()
}

/** How something that lies in `box` looks as if it lay in the middle of `other`. */
function from(other: DOMRect, box: DOMRect): string {
  const x = other.left + other.width / 2 - box.left - box.width / 2
  const y = other.top + other.height / 2 - box.top - box.height / 2
  return `translate(${x}px, ${y}px) scale(${Math.min(other.width / box.width, other.height / box.height)})`
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 1
}
