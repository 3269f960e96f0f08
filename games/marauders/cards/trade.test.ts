import { expect, test } from 'vitest'
import { allBut, type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import type { Activity, Good, Port } from '../vocabulary.ts'
import type { Window } from '../windows.ts'
import type { GloryKey } from './keys.ts'

const pass = { type: 'pass' } as const

/** In the port of Tortuga with one card. */
function inPort(key: GloryKey, one: GivenPlayer = {}, setting: Given = {}, ...windows: Window[]): TestTable {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', gold: 20, glory: [key], ...one }, {}],
    passes: allBut(...windows),
    demand: { tortuga: 'wood' },
    ...setting,
  })
  return table.does(0, { type: 'port' })
}

const visit = (activity: Activity) => ({ type: 'visit', activity }) as const

test('glory.stashInAnyPort is played: gold is stashed abroad, free of charge', () => {
  const table = inPort('stashInAnyPort')
  expect(table.offersOf(0, 'stash')).toEqual([])
  table.plays(0, 'stashInAnyPort').does(0, { type: 'stash', gold: 20 })
  expect(table.s.players[0].stash).toBe(20)
  expect(table.captain(0).gold).toBe(0)
})

test('glory.stashInAnyPort is not offered: at home, or after stashing', () => {
  expect(inPort('stashInAnyPort', { port: 'havana' }).mayPlay(0, 'stashInAnyPort')).toBe(false)
  const courier = inPort('stashInAnyPort', { port: 'stMaarten' }).does(0, { type: 'stash', gold: 10 })
  expect(courier.mayPlay(0, 'stashInAnyPort')).toBe(false)
  expect(courier.captain(0).gold).toBe(5)
})

test('glory.bulkDiscount is played: each card costs 1 gold less, but at least 1', () => {
  const cargo = ['spices', 'cocoa', 'cocoa', 'rum', 'rum', 'rum']
  const table = inPort('bulkDiscount', {}, { cargo }).does(0, visit('buyGoods')).plays(0, 'bulkDiscount')
  for (const good of ['spices', 'cocoa', 'rum'] as const) table.does(0, { type: 'buy', good })
  table.does(0, { type: 'done' })
  expect(table.captain(0).gold).toBe(20 - 2 - 1 - 1)
})

test('glory.bulkDiscount is not offered: outside the purchase of goods', () => {
  const table = inPort('bulkDiscount')
  expect(table.mayPlay(0, 'bulkDiscount')).toBe(false)
  expect(table.does(0, visit('shipyard')).mayPlay(0, 'bulkDiscount')).toBe(false)
})

test('glory.fullWarehouses is played: three more cards to choose from, priced with the others', () => {
  const cargo = ['spices', 'cocoa', 'cocoa', 'rum', 'rum', 'rum', 'spices', 'spices', 'sugar']
  const table = inPort('fullWarehouses', {}, { cargo }).does(0, visit('buyGoods')).does(0, { type: 'buy', good: 'rum' })
  table.plays(0, 'fullWarehouses')
  expect(table.heard('goodsOffered').at(-1)?.count).toBe(8)
  table.does(0, { type: 'buy', good: 'spices' }).does(0, { type: 'done' })
  expect(table.captain(0).gold).toBe(20 - 1 - 1)
})

test('glory.fullWarehouses is not offered: while selling', () => {
  const table = inPort('fullWarehouses', { cargo: ['rum'] }).does(0, visit('sellGoods'))
  expect(table.mayPlay(0, 'fullWarehouses')).toBe(false)
})

test('glory.turnOfTheMarket is played: the demand token is swapped, and the old one may be kept', () => {
  const table = inPort('turnOfTheMarket', {}, {}, 'port.start')
  table.s.demandPool = ['sugar']
  table.plays(0, 'turnOfTheMarket')
  expect(table.s.ports.tortuga.demand).toBe('sugar')
  table.does(0, { type: 'refuseDemand' })
  expect(table.s.ports.tortuga.demand).toBe('wood')
  expect(table.s.demandPool).toEqual(['sugar'])
  expect(table.asked()).toEqual(['0 port'])
})

test('glory.turnOfTheMarket is not offered: once the activities have begun, nor can it be refused then (G17)', () => {
  const table = inPort('turnOfTheMarket', {}, {}, 'port.start').does(0, pass)
  expect(table.mayPlay(0, 'turnOfTheMarket')).toBe(false)
})

