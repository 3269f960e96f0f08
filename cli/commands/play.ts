/** `windward play`: at the terminal, with other people and with bots. */

import { seedOf } from '@windward/core/chance.ts'
import { Match } from '@windward/core/match.ts'
import type { Command } from 'commander'
import { isProgram } from '../foreign.ts'
import { roomOf } from '../games.ts'
import {
  freshSalt,
  freshSeed,
  type GivenTable,
  type Global,
  knownBot,
  names,
  optionsOf,
  optionsOption,
  seatsOf,
  seatsOption,
  seedOption,
} from '../given.ts'
import { columns } from '../look.ts'
import { botsOf, isBotName, isProgramName, namesOf, playerOfBot } from '../players.ts'
import { Refused } from '../refusal.ts'
import { findSave, listSaves, makeStateDirectory, readSave, type Save, saveNamed } from '../saves.ts'
import { type Seating, Session } from '../session.ts'
import { tellFault } from '../telling.ts'
import { Terminal } from '../terminal.ts'
import { wordsIn } from '../words/index.ts'

interface Given extends GivenTable, Global {
  readonly bots?: readonly string[]
  readonly names?: readonly string[]
  readonly seed?: string
  /** True when no name was given. */
  readonly resume?: string | true
}

const LONGEST_NAME = 16

export function addPlay(program: Command): void {
  program
    .command('play')
    .argument('[game]', 'see windward games')
    .description('play at this terminal: alone against bots, or several people in turn')
    .addOption(seatsOption())
    .option(
      '--bots <a,b,…>',
      'bots for the last seats, exec:COMMAND for a program of your own; none: only people',
      names,
    )
    .option('--names <a,b,…>', 'names of the people, in the order of their seats', names)
    .addOption(seedOption('default: one that nobody can guess'))
    .addOption(optionsOption())
    .option('--resume [name]', 'go on with a saved game, by name or file; alone: with the only one, or list them')
    .addHelpText(
      'after',
      `
Without --bots, the first seat is yours and Mates have the others. As many bots as
seats: you watch. The game is saved after every move; q, Ctrl-C and the end of the input
lose nothing. Answers may come from a pipe, one to a line.

Examples:
  windward play haendler
  windward play haendler --seats 3 --names Anna,Bruno,Carla --bots none
  windward play haendler --seats 4 --names Anna,Bruno --bots mate,captain
  windward play haendler --bots "exec:python3 examples/bot.py"
  windward play --resume`,
    )
    .action((game: string | undefined, _given: unknown, command: Command) =>
      play(game, command.optsWithGlobals<Given>()),
    )
}

async function play(game: string | undefined, given: Given): Promise<void> {
  const seating = given.resume === undefined ? begin(game, given) : resume(given.resume, game, given)
  if (seating === undefined) return
  const terminal = new Terminal()
  const session = new Session(seating, terminal, given.lang)
  process.prependOnceListener('SIGINT', () => session.tellSaved())
  try {
    await session.run()
  } finally {
    session.close()
    terminal.close()
  }
}

function begin(name: string | undefined, given: Given): Seating {
  if (name === undefined) throw new Refused('Which game? For example: windward play haendler')
  const room = roomOf(name)
  const { game } = room
  const options = optionsOf(game, given)
  const seats = seatsOf(game, options, given)
  const seated = seatPlayers(seats, given)
  const seed = seedOf(given.seed ?? freshSeed())
  const match = new Match(game, { options, seats, seed, salt: freshSalt() })
  makeStateDirectory()
  return { room, match, ...seated, save: saveNamed(`${game.id}-${match.commitment.slice(0, 8)}`) }
}

/** People first, bots in the last seats. */
function seatPlayers(seats: number, given: Given): Pick<Seating, 'players' | 'bots'> {
  const kinds = given.bots ?? Array.from({ length: seats - 1 }, () => 'mate')
  const bots = kinds.length === 1 && kinds[0] === 'none' ? [] : kinds.map(knownBot)
  if (bots.length > seats) throw new Refused(`There are ${bots.length} bots for ${seats} seats.`)
  const people = nameThePeople(seats - bots.length, given)
  return { players: [...people, ...bots.map(playerOfBot)], bots: [...people.map(() => undefined), ...bots] }
}

