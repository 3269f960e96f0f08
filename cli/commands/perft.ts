/** `windward perft`: how many action sequences there are, to compare engines and to catch a changed rule. */

import { perft } from '@windward/core/perft.ts'
import { numberFormat } from '@windward/core/words.ts'
import { coverOf, rulesOf } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import {
  type Global,
  number,
  optionsOf,
  optionsOption,
  seatsOf,
  seatsOption,
  seedOption,
  type TableFlags,
} from '../flags.ts'
import { gameNamed } from '../games.ts'
import { type Io, print } from '../io.ts'
import { figures, paint } from '../look.ts'
import { wordsIn } from '../words/index.ts'

interface PerftFlags extends TableFlags, Global {
  readonly seed: string
  readonly depth: number
}

export function addPerft(program: Command, io: Io): void {
  program
    .command('perft')
    .argument('<game>', 'see windward games')
    .description('count the action sequences of each length from the setup')
    .addOption(seedOption('chance is fixed by it').makeOptionMandatory())
    .requiredOption('--depth <d>', 'longest sequences to count', number(1, 1000))
    .addOption(seatsOption())
    .addOption(optionsOption())
    .addHelpText(
      'after',
      `
Where several seats owe an answer at once, the answers of each of them count, in any order.
Sequences that end the game earlier are not counted at greater depths.

Example:
  windward perft haendler --seed 1 --depth 12`,
    )
    .action(async (name: string, _given: unknown, command: Command) => {
      const given = command.optsWithGlobals<PerftFlags>()
      const id = gameNamed(name)
      const game = await rulesOf(id)
      const options = optionsOf(game, given)
      const seats = seatsOf(game, options, given)
      const say = wordsIn(given.lang)
      const figure = numberFormat(given.lang, { maximumFractionDigits: 2 })
      const start = performance.now()
      const counts = perft(game, options, seats, given.seed, given.depth)
      const seconds = (performance.now() - start) / 1000
      const nodes = counts.reduce((sum, n) => sum + n, 0)
      const rows = counts.map((n, i) => [i + 1, figure.format(n)])
      print(io, paint.bold(say('perft.title', { title: coverOf(id).title, seats, seed: given.seed })))
      print(io, `\n${figures([say('perft.depth'), say('perft.sequences')], rows)}\n`)
      const speed = {
        nodes: figure.format(nodes),
        seconds: figure.format(seconds),
        perSecond: figure.format(Math.round(nodes / seconds)),
      }
      print(io, ` ${say('perft.speed', speed)}`)
    })
}
