/** Analyses of finished matches: made by whoever asks for one, checked here, and kept for all who played. */

import { ANALYSIS_FORMAT, type Analysis, EFFORTS, type Effort } from '@windward/analysis/contract.ts'
import type { RefusedWith } from '@windward/protocol/commands.ts'
import type { RefusalTo } from '@windward/protocol/routes.ts'
import { Tinypool } from 'tinypool'
import type { Store } from '../store/store.ts'
import type { AnalysisCheck } from './analyses.worker.ts'
import { refuse } from './refuse.ts'
import { seatOf } from './seating.ts'
import type { Tables } from './tables.ts'

type Refuses<N extends 'analysis' | 'keepAnalysis'> = RefusedWith<RefusalTo<N>>

/** Milliseconds a check may take. */
const LONGEST = 30_000
/** Checks that wait at a time; whoever comes after them may come again. */
const MOST_WAITING = 20

export class Analyses {
  readonly #store: Store
  readonly #tables: Tables
  /** One at a time, in a thread that is there only then: bots and tables do not wait for it. */
  readonly #pool = new Tinypool({
    filename: new URL('./analyses.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    maxQueue: MOST_WAITING,
  })

  constructor(store: Store, tables: Tables) {
    this.#store = store
    this.#tables = tables
  }

  async of(id: string, person: string | undefined): Promise<{ ok: true; text: string } | Refuses<'analysis'>> {
    const record = await this.#tables.record(id, person)
    if (!record.ok) return record
    const kept = await this.#kept(id)
    return kept === undefined ? refuse('noAnalysis') : { ok: true, text: kept.text }
  }

  /** Where a better one is kept already, that one stays. */
  async keep(id: string, person: string, analysis: Analysis): Promise<Record<string, never> | Refuses<'keepAnalysis'>> {
    const info = await this.#store.info(id)
    if (info === undefined) return refuse('noSuchTable')
    if (seatOf(info.seats, person) === undefined) return refuse('notSeated')
    const record = await this.#store.record(id)
    if (record === undefined) return refuse('notOver')
    const effort = worthOf(analysis.effort)
    const kept = await this.#kept(id)
    if (kept !== undefined && kept.effort >= effort) return {}
    if (!(await this.#isSound({ record, analysis }))) return refuse('badAnalysis')
    await this.#store.keepAnalysis(id, effort, JSON.stringify(analysis))
    return {}
  }

  /** What an earlier release made is made anew. */
  async #kept(id: string): ReturnType<Store['analysis']> {
    const kept = await this.#store.analysis(id)
    return kept && kept.effort >= worthOf(EFFORTS[0]) ? kept : undefined
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  #isSound(check: AnalysisCheck): Promise<boolean> {
    return this.#pool.run(check, { name: 'isSound', signal: AbortSignal.timeout(LONGEST) })
  }
}

/** The more the better: whatever was made in an earlier format is worth less. */
function worthOf(effort: Effort): number {
  return ANALYSIS_FORMAT * EFFORTS.length + EFFORTS.indexOf(effort)
}
