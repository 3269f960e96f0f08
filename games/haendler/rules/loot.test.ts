import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

const FOUR_TYPES = ['pinnace 1/1', 'flute 2/2', 'skiff 1/1', 'frigate 1/1']
const FIVE_TYPES = [...FOUR_TYPES, 'galleon 1/2']

describe('how many cards', () => {
  for (const [ships, takes] of [
    [[], 1],
    [FOUR_TYPES.slice(0, 3), 1],
    [FOUR_TYPES, 2],
    [FIVE_TYPES, 3],
  ] as const) {
    test(`with ${ships.length} ship types the active player may take ${takes}`, () => {
      const t = given({ harbor: ['sailor 3/1', ...ships], reveals: 1, players: [{ coins: 9 }, {}] }).stop()
      expect(t.s.takes).toBe(takes)
    })
  }

  test('Ruling 10: fixed when Loot and Hire begins, not counted again after looting', () => {
    const t = given({ harbor: FIVE_TYPES, reveals: 5 }).stop().loot('flute 2/2').loot('skiff 1/1')
    expect(t.seat).toBe(0)
    t.loot('galleon 1/2')
    expect(t.seat).toBe(1)
  })

  test('Ruling 10: each Governor in the display gives one more', () => {
    const t = given({ harbor: FOUR_TYPES, reveals: 4, players: [{ persons: ['governor 8/0', 'governor 8/0'] }, {}] })
    t.stop()
    expect(t.s.takes).toBe(4)
  })

  test('Ruling 11: a Governor hired now gives one more card at once', () => {
    const t = given({ harbor: ['governor 8/0', 'flute 2/2'], reveals: 2, players: [{ coins: 8 }, {}] })
    t.stop().hire('governor 8/0')
    expect(t.seat).toBe(0)
    t.loot('flute 2/2')
    expect(t.coins(0)).toBe(2)
  })

  test('Ruling 11: also for a player who is not active', () => {
    const t = given({ harbor: ['governor 8/0', 'flute 2/2', 'skiff 1/1'], reveals: 3, players: [{}, { coins: 9 }] })
    t.stop().loot('skiff 1/1').hire('governor 8/0')
    expect(t.seat).toBe(1)
    t.loot('flute 2/2')
    expect(t.allCoins()).toEqual([3, 1])
  })

  test('Ruling 12 and common fault: a Governor serves a player who is not active, who pays a coin for each card', () => {
    const t = given({ harbor: FIVE_TYPES, reveals: 5, players: [{}, { coins: 2, persons: ['governor 8/0'] }] })
    t.stop().pass()
    expect(t.s.takes).toBe(2)
    t.loot('flute 2/2').loot('pinnace 1/1')
    expect(t.allCoins()).toEqual([2, 3])
  })
})

describe('looting', () => {
  test('Example: Klemens takes the Flute, discards it and gets 2 coins from the deck', () => {
    const t = given({ harbor: ['flute 2/2'], reveals: 1 })
    const cards = t.s.draw.length
    t.stop().loot('flute 2/2')
    expect(t.coins(0)).toBe(2)
    expect(t.discard).toEqual(['flute 2/2'])
    expect(t.s.draw).toHaveLength(cards - 2)
  })

  test('Example: Andrea takes two of five cards and spends the loot at once; Alex takes a ship and pays her 1', () => {
    const t = given({
      harbor: ['pinnace 1/1', 'flute 2/2', 'skiff 1/1', 'frigate 1/1', 'sailor 3/1'],
      reveals: 5,
      players: [{ coins: 1 }, { coins: 0 }],
    })
    t.stop().loot('flute 2/2').hire('sailor 3/1')
    expect(t.persons(0)).toEqual(['sailor 3/1'])
    expect(t.coins(0)).toBe(0)
    t.loot('pinnace 1/1')
    expect(t.allCoins()).toEqual([1, 0])
    expect(t.harbor).toEqual([])
    expect(t.discard.slice(-2)).toEqual(['skiff 1/1', 'frigate 1/1'])
  })

  test('Ruling 13 and common fault: the fee may come out of the loot', () => {
    const t = given({ harbor: ['flute 2/2', 'skiff 1/1'], reveals: 2 })
      .stop()
      .loot('flute 2/2')
    expect(t.coins(1)).toBe(0)
    expect(t.offers()).toEqual(['loot skiff 1/1', 'pass'])
    t.loot('skiff 1/1')
    expect(t.allCoins()).toEqual([3, 0])
  })

  test('Ruling 18: each Trader of the ship’s type earns 1 more, active or not', () => {
    const traders = { persons: ['trader flute 3/1', 'trader flute 5/2', 'trader skiff 3/1'] }
    const t = given({ harbor: ['flute 2/2', 'galleon 1/2'], reveals: 2, players: [traders, {}] }).stop()
    t.loot('flute 2/2')
    expect(t.coins(0)).toBe(4)
    const other = given({ harbor: ['flute 2/2', 'galleon 1/2'], reveals: 2, players: [{}, traders] }).stop()
    other.loot('galleon 1/2').loot('flute 2/2')
    expect(other.allCoins()).toEqual([2, 3])
  })
})

