/** `windward record`: one game between bots, written down for anyone to check. */

import { mindsOf } from '@windward/bots/catalogue.ts'
import type { Bot } from '@windward/bots/contract.ts'
import type { Mishap } from '@windward/bots/guard.ts'
import { Asking, chancesOf } from '@windward/bots/simulate.ts'
import { seedOf } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { AnyGame, OptionValues } from '@windward/core/contract.ts'
import { type Deal, Match } from '@windward/core/match.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import { coverOf, rulesOf } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import { ExitError } from '../exitError.ts'
import { exists, writeWhole } from '../files.ts'
import {
  botsAt,
  freshSalt,
  type Global,
  names,
  optionsOf,
  optionsOption,
  seatsOf,
  seatsOption,
  seedOption,
  type TableFlags,
} from '../flags.ts'
import { gameNamed, wordsOf } from '../games.ts'
import { complain, type Io, print } from '../io.ts'
import { paint } from '../look.ts'
import { namesOf, playerOfBot } from '../players.ts'
import { playedBy, seat } from '../seated.ts'
import { tellOutcome } from '../telling.ts'
import { wordsIn } from '../words/index.ts'

interface RecordFlags extends TableFlags, Global {
  readonly seed: string
  readonly bots?: readonly string[]
  readonly out: string
  readonly force?: true
}

export function addRecord(program: Command, io: Io): void {
  program
    .command('record')
    .argument('<game>', 'see windward games')
    .description('play one game between bots and write its record')
    .addOption(seedOption('s/i is game number i of "windward simulate --seed s"').makeOptionMandatory())
    .requiredOption('--out <file>', 'where to write; - is standard output')
    .addOption(seatsOption())
    .option(
      '--bots <a,b,…>',
      'one bot for all seats, or one for each; exec:COMMAND is a program of your own (default: random)',
      names,
    )
    .addOption(optionsOption())
    .option('--force', 'overwrite an existing file')
    .addHelpText('after', '\nExample:\n  windward record haendler --seed 1 --seats 3 --out game.json')
    .action((name: string, _given: unknown, command: Command) =>
      record(name, command.optsWithGlobals<RecordFlags>(), io),
    )
}

async function record(name: string, given: RecordFlags, io: Io): Promise<void> {
  const id = gameNamed(name)
  const [game, minds] = await Promise.all([rulesOf(id), mindsOf(id)])
  const options = optionsOf(game, given)
  const seats = seatsOf(game, options, given)
  const bots = botsAt(seats, id, given.bots)
  if (given.out !== '-' && !given.force && exists(given.out)) {
    throw new ExitError('refuse.outExists', { path: given.out })
  }
  const say = wordsIn(given.lang)
  const players = bots.map(playerOfBot)
  const onMishap = ({ bot, detail }: Mishap) => complain(io, paint.red(say('play.mishap', { name: bot, detail })))
  const seated = bots.map((bot) => seat(minds, bot, { onMishap }))
  const deal = { options, seats, seed: seedOf(given.seed), salt: freshSalt() }
  const match = playedBy(seated, (careful) => playMatch(game, deal, careful))
  const text = writeRecord(recordOf(match, players))
  if (given.out === '-') {
    io.stdout.write(text)
    return
  }
  writeWhole(given.out, text)
  print(io, say('record.written', { path: given.out, title: coverOf(id).title, moves: match.moves.length }))
  const outcome = match.outcome()
  if (outcome) print(io, tellOutcome(outcome, await wordsOf(id, game.rev, given.lang), say, namesOf(players, say)))
}

/** The same game as `playGame` plays, move by move through a match. */
function playMatch(game: AnyGame, deal: Deal<OptionValues>, bots: readonly Bot[]): AnyMatch {
  const match: AnyMatch = new Match(game, deal)
  const ask = new Asking(game, () => match.view(ask.seat), chancesOf(deal.seed, deal.seats))
  for (let [question] = owed(match.questions()); question !== undefined; [question] = owed(match.questions())) {
    const { seat } = question
    const answer = match.submit(seat, bots[seat].decide(ask.about(question, match.actions(seat))))
    if (!answer.ok) throw new Error(`${bots[seat].id} chose what was not offered: ${answer.refusal.code}`)
  }
  return match
}
