import { expect, test } from 'vitest'
import { allBut, type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL, type Specialist } from '../vocabulary.ts'
import type { GloryKey } from './keys.ts'

/** Felipe (Leadership 2, Influence 3) in the port of Tortuga, with one card. */
function inPort(key: GloryKey, one: GivenPlayer = {}): TestTable {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', gold: 10, glory: [key], ...one }, {}],
    passes: allBut(),
  })
  return table.does(0, { type: 'port' })
}

/** Hired for gold; not without it, not at sea, and never two of one type. */
function hiredForGold(key: GloryKey, specialist: Specialist, price: number): void {
  const table = inPort(key, { gold: price }).plays(0, key)
  expect(table.captain(0)).toMatchObject({ gold: 0, glory: [], specialists: [{ type: specialist, from: 'glory' }] })
}

function notForNothing(key: GloryKey, specialist: Specialist, price: number): void {
  expect(inPort(key, { gold: price - 1 }).mayPlay(0, key)).toBe(false)
  expect(inPort(key, { specialists: [specialist] }).mayPlay(0, key)).toBe(false)
  const atSea = given({ players: [{ captain: 'felipe', at: 'tortuga', gold: 10, glory: [key] }, {}], passes: allBut() })
  expect(atSea.mayPlay(0, key)).toBe(false)
}

/** Hired with a roll; the card goes back to the hand if he refuses, and he is not asked twice on one visit. */
function hiredByRoll(key: GloryKey, specialist: Specialist, dice: number, one: GivenPlayer = {}): void {
  const failure = Array<Die>(dice).fill(1)
  const success = [SKULL, ...failure.slice(1)]
  const hired = inPort(key, one).plays(0, key, {}, ...success)
  expect(hired.captain(0)).toMatchObject({ gold: 10, glory: [], specialists: [{ type: specialist }] })
  const refused = inPort(key, one).plays(0, key, {}, ...failure)
  expect(refused.captain(0)).toMatchObject({ specialists: [] })
  expect(refused.captain(0).glory).toHaveLength(1)
  expect(refused.heard('gloryTakenBack')).toHaveLength(1)
  expect(refused.mayPlay(0, key)).toBe(false)
}

