/** Reads what the user gave on the command line, and refuses in a sentence what cannot be meant. */

import { randomBytes } from 'node:crypto'
import { botsFor } from '@windward/bots/catalogue.ts'
import type { AnyGame, OptionValues } from '@windward/core/contract.ts'
import { readOptions, readSeats } from '@windward/core/options.ts'
import type { Language } from '@windward/core/words.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import { type Command, Option } from 'commander'
import { ExitError } from './exitError.ts'
import { isProgram } from './foreign.ts'

const LONGEST_SEED = 200

/** What the commands that set up a game have in common. */
export interface TableFlags {
  readonly seats?: number
  readonly options: Readonly<Record<string, string>>
}

export const seatsOption = () =>
  new Option('--seats <n>', 'players (default: the fewest the game allows)').argParser(number(1, 99))

export const optionsOption = () =>
  new Option('--options <k=v,…>', 'options of the game; may be repeated').argParser(collectOptions).default({}, 'none')

export const seedOption = (note: string) => new Option('--seed <text>', `any text; ${note}`).argParser(text)

export const natsOption = (note: string) => new Option('--nats <url>', note)

export interface Global {
  readonly lang: Language
}

/** A whole number within bounds. */
export function number(min: number, max: number): (given: string) => number {
  return (given) => {
    const n = /^\d+$/.test(given) ? Number(given) : Number.NaN
    if (n >= min && n <= max) return n
    throw new ExitError('usage.wholeNumber', { given, min, max })
  }
}

export function names(given: string): readonly string[] {
  const list = given.split(',').map((name) => name.trim())
  if (list.every((name) => name !== '')) return list
  throw new ExitError('usage.names', { given })
}

export function optionsOf(game: AnyGame, { options }: TableFlags): OptionValues {
  const read = readOptions(game, options)
  if (read.ok) return read.value
  const { code, params = {} } = read.refusal
  if (code === 'unknownOption') {
    throw new ExitError('refuse.noOption', { ...params, game: game.id })
  }
  throw new ExitError('refuse.noOptionValue', { ...params, game: game.id })
}

export function seatsOf(game: AnyGame, options: OptionValues, { seats }: TableFlags): number {
  const { min, max } = game.seats(options)
  const read = readSeats(game, options, seats ?? min)
  if (read.ok) return read.value
  throw new ExitError('refuse.seats', { game: game.id, min, max, seats })
}

/** One bot for every seat, or the same for all. */
export function botsAt(seats: number, id: GameId, given: readonly string[] = ['random']): readonly string[] {
  const bots = given.map((name) => knownBot(id, name))
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0])
  if (bots.length === seats) return bots
  throw new ExitError('refuse.seatsAndBots', { seats, bots: bots.length })
}

/** One for each seat. Fewer than seats: the last one has the others too. */
export function contendersFor(
  id: GameId,
  game: AnyGame,
  options: OptionValues,
  given: readonly string[],
  seats?: number,
): readonly string[] {
  const all = seatsOf(game, options, { seats: seats ?? given.length, options: {} })
  const bots = given.map((name) => knownBot(id, name))
  if (bots.length > all) throw new ExitError('refuse.tooManyBots', { bots: bots.length, seats: all })
  return Array.from({ length: all }, (_, seat) => bots[Math.min(seat, bots.length - 1)])
}

/** Wherever bots are named: one of ours, or `exec:COMMAND`. */
export function knownBot(id: GameId, name: string): string {
  const bots = botsFor(id)
  if (isProgram(name) || bots.includes(name)) return name
  throw new ExitError('refuse.noBot', { given: name, game: id, known: bots.join(', ') })
}

/** What can be done by `windward worker` processes: refuses what they cannot do, and what only counts here. */
export function spreadable(command: Command, bots: readonly string[] = []): void {
  if (command.getOptionValue('nats') === undefined) return
  const bot = bots.find(isProgram)
  if (bot !== undefined) throw new ExitError('refuse.spreadProgram', { bot })
  const source = command.getOptionValueSource('workers')
  if (source !== undefined && source !== 'default') throw new ExitError('refuse.spreadWorkers')
}

/** 256 bits that nobody can guess. */
export function freshSeed(): string {
  return randomBytes(32).toString('hex')
}

export function freshSalt(): string {
  return randomBytes(16).toString('hex')
}

/** Two Elo figures, the lower first. */
export function claims(given: string): { readonly low: number; readonly high: number } {
  const [low, high, ...more] = given.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (more.length === 0 && low < high && Math.abs(low) <= 1000 && Math.abs(high) <= 1000) return { low, high }
  throw new ExitError('usage.claims', { given })
}

function text(given: string): string {
  if (given !== '' && given.length <= LONGEST_SEED) return given
  throw new ExitError('usage.seed', { most: LONGEST_SEED })
}

function collectOptions(given: string, before: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const options: Record<string, string> = { ...before }
  for (const pair of given.split(',')) {
    const [, key, value] = /^\s*(\w+)=(.+?)\s*$/.exec(pair) ?? []
    if (key === undefined) throw new ExitError('usage.options', { given: pair })
    options[key] = value
  }
  return options
}
