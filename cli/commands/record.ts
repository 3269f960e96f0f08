/** `windward record`: one game between bots, written down for anyone to check. */

import type { Bot } from '@windward/bots/contract.ts'
import type { Mishap } from '@windward/bots/guard.ts'
import { Asking, chancesOf } from '@windward/bots/simulate.ts'
import { seedOf } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { type Deal, Match } from '@windward/core/match.ts'
import { type AnyMatch, recordOf, writeRecord } from '@windward/core/record.ts'
import type { Command } from 'commander'
import { exists, writeWhole } from '../files.ts'
import { roomOf } from '../games.ts'
import {
  botsFor,
  freshSalt,
  type GivenTable,
  type Global,
  names,
  type Options,
  optionsOf,
  optionsOption,
  seatsOf,
  seatsOption,
  seedOption,
} from '../given.ts'
import { paint } from '../look.ts'
import { namesOf, playerOfBot } from '../players.ts'
import { Refused } from '../refusal.ts'
import { playedBy, seat } from '../seated.ts'
import { tellOutcome } from '../telling.ts'
import { wordsIn } from '../words/index.ts'

interface Given extends GivenTable, Global {
  readonly seed: string
  readonly bots?: readonly string[]
  readonly out: string
  readonly force?: true
}

export function addRecord(program: Command): void {
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
    .action((name: string, _given: unknown, command: Command) => record(name, command.optsWithGlobals<Given>()))
}

function record(name: string, given: Given): void {
  const { game, speech } = roomOf(name)
  const options = optionsOf(game, given)
  const seats = seatsOf(game, options, given)
  const bots = botsFor(seats, given.bots)
  if (given.out !== '-' && !given.force && exists(given.out)) {
    throw new Refused(`${given.out} exists already. Overwrite it with --force, or choose another name.`)
  }
  const say = wordsIn(given.lang)
  const players = bots.map(playerOfBot)
  const onMishap = ({ bot, detail }: Mishap) => console.error(paint.red(say('play.mishap', { name: bot, detail })))
  const seated = bots.map((bot) => seat(bot, { onMishap }))
  const deal = { options, seats, seed: seedOf(given.seed), salt: freshSalt() }
  const match = playedBy(seated, (careful) => playMatch(game, deal, careful))
  const text = writeRecord(recordOf(match, players))
  if (given.out === '-') {
    process.stdout.write(text)
    return
  }
  writeWhole(given.out, text)
  const words = speech(given.lang)
  console.log(say('record.written', { path: given.out, title: words.title, moves: match.moves.length }))
  const outcome = match.outcome()
  if (outcome) console.log(tellOutcome(outcome, words, say, namesOf(players, say)))
}

/** The same game as `playGame` plays, move by move through a match. */
function playMatch(game: AnyGame, deal: Deal<Options>, bots: readonly Bot[]): AnyMatch {
  const match: AnyMatch = new Match(game, deal)
  const ask = new Asking(game, () => match.view(ask.seat), chancesOf(deal.seed, deal.seats))
  for (let [question] = owed(match.questions()); question !== undefined; [question] = owed(match.questions())) {
    const { seat } = question
    const answer = match.submit(seat, bots[seat].decide(ask.about(question, match.actions(seat))))
    if (!answer.ok) throw new Error(`${bots[seat].id} chose what was not offered: ${answer.refusal.code}`)
  }
  return match
}