test('glory.carpenterA is hired: for 4 gold', () => hiredForGold('carpenterA', 'carpenter', 4))
test('glory.carpenterA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('carpenterA', 'carpenter', 4))
test('glory.carpenterB is hired: with a Leadership roll, and may be asked again on another visit (G13)', () =>
  hiredByRoll('carpenterB', 'carpenter', 2))
test('glory.carpenterB is not offered: beside another', () =>
  expect(inPort('carpenterB', { specialists: ['carpenter'] }).mayPlay(0, 'carpenterB')).toBe(false))

test('glory.gunnerCaptainA is hired: for 5 gold', () => hiredForGold('gunnerCaptainA', 'gunnerCaptain', 5))
test('glory.gunnerCaptainA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('gunnerCaptainA', 'gunnerCaptain', 5))

/** Felipe sinks Frances; or, with two crews left for a fight, boards her. */
function wins(key: GloryKey, how: 'sinks' | 'boards', one: GivenPlayer = {}): TestTable {
  const table = given({
    players: [
      { captain: 'felipe', at: 'havana', glory: [key], ...one },
      {
        captain: 'frances',
        at: 'havana',
        bounties: { dutch: 1 },
        damage: how === 'sinks' ? { hull: 1, masts: 2 } : {},
      },
    ],
    passes: allBut('battle.won'),
  })
  if (how === 'sinks') return table.finds(0, { kind: 'player', seat: 1 }, SKULL, 1, 1, 1, 2)
  table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1).does(0, { type: 'declare', action: 'board' })
  return table.does(1, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, 1, 1, SKULL, SKULL, 1, 1, 1)
}

test('glory.gunnerCaptainB is hired: right after a victory', () => {
  const table = wins('gunnerCaptainB', 'sinks').plays(0, 'gunnerCaptainB')
  expect(table.captain(0).specialists).toMatchObject([{ type: 'gunnerCaptain' }])
})
test('glory.gunnerCaptainB is not offered: in port', () =>
  expect(inPort('gunnerCaptainB').mayPlay(0, 'gunnerCaptainB')).toBe(false))

test('glory.masterGunnerA is hired: for 6 gold', () => hiredForGold('masterGunnerA', 'masterGunner', 6))
test('glory.masterGunnerA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('masterGunnerA', 'masterGunner', 6))
test('glory.masterGunnerB is hired: with a Leadership roll and three cannons', () =>
  hiredByRoll('masterGunnerB', 'masterGunner', 2, { ship: 'frigate' }))
test('glory.masterGunnerB is not offered: with less than three cannons', () =>
  expect(inPort('masterGunnerB', { ship: 'frigate', damage: { cannons: 1 } }).mayPlay(0, 'masterGunnerB')).toBe(false))

test('glory.surgeonA is hired: for 4 gold', () => hiredForGold('surgeonA', 'surgeon', 4))
test('glory.surgeonA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('surgeonA', 'surgeon', 4))
test('glory.surgeonB is hired: with an Influence roll', () => hiredByRoll('surgeonB', 'surgeon', 3))
test('glory.surgeonB is not offered: beside another', () =>
  expect(inPort('surgeonB', { specialists: ['surgeon'] }).mayPlay(0, 'surgeonB')).toBe(false))

test('glory.lookoutA is hired: for 5 gold', () => hiredForGold('lookoutA', 'lookout', 5))
test('glory.lookoutA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('lookoutA', 'lookout', 5))

/** Josiah (Scouting 2) looks for the merchant of Tortuga. */
function scouts(one: GivenPlayer, ...dice: Die[]): TestTable {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', glory: ['lookoutB'], ...one }, {}],
    passes: allBut('scout.after'),
  })
  return table.does(0, { type: 'scout', target: { kind: 'merchant' } }, ...dice)
}

test('glory.lookoutB is hired: for 2 gold after a successful Scouting roll', () => {
  const table = scouts({ gold: 2 }, SKULL, 1).plays(0, 'lookoutB')
  expect(table.captain(0)).toMatchObject({ gold: 0, specialists: [{ type: 'lookout' }] })
})
test('glory.lookoutB is not offered: after a failure, or without the gold', () => {
  expect(scouts({}, 1, 1).mayPlay(0, 'lookoutB')).toBe(false)
  expect(scouts({ gold: 1 }, SKULL, 1).mayPlay(0, 'lookoutB')).toBe(false)
})

test('glory.masterAtArmsA is hired: for 5 gold', () => hiredForGold('masterAtArmsA', 'masterAtArms', 5))
test('glory.masterAtArmsA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('masterAtArmsA', 'masterAtArms', 5))
test('glory.masterAtArmsB is hired: right after winning Crew Combat', () => {
  const table = wins('masterAtArmsB', 'boards').plays(0, 'masterAtArmsB')
  expect(table.captain(0).specialists).toMatchObject([{ type: 'masterAtArms' }])
})
test('glory.masterAtArmsB is not offered: for a ship that was sunk', () =>
  expect(wins('masterAtArmsB', 'sinks').mayPlay(0, 'masterAtArmsB')).toBe(false))

test('glory.purserA is hired: for 5 gold', () => hiredForGold('purserA', 'purser', 5))
test('glory.purserA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('purserA', 'purser', 5))

function sells(count: number): TestTable {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', glory: ['purserB'], cargo: ['rum', 'rum', 'rum'] }, {}],
    passes: allBut('port.sell'),
    demand: { tortuga: 'rum' },
  })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'sellGoods' })
  for (let n = 0; n < count; n++) table.does(0, { type: 'sell', good: 'rum' })
  return table.does(0, { type: 'done' })
}

test('glory.purserB is hired: right after selling three cards in demand', () => {
  const table = sells(3).plays(0, 'purserB')
  expect(table.captain(0).specialists).toMatchObject([{ type: 'purser' }])
})
test('glory.purserB is not offered: after selling two', () => expect(sells(2).asked()).toEqual(['0 port']))

test('glory.sailingMasterA is hired: for 6 gold', () => hiredForGold('sailingMasterA', 'sailingMaster', 6))
test('glory.sailingMasterA is not offered: without the gold, at sea, or beside another', () =>
  notForNothing('sailingMasterA', 'sailingMaster', 6))
test('glory.sailingMasterB is hired: with an Influence roll at home', () =>
  hiredByRoll('sailingMasterB', 'sailingMaster', 3, { port: 'havana' }))
test('glory.sailingMasterB is not offered: away from home', () =>
  expect(inPort('sailingMasterB').mayPlay(0, 'sailingMasterB')).toBe(false))
