import { expect, it } from 'vitest'
import { rivalling } from './rivalry.ts'

it('compares with whoever won, be it not with most points', () => {
  expect(rivalling([7, 13, 11], [1, 2], [2])).toBe(11)
})

it('compares with the best of the others where one won oneself, or where nobody knows who did', () => {
  expect(rivalling([12, 9, 10], [1, 2], [0])).toBe(10)
  expect(rivalling([12, 9, 10], [1, 2])).toBe(10)
})
