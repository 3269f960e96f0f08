import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Drawing, sized, uncut } from './ink.ts'

/** A printer that breaks so many times before it prints. */
let failures = 0
let asked = 0

class Printer {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined

  postMessage({ id }: { readonly id: number }): void {
    asked += 1
    const answer = asked <= failures ? { id, failed: 'no memory' } : { id, answer: `blob:${asked}` }
    queueMicrotask(() => this.onmessage?.({ data: answer }))
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Printer)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  asked = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function wanted(drawing: Drawing = DRAWING): Promise<string | Promise<string>> {
  const { pictured } = await import('./pictures.ts')
  const coming = pictured(drawing, 24, 'day')
  if (typeof coming !== 'string') coming.catch(() => undefined)
  await vi.runAllTimersAsync()
  return coming
}

const DRAWING = sized(10, 10, '')

test('a drawing that could not be printed is tried again, and comes', async () => {
  failures = 2
  expect(await wanted()).toBe('blob:3')
  expect(console.error).not.toHaveBeenCalled()
})

test('one that cannot be printed at all is said once, and tried anew when it is wanted again', async () => {
  failures = 3
  await expect(wanted()).rejects.toThrow('no memory')
  expect(console.error).toHaveBeenCalledTimes(1)
  failures = 0
  expect(await wanted()).toBe('blob:4')
})

test('what a drawing holds and takes long is cut by itself, before the drawing', async () => {
  failures = 0
  const cut: string[] = []
  const ship = uncut([0, 0, 1, 1], () => {
    cut.push('ship')
    return ''
  })
  const bay = uncut(
    [0, 0, 1, 1],
    () => {
      cut.push('bay')
      return ship.marks
    },
    'day',
    () => [ship],
  )
  expect(await wanted(bay)).toBe('blob:1')
  expect(cut).toEqual(['ship', 'bay'])
})
