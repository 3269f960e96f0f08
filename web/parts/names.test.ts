import { expect, it } from 'vitest'
import { unbroken } from './names.ts'

it('keeps a short name on one line, and lets a long one break at its hyphen', () => {
  expect(unbroken('Ana-Li')).toBe('Ana\u2011Li')
  expect(unbroken('Karl-Friedrich')).toBe('Karl-Friedrich')
})
