import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mouseLeft, mouseMoved } from './mouse.ts'

describe('the mouse', () => {
  let meant: string[] = []
  let clientX = 0
  const still = (thing: string) => mouseMoved({ clientX, clientY: 0 }, () => meant.push(thing))
  const over = (thing: string) => {
    clientX += 1
    still(thing)
  }

  beforeEach(() => {
    meant = []
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  test('means what it rests on', () => {
    over('chest')
    vi.runAllTimers()
    expect(meant).toEqual(['chest'])
  })

  test('does not mean what it crosses on its way elsewhere, however slowly', () => {
    over('chest')
    vi.runAllTimers()
    for (let i = 0; i < 20; i++) {
      over('water')
      vi.advanceTimersByTime(30)
    }
    mouseLeft()
    vi.runAllTimers()
    expect(meant).toEqual(['chest'])
  })

  test('does not mean what comes to it while it lies still', () => {
    over('chest')
    vi.runAllTimers()
    mouseLeft()
    still('water')
    vi.runAllTimers()
    expect(meant).toEqual(['chest'])
  })
})
