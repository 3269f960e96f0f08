import { describe, expect, test } from 'vitest'
import { FLAGS, flag } from '../flags.ts'
import type { Drawing } from '../ink.ts'
import { idsOf, isWellFormed } from '../reading.ts'
import { pirate, TRADERS } from './looks.ts'
import { anatomy, PLANS } from './plans.ts'
import { FLEET_BOX, ship } from './ship.ts'
import { token } from './token.ts'
import { RIGS } from './vocabulary.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

describe.each(RIGS)('a %s', (type) => {
  const whole = ship(type, { wale: '#2f5d7e', flag: 'dutch' })

  test('is the same drawing whenever it is drawn', () => {
    expect(ship(type, { wale: '#2f5d7e', flag: 'dutch' })).toEqual(whole)
  })

  test('is well-formed, whole, wrecked, coarse and as a token', () => {
    const wreck = ship(type, { damage: { masts: 9, hull: 9, guns: 99 } })
    for (const { marks } of [whole, wreck, ship(type, { detail: 'coarse', facing: 'left' }), token(type)])
      expect(isWellFormed(marks)).toBe(true)
  })

  test('shows every hit that its anatomy names', () => {
    const { shown } = anatomy(type)
    for (const part of ['masts', 'hull', 'guns'] as const) {
      const states = Array.from(
        { length: shown[part] + 1 },
        (_, hits) => ship(type, { damage: { [part]: hits } }).marks,
      )
      expect(new Set(states).size).toBe(states.length)
    }
  })

  test('is shot to pieces only with the last hit of a share, and marked by the first', () => {
    const at = (hits: number) => ship(type, { damage: { hull: [hits, 3] } }).marks
    expect(at(1)).not.toBe(at(0))
    expect(at(3)).toBe(ship(type, { damage: { hull: anatomy(type).shown.hull } }).marks)
    expect(at(2)).not.toBe(at(3))
  })

  test('is named where it is drawn', () => {
    for (const [x, y] of Object.values(anatomy(type).at)) expect(inside(whole.box, x, y)).toBe(true)
  })

  test('fits into the frame of the fleet', () => {
    const [x, y, width, height] = whole.box
    expect(inside(FLEET_BOX, x, y) && inside(FLEET_BOX, x + width, y + height)).toBe(true)
  })
})

test('no two types are drawn alike, nor as tokens', () => {
  expect(new Set(RIGS.map((type) => ship(type).marks)).size).toBe(RIGS.length)
  expect(new Set(RIGS.map((type) => token(type).marks)).size).toBe(RIGS.length)
})

test('a ship is as large as its type, from the pinnace to the man-of-war', () => {
  const scales = RIGS.map((type) => PLANS[type].scale)
  expect(scales).toEqual([...scales].sort((a, b) => a - b))
  expect(ship('pinnace').box[2]).toBeLessThan(ship('manOWar').box[2] / 2)
})

test('each letter, each flag and each trader of Händler looks different', () => {
  expect(new Set(LETTERS.map((letter) => ship('cutter', pirate(letter)).marks)).size).toBe(LETTERS.length)
  expect(new Set(LETTERS.map((letter) => token('cutter', pirate(letter)).marks)).size).toBe(LETTERS.length)
  expect(new Set(FLAGS.map((which) => flag(which, { width: 90, height: 60 }))).size).toBe(FLAGS.length)
  const traders = Object.values(TRADERS)
  expect(new Set(traders.map(({ type, look }) => ship(type, look).marks)).size).toBe(traders.length)
})

test('what is not well-formed is told', () => {
  for (const marks of ['<g>', '<g></a>', '<path d="M0 NaN"/>', '<g clip-path="url(#none)"/>', '<path d="M0 0" <g/>'])
    expect(isWellFormed(marks)).toBe(false)
})

test('equal ids mean equal shapes where several ships stand in one document', () => {
  const all = RIGS.flatMap((type) => [ship(type), ship(type, { detail: 'coarse', facing: 'left' })])
  const shapes = new Map<string, string>()
  for (const [id, shape] of all.flatMap(({ marks }) => idsOf(marks))) {
    expect(shapes.get(id) ?? shape).toBe(shape)
    shapes.set(id, shape)
  }
  expect(shapes.size).toBe(RIGS.length)
})

function inside([left, top, width, height]: Drawing['box'], x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}
