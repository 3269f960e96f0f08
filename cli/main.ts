/** The terminal program `windward`. */

import { Command, CommanderError } from 'commander'
import { addArena } from './commands/arena.ts'
import { addBotProtocol } from './commands/bot-protocol.ts'
import { addGames } from './commands/games.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addRecord } from './commands/record.ts'
import { addBackup, addBotWorker, addRestore, addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addVerify } from './commands/verify.ts'
import { languageOption } from './given.ts'
import { paint } from './look.ts'
import { Refused } from './refusal.ts'

const INTERRUPTED = 130

endQuietlyWhenNobodyReads()
process.once('SIGINT', () => process.exit(INTERRUPTED))

try {
  const root = program()
  if (process.argv.length > 2) await root.parseAsync()
  else root.outputHelp()
} catch (error) {
  process.exitCode = exitCodeOf(error)
}

function program(): Command {
  const root = new Command('windward')
    .description('Three Caribbean board games, every rule enforced: play, simulate, record, verify and serve.')
    .addOption(languageOption())
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ outputError: (message, write) => write(paint.red(sentence(message))) })
    .showHelpAfterError('windward --help lists the commands; windward COMMAND --help explains one.')
    .addHelpText(
      'after',
      `
Examples:
  windward play haendler                       you against a bot
  windward play haendler --seats 3 --bots none three people at one terminal
  windward simulate haendler --games 10000     what random play leads to`,
    )
  const play = [addPlay, addGames, addSimulate, addArena, addRecord, addVerify, addPerft, addBotProtocol]
  for (const add of [...play, addServe, addBotWorker, addBackup, addRestore]) add(root)
  return root
}

/** Bad input is answered in a sentence; only our own mistakes show a stack. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Refused) {
    console.error(paint.red(error.message))
    return error.exitCode
  }
  console.error(error)
  return 1
}

/** “error: unknown option '--x'” becomes “Unknown option '--x'.” */
function sentence(message: string): string {
  const text = message.trim().replace(/^error: /, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?)]$/.test(text) ? '' : '.'}\n`
}

/** Whoever pipes us into `head` has seen enough. */
function endQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(process.exitCode ?? 0)
    })
  }
}
