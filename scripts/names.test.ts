import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'

/** One name has one meaning in the repository: docs/glossary.md says which. */

interface Declaration {
  readonly name: string
  readonly path: string
}

/** Names that are declared more than once, and why they may be. Games need none: see `isOwnOfGames`. */
const SHARED: Readonly<Record<string, string>> = {
  Action: 'the contract’s says what all have in common, each game’s what there is in it',
  Event: 'as Action',
  Question: 'as Action',
  Person: 'somebody who signs in, and in Händler a card, as in its book',
}

const DECLARED = /^\s*export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)\b(?=[^\n]*[={<]|$)/gm
const IN_GAME = /^(?:games|bots|web\/games)\/([^/]+)\//

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.svelte'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
const repository = files.filter(Boolean).flatMap((path) => declaredIn(path, readFileSync(ROOT + path, 'utf8')))

test('an exported type has its name for itself', () => {
  expect(sharedIn(repository).filter(({ name }) => !Object.hasOwn(SHARED, name))).toEqual([])
})

test('every exception is still needed', () => {
  const shared = sharedIn(repository).map(({ name }) => name)
  for (const name of Object.keys(SHARED)) expect(shared).toContain(name)
})

test('a second declaration is found, in a script and in a component, but not in another game', () => {
  const shared = sharedIn([
    ...declaredIn('web/table/link.ts', 'export interface Table {\n}\nexport type Kept = string'),
    ...declaredIn('web/parts/Table.svelte', '<script module lang="ts">\nexport type Table = number\n</script>'),
    ...declaredIn('games/karibik/ship.ts', 'export class Ship<T> {}\ninterface Kept {}\nexport type { Kept }'),
    ...declaredIn('games/marauders/ship.ts', 'export abstract class Ship {}'),
    ...declaredIn('games/marauders/rules/mark.ts', 'export type Mark =\n  | string'),
    ...declaredIn('web/games/marauders/mark.ts', 'export type Mark = number'),
    ...declaredIn('games/marauders/deck.ts', 'export type Deck = number'),
    ...declaredIn('games/marauders/rules/deck.ts', 'export type Deck = string'),
  ])
  expect(shared).toEqual([
    { name: 'Table', paths: ['web/table/link.ts', 'web/parts/Table.svelte'] },
    { name: 'Mark', paths: ['games/marauders/rules/mark.ts', 'web/games/marauders/mark.ts'] },
    { name: 'Deck', paths: ['games/marauders/deck.ts', 'games/marauders/rules/deck.ts'] },
  ])
})

test('what the glossary names is there', () => {
  const glossary = readFileSync(`${ROOT}docs/glossary.md`, 'utf8')
  const known = new Set(repository.map(({ name }) => name))
  const named = [...glossary.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

function declaredIn(path: string, text: string): Declaration[] {
  return [...text.matchAll(DECLARED)].map(([, name]) => ({ name, path }))
}

function sharedIn(declarations: readonly Declaration[]) {
  const byName = Map.groupBy(declarations, ({ name }) => name)
  return [...byName]
    .map(([name, all]) => ({ name, paths: all.map(({ path }) => path) }))
    .filter(({ paths }) => paths.length > 1 && !isOwnOfGames(paths))
}

/** Games do not know each other: the same role has the same name in each of them, once. */
function isOwnOfGames(paths: readonly string[]): boolean {
  const games = paths.map((path) => gameOf(path))
  return games.every((game) => game !== undefined) && new Set(games).size === games.length
}

function gameOf(path: string): string | undefined {
  const game = IN_GAME.exec(path)?.[1]
  return files.includes(`games/${game}/index.ts`) ? game : undefined
}
