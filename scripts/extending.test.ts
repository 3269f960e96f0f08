/** The walks of docs/extending.md, followed in a copy of the repository: begun, then finished, then tried. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@windward/core/words.ts'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'
import { RepositoryCopy } from './extending.copy.ts'
import { CARD, ENDPOINT, GAME } from './extending.pieces.ts'

const DOCS = readFileSync(join(ROOT, 'docs/extending.md'), 'utf8')

/** The compiler reads everything twice. */
const LONG = 240_000

let copy: RepositoryCopy
let begun = ''
let finished = ''

beforeAll(() => {
  copy = new RepositoryCopy()
  cover('begun.json', ['**/*.test.ts'])
  cover('finished.json')
  begin()
  begun = copy.check('begun.json')
  finishGame()
  finishBot()
  finishEndpoint()
  finishCard()
  finishLanguage()
  finished = copy.check('finished.json')
}, LONG)

afterAll(() => copy.remove())

/** What `types` and `types:web` read, but for the insides of components. */
function cover(project: string, left: readonly string[] = []): void {
  copy.write('svelte.d.ts', "declare module '*.svelte' {\n  const component: any\n  export default component\n}\n")
  const include = [
    'svelte.d.ts',
    'bots',
    'analysis',
    'cli',
    'server',
    'web/*/*.ts',
    'web/games/*/**/*.ts',
    ...GAME_PLACES,
    ...JSON.parse(copy.read('tsconfig.json')).include,
  ]
  const compilerOptions = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node', 'svelte', 'vite/client'] }
  const exclude = ['web/art/*.plugin.ts', ...left]
  copy.write(project, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include, exclude }))
}

/** The first line of every walk. */
function begin(): void {
  copy.write('games/dice/cover.ts', GAME.cover)
  copy.write('games/dice/index.ts', GAME.rules)
  copy.write('games/dice/words/index.ts', GAME.speech)
  copy.write('games/dice/laws.ts', GAME.kit)
  copy.edit(
    'games/catalogue.ts',
    ['import { cover as haendler }', "import { cover as dice } from './dice/cover.ts'\nimport { cover as haendler }"],
    ['const COVERS = { ', 'const COVERS = { dice, '],
    ['const RULES = {', "const RULES = {\n  dice: async () => (await import('./dice/index.ts')).dice,"],
    ['const SPEECH = {', "const SPEECH = {\n  dice: async () => (await import('./dice/words/index.ts')).speech,"],
  )
  copy.write('bots/dice/index.ts', GAME.minds)
  copy.add('bots/catalogue.ts', 'const LEVELS_OF = {', "\n  dice: ['mate', 'captain'],")
  copy.add(
    'bots/catalogue.ts',
    'Promise<Readonly<Record<(typeof LEVELS_OF)[G][number], Mind>>> } = {',
    "\n  dice: async () => (await import('./dice/index.ts')).MINDS,",
  )
  copy.edit('core/words.ts', ["'de'] as const", "'de', 'fr'] as const"])
  copy.add('protocol/routes.ts', 'export const ROUTES = {', ENDPOINT.route)
  copy.add('games/marauders/cards/effect.ts', 'export type CardEffect =', CARD.effect)
  copy.add('games/marauders/cards/keys.ts', 'export const GLORY_KEYS = [', "\n  'openHand',")
}

