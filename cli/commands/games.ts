/** `windward games`: what can be played, with which options. */

import { defaults } from '@windward/core/options.ts'
import type { Command } from 'commander'
import { ROOMS, type Room } from '../games.ts'
import type { Global } from '../given.ts'
import { paint, wrap } from '../look.ts'
import { wordsIn } from '../words/index.ts'

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games and their options')
    .action((_given: unknown, command: Command) => {
      const language = command.optsWithGlobals<Global>().lang
      console.log(ROOMS.map((room) => describe(room, language)).join('\n\n'))
    })
}

function describe(room: Room, language: Global['lang']): string {
  const { game } = room
  const speech = room.speech(language)
  const say = wordsIn(language)
  const { min, max } = game.seats(defaults(game))
  const lines = [
    `${paint.bold(game.id)}  ${speech.title} · ${say('games.seats', { min, max })} · ${say(`stage.${game.stage}`)}`,
    wrap(`  ${speech.pitch}`, 80, '  '),
    wrap(`  ${speech.provenance}`, 80, '  '),
  ]
  const options = Object.keys(game.options)
  if (options.length > 0) lines.push(`  ${say('games.options')}:`)
  for (const key of options) {
    lines.push(`    ${paint.bold(key)}  ${speech.option(key)}`)
    for (const value of game.options[key]) lines.push(`      ${value}  ${paint.dim(speech.optionValue(key, value))}`)
  }
  return lines.join('\n')
}
