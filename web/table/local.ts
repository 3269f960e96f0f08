/** A table on this device: the match lives in a worker and is kept in IndexedDB. */

import type { Decision } from '@windward/analysis/contract.ts'
import type { AnyGame, OptionValues, Refusal } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import { type GameRecord, recordOf } from '@windward/core/record.ts'
import { randomHex } from '../random.ts'
import { find, type KeptGame, keep, type LocalPlayer } from '../store/games.ts'
import { EngineWorker } from './engine.ts'
import type { TableLink, TableListener } from './link.ts'
import type { OpenedTable } from './messages.ts'

/** Deals a new match and keeps it. The seed is the browser's best randomness. */
export async function deal(game: AnyGame, options: OptionValues, players: readonly LocalPlayer[]): Promise<KeptGame> {
  const match = new Match(game, { options, seats: players.length, seed: randomHex(32), salt: randomHex(16) })
  const record = recordOf(
    match,
    players.map((player) => player.name),
  )
  return adopt(record, players)
}

/** Keeps a match that is not over as a game of this device. */
export async function adopt(record: GameRecord, players: readonly LocalPlayer[]): Promise<KeptGame> {
  const kept: KeptGame = { id: randomHex(8), players, record, over: false, touched: Date.now() }
  fresh.set(kept.id, kept)
  // Where nothing can be kept the game is played all the same; the table says so after the first move.
  await keep(kept).catch(() => undefined)
  return kept
}

/** A game of this device, even where the device keeps nothing. */
export async function recall(id: string): Promise<KeptGame | undefined> {
  return (await find(id).catch(() => undefined)) ?? fresh.get(id)
}

const fresh = new Map<string, KeptGame>()

export async function openLocal(kept: KeptGame): Promise<TableLink> {
  let listener: TableListener | undefined
  const engine = new EngineWorker((push) => {
    if ('update' in push) listener?.update(push.update)
    else if ('trouble' in push) listener?.trouble(push.trouble)
  })
  const { info, past, isAdvised } = await engine.ask<OpenedTable>({ do: 'open', kept }).catch((error) => {
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
    async submit(action) {
      const refusal = await engine.ask<Refusal | undefined>({ do: 'submit', action })
      return refusal && { ok: false, by: 'game', ...refusal }
    },
    undo: () => engine.ask<undefined>({ do: 'undo' }),
    whyNot: (action) => engine.ask<Refusal | undefined>({ do: 'whyNot', action }),
    ...(isAdvised && { weigh: (action) => engine.ask<Decision | undefined>({ do: 'weigh', action }) }),
    take: (seat) => engine.ask({ do: 'take', seat }),
    close: () => engine.close(),
  }
}
