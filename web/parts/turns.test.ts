import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ahead, inTurn, rested, seen } from './turns.ts'

/** A screen that shows a picture when it is told to. */
let asked: (() => void)[] = []

async function picture(): Promise<void> {
  const due = asked
  asked = []
  for (const draw of due) draw()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => asked.push(draw))
})
afterEach(() => vi.unstubAllGlobals())

/** As long as a large piece takes. */
function toil(): void {
  const end = performance.now() + 4
  while (performance.now() < end);
}

test('each large piece of work waits for a picture of its own', async () => {
  const done: string[] = []
  inTurn(() => {
    toil()
    done.push('chart')
  })
  inTurn(() => done.push('ships'))
  expect(done).toEqual([])
  await picture()
  expect(done).toEqual(['chart'])
  await picture()
  expect(done).toEqual(['chart', 'ships'])
})

test('how long a piece takes is known when what it changed has been laid', async () => {
  const done: string[] = []
  inTurn(() => {
    done.push('chart')
    queueMicrotask(toil)
  })
  inTurn(() => done.push('ships'))
  await picture()
  expect(done).toEqual(['chart'])
})

test('small pieces share a picture, but not with what somebody did', async () => {
  const done: string[] = []
  inTurn(() => done.push('chart'))
  inTurn(() => {
    done.push('ships')
    ahead(() => done.push('press'))
  })
  inTurn(() => done.push('log'))
  await picture()
  expect(done).toEqual(['chart', 'ships'])
  await picture()
  expect(done).toEqual(['chart', 'ships', 'press'])
})

test('what is called off is not done, and what comes after it is', async () => {
  const done: string[] = []
  const callOffs = ['chart', 'ships', 'log'].map((what) => inTurn(() => done.push(what)))
  callOffs[0]()
  callOffs[1]()
  await picture()
  await picture()
  expect(done).toEqual(['log'])
})

test('what somebody did goes ahead of what is built up bit by bit', async () => {
  const done: string[] = []
  inTurn(() => done.push('chart'))
  inTurn(() => done.push('ships'))
  ahead(() => done.push('press'))
  ahead(() => done.push('next press'))
  await picture()
  expect(done).toEqual(['press'])
  for (let i = 0; i < 3; i += 1) await picture()
  expect(done).toEqual(['press', 'next press', 'chart', 'ships'])
})

test('a turn can ask for another one', async () => {
  const done: string[] = []
  inTurn(() => {
    done.push('first lines')
    inTurn(() => done.push('more lines'))
  })
  await picture()
  await picture()
  expect(done).toEqual(['first lines', 'more lines'])
})

test('where nobody looks no picture is waited for', async () => {
  vi.stubGlobal('document', { hidden: true })
  await seen()
  expect(asked).toEqual([])
})

test('whoever looks away does not keep the work waiting, and it is done once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const done: string[] = []
  inTurn(() => {
    toil()
    done.push('chart')
  })
  inTurn(() => done.push('ships'))
  await vi.advanceTimersByTimeAsync(600)
  expect(done).toEqual(['chart'])
  const shown = picture()
  await vi.advanceTimersByTimeAsync(1)
  await shown
  expect(done).toEqual(['chart', 'ships'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(done).toEqual(['chart', 'ships'])
  vi.useRealTimers()
})

test('what was changed is seen when the picture after it begins, not when it is painted', async () => {
  let isSeen = false
  void seen().then(() => (isSeen = true))
  await picture()
  expect(isSeen).toBe(false)
  await picture()
  expect(isSeen).toBe(true)
})

test('what is built up has its turn in the end, however much goes ahead of it', async () => {
  const done: string[] = []
  inTurn(() => done.push('rivals'))
  for (let i = 0; i < 9; i += 1) ahead(() => done.push('picture'))
  for (let i = 0; i < 10; i += 1) await picture()
  expect(done.indexOf('rivals')).toBeLessThan(5)
  expect(done).toHaveLength(10)
})

test('all is laid when nothing waits any more, what a piece brings with it neither', async () => {
  const done: string[] = []
  ahead(() => queueMicrotask(() => inTurn(() => done.push('ships'))))
  void rested().then(() => done.push('rest'))
  await picture()
  expect(done).toEqual([])
  await picture()
  expect(done).toEqual(['ships', 'rest'])
})
