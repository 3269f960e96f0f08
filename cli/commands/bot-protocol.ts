/** `windward bot-protocol`: one of our bots as a program that any other can ask. */

import { createInterface } from 'node:readline'
import { GAMES } from '@windward/games/index.ts'
import type { Command } from 'commander'
import { botOf } from '../given.ts'
import { answerTo } from '../protocol.ts'

export function addBotProtocol(program: Command): void {
  program
    .command('bot-protocol')
    .description('answer for a bot on standard input and output, one JSON object to a line (docs/bots.md)')
    .option('--bot <name>', 'who answers', 'mate')
    .addHelpText(
      'after',
      `
Programs that read the same asks and write the same answers play in the arena as exec:COMMAND.
A line that asks nothing is answered with {"error": …}.

Example:
  windward arena haendler --bots "exec:windward bot-protocol --bot mate,random" --games 20`,
    )
    .action(async ({ bot: name }: { readonly bot: string }) => {
      const bot = botOf(name)
      for await (const line of createInterface({ input: process.stdin })) {
        if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answered(() => answerTo(line, bot, GAMES)))}\n`)
      }
    })
}

function answered(answer: () => unknown): unknown {
  try {
    return answer()
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
