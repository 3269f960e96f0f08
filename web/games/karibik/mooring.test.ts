import { expect, it } from 'vitest'
import { moored } from './mooring.ts'

const named = (box: readonly [number, number, number, number]) => [{ label: { rows: ['Martinique'], box } }]

it('leaves a ship in the middle of her space where no name lies', () => {
  expect(moored([100, 100], [])).toEqual([100, 100])
  expect(moored([100, 100], named([200, 200, 60, 14]))).toEqual([100, 100])
})

it('moves a ship below or above a name that would hide her letter', () => {
  const [x, y] = moored([100, 100], named([70, 80, 60, 14]))
  expect(x).toBe(100)
  expect(Math.abs(y - 100)).toBeGreaterThan(6)
})
