/** A server as a process of its own, on the embedded store. */

import { type ChildProcess, spawn } from 'node:child_process'

const MAIN = new URL('../../cli/windward.mjs', import.meta.url).pathname
const PATIENCE = 30_000

/** Returns when it is ready. `node`: what Node itself is told. */
export async function startServerProcess(port: number, store: string, ...node: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...node, MAIN, 'serve', '--port', `${port}`, '--store', store], {
    stdio: 'ignore',
  })
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
    if (response?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error('it does not start')
}

/** As a power cut would. */
export function killProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
