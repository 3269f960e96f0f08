import { GAME_IDS } from '@windward/games/catalogue.ts'
import { expect, test } from 'vitest'
import { block, circle, type Drawing, flat, placed, sized, stroke } from './ink.ts'
import { lid, seaChart } from './lids.ts'
import { idsOf, isWellFormed, readMarks } from './reading.ts'
import { trimmed } from './trimming.ts'

const SQUARE = 'M0 0H10V10H0Z'

function trimmedMarks(marks: string): string {
  return trimmed(sized(100, 100, marks)).marks
}

function countOf({ marks }: Drawing): number {
  return marks.split(/<(?!\/)/).length - 1
}

test('what lies outside the box is left out, and nothing that reaches into it', () => {
  const seen = flat('M90 90L120 120', '#111111') + flat(circle(102, 50, 5), '#222222')
  const unseen = flat('M120 120L130 150', '#333333') + placed(200, 0, 2, flat(SQUARE, '#444444'))
  expect(trimmedMarks(unseen + seen)).toBe(seen)
})

test('of a shape of many lines those outside are left out', () => {
  expect(trimmedMarks(stroke('M1 1L9 9M300 1L310 9M-50 1l60 9', 2))).toBe(stroke('M1 1L9 9M-50 1l60 9', 2))
})

test('a line that begins where the one before was closed is left out by itself', () => {
  const shape = 'M8 8l4 0 0 4zm300-2l4 0 0 4zm-290 6.5l4 0 0 4z'
  expect(trimmedMarks(flat(shape, '#111111'))).toBe(flat('M8 8l4 0 0 4zM18 12.5l4 0 0 4z', '#111111'))
  const open = 'M8 8l4 0m300 0l9 9'
  expect(trimmedMarks(stroke(open))).toBe(stroke(open))
})

test('a broad line and a turned thing are seen as far as they reach', () => {
  const broad = stroke('M-8 0V90', 20)
  const turned = `<g transform="rotate(180 0 0)">${flat('M-40 -40H-20V-20Z', '#111111')}</g>`
  expect(trimmedMarks(broad + turned)).toBe(broad + turned)
})

test('marks of one ink are one, unless something between them or they themselves would be covered otherwise', () => {
  const [low, high] = ['M0 0H10', 'M0 50H10'].map((line) => stroke(line))
  const [left, right] = [SQUARE, 'M50 50H60V60H50Z']
  expect(trimmedMarks(low + high)).toBe(stroke('M0 0H10M0 50H10'))
  expect(trimmedMarks(flat(left, '#111111') + flat(right, '#111111'))).toBe(flat(left + right, '#111111'))
  const covered = block(left, '#111111') + block('M5 5H15V15Z', '#111111')
  expect(trimmedMarks(covered)).toBe(covered)
  const between = high + flat('M0 40H20V60H0Z', '#222222') + stroke('M0 51H10')
  expect(trimmedMarks(between)).toBe(between)
})

test('the prints of the first page are whole, and lighter to read', () => {
  for (const print of [...GAME_IDS.map((id) => lid(id, 'day')), seaChart('lamp')]) {
    const less = trimmed(print)
    expect(less).toMatchObject({ box: print.box })
    expect(less.light).toBe(print.light)
    expect(isWellFormed(less.marks)).toBe(true)
    expect(idsOf(less.marks).map(([id]) => id)).toEqual(idsOf(print.marks).map(([id]) => id))
    expect(countOf(less)).toBeLessThan(countOf(print))
    expect(readMarks(less.marks).length).toBeGreaterThan(0)
  }
})
