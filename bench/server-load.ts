/** The load: many tables of two, each with one action under way at a time. Runs in a process of its own. */

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { TestClient } from '@windward/server/given/client.ts'
import { type LoadedTable, PeerTable, type TableWatcher, WindwardTable } from './loaded-tables.ts'
import { cpuSeconds } from './processes.ts'

export interface LoadGiven {
  readonly peer: boolean
  /** The nodes: those of a table sit at different ones, if there are several. */
  readonly urls: readonly string[]
  readonly tables: number
  readonly warmUp: number
  readonly seconds: number
  /** Whose time on the processors is counted, with that of their children; `server` are the nodes. */
  readonly processes: Readonly<Record<string, readonly number[]>>
  /** Actions in a second; 0 is as fast as they are answered. */
  readonly rate: number
}

export interface LoadReport {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Of the server's own time on the processor. */
  readonly perCpuSecond: number
  /** Milliseconds of a processor for an action, by who had them. */
  readonly costs: Readonly<Record<string, number>>
  /** How often, by code. */
  readonly refused: Readonly<Record<string, number>>
  /** Updates received by both seats for each action. */
  readonly updates: number
  /** Of a processor, that the load itself had: near 1 the load is what is measured. */
  readonly load: number
  /** By how many milliseconds the load itself was late, at most. */
  readonly late: number
  readonly said: Said
}

/** What the first node says of itself while it was measured; boardgame.io says nothing. */
export interface Said {
  /** Milliseconds for which its loop stood still, at most. */
  readonly late: number
  readonly commits: number
  /** Those over 50 ms. */
  readonly slowCommits: number
}

class Load implements TableWatcher {
  readonly #given: LoadGiven
  #latencies: number[] = []
  #ready: LoadedTable[] = []
  #isCounting = false
  readonly #refused: Record<string, number> = {}
  #updates = 0

  constructor(given: LoadGiven) {
    this.#given = given
  }

  ready(table: LoadedTable): void {
    if (this.#given.rate === 0) table.act()
    else this.#ready.push(table)
  }

  answered(milliseconds: number): void {
    if (this.#isCounting) this.#latencies.push(milliseconds)
  }

  updated(): void {
    if (this.#isCounting) this.#updates += 1
  }

  refused(code: string): void {
    this.#refused[code] = (this.#refused[code] ?? 0) + 1
  }

  async measure(): Promise<LoadReport> {
    const { warmUp, seconds, rate } = this.#given
    const pace = rate > 0 ? this.#pace(rate) : undefined
    await sleep(warmUp * 1000)
    const before = await this.#said()
    const cpu = this.#cpuSeconds()
    const own = process.cpuUsage()
    const lateness = monitorEventLoopDelay({ resolution: 1 })
    lateness.enable()
    this.#isCounting = true
    const began = performance.now()
    await sleep(seconds * 1000)
    this.#isCounting = false
    const took = (performance.now() - began) / 1000
    lateness.disable()
    const { user, system } = process.cpuUsage(own)
    const actions = this.#latencies.length
    const spent = Object.entries(this.#cpuSeconds())
    const costs = Object.fromEntries(spent.map(([name, now]) => [name, ((now - cpu[name]) * 1000) / actions]))
    const after = await this.#said()
    clearInterval(pace)
    return {
      ...this.#quantiles(),
      perSecond: actions / took,
      perCpuSecond: 1000 / costs.server,
      costs,
      refused: this.#refused,
      updates: this.#updates / actions,
      load: (user + system) / 1e6 / took,
      late: lateness.max / 1e6,
      said: {
        late: after.late,
        commits: after.commits - before.commits,
        slowCommits: after.slowCommits - before.slowCommits,
      },
    }
  }

  #quantiles(): Pick<LoadReport, 'p50' | 'p99' | 'longest'> {
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    return { p50: at(0.5), p99: at(0.99), longest: at(1) }
  }

  #cpuSeconds(): Record<string, number> {
    const all = Object.entries(this.#given.processes)
    return Object.fromEntries(all.map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0)]))
  }

  /** What its loop was late by counts from one time to the next that it is asked. */
  async #said(): Promise<Said> {
    const { peer, urls } = this.#given
    const text = peer ? '' : await (await fetch(`${urls[0]}/metrics`)).text()
    const value = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')[1] ?? 0,
      )
    const commits = value('windward_commit_seconds_count')
    return {
      late: value('nodejs_eventloop_lag_max_seconds') * 1000,
      commits,
      slowCommits: commits - value('windward_commit_seconds_bucket{le="0.05"}'),
    }
  }

  /** Evenly, as far as there are tables that can act. */
  #pace(rate: number): NodeJS.Timeout {
    let last = performance.now()
    let due = 0
    return setInterval(() => {
      const now = performance.now()
      due = Math.min(due + ((now - last) * rate) / 1000, rate / 10)
      last = now
      for (; due >= 1 && this.#ready.length > 0; due -= 1) this.#ready.shift()?.act()
    }, 1)
  }
}

const TOGETHER = 16

async function seatAll({ peer, urls, tables }: LoadGiven): Promise<void> {
  let next = 0
  const seat = async () => {
    while (next < tables) {
      const i = next
      next += 1
      await (peer ? new PeerTable(load, urls[0]) : new WindwardTable(load, await twoPeople(urls, i))).open()
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, seat))
}

function twoPeople(urls: readonly string[], table: number): Promise<TestClient[]> {
  return Promise.all(['Anne', 'Mary'].map((name, seat) => TestClient.named(urls[(table + seat) % urls.length], name)))
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const given = JSON.parse(process.argv[2]) as LoadGiven
const load = new Load(given)
await seatAll(given)
console.log('ready')
console.log(JSON.stringify(await load.measure()))
process.exit(0)
