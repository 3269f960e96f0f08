import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { describe, expect, test } from 'vitest'
import { DECKS } from './components.ts'
import { haendler } from './index.ts'
import { census, setup } from './state.ts'

const OPTIONS = defaults(haendler)

describe('setup', () => {
  for (const seats of [2, 3, 4]) {
    test(`Ruling 31: ${seats} players begin with 3 coins each from the shuffled deck`, () => {
      const s = setup(OPTIONS, seats, new Chance('setup'))
      expect(s.players.map((p) => p.coins.length)).toEqual(Array(seats).fill(3))
      expect(s.draw).toHaveLength(110 - 3 * seats)
      expect(census(s)).toEqual(Array(110).fill(1))
    })
  }

  test('Ruling 31: who begins is random', () => {
    const starts = Array.from({ length: 200 }, (_, i) => setup(OPTIONS, 4, new Chance(`start ${i}`)).start)
    for (const seat of [0, 1, 2, 3]) expect(starts.filter((s) => s === seat).length).toBeGreaterThan(25)
  })

  test('every card is as likely as another to lie on top', () => {
    const tops = new Map<number, number>()
    for (let i = 0; i < 11_000; i++) {
      const top = setup(OPTIONS, 2, new Chance(`top ${i}`)).draw.at(-1) as number
      tops.set(top, (tops.get(top) ?? 0) + 1)
    }
    const chiSquare = DECKS.reconstructionA.cards.reduce(
      (sum, _, id) => sum + ((tops.get(id) ?? 0) - 100) ** 2 / 100,
      0,
    )
    // 109 degrees of freedom: 99.9 % lie below 159.
    expect(chiSquare).toBeLessThan(159)
  })

  test('Port Royal: with five players the expedition without a coin back lies open, otherwise it is out of the game', () => {
    const options = { ...OPTIONS, deck: 'portRoyal' } as const
    const five = setup(options, 5, new Chance('five'))
    expect(five.expeditions.map((id) => DECKS.portRoyal.cards[id])).toMatchObject([
      { kind: 'expedition', special: true },
    ])
    expect(census(five)).toEqual(Array(120).fill(1))
    const four = setup(options, 4, new Chance('four'))
    expect(four.expeditions).toEqual([])
    expect(census(four)).toEqual([...Array(119).fill(1), 0])
  })

  test('two to four players, and up to five in Port Royal', () => {
    expect(haendler.seats(OPTIONS)).toEqual({ min: 2, max: 4 })
    expect(haendler.seats({ ...OPTIONS, deck: 'portRoyal' })).toEqual({ min: 2, max: 5 })
  })
})
