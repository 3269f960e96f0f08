/**
 * Cards on their way from where they lay to where they lie.
 *
 * All places are read at once before a change and at once after it, so that the browser lays the table out once.
 */

interface Place {
  readonly node: HTMLElement
  /** As it is seen. */
  readonly box: DOMRect
  /** How much of its own size that is. */
  readonly scale: number
}

export type Places = ReadonlyMap<string, Place>

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)'

export function placesOf(board: HTMLElement): Places {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.offsetWidth > 0)
  return new Map(cards.map((node) => [node.dataset.card ?? '', placeOf(node)]))
}

function placeOf(node: HTMLElement): Place {
  const box = node.getBoundingClientRect()
  if (box.width >= 1) return { node, box, scale: box.width / node.offsetWidth }
  // A card that is just being turned may stand on its edge: it counts as it will lie.
  const { offsetWidth: width } = node
  return { node, box: new DOMRect(box.left - width / 2, box.top, width, box.height), scale: 1 }
}

/**
 * A card that was nowhere comes from the deck, face down, and is turned when it lies there and a breath was held; one that
 * is nowhere any more goes to the discard pile. Returns where they lie now.
 */
export function move(board: HTMLElement, before: Places, pace: number, breath: number): Places {
  const after = placesOf(board)
  const boxOf = (thing: string) => board.querySelector(`[data-thing=${thing}]`)?.getBoundingClientRect()
  const [home, deck, discard] = [board.getBoundingClientRect(), boxOf('deck'), boxOf('discard')]
  for (const [card, { node, box, scale }] of after) {
    const was = before.get(card)
    const come = (other: DOMRect, more: Keyframe = {}) =>
      glide(node, [{ transform: from(other, box, scale), ...more }, {}], pace)
    if (was === undefined) {
      if (deck) deal(board, home, { node, box, scale }, deck, pace, breath)
    } else if (was.node === node) {
      if (hasMoved(was.box, box)) come(was.box)
    } else {
      glide(node, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, {}], pace)
      fly(board, home, was, box, pace)
    }
  }
  // What the sea took is gone.
  const gone = [...before].filter(([card, { node }]) => !after.has(card) && !node.closest('[data-washed]'))
  // Several are swept up face down; their faces need not be laid out once more.
  for (const [, was] of gone) if (discard) fly(board, home, was, discard, pace, gone.length === 1)
  return after
}

const FLIP = 200
const BACK =
  'background:var(--card-back);box-shadow:inset 0 0 0 3px var(--card-back-edge), inset 0 0 0 4.5px var(--coin-edge)'

/** Its back flies and is turned away; then the face is. */
function deal(board: HTMLElement, home: DOMRect, card: Place, deck: DOMRect, pace: number, breath: number): void {
  const { node, box } = card
  const back = document.createElement('div')
  back.inert = true
  back.style.cssText =
    `position:absolute;z-index:4;left:${box.left - home.left}px;top:${box.top - home.top}px;` +
    `width:${box.width}px;height:${box.height}px;border-radius:8px;${BACK}`
  board.append(back)
  const turned = pace + breath + FLIP / 2
  const all = turned + FLIP / 2
  const edge = 'rotateY(90deg) scale(0.96)'
  back.animate(
    [
      { transform: from(deck, box), easing: EASE },
      { transform: 'none', offset: pace / turned },
      { transform: 'none', offset: (pace + breath) / turned },
      { transform: edge },
    ],
    { duration: turned },
  ).onfinish = () => back.remove()
  const face = node.animate(
    [
      { opacity: 0, transform: edge },
      { opacity: 0, transform: edge, offset: turned / all },
      { opacity: 1, transform: edge, offset: turned / all },
      { opacity: 1, transform: 'none' },
    ],
    { duration: all },
  )
  face.onfinish = () => face.cancel()
}

/** A likeness flies above everything else and is gone when it has arrived. */
function fly(board: HTMLElement, home: DOMRect, was: Place, to: DOMRect, pace: number, isOpen = true): void {
  const likeness = was.node.cloneNode(isOpen) as HTMLElement
  delete likeness.dataset.thing
  delete likeness.dataset.card
  likeness.inert = true
  const { box } = was
  likeness.style.cssText =
    `position:absolute;z-index:4;left:${box.left - home.left}px;top:${box.top - home.top}px;` +
    `width:${box.width}px;height:${box.height}px;--card-width:${box.width}px` +
    (isOpen ? '' : `;${BACK}`)
  board.append(likeness)
  const way = [{}, { opacity: 1, offset: 0.6 }, { transform: from(to, box), opacity: 0 }]
  likeness.animate(way, { duration: pace, easing: EASE }).onfinish = () => likeness.remove()
}

/** What has ended is called off: as long as it hangs on the card, the next one is not left to the compositor. */
function glide(node: HTMLElement, way: Keyframe[], pace: number): void {
  const animation = node.animate(way, { duration: pace, easing: EASE })
  animation.onfinish = () => animation.cancel()
}

/** How something that lies in `box` looks as if it lay in the middle of `other`. `scale` is that of what it lies in. */
function from(other: DOMRect, box: DOMRect, scale = 1): string {
  const x = (other.left + other.width / 2 - box.left - box.width / 2) / scale
  const y = (other.top + other.height / 2 - box.top - box.height / 2) / scale
  return `translate(${x}px, ${y}px) scale(${Math.min(other.width / box.width, other.height / box.height)})`
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 1
}
