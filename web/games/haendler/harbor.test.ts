import { expect, it } from 'vitest'
import { rowsOf } from './harbor.ts'

it('lays up to ten cards at their full size, in two rows from the sixth on', () => {
  expect(rowsOf(0)).toEqual({ length: 1, scale: 1 })
  expect(rowsOf(5)).toEqual({ length: 5, scale: 1 })
  expect(rowsOf(6)).toEqual({ length: 3, scale: 1 })
  expect(rowsOf(10)).toEqual({ length: 5, scale: 1 })
})

it('lays more of them closer, as large as they can be', () => {
  expect(rowsOf(12)).toEqual({ length: 6, scale: 5 / 6 })
  expect(rowsOf(14)).toEqual({ length: 7, scale: 5 / 7 })
  expect(rowsOf(15)).toEqual({ length: 5, scale: 2 / 3 })
  for (let cards = 1; cards <= 60; cards += 1) {
    const { length, scale } = rowsOf(cards)
    const rows = Math.ceil(cards / length)
    expect(length * scale).toBeLessThanOrEqual(5 + 1e-9)
    expect(rows * scale).toBeLessThanOrEqual(2 + 1e-9)
  }
})
