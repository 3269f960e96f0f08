import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const HERE = new URL('.', import.meta.url)

test('every fault common to other implementations has a test', () => {
  const tests = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const sources = tests.map((file) => readFileSync(new URL(file, HERE), 'utf8')).join('\n')
  expect([...sources.matchAll(/test\('.*[Cc]ommon fault:/g)]).toHaveLength(8)
})
