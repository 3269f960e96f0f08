/** The browser for the browser tests: Debian's, installed where that is possible, else asked for in a sentence. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const PACKAGES = ['chromium', 'fonts-dejavu-core']

/** A sentence about what is missing; nothing when the browser is there. */
export function needChromium(path = CHROMIUM, install = aptInstall) {
  if (existsSync(path)) return undefined
  const told = install()
  if (existsSync(path)) return undefined
  return `There is no Chromium at ${path}. ${told} Install ${PACKAGES.join(' and ')}, or name another in CHROMIUM.`
}

/** @returns {string} */
function aptInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 'It can be installed here by root only.'
  console.log(`Installing ${PACKAGES.join(' and ')} …`)
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status
  const isDone = apt('update') === 0 && apt('install', '-y', '--no-install-recommends', ...PACKAGES) === 0
  return isDone ? '' : 'apt-get could not install it.'
}
