/** Runs scripts of package.json, and says how each ended and how long it took. */

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../cli/node.mjs'
import { ofCheck } from './tally.mjs'

/** What Node has made of our sources once, every process after that finds there. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled')

/** Its exit code and what it said, which is passed on at once where it is to be heard. */
export function script(node, name, args = [], { isHeard = false, env = {} } = {}) {
  const child = spawn(node, ['--run', name, '--', ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (isHeard ? process.stdout.write(text) : said.push(text)))
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, said: String(error) }))
    child.on('close', (status) => resolve({ status, said: said.join('') }))
  })
}

/** A check is quiet when it passes. */
export async function quiet(node, name, args = []) {
  const { status, said } = await script(node, name, args)
  if (status !== 0) console.log(said)
  return { tally: ofCheck(status) }
}

export async function timed(name, run) {
  const began = performance.now()
  const { tally, tests = [] } = await run()
  const seconds = (performance.now() - began) / 1000
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  return { name, tally, seconds, tests }
}

export async function inTurn(names, run) {
  const done = []
  for (const name of names) done.push(await run(name))
  return done
}
