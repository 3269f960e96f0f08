import { expect, it } from 'vitest'
import { overlap } from '../../art/boards/geometry.ts'
import { type Sight, signAt } from './signs.ts'

const SIGN = { width: 90, height: 30 }

function seenWith(...labels: readonly (readonly [number, number, number, number])[]): Sight {
  const sheet = { layout: { towns: labels.map((box) => ({ label: { box } })) } } as unknown as Sight['sheet']
  return { sheet, part: { left: 100, top: 50, width: 500, height: 350 }, corner: [100, 340, 60, 60] }
}

const boxAt = ([x, y]: readonly [number, number]) => [x - 45, y - 15, 90, 30] as const

it('stands above a ship where nothing lies', () => {
  const [x, y] = signAt([300, 200], 60, SIGN, seenWith())
  expect(x).toBe(300)
  expect(y).toBeLessThan(160)
})

it('gives way to names, to what else is to be read, and to the edge of what is seen', () => {
  const names = [
    [250, 130, 100, 30],
    [250, 230, 100, 30],
  ] as const
  const chest = [360, 185, 40, 30] as const
  const box = boxAt(signAt([300, 200], 60, SIGN, seenWith(...names), [chest]))
  for (const each of [...names, chest]) expect(overlap(box, each)).toBe(0)
  const [left, top] = boxAt(signAt([105, 52], 60, SIGN, seenWith()))
  expect(left).toBeGreaterThanOrEqual(100)
  expect(top).toBeGreaterThanOrEqual(50)
})

it('is never hidden by the button in the corner', () => {
  const { corner, ...rest } = seenWith()
  const box = boxAt(signAt([190, 370], 60, SIGN, { ...rest, corner }, [[100, 290, 200, 50]]))
  expect(overlap(box, corner)).toBe(0)
})
