import { expect, test } from 'vitest'
import { type Given, given } from '../given.ts'
import { whyNot } from './whyNot.ts'

function refused(setting: Given, action: unknown): string {
  return whyNot(given(setting).s, 0, action).code
}

test('whoever is not asked is told so', () => {
  const { s } = given({ players: [{}, {}] })
  expect(whyNot(s, 1, { type: 'endTurn' }).code).toBe('notYourTurn')
})

test('a move that is not offered names its rule', () => {
  const sail = { type: 'sail', to: 'caracas' }
  expect(refused({ players: [{ at: 'nassau' }] }, sail)).toBe('notAdjacent')
  expect(refused({ players: [{ port: 'nassau' }] }, sail)).toBe('leavePortFirst')
  expect(refused({ players: [{ port: 'nassau' }] }, { type: 'enterPort' })).toBe('alreadyInPort')
  expect(refused({ players: [{ at: 'nassau' }] }, { type: 'leavePort' })).toBe('atSea')
})

test('a closed port says why it is closed', () => {
  const enter = { type: 'enterPort' }
  const off = (setting: Given) => refused({ players: [{ captain: 'felipe', at: 'tortuga' }], ...setting }, enter)
  expect(off({ players: [{ at: 'caribbeanSea' }] })).toBe('noPort')
  expect(off({ war: ['spanish', 'french'] })).toBe('war')
  expect(off({ players: [{ captain: 'felipe', at: 'tortuga', bounties: { french: 1 } }] })).toBe('wanted')
  expect(off({ effects: [{ happening: 'blockade', port: 'tortuga' }] })).toBe('blockade')
})

test('weather that limits moves is named', () => {
  const table = given({ players: [{ at: 'nassau' }, {}], effects: [{ happening: 'highSeas' }] })
  table.does(0, { type: 'sail', to: 'havana' })
  expect(whyNot(table.s, 0, { type: 'sail', to: 'nassau' }).code).toBe('heavySeas')
  const calm = given({ players: [{ at: 'nassau' }, {}], effects: [{ happening: 'doldrums' }] })
  calm.does(0, { type: 'sail', to: 'havana' }).does(0, { type: 'sail', to: 'nassau' })
  expect(whyNot(calm.s, 0, { type: 'sail', to: 'havana' }).code).toBe('becalmed')
})

test('scouting, ports and retirement have their reasons', () => {
  const merchant = { type: 'scout', target: { kind: 'merchant' } }
  expect(refused({ players: [{ port: 'nassau' }] }, merchant)).toBe('scoutAtSea')
  expect(refused({ players: [{ at: 'nassau', damage: { cannons: 1 } }] }, merchant)).toBe('crippled')
  expect(refused({ players: [{ at: 'nassau' }] }, { type: 'port' })).toBe('atSea')
  expect(refused({ players: [{ at: 'nassau' }] }, { type: 'retire' })).toBe('retireFirst')
  expect(refused({ players: [{ at: 'nassau' }] }, 17)).toBe('notOffered')
})

test('an activity that is closed says why', () => {
  const visit = (activity: string) => ({ type: 'visit', activity })
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', gold: 1 }, {}] })
  table.does(0, { type: 'port' })
  const why = (activity: string) => whyNot(table.s, 0, visit(activity)).code
  expect(why('sellGoods')).toBe('emptyHold')
  expect(why('recruit')).toBe('crewComplete')
  expect(why('rumor')).toBe('cannotAfford')
  expect(why('stash')).toBe('stashAtHome')
  table.does(0, visit('shipyard')).does(0, { type: 'done' })
  expect(why('shipyard')).toBe('doneAlready')
  expect(why('sellGoods')).toBe('sellFirst')
})
