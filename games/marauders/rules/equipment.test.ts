import { expect, test } from 'vitest'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

/** Frederico (Seamanship 3) attacks Frances (2), who is wanted. */
function attack(attacker: GivenPlayer, defender: GivenPlayer, ...dice: Die[]): TestTable {
  const table = given({
    players: [
      { captain: 'frederico', at: 'havana', ...attacker },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
  })
  return table.finds(0, { kind: 'player', seat: 1 }, ...dice)
}

const NOTHING = [1, 1, 1, 1, 1] as const

test('Long Guns roll a die for each cannon before the first round and hit on each success', () => {
  const table = attack({ ship: 'frigate', modifications: ['longGuns'] }, {}, SKULL, SKULL, 1, 1, 2, ...NOTHING)
  expect(table.captain(1).ship.at).toEqual({ hull: 2, cargo: 1, masts: 1, crew: 2, cannons: 1 })
})

test('Long Guns take no shot', () => {
  const armed = { ship: 'frigate', modifications: ['longGuns'], weapons: ['grapeshot'] } as const
  const table = attack(armed, {}, SKULL, 1, 1, SKULL)
  expect(table.asked()).toEqual(['1 hit'])
})

test('Long Guns of both sides fire at the same time (R23)', () => {
  const guns = { modifications: ['longGuns'] } as const
  const table = attack(guns, guns, SKULL, SKULL, 4, 4, ...NOTHING)
  expect(table.captain(0).ship.at.cannons).toBe(0)
  expect(table.captain(1).ship.at.cannons).toBe(0)
})

test('Chasers hit once per battle when either side flees, and are ready again after it', () => {
  const table = attack({ modifications: ['chasers'] }, {}, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'flee' })
  table.does(0, { type: 'fireChasers' }, 3, 1, 1, 1, SKULL, 1)
  expect(table.captain(1).ship.at.crew).toBe(1)
  expect(table.heard('fled')).toHaveLength(1)
  expect(table.captain(0).ship.flipped).toEqual([])
})

test('Chasers fire even if both sides flee (F15)', () => {
  const table = attack({}, { modifications: ['chasers'] }, ...NOTHING)
  table.does(0, { type: 'declare', action: 'flee' }).does(1, { type: 'declare', action: 'flee' })
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, { type: 'fireChasers' }, 1)
  expect(table.captain(0).ship.at.cargo).toBe(1)
  expect(table.heard('battleEnded')).toHaveLength(1)
})

test('Chasers are silent while nobody flees, and without cannons (R22)', () => {
  const table = attack({ modifications: ['chasers'] }, {}, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'shoot' }, ...NOTHING)
  expect(table.heard('used')).toEqual([])
  const disarmed = attack({ modifications: ['chasers'], damage: { cannons: 1 } }, {}, ...NOTHING)
  disarmed.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'flee' }, ...NOTHING)
  expect(disarmed.asked()).toEqual(['0 declare'])
})

test('a Reinforced Hull absorbs one hit after the locations are known, and only once', () => {
  const table = attack({ ship: 'frigate' }, { modifications: ['reinforcedHull'] }, SKULL, 1, 1, 1, 1, 4, 3, 3)
  expect(table.asked()).toEqual(['1 window'])
  expect(table.offersOf(1, 'absorb').map(({ hit }) => hit)).toEqual([0, 1])
  table.does(1, { type: 'absorb', hit: 0 })
  expect(table.captain(1).ship.at).toEqual({ hull: 2, cargo: 2, masts: 2, crew: 0, cannons: 1 })
  expect(table.captain(1).ship.flipped).toEqual(['reinforcedHull'])
})

test('a Reinforced Hull can absorb a skull', () => {
  const table = attack({}, { modifications: ['reinforcedHull'] }, SKULL, 1, 1, 1, 1, SKULL)
  table.does(1, { type: 'absorb', hit: 0 })
  expect(table.captain(1).ship.at).toEqual({ hull: 2, cargo: 2, masts: 2, crew: 2, cannons: 1 })
})

test('Advanced Rigs make a ship more maneuverable, which may be worth a die (p. 16)', () => {
  const table = attack({ ship: 'frigate' }, { modifications: ['advancedRigs'] }, 1, 1, 1, 1, 1, 1)
  const rolls = table.heard('rolled').filter(({ why }) => why === 'seamanship')
  expect(rolls.map(({ dice }) => dice.length)).toEqual([3, 3])
})

