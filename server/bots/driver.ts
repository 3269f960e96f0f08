/** Has bots answer what they owe. One that fails, is late or answers what was not offered is replaced for that answer. */

import { randomBytes } from 'node:crypto'
import { botBelow, botsFor, CHANCE } from '@windward/bots/catalogue.ts'
import type { BotFault } from '@windward/bots/guard.ts'
import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import type { Bus } from '../bus/bus.ts'
import type { Metrics } from '../metrics.ts'
import type { BotAsk } from '../tables/exit.ts'
import { botsSubject } from '../tables/subjects.ts'
import type { Tables } from '../tables/tables.ts'
import { LONGEST_THOUGHT, type PoolAnswer, type PoolAsk } from './pool.ts'

export interface DriverDeps {
  readonly bus: Bus
  readonly metrics: Metrics
  readonly tables: Tables
  /** From where this person was last heard of; empty if that is not known here. */
  addressOf(person: string): string
  fault(ask: BotAsk, why: string): void
  failed(error: unknown): void
}

export class BotDriver {
  readonly #deps: DriverDeps
  readonly #thinking = new Map<string, Promise<void>>()
  readonly #again = new Set<string>()
  #isStopped = false

  constructor(deps: DriverDeps) {
    this.#deps = deps
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
      this.#deps.failed(error)
    }
    this.#thinking.delete(key)
    if (this.#again.delete(key) && !this.#isStopped) await this.#deps.tables.askBots(ask.table).catch(this.#deps.failed)
  }

  /** The bot's answer, else that of the level below, else any legal action. False when the position has moved on meanwhile. */
  async #answer(ask: BotAsk): Promise<boolean> {
    const { tables, bus } = this.#deps
    for (const bot of [ask.bot, ...understudyOf(ask)]) {
      const fault = await this.#tried(ask, bot)
      if (fault === undefined) return true
      const isPast = (await tables.chooseForBot(ask, () => true)) === undefined
      if (isPast) return false
      // Those who think elsewhere cannot be asked now: whichever node looks next asks again.
      if (!bus.isReady()) return true
      this.#report({ ...ask, bot }, fault)
    }
    const spare = await tables.chooseForBot(ask, (match) => sample(match.actions(ask.seat), chance()))
    if (spare === undefined) return false
    await tables.actForBot(ask, spare)
    return true
  }

  /** Why there is no answer of this bot's; nothing, if there is one or nobody waits for it any more. */
  async #tried(ask: BotAsk, bot: string): Promise<TaskFault | undefined> {
    const { bus, tables, metrics } = this.#deps
    const began = performance.now()
    try {
      const asked: PoolAsk = { ...ask.task, bot, party: { person: ask.host, address: this.#deps.addressOf(ask.host) } }
      const text = await bus.ask(botsSubject(ask.task), JSON.stringify(asked), LONGEST_THOUGHT * 2)
      const { action, mishaps, instead } = readAnswer(text)
      if (instead !== undefined) metrics.botRelieved(instead)
      for (const { bot, fault, detail } of mishaps) this.#report({ ...ask, bot }, { why: fault, detail })
      const answer = await tables.actForBot(ask, action)
      return answer.ok || OVER.has(answer.code) ? undefined : { why: 'notOffered', detail: answer.code }
    } catch (error) {
      return { why: 'failed', detail: error instanceof Error ? error.message : String(error) }
    } finally {
      metrics.botAnswered(performance.now() - began)
    }
  }

  #report(ask: BotAsk, { why, detail }: TaskFault): void {
    this.#deps.metrics.botFault(why)
    this.#deps.fault(ask, detail)
  }
}

interface TaskFault {
  readonly why: 'failed' | BotFault
  readonly detail: string
}

/** Whoever stands in where a worker is silent or lies; within it, that is its own affair. */
function understudyOf({ task, bot }: BotAsk): readonly string[] {
  const below = isGameId(task.game) ? botBelow(botsFor(task.game), bot) : undefined
  return below === undefined || below === CHANCE ? [] : [below]
}

/** It may come from another machine. */
function readAnswer(text: string): PoolAnswer {
  const { action, mishaps, instead } = JSON.parse(text)
  if (!Array.isArray(mishaps)) throw new Error('that is no answer')
  return { action, mishaps, instead }
}

/** Nobody waits for the bot any more. */
const OVER: ReadonlySet<string> = new Set(['notPlaying', 'noBotPlays', 'noSuchTable'])

function chance(): Chance {
  return new Chance(randomBytes(32).toString('hex'))
}
