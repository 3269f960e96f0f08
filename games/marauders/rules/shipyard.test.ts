import { expect, test } from 'vitest'
import { type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import type { Port } from '../vocabulary.ts'

function yard(captain: GivenPlayer & { port: Port }, setting: Given = {}): TestTable {
  const table = given({ players: [{ captain: 'felipe', gold: 50, ...captain }, {}], ...setting })
  return table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
}

test('a frigate costs 35 gold less what the old ship brings, and earns glory once per captain', () => {
  const table = yard({ port: 'tortuga', gold: 100 }).does(0, { type: 'buyShip', ship: 'frigate' })
  expect(table.captain(0)).toMatchObject({ gold: 70, fittedOut: true })
  expect(table.s.players[0].points.ship).toBe(1)
  table.does(0, { type: 'done' }).does(0, { type: 'done' }).does(0, { type: 'endTurn' }).does(1, { type: 'endTurn' })
})

test('a second big ship of the same captain earns no glory', () => {
  const table = yard({ port: 'tortuga', ship: 'frigate' })
  table.captain(0).fittedOut = true
  table.does(0, { type: 'buyShip', ship: 'galleon' })
  expect(table.s.players[0].points.ship).toBe(0)
})

test('a sloop or flute earns no glory', () => {
  expect(yard({ port: 'tortuga' }).does(0, { type: 'buyShip', ship: 'flute' }).s.players[0].points.ship).toBe(0)
})

test('damage lowers the price of the old ship, but not damage to the crew; modifications raise it (p. 8)', () => {
  const table = yard({
    port: 'tortuga',
    ship: 'frigate',
    damage: { hull: 2, crew: 2 },
    modifications: ['chasers'],
  })
  table.does(0, { type: 'buyShip', ship: 'galleon' })
  expect(table.captain(0).gold).toBe(50 - 35 + 10 - 2 + 1)
})

test('a wreck brings nothing, but costs nothing to get rid of (R17)', () => {
  const table = yard({ port: 'tortuga', gold: 10, damage: { hull: 1, masts: 2, cargo: 2, cannons: 1 } })
  expect(table.does(0, { type: 'buyShip', ship: 'sloop' }).captain(0).gold).toBe(0)
})

test('crew moves to the new ship as far as she has room, and no further (F10)', () => {
  expect(yard({ port: 'tortuga' }).does(0, { type: 'buyShip', ship: 'flute' }).captain(0).ship.at.crew).toBe(1)
  expect(yard({ port: 'tortuga' }).does(0, { type: 'buyShip', ship: 'galleon' }).captain(0).ship.at.crew).toBe(2)
})

test('the Man-o-War is neither bought nor sold', () => {
  const table = yard({ port: 'tortuga', ship: 'manOWar' })
  expect(table.offersOf(0, 'buyShip').map(({ ship }) => ship)).toEqual(['sloop', 'flute', 'frigate', 'galleon'])
  expect(table.does(0, { type: 'buyShip', ship: 'sloop' }).captain(0).gold).toBe(40)
})

test('in Curaçao frigates and galleons cost 30 gold', () => {
  expect(yard({ port: 'curacao' }).does(0, { type: 'buyShip', ship: 'galleon' }).captain(0).gold).toBe(25)
})

test('the modifications of a sold ship are placed face down in ports without one, by their owner (F11)', () => {
  const table = yard({ port: 'tortuga', modifications: ['chasers', 'longGuns'] })
  table.does(0, { type: 'buyShip', ship: 'flute' })
  const free = table.offersOf(0, 'placeModification').map(({ port }) => port)
  expect(free).toHaveLength(2)
  table.does(0, { type: 'placeModification', port: free[0] }).does(0, { type: 'placeModification', port: free[1] })
  expect(table.s.ports[free[0]].shown).toBe(false)
  expect(table.s.ports[free[1]].modification).toBeDefined()
  expect(table.captain(0).ship.modifications).toEqual([])
})

test('in St. John modifications can be carried over to a new ship for 1 gold and what each added to the price (R16)', () => {
  const table = yard({ port: 'stJohn', modifications: ['extraCannonPort', 'longGuns'] })
  table.does(0, { type: 'buyShip', ship: 'flute' }).does(0, { type: 'carryOver', modification: 'extraCannonPort' })
  expect(table.captain(0)).toMatchObject({ gold: 50 - 10 + 6 - 1 })
  expect(table.captain(0).ship.at.cannons).toBe(2)
  table.does(0, { type: 'done' })
  expect(table.asked()).toEqual(['0 placeModification'])
})

test('a spent Reinforced Hull that is carried over stays spent (R43)', () => {
  const table = yard({ port: 'stJohn', modifications: ['reinforcedHull'] })
  table.captain(0).ship.flipped.push('reinforcedHull')
  table.does(0, { type: 'buyShip', ship: 'flute' }).does(0, { type: 'carryOver', modification: 'reinforcedHull' })
  expect(table.captain(0).ship.flipped).toEqual(['reinforcedHull'])
  expect(table.heard('modificationFitted')).toMatchObject([{ modification: 'reinforcedHull' }])
  expect(table.does(0, { type: 'done' }).offersOf(0, 'refreshHull')).toHaveLength(1)
})

test('what added nothing to the price of the old ship costs 1 gold to carry over (R16)', () => {
  const wreck = { modifications: ['chasers', 'longGuns'], damage: { hull: 1, cargo: 2, masts: 2, cannons: 1 } } as const
  // A Sloop for 5, two modifications and six points of damage: of the 2 gold they are worth 1 was paid.
  const table = yard({ port: 'stJohn', ...wreck }).does(0, { type: 'buyShip', ship: 'flute' })
  expect(table.captain(0).gold).toBe(50 - 10 + 1)
  table.does(0, { type: 'carryOver', modification: 'chasers' })
  expect(table.captain(0).gold).toBe(41 - 2)
  table.does(0, { type: 'carryOver', modification: 'longGuns' })
  expect(table.captain(0).gold).toBe(39 - 1)
  const navy = yard({ port: 'stJohn', ship: 'manOWar', modifications: ['chasers'] })
  navy.does(0, { type: 'buyShip', ship: 'flute' }).does(0, { type: 'carryOver', modification: 'chasers' })
  expect(navy.captain(0).gold).toBe(50 - 10 - 1)
})

test('repairs cost 2 gold a point, anywhere but on the crew', () => {
  const table = yard({ port: 'tortuga', damage: { hull: 1, crew: 1 } })
  expect(table.offersOf(0, 'repair')).toEqual([{ type: 'repair', location: 'hull' }])
  table.does(0, { type: 'repair', location: 'hull' })
  expect(table.captain(0)).toMatchObject({ gold: 48 })
  expect(table.captain(0).ship.at.hull).toBe(2)
})

test('Margaret Lowe repairs for 1 gold a point', () => {
  const table = yard({ captain: 'margaret', port: 'tortuga', damage: { hull: 1 } })
  expect(table.does(0, { type: 'repair', location: 'hull' }).captain(0).gold).toBe(49)
})

test('Margaret Lowe buys a frigate or galleon for 7 gold less', () => {
  const table = yard({ captain: 'margaret', port: 'tortuga', ship: 'sloop' })
  expect(table.does(0, { type: 'buyShip', ship: 'frigate' }).captain(0).gold).toBe(50 - 28 + 5)
})

test('Petit-Goâve repairs free of charge for non-pirates and not at all for pirates', () => {
  const honest = yard({ port: 'petitGoave', damage: { hull: 1 }, gold: 0 })
  expect(honest.does(0, { type: 'repair', location: 'hull' }).captain(0).ship.at.hull).toBe(2)
  const pirate = yard({ port: 'petitGoave', damage: { hull: 1 }, bounties: { dutch: 1 } })
  expect(pirate.offersOf(0, 'repair')).toEqual([])
})

test('Old Providence repairs free and sells weapons for 1 gold to those wanted by Spain', () => {
  const table = yard({ captain: 'josiah', port: 'oldProvidence', damage: { hull: 1 }, bounties: { spanish: 1 } })
  table.does(0, { type: 'repair', location: 'hull' }).does(0, { type: 'buyWeapon', weapon: 'chainShot' })
  expect(table.captain(0).gold).toBe(49)
})

test('weapons cost 3 gold, one of each kind, and sell for 1 (F02)', () => {
  const table = yard({ port: 'tortuga', weapons: ['grapeshot'] })
  expect(table.offersOf(0, 'buyWeapon').map(({ weapon }) => weapon)).toEqual(['grapplingHooks', 'chainShot'])
  table.does(0, { type: 'buyWeapon', weapon: 'chainShot' }).does(0, { type: 'sellWeapon', weapon: 'grapeshot' })
  expect(table.captain(0)).toMatchObject({ gold: 48, weapons: ['chainShot'] })
})

test('a weapon bought or sold is not traded again on the same visit (R18)', () => {
  const table = yard({ port: 'tortuga' }).does(0, { type: 'buyWeapon', weapon: 'chainShot' })
  expect(table.offersOf(0, 'sellWeapon')).toEqual([])
})

test('Tomás Quintero pays 1 gold for a weapon', () => {
  const table = yard({ captain: 'tomas', port: 'tortuga' }).does(0, { type: 'buyWeapon', weapon: 'chainShot' })
  expect(table.captain(0).gold).toBe(49)
})

test('a face-down modification is revealed by the port action, and bought for 3 gold', () => {
  const table = yard({ port: 'tortuga' })
  expect(table.heard('modificationShown')).toHaveLength(1)
  table.does(0, { type: 'buyModification' })
  expect(table.captain(0)).toMatchObject({ gold: 47 })
  expect(table.s.ports.tortuga.modification).toBeUndefined()
  expect(table.offersOf(0, 'buyModification')).toEqual([])
})

test('in St. John a modification costs 1 gold', () => {
  expect(yard({ port: 'stJohn' }).does(0, { type: 'buyModification' }).captain(0).gold).toBe(49)
})

test('no second modification of a kind', () => {
  const table = yard({ port: 'tortuga', modifications: ['chasers'] }, { shown: { tortuga: 'chasers' } })
  expect(table.offersOf(0, 'buyModification')).toEqual([])
})

test('an Extended Cargo Hold moves the cube up, Extra Hammocks wait for recruits (F10)', () => {
  const hold = yard({ port: 'tortuga' }, { shown: { tortuga: 'extendedCargoHold' } }).does(0, {
    type: 'buyModification',
  })
  expect(hold.captain(0).ship.at.cargo).toBe(3)
  const hammocks = yard({ port: 'tortuga' }, { shown: { tortuga: 'extraHammocks' } })
  hammocks.does(0, { type: 'buyModification' })
  expect(hammocks.captain(0).ship.at.crew).toBe(2)
  hammocks.does(0, { type: 'done' })
  expect(hammocks.offersOf(0, 'visit').map(({ activity }) => activity)).toContain('recruit')
})

test('no value of a ship exceeds five', () => {
  const table = yard({ port: 'tortuga', ship: 'galleon' }, { shown: { tortuga: 'extendedCargoHold' } })
  expect(table.does(0, { type: 'buyModification' }).captain(0).ship.at.cargo).toBe(5)
})

test('an Extra Cannon Port that was shot away is repaired up to the raised value (F12)', () => {
  const table = yard({ port: 'tortuga', modifications: ['extraCannonPort'], damage: { cannons: 2 } })
  expect(table.captain(0).ship.at.cannons).toBe(0)
  table.does(0, { type: 'repair', location: 'cannons' }).does(0, { type: 'repair', location: 'cannons' })
  expect(table.captain(0).ship.at.cannons).toBe(2)
  expect(table.offersOf(0, 'repair')).toEqual([])
})

test('a spent Reinforced Hull is made ready again for 3 gold', () => {
  const table = yard({ port: 'tortuga', modifications: ['reinforcedHull'] })
  expect(table.offersOf(0, 'refreshHull')).toEqual([])
  table.captain(0).ship.flipped.push('reinforcedHull')
  expect(table.does(0, { type: 'refreshHull' }).captain(0)).toMatchObject({ gold: 47 })
  expect(table.captain(0).ship.flipped).toEqual([])
})

test('Petit-Goâve repairs for nothing, but a spent Reinforced Hull still costs 3 gold (R12)', () => {
  const table = yard({ port: 'petitGoave', gold: 2, modifications: ['reinforcedHull'], damage: { hull: 1 } })
  table.captain(0).ship.flipped.push('reinforcedHull')
  expect(table.offersOf(0, 'repair')).toHaveLength(1)
  expect(table.offersOf(0, 'refreshHull')).toEqual([])
})

test('one ship per visit (R18)', () => {
  const table = yard({ port: 'tortuga', gold: 99 }).does(0, { type: 'buyShip', ship: 'flute' })
  expect(table.offersOf(0, 'buyShip')).toEqual([])
})

test('in Old Providence whoever Spain does not want pays like anywhere', () => {
  const table = yard({ captain: 'josiah', port: 'oldProvidence', damage: { hull: 1 }, bounties: { dutch: 1 } })
  table.does(0, { type: 'repair', location: 'hull' }).does(0, { type: 'buyWeapon', weapon: 'chainShot' })
  expect(table.captain(0).gold).toBe(50 - 2 - 3)
})

test('a modification that is placed in the port during the visit is not for sale there (C26)', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'nassau', gold: 30, modifications: ['chasers'] }, {}] })
  delete table.s.ports.nassau.modification
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
  table.does(0, { type: 'buyShip', ship: 'flute' }).does(0, { type: 'placeModification', port: 'nassau' })
  expect(table.s.ports.nassau).toMatchObject({ shown: false })
  expect(table.offersOf(0, 'buyModification')).toEqual([])
})
