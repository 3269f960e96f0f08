/**
 * All laws on as many random games as you like, for every seat count and the option sets that the game's tests try:
 *
 *     npm run laws -- haendler --games 10000 [--from 0] [--seats 4] [--only portRoyal]
 */

import type { OptionValue } from '@windward/core/contract.ts'
import type { LawKit } from '@windward/core/laws.trial.ts'
import { checkTrial } from '@windward/core/laws.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, isGameId, rulesOf } from '@windward/games/catalogue.ts'
import { KITS } from '@windward/games/kits.ts'
import { flags, refuse } from './flags.ts'

const {
  games,
  from,
  names: [name = ''],
  ...just
} = flags({ games: 1000, from: 0, only: '', seats: 0 }, GAME_IDS)
if (!isGameId(name)) refuse(`Name one game of: ${GAME_IDS.join(', ')}.`)

const game = await rulesOf(name)
const { conserved, options: sets = [{}] } = (await KITS[name]()) as LawKit<unknown>
for (const given of sets.filter((o) => !just.only || Object.values(o).includes(just.only))) {
  const options = { ...defaults<Record<string, OptionValue>>(game), ...given }
  const { min, max } = game.seats(options)
  for (let seats = min; seats <= max; seats++) {
    if (just.seats > 0 && just.seats !== seats) continue
    const began = performance.now()
    const kit = { conserved, samples: 1, longest: 100_000 }
    for (let i = from; i < from + games; i++) checkTrial(game, { seats, options, seed: `laws ${i}` }, kit)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${name}, ${seats} seats, ${JSON.stringify(given)}: ${games} games obey the laws (${seconds} s)`)
  }
}
