/** `windward play`: at the terminal, with other people and with bots. */

import { botsFor, mindsOf, steadyBot } from '@windward/bots/catalogue.ts'
import { seedOf } from '@windward/core/chance.ts'
import { Match } from '@windward/core/match.ts'
import { coverOf, type GameId } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import { ExitError } from '../exitError.ts'
import {
  freshSalt,
  freshSeed,
  type Global,
  knownBot,
  names,
  optionsOf,
  optionsOption,
  seatsOf,
  seatsOption,
  seedOption,
  type TableFlags,
} from '../flags.ts'
import { isProgram } from '../foreign.ts'
import { gameNamed, textFaceOf } from '../games.ts'
import { type Io, print } from '../io.ts'
import { columns } from '../look.ts'
import { botsOf, isBotName, isProgramName, namesOf, playerOfBot } from '../players.ts'
import { findSave, listSaves, makeStateDirectory, readSave, type Save, saveNamed } from '../saves.ts'
import { tellFault } from '../telling.ts'
import { Terminal } from '../terminal.ts'
import { TerminalGame, type TerminalSeating } from '../terminalGame.ts'
import { wordsIn } from '../words/index.ts'

interface PlayFlags extends TableFlags, Global {
  readonly bots?: readonly string[]
  readonly names?: readonly string[]
  readonly seed?: string
  /** True when no name was given. */
  readonly resume?: string | true
}

const LONGEST_NAME = 16

export function addPlay(program: Command, io: Io): void {
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
      play(game, command.optsWithGlobals<PlayFlags>(), io),
    )
}

async function play(game: string | undefined, given: PlayFlags, io: Io): Promise<void> {
  const seating = await (given.resume === undefined ? begin(game, given, io) : resume(given.resume, game, given, io))
  if (seating === undefined) return
  const terminal = new Terminal(io)
  const played = new TerminalGame(seating, terminal, given.lang)
  const tellSaved = () => played.tellSaved()
  process.prependOnceListener('SIGINT', tellSaved)
  try {
    await played.run()
  } finally {
    process.off('SIGINT', tellSaved)
    played.close()
    terminal.close()
  }
}

async function begin(name: string | undefined, given: PlayFlags, { env }: Io): Promise<TerminalSeating> {
  if (name === undefined) throw new ExitError('refuse.whichGame')
  const id = gameNamed(name)
  const [face, minds] = await Promise.all([textFaceOf(id), mindsOf(id)])
  const { game } = face
  const options = optionsOf(game, given)
  const seats = seatsOf(game, options, given)
  const seated = seatPlayers(id, seats, given)
  const seed = seedOf(given.seed ?? freshSeed())
  const match = new Match(game, { options, seats, seed, salt: freshSalt() })
  makeStateDirectory(env)
  return { face, match, ...seated, minds, save: saveNamed(`${id}-${match.commitment.slice(0, 8)}`, env) }
}

/** People first, bots in the last seats. */
function seatPlayers(id: GameId, seats: number, given: PlayFlags): Pick<TerminalSeating, 'players' | 'bots'> {
  const kinds = given.bots ?? Array.from({ length: seats - 1 }, () => steadyBot(id))
  const bots = kinds.length === 1 && kinds[0] === 'none' ? [] : kinds.map((name) => knownBot(id, name))
  if (bots.length > seats) throw new ExitError('refuse.tooManyBots', { bots: bots.length, seats })
  const people = nameThePeople(seats - bots.length, given)
  return { players: [...people, ...bots.map(playerOfBot)], bots: [...people.map(() => undefined), ...bots] }
}

function nameThePeople(people: number, { names: given = [], lang }: PlayFlags): readonly string[] {
  if (given.length > people) throw new ExitError('refuse.tooManyNames', { names: given.length, people })
  if (new Set(given).size < given.length) throw new ExitError('refuse.sameName')
  for (const name of given) {
    if (name.length > LONGEST_NAME || /\p{C}/u.test(name) || isBotName(name)) {
      throw new ExitError('refuse.badName', { most: LONGEST_NAME })
    }
  }
  const say = wordsIn(lang)
  return Array.from({ length: people }, (_, seat) => given[seat] ?? say('player', { n: seat + 1 }))
}

/** Undefined when there are several, which are listed instead. */
async function resume(
  name: string | true,
  game: string | undefined,
  given: PlayFlags,
  io: Io,
): Promise<TerminalSeating | undefined> {
  if (game !== undefined) throw new ExitError('refuse.resumedGame')
  refuseBesideResume(given)
  if (name !== true) return reopen(findSave(name, io.env), given)
  const all = listSaves(io.env)
  const over = await Promise.all(all.map(isOver))
  const saves = all.filter((_, i) => !over[i])
  if (saves.length === 0) throw new ExitError('refuse.noSave')
  if (saves.length === 1) return reopen(saves[0], given)
  const say = wordsIn(given.lang)
  print(io, `${say('saves.several')}\n`)
  print(io, columns(await Promise.all(saves.map((save) => describe(save, given)))))
  return undefined
}

function refuseBesideResume(given: PlayFlags): void {
  const fixed = (['seats', 'names', 'seed'] as const).find((key) => given[key] !== undefined)
  if (fixed) throw new ExitError('refuse.resumedOption', { option: fixed })
  if (Object.keys(given.options).length > 0) throw new ExitError('refuse.resumedOption', { option: 'options' })
}

async function reopen(save: Save, { lang, bots: programs = [] }: PlayFlags): Promise<TerminalSeating> {
  const { text, result } = await readSave(save)
  const say = wordsIn(lang)
  if (!result.ok) throw new ExitError('verify.bad', { path: save.path, why: tellFault(result.fault, text, say) }, 1)
  const { record, match } = result
  const players = record.players ?? Array.from({ length: record.seats }, (_, seat) => namesOf(undefined, say)(seat))
  requirePrograms(players.filter(isProgramName).length, programs)
  const id = gameNamed(record.game)
  const bots = botsOf(players, botsFor(id), programs)
  const unknown = players.findIndex((player, seat) => isBotName(player) && bots[seat] === undefined)
  if (unknown >= 0) throw new ExitError('refuse.resumedBot', { path: save.path, player: players[unknown] }, 1)
  const [face, minds] = await Promise.all([textFaceOf(id, record.rev), mindsOf(id)])
  return { face, match, players, bots, minds, save }
}

/** A saved game does not know the commands of programs: whoever resumes it names them, and no other bot. */
function requirePrograms(seats: number, programs: readonly string[]): void {
  if (programs.length === seats && programs.every(isProgram)) return
  if (seats === 0) throw new ExitError('refuse.resumedOption', { option: 'bots' })
  throw new ExitError('refuse.resumedPrograms', { seats })
}

async function isOver(save: Save): Promise<boolean> {
  try {
    const { result } = await readSave(save)
    return result.ok && result.match.outcome() !== undefined
  } catch {
    return false
  }
}

async function describe(save: Save, { lang }: PlayFlags): Promise<readonly string[]> {
  const say = wordsIn(lang)
  try {
    const { result } = await readSave(save)
    if (!result.ok) return [save.name, '', say('saves.damaged'), '']
    const { record } = result
    const players = Array.from({ length: record.seats }, (_, seat) => namesOf(record.players, say)(seat))
    const { title } = coverOf(gameNamed(record.game))
    return [save.name, title, say('saves.moves', { moves: record.moves.length }), players.join(', ')]
  } catch {
    return [save.name, '', say('saves.damaged'), '']
  }
}