describe('hiring', () => {
  test('Example: Andrea pays 3 coins for the Sailor and puts it in her display', () => {
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 5 }, {}] })
      .stop()
      .hire('sailor 3/1')
    expect(t.coins(0)).toBe(2)
    expect(t.persons(0)).toEqual(['sailor 3/1'])
    expect(t.discard).toHaveLength(3)
  })

  test('without enough coins a person is not offered', () => {
    const t = given({ harbor: ['sailor 3/1', 'flute 1/1'], reveals: 2, players: [{ coins: 2 }, {}] }).stop()
    expect(t.offers()).toEqual(['loot flute 1/1', 'pass'])
    const hire = { type: 'hire', card: t.s.harbor[0] }
    expect(t.whyNot(hire)).toEqual({ code: 'tooExpensive', params: { price: 3, fee: 0, coins: 2 } })
  })

  test('Ruling 13: another player needs the price and the fee in hand', () => {
    const harbor = ['sailor 3/1', 'flute 1/1', 'skiff 1/1']
    const poor = given({ harbor, reveals: 3, players: [{}, { coins: 3 }] })
      .stop()
      .loot('flute 1/1')
    expect(poor.offers()).toEqual(['loot skiff 1/1', 'pass'])
    const rich = given({ harbor, reveals: 3, players: [{}, { coins: 4 }] })
      .stop()
      .loot('flute 1/1')
    expect(rich.offers()).toEqual(['hire sailor 3/1', 'loot skiff 1/1', 'pass'])
    rich.hire('sailor 3/1')
    expect(rich.allCoins()).toEqual([2, 0])
  })

  test('Example: with 2 Mademoiselles persons cost 2 coins less', () => {
    const persons = ['mademoiselle 7/2', 'mademoiselle 9/3']
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 1, persons }, {}] }).stop()
    t.hire('sailor 3/1')
    expect(t.coins(0)).toBe(0)
  })

  test('Ruling 17: never below nothing', () => {
    const persons = ['mademoiselle 7/2', 'mademoiselle 7/2', 'mademoiselle 9/3', 'mademoiselle 9/3']
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 1, persons }, {}] }).stop()
    t.hire('sailor 3/1')
    expect(t.coins(0)).toBe(1)
  })

  test('Ruling 17: a Mademoiselle hired now helps the next hire of the same step', () => {
    const t = given({
      harbor: [...FOUR_TYPES, 'mademoiselle 7/2', 'sailor 3/1'],
      reveals: 6,
      players: [{ coins: 9 }, {}],
    })
    t.stop().hire('mademoiselle 7/2').hire('sailor 3/1')
    expect(t.coins(0)).toBe(0)
  })

  test('Ruling 14: a Mademoiselle does not lower the fee', () => {
    const persons = ['mademoiselle 7/2', 'mademoiselle 9/3']
    const t = given({ harbor: ['sailor 3/1', 'flute 1/1'], reveals: 2, players: [{}, { coins: 1, persons }] })
    t.stop().loot('flute 1/1')
    expect(t.phase).toBe('discover')
    expect(t.persons(1)).toEqual(persons)
  })
})

describe('the fee and the others', () => {
  test('Ruling 14: the fee is the very coin card, handed over and not discarded', () => {
    const t = given({ harbor: ['flute 1/1', 'skiff 1/1'], reveals: 2, players: [{}, { coins: ['pirate 9/3'] }] })
    t.stop().loot('flute 1/1').loot('skiff 1/1')
    expect(t.discard).toEqual(['flute 1/1', 'skiff 1/1'])
    expect(t.names(t.s.players[1].coins)).toEqual(['pirate 9/3'])
    expect(t.coins(0)).toBe(2)
  })

  test('the others take exactly one card each, clockwise', () => {
    const t = given({ active: 1, harbor: FIVE_TYPES, reveals: 5, players: [{}, {}, {}] })
      .stop()
      .pass()
    expect(t.seat).toBe(2)
    t.loot('flute 2/2')
    expect(t.seat).toBe(0)
    t.loot('skiff 1/1')
    expect(t.s.active).toBe(2)
  })

  test('Ruling 15: anyone may decline', () => {
    const t = given({ harbor: FIVE_TYPES, reveals: 5, players: [{}, {}, {}] })
      .stop()
      .pass()
      .pass()
      .pass()
    expect(t.allCoins()).toEqual([0, 0, 0])
    expect(t.discard).toEqual(FIVE_TYPES)
    expect(t.s.active).toBe(1)
  })

  test('Ruling 16: when the active player takes nothing the others still act', () => {
    const t = given({ harbor: ['flute 2/2'], reveals: 1 })
      .stop()
      .pass()
    expect(t.seat).toBe(1)
    expect(t.offers()).toEqual(['loot flute 2/2', 'pass'])
  })

  test('there may not be enough cards for everyone', () => {
    const t = given({ harbor: ['flute 2/2'], reveals: 1, players: [{}, {}, {}] })
      .stop()
      .loot('flute 2/2')
    expect(t.s.active).toBe(1)
    expect(t.phase).toBe('discover')
  })

  test('what nobody took is discarded and the next player discovers', () => {
    const t = given({ harbor: ['flute 2/2', 'skiff 1/1'], reveals: 2 })
      .stop()
      .loot('flute 2/2')
      .pass()
    expect(t.discard).toEqual(['flute 2/2', 'skiff 1/1'])
    expect(t.seat).toBe(1)
    expect(t.offers()).toEqual(['reveal'])
  })

  test('Own ruling: a step in which nothing can be taken or completed ends by itself', () => {
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 2 }, { coins: 3 }, { coins: 4 }] }).stop()
    expect(t.seat).toBe(2)
    expect(t.offers()).toEqual(['hire sailor 3/1', 'pass'])
  })
})

