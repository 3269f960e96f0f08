import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url)
const RULES = readFileSync(new URL('RULES.md', HERE), 'utf8')
const TESTS = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))

test('every file that RULES.md names is there', () => {
  const links = [...RULES.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])
  expect(links.length).toBeGreaterThan(30)
  for (const link of links) expect(existsSync(new URL(link, HERE)), link).toBe(true)
})

test('every ruling in RULES.md has a test that bears its number', () => {
  const sources = TESTS.map((file) => readFileSync(new URL(file, HERE), 'utf8')).join('\n')
  const rulings = [...RULES.matchAll(/^\| (\d+) \|/gm)].map((match) => Number(match[1]))
  expect(rulings).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
  for (const n of rulings)
    expect(sources, `ruling ${n}`).toMatch(new RegExp(`test\\([\`'].*Ruling ${n}( and common fault)?:`))
})

test('every fault common to other implementations has a test', () => {
  const sources = TESTS.map((file) => readFileSync(new URL(file, HERE), 'utf8')).join('\n')
  expect([...sources.matchAll(/test\('.*[Cc]ommon fault:/g)]).toHaveLength(8)
})
