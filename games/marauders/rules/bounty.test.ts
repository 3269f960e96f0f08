import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { SKULL } from '../vocabulary.ts'

test('attacking a non-pirate makes the attacker a pirate before any dice of the battle (p. 11 example 1)', () => {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'margaret', at: 'havana' },
      { captain: 'charles', at: 'havana' },
    ],
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }, SKULL, 1, 1, 1, 1, 1, 1, 1)
  expect(table.captain(0).bounties.french).toBe(1)
  expect(table.captain(1).bounties).toEqual({ spanish: 0, english: 0, french: 0, dutch: 0 })
  const order = table.told.map(({ type }) => type)
  expect(order.indexOf('bounty')).toBeLessThan(order.indexOf('battleBegan'))
})

test('attacking a pirate player brings no bounty', () => {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'margaret', at: 'havana' },
      { captain: 'charles', at: 'havana', bounties: { dutch: 1 } },
    ],
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }, SKULL, 1, 1, 1, 1, 1, 1, 1)
  expect(table.captain(0).bounties.french).toBe(0)
})

test('starting a fight with a naval ship brings one bounty and defeating it a second (p. 11 example 3)', () => {
  const players = [{ captain: 'frederico', ship: 'galleon', at: 'havana', modifications: ['longGuns'] } as const]
  const table = given({ passes: ['battle.won'], players, npcs: { dutch: 'havana' } })
  const scouting = [SKULL, 1, 1]
  // Four hits on the frigate's hold of three: the fourth goes to the hull.
  const longGuns = [SKULL, SKULL, SKULL, SKULL, 1, 1, 1, 1]
  const contest = [SKULL, SKULL, SKULL, 1, 1, 1, 1]
  const volley = [1, 1, 1, 1]
  table.does(
    0,
    { type: 'scout', target: { kind: 'npc', npc: 'dutch' } },
    ...scouting,
    ...longGuns,
    ...contest,
    ...volley,
  )
  expect(table.captain(0).bounties.dutch).toBe(2)
  expect(table.s.players[0].points.battle).toBe(1)
  expect(table.s.npcs.dutch.zone).toBeUndefined()
})

test('a naval ship that attacked first brings only the bounty for its defeat (F27)', () => {
  const table = given({
    passes: ['battle.won'],
    players: [{ captain: 'frederico', ship: 'galleon', at: 'havana', bounties: { dutch: 1 } }],
    npcs: { dutch: 'havana' },
    dice: [SKULL, 1, 1, ...[1, 1, 1, 1], SKULL, SKULL, SKULL, 1, 1, 1, 1],
  })
  expect(table.heard('bounty')).toEqual([])
  expect(table.asked()).toEqual(['0 declare'])
  table.does(0, { type: 'declare', action: 'shoot' }, 1, 1, 1, 1, SKULL, SKULL, SKULL, 1, 1, 1, 1)
  expect(table.heard('bounty').map(({ nation, now }) => [nation, now])).toEqual([['dutch', 2]])
})

test('the track ends at five bounties of a nation', () => {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'margaret', at: 'havana', bounties: { french: 5 } },
      { captain: 'charles', at: 'havana' },
    ],
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }, SKULL, 1, 1, 1, 1, 1, 1, 1)
  expect(table.captain(0).bounties.french).toBe(5)
})
