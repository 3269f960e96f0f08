/** `windward serve`, `windward bot-worker`, and what is done with a store: `backup`, `restore`, `check`. */

import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Language, Say } from '@windward/core/words.ts'
import type { ServeOptions } from '@windward/server/serve.ts'
import type { CopyResult } from '@windward/server/store/backup.ts'
import { type Command, Option } from 'commander'
import { renderUnicodeCompact } from 'uqr'
import { ExitError } from '../exitError.ts'
import { type Global, number } from '../flags.ts'
import { complain, type Io, print } from '../io.ts'
import { ANYWHERE, homeAddresses, portAt } from '../listening.ts'
import { stopWith } from '../stopping.ts'
import { type TerminalKey, wordsIn } from '../words/index.ts'

interface ServeFlags
  extends Global,
    Omit<ServeOptions, 'botThreads' | 'requestsPerMinute' | 'handshakesPerMinute' | 'spare'> {
  /** In MB. */
  readonly spare: number
  readonly lan?: true
  readonly bots: number
  readonly requests: number
  readonly handshakes: number
}

interface WorkerFlags extends Global {
  readonly nats: string
  readonly bots: number
}

interface StoreFlags extends Global {
  readonly store: string
  readonly replace?: true
  readonly rescue?: string
}

const MOST_THREADS = 256
/** Milliseconds for what was begun, when it is told to stop. */
const PATIENCE = 10_000

export function addServe(program: Command, io: Io): void {
  program
    .command('serve')
    .description('tables for people and bots, over HTTP and WebSocket')
    .addOption(env('--host <address>', 'the address to listen at', 'HOST', '127.0.0.1'))
    .addOption(
      new Option('--lan', 'for everybody in the same network: at every address of this computer').env('WINDWARD_LAN'),
    )
    .addOption(
      env(
        '--port <n>',
        'the port to listen at; 0 is any free one. If 8080 is taken and you name none, the next that is free',
        'PORT',
        8080,
      ).argParser(number(0, 65_535)),
    )
    .addOption(storeOption())
    .addOption(natsOption())
    .addOption(botsOption())
    .addOption(
      env('--trust-proxy <n>', 'so many proxies in front say who asks, and whether by TLS', 'TRUST_PROXY', 0).argParser(
        number(0, 16),
      ),
    )
    .addOption(
      env('--requests <n>', 'requests of one address in a minute', 'REQUESTS', 600).argParser(number(1, 1_000_000_000)),
    )
    .addOption(
      env('--keep <days>', 'for which finished matches are kept; 0 is for good', 'KEEP', 365).argParser(
        number(0, 36_500),
      ),
    )
    .addOption(
      env('--spare <MB>', 'room to be left on the disk of the store', 'SPARE', 32).argParser(number(0, 1_000_000_000)),
    )
    .addOption(
      env('--handshakes <n>', 'sockets that one address opens in a minute', 'HANDSHAKES', 3_000).argParser(
        number(1, 1_000_000_000),
      ),
    )
    .addOption(
      env('--web <folder>', 'the built web client, to be served too', 'WEB').argParser((given) => resolve(given)),
    )
    .addHelpText(
      'after',
      `
Every option can also be set in the environment: WINDWARD_HOST, WINDWARD_LAN, WINDWARD_PORT, WINDWARD_STORE,
WINDWARD_NATS, WINDWARD_BOTS, WINDWARD_TRUST_PROXY, WINDWARD_REQUESTS, WINDWARD_HANDSHAKES, WINDWARD_KEEP,
WINDWARD_SPARE, WINDWARD_WEB. See docs/hosting.md.

Examples:
  windward serve                               one process, its store in windward.db
  windward serve --lan                         for an evening at home: phones find it by a QR code
  windward serve --store postgres://… --nats nats://…
                                               one of many, all alike`,
    )
    .action(async (_given: unknown, command: Command) => {
      const { bots, requests, handshakes, spare, lang, lan, ...given } = command.optsWithGlobals<ServeFlags>()
      const host = lan ? ANYWHERE : given.host
      const port = await portAt(host, given.port, command.getOptionValueSource('port') !== 'default')
      prepareFolder(given.store)
      const { serve } = await import('@windward/server/serve.ts')
      const serving = await orRefuse(
        serve({
          ...given,
          host,
          port,
          botThreads: bots,
          requestsPerMinute: requests,
          handshakesPerMinute: handshakes,
          spare: spare * 1_000_000,
        }),
        given.store,
      )
      const say = wordsIn(lang)
      if (port !== given.port) complain(io, say('serve.moved', { taken: given.port, port }))
      complain(io, say('serve.at', { url: serving.url }))
      tellHome(io, say, host, serving.port)
      await stopWith(() => serving.stop(), PATIENCE)
    })
}

