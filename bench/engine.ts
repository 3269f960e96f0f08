/**
 * Random games to the end on one core: Windward, and the same rules on boardgame.io 0.50.2.
 *
 *     npm run bench [-- haendler --seats 2 --rounds 5 --seconds 1 --seed 1 --json]
 *     npm run bench -- --against REF
 *
 * Rounds are those that count, after one to warm up; --json prints one object instead of a table. --against measures
 * another commit and this working tree in turns, every game or the one named, random games and the bots' playouts.
 */

import { cpus } from 'node:os'
import { defaults, readSeats } from '@windward/core/options.ts'
import { GAME_IDS, isGameId, rulesOf } from '@windward/games/catalogue.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { compare, comparisonOf, type Duel } from './against.ts'
import { checkOut } from './checkout.ts'
import { type ContenderId, PEER_IDS } from './contenders.ts'
import { reportOf } from './report.ts'
import { race, weigh } from './rounds.ts'

const { seats, rounds, seconds, seed, json, against, names } = flags(
  { seats: 2, rounds: 5, seconds: 1, seed: '1', json: false, against: '' },
  GAME_IDS,
)
const [id = GAME_IDS[0]] = names.filter(isGameId)
const game = await rulesOf(id)
const range = game.seats(defaults(game))
if (!readSeats(game, defaults(game), seats).ok) {
  refuse(`--seats must be a whole number from ${range.min} to ${range.max}, not ${seats}.`)
}
if (!Number.isInteger(rounds) || rounds < 1) refuse(`--rounds must be a whole number from 1, not ${rounds}.`)
if (!(seconds > 0 && seconds <= 60)) refuse(`--seconds must be more than 0 and at most 60, not ${seconds}.`)
if (against !== '') {
  const games = names.length === 0 ? GAME_IDS : [id]
  await duel(against, { games, seats, rounds, seconds, seed })
  process.exit(0)
}

const plan = { game: id, seats, rounds, seconds, seed }
const speeds = await race(plan, json ? () => undefined : progress)
const costs = await weigh(plan)
if (!json) progress(0, 0)
const cpuSpeed = (id: ContenderId) => speeds[id]?.actionsPerCpuSecond.median ?? 0
const peer = PEER_IDS.reduce((a, b) => (cpuSpeed(b) > cpuSpeed(a) ? b : a))
const ranAlone = speeds[peer] === undefined
const report = { ...plan, options: defaults(game), machine: machine(), speeds, ...(!ranAlone && { peer }), costs }
process.stdout.write(json ? `${JSON.stringify(report)}\n` : reportOf(report))

async function duel(ref: string, plan: Duel): Promise<void> {
  const other = checkOut(ref)
  if (other === undefined) refuse(`--against must name a commit, not "${ref}".`)
  const compared = await compare(plan, other)
  const report = { ...plan, against: other.commit, machine: machine(), compared }
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : comparisonOf(plan, other.commit, compared))
}

/** One line that overwrites itself, on a terminal only. Nothing of nothing clears it. */
function progress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(of > 0 ? `\rround ${done + 1} of ${of}` : '\r\x1b[K')
}

function machine() {
  const cores = cpus()
  return { cores: cores.length, cpu: cores[0]?.model.trim() ?? 'unknown', node: process.version }
}
