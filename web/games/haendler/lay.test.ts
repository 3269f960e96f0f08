import { expect, it } from 'vitest'
import { handOf, layOf, reserved, TALL } from './lay.ts'

const DESKTOP = { width: 840, height: 400 }
const PHONE = { width: 366, height: 260 }

it.each([DESKTOP, PHONE])('keeps every number of cards inside the harbor, as large as it can', (room) => {
  let last = Number.POSITIVE_INFINITY
  for (let cards = 1; cards <= 20; cards += 1) {
    const { columns, width, gap } = layOf(cards, room)
    const rows = Math.ceil(cards / columns)
    expect(columns * width).toBeLessThanOrEqual(room.width)
    expect(rows * width * TALL + (rows - 1) * gap).toBeLessThanOrEqual(room.height + 1)
    expect(width).toBeGreaterThan(0)
    last = Math.min(last, width)
  }
  expect(last).toBeGreaterThan(30)
})

it('lays five cards of a laptop in one row', () => {
  expect(layOf(5, DESKTOP)).toMatchObject({ columns: 5 })
})

it('lays eight cards of a phone in two rows of four', () => {
  expect(layOf(8, PHONE)).toMatchObject({ columns: 4 })
})

it('covers no row where fourteen cards have room beside each other, and some where they would be far smaller', () => {
  for (const room of [DESKTOP, PHONE, { width: 790, height: 430 }]) expect(layOf(14, room).gap).toBeGreaterThan(0)
  const low = { width: 366, height: 170 }
  expect(layOf(14, low).gap).toBeGreaterThan(0)
  expect(layOf(17, low).gap).toBeLessThan(0)
})

it('leaves the cards of a phone where they are when another comes', () => {
  const lays = [1, 2, 5, 8].map((cards) => layOf(reserved(cards, PHONE), PHONE))
  expect(new Set(lays.map(({ columns, width }) => `${columns} ${width}`)).size).toBe(1)
  expect(reserved(9, PHONE)).toBe(10)
  expect(reserved(11, PHONE)).toBe(12)
  expect(reserved(13, PHONE)).toBe(13)
})

it('keeps the names of a few cards readable where eight would be small', () => {
  const low = { width: 366, height: 190 }
  expect(layOf(8, low).width).toBeLessThan(80)
  for (const cards of [1, 2, 4]) expect(layOf(reserved(cards, low), low).width).toBeGreaterThanOrEqual(80)
  expect(layOf(reserved(5, low), low)).toEqual(layOf(reserved(8, low), low))
})

it('keeps room for six on a turned phone, where they are larger than eight', () => {
  const turned = { width: 300, height: 265 }
  expect(reserved(5, turned)).toBe(6)
  expect(layOf(6, turned).width).toBeGreaterThan(80)
  expect(reserved(7, turned)).toBe(8)
})

it.each([
  [[3, 1, 2, 1, 1], 0],
  [[2, 2, 1, 1, 1], 2],
  [[3, 2, 2, 2, 1, 1, 1, 1, 1], 3],
])('shows all of one’s own cards on a phone, whatever one has', (stacks, won) => {
  const { width, gap } = handOf(stacks, won, 366, 66)
  const lying = stacks.reduce((sum, size) => sum + width * (1 + 0.2 * (size - 1)), 0) + won * 52
  expect(width).toBeGreaterThanOrEqual(46)
  expect(lying + gap * (stacks.length + won - 1)).toBeLessThanOrEqual(366 - 12)
})
