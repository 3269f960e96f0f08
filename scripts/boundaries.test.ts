import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'
import { plant } from './plant.ts'

const SOUND = {
  'core/chance.ts': 'export const chance = 1',
  'core/laws.ts': "import fc from 'fast-check'\nexport const laws = fc",
  'core/words.laws.ts': "import { say } from 'intl-messageformat'\nexport const words = say",
  'core/chance.test.ts': "import 'node:crypto'\nimport './chance.ts'",
  'games/karibik/index.ts': "import { chance } from '@windward/core/chance.ts'\nexport const karibik = chance",
  'games/haendler/index.ts': "import { chance } from '@windward/core/chance.ts'\nexport const haendler = chance",
  'games/catalogue.ts': "export * from './karibik/index.ts'\nexport * from './haendler/index.ts'",
  'bots/catalogue.ts': "export * from '@windward/games/catalogue.ts'",
  'analysis/catalogue.ts': "export * from '@windward/bots/catalogue.ts'",
  'protocol/index.ts': "export * from '@windward/games/catalogue.ts'",
  'server/index.ts': "import 'node:fs'\nexport * from '../protocol/index.ts'",
  'web/index.ts': "export * from '../protocol/index.ts'",
  'cli/index.ts': "export * from '../server/index.ts'",
  'bench/index.ts': "export * from '../cli/index.ts'",
}

const FAULTS: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['core-looks-up', 'core/fault.ts', "import '@windward/games/catalogue.ts'"],
  ['core-looks-up', 'core/bench.ts', "import '../bench/index.ts'"],
  ['games-looks-up', 'games/karibik/fault.ts', "import '@windward/bots/catalogue.ts'"],
  ['bots-looks-up', 'bots/fault.ts', "import type {} from '../protocol/index.ts'"],
  ['analysis-looks-up', 'analysis/fault.ts', "import '../protocol/index.ts'"],
  ['protocol-looks-up', 'protocol/fault.ts', "import '../server/index.ts'"],
  ['server-looks-up', 'server/fault.ts', "import '../cli/index.ts'"],
  ['web-looks-up', 'web/fault.ts', "import '../cli/index.ts'"],
  ['cli-looks-up', 'cli/fault.ts', "await import('../web/index.ts')"],
  ['game-knows-game', 'games/haendler/fault.ts', "import '../karibik/index.ts'"],
  ['engine-knows-platform', 'core/platform.ts', "import 'node:crypto'"],
  ['engine-knows-platform', 'games/karibik/platform.ts', "import 'fs'"],
  ['engine-knows-platform', 'bots/platform.ts', "import 'node:worker_threads'"],
  ['engine-uses-package', 'core/package.ts', "import 'fast-check'"],
  ['engine-uses-package', 'core/words.ts', "import 'intl-messageformat'"],
  ['engine-uses-package', 'games/karibik/package.ts', "import 'intl-messageformat'"],
  ['engine-uses-package', 'bots/package.ts', "import 'fast-check'"],
  ['circle', 'web/a.ts', "import './a.ts'"],
  ['test-is-used', 'core/tested.ts', "import './chance.test.ts'"],
  ['outside', 'bench/outside.ts', "import '../../outside.ts'"],
  ['outside', 'bench/shared.ts', "import '../shared/data.ts'"],
  ['not-found', 'bench/lost.ts', "import './nowhere.ts'"],
]

test('imports that flow one way are allowed', () => {
  expect(violations({ ...SOUND })).toEqual([])
})

test('every import that does not is named with its rule', () => {
  const planted = Object.fromEntries(FAULTS.map(([, file, text]) => [file, text]))
  const expected = FAULTS.map(([rule, file]) => `${rule} ${file}`)
  expect(violations({ ...SOUND, ...planted })).toEqual(expected.sort())
})

test('the laws may use no package but their own', () => {
  const swapped = { 'core/laws.ts': SOUND['core/words.laws.ts'], 'core/words.laws.ts': SOUND['core/laws.ts'] }
  expect(violations({ ...SOUND, ...swapped })).toEqual([
    'laws-use-package core/laws.ts',
    'words-use-package core/words.laws.ts',
  ])
})

function violations(files: Record<string, string>): string[] {
  const above = plant({
    'outside.ts': '',
    'house/.dependency-cruiser.cjs': readFileSync(join(ROOT, '.dependency-cruiser.cjs'), 'utf8'),
    'house/shared/data.ts': '',
    'house/node_modules/fast-check/index.js': '',
    'house/node_modules/intl-messageformat/index.js': '',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`house/${path}`, text])),
  })
  const house = join(above, 'house')
  mkdirSync(join(house, 'node_modules/@windward'))
  for (const name of ['core', 'games', 'bots', 'analysis']) {
    cpSync(join(ROOT, name, 'package.json'), join(house, name, 'package.json'))
    symlinkSync(join(house, name), join(house, 'node_modules/@windward', name))
  }
  const cruise = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [cruise, '.', '--output-type', 'json'], {
    cwd: house,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort()
}
