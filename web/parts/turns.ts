/** Work that waits for its turn: a little after each picture the screen shows, so that no picture waits for all of it. */

type Work = () => void

const first: Work[] = []
const others: Work[] = []
let isAwaited = false
/** So many go ahead one after the other before something that waits has its turn: a busy table is built up all the same. */
const MOST_AHEAD = 4
let goneAhead = 0
/** So long small pieces are built up in one task, in milliseconds; one that takes longer is the last of its task. */
const STINT = 3

/** Does it when all that waits before it is done, and what was no small piece is seen. Returns how to call it off. */
export function inTurn(work: Work): () => void {
  return wait(work, others)
}

/** Ahead of what is built up bit by bit, which gives way to what somebody did, and always in a task of its own. */
export function ahead(work: Work): () => void {
  return wait(work, first)
}

/** Once what was last changed is on the screen: a picture that was painted is shown by the time the next one begins. */
export function seen(): Promise<void> {
  return new Promise((resolve) => ahead(() => ahead(resolve)))
}

let resting: (() => void)[] = []
/** Milliseconds: what never comes to rest, with bots that play on, is seen all the same. */
const LONGEST = 1000

/** Once nothing waits for its turn any more. */
export function rested(): Promise<void> {
  return new Promise((resolve) => {
    resting.push(resolve)
    setTimeout(resolve, LONGEST)
    inTurn(() => undefined)
  })
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

function take(): void {
  const isAhead = first.length > 0 && (goneAhead < MOST_AHEAD || others.length === 0)
  goneAhead = isAhead ? goneAhead + 1 : 0
  if (!isAhead) return build(performance.now() + STINT)
  try {
    first.shift()?.()
  } finally {
    rest()
  }
}

/** What a piece changes is laid after it, in the same task: only then it is known how long it took. */
function build(end: number): void {
  try {
    others.shift()?.()
  } finally {
    queueMicrotask(() => {
      const hasTime = first.length === 0 && others.length > 0 && performance.now() < end
      if (hasTime) build(end)
      else rest()
    })
  }
}

function rest(): void {
  isAwaited = false
  if (first.length + others.length > 0) return next()
  goneAhead = 0
  // What the last piece changes may bring more with it.
  queueMicrotask(() => {
    if (first.length + others.length > 0) return
    for (const tell of resting) tell()
    resting = []
  })
}
