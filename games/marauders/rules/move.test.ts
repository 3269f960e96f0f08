import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { SKULL } from '../vocabulary.ts'

test('from port to port takes three moves: out to sea, across, and in (p. 7 example)', () => {
  const table = given({ players: [{ captain: 'frances', port: 'havana' }, {}] })
  table.does(0, { type: 'leavePort' }).does(0, { type: 'sail', to: 'nassau' })
  expect(table.captain(0)).toMatchObject({ zone: 'nassau', inPort: false })
  table.does(0, { type: 'enterPort' })
  expect(table.captain(0).inPort).toBe(true)
  expect(table.asked()).toEqual(['1 turn'])
})

test('a ship sails only to adjacent zones', () => {
  const table = given({ players: [{ at: 'nassau' }, {}] })
  expect(table.offersOf(0, 'sail').map(({ to }) => to)).toEqual(['tortuga', 'havana'])
})

test('there is no port in the Caribbean Sea', () => {
  const table = given({ players: [{ at: 'caribbeanSea' }, {}] })
  expect(table.offersOf(0, 'enterPort')).toEqual([])
})

test('one cannot enter a port of a nation by which one is wanted (p. 11)', () => {
  const table = given({ players: [{ captain: 'joris', at: 'tortuga', bounties: { french: 1 } }, {}] })
  expect(table.offersOf(0, 'enterPort')).toEqual([])
})

test('the home port is always open (F37)', () => {
  const table = given({ players: [{ captain: 'dominique', at: 'tortuga', bounties: { french: 5 } }, {}] })
  expect(table.offersOf(0, 'enterPort')).toEqual([{ type: 'enterPort' }])
})

test('captains of a nation at war may not enter ports of the enemy (F36)', () => {
  const war = { players: [{ captain: 'felipe', at: 'tortuga' } as const, {}], war: ['spanish', 'french'] as const }
  expect(given(war).offersOf(0, 'enterPort')).toEqual([])
  expect(given({ ...war, war: ['spanish', 'dutch'] }).offersOf(0, 'enterPort')).toHaveLength(1)
})

test('Port Royal lets in those wanted by England for 2 gold', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'portRoyal', bounties: { english: 2 } }, {}] })
  table.does(0, { type: 'enterPort', by: 'fee' })
  expect(table.captain(0)).toMatchObject({ inPort: true, gold: 8 })
})

test('Port Royal lets in those wanted by England on a successful Influence roll, else the action is lost (R6)', () => {
  const players = [{ captain: 'felipe', at: 'portRoyal', bounties: { english: 2 }, gold: 0 } as const, {}]
  const lucky = given({ players }).does(0, { type: 'enterPort', by: 'influence' }, 1, SKULL, 2)
  expect(lucky.captain(0).inPort).toBe(true)
  const unlucky = given({ players })
  expect(unlucky.offersOf(0, 'enterPort')).toEqual([{ type: 'enterPort', by: 'influence' }])
  unlucky.does(0, { type: 'enterPort', by: 'influence' }, 1, 4, 2)
  expect(unlucky.captain(0).inPort).toBe(false)
  expect(unlucky.heard('turnedAway')).toHaveLength(1)
  expect(unlucky.s.stack.find((f) => f.type === 'turn')?.actions).toBe(2)
})

test('the reefs of Bridgetown hole a frigate unless its captain makes a Seamanship roll', () => {
  const players = [{ captain: 'felipe', ship: 'frigate', at: 'bridgetown' } as const, {}]
  expect(given({ players }).does(0, { type: 'enterPort' }, 1, 2, 3).captain(0).ship.at.hull).toBe(2)
  expect(given({ players }).does(0, { type: 'enterPort' }, 1, 2, SKULL).captain(0).ship.at.hull).toBe(3)
})

test('a sloop slips over the reefs of Bridgetown without a roll', () => {
  const table = given({ players: [{ at: 'bridgetown' }, {}] }).does(0, { type: 'enterPort' })
  expect(table.captain(0).ship.at.hull).toBe(2)
})

test('a ship that breaks on the reefs is lost with its captain, and nobody gains by it', () => {
  const table = given({ players: [{ ship: 'frigate', captain: 'felipe', at: 'bridgetown', damage: { hull: 2 } }, {}] })
  table.does(0, { type: 'enterPort' }, 1, 1, 1)
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.asked()).toEqual(['1 turn'])
})

test('leaving port one must discard what the hold cannot take (F09)', () => {
  const table = given({ players: [{ cargo: ['rum', 'rum', 'wood', 'food'] }, {}] })
  table.does(0, { type: 'leavePort' })
  expect(table.asked()).toEqual(['0 drop'])
  table.does(0, { type: 'drop', good: 'rum' }).does(0, { type: 'drop', good: 'food' })
  expect(table.captain(0).cargo).toHaveLength(2)
  expect(table.heard('cargoLost').map(({ goods }) => goods)).toEqual([['rum'], ['food']])
  expect(table.asked()).toEqual(['0 turn'])
})

test('a turn has three actions, and may end earlier', () => {
  const table = given({ players: [{ at: 'havana' }, {}] })
  table.does(0, { type: 'sail', to: 'nassau' }).does(0, { type: 'endTurn' })
  expect(table.asked()).toEqual(['1 turn'])
})