test('Grappling Hooks re-roll any number of dice when one chose to board (p. 16, round 4)', () => {
  const table = attack({}, { weapons: ['grapplingHooks'] }, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' })
  table.does(1, { type: 'declare', action: 'board' }, SKULL, 1, 1, 2, 3)
  expect(table.asked()).toEqual(['1 window'])
  // Both dice succeed now; Frederico's one success still hits before he is boarded, and then she wins the deck.
  table.does(1, { type: 'throwHooks', dice: [0, 1] }, SKULL, SKULL, 2, 1, 1, SKULL, SKULL, 1)
  expect(table.captain(1).ship.at.masts).toBe(1)
  expect(table.heard('boarded')).toEqual([{ type: 'boarded', by: { seat: 1 } }])
  expect(table.captain(1).weapons).toEqual([])
})

test('Grappling Hooks are of no use to one who did not choose to board', () => {
  const table = attack({}, { weapons: ['grapplingHooks'] }, ...NOTHING)
  expect(table.asked()).toEqual(['0 declare'])
})

test('Grapeshot turns skulls into hits on the crew, which never reach the hull (p. 15 example)', () => {
  const table = attack({ ship: 'frigate', weapons: ['grapeshot'] }, {}, SKULL, 1, 1, 1, 1, SKULL, SKULL, 3)
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'loadShot', weapon: 'grapeshot' })
  expect(table.captain(1).ship.at).toEqual({ hull: 2, cargo: 2, masts: 2, crew: 0, cannons: 1 })
  expect(table.captain(0).weapons).toEqual([])
})

test('Chain-shot brings down the masts: cargo, cannons to the hull, and the skull to the masts (p. 16, round 3)', () => {
  const wounded = { damage: { cargo: 1, cannons: 1 } }
  const table = attack({ ship: 'frigate', weapons: ['chainShot'] }, wounded, SKULL, 1, 1, 1, 1, 1, 4, SKULL)
  table.does(0, { type: 'loadShot', weapon: 'chainShot' })
  expect(table.captain(1).ship.at).toEqual({ hull: 1, cargo: 0, masts: 1, crew: 2, cannons: 0 })
})

test('shot is not offered without a skull among the hit dice', () => {
  const table = attack({ ship: 'frigate', weapons: ['chainShot'] }, {}, SKULL, 1, 1, 1, 1, 1, 2, 3)
  expect(table.asked()).toEqual(['0 declare'])
})

test('a Reinforced Hull absorbs a hit of a storm as well (R20)', () => {
  const table = given({
    players: [{ captain: 'frederico', at: 'havana', modifications: ['reinforcedHull'] }, {}],
    effects: [{ happening: 'storm' }],
  })
  table.does(0, { type: 'endTurn' }, SKULL, SKULL, 1, 2)
  expect(table.asked()).toEqual(['0 window'])
  expect(table.does(0, { type: 'absorb', hit: 0 }).captain(0).ship.at.masts).toBe(2)
})

test('the hit of Chasers may use shot (R22)', () => {
  const table = attack({ modifications: ['chasers'], weapons: ['grapeshot'] }, {}, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'flee' })
  table.does(0, { type: 'fireChasers' }, SKULL)
  expect(table.offersOf(0, 'loadShot')).toEqual([{ type: 'loadShot', weapon: 'grapeshot' }])
})

test('Chain-shot spares the hull for the whole round: with Chasers, then with all cannons (p. 15, R22)', () => {
  const gunner = { ship: 'frigate', modifications: ['chasers'], weapons: ['chainShot'] } as const
  const table = attack(gunner, { damage: { masts: 1, hull: 1 } }, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'flee' })
  table
    .does(0, { type: 'fireChasers' }, SKULL)
    .does(0, { type: 'loadShot', weapon: 'chainShot' }, SKULL, 1, 1, 1, 2, 2, 2)
  expect(table.captain(1).ship.at).toMatchObject({ masts: 0, hull: 1 })
  expect(table.asked()).toEqual(['0 declare'])
})

test('in the next round hits on destroyed masts reach the hull again (p. 15)', () => {
  const gunner = { ship: 'frigate', modifications: ['chasers'], weapons: ['chainShot'] } as const
  const table = attack(gunner, { damage: { masts: 1 } }, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'flee' })
  table.does(0, { type: 'fireChasers' }, SKULL).does(0, { type: 'loadShot', weapon: 'chainShot' }, 1, 1, 1, 1)
  table.does(0, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, 1, 2, 1, 1)
  expect(table.captain(1).ship.at).toMatchObject({ masts: 0, hull: 1 })
})

test('who has declared to flee may still get away when Chasers bring down the masts, with one die (R22)', () => {
  const table = attack({ modifications: ['chasers'] }, { damage: { masts: 1 } }, ...NOTHING)
  table.does(0, { type: 'declare', action: 'shoot' }).does(1, { type: 'declare', action: 'flee' })
  table.does(0, { type: 'fireChasers' }, 2, 1, 1, 1, SKULL)
  expect(table.captain(1).ship.at.masts).toBe(0)
  expect(table.heard('fled')).toEqual([{ type: 'fled', who: { seat: 1 } }])
})
