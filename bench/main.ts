/** The benchmark of a game from its command line to its report. */

import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { AnyGame } from '@windward/core/contract.ts'
import { defaults, readSeats } from '@windward/core/options.ts'
import { type ContenderId, PEER_IDS } from './contenders.ts'
import { reportOf } from './report.ts'
import { type Plan, race, weigh } from './rounds.ts'

const USAGE = `Random games to the end on one core: Windward, and the same rules on boardgame.io 0.50.2.

  --seats n     seats at the table (default 2)
  --rounds n    rounds that count, after one to warm up (default 5)
  --seconds s   length of a round (default 1)
  --seed text   fixes all games (default 1)
  --json        one object instead of a table
  --help        this text
`

export async function bench(game: AnyGame, args: readonly string[]): Promise<void> {
  const read = readPlan(game, args)
  if (read === 'help') {
    process.stdout.write(USAGE)
    return
  }
  if (typeof read === 'string') {
    process.stderr.write(`${read}\n`)
    process.exitCode = 2
    return
  }
  const { plan, json } = read
  const speeds = await race(plan, json ? () => undefined : progress)
  const costs = await weigh(plan)
  if (!json) progress(0, 0)
  const cpuSpeed = (id: ContenderId) => speeds[id]?.actionsPerCpuSecond.median ?? 0
  const peer = PEER_IDS.reduce((a, b) => (cpuSpeed(b) > cpuSpeed(a) ? b : a))
  const ranAlone = speeds[peer] === undefined
  const report = { ...plan, options: defaults(game), machine: machine(), speeds, ...(!ranAlone && { peer }), costs }
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : reportOf(report))
}

function readPlan(game: AnyGame, args: readonly string[]): { plan: Plan; json: boolean } | string {
  let given: ReturnType<typeof readFlags>
  try {
    given = readFlags(args)
  } catch (error) {
    return firstSentence(error instanceof Error ? error.message : String(error))
  }
  if (given.help) return 'help'
  const seats = Number(given.seats)
  const range = game.seats(defaults(game))
  if (!readSeats(game, defaults(game), seats).ok) {
    return `--seats must be a whole number from ${range.min} to ${range.max}, not "${given.seats}".`
  }
  const rounds = Number(given.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) return `--rounds must be a whole number from 1, not "${given.rounds}".`
  const seconds = Number(given.seconds)
  if (!(seconds > 0 && seconds <= 60)) return `--seconds must be more than 0 and at most 60, not "${given.seconds}".`
  return { plan: { game: game.id, seats, rounds, seconds, seed: given.seed }, json: given.json }
}

function readFlags(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      seats: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
}

/** Node explains some faults at length; what comes first says what is wrong. */
function firstSentence(text: string): string {
  const [line] = text.split(/\.\s|\n/)
  return line.endsWith('.') ? line : `${line}.`
}

/** One line that overwrites itself, on a terminal only. Nothing of nothing clears it. */
function progress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(of > 0 ? `\rround ${done + 1} of ${of}` : '\r\x1b[K')
}

function machine() {
  const cores = cpus()
  return { cores: cores.length, cpu: cores[0]?.model.trim() ?? 'unknown', node: process.version }
}
