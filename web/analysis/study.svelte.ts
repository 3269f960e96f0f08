/** An analysis on the screen: as it comes, broken off, or whole; and kept with its record. */

import { type Analysis, CHOICE_MARKS, type Effort, type JudgedMove, type Total } from '@windward/analysis/contract.ts'
import type { Glimpse } from '@windward/analysis/glance.ts'
import { totalsOf } from '@windward/analysis/totals.ts'
import type { GameRecord } from '@windward/core/record.ts'
import type { SharedAnalysis } from '../online/analyses.ts'
import { analysisOf, keepAnalysis } from '../store/analyses.ts'
import { EngineWorker } from '../table/engine.ts'

type Progress = 'resting' | 'looking' | 'stopped' | 'failed' | 'whole'

/** How often the screen hears of what was judged meanwhile, in milliseconds. */
const PAUSE = 400

export class Study {
  readonly record: GameRecord
  readonly #shared: SharedAnalysis | undefined
  #engine: EngineWorker | undefined
  #news: ReturnType<typeof setTimeout> | undefined
  #isHeld = false
  #judged: JudgedMove[] = []
  #seen: Glimpse[] = []

  progress: Progress = $state('resting')
  glimpses: readonly Glimpse[] = $state.raw([])
  moves: readonly JudgedMove[] = $state.raw([])
  whole: Analysis | undefined = $state.raw()

  /** `shared`: with those who played the match at a server. */
  constructor(record: GameRecord, shared?: SharedAnalysis) {
    this.record = record
    this.#shared = shared
  }

  /** Up to which move everything is weighed. */
  get weighed(): number {
    return this.progress === 'whole' ? this.record.moves.length : (this.moves.at(-1)?.move ?? 0)
  }

  /** By seat; as far as it is weighed. */
  get totals(): readonly Total[] {
    return this.whole?.totals ?? totalsOf(this.moves, this.moves.at(-1)?.after ?? this.glimpses[0]?.shares ?? [])
  }

  get marked(): readonly JudgedMove[] {
    return this.moves.filter(({ decision }) => decision?.mark !== undefined)
  }

  /** What was kept, or else made now. */
  async open(): Promise<void> {
    const kept = (await analysisOf(this.record.seal).catch(() => undefined)) ?? (await this.#shared?.read())
    if (kept?.seal === this.record.seal) this.#take(kept)
    else await this.begin('normal')
  }

  async begin(effort: Effort): Promise<void> {
    this.close()
    const engine = new EngineWorker((push) => {
      if ('glimpse' in push) this.#seen.push(push.glimpse)
      else if ('judged' in push) this.#judged.push(push.judged)
      this.#news ??= setTimeout(() => this.#tell(), PAUSE)
    })
    this.#engine = engine
    this.#judged = []
    this.progress = 'looking'
    const isGlanced = this.glimpses.length === 0
    try {
      const whole = await engine.ask<Analysis>({ do: 'analyse', record: this.record, effort, isGlanced })
      if (this.#engine !== engine) return
      this.close()
      this.#take(whole)
      // Where nothing can be kept it is made anew next time.
      await keepAnalysis(whole).catch(() => undefined)
      await this.#shared?.send(whole)
    } catch (error) {
      console.error(error)
      this.progress = 'failed'
    }
  }

  stop(): void {
    this.#isHeld = false
    this.#tell()
    this.close()
    this.progress = 'stopped'
  }

  close(): void {
    clearTimeout(this.#news)
    this.#news = undefined
    this.#engine?.close()
    this.#engine = undefined
  }

  #take(whole: Analysis): void {
    this.whole = whole
    this.moves = whole.moves
    this.progress = 'whole'
  }

  /** Whoever lays out a board comes first: the weighing rests, and the screen hears of it afterwards. */
  async holding(work: () => Promise<void>): Promise<void> {
    this.#isHeld = true
    void this.#engine?.ask({ do: 'rest' })
    try {
      await work()
    } finally {
      this.#isHeld = false
    }
  }

  /** A closer look takes the place of the last one when it is whole. */
  #tell(): void {
    this.#news = this.#isHeld ? setTimeout(() => this.#tell(), PAUSE) : undefined
    if (this.#isHeld) return
    this.glimpses = [...this.#seen]
    if (this.whole === undefined) this.moves = [...this.#judged]
  }

  /** Of a closer look, how many moves of it are done. */
  get done(): number {
    void this.glimpses
    return this.#judged.at(-1)?.move ?? 0
  }
}

/** Worth being asked again: a slip costs too little for that. */
export function isMistake({ decision }: JudgedMove): boolean {
  return decision?.mark === '?' || decision?.mark === '??'
}

/** What a list can be confined to. */
export const KINDS = ['turning', ...CHOICE_MARKS, 'luck'] as const
export type Kind = (typeof KINDS)[number]
