/** `windward games`: what can be played, with which options. No rules are loaded for it. */

import { defaults } from '@windward/core/options.ts'
import { sayOption, sayOptionValue } from '@windward/core/words.ts'
import { coverOf, GAME_IDS, type GameId } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import type { Global } from '../flags.ts'
import { type Io, print } from '../io.ts'
import { paint, wrap } from '../look.ts'
import { wordsIn } from '../words/index.ts'

export function addGames(program: Command, io: Io): void {
  program
    .command('games')
    .description('list the games and their options')
    .action((_given: unknown, command: Command) => {
      const language = command.optsWithGlobals<Global>().lang
      print(io, GAME_IDS.map((id) => describe(id, language)).join('\n\n'))
    })
}

function describe(id: GameId, language: Global['lang']): string {
  const cover = coverOf(id)
  const say = wordsIn(language)
  const { min, max } = cover.seats(defaults(cover))
  const lines = [
    `${paint.bold(id)}  ${cover.title} · ${say('games.seats', { min, max })} · ${say(`stage.${cover.stage}`)}`,
    wrap(`  ${cover.pitch[language]}`, 80, '  '),
    wrap(`  ${cover.provenance[language]}`, 80, '  '),
  ]
  const options = Object.keys(cover.options)
  if (options.length > 0) lines.push(`  ${say('games.options')}:`)
  for (const key of options) {
    lines.push(`    ${paint.bold(key)}  ${sayOption(cover, language, key)}`)
    for (const value of cover.options[key]) {
      lines.push(`      ${value}  ${paint.dim(sayOptionValue(cover, language, key, value))}`)
    }
  }
  return lines.join('\n')
}
