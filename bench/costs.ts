/** What a state and a record of a game weigh, and how long its views, copies and hashes take. */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Chance } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import { hash } from '@windward/core/hash.ts'
import { Match } from '@windward/core/match.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import { median } from './median.ts'
import type { AnySetting } from './playout.ts'

export interface Costs {
  /** Bytes of a state: on the heap, as JSON, and as JSON the largest that was seen. */
  readonly state: { readonly heap: number; readonly json: number; readonly largest: number }
  /** Bytes of a record, and how many moves it has. */
  readonly record: { readonly moves: number; readonly json: number; readonly gzip: number; readonly brotli: number }
  readonly nanoseconds: {
    readonly clone: number
    readonly view: number
    readonly imagine: number
    readonly hash: number
    /** Of single calls in whole games: the median. */
    readonly actions: number
    readonly apply: number
  }
}

const MATCHES = 101
const COPIES = 20_000
const STATES = 1_000
const PASSES = 15
/** Times over all states in a pass, so that it is long enough to bear its share of collecting garbage. */
const LAPS = 5

export function costsOf({ game, options, seats }: AnySetting, seeds: readonly string[]): Costs {
  const states: unknown[] = []
  const matches = seeds.slice(0, MATCHES).map((seed) => {
    const match: AnyMatch = new Match(game, { options, seats, seed, salt: '' })
    playAndKeep(match, seed, states)
    return match
  })
  const some = Array.from({ length: STATES }, (_, i) => states[Math.floor((i * states.length) / STATES)])
  const views = some.map((state, i) => game.view(state, i % seats))
  const weights = some.map((state) => bytes(JSON.stringify(state)))
  const rng = new Chance(seeds[0])
  return {
    state: { heap: heapOf((i) => game.clone(some[i % STATES])), json: mean(weights), largest: Math.max(...weights) },
    record: weighRecords(matches),
    nanoseconds: {
      clone: timeOf((i) => game.clone(some[i])),
      view: timeOf((i) => game.view(some[i], i % seats)),
      imagine: timeOf((i) => game.imagine(views[i], rng)),
      hash: timeOf((i) => hash(some[i])),
      ...callsIn({ game, options, seats }, seeds.slice(0, MATCHES)),
    },
  }
}

/** Every state on the way, so that beginnings and ends of games count as they occur. */
function playAndKeep(match: AnyMatch, seed: string, states: unknown[]): void {
  const policy = new Chance(seed).stream('policy')
  for (let asked = owed(match.questions()); asked.length > 0; asked = owed(match.questions())) {
    const { seat } = asked[0]
    states.push(match.snapshot().state)
    match.submit(seat, sample(match.actions(seat), policy))
  }
}

/** Each call by the clock: what else the machine does makes some of them long, and leaves the median alone. */
function callsIn(setting: AnySetting, seeds: readonly string[]): { actions: number; apply: number } {
  playTimed(setting, seeds)
  const { actions, apply } = playTimed(setting, seeds)
  return { actions: median(actions), apply: median(apply) }
}

function playTimed(
  { game, options, seats }: AnySetting,
  seeds: readonly string[],
): { actions: number[]; apply: number[] } {
  const times = { actions: [] as number[], apply: [] as number[] }
  for (const seed of seeds) {
    const chance = new Chance(seed)
    const policy = new Chance(seed).stream('policy')
    const state = game.setup(options, seats, chance)
    for (let asked = owed(game.questions(state)); asked.length > 0; asked = owed(game.questions(state))) {
      const { seat } = asked[0]
      const before = process.hrtime.bigint()
      const offers = game.actions(state, seat)
      times.actions.push(Number(process.hrtime.bigint() - before))
      const action = sample(offers, policy)
      const from = process.hrtime.bigint()
      game.apply(state, seat, action, chance)
      times.apply.push(Number(process.hrtime.bigint() - from))
    }
  }
  return times
}

function weighRecords(matches: readonly AnyMatch[]): Costs['record'] {
  const texts = matches.map((match) => writeRecord(recordOf(match)))
  return {
    moves: median(matches.map((match) => match.moves.length)),
    json: median(texts.map(bytes)),
    gzip: median(texts.map((text) => gzipSync(text, { level: 9 }).length)),
    brotli: median(texts.map((text) => brotliCompressSync(text).length)),
  }
}

/** Bytes that each of many objects adds to the heap. */
function heapOf(make: (i: number) => unknown): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const kept: unknown[] = new Array(COPIES).fill(undefined)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < COPIES; i++) kept[i] = make(i)
  collect()
  return (process.memoryUsage().heapUsed - before) / kept.length
}

/** Nanoseconds of the core's time for each state: the median of several passes over all of them, after as many to warm up. */
function timeOf(run: (i: number) => unknown): number {
  const passes: number[] = []
  for (let pass = -PASSES; pass < PASSES; pass++) {
    const from = process.threadCpuUsage()
    for (let i = 0; i < LAPS * STATES; i++) sink[0] = run(i % STATES)
    const { user, system } = process.threadCpuUsage(from)
    if (pass >= 0) passes.push(((user + system) * 1000) / (LAPS * STATES))
  }
  return median(passes)
}

/** Keeps what was made from being optimised away. */
const sink: unknown[] = [undefined]

function bytes(text: string): number {
  return Buffer.byteLength(text)
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}
