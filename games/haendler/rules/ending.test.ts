import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

/** Influence 8 and an expedition of 2. */
const READY = {
  persons: ['mademoiselle 9/3', 'mademoiselle 9/3', 'mademoiselle 7/2'],
  expeditions: ['expedition cross+cross'],
}
const NINE = {
  persons: ['mademoiselle 9/3', 'mademoiselle 9/3', 'sailor 3/1'],
  expeditions: ['expedition cross+cross'],
}

describe('the end', () => {
  test('10 influence without an expedition end nothing', () => {
    const persons = ['pirate 9/3', 'mademoiselle 9/3', 'mademoiselle 9/3']
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 3, persons }, {}] }).stop()
    t.hire('sailor 3/1')
    expect(t.influence(0)).toBe(10)
    expect(t.s.ending).toBe(false)
  })

  test('an expedition without 10 influence ends nothing', () => {
    const t = given({ harbor: ['governor 8/0'], reveals: 1, players: [{ coins: 8, ...NINE }, {}] }).stop()
    t.hire('governor 8/0')
    expect(t.influence(0)).toBe(9)
    expect(t.s.ending).toBe(false)
  })

  test('Ruling 22: expedition points count, and both together announce the end', () => {
    const t = given({ harbor: ['sailor 3/1'], reveals: 1, players: [{ coins: 3, ...NINE }, {}] }).stop()
    t.hire('sailor 3/1')
    expect(t.influence(0)).toBe(10)
    expect(t.s.ending).toBe(true)
    expect(t.heard('endNears')).toEqual([{ type: 'endNears', seat: 0 }])
  })

  test('Ruling 28: looked at after an expedition, too, when the persons sent no longer count', () => {
    const persons = ['priest 4/1', 'priest 4/1', 'pirate 9/3', 'mademoiselle 9/3', 'sailor 5/2']
    const t = given({ expeditions: ['expedition cross+cross'], players: [{ persons }, {}] }).complete('cross+cross')
    expect(t.influence(0)).toBe(10)
    expect(t.s.ending).toBe(true)
  })

  test('Ruling 28: noted in another player’s turn as well', () => {
    const t = given({
      harbor: ['sailor 3/1', 'flute 1/1'],
      reveals: 2,
      players: [{}, { coins: 4, ...NINE }],
    })
    t.stop().loot('flute 1/1').hire('sailor 3/1')
    expect(t.s.ending).toBe(true)
  })

  test('Ruling 28: once noted it stays, even if influence is given away later', () => {
    const t = given({
      ending: true,
      active: 0,
      expeditions: ['expedition anchor+anchor'],
      players: [{ persons: ['captain 4/1', 'captain 4/1', 'sailor 3/1'] }, {}],
    }).complete('anchor+anchor')
    expect(t.influence(0)).toBe(3)
    expect(t.s.ending).toBe(true)
  })

  test('Ruling 28 and common fault: the round is finished; the last to play sits right of the one who began', () => {
    const t = given({
      start: 1,
      active: 1,
      harbor: ['sailor 3/1'],
      reveals: 1,
      players: [{}, { coins: 3, ...NINE }, {}],
    })
    t.stop().hire('sailor 3/1')
    expect(t.s.ending).toBe(true)
    for (const seat of [2, 0]) {
      expect(t.phase).toBe('discover')
      expect(t.s.active).toBe(seat)
      t.s.draw.push(t.s.draw.splice(t.s.draw.indexOf(t.find('admiral 9/3', t.s.draw)), 1)[0])
      t.reveal().stop()
    }
    expect(t.phase).toBe('over')
    expect(t.winners()).toEqual([1])
  })

  test('the game is over at once when the last player of the round reaches the end', () => {
    const t = given({ start: 0, active: 1, harbor: ['sailor 3/1'], reveals: 1, players: [{}, { coins: 3, ...NINE }] })
    t.stop().hire('sailor 3/1')
    expect(t.phase).toBe('over')
    expect(t.offers()).toEqual([])
    expect(t.whyNot({ type: 'reveal' }, 0)).toEqual({ code: 'gameOver' })
  })

  test('a bust in the last turn ends the game as well', () => {
    const t = given({ ending: true, active: 1, harbor: ['flute 1/1'], draw: ['flute 3/5'], players: [READY, {}] })
    t.reveal()
    expect(t.phase).toBe('over')
    expect(t.winners()).toEqual([0])
  })
})

describe('the winner', () => {
  const last = (players: Parameters<typeof given>[0]) =>
    given({ ending: true, harbor: ['flute 1/1'], draw: ['flute 3/5'], ...players }).reveal()

  test('Ruling 29: most influence among those with an expedition', () => {
    const much = { persons: ['pirate 9/3', 'admiral 9/3', 'admiral 9/3', 'jester 9/3', 'sailor 7/3'] }
    const t = last({ active: 1, players: [READY, much] })
    expect(t.influence(1)).toBe(15)
    expect(t.winners()).toEqual([0])
  })

  test('Ruling 29: then coins', () => {
    const a = { coins: 3, expeditions: ['expedition cross+cross'], persons: ['admiral 9/3'] }
    const b = { expeditions: ['expedition house+house'], persons: ['pirate 9/3'] }
    expect(last({ active: 1, players: [a, { ...b, coins: 2 }] }).winners()).toEqual([0])
    expect(last({ active: 1, players: [a, { ...b, coins: 4 }] }).winners()).toEqual([1])
  })

  test('Ruling 29: then the victory is shared', () => {
    const a = { coins: 3, expeditions: ['expedition cross+cross'], persons: ['admiral 9/3'] }
    const b = { coins: 3, expeditions: ['expedition house+house'], persons: ['pirate 9/3'] }
    const t = last({ active: 1, players: [a, b] })
    expect(t.winners()).toEqual([0, 1])
  })

  test('Port Royal: 12 influence end the game and no expedition is needed', () => {
    const persons = ['pirate 9/3', 'mademoiselle 9/3', 'mademoiselle 9/3', 'jester 7/2']
    const t = given({
      deck: 'portRoyal',
      active: 1,
      harbor: ['sailor 3/1'],
      reveals: 1,
      players: [{}, { coins: 3, persons }],
    })
    t.stop().hire('sailor 3/1')
    expect(t.phase).toBe('over')
    expect(t.winners()).toEqual([1])
    const eleven = given({
      deck: 'portRoyal',
      harbor: ['governor 8/0'],
      reveals: 1,
      players: [{ coins: 8, persons }, {}],
    })
    eleven.stop().hire('governor 8/0')
    expect(eleven.s.ending).toBe(false)
  })
})
