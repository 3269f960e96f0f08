/** The figures as a person reads them. */

import { CONTENDERS, type ContenderId } from './contenders.ts'
import type { Costs } from './costs.ts'
import type { Plan, Speed, Speeds } from './rounds.ts'

export interface BenchReport extends Plan {
  readonly machine: { readonly cores: number; readonly cpu: string; readonly node: string }
  readonly speeds: Speeds
  /** The fastest of boardgame.io, where it took part. */
  readonly peer?: ContenderId
  readonly costs: Costs
}

export function reportOf(report: BenchReport): string {
  const { game, seats, rounds, seconds, machine, costs } = report
  const { state, record, nanoseconds: ns } = costs
  return `${[
    `${game}, ${seats} seats, random games to the end, one thread each; ${rounds} rounds of ${seconds} s after a warm-up`,
    `${machine.cores} cores, ${machine.cpu}, Node ${machine.node}; figures vary with what else the machine does`,
    '',
    ...speedTable(report),
    '',
    ...ratios(report),
    '',
    `state   ${whole(state.heap)} bytes on the heap, ${whole(state.json)} as JSON, at most ${whole(state.largest)}`,
    `record  ${whole(record.moves)} moves: ${whole(record.json)} bytes, gzip ${whole(record.gzip)}, brotli ${whole(record.brotli)}`,
    `time    clone ${whole(ns.clone)} ns, view ${whole(ns.view)} ns, imagine ${whole(ns.imagine)} ns, hash ${whole(ns.hash)} ns`,
    `calls   actions ${whole(ns.actions)} ns, apply ${whole(ns.apply)} ns (medians)`,
  ].join('\n')}\n`
}

function speedTable({ speeds }: BenchReport): string[] {
  const rows = Object.entries(speeds).map(([id, speed]) => {
    const { gamesPerSecond: games, actionsPerSecond: actions, actionsPerCpuSecond: cpu, actionsPerGame } = speed
    const figures = [actions.median, actions.best, cpu.median, games.median, games.best, actionsPerGame].map(whole)
    return [CONTENDERS[id as ContenderId].label, ...figures]
  })
  const head = ['', 'actions/s', 'best', 'per CPU s', 'games/s', 'best', 'actions/game']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
  return [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  )
}

function ratios({ speeds, peer }: BenchReport): string[] {
  const cpu = (speed: Speed | undefined) => speed?.actionsPerCpuSecond.median ?? Number.NaN
  const ratio = (ours: ContenderId, theirs: ContenderId) => cpu(speeds[ours]) / cpu(speeds[theirs])
  const against = (ours: ContenderId, theirs: ContenderId) => whole(ratio(ours, theirs))
  const own = ['ratios of actions per CPU second:', `simulate ÷ engine: ${ratio('simulate', 'engine').toFixed(2)}`]
  if (peer === undefined) return [...own, 'not on boardgame.io: our wrapping there asks one seat at a time']
  return [
    ...own,
    `engine ÷ fastest boardgame.io (${peer}): ${against('engine', peer)}`,
    `engine ÷ boardgame.io as documented: ${against('engine', 'documented')}`,
    `engine ÷ the same with a client for each seat: ${against('engine', 'local')}`,
    `match ÷ boardgame.io as documented, which does about as much: ${against('match', 'documented')}`,
  ]
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en')
}
