/** The browser for the browser tests: Debian's, installed where that is possible, else asked for in a sentence. */

import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const PACKAGES = ['chromium', 'fonts-dejavu-core']

/** A sentence about what is missing; nothing when the browser is there. */
export function needChromium(path = CHROMIUM, install = () => aptInstall(PACKAGES)) {
  if (existsSync(path)) return undefined
  const told = install()
  if (existsSync(path)) return undefined
  return `There is no Chromium at ${path}. ${told} Install ${PACKAGES.join(' and ')}, or name another in CHROMIUM.`
}
