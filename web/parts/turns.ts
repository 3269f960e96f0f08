/** Work that waits for its turn: one piece after each picture the screen shows, so that no picture waits for all of it. */

type Work = () => void

const first: Work[] = []
const others: Work[] = []
let isAwaited = false
/** So many go ahead one after the other before something that waits has its turn: a busy table is built up all the same. */
const MOST_AHEAD = 4
let goneAhead = 0

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
  const painted = () => {
    if (isDue) setTimeout(take)
    isDue = false
  }
  requestAnimationFrame(painted)
  setTimeout(painted, LONG)
}

function due(): Work | undefined {
  const isAhead = first.length > 0 && (goneAhead < MOST_AHEAD || others.length === 0)
  goneAhead = isAhead ? goneAhead + 1 : 0
  return (isAhead ? first : others).shift()
}

function take(): void {
  isAwaited = false
  try {
    due()?.()
  } finally {
    if (first.length + others.length > 0 && !isAwaited) next()
  }
}
