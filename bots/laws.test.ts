import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { toy } from '@windward/core/laws.toy.ts'
import { defaults } from '@windward/core/options.ts'
import { GAMES } from '@windward/games/index.ts'
import { describe, expect, test } from 'vitest'
import type { Bot } from './contract.ts'
import { BOT_NAMES, botNamed } from './index.ts'
import { seesOnlyItsView, type Trial } from './laws.ts'

/** Search is slow: it is asked less often. */
const EVERY: Readonly<Record<string, number>> = { captain: 61, admiral: 83 }

describe.each(GAMES)('in $id', (game) => {
  test.each(BOT_NAMES)(
    '%s chooses by its view and seed alone, whatever is hidden',
    (name) => {
      const options = defaults(game) as Trial['options']
      const { min, max } = game.seats(options)
      let checked = 0
      for (let seats = min; seats <= max; seats++) {
        const trial = { game, options, seats, seed: `law ${seats}`, every: EVERY[name] ?? 5 }
        checked += seesOnlyItsView(botNamed(name) as Bot, trial)
      }
      expect(checked).toBeGreaterThan(5)
    },
    300_000,
  )
})

describe('the law finds out', () => {
  const trial: Trial = { game: toy, options: { cards: 12 }, seats: 2, seed: 'cheats', every: 1 }

  test('a bot whose chance is not its own', () => {
    const dice = new Chance('dice')
    const gambler: Bot = { id: 'gambler', decide: ({ choices }) => sample(choices, dice) }
    expect(() => seesOnlyItsView(gambler, { ...trial, game: GAMES[0], options: options(GAMES[0]) })).toThrow(
      /when asked again/,
    )
  })

  test('a bot that sees the state through a window', () => {
    const [game] = GAMES
    let world: unknown
    const open = {
      ...game,
      actions: (s: unknown, seat: number) => {
        world = s
        return game.actions(s, seat)
      },
    }
    const peeping: Bot = {
      id: 'peeping',
      decide: ({ choices }) => sample(choices, new Chance(JSON.stringify(world))),
    }
    expect(() => seesOnlyItsView(peeping, { ...trial, game: open, options: options(game) })).toThrow(/hidden things/)
  })

  test('a bot that answers what is not offered', () => {
    const talking: Bot = { id: 'talking', decide: () => JSON.parse('{"type":"walkThePlank"}') }
    expect(() => seesOnlyItsView(talking, trial)).toThrow(/not offered/)
  })

  function options(game: (typeof GAMES)[number]): Trial['options'] {
    return defaults(game) as Trial['options']
  }
})