export function addBotWorker(program: Command, io: Io): void {
  program
    .command('bot-worker')
    .description('think for the bots of other nodes')
    .addOption(natsOption().makeOptionMandatory())
    .addOption(botsOption())
    .action(async (_given: unknown, command: Command) => {
      const { nats, bots, lang } = command.optsWithGlobals<WorkerFlags>()
      const { startBotWorker } = await import('@windward/server/bots/pool.ts')
      const threads = Math.max(1, bots)
      const worker = await orRefuse(startBotWorker(nats, threads))
      complain(io, wordsIn(lang)('serve.thinking', { threads }))
      await stopWith(() => worker.stop(), PATIENCE)
    })
}

export function addBackup(program: Command, io: Io): void {
  program
    .command('backup')
    .argument('<to>', 'the file to write')
    .description('copy the embedded store, also while the server runs')
    .addOption(storeOption())
    .action(async (to: string, _given: unknown, command: Command) => {
      const { store, lang } = command.optsWithGlobals<StoreFlags>()
      const { backup } = await import('@windward/server/store/backup.ts')
      tellCopied(io, lang, to, await backup(store, to))
    })
}

export function addRestore(program: Command, io: Io): void {
  program
    .command('restore')
    .argument('<from>', 'a file that windward backup wrote')
    .description('put a backup in the place of the embedded store, while no server runs')
    .addOption(storeOption())
    .option('--replace', 'even if there is a store already; it is kept beside')
    .action(async (from: string, _given: unknown, command: Command) => {
      const { store, replace, lang } = command.optsWithGlobals<StoreFlags>()
      const { restore } = await import('@windward/server/store/backup.ts')
      tellCopied(io, lang, store, await restore(from, store, replace === true))
    })
}

export function addCheck(program: Command, io: Io): void {
  program
    .command('check')
    .description('read and repeat everything in the embedded store, also while the server runs')
    .addOption(storeOption())
    .option('--rescue <file>', 'put all that is whole into a new store')
    .addHelpText(
      'after',
      `
Exit code 0: all is whole. 1: what is not is named.

Example:
  windward check --store windward.db --rescue rescued.db`,
    )
    .action(async (_given: unknown, command: Command) => {
      const { store, rescue, lang } = command.optsWithGlobals<StoreFlags>()
      const { checkStore } = await import('@windward/server/store/check.ts')
      const report = await checkStore(store, rescue)
      if (!report.ok) throw new ExitError(`store.${report.code}`, { path: report.path, detail: report.detail }, 1)
      const say = wordsIn(lang)
      const { tables, whole, people, damage } = report
      for (const { what, which, detail } of damage) complain(io, say(`check.${what}`, { which, detail }))
      if (damage.length > 0) io.exitCode = 1
      print(io, say(damage.length > 0 ? 'check.damaged' : 'check.whole', { path: store, tables, whole, people }))
      if (rescue !== undefined) print(io, say('check.rescued', { path: rescue, whole, people }))
    })
}

/** How phones in the same room get there: by the first address, as a code for their camera. */
function tellHome(io: Io, say: Say<TerminalKey>, host: string, port: number): void {
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') return complain(io, say('serve.alone'))
  const addresses = host === ANYWHERE || host === '::' ? homeAddresses() : [host]
  const urls = addresses.map((address) => `http://${address}:${port}`)
  if (urls.length === 0) return complain(io, say('serve.noHome'))
  complain(io, say('serve.home', { urls: urls.join('  ') }))
  complain(io, renderUnicodeCompact(urls[0], { border: 2 }))
}

function tellCopied(io: Io, language: Language, path: string, done: CopyResult): void {
  if (!done.ok) throw new ExitError(`store.${done.code}`, { path: done.path, detail: done.detail }, 1)
  print(io, wordsIn(language)('store.copied', { path, tables: done.tables, steps: done.steps }))
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
async function orRefuse<T>(starting: Promise<T>, store = ''): Promise<T> {
  try {
    return await starting
  } catch (error) {
    if (error instanceof Error && error.name === 'StoreInUse')
      throw new ExitError('store.inUse', { path: error.message }, 1)
    const detail = error instanceof Error ? error.message || error.name : String(error)
    if (/malformed/.test(detail)) throw new ExitError('store.damaged', { path: store, detail }, 1)
    throw new ExitError('refuse.notStarted', { detail }, 1)
  }
}
