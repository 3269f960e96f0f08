import { Chance, type Rng } from '@windward/core/chance.ts'
import { count, offered, sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { View } from '@windward/games/haendler/view.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Bot } from './contract.ts'
import { random } from './random.ts'
import { playGame } from './simulate.ts'

const options = { ...defaults(haendler) }
const play = (seed: string, bots: readonly Bot[]) => playGame(haendler, options, bots.length, seed, bots)

describe('a game between bots', () => {
  test('follows from its seed alone', () => {
    expect(play('a', [random, random])).toEqual(play('a', [random, random]))
    expect(play('a', [random, random])).not.toEqual(play('b', [random, random]))
  })

  test('tells its outcome and its length', () => {
    const { outcome, actions, rounds } = play('a', [random, random, random])
    expect(outcome.map(({ seat }) => seat).sort()).toEqual([0, 1, 2])
    expect(outcome[0].place).toBe(1)
    expect(actions).toBeGreaterThan(rounds ?? Number.POSITIVE_INFINITY)
    expect(rounds).toBeGreaterThan(5)
  })

  test('makes no view for a bot that does not look, and the seat’s own for one that does', () => {
    const view = vi.spyOn(haendler, 'view')
    play('a', [random, random])
    expect(view).not.toHaveBeenCalled()
    const looker: Bot = {
      id: 'looker',
      decide: (ask) => {
        expect((ask.view as View).seat).toBe(1)
        expect(ask.question.seat).toBe(1)
        return random.decide(ask)
      },
    }
    expect(play('a', [random, looker])).toEqual(play('a', [random, random]))
    expect(view).toHaveBeenCalled()
    view.mockRestore()
  })

  test('gives each bot a chance of its own: what one draws changes nothing in the game', () => {
    const drawing = (draws: number): Bot => {
      const own = new Chance('own')
      const draw = (rng: Rng) => Array.from({ length: draws }, () => rng.int(6))
      return {
        id: 'drawing',
        decide: ({ choices, rng }) => {
          draw(rng)
          return sample(choices, own)
        },
      }
    }
    const mixed = (draws: number) => play('a', [drawing(draws), random])
    expect(mixed(3)).toEqual(mixed(0))
  })
})

describe('the random bot', () => {
  test('chooses each action as often as the others', () => {
    const rng = new Chance('random bot')
    const choices = ['a', 'b', 'c', 'd']
    const counts = new Map<string, number>()
    const question = { seat: 0, ask: 'letter' }
    for (let i = 0; i < 8000; i++) {
      const chosen = random.decide({ game: haendler, seat: 0, question, choices, view: undefined, rng })
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
    }
    for (const letter of choices) expect(Math.abs((counts.get(letter) ?? 0) - 2000)).toBeLessThan(160)
  })

  test('chooses only what is offered', () => {
    const careful: Bot = {
      id: 'careful',
      decide: (ask) => {
        const chosen = random.decide(ask)
        expect(count(ask.choices)).toBeGreaterThan(0)
        expect(offered(ask.choices, chosen)).toBe(chosen)
        return chosen
      },
    }
    expect(play('offered', [careful, careful]).actions).toBeGreaterThan(50)
  })
})
