/** `windward verify`: replays records and trusts nothing in them. */

import { verify } from '@windward/core/record.ts'
import type { Command } from 'commander'
import { readText } from '../files.ts'
import { ROOMS, roomOf } from '../games.ts'
import type { Global } from '../given.ts'
import { paint } from '../look.ts'
import { namesOf } from '../players.ts'
import { Refused } from '../refusal.ts'
import { tellFault, tellOutcome } from '../telling.ts'
import { wordsIn } from '../words/index.ts'

export function addVerify(program: Command): void {
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
    .action((files: readonly string[], _given: unknown, command: Command) => {
      const { lang } = command.optsWithGlobals<Global>()
      const genuine = files.map((path) => verifyFile(path, lang))
      if (genuine.includes(false)) process.exitCode = 1
    })
}

function verifyFile(path: string, language: Global['lang']): boolean {
  const say = wordsIn(language)
  try {
    const text = readText(path)
    const result = verify(
      text,
      ROOMS.map(({ game }) => game),
    )
    if (!result.ok) {
      console.error(paint.red(say('verify.bad', { path, why: tellFault(result.fault, text, say) })))
      return false
    }
    const { record, match } = result
    const speech = roomOf(record.game).speech(language)
    const outcome = match.outcome()
    const key = outcome ? 'verify.good' : 'verify.unfinished'
    console.log(paint.green(say(key, { path, title: speech.title, moves: record.moves.length })))
    if (outcome) console.log(tellOutcome(outcome, speech, say, namesOf(record.players, say)))
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(paint.red(error.message))
    return false
  }
}
