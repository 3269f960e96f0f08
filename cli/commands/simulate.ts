/** `windward simulate`: many games between bots, in worker threads here or elsewhere. */

import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { seedOf } from '@windward/core/chance.ts'
import { type Language, numberFormat } from '@windward/core/words.ts'
import { coverOf, type GameId, rulesOf } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import { ExitError } from '../exitError.ts'
import { exists, FileDraft } from '../files.ts'
import {
  botsAt,
  freshSeed,
  names,
  natsOption,
  number,
  optionsOf,
  optionsOption,
  seatsOf,
  seatsOption,
  seedOption,
  spreadable,
  type TableFlags,
} from '../flags.ts'
import { formatOf, headOf, type LineFormat } from '../gameLines.ts'
import { gameNamed } from '../games.ts'
import { type Io, print } from '../io.ts'
import { figures, paint } from '../look.ts'
import { divide, MOST_WORKERS, type Workplace, withBar } from '../pool.ts'
import { merge, newTally, type Spread, spreadOf, type Tally, wilson } from '../statistics.ts'
import { wordsIn } from '../words/index.ts'
import type { PlayedStretch, Stretch } from '../worker.ts'

interface SimulateFlags extends TableFlags, Workplace {
  readonly games: number
  readonly seed?: string
  readonly bots?: readonly string[]
  readonly workers: number
  readonly json?: true
  readonly out?: string
  readonly force?: true
}

export interface SimulationReport {
  readonly game: GameId
  readonly rev: number
  readonly options: Stretch['options']
  readonly seats: number
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly workers: number
  readonly actions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly actionsPerSecond: number
  /** By seat: games won alone, and the 95 % interval of their share. */
  readonly wins: readonly number[]
  readonly intervals: readonly (readonly [low: number, high: number])[]
  /** Games whose first place was shared, and by seat how many of those it had a share in. */
  readonly ties: number
  readonly shared: readonly number[]
  /** Decisions in which a bot failed and another took its place. */
  readonly mishaps: number
  readonly length: { readonly actions?: Spread; readonly rounds?: Spread }
}

/** Games of one job, at most: lines of more than these live long enough to fill the memory before they are let go. */
export const LONGEST_STRETCH = 100
/** Nobody knows beforehand how many will share the work. */
const SPREAD_AMONG = 10

export function addSimulate(program: Command, io: Io): void {
  program
    .command('simulate')
    .argument('<game>', 'see windward games')
    .description('play many games between bots and count')
    .addOption(seatsOption())
    .option('--games <k>', 'how many', number(1, 1_000_000_000), 1000)
    .addOption(seedOption('the same seed gives the same games, whatever the number of workers'))
    .option(
      '--bots <a,b,…>',
      'one bot for all seats, or one for each; exec:COMMAND is a program of your own (default: random)',
      names,
    )
    .addOption(optionsOption())
    .option('--workers <w>', 'threads', number(1, MOST_WORKERS), availableParallelism())
    .addOption(natsOption('nats://…; spread the games over windward worker processes instead'))
    .option('--json', 'print one JSON object instead of tables')
    .option('--out <file>', 'write a line for each game: JSON to a .jsonl, columns to a .csv')
    .option('--force', 'overwrite an existing file')
    .addHelpText(
      'after',
      `
Game number i of seed s is the game that "windward record GAME --seed s/i" writes down. Each line of --out names
its game, options, seats, bots and seed.
A shared first place counts as a tie and as nobody's win.

Examples:
  windward simulate haendler --games 10000 --seats 4 --seed 1
  windward simulate haendler --options deck=portRoyal --seats 5 --json
  windward simulate haendler --games 1000000 --out games.csv`,
    )
    .action(async (game: string, _given: unknown, command: Command) => {
      const given = command.optsWithGlobals<SimulateFlags>()
      spreadable(command, given.bots)
      const report = await simulate(game, given, io)
      print(io, given.json ? JSON.stringify(report) : inWords(report, given.lang))
    })
}

async function simulate(name: string, given: SimulateFlags, io: Io): Promise<SimulationReport> {
  const id = gameNamed(name)
  const game = await rulesOf(id)
  const options = optionsOf(game, given)
  const seats = seatsOf(game, options, given)
  const bots = botsAt(seats, id, given.bots)
  const seed = given.seed ?? freshSeed()
  if (given.out !== undefined && formatOf(given.out) === undefined) {
    throw new ExitError('refuse.noLines', { path: given.out })
  }
  if (given.out !== undefined && !given.force && exists(given.out)) {
    throw new ExitError('refuse.outExists', { path: given.out })
  }
  keepYoungObjectsClose()
  const start = performance.now()
  const [tally, workers] = await playAll({ game: id, options, seats, seed, bots }, given, io)
  const seconds = (performance.now() - start) / 1000
  const { games, actions, wins, ties, shared, mishaps } = tally
  const lengths = { actions: spreadOf(tally.actionCounts), rounds: spreadOf(tally.roundCounts) }
  return {
    game: id,
    rev: game.rev,
    options,
    seats,
    bots,
    games,
    seed,
    workers,
    actions,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Math.round(games / seconds),
    actionsPerSecond: Math.round(actions / seconds),
    wins,
    intervals: wins.map((n) => wilson(n, games)),
    ties,
    shared,
    mishaps,
    length: { ...(lengths.actions && { actions: lengths.actions }), ...(lengths.rounds && { rounds: lengths.rounds }) },
  }
}

