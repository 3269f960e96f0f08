/** `node bench/engine.ts [game] [flags]`: Händler if no game is named. */

import { GAMES } from '@windward/games/index.ts'
import { bench } from './main.ts'

const args = process.argv.slice(2)
const name = args[0] === undefined || args[0].startsWith('-') ? undefined : args[0]
const game = GAMES.find(({ id }) => id === (name ?? 'haendler'))
if (game === undefined) {
  process.stderr.write(`There is no game "${name}". The games are: ${GAMES.map(({ id }) => id).join(', ')}.\n`)
  process.exitCode = 2
} else {
  await bench(game, name === undefined ? args : args.slice(1))
}
