/** Debian's packages, where we may install them. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A sentence about what stood in the way; empty when it is done. */
export function aptInstall(packages, isRoot = process.getuid?.() === 0) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return `Only root can install ${packages.join(' and ')} here.`
  console.log(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status
  const isDone = apt('update') === 0 && apt('install', '-y', '--no-install-recommends', ...packages) === 0
  return isDone ? '' : `apt-get could not install ${packages.join(' and ')}.`
}
