/** A server of one's own, for a test. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type RunningServer, type ServeOptions, serve } from '../serve.ts'

export interface TestServer extends RunningServer {
  readonly store: string
  /** What it logged. */
  readonly log: () => string
  /** Stops it and removes what it kept. */
  end(): Promise<void>
}

export async function startTestServer(options: Partial<ServeOptions> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'windward-server-'))
  const store = options.store ?? join(folder, 'windward.db')
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const serving = await serve({
    host: '127.0.0.1',
    port: 0,
    requestsPerMinute: 100_000,
    handshakesPerMinute: 100_000,
    botThreads: 1,
    logger,
    ...options,
    store,
  })
  return {
    ...serving,
    store,
    log: () => lines.join(''),
    async end() {
      await serving.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
