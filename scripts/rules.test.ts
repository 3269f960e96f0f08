import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'

/** Of a table in RULES.md: rulings have their number in a column called #, and a column called Test names tests. */
interface Row {
  readonly isRuling: boolean
  readonly cells: readonly string[]
  readonly titles: readonly string[]
}

for (const id of GAME_IDS) {
  describe(`the rules of ${id}`, () => {
    const folder = new URL(`../games/${id}/`, import.meta.url)
    const text = readFileSync(new URL('RULES.md', folder), 'utf8')
    const rows = rowsOf(text)
    const titles = titlesIn(folder)
    const rulings = rows.filter(({ isRuling }) => isRuling)

    test('every file that RULES.md names is there', () => {
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(existsSync(new URL(link, folder)), link).toBe(true)
    })

    test('every test that RULES.md names is there', () => {
      for (const row of rows) for (const title of row.titles) expect(titles, row.cells[0]).toContain(title)
    })

    test('every ruling has a number of its own, and a test that bears it', () => {
      const numbers = rulings.map(({ cells }) => cells[0])
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers.filter((number, i) => numbers.indexOf(number) < i)).toEqual([])
      const enforced = rulings.filter(({ cells }) => !cells.at(-1)?.startsWith('Nothing to enforce'))
      expect(enforced.filter(({ cells }) => !titles.some((title) => bears(title, cells[0])))).toEqual([])
    })
  })
}

test('these checks find what they look for', () => {
  const rows = rowsOf(
    '| # | Ruling | Test |\n|---|---|---|\n| 7 | so it is | so it is |\n\n| Seats | Wins |\n|---|---|\n| 2 | 3 |',
  )
  expect(rows).toEqual([
    { cells: ['7', 'so it is', 'so it is'], isRuling: true, titles: ['so it is'] },
    { cells: ['2', '3'], isRuling: false, titles: [] },
  ])
  expect([bears('Ruling 7: so it is', '7'), bears('7 ships', '7'), bears('so it is (R17)', 'R1')]).toEqual([
    true,
    false,
    false,
  ])
})

/** A plain number is a ruling's only where the title says so. */
function bears(title: string, ruling: string): boolean {
  return new RegExp(/^\d/.test(ruling) ? `\\bruling ${ruling}\\b` : `\\b${ruling}\\b`, 'i').test(title)
}

function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = []
  let head: readonly string[] | undefined
  for (const line of text.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells.length === 0) head = undefined
    else if (head === undefined) head = cells
    else if (!/^-+$/.test(cells[0])) {
      rows.push({ cells, isRuling: head[0] === '#', titles: cells.filter((_, i) => head?.[i] === 'Test') })
    }
  }
  return rows
}

function titlesIn(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /\b(?:test|describe)(?:\.each\(.*?\))?\(\s*(['"`])(.*?)\1,/g,
      ),
    ])
    .map((match) => match[2])
}
