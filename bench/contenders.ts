/** Who is measured, each in a thread of its own, so that none runs code that another has made slow. */

import { onBoardgameIo, onLocalMaster } from './peer-boardgameio.ts'
import { type AnySetting, type Dealer, onEngine, onMatch } from './playout.ts'

export const CONTENDERS = {
  engine: { label: 'Windward, engine', production: true },
  simulate: { label: 'windward simulate, a line for each game', production: true },
  match: { label: 'Windward, match (checked, told, hashed, recorded)', production: true },
  fresh: { label: 'boardgame.io, lightest: moves return a new state', production: true },
  draft: { label: 'boardgame.io, light: moves write to the draft', production: true },
  documented: { label: 'boardgame.io, as its manual writes a game', production: true },
  local: { label: 'the same, a client for each seat on its local master', production: true },
  development: { label: 'as its manual writes a game, without NODE_ENV=production', production: false },
} as const
export type ContenderId = keyof typeof CONTENDERS

/** Those of boardgame.io, of which the fastest counts. */
export const PEER_IDS = [
  'fresh',
  'draft',
  'documented',
  'local',
  'development',
] as const satisfies readonly ContenderId[]

/** On boardgame.io we have wrapped only what asks one seat at a time; other games run alone. */
export function contendersFor(game: string): readonly ContenderId[] {
  return game === 'haendler' ? (Object.keys(CONTENDERS) as ContenderId[]) : ['engine', 'simulate', 'match']
}

/** All but the simulation, which deals its games itself. */
export function dealerOf(id: Exclude<ContenderId, 'simulate'>, setting: AnySetting): Dealer<unknown> {
  switch (id) {
    case 'engine':
      return onEngine(setting)
    case 'match':
      return onMatch(setting)
    case 'fresh':
    case 'draft':
    case 'documented':
      return onBoardgameIo(setting, id)
    case 'local':
      return onLocalMaster(setting)
    case 'development':
      return onBoardgameIo(setting, 'documented')
  }
}
