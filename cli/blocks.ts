/** Results of an arena: blocks of games on one deal, and the file that keeps them for a run that goes on later. */

import { appendFileSync, truncateSync, writeFileSync } from 'node:fs'
import { BOT_FAULTS, type BotFault } from '@windward/bots/guard.ts'
import { same } from '@windward/core/choices.ts'
import type { OptionValues } from '@windward/core/contract.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import { ExitError } from './exitError.ts'
import { exists, readText } from './files.ts'

/** What fixes every game of an arena. */
export interface Contest {
  readonly game: GameId
  readonly rev: number
  readonly options: OptionValues
  /** One for each seat of the first rotation. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Milliseconds of processor time for one decision. */
  readonly budget?: number | undefined
  /** Luck is taken out as well. */
  readonly adjusted?: true
}

/** One deal, played from every rotation of the bots. */
export interface Block {
  readonly no: number
  /** By place in the contest's list of bots: its share of the victories, the mean of all rotations. */
  readonly shares: readonly number[]
  /** How much of that was luck. */
  readonly luck?: readonly number[]
  /** By bot: how many decisions took how long. */
  readonly times: Readonly<Record<string, Times>>
  /** By bot: what went wrong. */
  readonly mishaps: Readonly<Record<string, Readonly<Partial<Record<BotFault, number>>>>>
}

/** Counts of durations, by the power of a ratio that they come closest to. */
export type Times = Readonly<Record<string, number>>

/** Neighbouring durations differ by 2 %. */
const RATIO = 1.02

export function powerOf(microseconds: number): number {
  return Math.round(Math.log(Math.max(1, microseconds)) / Math.log(RATIO))
}

export function millisecondsOf(power: number): number {
  return RATIO ** power / 1000
}

/** Appended to line by line, so that a run that is killed loses at most the block it was writing. */
export class ResultsFile {
  readonly #path: string
  readonly blocks: readonly Block[]

  /** A new file, or one of the very same contest. */
  constructor(path: string, contest: Contest) {
    this.#path = path
    const text = exists(path) ? readText(path) : ''
    // What has no end of line was cut off.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    const [head, ...lines] = whole.split('\n').slice(0, -1)
    if (head !== undefined) this.#agree(head, contest)
    else if (text !== '' && !`${headOf(contest)}\n`.startsWith(text)) throw this.#damaged(1)
    this.blocks = lines.map((line, i) => this.#read(line, i + 2, contest))
    this.#write(() => {
      if (head === undefined) writeFileSync(path, `${headOf(contest)}\n`)
      else if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
    })
  }

  add(block: Block): void {
    this.#write(() => appendFileSync(this.#path, `${JSON.stringify(block)}\n`))
  }

  #agree(head: string, contest: Contest): void {
    const there = objectOf(head)
    if (there?.windward !== 'arena') throw new ExitError('results.notResults', { path: this.#path }, 1)
    const own: Record<string, unknown> = { ...contest }
    const other = Object.keys(own).find((key) => !same(own[key], there[key]))
    if (other === undefined) return
    const facts = { field: other, there: JSON.stringify(there[other]), own: JSON.stringify(own[other]) }
    throw new ExitError('results.otherContest', { path: this.#path, ...facts }, 1)
  }

  #read(line: string, at: number, contest: Contest): Block {
    const block = objectOf(line)
    if (block === undefined || !isBlock(block, contest)) throw this.#damaged(at)
    return block
  }

  #damaged(line: number): ExitError {
    return new ExitError('results.damaged', { path: this.#path, line }, 1)
  }

  #write(act: () => void): void {
    try {
      act()
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      throw new ExitError('results.unwritable', { path: this.#path, detail }, 1)
    }
  }
}

function headOf(contest: Contest): string {
  return JSON.stringify({ windward: 'arena', ...contest })
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isBlock(value: object, { bots, adjusted }: Contest): value is Block {
  const { no, shares, luck, times, mishaps } = value as Partial<Record<keyof Block, unknown>>
  if (!isCount(no) || !Array.isArray(shares) || shares.length !== bots.length) return false
  if (adjusted && !(Array.isArray(luck) && luck.length === bots.length && luck.every(Number.isFinite))) return false
  if (!shares.every((share) => typeof share === 'number' && share >= 0 && share <= 1)) return false
  return areCounts(times, (key) => /^\d+$/.test(key)) && areCounts(mishaps, (key) => BOT_FAULTS.some((f) => f === key))
}

function areCounts(value: unknown, isKey: (key: string) => boolean): boolean {
  if (!isObject(value)) return false
  return Object.values(value).every(
    (counts) => isObject(counts) && Object.entries(counts).every(([key, n]) => isKey(key) && isCount(n)),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}
