/** boardgame.io's own server with our Händler on it: each seat is sent its view and its choices, as ours sends them. */

import { createRequire } from 'node:module'
import { list } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { State } from '@windward/games/haendler/state.ts'
import type { Game } from 'boardgame.io'
import { type G, wrapDocumented } from './peer-boardgameio.ts'

// Its folders have no entry that an import could find.
const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/dist/types/packages/server.d.ts')

const setting = { game: haendler, options: defaults(haendler), seats: 2 }
const game: Game<G<State>> = {
  ...wrapDocumented(setting, 'bench'),
  playerView({ G, playerID }) {
    const seat = playerID === null ? undefined : Number(playerID)
    const choices = seat === undefined ? [] : list(haendler.actions(G.state, seat))
    return { view: haendler.view(G.state, seat), choices }
  },
}

const server = Server({ games: [game], origins: ['*'] })
await server.run(Number(process.argv[2]))
