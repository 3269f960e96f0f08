/** What to run while working: types, lint, boundaries, and the unit tests of what is not on main yet. */

import { spawnSync } from 'node:child_process'
import { ROOT } from '../cli/node.mjs'
import { bootstrap } from './bootstrap.mjs'
import { inTurn, quiet, script, timed } from './runner.mjs'
import { ofCheck } from './tally.mjs'

/** They take their time whatever was changed; `npm test` runs them. */
const LONG = [
  'bots/**',
  'cli/foreign.test.ts',
  'cli/commands/**',
  'server/{cluster,hostile,killed,leak,operation}.test.ts',
]

const node = bootstrap()
const [checks, unit] = await Promise.all([
  inTurn(['types', 'types:engine', 'lint', 'boundaries'], (name) => timed(name, () => quiet(node, name))),
  timed('unit', changed),
])
process.exitCode = [...checks, unit].some(({ tally }) => tally.failed > 0) ? 1 : 0

async function changed() {
  const since = spawnSync('git', ['merge-base', 'main', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim()
  const args = [`--changed=${since || 'HEAD'}`, '--passWithNoTests', ...LONG.map((path) => `--exclude=${path}`)]
  const { status } = await script(node, 'unit', args, { isHeard: true })
  return { tally: ofCheck(status) }
}
