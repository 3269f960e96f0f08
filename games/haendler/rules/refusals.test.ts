import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'

describe('why something is refused', () => {
  test('it is somebody else’s turn', () => {
    const t = given({})
    expect(t.whyNot({ type: 'reveal' }, 1)).toEqual({ code: 'notYourTurn', params: { seat: 0 } })
  })

  test('what is no action at all is called so', () => {
    const t = given({})
    for (const junk of [undefined, 3, 'reveal', [], {}, { type: 'fly' }, { type: 7 }]) {
      expect(t.whyNot(junk)).toEqual({ code: 'unknownAction' })
    }
  })

  test('nothing can be taken before stopping, nor revealed after', () => {
    const t = given({ harbor: ['flute 1/1', 'sailor 3/1'], reveals: 2 })
    const loot = { type: 'loot', card: t.s.harbor[0] }
    expect(t.whyNot(loot)).toEqual({ code: 'stopFirst' })
    expect(t.whyNot({ type: 'pass' })).toEqual({ code: 'nothingToDecline' })
    t.stop()
    expect(t.whyNot({ type: 'reveal' })).toEqual({ code: 'discoverIsOver' })
    expect(t.whyNot({ type: 'stop' })).toEqual({ code: 'discoverIsOver' })
    expect(t.whyNot({ type: 'repel' })).toEqual({ code: 'noShipToRepel' })
  })

  test('ships are looted and persons are hired, from the harbor', () => {
    const t = given({ harbor: ['flute 1/1', 'sailor 3/1'], reveals: 2, players: [{ coins: 9 }, {}] }).stop()
    const [flute, sailor] = t.s.harbor
    expect(t.whyNot({ type: 'hire', card: flute })).toEqual({ code: 'notAPerson' })
    expect(t.whyNot({ type: 'loot', card: sailor })).toEqual({ code: 'notAShip' })
    expect(t.whyNot({ type: 'loot', card: t.s.draw[0] })).toEqual({ code: 'notInHarbor' })
    expect(t.whyNot({ type: 'loot', card: 'flute' })).toEqual({ code: 'notInHarbor' })
  })

  test('when all cards one may take are taken, no more are', () => {
    const t = given({
      harbor: ['flute 1/1', 'skiff 1/1'],
      reveals: 2,
      expeditions: ['expedition cross+cross'],
      players: [{ persons: ['priest 4/1', 'priest 4/1'] }, {}],
    })
    t.stop().loot('flute 1/1')
    expect(t.whyNot({ type: 'loot', card: t.s.harbor[0] })).toEqual({ code: 'noTakesLeft' })
  })

  test('an expedition that is not open', () => {
    const t = given({})
    expect(t.whyNot({ type: 'complete', card: 3, persons: [] })).toEqual({ code: 'noSuchExpedition' })
  })
})
