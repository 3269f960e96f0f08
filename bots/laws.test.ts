import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { toy } from '@windward/core/laws.toy.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { describe, expect, test } from 'vitest'
import { botNamed, botsFor } from './catalogue.ts'
import type { Bot } from './contract.ts'
import { type BotTrial, seesOnlyItsView } from './laws.ts'

/** Search is slow, in Händler least: it is asked less often. */
const EVERY: Readonly<Record<string, number>> = { captain: 61, admiral: 83 }
const SLOWER: Readonly<Record<string, number>> = { karibik: 4, marauders: 2 }

describe.each(GAME_IDS)('in %s', (id) => {
  test.each(botsFor(id))(
    '%s chooses by its view and seed alone, whatever is hidden',
    async (name) => {
      const [game, bot] = await Promise.all([rulesOf(id), botNamed(id, name)])
      const options = defaults(game) as BotTrial['options']
      const { min, max } = game.seats(options)
      const every = name in EVERY ? Math.round(EVERY[name] * (SLOWER[game.id] ?? 1)) : 5
      let checked = 0
      for (let seats = min; seats <= max; seats++) {
        const trial = { game, options, seats, seed: `law ${seats}`, every }
        checked += seesOnlyItsView(bot, trial)
      }
      expect(checked).toBeGreaterThan(5)
    },
    300_000,
  )
})

describe('the law finds out', () => {
  const trial: BotTrial = { game: toy, options: { cards: 12 }, seats: 2, seed: 'cheats', every: 1 }

  test('a bot whose chance is not its own', () => {
    const dice = new Chance('dice')
    const gambler: Bot = { id: 'gambler', decide: ({ choices }) => sample(choices, dice) }
    expect(() => seesOnlyItsView(gambler, { ...trial, game: haendler, options: options(haendler) })).toThrow(
      /when asked again/,
    )
  })

  test('a bot that sees the state through a window', () => {
    const game: AnyGame = haendler
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

  function options(game: AnyGame): BotTrial['options'] {
    return defaults(game) as BotTrial['options']
  }
})
