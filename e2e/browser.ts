/** Chromium as Debian packages it, and the built client served for it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHROMIUM } from '../scripts/chromium.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where the built client is served; those that follow are for whoever serves it again. Where it is taken, name another. */
export const PORT = Number(process.env.E2E_PORT ?? 4173)

/** A computer in the same home: what is served there is no secure context. */
export const HOME = 'evening.home'

export const LAUNCH = {
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    `--host-resolver-rules=MAP ${HOME} 127.0.0.1`,
  ],
}

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 360, height: 740 },
  /** A phone on its side. */
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 1920, height: 1080 },
} as const

/** What most tests are run on. */
export const DEVICES = {
  desktop: { viewport: SIZES.desktop, isMobile: false, hasTouch: false },
  phone: { viewport: SIZES.phone, isMobile: true, hasTouch: true },
} as const

/** In the browser: numbers that follow from a name, and others after each visit of a page. */
export function dealBy(name: string): void {
  const visits = Number(sessionStorage.getItem('visits') ?? 0) + 1
  sessionStorage.setItem('visits', String(visits))
  let state = visits
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  Object.defineProperty(crypto, 'getRandomValues', {
    value<T extends ArrayBufferView>(array: T): T {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 0x915f77f5) + 0x6d2b79f5) | 0
        bytes[i] = state >>> 24
      }
      return array
    },
  })
}

/** The built client on a port of its own, as a process that can be stopped; that of another checkout, too. */
export async function serve(port: number, root = ROOT): Promise<{ readonly url: string; stop(): void }> {
  const url = `http://localhost:${port}/`
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'preview', '--config', join(root, 'web/vite.config.ts')]
  const server = spawn(process.execPath, [...args, '--port', String(port), '--strictPort'], { stdio: 'ignore' })
  await answering(url, server)
  return { url, stop: () => server.kill() }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error('the preview server stopped')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the preview server does not answer')
}
