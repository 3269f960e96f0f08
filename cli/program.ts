/** What `windward` does with its arguments. */

import { inspect } from 'node:util'
import type { Say } from '@windward/core/words.ts'
import { Command, CommanderError } from 'commander'
import { addAnalyse } from './commands/analyse.ts'
import { addArena } from './commands/arena.ts'
import { addBotProtocol } from './commands/bot-protocol.ts'
import { addGames } from './commands/games.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addRecord } from './commands/record.ts'
import { addBackup, addBotWorker, addCheck, addRestore, addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addVerify } from './commands/verify.ts'
import { ExitError } from './exitError.ts'
import { languageIn, languageOption } from './flags.ts'
import { complain, type Io } from './io.ts'
import { paint } from './look.ts'
import { type TerminalKey, wordsIn } from './words/index.ts'

export async function main(args: readonly string[], io: Io): Promise<void> {
  try {
    const root = program(io)
    if (args.length > 0) await root.parseAsync(args, { from: 'user' })
    else root.outputHelp()
  } catch (error) {
    io.exitCode = exitCodeOf(error, io, wordsIn(languageIn(args, io.env)))
  }
}

function program(io: Io): Command {
  const root = new Command('windward')
    .description('Three Caribbean board games, every rule enforced: play, simulate, record, verify and serve.')
    .addOption(languageOption(io.env))
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // Told at the end, in the language of whoever asked.
      outputError: () => undefined,
    })
    .addHelpText(
      'after',
      `
Examples:
  windward play haendler                       you against a bot
  windward play haendler --seats 3 --bots none three people at one terminal
  windward simulate haendler --games 10000     what random play leads to`,
    )
  const play = [addPlay, addGames, addSimulate, addArena, addRecord, addVerify, addAnalyse, addPerft, addBotProtocol]
  for (const add of [...play, addServe, addBotWorker, addBackup, addRestore, addCheck]) add(root, io)
  return root
}

/** Bad input is answered in a sentence; only our own mistakes show a stack. */
function exitCodeOf(error: unknown, io: Io, say: Say<TerminalKey>): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    complain(io, `${paint.red(tellUsage(error, say))}\n${say('usage.help')}`)
    return 2
  }
  if (error instanceof ExitError) {
    complain(io, paint.red(error.tell(say)))
    return error.exitCode
  }
  complain(io, inspect(error))
  return 1
}

/** What Commander says in English alone. Its errors have a code, and their facts stand in quotes. */
function tellUsage({ code, message }: CommanderError, say: Say<TerminalKey>): string {
  const [given = '', value = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, fact]) => fact)
  const known = /Allowed choices are (.+)\.$/.exec(message)?.[1]
  const names = /\(Did you mean (?:one of )?(.+)\?\)$/.exec(message)?.[1]
  const kind = USAGES.find((usage) => code === `commander.${usage}`)
  const sentence = kind
    ? say(`usage.${kind}`, { given, value, known })
    : say('usage.notUnderstood', { detail: message })
  return names === undefined ? sentence : `${sentence} ${say('usage.didYouMean', { names })}`
}

const USAGES = [
  'unknownCommand',
  'unknownOption',
  'missingArgument',
  'optionMissingArgument',
  'missingMandatoryOptionValue',
  'excessArguments',
  'invalidArgument',
] as const
