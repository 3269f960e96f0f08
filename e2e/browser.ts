/** Chromium as Debian packages it, and the built client served for it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CHROMIUM } from '../scripts/chromium.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where the built client is served; those that follow are for whoever serves it again. Where it is taken, name another. */
export const PORT = Number(process.env.E2E_PORT ?? 4173)

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
  ],
}

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 360, height: 740 },
  wide: { width: 1920, height: 1080 },
} as const

/** Runs in the page: the same cards every time, so that two builds can be compared. */
export function shuffleAlike(): void {
  let last = 1
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into instanceof Uint8Array) for (let i = 0; i < into.length; i++) into[i] = last = (last * 75 + 74) % 65537
    return into
  }
}

/** The built client on a port of its own, as a process that can be stopped. */
export async function serve(port: number): Promise<{ readonly url: string; stop(): void }> {
  const url = `http://localhost:${port}/`
  const args = [`${ROOT}node_modules/vite/bin/vite.js`, 'preview', '--config', `${ROOT}web/vite.config.ts`]
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
