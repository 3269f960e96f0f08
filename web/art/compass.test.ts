import { expect, test } from 'vitest'
import { rays, star } from './compass.ts'

test('a figure is drawn once at each angle, turned around its place', () => {
  const arrow = [
    [0, -10],
    [2, 0],
    [-2, 0],
  ] as const
  expect(star(arrow, [0])).toBe('M0 -10 2 0 -2 0Z')
  expect(star(arrow, [90, 180], { x: 100, y: 50 })).toBe('M110 50 100 52 100 48ZM100 60 98 50 102 50Z')
})

test('lines go from one place to all sides', () => {
  expect(rays(4, 10, { x: 5, y: 5 })).toBe('M5 5 5 -5M5 5 15 5M5 5 5 15M5 5 -5 5')
  expect(rays(8, 10).split('M')[2]).toBe('0 0 7.1 -7.1')
})
