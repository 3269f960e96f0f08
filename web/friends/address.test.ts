import { expect, test } from 'vitest'
import { tableOf } from './address.ts'

test('a table is found by its link and by its code', () => {
  expect(tableOf('J3EdrctaK1Q7')).toBe('J3EdrctaK1Q7')
  expect(tableOf('  J3EdrctaK1Q7\n')).toBe('J3EdrctaK1Q7')
  expect(tableOf('https://windward.example/#/t/J3EdrctaK1Q7')).toBe('J3EdrctaK1Q7')
  expect(tableOf('windward.example/play/#/t/J3EdrctaK1Q7/')).toBe('J3EdrctaK1Q7')
})

test('anything else is no table', () => {
  for (const typed of [
    '',
    'J3Edrcta',
    'https://windward.example/',
    'https://x.example/#/replay/r/J3EdrctaK1Q7',
    'J3Edrct K1Q7',
  ])
    expect(tableOf(typed), typed).toBeUndefined()
})
