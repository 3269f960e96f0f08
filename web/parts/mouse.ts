/** What the mouse means: what it rests on. What it crosses on its way elsewhere, to a plate on the wood, it does not. */

/** How long it rests, in milliseconds: a hand on its way does not stop for so long. */
const REST = 80
let resting: ReturnType<typeof setTimeout> | undefined

/** It has come to something, or moves on it: once it rests there, that is meant. */
export function mouseMoved(mean: () => void): void {
  clearTimeout(resting)
  resting = setTimeout(mean, REST)
}

/** It is gone before it rested. What was meant before still is. */
export function mouseLeft(): void {
  clearTimeout(resting)
}