function finishGame(): void {
  copy.add(
    'games/kits.ts',
    'Promise<LawKit<StateOf<G>>> } = {',
    "\n  dice: async () => (await import('./dice/laws.ts')).kit,",
  )
  copy.write('cli/layouts/dice.ts', GAME.layout)
  copy.edit('cli/games.ts', [
    '  haendler: async',
    "  dice: async () => (await import('./layouts/dice.ts')).diceLayout,\n  haendler: async",
  ])
  copy.add('server/given/secrets.ts', 'GameId, unknown>> = { ', 'dice: () => [], ')
  copy.edit('server/given/secrets.ts', ['  haendler: { sure', '  dice: { sure: [], rare: [] },\n  haendler: { sure'])
  copy.edit(
    'analysis/catalogue.ts',
    ['Promise<AnyJudge>>> = {', "Promise<AnyJudge>>> = {\n  dice: async () => (await import('./dice.ts')).JUDGE,"],
    [
      'Promise<AnyYardstick>>> = {',
      "Promise<AnyYardstick>>> = {\n  dice: async () => (await import('./dice.ts')).YARDSTICK,",
    ],
  )
  copy.write('analysis/dice.ts', GAME.judges)
  copy.edit('bench/search.ts', ['  haendler: {', '  dice: {},\n  haendler: {'])
  copy.edit('web/art/lids.ts', ['  haendler: fan,', '  dice: fan,\n  haendler: fan,'])
}

function finishBot(): void {
  copy.add('bots/dice/index.ts', 'export const MINDS = {', '\n  captain: ({ choices, rng }) => sample(choices, rng),')
}

function finishEndpoint(): void {
  copy.add('server/http/tables.ts', 'type AtTables = ', "'weather' | ")
  copy.edit('server/http/tables.ts', ['\n    async about()', `${ENDPOINT.handler}\n    async about()`])
  copy.write('server/http/weather.test.ts', ENDPOINT.test)
}

function finishCard(): void {
  copy.add('games/marauders/rules/perform.ts', "[D in Exclude<CardEffect['do'], Decided>]: Does<D> } = {", CARD.deed)
  copy.add('games/marauders/cards/glory.ts', 'const ADVENTURE = {', CARD.card)
  for (const language of LANGUAGES) {
    for (const [file, key] of [
      ['cards', 'glory'],
      ['glory', 'gloryText'],
    ]) {
      const next = `  '${key}.fairWind'`
      const words = `  '${key}.openHand': 'To each his own, in ${language}',\n`
      copy.edit(`games/marauders/words/${file}.${language}.ts`, [next, words + next])
    }
  }
}

/** Whatever the compiler misses in French is there first as it is in English; then one sentence is translated. */
function finishLanguage(): void {
  for (const path of placesIn(begun, "Property 'fr' is missing")) {
    const folder = dirname(path)
    for (const file of copy.list(folder).filter((name) => /(^|\.)en\.ts$/.test(name))) {
      copy.write(`${folder}/${file.replace('en.ts', 'fr.ts')}`, renamed(copy.read(`${folder}/${file}`)))
    }
    copy.write(path, withFrench(copy.read(path)))
  }
  copy.edit('cli/words/fr.ts', ["'{min}–{max} players'", "'{min} à {max} joueurs'"])
}

/** Beside each catalogue in English one in French, from a file of its own where English has one. */
function withFrench(text: string): string {
  const isImported = /(\/|\.)en\.ts'$/m.test(text)
  return text
    .replace(/^import \{ (.+) \} from '(\.\/.*en\.ts)'$/gm, (line, names: string, from: string) => {
      const [name] = names.split(', ').filter((one) => !one.startsWith('type '))
      return `${line}\n${renamed(`import { ${name} } from '${from}'`)}`
    })
    .replace(/(?<!const )\ben: (.*?),(\s+)it\b/gs, (_, words: string, gap: string) => {
      return `en: ${words},${gap}fr: ${renamed(words)},${gap}it`
    })
    .replace(/get en\(\) \{.*?\n {2}\},/gs, (getter) => `${getter}\n  ${renamed(getter)}`)
    .replace('{ en, it, de }', isImported ? '{ en, it, de, fr }' : '{ en, it, de, fr: en }')
}

function renamed(text: string): string {
  return text.replace(/\ben(?![a-z])/g, 'fr').replace(/(?<=[a-z])En\b/g, 'Fr')
}

