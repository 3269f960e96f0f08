import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'
import { census } from '../state.ts'
import { view } from '../view.ts'

describe('coins', () => {
  test('Ruling 27 and common fault: coins are real cards that leave the deck', () => {
    const t = given({ harbor: ['flute 2/2'], reveals: 1, draw: ['tax mostStrength', 'expedition cross+cross'] })
    t.stop().loot('flute 2/2')
    expect(t.names(t.s.players[0].coins)).toEqual(['tax mostStrength', 'expedition cross+cross'])
    expect(t.s.draw).not.toContain(t.s.players[0].coins[0])
  })

  test('Ruling 27: spent coins lie face up on the discard pile, the last gained first', () => {
    const players = [{ coins: ['pirate 9/3', 'flute 1/1', 'skiff 1/1', 'galleon 1/2'] }, {}]
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players })
      .stop()
      .hire('sailor 3/1')
    expect(t.discard).toEqual(['galleon 1/2', 'skiff 1/1', 'flute 1/1'])
    expect(t.names(t.s.players[0].coins)).toEqual(['pirate 9/3'])
  })

  test('Ruling 27: nobody sees the face of a coin, not even its owner', () => {
    const t = given({ players: [{ coins: ['pirate 9/3'] }, {}] })
    for (const seat of [0, 1, undefined]) expect(view(t.s, seat).players[0].coins).toEqual([0])
  })

  test('Ruling 24: the discard pile is shuffled only when a card is needed', () => {
    const t = given({ onlyThese: true, draw: ['sailor 3/1'], discard: ['flute 1/1', 'skiff 1/1'] }).reveal()
    expect(t.s.draw).toEqual([])
    expect(t.discard).toEqual(['flute 1/1', 'skiff 1/1'])
    t.reveal()
    expect(t.heard('reshuffled')).toEqual([{ type: 'reshuffled', cards: 2 }])
    expect(t.s.draw).toHaveLength(1)
    expect(t.discard).toEqual([])
  })

  test('Ruling 24: harbor, coins, displays and open expeditions stay out of the shuffle', () => {
    const t = given({
      onlyThese: true,
      discard: ['flute 1/1'],
      harbor: ['skiff 1/1'],
      expeditions: ['expedition cross+cross'],
      players: [{ coins: ['pirate 5/1'], persons: ['sailor 3/1'] }, {}],
    }).reveal()
    expect(t.harbor).toEqual(['skiff 1/1'])
    expect(t.s.draw).toEqual([])
    expect(t.phase).toBe('repel')
  })

  test('a looted ship is discarded before its coins are drawn, and may come back as one of them', () => {
    const t = given({ onlyThese: true, harbor: ['flute 2/2'], discard: ['skiff 1/1'], reveals: 1 })
    t.stop().loot('flute 2/2')
    expect(t.names(t.s.players[0].coins).sort()).toEqual(['flute 2/2', 'skiff 1/1'])
  })

  test('Ruling 25: with deck and discard pile empty all coins become tokens and their cards the new deck', () => {
    const t = given({ onlyThese: true, players: [{ coins: ['flute 1/1', 'skiff 1/1'] }, { coins: ['sailor 3/1'] }] })
    const cards = census(t.s)
    t.reveal()
    expect(t.heard('coinsSwapped')).toEqual([{ type: 'coinsSwapped', cards: 3 }])
    expect(t.allCoins()).toEqual([2, 1])
    expect(t.s.players.map((p) => p.tokens)).toEqual([2, 1])
    expect(census(t.s)).toEqual(cards)
    expect(t.harbor).toHaveLength(1)
  })

  test('Ruling 25: when there is still nothing to draw, revealing is not possible and Loot and Hire begins', () => {
    const t = given({ onlyThese: true, harbor: ['sailor 3/1'], reveals: 1, players: [{ tokens: 3 }, {}] })
    expect(t.offers()).toEqual(['stop'])
    expect(t.whyNot({ type: 'reveal' })).toEqual({ code: 'nothingToReveal' })
    t.stop().hire('sailor 3/1')
    expect(t.coins(0)).toBe(0)
    expect(t.offers()).toEqual(['stop'])
  })

  test('Own ruling: where no card can be drawn, coins are gained as tokens, and tokens pay fees', () => {
    const t = given({ onlyThese: true, harbor: ['flute 2/2', 'skiff 1/1'], reveals: 2, players: [{}, { tokens: 1 }] })
    t.stop().loot('flute 2/2')
    expect(t.s.players[0]).toMatchObject({ coins: [expect.any(Number)], tokens: 1 })
    t.loot('skiff 1/1')
    expect(t.allCoins()).toEqual([3, 1])
  })

  test('cards are spent before tokens', () => {
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 2, tokens: 2 }, {}] }).stop()
    t.hire('sailor 3/1')
    expect(t.s.players[0]).toMatchObject({ coins: [], tokens: 1 })
  })
})
