import { expect, test } from 'vitest'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

/** Felipe (Leadership 2) boards Frances (Leadership 3). Dice: what follows the boarding. */
function boards(attacker: GivenPlayer, defender: GivenPlayer, ...dice: Die[]): TestTable {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'felipe', at: 'havana', ...attacker },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
  })
  table.finds(0, { kind: 'player', seat: 1 }, ...contest(attacker, defender, 1))
  table.does(0, { type: 'declare', action: 'board' })
  return table.does(1, { type: 'declare', action: 'shoot' }, ...contest(attacker, defender, SKULL), ...dice)
}

/** The aggressor's dice with this face, the other's all ones. */
function contest(attacker: GivenPlayer, defender: GivenPlayer, face: Die): Die[] {
  const nimble = (attacker.ship ?? 'sloop') === 'galleon' && (defender.ship ?? 'sloop') === 'sloop' ? 1 : 0
  return [face, ...Array<Die>(2).fill(1), ...Array<Die>(2 + nimble).fill(1)]
}

test('each success costs the enemy one crew, but no more than one has crew oneself (p. 16)', () => {
  // Frances has two crew: of three successes two count.
  const table = boards(
    { ship: 'frigate' },
    {},
    SKULL,
    1,
    SKULL,
    SKULL,
    SKULL,
    ...[1, 1, 1, 1, 1],
    ...[SKULL, 1, 1, 1, 1],
  )
  const hits = table.heard('crewHits')
  expect(hits.slice(0, 2)).toEqual([
    { type: 'crewHits', who: { seat: 0 }, hits: 2 },
    { type: 'crewHits', who: { seat: 1 }, hits: 1 },
  ])
})

test('who loses the last crew loses the battle and dies', () => {
  const table = boards({}, {}, SKULL, SKULL, 1, 1, 1)
  table.does(0, { type: 'keepShip' })
  expect(table.s.players[1].captain).toBeUndefined()
  expect(table.s.players[0].points.battle).toBe(1)
})

test('if both lose the last crew the most successes win (p. 14)', () => {
  const table = boards({ damage: { crew: 1 } }, { damage: { crew: 1 } }, SKULL, 1, SKULL, SKULL, 1)
  expect(table.asked()).toEqual(['1 claimShip'])
  table.does(1, { type: 'keepShip' })
  expect(table.s.players[0].captain).toBeUndefined()
})

test('if both lose the last crew with equal successes the pips decide', () => {
  const table = boards({ damage: { crew: 1 } }, { damage: { crew: 1 } }, SKULL, 4, SKULL, 1, 1)
  expect(table.asked()).toEqual(['0 claimShip'])
})

test('if all is equal combat ends without a winner, and both captains live (R25)', () => {
  const table = boards({ damage: { crew: 1 } }, { damage: { crew: 1 } }, SKULL, 2, SKULL, 1, 1)
  expect(table.heard('battleEnded')).toEqual([{ type: 'battleEnded' }])
  expect(table.captain(0).ship.at.crew).toBe(0)
  expect(table.captain(1).ship.at.crew).toBe(0)
})

test('a ship without crew that is boarded is lost at once', () => {
  const table = boards({}, { damage: { crew: 2 } })
  expect(table.heard('rolled').filter(({ why }) => why === 'leadership')).toEqual([])
  expect(table.asked()).toEqual(['0 claimShip'])
})

test('a ship without crew loses Crew Combat before her Swivel Guns fire (p. 14, R46)', () => {
  const table = boards({ damage: { crew: 1 } }, { damage: { crew: 2 }, modifications: ['swivelGuns'] })
  expect(table.heard('rolled').map(({ why }) => why)).not.toContain('swivelGuns')
  expect(table.asked()).toEqual(['0 claimShip'])
  table.does(0, { type: 'keepShip' })
  expect(table.s.players[1].captain).toBeUndefined()
})

test('a Reinforced Hull absorbs a hit of Crew Combat, of dice and of Swivel Guns (R20)', () => {
  const hull = { modifications: ['reinforcedHull'] } as const
  const table = boards({}, hull, SKULL, 1, 1, 1, 1)
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, { type: 'absorb', hit: 0 }, ...[1, 1, 1, 1, 1], SKULL, SKULL, 1, 1, 1)
  expect(table.heard('hitAbsorbed')).toHaveLength(1)
  const swept = boards({ modifications: ['swivelGuns'] }, hull, SKULL, 1)
  expect(swept.offersOf(1, 'absorb')).toEqual([{ type: 'absorb', hit: 0 }])
})

test('Swivel Guns cost the enemy one crew before Crew Combat, whoever boarded', () => {
  const table = boards(
    {},
    { modifications: ['swivelGuns'] },
    ...[SKULL, SKULL],
    ...[1, 1, 1, 1, 1],
    SKULL,
    1,
    SKULL,
    1,
    1,
  )
  expect(table.heard('crewHits')[0]).toEqual({ type: 'crewHits', who: { seat: 0 }, hits: 1 })
})

test('Charles Marquis inflicts one more hit in the first round of Crew Combat if he rolled any', () => {
  const table = boards({ captain: 'charles' }, {}, SKULL, 1, 1, 1, 1, 1)
  expect(table.heard('crewHits')).toEqual([{ type: 'crewHits', who: { seat: 1 }, hits: 2 }])
})

test('the additional hit of Charles Marquis does not exceed his own crew (R26)', () => {
  const table = boards({ captain: 'charles', damage: { crew: 1 } }, {}, SKULL, 1, 1, 1, 1, 1, SKULL, 1, 1, 1, 1, 1)
  expect(table.heard('crewHits').map(({ hits }) => hits)).toEqual([1, 1])
})

test('if Swivel Guns take the last crew of both sides nobody wins (R23)', () => {
  const guns = { modifications: ['swivelGuns'], damage: { crew: 1 } } as const
  const table = boards(guns, guns, SKULL, 1, SKULL, 1)
  expect(table.heard('battleEnded')).toEqual([{ type: 'battleEnded' }])
  expect([0, 1].map((seat) => table.captain(seat).ship.at.crew)).toEqual([0, 0])
})

test('in later rounds Charles Marquis fights like anybody', () => {
  const crews = [1, 1, 1, ...[1, 1, 1], SKULL, 1, 1, ...[1, 1, 1], SKULL, 1, 1, ...[1, 1, 1]]
  const table = boards({ captain: 'charles' }, {}, ...crews)
  expect(table.heard('crewHits').map(({ hits }) => hits)).toEqual([1, 1])
})
