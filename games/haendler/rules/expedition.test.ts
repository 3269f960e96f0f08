import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

describe('expedition requests', () => {
  test('Example: Dagmar completes two crosses with a Priest and a Jack of all Trades and gets 3 coins', () => {
    const t = given({
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'jack 6/1', 'sailor 3/1'] }, {}],
    }).complete('cross+cross')
    expect(t.coins(0)).toBe(3)
    expect(t.persons(0)).toEqual(['sailor 3/1'])
    expect(t.names(t.s.players[0].expeditions)).toEqual(['expedition cross+cross'])
    expect(t.discard).toEqual(['priest 4/1', 'jack 6/1'])
    expect(t.s.expeditions).toEqual([])
  })

  test('Ruling 19: before the first reveal', () => {
    const t = given({
      expeditions: ['expedition house+house'],
      players: [{ persons: ['settler 4/1', 'settler 4/1'] }, {}],
    })
    expect(t.offers()).toEqual(['reveal', 'complete house+house'])
    t.complete('house+house')
    expect(t.offers()).toEqual(['reveal'])
  })

  test('Ruling 19: between reveals', () => {
    const t = given({
      draw: ['expedition anchor+anchor', 'skiff 1/1', 'skiff 1/1', 'skiff 1/1', 'flute 1/1'],
      players: [{ persons: ['captain 4/1', 'captain 4/1'] }, {}],
    })
    t.reveal().complete('anchor+anchor').reveal()
    expect(t.harbor).toEqual(['flute 1/1'])
    expect(t.coins(0)).toBe(3)
  })

  test('Ruling 19: while a ship waits to be repelled or admitted, before a bust takes the turn', () => {
    const t = given({
      draw: ['flute 2/2', 'skiff 1/1', 'skiff 1/1', 'skiff 1/1'],
      harbor: ['flute 1/1'],
      reveals: 1,
      expeditions: ['expedition house+house'],
      players: [{ persons: ['settler 4/1', 'settler 4/1', 'sailor 3/1', 'pirate 5/1'] }, {}],
    }).reveal()
    expect(t.offers()).toEqual(['repel', 'admit', 'complete house+house'])
    expect(t.whyNot({ type: 'stop' })).toEqual({ code: 'decideOnShip' })
    t.complete('house+house')
    expect(t.offers()).toEqual(['repel', 'admit'])
    expect(t.coins(0)).toBe(3)
    expect(t.repel().harbor).toEqual(['flute 1/1'])
  })

  test('Ruling 19 and common fault: after the last hire, whose person may be the one that was missing', () => {
    const t = given({
      harbor: ['priest 4/1', 'flute 1/1'],
      reveals: 2,
      expeditions: ['expedition cross+cross'],
      players: [{ coins: 4, persons: ['priest 4/1'] }, {}],
    })
    t.stop().hire('priest 4/1')
    expect(t.s.takes).toBe(0)
    expect(t.seat).toBe(0)
    expect(t.offers()).toEqual(['complete cross+cross', 'pass'])
    t.complete('cross+cross')
    expect(t.coins(0)).toBe(3)
    expect(t.seat).toBe(1)
  })

  test('Ruling 19: during his own taking, and the coins pay the next hire', () => {
    const t = given({
      harbor: ['pinnace 1/1', 'flute 1/1', 'skiff 1/1', 'frigate 1/1', 'sailor 3/1'],
      reveals: 5,
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'priest 4/1'] }, {}],
    })
    t.stop().loot('flute 1/1')
    expect(t.offers()).not.toContain('hire sailor 3/1')
    t.complete('cross+cross').hire('sailor 3/1')
    expect(t.persons(0)).toEqual(['sailor 3/1'])
    expect(t.coins(0)).toBe(1)
  })

  test('Ruling 19: several in one turn', () => {
    const t = given({
      expeditions: ['expedition cross+cross', 'expedition anchor+anchor'],
      players: [{ persons: ['priest 4/1', 'priest 4/1', 'captain 4/1', 'jack 6/1'] }, {}],
    })
    t.complete('cross+cross').complete('anchor+anchor')
    expect(t.persons(0)).toEqual([])
    expect(t.coins(0)).toBe(6)
  })

  test('only the active player completes: another is refused, even in his own taking', () => {
    const t = given({
      harbor: ['flute 1/1', 'skiff 1/1'],
      reveals: 2,
      expeditions: ['expedition cross+cross'],
      players: [{}, { persons: ['priest 4/1', 'priest 4/1'] }],
    })
    const action = { type: 'complete', card: t.s.expeditions[0], persons: t.s.players[1].persons }
    expect(t.whyNot(action, 1)).toEqual({ code: 'notActive', params: { seat: 0 } })
    t.stop().loot('flute 1/1')
    expect(t.seat).toBe(1)
    expect(t.offers()).toEqual(['loot skiff 1/1', 'pass'])
    expect(t.whyNot(action, 1)).toEqual({ code: 'notActive', params: { seat: 0 } })
  })

  test('Ruling 20: there is no window after a bust', () => {
    const t = given({
      harbor: ['flute 1/1'],
      draw: ['flute 3/5'],
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'priest 4/1'] }, {}],
    }).reveal()
    expect(t.seat).toBe(1)
  })

  test('Ruling 20: by option there is one, which closes when nothing can be completed', () => {
    const t = given({
      expeditionAfterBust: true,
      harbor: ['flute 1/1'],
      draw: ['flute 3/5'],
      expeditions: ['expedition cross+cross', 'expedition anchor+anchor'],
      players: [{ persons: ['priest 4/1', 'priest 4/1', 'captain 4/1', 'captain 4/1'] }, {}],
    }).reveal()
    expect(t.seat).toBe(0)
    expect(t.offers()).toEqual(['pass', 'complete cross+cross', 'complete anchor+anchor'])
    t.complete('cross+cross')
    expect(t.offers()).toEqual(['pass', 'complete anchor+anchor'])
    t.complete('anchor+anchor')
    expect(t.seat).toBe(1)
  })

  test('Ruling 20: by option, declining ends the turn', () => {
    const t = given({
      expeditionAfterBust: true,
      harbor: ['flute 1/1'],
      draw: ['flute 3/5'],
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'priest 4/1'] }, {}],
    })
    t.reveal().pass()
    expect(t.seat).toBe(1)
    expect(t.offers()).toEqual(['reveal'])
  })

  test('Ruling 21: the player picks which persons go, and the first offer spares the Jacks', () => {
    const t = given({
      expeditions: ['expedition cross+cross+house'],
      players: [{ persons: ['jack 6/1', 'priest 4/1', 'priest 4/1', 'settler 4/1', 'jack 6/1'] }, {}],
    })
    expect(t.offers().filter((o) => o.startsWith('complete'))).toHaveLength(5)
    const spared = given({
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['jack 6/1', 'priest 4/1', 'priest 4/1'] }, {}],
    }).complete('cross+cross')
    expect(spared.persons(0)).toEqual(['jack 6/1'])
    t.complete('cross+cross+house', ['jack 6/1', 'jack 6/1', 'priest 4/1'])
    expect(t.persons(0)).toEqual(['priest 4/1', 'settler 4/1'])
  })

  test('Ruling 21: exactly the symbols asked for, no more and no other', () => {
    const t = given({
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'captain 4/1', 'settler 4/1'] }, {}],
    })
    expect(t.offers()).toEqual(['reveal'])
    const [priest, captain] = t.s.players[0].persons
    const action = { type: 'complete', card: t.s.expeditions[0], persons: [priest, captain] }
    expect(t.whyNot(action)).toEqual({ code: 'wrongPersons' })
  })

  test('Ruling 21: overpaying is refused', () => {
    const t = given({
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'priest 4/1', 'priest 4/1'] }, {}],
    })
    const action = { type: 'complete', card: t.s.expeditions[0], persons: t.s.players[0].persons } as const
    expect(() => t.does(action)).toThrow('not offered')
    expect(t.whyNot(action)).toEqual({ code: 'wrongPersons' })
  })

  test('only persons in the own display count, not those in the harbor', () => {
    const t = given({
      harbor: ['priest 4/1'],
      reveals: 1,
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1'] }, {}],
    })
    expect(t.offers()).toEqual(['reveal', 'stop'])
  })

  test('all five expeditions of the 2013 decks can be met', () => {
    for (const needs of ['cross+cross', 'anchor+anchor', 'house+house', 'cross+cross+house', 'anchor+anchor+house']) {
      const role = { cross: 'priest 4/1', anchor: 'captain 4/1', house: 'settler 4/1' }
      const persons = needs.split('+').map((symbol) => role[symbol as keyof typeof role])
      const t = given({ expeditions: [`expedition ${needs}`], players: [{ persons }, {}] }).complete(needs)
      expect(t.persons(0)).toEqual([])
      expect(t.coins(0)).toBe(persons.length === 2 ? 3 : 4)
      expect(t.influence(0)).toBe(persons.length === 2 ? 2 : 5)
    }
  })
})
