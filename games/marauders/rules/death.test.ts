import { expect, test } from 'vitest'
import { type Given, type GivenPlayer, given, type TestTable } from '../given.ts'

/** Seat 0 runs a wreck onto the reefs of Bridgetown. */
function drowns(captain: GivenPlayer, setting: Given = {}): TestTable {
  const wreck = { captain: 'felipe', ship: 'frigate', at: 'bridgetown', damage: { hull: 2 } } as const
  const table = given({ players: [{ ...wreck, ...captain }, { captain: 'joris' }], ...setting })
  return table.does(0, { type: 'enterPort' }, 1, 1, 1)
}

test('a dead captain loses ship, cargo, cards, gold and bounties, but not points and stash (F33)', () => {
  const table = drowns({ cargo: ['rum'], glory: 2, stash: 7, points: { raid: 2 }, bounties: { dutch: 3 } })
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.s.players[0]).toMatchObject({ stash: 7, points: { raid: 2 } })
  expect(table.s.glory.discard).toHaveLength(2)
  expect(table.s.cargo.discard).toHaveLength(1)
  expect(table.s.captains.discard).toEqual([0])
})

test('the new captain arrives on the next turn, with 10 gold as far as the stash cannot supply it (F33)', () => {
  const table = drowns({ stash: 7 }, { events: ['doldrums'] }).does(1, { type: 'endTurn' })
  while (table.asked()[0] !== '0 chooseShip') table.does(1, { type: 'endTurn' })
  table.does(0, { type: 'chooseShip', ship: 'flute' })
  expect(table.asked()).toEqual(['0 purse'])
  table.does(0, { type: 'withdraw', gold: 7 })
  expect(table.captain(0)).toMatchObject({ gold: 10, inPort: true, ship: { type: 'flute' } })
  expect(table.captain(0).glory.length).toBeGreaterThanOrEqual(1)
  expect(table.s.players[0].stash).toBe(0)
  expect(table.asked()).toEqual(['0 turn'])
})

test('a new captain takes from the stash as much as he likes of what he needs, up to 10 (R42)', () => {
  const table = drowns({ stash: 25 }, { events: ['doldrums'] }).does(1, { type: 'endTurn' })
  while (table.asked()[0] !== '0 chooseShip') table.does(1, { type: 'endTurn' })
  table.does(0, { type: 'chooseShip', ship: 'flute' })
  expect(table.captain(0).gold).toBe(0)
  expect(table.offersOf(0, 'withdraw').map(({ gold }) => gold)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  table.does(0, { type: 'done' })
  expect(table.s.players[0].stash).toBe(25)
  expect(table.captain(0).gold).toBe(0)
})

test('without a stash the game pays all 10 and nothing is asked (F33)', () => {
  const table = drowns({}, { events: ['doldrums'] }).does(1, { type: 'endTurn' })
  while (table.asked()[0] !== '0 chooseShip') table.does(1, { type: 'endTurn' })
  table.does(0, { type: 'chooseShip', ship: 'flute' })
  expect(table.captain(0).gold).toBe(10)
  expect(table.asked()).toEqual(['0 turn'])
})

test("a lost ship's modifications are placed by its owner", () => {
  const table = drowns({ modifications: ['chasers'] })
  expect(table.asked()).toEqual(['0 placeModification'])
})

test('if an NPC pirate lies off his home the new captain may be exchanged for another (F34, R32)', () => {
  const table = given({ players: [{ captain: 'felipe' }, {}], npcs: { pirateSloop: 'nassau' } })
  table.s.captains.deck = [4, 5, 9]
  delete table.s.players[1].captain
  table.does(0, { type: 'endTurn' })
  expect(table.offers(1)).toEqual([{ type: 'keepCaptain' }, { type: 'drawCaptain' }])
  table.does(1, { type: 'drawCaptain' })
  expect(table.offersOf(1, 'chooseShip')).toHaveLength(2)
  expect(table.s.captains.deck).toHaveLength(2)
  expect(table.s.captains.deck).toContain(9)
})

test('when a captain dies and none is left to draw the game ends at once (F39)', () => {
  const table = given({ players: [{ captain: 'felipe', ship: 'frigate', at: 'bridgetown', damage: { hull: 2 } }, {}] })
  table.s.captains.deck = []
  table.does(0, { type: 'enterPort' }, 1, 1, 1)
  expect(table.s.over).toBe('captains')
  expect(table.asked()).toEqual([])
})

test('a captain whom another player waits for is not left to draw (R31)', () => {
  const table = given({ players: [{ captain: 'felipe', ship: 'frigate', at: 'bridgetown', damage: { hull: 2 } }, {}] })
  table.s.captains.deck = [3]
  delete table.s.players[1].captain
  table.does(0, { type: 'enterPort' }, 1, 1, 1)
  expect(table.s.over).toBe('captains')
})

test('one may retire in port before any action; the turn is over (F35)', () => {
  const table = given({ players: [{ captain: 'felipe', stash: 3 }, {}] })
  table.does(0, { type: 'retire' })
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.s.players[0].stash).toBe(3)
  expect(table.asked()).toEqual(['1 turn'])
})

test('one may not retire at sea, nor after an action', () => {
  expect(given({ players: [{ at: 'havana' }, {}] }).offersOf(0, 'retire')).toEqual([])
  const busy = given({ players: [{ captain: 'felipe' }, {}] })
    .does(0, { type: 'port' })
    .does(0, { type: 'done' })
  expect(busy.offersOf(0, 'retire')).toEqual([])
})

test('nobody retires when no captain is left to take over (R33)', () => {
  const table = given({ players: [{ captain: 'felipe' }, {}] })
  table.s.captains.deck = []
  expect(table.offersOf(0, 'retire')).toEqual([])
})