test('of two such cards only the last good can be refused', () => {
  const table = inPort('turnOfTheMarket', { glory: ['turnOfTheMarket', 'turnOfTheMarket'] }, {}, 'port.start')
  table.s.demandPool = ['sugar']
  table.plays(0, 'turnOfTheMarket')
  table.s.demandPool = ['rum', 'wood']
  table.plays(0, 'turnOfTheMarket').does(0, { type: 'refuseDemand' })
  expect(table.s.ports.tortuga.demand).toBe('sugar')
  expect(table.asked()).toEqual(['0 port'])
})

test('the new good in demand stands if it is not refused', () => {
  const table = inPort('turnOfTheMarket', {}, {}, 'port.start')
  table.s.demandPool = ['sugar']
  table.plays(0, 'turnOfTheMarket').does(0, pass)
  expect(table.s.ports.tortuga.demand).toBe('sugar')
  expect(table.s.demandPool).toEqual(['wood'])
})

/** Sells these in Tortuga, where rum is in demand. */
function sells(table: TestTable, ...goods: Good[]): TestTable {
  for (const good of goods) table.does(0, { type: 'sell', good })
  return table.does(0, { type: 'done' })
}

test('glory.eagerBuyers is played: each card in demand brings 1 gold more, the others do not', () => {
  const cargo: Good[] = ['rum', 'rum', 'wood']
  const table = inPort('eagerBuyers', { cargo, gold: 0 }, { demand: { tortuga: 'rum' } }).does(0, visit('sellGoods'))
  sells(table.plays(0, 'eagerBuyers'), ...cargo)
  expect(table.captain(0).gold).toBe(7 + 7 + 3)
})

test('glory.eagerBuyers is not offered: while buying', () => {
  expect(inPort('eagerBuyers').does(0, visit('buyGoods')).mayPlay(0, 'eagerBuyers')).toBe(false)
})

test('glory.shipwrightsFavour is played: four points of damage are repaired free of charge, the fifth is not', () => {
  const damage = { hull: 1, cargo: 2, masts: 2 }
  const table = inPort('shipwrightsFavour', { ship: 'frigate', damage }).does(0, visit('shipyard'))
  table.plays(0, 'shipwrightsFavour')
  for (const location of ['hull', 'cargo', 'cargo', 'masts'] as const) table.does(0, { type: 'repair', location })
  expect(table.captain(0).gold).toBe(20)
  table.does(0, { type: 'repair', location: 'masts' })
  expect(table.captain(0).gold).toBe(18)
})

test('glory.shipwrightsFavour is not offered: for a ship that is whole, or to pirates at Petit-Goâve', () => {
  expect(inPort('shipwrightsFavour').does(0, visit('shipyard')).mayPlay(0, 'shipwrightsFavour')).toBe(false)
  const pirate = { port: 'petitGoave' as Port, bounties: { dutch: 1 }, damage: { hull: 1 } }
  const table = inPort('shipwrightsFavour', pirate).does(0, visit('shipyard'))
  expect(table.mayPlay(0, 'shipwrightsFavour')).toBe(false)
})

/** Seat 0 offers two rum in Tortuga, where they are in demand; seat 1 holds the card. */
function offersRum(...goods: Good[]): TestTable {
  const table = given({
    players: [
      { captain: 'felipe', port: 'tortuga', gold: 0, cargo: ['rum', 'rum'] },
      { captain: 'frances', glory: ['spoiledGoods'] },
    ],
    passes: allBut('other.port.sell'),
    demand: { tortuga: 'rum' },
  })
  return sells(table.does(0, { type: 'port' }).does(0, visit('sellGoods')), ...goods)
}

test('glory.spoiledGoods is played: one of the cards declared for sale is lost before it is paid', () => {
  const table = offersRum('rum', 'rum')
  expect(table.asked()).toEqual(['1 window'])
  table.plays(1, 'spoiledGoods')
  expect(table.captain(0).gold).toBe(6)
  expect(table.s.cargo.discard).toHaveLength(2)
})

test('glory.spoiledGoods is not offered: when nothing was declared', () => {
  expect(offersRum().asked()).toEqual(['0 port'])
})
