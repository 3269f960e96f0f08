/**
 * Writes games/marauders/CARDS.md: every Glory, Rumor and Mission Card with the tests that hold it.
 *
 *     npm run cards
 *
 * A test belongs to a card by its name: `glory.fairWind is played: …`, `mission.theSpysRound is completed: …`, and
 * `glory.fairWind is not offered: …` for where it must not be offered. Names are read from the source: they are plain
 * texts.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { GLORY_KEYS } from '@windward/games/marauders/cards/keys.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { flags } from './flags.ts'

const GAME = new URL('../games/marauders/', import.meta.url)
const TABLE = new URL('CARDS.md', GAME)

const DECKS: Readonly<Record<string, readonly string[]>> = {
  glory: GLORY_KEYS,
  rumor: RUMORS.map(({ key }) => key),
  mission: MISSIONS.map(({ key }) => key),
}
export type TestedDeck = 'glory' | 'rumor' | 'mission'

interface Held {
  readonly card: string
  readonly does: readonly string[]
  readonly refuses: readonly string[]
}

const NAME = /^\s*test\(\s*(['"])((?:glory|rumor|mission)\.\w+) is (not )?(.+?)\1,/gm

export function held(deck: TestedDeck): Held[] {
  const found = tests()
  return DECKS[deck].map((key) => {
    const own = found.filter(({ card }) => card === `${deck}.${key}`)
    return {
      card: `${deck}.${key}`,
      does: own.filter(({ not }) => !not).map(({ text }) => text),
      refuses: own.filter(({ not }) => not).map(({ text }) => text),
    }
  })
}

/** Cards without a test that plays them, or without one where they must not be offered. */
export function holes(deck: TestedDeck): string[] {
  return held(deck).flatMap(({ card, does, refuses }) =>
    does.length > 0 && refuses.length > 0 ? [] : [`${card}${does.length > 0 ? ' is never refused' : ' is never used'}`],
  )
}

/** Tests that name a card there is none of. */
export function strays(): string[] {
  const cards = Object.entries(DECKS).flatMap(([deck, keys]) => keys.map((key) => `${deck}.${key}`))
  return tests().flatMap(({ card }) => (cards.includes(card) ? [] : [card]))
}

export function written(): string {
  return readFileSync(TABLE, 'utf8')
}

export function table(): string {
  const lines = ['# Cards and their tests', '', 'Written by `npm run cards`; a test fails when it is out of date.']
  for (const deck of Object.keys(DECKS) as TestedDeck[]) {
    lines.push('', `## ${deck}`, '', '| Card | Used | Not offered |', '| --- | --- | --- |')
    for (const { card, does, refuses } of held(deck)) {
      lines.push(`| ${card.split('.')[1]} | ${does.join('<br>')} | ${refuses.join('<br>')} |`)
    }
  }
  return `${lines.join('\n')}\n`
}

interface Test {
  readonly card: string
  readonly not: boolean
  readonly text: string
}

function tests(): Test[] {
  const files = readdirSync(GAME, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  return files.sort().flatMap((file) =>
    [...readFileSync(new URL(file, GAME), 'utf8').matchAll(NAME)].map(([, , card, not, text]) => ({
      card,
      not: not !== undefined,
      text: `${text.replace(/^\w+: /, '').replaceAll('|', '\\|')} ([${file}](${file}))`,
    })),
  )
}

if (import.meta.main) {
  flags({})
  writeFileSync(TABLE, table())
  console.log('games/marauders/CARDS.md written')
}