describe('Admiral and Jester', () => {
  test('Ruling 8: each Admiral pays 2 with five cards or more, once, when the player’s own step begins', () => {
    const persons = ['admiral 5/1', 'admiral 7/2']
    const t = given({ harbor: FIVE_TYPES, reveals: 5, players: [{ persons }, {}] }).stop()
    expect(t.coins(0)).toBe(4)
    t.pass()
    expect(t.coins(0)).toBe(4)
  })

  test('Ruling 8: the coins can be spent at once', () => {
    const harbor = [...FOUR_TYPES, 'sailor 3/1']
    const t = given({ harbor, reveals: 5, players: [{ coins: 1, persons: ['admiral 5/1'] }, {}] }).stop()
    t.hire('sailor 3/1')
    expect(t.coins(0)).toBe(0)
  })

  test('Ruling 8: four cards are too few, and expeditions are not harbor cards', () => {
    const players = [{ persons: ['admiral 5/1'] }, {}]
    const t = given({ harbor: FOUR_TYPES, expeditions: ['expedition cross+cross'], reveals: 5, players }).stop()
    expect(t.coins(0)).toBe(0)
  })

  test('Ruling 8: counted anew for each player, who need not be active', () => {
    const admiral = { persons: ['admiral 5/1'] }
    const six = given({ harbor: [...FIVE_TYPES, 'sailor 3/1'], reveals: 6, players: [{}, admiral] }).stop()
    six.loot('flute 2/2').pass()
    expect(six.coins(1)).toBe(2)
    const five = given({ harbor: FIVE_TYPES, reveals: 5, players: [{}, admiral] })
      .stop()
      .loot('flute 2/2')
      .pass()
    expect(five.coins(1)).toBe(0)
  })

  test('Ruling 9: an Admiral hired now does not pay now', () => {
    const harbor = [...FIVE_TYPES, 'admiral 5/1']
    const t = given({ harbor, reveals: 6, players: [{ coins: 5 }, {}] })
      .stop()
      .hire('admiral 5/1')
    expect(t.coins(0)).toBe(0)
  })

  test('Ruling 7: at an empty harbor each Jester pays when its player’s step begins', () => {
    const players = [{}, { persons: ['jester 5/1', 'jester 7/2'] }, { persons: ['jester 9/3'] }]
    const t = given({ harbor: ['flute 2/2', 'skiff 1/1'], reveals: 2, players }).stop()
    t.loot('flute 2/2').loot('skiff 1/1')
    expect(t.allCoins()).toEqual([3, 0, 1])
  })

  test('Ruling 7: the active player’s Jesters pay too when he stops at an empty harbor', () => {
    const t = given({ reveals: 1, players: [{ persons: ['jester 5/1'] }, { persons: ['jester 7/2'] }] }).stop()
    expect(t.allCoins()).toEqual([1, 1])
  })

  test('Ruling 7: by option, and in Port Royal, only the others’ do', () => {
    for (const rules of [{ jester: 'others' }, { deck: 'portRoyal' }] as const) {
      const players = [{ persons: ['jester 5/1'] }, { persons: ['jester 7/2'] }]
      const t = given({ ...rules, reveals: 1, players }).stop()
      expect(t.allCoins()).toEqual([0, 1])
    }
  })

  test('Ruling 7: by option Port Royal’s active player is paid as well', () => {
    const players = [{ persons: ['jester 5/1'] }, {}]
    const t = given({ deck: 'portRoyal', jester: 'everyone', reveals: 1, players }).stop()
    expect(t.allCoins()).toEqual([1, 0])
  })

  test('with a card left in the harbor Jesters do not pay', () => {
    const players = [{}, { persons: ['jester 5/1'] }]
    const t = given({ harbor: ['flute 2/2', 'skiff 1/1'], reveals: 2, players })
      .stop()
      .loot('flute 2/2')
    expect(t.coins(1)).toBe(0)
  })
})
