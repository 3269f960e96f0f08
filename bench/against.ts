/**
 * This working tree beside another commit: random games and the bots' playouts, measured in turns, so that a busy
 * moment of the machine does not hit one alone. Each runs its own `thread.ts` and `search.ts`.
 */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GameId } from '@windward/games/catalogue.ts'
import { type Checkout, HERE } from './checkout.ts'
import { median } from './median.ts'
import { ask, type Round, start } from './rounds.ts'

export interface Duel {
  readonly games: readonly GameId[]
  readonly seats: number
  readonly rounds: number
  readonly seconds: number
  readonly seed: string
}

/** One thing that was measured on both sides, per CPU second. */
export interface Compared {
  readonly what: string
  readonly there: number
  readonly here: number
  /** Here ÷ there: the middle of the rounds, the lowest and the highest. */
  readonly ratio: number
  readonly lowest: number
  readonly highest: number
}

export async function compare(duel: Duel, other: Checkout): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const game of duel.games) {
    compared.push(await randomGames(duel, game, other.root))
    compared.push(...(await playouts(duel, game, other.root)))
  }
  return compared
}

export function comparisonOf(duel: Duel, commit: string, compared: readonly Compared[]): string {
  const whole = (n: number) => Math.round(n).toLocaleString('en')
  const rows = compared.map(({ what, there, here, ratio, lowest, highest }) => [
    what,
    ...[there, here].map(whole),
    ratio.toFixed(2),
    `${lowest.toFixed(2)}–${highest.toFixed(2)}`,
  ])
  const head = ['per CPU second', commit, 'here', 'ratio', 'of the rounds']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
  const lines = [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  )
  const { rounds, seconds, seats } = duel
  return `${seats} seats, ${rounds} rounds of ${seconds} s in turns\n\n${lines.join('\n')}\n`
}

async function randomGames(duel: Duel, game: GameId, root: string): Promise<Compared> {
  const { seats, seed, seconds } = duel
  const [there, here] = [root, HERE].map((checkout) => start({ game, seats, seed, measure: 'engine' }, checkout))
  const speed = async (worker: typeof there) => {
    const { actions, cpuSeconds } = await ask<Round>(worker, seconds)
    return actions / cpuSeconds
  }
  const pairs: Pair[] = []
  // The first pair warms up.
  for (let round = 0; round <= duel.rounds; round++) pairs.push([await speed(there), await speed(here)])
  await Promise.all([there.terminate(), here.terminate()])
  return comparedBy(`${game}: actions of random games`, pairs.slice(1))
}

async function playouts({ rounds, seconds }: Duel, game: GameId, root: string): Promise<Compared[]> {
  const pairs = new Map<string, Pair[]>()
  for (let round = 0; round < rounds; round++) {
    const there = await searched(root, game, seconds)
    for (const [what, speed] of await searched(HERE, game, seconds)) {
      const before = there.get(what)
      if (before !== undefined) pairs.set(what, [...(pairs.get(what) ?? []), [before, speed]])
    }
  }
  return [...pairs].map(([what, own]) => comparedBy(what, own))
}

/** What `search.ts` prints, a line for each thing that it measures. */
async function searched(root: string, game: GameId, seconds: number): Promise<ReadonlyMap<string, number>> {
  const args = [join(root, 'bench/search.ts'), '--only', game, '--seconds', String(seconds)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  const lines = [...stdout.matchAll(/^(.+): ([\d,.]+) per CPU second$/gm)]
  return new Map(lines.map(([, what, figure]) => [what, Number(figure.replaceAll(',', ''))]))
}

/** Speeds there and here, one after the other. */
export type Pair = readonly [there: number, here: number]

export function comparedBy(what: string, pairs: readonly Pair[]): Compared {
  const ratios = pairs.map(([there, here]) => here / there)
  return {
    what,
    there: median(pairs.map(([there]) => there)),
    here: median(pairs.map(([, here]) => here)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  }
}
