import type { Event } from '@windward/core/contract.ts'
import { describe, expect, test } from 'vitest'
import { chaptersBy, chaptersOf, chaptersWith, lastOf } from './chapters.ts'

interface Told extends Event {
  readonly seat?: number
  readonly to?: string
}

const annals = {
  heads: ({ type }: Told) => type === 'turn',
  seat: ({ seat }: Told) => seat,
  fold: (before: Told, event: Told) => (before.type === 'sail' && event.type === 'sail' ? event : undefined),
}

const lines = [
  { type: 'setup' },
  { type: 'turn', seat: 0 },
  { type: 'sail', seat: 0, to: 'A' },
  { type: 'sail', seat: 0, to: 'B' },
  { type: 'pay', seat: 0 },
  { type: 'storm' },
  { type: 'sail', seat: 0, to: 'C' },
  { type: 'turn', seat: 1 },
  { type: 'sail', seat: 1, to: 'D' },
].map((event, move) => ({ move, event }))

describe('the log', () => {
  const chapters = chaptersOf(lines, annals)

  test('begins a chapter with every turn, and one before the first', () => {
    expect(chapters.map(({ heading }) => heading?.move)).toEqual([undefined, 1, 7])
  })

  test('has one line for a ship’s whole voyage, which leads to where it ended', () => {
    const [{ passages }] = chapters[1].paragraphs
    expect(passages.map(({ event, move }) => [(event as Told).to, move])).toEqual([
      ['B', 3],
      [undefined, 4],
    ])
    expect(passages[0].events).toHaveLength(2)
  })

  test('keeps apart what somebody else did meanwhile', () => {
    expect(chapters[1].paragraphs.map(({ seat }) => seat)).toEqual([0, undefined, 0])
  })

  test('has only what somebody looks for', () => {
    const found = chaptersWith(chapters, ({ event }) => (event as Told).to === 'D')
    expect(found.map(({ no, paragraphs }) => [no, paragraphs.length])).toEqual([[2, 1]])
    expect(chaptersWith(chapters, () => false)).toEqual([])
  })

  test('of one player alone has nothing else', () => {
    expect(chaptersBy(chapters, 1).map(({ no }) => no)).toEqual([2])
    expect(chaptersBy(chapters, 0).flatMap(({ paragraphs }) => paragraphs.map(({ seat }) => seat))).toEqual([0, 0])
    expect(chaptersBy(chapters, undefined)).toBe(chapters)
  })

  test('knows where somebody last did something', () => {
    expect(lastOf(chapters, 0)).toBe(1)
    expect(lastOf(chapters, 3)).toBeUndefined()
  })
})
