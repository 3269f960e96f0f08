import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsFile } from './languages.plugin.ts'

const root = `${import.meta.dirname}/../..`
const catalogues = globSync('{web,games}/**/{words,yours}{/,.}{,*.}{it,de}.ts', {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
})

test('every catalogue of a language that may not be read is in the file of its language', () => {
  expect(catalogues.length).toBeGreaterThan(20)
  for (const path of catalogues)
    expect(wordsFile(`${root}/${path}?whole`), path).toMatch(/^(pages|haendler|karibik|marauders)-(it|de)$/)
})

test('English and other modules stay where they are', () => {
  for (const path of ['web/words/en.ts', 'web/words/index.ts', 'web/parts/de.ts'])
    expect(wordsFile(`${root}/${path}?whole`)).toBeNull()
})
