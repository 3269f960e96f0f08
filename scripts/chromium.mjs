/** The browser for the browser tests: Debian's, installed where that is possible, else asked for in a sentence. */

import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

/** The shell has no windows, which nobody would see here, and needs a third less of the processor. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const PACKAGES = ['chromium-headless-shell', 'fonts-dejavu-core']

export const CHROMIUM = process.env.CHROMIUM ?? chosenOf(PROGRAMS)

/** The first that is there, or the one to install. */
export function chosenOf(programs) {
  return programs.find((path) => existsSync(path)) ?? programs[0]
}

/** A sentence about what is missing; nothing when the browser is there. */
export function needChromium(path = CHROMIUM, install = () => aptInstall(PACKAGES)) {
  if (existsSync(path)) return undefined
  const told = install()
  if (existsSync(path)) return undefined
  return `There is no Chromium at ${path}. ${told} Install ${PACKAGES.join(' and ')}, or name another in CHROMIUM.`
}
