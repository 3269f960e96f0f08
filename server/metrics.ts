/** What Prometheus is told. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export class Metrics {
  readonly registry = new Registry()
  readonly #steps = this.#counter('windward_steps_total', 'Steps committed')
  readonly #commits = this.#histogram('windward_commit_seconds', 'Time of a commit', SECONDS)
  readonly #groups = this.#histogram('windward_commit_steps', 'Steps in a commit', [1, 2, 5, 10, 20, 50, 100, 200, 500])
  readonly #refusals = this.#counter('windward_refusals_total', 'Refusals by code', ['code'])
  readonly #bots = this.#histogram('windward_bot_seconds', 'Time a bot took to answer', SECONDS)
  readonly #faults = this.#counter('windward_bot_faults_total', 'Answers of bots that were replaced', ['why'])
  readonly #relieved = this.#counter('windward_bot_relieved_total', 'Answers of a level below, for one in a queue', [
    'by',
  ])
  readonly #resyncs = this.#counter('windward_resyncs_total', 'Readers who missed an update and were told again')
  readonly #dropped = this.#counter('windward_sockets_dropped_total', 'Sockets closed by the server', ['why'])

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  committed(steps: number, milliseconds: number): void {
    this.#steps.inc(steps)
    this.#groups.observe(steps)
    this.#commits.observe(milliseconds / 1000)
  }

  refused(code: string): void {
    this.#refusals.inc({ code })
  }

  botAnswered(milliseconds: number): void {
    this.#bots.observe(milliseconds / 1000)
  }

  botFault(why: string): void {
    this.#faults.inc({ why })
  }

  botRelieved(by: string): void {
    this.#relieved.inc({ by })
  }

  resynced(): void {
    this.#resyncs.inc()
  }

  dropped(why: string): void {
    this.#dropped.inc({ why })
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] })
  }
}
