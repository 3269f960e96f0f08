/** Plain JavaScript, because it runs before there is a Node that reads TypeScript. */

import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const BUNDLED = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

/** The first that runs TypeScript as it is: the one the install brings, else the user's own. */
export function findNode(candidates = [BUNDLED, process.execPath]) {
  return candidates.find((node) => isRecent(versionOf(node)))
}

/** In every language at once: the catalogues cannot be read yet. */
export const NO_NODE = `Windward needs Node 22.18 or later; this is ${process.versions.node}, and none came with the install.
Windward richiede Node 22.18 o successivo; questo è ${process.versions.node}, e l’installazione non ne ha portato uno.
Windward braucht Node 22.18 oder neuer; dies ist ${process.versions.node}, und mit der Installation kam keines.`

export function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** Empty if it does not run here. */
export function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1) : ''
}

/** Becomes another process as far as anyone can see: its streams, its signals, its way to end. */
export function become(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends its interrupt to both already.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
