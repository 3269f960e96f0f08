/** A table on this device: the match lives in a worker and is kept in IndexedDB. */

import type { AnyGame, OptionValue, Refusal } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import { type GameRecord, recordOf } from '@windward/core/record.ts'
import { find, type Kept, keep, type Player } from '../store/games.ts'
import { Engine } from './engine.ts'
import type { Listener, Table, TableInfo, Told } from './table.ts'

/** Deals a new match and keeps it. The seed is the browser's best randomness. */
export async function deal(
  game: AnyGame,
  options: Readonly<Record<string, OptionValue>>,
  players: readonly Player[],
): Promise<Kept> {
  const match = new Match(game, { options, seats: players.length, seed: randomHex(32), salt: randomHex(16) })
  const record = recordOf(
    match,
    players.map((player) => player.name),
  )
  return adopt(record, players)
}

/** Keeps a match that is not over as a game of this device. */
export async function adopt(record: GameRecord, players: readonly Player[]): Promise<Kept> {
  const kept: Kept = { id: randomHex(8), players, record, over: false, touched: Date.now() }
  fresh.set(kept.id, kept)
  // Where nothing can be kept the game is played all the same; the table says so after the first move.
  await keep(kept).catch(() => undefined)
  return kept
}

/** A game of this device, even where the device keeps nothing. */
export async function recall(id: string): Promise<Kept | undefined> {
  return (await find(id).catch(() => undefined)) ?? fresh.get(id)
}

const fresh = new Map<string, Kept>()

export async function openLocal(kept: Kept): Promise<Table> {
  let listener: Listener | undefined
  const engine = new Engine((push) => {
    if ('update' in push) listener?.update(push.update)
    else listener?.trouble(push.trouble)
  })
  const { info, past } = await engine
    .ask<{ info: TableInfo; past: readonly Told[] }>({ do: 'open', kept })
    .catch((error) => {
      engine.close()
      throw error
    })
  return {
    info,
    past,
    listen(to) {
      listener = to
      void engine.ask({ do: 'start' })
    },
    submit: (action) => engine.ask<Refusal | undefined>({ do: 'submit', action }),
    undo: () => engine.ask<undefined>({ do: 'undo' }),
    whyNot: (action) => engine.ask<Refusal>({ do: 'whyNot', action }),
    take: (seat) => engine.ask({ do: 'take', seat }),
    close: () => engine.close(),
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
