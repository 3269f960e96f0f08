import { expect, test } from 'vitest'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

/** Seat 0 attacks seat 1, who is wanted, so that no bounties come into it. Dice: the first contest and its hits. */
function attack(attacker: GivenPlayer, defender: GivenPlayer, ...dice: Die[]): TestTable {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'felipe', at: 'havana', ...attacker },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
  })
  return table.finds(0, { kind: 'player', seat: 1 }, ...dice)
}

const shoot = { type: 'declare', action: 'shoot' } as const
const board = { type: 'declare', action: 'board' } as const
const flee = { type: 'declare', action: 'flee' } as const
const NOTHING = [1, 1, 1, 1, 1] as const

test('in the first round both can only shoot, and nobody is asked', () => {
  const table = attack({}, {}, ...NOTHING)
  expect(table.heard('declared').map(({ action }) => action)).toEqual(['shoot', 'shoot'])
  expect(table.asked()).toEqual(['0 declare'])
})

test('the aggressor declares first and the defender knows what he chose', () => {
  const table = attack({}, {}, ...NOTHING).does(0, board)
  expect(table.asked()).toEqual(['1 declare'])
  expect(table.heard('declared').at(-1)).toMatchObject({ who: { seat: 0 }, action: 'board' })
})

test('the winner hits with all cannons, the loser once for each success up to his cannons (p. 14 example)', () => {
  // Felipe: two successes with a frigate's three cannons; Frances: one success with a sloop's one.
  const table = attack({ ship: 'frigate' }, {}, SKULL, SKULL, 1, SKULL, 1, 1, 1, 2, 2)
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'pass' })
  expect(table.captain(1).ship.at).toMatchObject({ cargo: 0, masts: 1 })
  expect(table.captain(0).ship.at.masts).toBe(2)
})

test('a tie is broken by the dice that did not succeed (p. 16, round 1: Frances wins 5 to 2)', () => {
  const table = attack({ ship: 'frigate' }, { modifications: ['advancedRigs'] }, SKULL, 1, 1, SKULL, 4, 1, 1, 1)
  expect(table.heard('contest')).toEqual([{ type: 'contest', winner: { seat: 1 } }])
  // Both inflict a single hit: Felipe lost, and Frances has but one cannon.
  expect(table.heard('rolled').filter(({ why }) => why === 'hits')).toHaveLength(2)
})

test('if even the pips are equal nobody wins, and each success still hits', () => {
  const table = attack({ ship: 'frigate' }, { captain: 'frederico' }, SKULL, 2, 1, SKULL, 1, 2, 2, 2)
  expect(table.heard('contest')).toEqual([{ type: 'contest' }])
  table.does(0, { type: 'pass' })
  expect(table.captain(1).ship.at.masts).toBe(1)
  expect(table.captain(0).ship.at.masts).toBe(2)
})

test('without a success nobody wins and nobody fires, whatever the pips (F14)', () => {
  const table = attack({}, {}, 4, 4, 4, 1, 1)
  expect(table.heard('contest')).toEqual([{ type: 'contest' }])
  expect(table.heard('hit')).toEqual([])
})

test('a ship more maneuverable by two or more rolls one die more', () => {
  const table = attack({ ship: 'galleon' }, {}, 1, 1, 1, 1, 1, 1)
  const dice = table.heard('rolled').filter(({ why }) => why === 'seamanship')
  expect(dice.map((roll) => roll.dice.length)).toEqual([3, 3])
})

test('hit dice: 1 cargo, 2 masts, 3 crew, 4 cannons (F01)', () => {
  const table = attack({ captain: 'frederico', ship: 'galleon' }, { ship: 'galleon' }, SKULL, 1, 1, 1, 1, 1, 2, 3, 4)
  expect(table.captain(1).ship.at).toEqual({ hull: 4, cargo: 4, masts: 3, crew: 3, cannons: 3 })
})

test('for each skull the target chooses a location, the hull included', () => {
  const table = attack({ captain: 'frederico', ship: 'frigate' }, {}, SKULL, 1, 1, 1, 1, SKULL, SKULL, 1)
  expect(table.asked()).toEqual(['1 hit'])
  expect(table.offersOf(1, 'takeHit').map(({ location }) => location)).toEqual([
    'hull',
    'cargo',
    'masts',
    'crew',
    'cannons',
  ])
  table.does(1, { type: 'takeHit', location: 'hull' }).does(1, { type: 'takeHit', location: 'crew' })
  expect(table.captain(1).ship.at).toEqual({ hull: 1, cargo: 1, masts: 2, crew: 1, cannons: 1 })
})

test('hits to a destroyed location go to the hull, and a ship without hull sinks with its captain', () => {
  const table = attack({ captain: 'frederico', ship: 'frigate' }, {}, SKULL, 1, 1, 1, 1, 4, 4, 4)
  expect(table.s.players[1].captain).toBeUndefined()
  expect(table.s.players[0].points.battle).toBe(1)
  expect(table.heard('battleEnded')).toEqual([{ type: 'battleEnded', winner: { seat: 0 } }])
})

test('R47: a ship that has sunk takes no more hits, and none are told', () => {
  const table = attack({ ship: 'frigate' }, { damage: { masts: 2 } }, SKULL, SKULL, 1, 1, 2, 2, 1)
  expect(table.heard('hit').map(({ location, left }) => [location, left])).toEqual([
    ['hull', 1],
    ['hull', 0],
  ])
  expect(table.heard('captainDied')).toHaveLength(1)
})

