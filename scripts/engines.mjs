/** PostgreSQL and NATS are there, for the tests that start their own. On Debian they are installed when missing. */

import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { aptInstall } from './apt.mjs'

const ENGINES = [
  { package: 'postgresql', isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 },
  { package: 'nats-server', isThere: () => ['/usr/sbin', '/usr/bin'].some((bin) => existsSync(`${bin}/nats-server`)) },
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
  if (!isRoot) return `The tests need ${wanted.join(' and ')}. On Debian: ${command}, as root.`
  install(wanted)
  const left = find()
  return left.length === 0 ? undefined : `The tests need ${left.join(' and ')}, and \`${command}\` did not bring them.`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = provide()
  if (fault !== undefined) console.error(fault)
  process.exitCode = fault === undefined ? 0 : 1
}
