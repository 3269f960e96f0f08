import { Chance } from '@windward/core/chance.ts'
import { list } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { haendler } from './index.ts'
import { setup } from './state.ts'
import { bustChance, imagine, view } from './view.ts'

describe('what a seat may know', () => {
  test('everybody sees the same, but for the own seat', () => {
    const s = setup(defaults(haendler), 3, new Chance('view'))
    const { seat, ...rest } = view(s, 1)
    expect(seat).toBe(1)
    expect(view(s, undefined)).toEqual(rest)
  })

  test('after a reshuffle it is known which cards are in the deck and which are old coins', () => {
    const t = given({
      onlyThese: true,
      discard: ['flute 1/1', 'skiff 1/1', 'galleon 1/2'],
      players: [{ coins: ['sailor 3/1'] }, {}],
    }).reveal()
    const seen = view(t.s, 0)
    expect(seen.pools.map((pool) => t.names(pool.cards))).toEqual([['sailor 3/1'], expect.any(Array)])
    expect(seen.pools[1].cards).toHaveLength(2)
    for (let i = 0; i < 20; i++) {
      const other = imagine(seen, new Chance(`dream ${i}`))
      expect(t.names(other.players[0].coins)).toEqual(['sailor 3/1'])
    }
  })

  test('imagined decks put every unseen card on top equally often', () => {
    const s = setup(defaults(haendler), 2, new Chance('uniform'))
    const seen = view(s, 0)
    const rng = new Chance('dreams')
    const tops = Array<number>(110).fill(0)
    for (let i = 0; i < 11_000; i++) tops[imagine(seen, rng).draw.at(-1) as number] += 1
    const chiSquare = tops.reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0)
    expect(chiSquare).toBeLessThan(159)
  })
})

describe('the chance that the next card is a bust', () => {
  test('is nothing at an empty harbor', () => {
    const t = given({})
    expect(bustChance(view(t.s, 0))).toMatchObject({ busts: 0 })
  })

  test('counts ships of the types in the harbor among all unseen cards, coins included', () => {
    const t = given({ harbor: ['flute 2/2', 'sailor 3/1'], players: [{ coins: 10 }, {}] })
    expect(bustChance(view(t.s, 0))).toEqual({ busts: 8, cards: 108 })
  })

  test('leaves out what the active player can repel, but never a skull', () => {
    const t = given({ harbor: ['frigate 1/1'], players: [{ persons: ['pirate 5/1', 'sailor 3/1'] }, {}] })
    // Of eight other Frigates two have strength 1, two 3, two 6 and two a skull.
    expect(bustChance(view(t.s, 1))).toEqual({ busts: 4, cards: 107 })
  })

  test('looks at the discard pile when that is what will be shuffled', () => {
    const t = given({
      onlyThese: true,
      harbor: ['flute 2/2'],
      discard: ['flute 1/1', 'skiff 1/1', 'sailor 3/1'],
      players: [{ coins: ['flute 3/5'] }, {}],
    })
    expect(bustChance(view(t.s, 0))).toEqual({ busts: 1, cards: 3 })
  })

  test('agrees with what happens: exact in the long run over random play', () => {
    let expected = 0
    let seen = 0
    let variance = 0
    for (let game = 0; game < 150; game++) {
      const rng = new Chance(`bust ${game}`)
      const policy = new Chance(`bust policy ${game}`)
      const s = setup(defaults(haendler), 3, rng)
      while (haendler.questions(s).length > 0) {
        const [{ seat }] = haendler.questions(s)
        const actions = list(haendler.actions(s, seat))
        const action = actions[policy.int(actions.length)]
        if (action.type === 'reveal') {
          const { busts, cards } = bustChance(view(s, seat))
          expected += busts / cards
          variance += (busts / cards) * (1 - busts / cards)
        }
        haendler.apply(s, seat, action, rng, (event) => {
          if (event.type === 'bust' && action.type === 'reveal') seen += 1
        })
      }
    }
    expect(expected).toBeGreaterThan(300)
    expect(Math.abs(seen - expected)).toBeLessThan(3 * Math.sqrt(variance))
  })
})
