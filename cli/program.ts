/** What `windward` does with its arguments. */

import { inspect } from 'node:util'
import type { Say } from '@windward/core/words.ts'
import { Command, CommanderError } from 'commander'
import { ExitError } from './exitError.ts'
import { complain, type Io } from './io.ts'
import { languageIn, languageOption } from './language.ts'
import { paint } from './look.ts'
import { type TerminalKey, wordsIn } from './words/index.ts'

type Add = (program: Command, io: Io) => void

const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  games: async () => (await import('./commands/games.ts')).addGames,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  arena: async () => (await import('./commands/arena.ts')).addArena,
  record: async () => (await import('./commands/record.ts')).addRecord,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  analyse: async () => (await import('./commands/analyse.ts')).addAnalyse,
  puzzles: async () => (await import('./commands/puzzles.ts')).addPuzzles,
  perft: async () => (await import('./commands/perft.ts')).addPerft,
  'bot-protocol': async () => (await import('./commands/bot-protocol.ts')).addBotProtocol,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  'bot-worker': async () => (await import('./commands/serve.ts')).addBotWorker,
  backup: async () => (await import('./commands/serve.ts')).addBackup,
  restore: async () => (await import('./commands/serve.ts')).addRestore,
  check: async () => (await import('./commands/serve.ts')).addCheck,
}

export async function main(args: readonly string[], io: Io): Promise<void> {
  try {
    const root = program(io)
    for (const add of await commandsFor(args)) add(root, io)
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
  return root
}

/** The one that is named, so that no other is loaded; all of them where help is asked for, or none is known. */
function commandsFor(args: readonly string[]): Promise<readonly Add[]> {
  const named = args.find((arg) => Object.hasOwn(COMMANDS, arg))
  const loads = named === undefined ? Object.values(COMMANDS) : [COMMANDS[named]]
  return Promise.all(loads.map((load) => load()))
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
