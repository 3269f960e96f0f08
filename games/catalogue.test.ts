import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { defaults } from '@windward/core/options.ts'
import { LANGUAGES, sayOption, sayOptionValue } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { coverOf, GAME_IDS, isGameId, rulesOf, speechOf } from './catalogue.ts'
import { KITS } from './kits.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder is a game of the catalogue, and every game a folder', () => {
  const games = folders.map(({ name }) => name).filter((name) => name !== 'node_modules')
  expect(games.sort()).toEqual([...GAME_IDS].sort())
})

test('what is no game is told apart', () => {
  expect(GAME_IDS.every(isGameId)).toBe(true)
  expect(['', 'chess', 'toString', 'constructor'].some(isGameId)).toBe(false)
})

describe.each(GAME_IDS)('%s', (id) => {
  const here = (path: string) => new URL(`${id}/${path}`, import.meta.url)

  test('goes by one name, and its box tells the truth', async () => {
    const game = await rulesOf(id)
    const cover = coverOf(id)
    expect(game.id).toBe(id)
    expect(game.stage).toBe(cover.stage)
    expect(game.options).toBe(cover.options)
    expect(game.seats(defaults(game))).toEqual(cover.seats(defaults(cover)))
  })

  test('says what stands on its box in every language, each in its own words', () => {
    const cover = coverOf(id)
    for (const told of [cover.pitch, cover.provenance]) {
      expect(new Set(LANGUAGES.map((language) => told[language])).size).toBe(LANGUAGES.length)
    }
    for (const language of LANGUAGES) {
      for (const [key, values] of Object.entries<readonly (string | number | boolean)[]>(cover.options)) {
        expect(sayOption(cover, language, key)).toMatch(/../)
        for (const value of values) expect(sayOptionValue(cover, language, key, value)).toMatch(/./)
      }
    }
  })

  test('speaks every language', async () => {
    const speech = await speechOf(id)
    for (const language of LANGUAGES) expect(speech(language).source).toBeTypeOf('function')
  })

  test('has its laws tested, its rulings written down, and whole games kept', async () => {
    expect(await KITS[id]()).toHaveProperty('conserved')
    expect(readFileSync(here('index.test.ts'), 'utf8')).toMatch(/^obeysTheLaws\(\w+, kit, test\)$/m)
    expect(existsSync(here('RULES.md'))).toBe(true)
    expect(readdirSync(here('fixtures/')).length).toBeGreaterThan(0)
  })
})
