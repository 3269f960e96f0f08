/** What the mouse means: what it rests on. What it crosses on its way elsewhere, to a plate on the wood, it does not. */

/** How long it rests, in milliseconds: a hand on its way does not stop for so long. */
const REST = 80
let resting: ReturnType<typeof setTimeout> | undefined
/** Where it was last. */
let last: Pick<MouseEvent, 'clientX' | 'clientY'> | undefined

/** It has come to something, or moves on it: once it rests there, that is meant. What comes to it while it lies still is not. */
export function mouseMoved({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, mean: () => void): void {
  if (last?.clientX === clientX && last.clientY === clientY) return
  last = { clientX, clientY }
  clearTimeout(resting)
  resting = setTimeout(mean, REST)
}

/** It is gone before it rested. What was meant before still is. */
export function mouseLeft(): void {
  clearTimeout(resting)
}
