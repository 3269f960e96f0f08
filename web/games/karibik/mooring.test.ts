import { expect, it } from 'vitest'
import { freerSide, moored } from './mooring.ts'

const named = (box: readonly [number, number, number, number]) => [{ label: { rows: ['Martinique'], box } }]

const SEA = [
  [40, 40],
  [160, 40],
  [160, 160],
  [40, 160],
] as const

it('leaves a ship in the middle of her space where no name lies', () => {
  expect(moored([100, 100], 42, SEA, [])).toEqual([100, 100])
  expect(moored([100, 100], 42, SEA, named([200, 200, 60, 14]))).toEqual([100, 100])
})

it('moves a ship below or above a name that would hide her letter', () => {
  const [x, y] = moored([100, 100], 42, SEA, named([70, 80, 60, 14]))
  expect(x).toBe(100)
  expect(Math.abs(y - 100)).toBeGreaterThan(6)
})

it('moves a ship away from a name that ends beside her, but not out of her space', () => {
  const [x] = moored([100, 100], 58, SEA, named([20, 90, 65, 16]))
  expect(x).toBeGreaterThan(105)
  const strait = SEA.map(([x, y]) => [x > 100 ? 104 : 96, y] as const)
  const [u] = moored([100, 100], 58, strait, named([20, 90, 65, 16]))
  expect(Math.abs(u - 100)).toBeLessThanOrEqual(4)
})

it('finds the side where no town’s chest lies', () => {
  const town = (chest: readonly [number, number, number, number] | undefined) => [
    { label: { box: [300, 300, 60, 14] as const }, chest },
  ]
  expect(freerSide([100, 100], 58, town(undefined))).toBeUndefined()
  expect(freerSide([100, 100], 58, town([115, 95, 40, 33]))).toBe('left')
  expect(freerSide([100, 100], 58, town([45, 95, 40, 33]))).toBe('right')
})

it('finds the side where no other ship lies', () => {
  expect(freerSide([100, 100], 42, [], [[60, 100]])).toBe('right')
  expect(freerSide([100, 100], 42, [], [[140, 100]])).toBe('left')
})
