/** The web client, built when it is missing or older than what it is made of. */

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../cli/node.mjs'

const BUILT = 'web/dist'
const SOURCES = ['web', 'core', 'games', 'bots', 'analysis', 'protocol', 'package-lock.json']
const NOT_SOURCES = ['dist', 'node_modules']

/** The folder to serve. */
export function buildWeb(node) {
  if (isStale(ROOT)) {
    console.error('Building the web client …')
    const { status, stdout, stderr } = spawnSync(node, ['--run', 'build'], { cwd: ROOT, encoding: 'utf8' })
    if (status !== 0) {
      console.error(`${stdout}${stderr}The web client could not be built.`)
      process.exit(1)
    }
  }
  return join(ROOT, BUILT)
}

export function isStale(root) {
  const page = join(root, BUILT, 'index.html')
  if (!existsSync(page)) return true
  return SOURCES.some((path) => newest(join(root, path)) > statSync(page).mtimeMs)
}

/** When anything in there was last changed. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => !NOT_SOURCES.includes(name))
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}
