/**
 * All laws on as many random games as you like, for every seat count and option set named here:
 *
 *     npm run laws -- haendler --games 10000 [--from 0] [--seats 4] [--only portRoyal]
 */

import type { AnyGame, OptionValue } from '@windward/core/contract.ts'
import { checkTrial } from '@windward/core/laws.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { census } from '@windward/games/haendler/state.ts'
import { conserved } from '@windward/games/karibik/given.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { census as maraudersCensus } from '@windward/games/marauders/view.ts'
import { flags, refuse } from './flags.ts'

interface Subject<S> {
  readonly game: AnyGame
  readonly conserved: (s: S) => unknown
  readonly options: readonly Readonly<Record<string, OptionValue>>[]
}

// biome-ignore lint/suspicious/noExplicitAny: subjects of whatever state
const SUBJECTS: Readonly<Record<string, Subject<any>>> = {
  haendler: {
    game: haendler,
    conserved: census,
    options: [
      { deck: 'reconstructionA' },
      { deck: 'reconstructionB' },
      { deck: 'portRoyal' },
      { deck: 'reconstructionA', expeditionAfterBust: true, jester: 'others' },
    ],
  },
  karibik: {
    game: karibik,
    conserved,
    options: [{}, { handOver: true, handOverDelivers: true, delivery: 'adjacent', colours: 'drawn' }],
  },
  marauders: { game: marauders, conserved: maraudersCensus, options: [{}, { events: 15 }] },
}

const {
  games,
  from,
  names: [name],
  ...just
} = flags({ games: 1000, from: 0, only: '', seats: 0 }, Object.keys(SUBJECTS))
if (name === undefined) refuse(`Name one game of: ${Object.keys(SUBJECTS).join(', ')}.`)

const subject = SUBJECTS[name]
for (const given of subject.options.filter((o) => !just.only || Object.values(o).includes(just.only))) {
  const options = { ...defaults<Record<string, OptionValue>>(subject.game), ...given }
  const { min, max } = subject.game.seats(options)
  for (let seats = min; seats <= max; seats++) {
    if (just.seats > 0 && just.seats !== seats) continue
    const began = performance.now()
    const kit = { conserved: subject.conserved, samples: 1, longest: 100_000 }
    for (let i = from; i < from + games; i++) checkTrial(subject.game, { seats, options, seed: `laws ${i}` }, kit)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${name}, ${seats} seats, ${JSON.stringify(given)}: ${games} games obey the laws (${seconds} s)`)
  }
}