test('hits are simultaneous: a ship that is sunk still fires (p. 14)', () => {
  const table = attack({ captain: 'frederico', ship: 'frigate' }, {}, SKULL, SKULL, 1, SKULL, 1, 4, 4, 4, 2)
  expect(table.s.players[1].captain).toBeUndefined()
  expect(table.captain(0).ship.at.masts).toBe(2)
})

test('two ships that sink each other leave no winner (R24)', () => {
  const wrecks = { damage: { hull: 1, cannons: 0 } }
  const hulk = { ship: 'sloop', captain: 'frederico', damage: { hull: 1, cargo: 2 } } as const
  const table = attack(hulk, { ...wrecks, damage: { hull: 1, cargo: 2 } }, SKULL, 1, 1, SKULL, 1, 1, 1)
  expect(table.s.players.map(({ captain }) => captain)).toEqual([undefined, undefined])
  expect(table.s.players.map(({ points }) => points.battle)).toEqual([0, 0])
})

test('a damaged hold spills cargo at random', () => {
  const table = attack({ captain: 'frederico' }, { cargo: ['rum', 'wood'] }, SKULL, 1, 1, 1, 1, 1)
  expect(table.captain(1).cargo).toHaveLength(1)
  expect(table.heard('cargoLost')).toHaveLength(1)
})

test('without masts one can only shoot, and rolls a single die (F16)', () => {
  const table = attack({ captain: 'frederico', ship: 'galleon' }, {}, SKULL, 1, 1, 1, 1, 1, 2, 2, 3, 3)
  expect(table.captain(1).ship.at.masts).toBe(0)
  table.does(0, shoot, 1, 1, 1, 1)
  const last = table.heard('rolled').at(-1)
  expect(last).toMatchObject({ who: { seat: 1 }, why: 'seamanship', dice: [1] })
})

test('without crew one cannot board', () => {
  const table = attack({ damage: { crew: 2 } }, {}, ...NOTHING)
  expect(table.offersOf(0, 'declare').map(({ action }) => action)).toEqual(['shoot', 'flee'])
})

test('without cannons one scores no hits', () => {
  const table = attack({ damage: { cannons: 1 } }, {}, SKULL, SKULL, SKULL, 1, 1)
  expect(table.heard('hit')).toEqual([])
})

test('whoever wins with board starts Crew Combat', () => {
  const table = attack({}, {}, ...NOTHING).does(0, board)
  table.does(1, shoot, SKULL, 1, 1, 1, 1, ...[SKULL, 1], ...[1, 1, 1], ...[SKULL, 1], ...[1, 1, 1])
  expect(table.heard('boarded')).toEqual([{ type: 'boarded', by: { seat: 0 } }])
  expect(table.s.stack.at(-1)?.type).toBe('plunder')
})

test('who shot without winning still hits once for each success, whatever the winner chose (F13)', () => {
  const table = attack({ captain: 'frederico' }, { ship: 'frigate' }, ...NOTHING).does(0, board)
  table.does(1, shoot, SKULL, SKULL, SKULL, SKULL, SKULL, 2, 2, SKULL, SKULL, SKULL, SKULL, 1)
  expect(table.heard('hit').map(({ who, location }) => [who, location])).toEqual([
    [{ seat: 0 }, 'masts'],
    [{ seat: 0 }, 'masts'],
  ])
  expect(table.heard('boarded')).toHaveLength(1)
})

test('the shots of the loser strike before he is boarded, and may cost the boarder his last crew (F17)', () => {
  const table = attack({ captain: 'frederico', damage: { crew: 1 } }, {}, ...NOTHING).does(0, board)
  table.does(1, shoot, SKULL, SKULL, 1, SKULL, 1, 3)
  expect(table.captain(0).ship.at.crew).toBe(0)
  expect(table.heard('boarded')).toEqual([])
  expect(table.asked()).toEqual(['0 declare'])
})

test('to flee one must win, and the enemy must have no success (F15)', () => {
  const table = attack({ captain: 'frederico' }, {}, ...NOTHING).does(0, shoot)
  table.does(1, flee, SKULL, 1, 1, SKULL, SKULL, 2)
  expect(table.heard('fled')).toEqual([])
  expect(table.heard('caught')).toEqual([{ type: 'caught', who: { seat: 1 }, successes: 1 }])
  table.does(0, shoot).does(1, flee, 4, 4, 4, SKULL, 1)
  expect(table.heard('fled')).toEqual([{ type: 'fled', who: { seat: 1 } }])
  expect(table.heard('battleEnded')).toEqual([{ type: 'battleEnded' }])
  expect(table.asked()).toEqual(['0 turn'])
})

test('if both flee no dice are rolled and the battle is over', () => {
  const table = attack({}, {}, ...NOTHING)
    .does(0, flee)
    .does(1, flee)
  expect(table.heard('battleEnded')).toEqual([{ type: 'battleEnded' }])
})

test('two wrecks that can neither hurt, board nor leave each other drift apart (R21)', () => {
  const wreck = { damage: { cannons: 1, masts: 2, crew: 2 } }
  const table = attack({ captain: 'frederico', ...wreck }, wreck, 1, 1)
  expect(table.heard('battleEnded')).toEqual([{ type: 'battleEnded' }])
  expect(table.asked()).toEqual(['0 turn'])
})
