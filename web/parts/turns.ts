/** Work that waits for its turn: one piece after each picture the screen shows, so that no picture waits for all of it. */

const waiting: (() => void)[] = []
let isAwaited = false

/** Does it in a task of its own, when all that waits before it is done and seen. Returns how to call it off. */
export function inTurn(work: () => void): () => void {
  waiting.push(work)
  return awaited(work)
}

/** The same, ahead of all that waits: what is built up bit by bit gives way to what somebody did. */
export function ahead(work: () => void): () => void {
  waiting.unshift(work)
  return awaited(work)
}

/** Once what was last changed is on the screen. */
export function seen(): Promise<void> {
  return new Promise((resolve) => ahead(resolve))
}

/** Milliseconds after which no picture is to be expected: somebody has looked away in the meantime. */
const LONG = 500

function awaited(work: () => void): () => void {
  if (!isAwaited) next()
  return () => {
    const i = waiting.indexOf(work)
    if (i >= 0) waiting.splice(i, 1)
  }
}

function next(): void {
  isAwaited = true
  // Where nobody looks there are no pictures to wait for.
  if (document.hidden) return void setTimeout(take)
  let isDue = true
  const due = () => {
    if (isDue) setTimeout(take)
    isDue = false
  }
  requestAnimationFrame(due)
  setTimeout(due, LONG)
}

function take(): void {
  isAwaited = false
  try {
    waiting.shift()?.()
  } finally {
    if (waiting.length > 0 && !isAwaited) next()
  }
}
