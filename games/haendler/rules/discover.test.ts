import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

const LATE = ['admiral 5/1'] as const

describe('revealing', () => {
  test('Ruling 1: the active player must reveal one card and then chooses freely', () => {
    const t = given({ draw: ['sailor 3/1', 'flute 2/2'] })
    expect(t.offers()).toEqual(['reveal'])
    expect(t.whyNot({ type: 'stop' })).toEqual({ code: 'revealFirst' })
    t.reveal()
    expect(t.offers()).toEqual(['reveal', 'stop'])
  })

  test('a person stays in the harbor display', () => {
    const t = given({ draw: ['sailor 3/1'] }).reveal()
    expect(t.harbor).toEqual(['sailor 3/1'])
  })

  test('Ruling 30: the same person may lie in the harbor twice', () => {
    const t = given({ draw: ['sailor 3/1', 'sailor 3/1'] })
      .reveal()
      .reveal()
    expect(t.harbor).toEqual(['sailor 3/1', 'sailor 3/1'])
  })

  test('a ship that cannot be repelled stays in the harbor display without a question', () => {
    const t = given({ draw: ['flute 2/2'] }).reveal()
    expect(t.harbor).toEqual(['flute 2/2'])
    expect(t.phase).toBe('discover')
  })

  test('an expedition request is laid above the harbor and does not count as a harbor card', () => {
    const t = given({ draw: ['expedition cross+cross'] }).reveal()
    expect(t.harbor).toEqual([])
    expect(t.names(t.s.expeditions)).toEqual(['expedition cross+cross'])
  })

  test('Ruling 2: he may stop with an empty harbor, and Loot and Hire begins with no card', () => {
    const t = given({ draw: ['expedition cross+cross'], players: [{ persons: ['jester 5/1'] }, {}] })
      .reveal()
      .stop()
    expect(t.coins(0)).toBe(1)
    expect(t.s.active).toBe(1)
  })

  test('Ruling 26: a turn has no more reveals than the deck has cards; then he must stop', () => {
    const t = given({ reveals: 110, harbor: ['flute 2/2'] })
    expect(t.offers()).toEqual(['stop'])
    expect(t.whyNot({ type: 'reveal' })).toEqual({ code: 'revealLimit' })
  })
})

describe('repelling', () => {
  test('Example: Alex repels a Flute of strength 2 with a Sailor and a Pirate', () => {
    const t = given({ draw: ['flute 2/2'], players: [{ persons: ['sailor 3/1', 'pirate 5/1'] }, {}] })
    expect(t.strength(0)).toBe(3)
    t.reveal()
    expect(t.offers()).toEqual(['repel', 'admit'])
    t.repel()
    expect(t.discard).toEqual(['flute 2/2'])
    expect(t.harbor).toEqual([])
    expect(t.offers()).toEqual(['reveal', 'stop'])
  })

  test('strength equal to the ship’s is enough, one less is not', () => {
    const alone = given({ draw: ['flute 1/1'], players: [{ persons: ['sailor 3/1'] }, {}] }).reveal()
    expect(alone.phase).toBe('repel')
    const weak = given({ draw: ['flute 2/2'], players: [{ persons: ['sailor 3/1'] }, {}] }).reveal()
    expect(weak.phase).toBe('discover')
    expect(weak.harbor).toEqual(['flute 2/2'])
  })

  test('a player can choose not to repel a ship', () => {
    const t = given({ draw: ['flute 1/1'], players: [{ persons: ['sailor 3/1'] }, {}] })
      .reveal()
      .admit()
    expect(t.harbor).toEqual(['flute 1/1'])
  })

  test('Ruling 4: only the ship just revealed can be repelled, before anything else happens', () => {
    const t = given({ draw: ['flute 1/1', 'skiff 1/1'], players: [{ persons: ['sailor 3/1'] }, {}] }).reveal()
    expect(t.whyNot({ type: 'reveal' })).toEqual({ code: 'decideOnShip' })
    expect(t.whyNot({ type: 'stop' })).toEqual({ code: 'decideOnShip' })
    t.admit()
    expect(t.whyNot({ type: 'repel' })).toEqual({ code: 'noShipToRepel' })
    t.reveal().repel()
    expect(t.harbor).toEqual(['flute 1/1'])
  })

  test('Ruling 4: strength is not spent, and repelled ships do not count as types', () => {
    const ships = ['flute 1/1', 'flute 1/1', 'flute 1/1']
    const t = given({ draw: ships, players: [{ persons: ['sailor 3/1'] }, {}] })
    for (const _ of ships) t.reveal().repel()
    expect(t.discard).toEqual(ships)
    t.stop()
    expect(t.heard('stopped')).toEqual([{ type: 'stopped', seat: 0, shipTypes: 0, takes: 1 }])
  })

  test('a ship with a skull is never repelled', () => {
    const navy = ['sailor 3/1', 'sailor 3/1', 'sailor 5/2', 'pirate 5/1', 'pirate 7/2', 'pirate 9/3']
    const t = given({ draw: ['galleon 3/skull'], players: [{ persons: navy }, {}] }).reveal()
    expect(t.strength(0)).toBe(9)
    expect(t.harbor).toEqual(['galleon 3/skull'])
  })

  test('persons in the harbor do not help to repel', () => {
    const t = given({ draw: ['flute 1/1'], harbor: ['pirate 5/1'] }).reveal()
    expect(t.phase).toBe('discover')
  })

  test('another player’s strength does not help', () => {
    const t = given({ draw: ['flute 1/1'], players: [{}, { persons: ['pirate 5/1'] }] }).reveal()
    expect(t.phase).toBe('discover')
  })
})

