/** `windward bot-protocol`: one of our bots as a program that any other can ask. */

import { createInterface } from 'node:readline'
import { BOT_NAMES } from '@windward/bots/catalogue.ts'
import { type Command, Option } from 'commander'
import { type Io, print } from '../io.ts'
import { answerTo } from '../protocol.ts'

export function addBotProtocol(program: Command, io: Io): void {
  program
    .command('bot-protocol')
    .description('answer for a bot on standard input and output, one JSON object to a line (docs/bots.md)')
    .addOption(new Option('--bot <name>', 'who answers').choices(BOT_NAMES).default('mate'))
    .addHelpText(
      'after',
      `
Programs that read the same asks and write the same answers play in the arena as exec:COMMAND.
A line that asks nothing is answered with {"error": …}.

Example:
  windward arena haendler --bots "exec:windward bot-protocol --bot mate,random" --games 20`,
    )
    .action(async ({ bot }: { readonly bot: string }) => {
      for await (const line of createInterface({ input: io.stdin })) {
        if (line.trim() !== '') print(io, JSON.stringify(await answered(line, bot)))
      }
    })
}

async function answered(line: string, bot: string): Promise<unknown> {
  try {
    return await answerTo(line, bot)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
