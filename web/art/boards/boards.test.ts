import { SPACES } from '@windward/games/karibik/components.ts'
import { CITIES } from '@windward/games/karibik/vocabulary.ts'
import { BOARD } from '@windward/games/marauders/components/zones.ts'
import { PORTS, ZONES } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { idsOf, isWellFormed } from '../reading.ts'
import { engrave } from './engrave.ts'
import { isInside, overlap } from './geometry.ts'
import { karibikChart } from './karibik.ts'
import { lay } from './lay.ts'
import { maraudersChart } from './marauders.ts'
import { WASHES } from './source.ts'
import { engravedWords } from './words.ts'

const karibik = karibikChart((city) => city)
const marauders = maraudersChart((port) => port, 'The Sea')
const BOARDS = { karibik, marauders }
const SIZES = { phone: [390, 360], near: [886, 620], tall: [915, 640], wide: [1082, 500], desk: [1290, 900] } as const
const THEMES = ['day', 'lamp'] as const

/** The least that is read, in pixels. */
const READ = 12

describe.each(Object.entries(BOARDS))('the board of %s', (_, source) => {
  describe.each(Object.entries(SIZES))('on a sheet of size %s', (_, [width, height]) => {
    const layout = lay(source, { width, height })

    test('has every space of the game inside its border, each with room for a ship and a number of its own', () => {
      expect(layout.spaces.map(({ id }) => id)).toEqual(source.spaces.map(({ id }) => id))
      for (const { at, mark, ring } of layout.spaces) {
        for (const [x, y] of [at, mark]) expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
        expect(isInside(ring, ...mark)).toBe(true)
      }
    })

    test('has every town, named so that it can be read, no name over another or over the edge', () => {
      expect(layout.towns.map(({ id }) => id)).toEqual(source.towns.map(({ id }) => id))
      expect(layout.nameSize).toBeGreaterThanOrEqual(READ)
      for (const { label } of layout.towns) {
        const [x, y, wide, high] = label.box
        expect(x >= 0 && y >= 0 && x + wide <= width && y + high <= height).toBe(true)
        for (const other of layout.towns)
          if (other.label !== label) expect(overlap(label.box, other.label.box, -2)).toBe(0)
      }
    })

    test('is well-formed by day and by lamplight, without words in its pictures', () => {
      for (const theme of THEMES) {
        const { base, places } = engrave(layout, theme)
        for (const { marks } of [base, places]) {
          expect(isWellFormed(marks)).toBe(true)
          expect(marks).not.toMatch(/<text|<image|<filter|Gradient/)
        }
        const words = engravedWords(layout, theme)
        expect(isWellFormed(words)).toBe(true)
        for (const { label } of layout.towns) for (const row of label.rows) expect(words).toContain(`>${row}<`)
      }
    })
  })

  test('is the same whenever it is drawn', () => {
    const draw = () => engrave(lay(source, { width: 640, height: 450 }), 'day')
    expect(draw()).toEqual(draw())
  })
})

test("Karibik's board has all spaces, cities and havens of its rules", () => {
  expect(karibik.spaces.map(({ id, haven, town }) => [id, haven, town])).toEqual(
    SPACES.map(({ no, haven, city }) => [String(no), haven, city]),
  )
  expect(karibik.towns.map(({ id }) => id)).toEqual(CITIES)
  const layout = lay(karibik, { width: 915, height: 640 })
  const havens = SPACES.filter(({ haven }) => haven).length
  expect(layout.banners).toHaveLength(havens)
  expect(layout.anchors.length).toBeGreaterThanOrEqual(CITIES.length - 1)
})

test.each([
  [390, 312],
  [390, 360],
  [390, 520],
])('no name lies below the button on a phone of %i pixels with a chart %i high', (width, height) => {
  const { source, towns } = lay(karibik, { width, height })
  const { button = { width: 0, height: 0 } } = source
  expect(button.width).toBeGreaterThan(0)
  const below = towns.filter(({ label: { box } }) => box[0] < button.width && box[1] + box[3] > height - button.height)
  expect(below.map(({ id }) => id)).toEqual([])
})

test('the board of Marauders has all zones and ports of its rules, and their nations', () => {
  expect(marauders.spaces.map(({ id }) => id)).toEqual(ZONES)
  expect(marauders.towns.map(({ id, nation }) => [id, nation])).toEqual(PORTS.map((port) => [port, BOARD[port].nation]))
})

test('each haven has a pattern and a banner, but for colours that nobody plays', () => {
  const layout = lay(karibik, { width: 915, height: 640 })
  const all = engrave(layout, 'day')
  const two = engrave(layout, 'day', ['red', 'blue'])
  const used = (marks: string) => WASHES.filter((wash) => new RegExp(`fill="url\\(#[^)]*-${wash}\\)`).test(marks))
  expect(used(all.base.marks)).toEqual(WASHES)
  expect(used(two.base.marks)).toEqual(['red', 'blue'])
  expect(two.places.marks.length).toBeLessThan(all.places.marks.length)
})

test('equal ids mean equal shapes where several boards stand in one document', () => {
  const named = new Map<string, string>()
  for (const source of [karibik, marauders]) {
    for (const [width, height] of [
      [390, 360],
      [390, 273],
      [886, 620],
    ]) {
      for (const theme of THEMES) {
        const { base, places } = engrave(lay(source, { width, height }), theme)
        for (const [id, shape] of idsOf(base.marks + places.marks)) {
          expect(named.get(id) ?? shape, id).toBe(shape)
          named.set(id, shape)
        }
      }
    }
  }
  expect(named.size).toBeGreaterThan(0)
})
