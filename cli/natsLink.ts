/** The way between a command with `--nats` and those who work for it. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Say } from '@windward/core/words.ts'
import { NATS_SETTINGS } from '@windward/server/bus/nats.ts'
import { ExitError } from './exitError.ts'
import { complain, type Io } from './io.ts'
import { ROOT } from './node.mjs'
import type { TerminalKey } from './words/index.ts'
import type { Task } from './work.ts'

/** Milliseconds: so often a worker says that it is still at a job, and after so much silence it is taken for dead. */
export const BEAT = 500
export const PATIENCE = 3_000

export interface AskedJob {
  readonly task: Task
  readonly job: unknown
}

/** `busy`: somebody else should do it. `taken` is said again and again while the job is waited for. */
export type JobAnswer =
  | { readonly at: 'taken'; readonly worker: string; readonly threads: number }
  | { readonly at: 'busy' }
  | { readonly at: 'done'; readonly result: unknown }
  | { readonly at: 'failed'; readonly detail: string }

/** Whoever works, of whatever version, says so here. */
export const ROLL_CALL = 'windward.work'

export interface RollAnswer {
  readonly version: string
}

/** Only the very same code gives the same results, so nobody else is asked. */
export function jobsSubject(version: string): string {
  return `${ROLL_CALL}.${version}`
}

/** Follows from all that results follow from: rules, bots, judges, and what plays them here. */
export function codeVersion(): string {
  const hash = createHash('sha256')
  for (const folder of ['core', 'games', 'bots', 'analysis']) addFiles(hash, folder, true)
  addFiles(hash, 'cli', false)
  return hash.digest('hex').slice(0, 12)
}

function addFiles(hash: ReturnType<typeof createHash>, folder: string, recursive: boolean): void {
  const paths = readdirSync(join(ROOT, folder), { recursive, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(ts|js)$/.test(path) && !/\.test\.ts$|node_modules/.test(path))
  for (const path of paths.sort()) {
    hash.update(`${folder}/${path}\0`)
    hash.update(readFileSync(join(ROOT, folder, path)))
  }
}

export class NatsLink {
  readonly nats: NatsConnection
  /** Without whatever opens its doors. */
  readonly address: string
  isUp = true

  private constructor(nats: NatsConnection, say: Say<TerminalKey>, io: Io, onReturn: () => void) {
    this.nats = nats
    this.address = nats.getServer()
    void this.#follow(say, io, onReturn)
  }

  static async open(url: string, say: Say<TerminalKey>, io: Io, onReturn: () => void = () => {}): Promise<NatsLink> {
    try {
      const nats = await connect({ servers: url, ...NATS_SETTINGS })
      return new NatsLink(nats, say, io, onReturn)
    } catch (error) {
      const detail = error instanceof Error ? error.message || error.name : String(error)
      throw new ExitError('nats.unreachable', { address: url.replace(/^.*@/, ''), detail }, 1)
    }
  }

  /** While it is away there is nothing to be finished. */
  close(): Promise<void> {
    return this.isUp ? this.nats.drain() : this.nats.close()
  }

  async #follow(say: Say<TerminalKey>, io: Io, onReturn: () => void): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect' && this.isUp) {
        this.isUp = false
        complain(io, say('nats.lost', { address: this.address }))
      } else if (type === 'reconnect') {
        this.isUp = true
        complain(io, say('nats.back', { address: this.address }))
        onReturn()
      }
    }
  }
}
