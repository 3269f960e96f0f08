import { describe, expect, test } from 'vitest'
import { beside, pressedBox } from './beside.ts'

const PHONE = { width: 390, height: 844 }
const box = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size })

describe('what is told of a thing', () => {
  test('lies above it, in the window', () => {
    expect(beside(box(340, 400), { width: 200, height: 100 }, PHONE)).toEqual({ left: 182, top: 292 })
  })

  test('lies below what is at the top', () => {
    expect(beside(box(100, 60), { width: 200, height: 100 }, PHONE)).toEqual({ left: 20, top: 108 })
  })

  test('lies beside what fills a low window', () => {
    const low = { width: 844, height: 200 }
    expect(beside(box(100, 80), { width: 200, height: 100 }, low)).toEqual({ left: 148, top: 50 })
    expect(beside(box(780, 80), { width: 200, height: 100 }, low)).toEqual({ left: 572, top: 50 })
  })

  test('never lies over the thing while there is room', () => {
    for (let top = 0; top < 800; top += 20) {
      const thing = box(150, top)
      const at = beside(thing, { width: 366, height: 150 }, PHONE)
      expect(at.top + 150 <= thing.top || at.top >= thing.bottom).toBe(true)
    }
  })
})

test('what else is spoken of stays in sight where there is room', () => {
  const room = { ...PHONE, spoken: [box(180, 330)] }
  expect(beside(box(180, 400), { width: 200, height: 100 }, room)).toEqual({ left: 100, top: 448 })
  const everywhere = { ...PHONE, spoken: [box(180, 330), box(180, 460)] }
  expect(beside(box(180, 400), { width: 200, height: 100 }, everywhere)).toEqual({ left: 100, top: 292 })
})

test('of a large thing the place that was pressed is meant', () => {
  expect(pressedBox(box(10, 10, 100), 20, 20)).toEqual(box(10, 10, 100))
  expect(pressedBox(box(0, 0, 300), 200, 100)).toEqual(box(176, 76, 48))
})

test('what is told of a thing on the board lies on the board, not over the others above it', () => {
  const board = { top: 92, width: 390, height: 480 }
  expect(beside({ left: 10, top: 120, right: 110, bottom: 240 }, { width: 300, height: 60 }, board).top).toBe(248)
  const large = { left: 10, top: 120, right: 380, bottom: 470 }
  expect(beside(large, { width: 300, height: 200 }, board).top).toBe(100)
})
