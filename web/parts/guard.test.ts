import { expect, test } from 'vitest'
import { isTooSoon, laidAnew, NOTHING_LAID } from './guard.ts'

const laid = laidAnew(NOTHING_LAID, 'two', ['buy', 'back'], 1000)

test('what has just been laid takes no press', () => {
  expect(isTooSoon(laid, 0, 1200)).toBe(true)
  expect(isTooSoon(laid, 0, 1400)).toBe(false)
  expect(isTooSoon(NOTHING_LAID, 0, 1400)).toBe(true)
})

test('the same purchase that grew by one takes it at once', () => {
  const more = laidAnew(laid, 'two', ['buy', 'back'], 2000)
  expect(isTooSoon(more, 0, 2010)).toBe(false)
})

test('another answer in its place does not, and the plate beside it does', () => {
  const other = laidAnew(laid, 'two', ['sell', 'back'], 2000)
  expect(isTooSoon(other, 0, 2010)).toBe(true)
  expect(isTooSoon(other, 1, 2010)).toBe(false)
})

test('where places have moved nothing takes it', () => {
  const moved = laidAnew(laid, 'three', ['buy', 'back', 'leave'], 2000)
  expect([0, 1, 2].map((i) => isTooSoon(moved, i, 2010))).toEqual([true, true, true])
})
