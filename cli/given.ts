/** Reads what the user gave on the command line, and refuses in a sentence what cannot be meant. */

import { randomBytes } from 'node:crypto'
import type { Bot } from '@windward/bots/contract.ts'
import { BOT_NAMES, botNamed } from '@windward/bots/index.ts'
import type { AnyGame, OptionValue } from '@windward/core/contract.ts'
import { readOptions, readSeats } from '@windward/core/options.ts'
import { LANGUAGES, type Language } from '@windward/core/words.ts'
import { InvalidArgumentError, Option } from 'commander'
import { isProgram } from './foreign.ts'
import { Refused } from './refusal.ts'
import { languageOf } from './words/index.ts'

export type Options = Readonly<Record<string, OptionValue>>

/** What the commands that set up a game have in common. */
export interface GivenTable {
  readonly seats?: number
  readonly options: Readonly<Record<string, string>>
}

export const seatsOption = () =>
  new Option('--seats <n>', 'players (default: the fewest the game allows)').argParser(number(1, 99))

export const optionsOption = () =>
  new Option('--options <k=v,…>', 'options of the game; may be repeated').argParser(collectOptions).default({}, 'none')

export const seedOption = (note: string) => new Option('--seed <text>', `any text; ${note}`).argParser(text)

export const languageOption = () =>
  new Option('--lang <language>', 'language of what is said')
    .choices(LANGUAGES)
    .default(languageOf(process.env), 'from LANG')

export interface Global {
  readonly lang: Language
}

/** A whole number within bounds. */
export function number(min: number, max: number): (given: string) => number {
  return (given) => {
    const n = /^\d+$/.test(given) ? Number(given) : Number.NaN
    if (n >= min && n <= max) return n
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
  }
}

export function names(given: string): readonly string[] {
  const list = given.split(',').map((name) => name.trim())
  if (list.every((name) => name !== '')) return list
  throw new InvalidArgumentError('It must be names with commas between them.')
}

export function optionsOf(game: AnyGame, { options }: GivenTable): Options {
  const read = readOptions(game, options)
  if (read.ok) return read.value
  const { code, params = {} } = read.refusal
  if (code === 'unknownOption') {
    throw new Refused(`${game.id} has no option “${params.option}”. Its options are: ${params.known}.`)
  }
  throw new Refused(`The option ${params.option} of ${game.id} cannot be “${params.value}”, only: ${params.known}.`)
}

export function seatsOf(game: AnyGame, options: Options, { seats }: GivenTable): number {
  const { min, max } = game.seats(options)
  const read = readSeats(game, options, seats ?? min)
  if (read.ok) return read.value
  throw new Refused(`${game.id} with these options is for ${min} to ${max} players, not ${seats}.`)
}

/** One bot for every seat, or the same for all. */
export function botsFor(seats: number, given: readonly string[] = ['random']): readonly string[] {
  const bots = given.map(knownBot)
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0])
  if (bots.length === seats) return bots
  throw new Refused(`There are ${seats} seats and ${bots.length} bots: name one bot for all, or one for each seat.`)
}

/** One for each seat. Fewer than seats: the last one has the others too. */
export function contendersFor(
  game: AnyGame,
  options: Options,
  given: readonly string[],
  seats?: number,
): readonly string[] {
  const all = seatsOf(game, options, { seats: seats ?? given.length, options: {} })
  const bots = given.map(knownBot)
  if (bots.length > all) throw new Refused(`There are ${bots.length} bots for ${all} seats.`)
  return Array.from({ length: all }, (_, seat) => bots[Math.min(seat, bots.length - 1)])
}

/** Wherever bots are named: one of ours, or `exec:COMMAND`. */
export function knownBot(name: string): string {
  return isProgram(name) ? name : botOf(name).id
}

export function botOf(name: string): Bot {
  const bot = botNamed(name)
  if (bot) return bot
  throw new Refused(`There is no bot “${name}”. The bots are: ${BOT_NAMES.join(', ')}, and exec:COMMAND.`)
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
  throw new InvalidArgumentError('It must be two Elo figures, the lower first, like 0,20.')
}

function text(given: string): string {
  if (given !== '' && given.length <= 200) return given
  throw new InvalidArgumentError('It must be a text of 1 to 200 characters.')
}

function collectOptions(given: string, before: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const options: Record<string, string> = { ...before }
  for (const pair of given.split(',')) {
    const [, key, value] = /^\s*(\w+)=(.+?)\s*$/.exec(pair) ?? []
    if (key === undefined) throw new InvalidArgumentError('It must be like deck=portRoyal,jester=others.')
    options[key] = value
  }
  return options
}
