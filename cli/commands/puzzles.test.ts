import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, windward } from '../testing.ts'

const home = freshFolder()
const run = (...args: readonly string[]) => windward(home, ['puzzles', 'haendler', ...args])

test('puzzles are told with their answers, in three languages, and written for others to set', async () => {
  const out = join(home, 'book.json')
  const { code, out: told, err } = await run('--count', '2', '--seed', 's', '--out', out)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(told).toMatch(
    /^Händler der Karibik · 2 puzzles\n1\. .+ \(\d+ %\) and not .+ \(\d+ %\); (easy|medium|hard), found by: .+\.\n2\. /,
  )
  const book = JSON.parse(readFileSync(out, 'utf8'))
  expect(book).toMatchObject({ windwardPuzzles: 2, game: 'haendler' })
  expect(book.puzzles).toHaveLength(2)
  for (const { answers, rule, doubt } of book.puzzles) {
    const [[, value]] = answers
    const [, ruleValue] = answers.find(([no]: readonly number[]) => no === rule)
    expect(value - ruleValue).toBeGreaterThan(0.049)
    expect(value - ruleValue).toBeGreaterThan(3 * doubt - 0.002)
  }
  expect(JSON.parse((await run('--count', '2', '--seed', 's', '--json')).out)).toEqual(book)
  expect((await run('--count', '1', '--seed', 's', '--lang', 'it')).out).toMatch(/1 rompicapo\n1\. .+ e non /)
  expect((await run('--count', '1', '--seed', 's', '--lang', 'de')).out).toMatch(/1 Rätsel\n1\. .+ und nicht /)
})
