import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node'
import { type FailingEngine, startNats } from '@windward/server/given/engines.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeVersion, type JobAnswer, jobsSubject, ROLL_CALL } from '../natsLink.ts'
import { ended, freshFolder, heard, start, windward } from '../testing.ts'

const home = freshFolder()
const record = join(home, 'game.json')
const workers: ChildProcess[] = []
let engine: FailingEngine
let nats: NatsConnection

beforeAll(async () => {
  engine = await startNats()
  nats = await connect({ servers: engine.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 })
  await windward(home, ['record', 'haendler', '--bots', 'random,mate', '--seed', 'analysed', '--out', record])
})

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await nats.close()
  await engine.end()
})

/** As on another machine, with one thread. Returns when it is ready. */
async function startWorker(): Promise<ChildProcess> {
  const worker = start(home, ['worker', '--nats', engine.url, '--workers', '1'])
  workers.push(worker)
  expect(await heard(worker, /\n/)).toMatch(/^Working with 1 thread for whoever asks at 127\.0\.0\.1:\d+ \(version /)
  return worker
}

/** So many at work, whoever was killed before. */
async function startWorkers(wanted: number): Promise<readonly ChildProcess[]> {
  const alive = () => workers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  await Promise.all(Array.from({ length: wanted - alive().length }, startWorker))
  return alive()
}

async function run(...args: readonly string[]): Promise<{ readonly out: string; readonly err: string }> {
  const { code, out, err } = await windward(home, args)
  expect(code, err).toBe(0)
  return { out, err }
}

/** The same command among workers; when `who` of them is at it, something happens. */
async function spreadRun(who: ChildProcess, happens: (eyes: Eyes) => unknown, ...args: readonly string[]) {
  const eyes = new Eyes()
  const running = run(...args, '--nats', engine.url)
  while (eyes.done.size < 2 || eyes.heldBy(who).length === 0) await wait(2)
  await happens(eyes)
  const told = await running
  eyes.close()
  return { ...told, eyes }
}

/**
 * Kills it in the middle of a job: it stands still until all that it has sent was seen. The other stands still as well
 * meanwhile, so that there is work left.
 */
const killedAtWork = (worker: ChildProcess, other: ChildProcess) => async (eyes: Eyes) => {
  other.kill('SIGSTOP')
  worker.kill('SIGSTOP')
  await wait(100)
  while (eyes.heldBy(worker).length === 0) {
    worker.kill('SIGCONT')
    await wait(5)
    worker.kill('SIGSTOP')
    await wait(100)
  }
  worker.kill('SIGKILL')
  other.kill('SIGCONT')
}

/** Sees every answer there is. Jobs go by where their results are awaited. */
class Eyes {
  readonly takers = new Map<string, Set<string>>()
  readonly done = new Set<string>()
  readonly #sight = nats.subscribe('_INBOX.>', { callback: (_, message) => this.#see(message) })

  #see(message: Msg): void {
    const { subject, data } = message
    const answer = data.length > 0 ? message.json<JobAnswer>() : undefined
    if (answer?.at === 'done') this.done.add(subject)
    if (answer?.at === 'taken') this.takers.set(subject, (this.takers.get(subject) ?? new Set()).add(answer.worker))
  }

  takenBy({ pid }: ChildProcess): readonly string[] {
    const jobs = [...this.takers].filter(([, takers]) => [...takers].some((taker) => taker.endsWith(`:${pid}`)))
    return jobs.map(([job]) => job)
  }

  heldBy(worker: ChildProcess): readonly string[] {
    return this.takenBy(worker).filter((job) => !this.done.has(job))
  }

  /** Jobs that one took and another did. */
  get takenTwice(): number {
    return [...this.takers.values()].filter(({ size }) => size > 1).length
  }

  close(): void {
    this.#sight.unsubscribe()
  }
}

/** What follows from the seed: all but the times. */
const timeless = (report: string) =>
  JSON.parse(report, (key, value) => (/Ms$|[sS]econds?$|^workers$/.test(key) ? undefined : value))

