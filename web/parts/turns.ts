/** Work that waits for its turn: one piece after each picture the screen shows, so that no picture waits for all of it. */

type Work = () => void

const first: Work[] = []
const others: Work[] = []
let isAwaited = false

/** Does it in a task of its own, when all that waits before it is done and seen. Returns how to call it off. */
export function inTurn(work: Work): () => void {
  return wait(work, others)
}

/** The same, ahead of what is built up bit by bit, which gives way to what somebody did. */
export function ahead(work: Work): () => void {
  return wait(work, first)
}

/** Once what was last changed is on the screen: a picture that was painted is shown by the time the next one begins. */
export function seen(): Promise<void> {
  return new Promise((resolve) => ahead(() => ahead(resolve)))
}

/** Milliseconds after which no picture is to be expected: somebody has looked away in the meantime. */
const LONG = 500

function wait(work: Work, line: Work[]): () => void {
  line.push(work)
  if (!isAwaited) next()
  return () => {
    const i = line.indexOf(work)
    if (i >= 0) line.splice(i, 1)
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
    const work = first.shift() ?? others.shift()
    work?.()
  } finally {
    if (first.length + others.length > 0 && !isAwaited) next()
  }
}
