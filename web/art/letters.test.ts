import { describe, expect, it } from 'vitest'
import { fitted, lettering } from './letters.ts'

describe('lettering', () => {
  it('centres a text, letter after letter', () => {
    expect([...lettering(50, 60, 20, '11').matchAll(/translate\(([-\d.]+) 0\)/g)].map(([, x]) => Number(x))).toEqual([
      -50, 0,
    ])
  })

  it('has every figure, the signs of gain and loss, and the letters of the ships', () => {
    for (const letter of '0123456789+−×?XABCDEF') expect(lettering(0, 0, 10, letter)).toContain('<path')
  })

  it('knows no letter that is not cut', () => {
    expect(() => lettering(0, 0, 10, 'ß')).toThrow('No letter ß is cut.')
  })

  it('writes longer numbers smaller', () => {
    expect(fitted('7', 50)).toBe(50)
    expect(fitted('10', 50)).toBeLessThan(fitted('7', 50))
    expect(fitted('100', 50)).toBeLessThan(fitted('10', 50))
  })
})
