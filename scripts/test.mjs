/** Every check there is, to the end, and one closing line. Each step is a script of package.json. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../cli/node.mjs'
import { bootstrap } from './bootstrap.mjs'
import { needChromium } from './chromium.mjs'
import { add, closingLine, isGood, ofCheck, ofPlaywright, ofVitest } from './tally.mjs'

const STEPS = [
  check('types'),
  check('types:engine'),
  check('types:web'),
  check('lint'),
  check('boundaries'),
  check('unused'),
  check('lock'),
  check('hygiene'),
  check('engines'),
  vitest('unit'),
  check('build'),
  check('size'),
  playwright('browser'),
]

const node = bootstrap()
const tallies = STEPS.map(({ name, run }) => {
  const began = Date.now()
  const tally = run()
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  return tally
})
const total = tallies.reduce(add)
console.log(closingLine(total))
process.exitCode = isGood(total) ? 0 : 1

/** Quiet when it passes. */
function check(name) {
  const run = () => {
    const { status, stdout, stderr } = script(name, [], 'pipe')
    if (status !== 0) console.log(`${stdout}${stderr}`)
    return ofCheck(status)
  }
  return { name, run }
}

function vitest(name) {
  const run = () => {
    const folder = mkdtempSync(join(tmpdir(), 'windward-'))
    const report = join(folder, 'report.json')
    const { status } = script(name, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], 'inherit')
    try {
      return ofVitest(status, JSON.parse(readFileSync(report, 'utf8')))
    } catch {
      console.log('Vitest left no report.')
      return ofCheck(1)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return { name, run }
}

function playwright(name) {
  const run = () => {
    const missing = needChromium()
    if (missing) {
      console.log(missing)
      return ofCheck(1)
    }
    const folder = mkdtempSync(join(tmpdir(), 'windward-'))
    const report = join(folder, 'report.json')
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const { status } = script(name, ['--reporter=list,json'], 'inherit', env)
    try {
      return ofPlaywright(status, JSON.parse(readFileSync(report, 'utf8')))
    } catch {
      console.log('Playwright left no report.')
      return ofCheck(1)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return { name, run }
}

function script(name, args, stdio, env = {}) {
  return spawnSync(node, ['--run', name, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', stdio, stdio],
  })
}
