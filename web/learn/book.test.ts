import { Chance } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import { hears, Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { GAME_IDS, type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { CATALOGUES } from '@windward/games/marauders/words/index.ts'
import { describe, expect, test } from 'vitest'
import type { Primer, Signposts } from './primer.ts'
import { search } from './search.ts'
import { blocksOf, linksIn, plain } from './text.ts'

interface Book extends Pick<Primer, 'rules' | 'reference'> {
  // biome-ignore lint/suspicious/noExplicitAny: the signposts of whatever game
  readonly signposts: Signposts<any, any, any>
}

const BOOKS = Object.fromEntries(await Promise.all(GAME_IDS.map(async (id) => [id, await bookOf(id)]))) as Record<
  GameId,
  Book
>

/** Its texts alone: what is drawn beside them is the browser's. */
async function bookOf(id: GameId): Promise<Book> {
  const [{ rules }, { reference }, { signposts }] = await Promise.all([
    import(`../games/${id}/learn/rules.ts`),
    import(`../games/${id}/learn/reference.ts`),
    import(`../games/${id}/learn/signposts.ts`),
  ])
  return { rules, reference, signposts }
}

/** Moves of a random game that are looked at. */
const MOVES = 400

for (const id of GAME_IDS) {
  const { reference, signposts } = BOOKS[id]
  test(`what is done and told in ${id} leads to things that are in its reference`, async () => {
    const game = await rulesOf(id)
    const known = new Set(reference('en').flatMap((group) => group.entries.map((entry) => entry.id)))
    const rng = new Chance('signposts').stream('moves')
    const match = new Match(game, { options: defaults(game), seats: 3, seed: 'signposts', salt: '' })
    const led = new Set<string>()
    for (let i = 0; i < MOVES && match.questions().length > 0; i++) {
      const [{ seat }] = owed(match.questions())
      const action = sample(match.actions(seat), rng)
      const view = match.view(seat)
      const answer = match.submit(seat, action)
      if (!answer.ok) throw new Error(answer.refusal.code)
      const told = answer.events.filter((event) => hears(event, seat)).map(({ event }) => event)
      for (const of of [action, ...told]) {
        const entry = signposts.entryOf(of, view)
        if (entry !== undefined) led.add(entry)
      }
    }
    expect([...led].filter((entry) => !known.has(entry))).toEqual([])
    expect(led.size).toBeGreaterThan(10)
  })
}

test('every refusal of Marauders has its chapter', () => {
  const { rules, signposts } = BOOKS.marauders
  const chapters = rules('en').map(({ id }) => id)
  const codes = Object.keys(CATALOGUES.en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice(8)] : []))
  expect(codes.length).toBeGreaterThan(30)
  for (const code of codes.filter((code) => code !== 'noSuchSeat')) {
    expect(chapters, code).toContain(signposts.chapterOf({ code }))
  }
})

for (const id of GAME_IDS) {
  const { rules, reference } = BOOKS[id]
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
