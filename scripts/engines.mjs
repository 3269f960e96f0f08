/** PostgreSQL, NATS and Python are there, for the tests that start their own. On Debian they are installed when missing. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { natsServer, postgresFolder } from '../server/given/places.mjs'
import { aptInstall } from './apt.mjs'

const ENGINES = [
  { package: 'postgresql', isThere: () => existsSync(`${postgresFolder()}/initdb`) },
  { package: 'nats-server', isThere: () => existsSync(natsServer()) },
  { package: 'python3', isThere: () => spawnSync('python3', ['--version']).status === 0 },
]

/** The packages that are not there. */
export function missing(engines = ENGINES) {
  return engines.filter(({ isThere }) => !isThere()).map((engine) => engine.package)
}

/** What cannot be put right, in a sentence; undefined if all is well. */
export function provide(find = missing, isRoot = process.getuid?.() === 0, install = aptInstall) {
  const wanted = find()
  if (wanted.length === 0) return undefined
  const command = `apt-get install ${wanted.join(' ')}`
  if (!isRoot) return `The tests need ${wanted.join(' and ')}. On Debian: ${command}, as root; or see CONTRIBUTING.md.`
  install(wanted)
  const left = find()
  return left.length === 0 ? undefined : `The tests need ${left.join(' and ')}, and \`${command}\` did not bring them.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = provide()
  if (fault !== undefined) console.error(fault)
  process.exitCode = fault === undefined ? 0 : 1
}
