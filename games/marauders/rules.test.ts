import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url)
const RULES = readFileSync(new URL('RULES.md', HERE), 'utf8')
const TESTS = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))

test('every file that RULES.md names is there', () => {
  const links = [...RULES.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])
  expect(links.length).toBeGreaterThan(40)
  for (const link of links) expect(existsSync(new URL(link, HERE)), link).toBe(true)
})

test('every ruling in RULES.md has a test that bears its number', () => {
  const names = TESTS.flatMap((file) => readFileSync(new URL(file, HERE), 'utf8').match(/^\s*test\(.*$/gm) ?? []).join(
    '\n',
  )
  const rulings = [...RULES.matchAll(/^\| ([FRCG]\d+) \|/gm)].map((match) => match[1])
  expect(rulings.length).toBe(129)
  // Errata of printed cards: nothing to enforce.
  for (const n of rulings.filter((ruling) => ruling !== 'F40')) expect(names, n).toMatch(new RegExp(`\\b${n}\\b`))
})
