import { botNamed } from '@windward/bots/catalogue.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import { rulesOf } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { yardstickOf } from './catalogue.ts'
import type { AnyYardstick, Shares } from './contract.ts'
import { LuckWitness } from './fairness.ts'
import { doubtOf } from './shares.ts'

interface Figures {
  readonly results: readonly number[]
  readonly lucks: readonly number[]
}

/** The first seat's results, and its luck in them. */
async function figuresOf(
  id: GameId,
  names: readonly string[],
  games: number,
  yardstick: AnyYardstick,
): Promise<Figures> {
  const game = await rulesOf(id)
  const bots = await Promise.all(names.map((name) => botNamed(id, name)))
  const [results, lucks]: [number[], number[]] = [[], []]
  for (let i = 0; i < games; i++) {
    const witness = new LuckWitness(game, yardstick, bots, new Chance(`luck ${i}`))
    const { outcome } = playGame(game, defaults(game), bots.length, `game ${i}`, bots, witness)
    expect(witness.luck.reduce((a, b) => a + b)).toBeCloseTo(0, 9)
    const first = outcome.filter(({ place }) => place === 1)
    results.push(first.some(({ seat }) => seat === 0) ? 1 / first.length : 0)
    lucks.push(witness.luck[0])
  }
  return { results, lucks }
}

const mean = (figures: readonly number[]) => figures.reduce((a, b) => a + b) / figures.length

/** The one with the fewest of something is thought to win, whoever has won. */
function sillyBy(count: (player: never) => number): (s: { readonly players: readonly never[] }) => Shares {
  return ({ players }) => {
    const parts = players.map((player) => 1 / (1 + count(player)))
    const all = parts.reduce((a, b) => a + b)
    return parts.map((part) => part / all)
  }
}

const SILLY = {
  haendler: sillyBy(({ coins }: { coins: readonly unknown[] }) => coins.length),
  marauders: sillyBy(({ captain }: { captain?: { gold: number } }) => captain?.gold ?? 50),
} as const

describe('luck comes to nothing on average, however silly the value', () => {
  test.for([
    ['haendler', 150, ['mate', 'mate']],
    ['haendler', 100, ['deckhand', 'mate']],
    ['marauders', 30, ['mate', 'mate']],
  ] as const)('%s, %i games of %s', async ([id, games, bots]) => {
    const yardstick = { ...(await yardstickOf(id)), worlds: 3, value: SILLY[id] }
    const { lucks } = await figuresOf(id, bots, games, yardstick)
    expect(doubtOf(lucks)).toBeGreaterThan(0.001)
    expect(Math.abs(mean(lucks))).toBeLessThan(2.5 * doubtOf(lucks))
  })
})
