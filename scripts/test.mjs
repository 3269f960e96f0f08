/** Every check there is, to the end, and one closing line. Each step is a script of package.json. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { needChromium } from './chromium.mjs'
import { inTurn, quiet, script, timed } from './runner.mjs'
import {
  add,
  againLines,
  closingLine,
  isGood,
  ofCheck,
  ofPlaywright,
  ofVitest,
  slowestLines,
  testsOfPlaywright,
  testsOfVitest,
} from './tally.mjs'

const CHECKS = [
  'types',
  'types:engine',
  'types:web',
  'lint',
  'boundaries',
  'unused',
  'lock',
  'hygiene',
  'build',
  'size',
]

const node = bootstrap()
// A check uses one core and leaves the tests the other; the browser needs both, and what was built.
const [checks, units] = await Promise.all([
  inTurn(CHECKS, (name) => timed(name, () => quiet(node, name))),
  inTurn(['engines', 'unit'], (name) => timed(name, () => (name === 'unit' ? vitest() : quiet(node, name)))),
])
const steps = [...checks, ...units, await timed('browser', playwright)]
const total = steps.map(({ tally }) => tally).reduce(add)
console.log(slowestLines(steps))
const again = againLines(steps)
if (again) console.log(again)
console.log(closingLine(total))
process.exitCode = isGood(total) ? 0 : 1

function vitest() {
  const reporters = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return reported('unit', reporters, () => ({}), ofVitest, testsOfVitest)
}

function playwright() {
  const missing = needChromium()
  if (missing) {
    console.log(missing)
    return { tally: ofCheck(1) }
  }
  const env = (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return reported('browser', () => ['--reporter=list,json'], env, ofPlaywright, testsOfPlaywright)
}

/** A run of many tests, counted by the report that it leaves. */
async function reported(name, argsFor, envFor, tallyOf, testsOf) {
  const folder = mkdtempSync(join(tmpdir(), 'windward-'))
  const path = join(folder, 'report.json')
  const { status } = await script(node, name, argsFor(path), { isHeard: true, env: envFor(path) })
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'))
    return { tally: tallyOf(status, report), tests: testsOf(report) }
  } catch {
    console.log(`The step ${name} left no report.`)
    return { tally: ofCheck(1) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