/**
 * In every thread V8 doubles the room for young objects again and again, although hardly any lives on: a million games
 * of Händler came to 430 MB, 230 of it such room, and were no faster.
 */
function keepYoungObjectsClose(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

async function playAll(
  setting: Omit<Stretch, 'first' | 'end' | 'lines'>,
  given: SimulateFlags,
  io: Io,
): Promise<readonly [tally: Tally, threads: number]> {
  const { games, workers, lang, out } = given
  const total = newTally(setting.seats)
  const file = out === undefined ? undefined : new GameFile(out, setting.seats)
  const size = stretchFor(games, given.nats === undefined ? workers : SPREAD_AMONG)
  let first = 0
  const next = (): Stretch | undefined => {
    if (first >= games) return undefined
    const stretch = { ...setting, first, end: Math.min(games, first + size), ...(file && { lines: file.format }) }
    first = stretch.end
    return stretch
  }
  try {
    const threads = await withBar(io, games, lang, (played) => {
      const done = (stretch: PlayedStretch) => {
        merge(total, stretch.tally)
        file?.add(stretch)
        played(total.games)
      }
      return divide({ task: 'playStretch', threads: Math.min(workers, Math.ceil(games / size)), next, done }, given, io)
    })
    file?.keep()
    return [total, threads]
  } finally {
    file?.drop()
  }
}

/** Games for each job: some twenty jobs for each of those who share the work. */
function stretchFor(games: number, workers: number): number {
  return Math.min(LONGEST_STRETCH, Math.max(1, Math.ceil(games / (workers * 20))))
}

/** In the order of the games: a stretch that is played before its turn waits. */
class GameFile {
  readonly format: LineFormat
  readonly #draft: FileDraft
  readonly #waiting = new Map<number, PlayedStretch>()
  #games = 0

  constructor(path: string, seats: number) {
    this.format = formatOf(path) ?? 'jsonl'
    this.#draft = new FileDraft(path)
    this.#draft.add(headOf(this.format, seats))
  }

  add(stretch: PlayedStretch): void {
    this.#waiting.set(stretch.first, stretch)
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#waiting.delete(next.first)
      this.#draft.add(next.lines)
      this.#games += next.tally.games
    }
  }

  #next(): PlayedStretch | undefined {
    return this.#waiting.get(this.#games)
  }

  keep(): void {
    this.#draft.keep()
  }

  drop(): void {
    this.#draft.drop()
  }
}

function inWords(report: SimulationReport, language: Language): string {
  const say = wordsIn(language)
  const figure = numberFormat(language, { maximumFractionDigits: 1 })
  const exact = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = (share: number) => `${exact.format(share * 100)} %`
  const { games, seats, wins, intervals, bots, ties, mishaps, length } = report
  const seed = report.seed === seedOf(report.seed) ? `${report.seed.slice(0, 16)}…` : report.seed
  const winRows = wins.map((n, seat) => [
    seat + 1,
    bots[seat],
    figure.format(n),
    percent(n / games),
    `${exact.format(intervals[seat][0] * 100)}–${percent(intervals[seat][1])}`,
  ])
  const lengthRows = (['actions', 'rounds'] as const).flatMap((of) => {
    const spread = length[of]
    return spread ? [[say(`simulate.${of}`), figure.format(spread.median), figure.format(spread.p95)]] : []
  })
  const heads = (['seat', 'bot', 'wins', 'share', 'interval'] as const).map((key) => say(`simulate.${key}`))
  return [
    paint.bold(say('simulate.title', { title: coverOf(report.game).title, seats, games, seed })),
    '',
    figures(heads, winRows),
    '',
    ` ${say('simulate.ties', { ties, share: percent(ties / games) })}`,
    ...(mishaps > 0 ? [` ${paint.red(say('simulate.mishaps', { mishaps }))}`] : []),
    '',
    figures([say('simulate.length'), say('simulate.median'), 'p95'], lengthRows),
    '',
    ` ${say('simulate.speed', {
      seconds: figure.format(report.seconds),
      workers: report.workers,
      gamesPerSecond: figure.format(report.gamesPerSecond),
      actionsPerSecond: figure.format(report.actionsPerSecond),
    })}`,
  ].join('\n')
}
