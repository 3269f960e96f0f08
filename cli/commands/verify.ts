/** `windward verify`: replays records and trusts nothing in them. */

import { coverOf } from '@windward/games/catalogue.ts'
import { verifyRecord } from '@windward/games/records.ts'
import type { Command } from 'commander'
import { ExitError } from '../exitError.ts'
import { readText } from '../files.ts'
import type { Global } from '../flags.ts'
import { gameNamed, wordsOf } from '../games.ts'
import { complain, type Io, print } from '../io.ts'
import { paint } from '../look.ts'
import { namesOf } from '../players.ts'
import { tellFault, tellOutcome } from '../telling.ts'
import { wordsIn } from '../words/index.ts'

export function addVerify(program: Command, io: Io): void {
  program
    .command('verify')
    .argument('<files...>', 'records, as windward record and play write them')
    .description('replay records: commitment, every move, every check, the seal')
    .addHelpText(
      'after',
      `
Exit code 0: all are genuine. 1: at least one is not, or could not be read.

Example:
  windward verify game.json`,
    )
    .action(async (files: readonly string[], _given: unknown, command: Command) => {
      const { lang } = command.optsWithGlobals<Global>()
      for (const path of files) if (!(await verifyFile(path, lang, io))) io.exitCode = 1
    })
}

async function verifyFile(path: string, language: Global['lang'], io: Io): Promise<boolean> {
  const say = wordsIn(language)
  try {
    const text = readText(path)
    const result = await verifyRecord(text)
    if (!result.ok) {
      complain(io, paint.red(say('verify.bad', { path, why: tellFault(result.fault, text, say) })))
      return false
    }
    const { record, match } = result
    const game = gameNamed(record.game)
    const { title } = coverOf(game)
    const outcome = match.outcome()
    const key = outcome ? 'verify.good' : 'verify.unfinished'
    print(io, paint.green(say(key, { path, title, moves: record.moves.length })))
    if (outcome)
      print(io, tellOutcome(outcome, await wordsOf(game, record.rev, language), say, namesOf(record.players, say)))
    return true
  } catch (error) {
    if (!(error instanceof ExitError)) throw error
    complain(io, paint.red(error.tell(say)))
    return false
  }
}
