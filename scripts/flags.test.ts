import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'
import { head } from './flags.ts'

/** Every program that is run by hand. */
const PROGRAMS = globSync('{bench,bots/train,e2e,scripts}/*.ts', { cwd: ROOT })
  .filter((path) => !path.startsWith('scripts/flags.') && /\bflags\(/.test(readFileSync(ROOT + path, 'utf8')))
  .sort()

const run = (path: string, ...args: string[]) =>
  spawnSync(process.execPath, [ROOT + path, ...args], { encoding: 'utf8' })

test('help is what stands at the head of a program: what it does, and how it is called', () => {
  expect(PROGRAMS.length).toBeGreaterThan(10)
  for (const path of PROGRAMS) expect(head(readFileSync(ROOT + path, 'utf8')), path).toMatch(/^[A-Z].*(npm run|node) /s)
  const { status, stdout, stderr } = run('bench/profile.ts', '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Where the time of a program goes.*\n {4}node bench\/profile.ts search.cpuprofile /s)
})

const REFUSED: readonly (readonly [sentence: string, path: string, ...args: readonly string[]])[] = [
  ...PROGRAMS.map((path) => ["Unknown option '--quikly'.", path, '--quikly'] as const),
  [`Name one game of: ${GAME_IDS.join(', ')}.`, 'scripts/laws.ts'],
  [`"chess" is unknown; known are: ${GAME_IDS.join(', ')}.`, 'scripts/laws.ts', 'chess'],
  ['"all" is unknown.', 'scripts/cards.ts', 'all'],
  ['--most must be a number, not "many".', 'bench/profile.ts', '--most', 'many'],
  ["Option '--most <value>' argument missing.", 'bench/profile.ts', '--most'],
  ['--bots "parrot" is unknown; known are: mate, captain, admiral.', 'bench/exploit.ts', '--bots', 'mate,parrot'],
]

for (const [sentence, ...command] of REFUSED) {
  test(`${command.join(' ')} is refused with a sentence`, () => {
    const [path, ...args] = command
    const { status, stdout, stderr } = run(path, ...args)
    expect([status, stdout, stderr]).toEqual([2, '', `${sentence}\n`])
  })
}
