/** Has bots answer what they owe. One that fails, is late or answers what was not offered is replaced for that answer. */

import { randomBytes } from 'node:crypto'
import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import type { Bus } from '../bus/bus.ts'
import type { Metrics } from '../metrics.ts'
import type { BotAsk } from '../tables/exit.ts'
import { BOTS_SUBJECT } from '../tables/subjects.ts'
import type { Tables } from '../tables/tables.ts'
import { LONGEST_THOUGHT } from './pool.ts'
import type { BotJob } from './worker.ts'

export interface DriverHouse {
  readonly bus: Bus
  readonly metrics: Metrics
  readonly tables: Tables
  fault(ask: BotAsk, why: string): void
  failed(error: unknown): void
}

export class BotDriver {
  readonly #house: DriverHouse
  readonly #thinking = new Map<string, Promise<void>>()
  readonly #again = new Set<string>()
  #isStopped = false

  constructor(house: DriverHouse) {
    this.#house = house
  }

  /** At most one thought at a time for each seat; what is asked meanwhile is looked at again afterwards. */
  ask(ask: BotAsk): void {
    const key = `${ask.table}:${ask.seat}`
    if (this.#thinking.has(key)) this.#again.add(key)
    else if (!this.#isStopped) this.#thinking.set(key, this.#think(key, ask))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#thinking.values())
  }

  async #think(key: string, ask: BotAsk): Promise<void> {
    try {
      if (!(await this.#answer(ask))) this.#again.add(key)
    } catch (error) {
      this.#house.failed(error)
    }
    this.#thinking.delete(key)
    if (this.#again.delete(key) && !this.#isStopped)
      await this.#house.tables.askBots(ask.table).catch(this.#house.failed)
  }

  /** False when the position has moved on meanwhile. */
  async #answer(ask: BotAsk): Promise<boolean> {
    const { tables, metrics } = this.#house
    const began = performance.now()
    const decided = await this.#decide(ask)
    metrics.botAnswered(performance.now() - began)
    let why = decided.ok ? '' : decided.why
    if (decided.ok) {
      const answer = await tables.botActs(ask, decided.action)
      if (answer.ok || OVER.has(answer.code)) return true
      why = answer.code
    }
    const spare = await tables.botChoice(ask, (match) => sample(match.actions(ask.seat), chance()))
    if (spare === undefined) return false
    metrics.botFault(decided.ok ? 'notOffered' : 'failed')
    this.#house.fault(ask, why)
    await tables.botActs(ask, spare)
    return true
  }

  async #decide({ game, seat, bot, question, view }: BotAsk): Promise<Decided> {
    const job: BotJob = { game, seat, bot, question, view, seed: randomBytes(32).toString('hex') }
    try {
      const text = await this.#house.bus.ask(BOTS_SUBJECT, JSON.stringify(job), LONGEST_THOUGHT * 2)
      return { ok: true, action: JSON.parse(text) }
    } catch (error) {
      return { ok: false, why: error instanceof Error ? error.message : 'failed' }
    }
  }
}

type Decided = { readonly ok: true; readonly action: unknown } | { readonly ok: false; readonly why: string }

/** Nobody waits for the bot any more. */
const OVER: ReadonlySet<string> = new Set(['notPlaying', 'noBotPlays', 'noSuchTable'])

function chance(): Chance {
  return new Chance(randomBytes(32).toString('hex'))
}
