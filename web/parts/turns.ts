/** Work that waits for its turn: one piece after each picture the screen shows, so that no picture waits for all of it. */

const waiting: (() => void)[] = []

/** Does it in a task of its own, when all that waits before it is done and seen. Returns how to call it off. */
export function inTurn(work: () => void): () => void {
  waiting.push(work)
  if (waiting.length === 1) next()
  return () => {
    const i = waiting.indexOf(work)
    if (i > 0) waiting.splice(i, 1)
    else if (i === 0) waiting[0] = () => undefined
  }
}

/** Once what was last changed is on the screen. */
export function seen(): Promise<void> {
  return new Promise((resolve) => inTurn(resolve))
}

/** Milliseconds after which no picture is to be expected: somebody has looked away in the meantime. */
const LONG = 500

function next(): void {
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
  try {
    waiting[0]()
  } finally {
    waiting.shift()
    if (waiting.length > 0) next()
  }
}