test('where nobody answers it waits, says so once, and names workers of another version', {
  timeout: 60_000,
}, async () => {
  const simulate = ['simulate', 'haendler', '--games', '2', '--seed', 's', '--json', '--nats', engine.url]
  const alone = start(home, simulate)
  const told = ended(alone)
  expect(await heard(alone, /\n/)).toMatch(/^No worker has answered at .+ windward worker --nats URL\n$/)
  const stranger = nats.subscribe(ROLL_CALL, { callback: (_, call) => void call.respond('{"version":"old"}') })
  const beside = start(home, [...simulate, '--lang', 'de'])
  const toldBeside = ended(beside)
  expect(await heard(beside, /\n/)).toMatch(new RegExp(`dieser Version \\(${codeVersion()}\\).+ aber 1 einer anderen`))
  stranger.unsubscribe()
  await startWorkers(2)
  const report = timeless((await run(...simulate.slice(0, -2), '--workers', '1')).out)
  for (const { code, out, err } of await Promise.all([told, toldBeside])) {
    expect({ code, lines: err.match(/\n/g)?.length }).toEqual({ code: 0, lines: 1 })
    expect(timeless(out)).toEqual(report)
  }
})

test('an arena is the same as on one thread though a worker is killed, luck taken out or not', async () => {
  const args = [
    'arena',
    'haendler',
    '--bots',
    'mate,deckhand',
    '--games',
    '24',
    '--seed',
    'fair',
    '--adjusted',
    '--json',
  ]
  const [victim, other] = await startWorkers(2)
  const { out, eyes } = await spreadRun(victim, killedAtWork(victim, other), ...args)
  expect(eyes.takenTwice).toBeGreaterThan(0)
  expect(eyes.done.size).toBe(12)
  const one = timeless((await run(...args, '--workers', '1')).out)
  expect(one.standings[0].adjusted.share).toBeGreaterThan(0.5)
  expect(timeless(out)).toEqual(one)
})

test('a simulation is the same as on one thread though a worker is killed, to the last line of its file', async () => {
  const args = ['simulate', 'haendler', '--bots', 'mate', '--games', '600', '--seed', 's', '--json', '--out']
  const [near, far] = ['near.csv', 'far.csv'].map((name) => join(home, name))
  const [victim, other] = await startWorkers(2)
  const { out, eyes } = await spreadRun(victim, killedAtWork(victim, other), ...args, far)
  expect(eyes.takenTwice).toBeGreaterThan(0)
  expect(timeless(out)).toEqual(timeless((await run(...args, near, '--workers', '1')).out))
  expect(readFileSync(far, 'utf8')).toBe(readFileSync(near, 'utf8'))
})

test('an analysis is the same as on one thread, to the letter, though a worker is killed', async () => {
  const args = ['analyse', record, '--effort', 'quick', '--json']
  const [victim, other] = await startWorkers(2)
  const { out, eyes } = await spreadRun(victim, killedAtWork(victim, other), ...args)
  expect(eyes.takenTwice).toBeGreaterThan(0)
  expect(out).toBe((await run(...args)).out)
})

test('a worker that is stopped finishes what it has taken, and says how much it did', async () => {
  await startWorkers(1)
  const stopped = await startWorker()
  const told = ended(stopped)
  const args = ['arena', 'haendler', '--bots', 'captain,mate', '--games', '16', '--seed', 'fair', '--json']
  const { eyes } = await spreadRun(stopped, () => stopped.kill('SIGTERM'), ...args)
  const { code, err } = await told
  const jobs = eyes.takenBy(stopped).length
  expect({ code, err }).toEqual({ code: 0, err: `${jobs} ${jobs === 1 ? 'job' : 'jobs'} done.\n` })
})

test('where NATS is lost meanwhile it is tried again, and nothing is lost but time', async () => {
  const [one] = await startWorkers(2)
  const args = ['arena', 'haendler', '--bots', 'captain,mate', '--games', '16', '--seed', 'fair', '--json']
  const away = async () => {
    await engine.kill()
    await wait(200)
    await engine.start()
  }
  const { out, err } = await spreadRun(one, away, ...args)
  expect(err).toMatch(/^NATS at \S+ cannot be reached any more\. Trying again\.\nNATS at \S+ is back\.\n$/)
  expect(timeless(out)).toEqual(timeless((await run(...args, '--workers', '1')).out))
})

test('a worker runs nobody’s programs, and nothing but the tasks there are', async () => {
  await startWorkers(1)
  const game = { game: 'haendler', options: {}, seats: 2, seed: 's', first: 0, end: 1 }
  const told = async (task: string, bots: readonly string[]) => {
    const answers: JobAnswer[] = []
    const asked = JSON.stringify({ task, job: { ...game, bots } })
    for await (const message of await nats.requestMany(jobsSubject(codeVersion()), asked, { maxMessages: 2 })) {
      answers.push(message.json())
    }
    return answers.at(-1)
  }
  expect(await told('playStretch', ['random', `exec:touch ${home}/made`])).toEqual({
    at: 'failed',
    detail: 'a worker runs no programs',
  })
  expect(await told('default', ['random', 'random'])).toEqual({ at: 'failed', detail: 'default is no task' })
})
