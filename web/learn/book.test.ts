import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { reference as haendlerThings } from '../games/haendler/learn/reference.ts'
import { rules as haendlerRules } from '../games/haendler/learn/rules.ts'
import { reference as karibikThings } from '../games/karibik/learn/reference.ts'
import { rules as karibikRules } from '../games/karibik/learn/rules.ts'
import { reference as maraudersThings } from '../games/marauders/learn/reference.ts'
import { rules as maraudersRules } from '../games/marauders/learn/rules.ts'
import type { GameId } from '../games/rules.ts'
import type { Primer } from './primer.ts'
import { search } from './search.ts'
import { blocksOf, linksIn, plain } from './text.ts'

const BOOKS: Readonly<Record<GameId, Pick<Primer, 'rules' | 'reference'>>> = {
  haendler: { rules: haendlerRules, reference: haendlerThings },
  karibik: { rules: karibikRules, reference: karibikThings },
  marauders: { rules: maraudersRules, reference: maraudersThings },
}

for (const [id, { rules, reference }] of Object.entries(BOOKS)) {
  for (const language of LANGUAGES) {
    test(`every link in the book of ${id} in ${language} leads somewhere`, () => {
      const chapters = rules(language)
      const groups = reference(language)
      const known = new Set([
        'reference',
        ...chapters.map((chapter) => chapter.id),
        ...groups.flatMap((group) => [group.id, ...group.entries.map((entry) => entry.id)]),
      ])
      for (const { id, text } of chapters) {
        expect(
          linksIn(text).filter((to) => !known.has(to)),
          `links of ${id}`,
        ).toEqual([])
        expect(text).not.toMatch(/[{}]/)
      }
    })

    test(`every thing of ${id} has a name of its own and words in ${language}`, () => {
      const entries = reference(language).flatMap((group) => group.entries)
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
      for (const { title, text } of entries) expect([title, text].every((words) => words.length > 2)).toBe(true)
    })
  }
}

describe('a text', () => {
  test('is paragraphs and items, with strong words and links', () => {
    expect(blocksOf('Take **one** [Flute](flute).\n• **[Priest](priest)**: a cross')).toEqual([
      {
        isItem: false,
        parts: [
          { text: 'Take ' },
          { text: 'one', isStrong: true },
          { text: ' ' },
          { text: 'Flute', to: 'flute' },
          { text: '.' },
        ],
      },
      { isItem: true, parts: [{ text: 'Priest', to: 'priest', isStrong: true }, { text: ': a cross' }] },
    ])
  })

  test('is searched without its marks', () => {
    expect(plain('**[Priest](priest)**: a **cross**')).toBe('Priest: a cross')
  })
})

describe('a search', () => {
  const items = [
    { title: 'Kapitän', text: 'bringt einen Anker' },
    { title: 'Anker', text: 'Symbol' },
    { title: 'Haus', text: 'Symbol' },
  ]
  const find = (query: string) => search(query, items, (item) => item).map(({ item }) => item.title)

  test('finds every word of it, titles first, without regard to case and accents', () => {
    expect(find('anker')).toEqual(['Anker', 'Kapitän'])
    expect(find('KAPITAN')).toEqual(['Kapitän'])
    expect(find('anker symbol')).toEqual(['Anker'])
    expect(find('  ')).toEqual([])
    expect(find('Galeone')).toEqual([])
  })

  test('marks what it found', () => {
    expect(search('tan', items, (item) => item)[0].title).toEqual([
      { text: 'Kapi', isHit: false },
      { text: 'tän', isHit: true },
    ])
  })

  test('shows of a long text what is around the hit', () => {
    const long = { title: '', text: `${'before '.repeat(60)}needle ${'after '.repeat(60)}` }
    const [{ excerpt }] = search('needle', [long], (item) => item)
    const shown = excerpt.map(({ text }) => text).join('')
    expect(shown).toContain('needle')
    expect(shown.length).toBeLessThan(260)
    expect(shown).toMatch(/^… .* …$/)
  })
})
