import { expect, test } from 'vitest'
import { points, rays } from './compass.ts'

const size = { length: 10, width: 2 }

test('a point of the compass is drawn in each direction, turned around its place', () => {
  const [north, east, south, west] = points('main', size, { x: 100, y: 50 }).split('M').slice(1)
  expect(north).toBe('100 40 102 48 100 50 98 48Z')
  expect(east).toBe('110 50 102 52 100 50 102 48Z')
  expect(south).toBe('100 60 98 52 100 50 102 52Z')
  expect(west).toBe('90 50 98 48 100 50 98 52Z')
})

test('the two halves of a point lie side by side', () => {
  expect(points('main', size, undefined, 'right').split('M')[1]).toBe('0 -10 2 -2 0 0Z')
  expect(points('main', size, undefined, 'left').split('M')[1]).toBe('0 -10 0 0 -2 -2Z')
})

test('the lesser points lie between the others', () => {
  expect(points('lesser', size).split('M')[1]).toBe('7.1 -7.1 2.8 0 0 0 0 -2.8Z')
})

test('lines go from one place to all sides', () => {
  expect(rays(4, 10, { x: 5, y: 5 })).toBe('M5 5 5 -5M5 5 15 5M5 5 5 15M5 5 -5 5')
  expect(rays(8, 10).split('M')[2]).toBe('0 0 7.1 -7.1')
})
