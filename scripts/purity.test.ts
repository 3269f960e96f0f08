import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'
import { plant } from './plant.ts'

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')

const ENGINE = ['core', 'games/karibik', 'bots'] as const

/** Each is refused in the engine and allowed in its tests and elsewhere. */
const IMPURE = [
  'Math.random()',
  "Math['random']()",
  'Date.now()',
  'new Date()',
  'performance.now()',
  'setTimeout(() => {}, 1)',
  'setInterval(() => {}, 1)',
  'setImmediate(() => {})',
  'queueMicrotask(() => {})',
  'crypto.randomUUID()',
  'globalThis.Math',
  'process.env',
  'console.log(1)',
  "fetch('x')",
]

/** Refused everywhere. */
const UNFIT = {
  'lint/suspicious/noExplicitAny': 'export const a: any = 1\n',
  'lint/style/noNonNullAssertion': 'export const f = (a?: { b: number }) => a!.b\n',
  'lint/style/noEnum': 'export enum Ship {\n  Flute,\n}\n',
  'lint/style/noDefaultExport': 'export default 1\n',
  format: 'export const a = "1";\n',
}

test('clock, chance and platform are refused in the engine', () => {
  const planted = ENGINE.flatMap((folder) =>
    IMPURE.map((code, i) => [`${folder}/${i}.ts`, `export const a = ${code}\n`]),
  )
  const found = lint({ ...Object.fromEntries(planted), 'core/alias.ts': 'export const { random } = Math\n' })
  expect([...new Set(found.map(({ path }) => path))].sort()).toEqual(
    [...planted.map(([path]) => path), 'core/alias.ts'].sort(),
  )
})

test('and allowed in its tests, and outside it', () => {
  const planted = [...ENGINE.map((folder) => `${folder}/a.test.ts`), 'cli/a.ts', 'server/a.ts'].flatMap((path) =>
    IMPURE.map((code, i) => [path.replace('a.', `a${i}.`), `export const a = ${code}\n`]),
  )
  expect(lint(Object.fromEntries(planted))).toEqual([])
})

test.each(Object.entries(UNFIT))('%s is refused', (category, text) => {
  expect(lint({ 'cli/a.ts': text })).toEqual([{ path: 'cli/a.ts', category }])
})

test('a config file may have a default export', () => {
  expect(lint({ 'vitest.config.ts': 'export default 1\n' })).toEqual([])
})

test.each(['document.title', 'window', 'setTimeout(() => {}, 1)', 'process.env', "require('node:fs')"])(
  'to the engine %s is not even a name',
  (code) => {
    expect(types(`export const a = ${code}\n`)).toMatch(/^core\/a\.ts\(1,\d+\): error TS2(304|580|584|591)/)
  },
)

test('the language itself is all the engine needs', () => {
  expect(types('export const a = [1, 2].toSorted()\n')).toBe('')
})

interface Found {
  readonly path: string
  readonly category: string
}

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

/** Only what makes the check fail. */
function lint(files: Record<string, string>): Found[] {
  const biome = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  const house = plant({ ...files, 'biome.json': JSON.stringify({ ...biome, vcs: { enabled: false } }) })
  cpSync(join(ROOT, 'scripts/no-random.grit'), join(house, 'scripts/no-random.grit'))
  const args = ['check', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error']
  const { stdout } = spawnSync(process.execPath, [BIOME, ...args, ...Object.keys(files)], {
    cwd: house,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  return diagnostics.map(({ category, location }) => ({ path: location.path, category }))
}

function types(text: string): string {
  const house = plant({ 'core/a.ts': text, 'package.json': '{ "type": "module" }' })
  for (const file of ['tsconfig.json', 'tsconfig.engine.json']) cpSync(join(ROOT, file), join(house, file))
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', 'tsconfig.engine.json'], { cwd: house, encoding: 'utf8' }).stdout
}
