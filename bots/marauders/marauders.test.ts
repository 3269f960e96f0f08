import { defaults } from '@windward/core/options.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../contract.ts'
import { botNamed } from '../index.ts'
import { random } from '../random.ts'
import { playGame } from '../simulate.ts'

const OPTIONS = defaults(marauders)
const named = (name: string) => botNamed(name) as Bot

/** Wins of the first bot over games that are played from both seats. */
function wins(a: Bot, b: Bot, games: number): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const bots = i % 2 === 0 ? [a, b] : [b, a]
    const { outcome } = playGame(marauders, { ...OPTIONS }, 2, `bots ${i >> 1}`, bots)
    if (outcome[0].seat === i % 2 && outcome[1].place > 1) won += 1
  }
  return won
}

describe('levels of Marauders', () => {
  test('each is stronger than the one below, within a fixed number of games', () => {
    expect(wins(named('deckhand'), random, 40)).toBeGreaterThan(26)
    expect(wins(named('mate'), random, 40)).toBeGreaterThan(37)
    expect(wins(named('mate'), named('deckhand'), 40)).toBeGreaterThan(30)
  })
})