function nameThePeople(people: number, { names: given = [], lang }: Given): readonly string[] {
  if (given.length > people) throw new Refused(`There are ${given.length} names for ${people} people.`)
  if (new Set(given).size < given.length) throw new Refused('Two people have the same name.')
  for (const name of given) {
    if (name.length > LONGEST_NAME || /\p{C}/u.test(name) || isBotName(name)) {
      throw new Refused(`A name has at most ${LONGEST_NAME} letters and does not begin with “bot ”.`)
    }
  }
  const say = wordsIn(lang)
  return Array.from({ length: people }, (_, seat) => given[seat] ?? say('player', { n: seat + 1 }))
}

/** Undefined when there are several, which are listed instead. */
function resume(name: string | true, game: string | undefined, given: Given): Seating | undefined {
  if (game !== undefined) throw new Refused('A saved game knows what game it is: leave its name out beside --resume.')
  refuseBesideResume(given)
  if (name !== true) return reopen(findSave(name), given)
  const saves = listSaves().filter((save) => !isOver(save))
  if (saves.length === 0) throw new Refused('No game is saved that could go on.')
  if (saves.length === 1) return reopen(saves[0], given)
  const say = wordsIn(given.lang)
  console.log(`${say('saves.several')}\n`)
  console.log(columns(saves.map((save) => describe(save, given))))
  return undefined
}

function refuseBesideResume(given: Given): void {
  const fixed = (['seats', 'names', 'seed'] as const).find((key) => given[key] !== undefined)
  if (fixed) throw new Refused(`--${fixed} is fixed in a saved game: leave it out beside --resume.`)
  if (Object.keys(given.options).length > 0) {
    throw new Refused('--options are fixed in a saved game: leave them out beside --resume.')
  }
}

function reopen(save: Save, { lang, bots: programs = [] }: Given): Seating {
  const { text, result } = readSave(save)
  const say = wordsIn(lang)
  if (!result.ok) throw new Refused(say('verify.bad', { path: save.path, why: tellFault(result.fault, text, say) }), 1)
  const { record, match } = result
  const players = record.players ?? Array.from({ length: record.seats }, (_, seat) => namesOf(undefined, say)(seat))
  requirePrograms(players.filter(isProgramName).length, programs)
  const bots = botsOf(players, programs)
  const unknown = players.findIndex((player, seat) => isBotName(player) && bots[seat] === undefined)
  if (unknown >= 0) throw new Refused(`${save.path} is played by a bot that is not known here: ${players[unknown]}.`, 1)
  return { room: roomOf(record.game), match, players, bots, save }
}

/** A saved game does not know the commands of programs: whoever resumes it names them, and no other bot. */
function requirePrograms(seats: number, programs: readonly string[]): void {
  if (programs.length === seats && programs.every(isProgram)) return
  if (seats === 0) throw new Refused('--bots is fixed in a saved game: leave it out beside --resume.')
  throw new Refused(`Programs of your own have ${seats} of the seats: name each again, with --bots exec:COMMAND.`)
}

function isOver(save: Save): boolean {
  try {
    const { result } = readSave(save)
    return result.ok && result.match.outcome() !== undefined
  } catch {
    return false
  }
}

function describe(save: Save, { lang }: Given): readonly string[] {
  const say = wordsIn(lang)
  try {
    const { result } = readSave(save)
    if (!result.ok) return [save.name, '', say('saves.damaged'), '']
    const { record } = result
    const players = Array.from({ length: record.seats }, (_, seat) => namesOf(record.players, say)(seat))
    const { title } = roomOf(record.game).speech(lang)
    return [save.name, title, say('saves.moves', { moves: record.moves.length }), players.join(', ')]
  } catch {
    return [save.name, '', say('saves.damaged'), '']
  }
}