describe('bust', () => {
  test('a second ship of a type that cannot be repelled loses the harbor and the rest of the turn', () => {
    const t = given({ harbor: ['flute 2/2', 'sailor 3/1'], draw: ['flute 3/5'], reveals: 2 }).reveal()
    expect(t.harbor).toEqual([])
    expect(t.discard).toEqual(['flute 2/2', 'sailor 3/1', 'flute 3/5'])
    expect(t.s.active).toBe(1)
    expect(t.phase).toBe('discover')
    expect(t.s.reveals).toBe(0)
  })

  test('ships of different types never bust', () => {
    const draw = ['pinnace 1/1', 'flute 1/1', 'skiff 1/1', 'frigate 1/1', 'galleon 1/2']
    const t = given({ draw })
    for (const _ of draw) t.reveal()
    expect(t.harbor).toEqual(draw)
  })

  test('Common fault: a second ship that can be repelled is no bust', () => {
    const t = given({ harbor: ['flute 2/2'], draw: ['flute 1/1'], players: [{ persons: ['sailor 3/1'] }, {}] }).reveal()
    expect(t.offers()).toEqual(['repel', 'admit'])
    t.repel()
    expect(t.harbor).toEqual(['flute 2/2'])
    expect(t.s.active).toBe(0)
  })

  test('Ruling 3: a second ship that could be repelled may be let in, and that is a bust', () => {
    const t = given({
      harbor: ['flute 2/2'],
      draw: ['flute 1/1'],
      players: [{ persons: ['sailor 3/1', 'jester 5/1'] }, {}],
    })
    t.reveal().admit()
    expect(t.discard.slice(0, 2)).toEqual(['flute 2/2', 'flute 1/1'])
    expect(t.coins(0)).toBe(1)
    expect(t.s.active).toBe(1)
  })

  test('Ruling 5: open expeditions survive a bust', () => {
    const t = given({ harbor: ['flute 2/2'], draw: ['flute 3/5'], expeditions: ['expedition cross+cross'] }).reveal()
    expect(t.names(t.s.expeditions)).toEqual(['expedition cross+cross'])
  })

  test('Ruling 6 and common fault: every Jester pays on a bust, the active player’s and the others’, clockwise', () => {
    const t = given({
      active: 1,
      harbor: ['flute 2/2'],
      draw: ['flute 3/5'],
      players: [{ persons: ['jester 7/2', 'jester 5/1'] }, { persons: ['jester 9/3'] }, {}],
    }).reveal()
    expect(t.allCoins()).toEqual([2, 1, 0])
    expect(t.heard('coinsGained')).toEqual([
      { type: 'coinsGained', seat: 1, coins: 1, why: 'jester' },
      { type: 'coinsGained', seat: 0, coins: 2, why: 'jester' },
    ])
  })

  test('nobody loots or hires after a bust', () => {
    const t = given({ harbor: ['flute 2/2', ...LATE], draw: ['flute 3/5'], players: [{}, { coins: 9 }] }).reveal()
    expect(t.heard('looted')).toEqual([])
    expect(t.coins(1)).toBe(9)
    expect(t.offers()).toEqual(['reveal'])
  })
})
