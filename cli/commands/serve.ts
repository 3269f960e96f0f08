/** `windward serve`, `windward bot-worker`, `windward backup` and `windward restore`. */

import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import type { ServeGiven } from '@windward/server/serve.ts'
import { type Command, Option } from 'commander'
import { number } from '../given.ts'
import { Refused } from '../refusal.ts'

interface Given extends Omit<ServeGiven, 'botThreads' | 'requestsPerMinute'> {
  readonly bots: number
  readonly requests: number
}

const MOST_THREADS = 256

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('tables for people and bots, over HTTP and WebSocket')
    .addOption(env('--host <address>', 'the address to listen at', 'HOST', '127.0.0.1'))
    .addOption(env('--port <n>', 'the port to listen at; 0 is any free one', 'PORT', 8080).argParser(number(0, 65_535)))
    .addOption(storeOption())
    .addOption(natsOption())
    .addOption(botsOption())
    .addOption(
      new Option('--trust-proxy', 'a proxy in front says who asks, and whether by TLS').env('WINDWARD_TRUST_PROXY'),
    )
    .addOption(
      env('--requests <n>', 'requests of one address in a minute', 'REQUESTS', 600).argParser(number(1, 1_000_000_000)),
    )
    .addOption(env('--web <folder>', 'the built web client, to be served too', 'WEB'))
    .addHelpText(
      'after',
      `
Every option can also be set in the environment: WINDWARD_HOST, WINDWARD_PORT, WINDWARD_STORE, WINDWARD_NATS,
WINDWARD_BOTS, WINDWARD_TRUST_PROXY, WINDWARD_REQUESTS, WINDWARD_WEB. See docs/hosting.md.

Examples:
  windward serve                               one process, its store in windward.db
  windward serve --store postgres://… --nats nats://…
                                               one of many, all alike`,
    )
    .action(async ({ bots, requests, ...given }: Given) => {
      prepareFolder(given.store)
      const { serve } = await import('@windward/server/serve.ts')
      const serving = await orRefuse(serve({ ...given, botThreads: bots, requestsPerMinute: requests }))
      console.error(`Windward is at ${serving.url}`)
      await stopWith(() => serving.stop())
    })
}

export function addBotWorker(program: Command): void {
  program
    .command('bot-worker')
    .description('think for the bots of other nodes')
    .addOption(natsOption().makeOptionMandatory())
    .addOption(botsOption())
    .action(async ({ nats, bots }: { readonly nats: string; readonly bots: number }) => {
      const { startBotWorker } = await import('@windward/server/bots/pool.ts')
      const worker = await orRefuse(startBotWorker(nats, Math.max(1, bots)))
      console.error(`Thinking with ${Math.max(1, bots)} threads`)
      await stopWith(() => worker.stop())
    })
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .argument('<to>', 'the file to write')
    .description('copy the embedded store, also while the server runs')
    .addOption(storeOption())
    .action(async (to: string, { store }: { readonly store: string }) => {
      const { backup } = await import('@windward/server/store/backup.ts')
      const done = await backup(store, to)
      if (!done.ok) throw new Refused(done.why, 1)
      console.log(`${to}: ${done.tables} tables, ${done.steps} steps`)
    })
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .argument('<from>', 'a file that windward backup wrote')
    .description('put a backup in the place of the embedded store, while no server runs')
    .addOption(storeOption())
    .option('--replace', 'even if there is a store already; it is kept beside')
    .action(async (from: string, { store, replace }: { readonly store: string; readonly replace?: true }) => {
      const { restore } = await import('@windward/server/store/backup.ts')
      const done = await restore(from, store, replace === true)
      if (!done.ok) throw new Refused(done.why, 1)
      console.log(`${store}: ${done.tables} tables, ${done.steps} steps`)
    })
}

function env(flags: string, description: string, name: string, fallback?: string | number): Option {
  const option = new Option(flags, description).env(`WINDWARD_${name}`)
  return fallback === undefined ? option : option.default(fallback)
}

function storeOption(): Option {
  return env('--store <where>', 'a file, or postgres://…', 'STORE', 'windward.db')
}

function natsOption(): Option {
  return env('--nats <url>', 'nats://…, for more than one process', 'NATS')
}

function botsOption(): Option {
  const threads = Math.max(1, availableParallelism() - 1)
  return env('--bots <n>', 'threads for bots', 'BOTS', threads).argParser(number(0, MOST_THREADS))
}

function prepareFolder(store: string): void {
  if (!/^postgres(ql)?:/.test(store) && !existsSync(dirname(store))) mkdirSync(dirname(store), { recursive: true })
}

/** A port in use or a store that does not answer is told in a sentence. */
async function orRefuse<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    throw new Refused(`It could not be started: ${error instanceof Error ? error.message || error.name : error}`, 1)
  }
}

/** What was begun is finished first. */
async function stopWith(stop: () => Promise<void>): Promise<void> {
  const { default: closeWithGrace } = await import('close-with-grace')
  // In the other commands an interrupt ends the program at once.
  process.removeAllListeners('SIGINT')
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) console.error(err)
    await stop()
  })
}
