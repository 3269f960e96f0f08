/** Games kept on this device, in IndexedDB: one row for each, rewritten after every move. */

import type { Seat } from '@windward/core/contract.ts'
import type { GameRecord } from '@windward/core/record.ts'
import { storeIn } from './database.ts'

/** Who sits at a seat of a table on this device; without a bot it is a person. */
export interface LocalPlayer {
  readonly name: string
  readonly bot?: string
}

export interface KeptGame {
  readonly id: string
  readonly players: readonly LocalPlayer[]
  readonly record: GameRecord
  readonly over: boolean
  /** By seat, of a game that is over. */
  readonly points?: readonly number[]
  /** Of a game that is over; most points alone do not always win. Not known of games of before. */
  readonly winners?: readonly Seat[]
  /** By seat, of a game that was analysed: its analysis lies elsewhere, and is not read for a list. */
  readonly accuracies?: readonly number[]
  /** When it was last played, in milliseconds. */
  readonly touched: number
}

const inStore = storeIn('windward', 'games', 'id')

export function keep(game: KeptGame): Promise<unknown> {
  return inStore('readwrite', (store) => store.put(game))
}

export async function find(id: string): Promise<KeptGame | undefined> {
  return (await inStore('readonly', (store) => store.get(id))) as KeptGame | undefined
}

/** Notes at a game that is still kept how well it was played. */
export async function noteAccuracies(id: string, accuracies: readonly number[]): Promise<void> {
  const game = await find(id)
  if (game) await keep({ ...game, accuracies })
}

/** The latest first. */
export async function all(): Promise<readonly KeptGame[]> {
  const games = (await inStore('readonly', (store) => store.getAll())) as KeptGame[]
  return games.sort((a, b) => b.touched - a.touched)
}

export function remove(id: string): Promise<unknown> {
  return inStore('readwrite', (store) => store.delete(id))
}
