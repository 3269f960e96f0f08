/**
 * Cards on their way from where they lay to where they lie.
 *
 * All places are read at once before a change and at once after it, so that the browser lays the table out once.
 */

import type { Event } from '@windward/games/haendler/vocabulary.ts'

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

/** How long a card takes to be turned once it lies there, in milliseconds; and the least part of its way when many follow each other. */
const FLIP = 200
const LEAST = 0.3

/** A card that may sink oneself is looked at for a moment before it is turned, in milliseconds. */
export const BREATH = { calm: 90, likely: 350 } as const

/** For how long what happened is not told where nobody knows how likely a bust was, in milliseconds. */
export function unseen(events: readonly Event[], pace: number): number {
  return events.some(({ type }) => type === 'revealed') ? unseenFor(pace, BREATH.likely) : 0
}

/** From when a card leaves the deck until its face is seen, in milliseconds. */
export function unseenFor(pace: number, breath: number): number {
  return pace > 0 ? pace + breath + FLIP / 2 : 0
}

/** When the last card left the deck. */
let dealt = 0

/**
 * A card that was nowhere comes from the deck, face down, and is turned when it lies there and a breath was held; one that
 * is nowhere any more goes to the discard pile. Returns where they lie now.
 */
export function move(board: HTMLElement, before: Places, pace: number, breath: number): Places {
  const after = placesOf(board)
  const boxOf = (thing: string) => board.querySelector(`[data-thing=${thing}]`)?.getBoundingClientRect()
  const [home, deck, discard] = [board.getBoundingClientRect(), boxOf('deck'), boxOf('discard')]
  const isNew = [...after.keys()].some((card) => !before.has(card))
  const part = isNew ? hurry(board, pace + breath + FLIP) : 1
  for (const [card, { node, box, scale }] of after) {
    const was = before.get(card)
    const come = (other: DOMRect, more: Keyframe = {}) =>
      glide(node, [{ transform: from(other, box, scale), ...more }, {}], pace)
    if (was === undefined) {
      if (deck) deal(board, home, { node, box, scale }, deck, pace * part, breath * part, FLIP * part)
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

/** One card after the other: the one before lies there when the next is taken, which goes as fast as they come. */
function hurry(board: HTMLElement, whole: number): number {
  const now = performance.now()
  const part = (now - dealt) / whole
  dealt = now
  if (part >= 1) return 1
  for (const back of board.querySelectorAll('[data-back]')) back.remove()
  for (const animation of board.getAnimations({ subtree: true })) if (animation.id === FACE) animation.cancel()
  return Math.max(LEAST, part)
}

const FACE = 'face'
const BACK =
  'background:var(--card-back);box-shadow:inset 0 0 0 3px var(--card-back-edge), inset 0 0 0 4.5px var(--coin-edge)'

/** The back of a card as it lies on the deck, or plain until that has been drawn. */
function backOf(board: HTMLElement, box: DOMRect, style: string): HTMLElement {
  const back = document.createElement('div')
  back.inert = true
  back.style.cssText = `${style};border-radius:8px;${BACK}`
  const rose = board.querySelector<HTMLImageElement>('[data-thing=deck] img')?.cloneNode()
  if (rose instanceof HTMLImageElement && rose.src !== '') {
    // It has a shadow of its own.
    rose.style.cssText = `display:block;width:${box.width * 1.0125}px;max-width:none;height:${box.height * 1.015}px;aspect-ratio:auto`
    back.style.boxShadow = 'none'
    back.style.background = 'none'
    back.append(rose)
  }
  return back
}

/** Its back flies and is turned away; then the face is. */
function deal(
  board: HTMLElement,
  home: DOMRect,
  card: Place,
  deck: DOMRect,
  pace: number,
  breath: number,
  flip: number,
): void {
  const { node, box } = card
  const back = backOf(
    board,
    box,
    `position:absolute;z-index:4;left:${box.left - home.left}px;top:${box.top - home.top}px;` +
      `width:${box.width}px;height:${box.height}px`,
  )
  back.dataset.back = ''
  board.append(back)
  const turned = pace + breath + flip / 2
  const all = turned + flip / 2
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
    { duration: all, id: FACE },
  )
  face.onfinish = () => face.cancel()
}

/** A likeness flies above everything else and is gone when it has arrived. */
function fly(board: HTMLElement, home: DOMRect, was: Place, to: DOMRect, pace: number, isOpen = true): void {
  const { box } = was
  const style =
    `position:absolute;z-index:4;left:${box.left - home.left}px;top:${box.top - home.top}px;` +
    `width:${box.width}px;height:${box.height}px;--card-width:${box.width}px`
  const likeness = isOpen ? (was.node.cloneNode(true) as HTMLElement) : backOf(board, box, style)
  if (isOpen) likeness.style.cssText = style
  delete likeness.dataset.thing
  delete likeness.dataset.card
  likeness.inert = true
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
