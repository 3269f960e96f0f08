import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

describe('tax increase', () => {
  test('Ruling 23 and common fault: at exactly 12 coins half is lost', () => {
    const t = given({ draw: ['tax mostStrength'], players: [{ coins: 11 }, { coins: 12, persons: ['sailor 3/1'] }] })
    t.reveal()
    expect(t.allCoins()).toEqual([11, 7])
  })

  test('half is rounded down: of 13 coins 6 are lost', () => {
    const t = given({ draw: ['tax mostStrength'], players: [{ coins: 13 }, { persons: ['sailor 3/1'] }] }).reveal()
    expect(t.coins(0)).toBe(7)
  })

  test('Ruling 23: the active player is taxed too, and the lost cards are discarded before the tax card', () => {
    const t = given({ draw: ['tax mostStrength'], players: [{ coins: 14 }, { persons: ['sailor 3/1'] }] }).reveal()
    expect(t.coins(0)).toBe(7)
    expect(t.discard).toHaveLength(8)
    expect(t.discard.at(-1)).toBe('tax mostStrength')
  })

  test('the strongest gains 1 coin', () => {
    const players = [{ persons: ['sailor 3/1'] }, { persons: ['pirate 5/1'] }, {}]
    const t = given({ draw: ['tax mostStrength'], players }).reveal()
    expect(t.allCoins()).toEqual([0, 1, 0])
  })

  test('in a tie all involved gain 1 coin', () => {
    const players = [{ persons: ['sailor 3/1', 'sailor 3/1'] }, { persons: ['pirate 5/1'] }, {}]
    const t = given({ draw: ['tax mostStrength'], players }).reveal()
    expect(t.allCoins()).toEqual([1, 1, 0])
  })

  test('even when nobody has any strength, all gain 1 coin', () => {
    const t = given({ draw: ['tax mostStrength'], players: [{}, {}, {}, {}] }).reveal()
    expect(t.allCoins()).toEqual([1, 1, 1, 1])
  })

  test('Ruling 23: the turn goes on', () => {
    const t = given({ draw: ['tax mostStrength', 'flute 1/1'] }).reveal()
    expect(t.seat).toBe(0)
    expect(t.offers()).toEqual(['reveal', 'stop'])
  })

  test('tokens are taxed like coins, cards first', () => {
    const t = given({ draw: ['tax mostStrength'], players: [{ coins: 4, tokens: 10 }, { persons: ['sailor 3/1'] }] })
    t.reveal()
    expect(t.s.players[0]).toMatchObject({ coins: [], tokens: 7 })
  })

  test('Port Royal: two of the four cards favour those with the least influence', () => {
    const players = [{ persons: ['sailor 3/1'] }, {}, { persons: ['governor 8/0'] }]
    const t = given({ deck: 'portRoyal', draw: ['tax leastInfluence'], players }).reveal()
    expect(t.allCoins()).toEqual([0, 1, 1])
  })
})
