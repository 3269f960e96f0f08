import { describe, expect, it } from 'vitest'
import { type Drawing, lamplit, svg } from './ink.ts'
import { idsOf, isWellFormed } from './reading.ts'
import { SECTIONS } from './sheet.ts'

const all = SECTIONS.flatMap(({ title, rows }) =>
  rows
    .flatMap(({ drawings }) => (['day', 'lamp'] as const).flatMap((theme) => [...drawings(theme)]))
    .map((drawing) => ({ title, drawing })),
)

describe('every drawing of the kit', () => {
  it.each(SECTIONS.map(({ title }) => title))('%s: is well formed, by day and by lamplight', (title) => {
    for (const { drawing } of all.filter((it) => it.title === title)) {
      for (const it of [drawing, lamplit(drawing)]) expect(isWellFormed(svg(it))).toBe(true)
    }
  })

  it('is in no need of a font, a file or a filter', () => {
    for (const { drawing } of all) expect(drawing.marks).not.toMatch(/<text|<image|<filter|Gradient|font-/)
  })

  it('names two shapes by one id only if they are the same', () => {
    const named = new Map<string, string>()
    for (const [id, what] of all.flatMap(({ drawing }) => idsOf(drawing.marks))) {
      expect(named.get(id) ?? what, id).toBe(what)
      named.set(id, what)
    }
  })

  it('writes no number finer than a hundredth, so that machines agree', () => {
    for (const { drawing } of all) expect(drawing.marks).not.toMatch(/\d\.\d{4}/)
  })

  it('is like no other', () => {
    const drawn = new Map<string, Drawing>()
    for (const { drawing } of all) {
      const before = drawn.get(drawing.marks)
      expect(before === undefined || before === drawing).toBe(true)
      drawn.set(drawing.marks, drawing)
    }
  })
})
