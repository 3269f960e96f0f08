/** What the lockfile says is installed, and a Node that reads TypeScript. Runs under Node 20.19 with nothing installed. */

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { BUNDLED, findNode, NO_NODE, ROOT, versionOf } from '../cli/node.mjs'

/** The path of the Node to use. */
export function bootstrap() {
  if (!isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))) install()
  // Where the bundled Node cannot run (musl, say) it must not shadow the user's own on the path.
  if (existsSync(BUNDLED) && versionOf(BUNDLED) === '') rmSync(BUNDLED)
  return findNode() ?? fail(NO_NODE)
}

/** Everything installed is what the lock says, and only what is optional may be missing. */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false
  const isSame = ([path, entry]) => fingerprint(entry) === fingerprint(lock.packages[path])
  const isThere = ([path, entry]) => path === '' || entry.optional || path in installed.packages
  return Object.entries(installed.packages).every(isSame) && Object.entries(lock.packages).every(isThere)
}

function install() {
  console.log('Installing what package-lock.json says …')
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  const options = { cwd: ROOT, stdio: 'inherit' }
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync(`npm ${args.join(' ')}`, { ...options, shell: true })
  if (status !== 0) fail('The dependencies could not be installed: `npm ci` failed, see above.')
}

function fingerprint(entry) {
  return entry && `${entry.version} ${entry.integrity} ${entry.link}`
}

function read(path) {
  const file = `${ROOT}${path}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
