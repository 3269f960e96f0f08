import { GAME_IDS } from '@windward/games/catalogue.ts'
import { expect, test } from 'vitest'
import { lamplit, svg } from './ink.ts'
import { flagship, lid, seaChart, windRose } from './lids.ts'
import { idsOf, isWellFormed } from './reading.ts'

const THEMES = ['day', 'lamp'] as const
const ALL = THEMES.flatMap((theme) => [
  ...GAME_IDS.map((id) => lid(id, theme)),
  seaChart(theme),
  windRose(theme),
  flagship(),
])

test('what is printed for the first page is well formed and needs no font, file or filter', () => {
  for (const drawing of ALL) {
    for (const it of [drawing, lamplit(drawing)]) expect(isWellFormed(svg(it))).toBe(true)
    expect(drawing.marks).not.toMatch(/<text|<image|<filter|Gradient|font-/)
  }
})

test('every game has a lid of its own, and within a picture two shapes of one name are the same', () => {
  expect(new Set(GAME_IDS.map((id) => lid(id, 'day').marks)).size).toBe(GAME_IDS.length)
  for (const { marks } of ALL) {
    const named = new Map<string, string>()
    for (const [id, what] of idsOf(marks)) {
      expect(named.get(id) ?? what, id).toBe(what)
      named.set(id, what)
    }
  }
})
