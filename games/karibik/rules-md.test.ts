import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = new URL('./', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, HERE), 'utf8')
const ROWS = read('RULES.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (rule|ruling) \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5)
const TESTS = readdirSync(HERE, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('rules-md'))
  .map(read)
  .join('\n')

test('every rule and ruling in RULES.md names a file and a test that exist', () => {
  expect(ROWS.length).toBeGreaterThan(80)
  for (const [, rule, file, name] of ROWS) {
    expect(existsSync(new URL(file, HERE)), `${rule}: ${file}`).toBe(true)
    expect(TESTS, rule).toContain(`'${name}'`)
  }
})

test('every ruling from 1 on is listed, and those of the notes are tested under their number', () => {
  const rulings = ROWS.flatMap(([, rule]) => /^(\d+)\./.exec(rule)?.[1] ?? []).map(Number)
  expect(rulings).toEqual(rulings.map((_, i) => i + 1))
  for (const ruling of rulings.slice(0, 32)) expect(TESTS).toContain(`'ruling ${ruling}: `)
})