const GAME_PLACES = [
  'games/kits.ts',
  'analysis/catalogue.ts',
  'cli/games.ts',
  'server/given/secrets.ts',
  'bench/search.ts',
  'e2e/scenes.ts',
  'e2e/speed.ts',
  'web/games/catalogue.ts',
  'web/art/lids.ts',
]
/** A game's table in the browser is a component: the copy goes without. */
const DRAWN = ['e2e/scenes.ts', 'e2e/speed.ts', 'web/games/catalogue.ts']
const LANGUAGE_PLACES = [
  'core/words.ts',
  'cli/words/index.ts',
  'web/words/index.ts',
  'web/learn/words.ts',
  'web/online/words.ts',
]
const OF_EACH_GAME = [
  'games/<id>/cover.ts',
  'games/<id>/words/index.ts',
  'web/games/<id>/words.ts',
  'web/games/<id>/learn/words.ts',
]
const OTHER_PLACES = [
  'games/karibik/words/seas.ts',
  'bots/catalogue.ts',
  'server/http/app.ts',
  'games/marauders/rules/perform.ts',
  'games/marauders/cards/glory.ts',
]

test('what is begun and not finished is named by the compiler, place by place', () => {
  const named = placesIn(begun)
  expect(named).toEqual(expect.arrayContaining([...GAME_PLACES, ...LANGUAGE_PLACES, ...OTHER_PLACES]))
  for (const id of GAME_IDS) {
    expect(named).toEqual(expect.arrayContaining(OF_EACH_GAME.map((path) => path.replace('<id>', id))))
  }
  expect(begun).toMatch(/^bots\/catalogue\.ts.*captain/ms)
  for (const path of [...GAME_PLACES, ...LANGUAGE_PLACES, ...OF_EACH_GAME.slice(0, 2), ...OTHER_PLACES]) {
    expect(DOCS, `docs/extending.md speaks of ${path}`).toContain(path)
  }
})

test('what is finished as the page says lacks nothing but the new game’s table in the browser', () => {
  expect(placesIn(finished)).toEqual(DRAWN)
})

test('the fourth game obeys the laws and is listed', { timeout: LONG }, () => {
  const laws = copy.run('scripts/laws.ts', 'dice', '--games', '5')
  expect(laws.stdout).toMatch(/dice, 2 seats, \{\}: 5 games obey the laws/)
  expect(copy.run('cli/main.ts', 'games').stdout).toMatch(/^dice {2}Dice/m)
})

test('its two bots play it', { timeout: LONG }, () => {
  const bots = ['--bots', 'mate,captain', '--games', '3', '--workers', '1', '--json']
  const { stdout } = copy.run('cli/main.ts', 'simulate', 'dice', ...bots)
  expect(JSON.parse(stdout)).toMatchObject({ game: 'dice', games: 3, mishaps: 0 })
})

test('the fourth language is spoken', { timeout: LONG }, () => {
  expect(copy.run('cli/main.ts', 'games', '--lang', 'fr').stdout).toContain('2 à 3 joueurs')
})

test('the endpoint is answered by a server', { timeout: LONG }, () => {
  expect(tried('server/http/weather.test.ts')).toMatch(/Tests +1 passed \(1\)/)
})

test('the card is missed until it has tests, and is played by them', { timeout: LONG }, () => {
  expect(tried('scripts/cards.test.ts')).toContain('glory.openHand is never used')
  copy.write('games/marauders/cards/openHand.test.ts', CARD.test)
  copy.run('scripts/cards.ts')
  expect(tried('scripts/cards.test.ts', 'games/marauders/cards/openHand.test.ts')).toMatch(/Tests +\d+ passed \(/)
})

/** What Vitest says of tests in the copy. */
function tried(...tests: readonly string[]): string {
  const { stdout, stderr } = copy.run('node_modules/vitest/vitest.mjs', 'run', ...tests)
  return stdout + stderr
}

/** The files in which the compiler finds something missing. */
function placesIn(told: string, what = ''): readonly string[] {
  const errors = told.matchAll(/^([\w./-]+)\(\d+,\d+\): error (.*)$/gm)
  return [...new Set([...errors].flatMap(([, path, error]) => (error.includes(what) ? [path] : [])))].sort()
}
