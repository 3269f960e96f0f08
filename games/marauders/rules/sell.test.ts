import { expect, test } from 'vitest'
import { allBut, type GivenPlayer, given, type TestTable } from '../given.ts'
import { view } from '../view.ts'
import { FACE_DOWN, type Good, type Port } from '../vocabulary.ts'

function sells(captain: GivenPlayer & { port: Port }, demand: Good, ...goods: Good[]): TestTable {
  const table = given({ players: [{ captain: 'felipe', gold: 0, ...captain }, {}], demand: { [captain.port]: demand } })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'sellGoods' })
  for (const good of goods) table.does(0, { type: 'sell', good })
  return table.does(0, { type: 'done' })
}

test('goods sell for 3 gold, the good in demand for 6', () => {
  expect(sells({ port: 'tortuga', cargo: ['rum', 'rum', 'wood'] }, 'rum', 'rum', 'rum', 'wood').captain(0).gold).toBe(
    15,
  )
})

test('selling is optional card by card, and sold cards are discarded face up', () => {
  const table = sells({ port: 'tortuga', cargo: ['rum', 'wood'] }, 'sugar', 'wood')
  expect(table.captain(0).cargo).toHaveLength(1)
  expect(table.heard('goodsSold')).toEqual([{ type: 'goodsSold', seat: 0, goods: ['wood'], gold: 3 }])
})

test('selling the good in demand changes the token, and nothing more is sold this turn (F06)', () => {
  const table = sells({ port: 'tortuga', cargo: ['rum', 'rum'] }, 'rum', 'rum')
  expect(table.heard('demandChanged')).toHaveLength(1)
  expect(table.offersOf(0, 'visit').map(({ activity }) => activity)).not.toContain('sellGoods')
})

test('the old demand token goes back after the new one is drawn (F07)', () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', cargo: ['rum'] }, {}],
    demand: { tortuga: 'rum' },
  })
  table.s.demandPool = ['wood']
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'sellGoods' })
  table.does(0, { type: 'sell', good: 'rum' }).does(0, { type: 'done' })
  expect(table.s.ports.tortuga.demand).toBe('wood')
  expect(table.s.demandPool).toEqual(['rum'])
})

test('three or more of the good in demand bring one glory point, however many there are (F08)', () => {
  const cargo: Good[] = ['rum', 'rum', 'rum', 'rum', 'rum', 'rum']
  expect(sells({ port: 'tortuga', cargo }, 'rum', ...cargo).s.players[0].points.sale).toBe(1)
  expect(sells({ port: 'tortuga', cargo }, 'rum', 'rum', 'rum').s.players[0].points.sale).toBe(0)
})

test('three goods that are not in demand bring no glory', () => {
  const table = sells({ port: 'tortuga', cargo: ['rum', 'rum', 'rum'] }, 'wood', 'rum', 'rum', 'rum')
  expect(table.s.players[0].points.sale).toBe(0)
})

test('selling must be the first activity of a port action', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', cargo: ['rum'] }, {}] }).does(0, {
    type: 'port',
  })
  table.does(0, { type: 'visit', activity: 'shipyard' }).does(0, { type: 'done' })
  expect(table.offersOf(0, 'visit').map(({ activity }) => activity)).not.toContain('sellGoods')
})

test('in Havana non-pirates get 7 gold for the good in demand, pirates 6', () => {
  expect(sells({ port: 'havana', cargo: ['rum'] }, 'rum', 'rum').captain(0).gold).toBe(7)
  expect(sells({ port: 'havana', cargo: ['rum'], bounties: { dutch: 1 } }, 'rum', 'rum').captain(0).gold).toBe(6)
})

test('in Nassau other goods sell for 2 gold and the good in demand for 6 (R7)', () => {
  expect(sells({ port: 'nassau', cargo: ['rum', 'wood'] }, 'rum', 'rum', 'wood').captain(0).gold).toBe(8)
})

test('Thomas Ashby sells goods in demand for 1 gold more, in Nassau too (R7), and others like anybody', () => {
  expect(sells({ captain: 'thomas', port: 'tortuga', cargo: ['wood'] }, 'wood', 'wood').captain(0).gold).toBe(7)
  expect(sells({ captain: 'thomas', port: 'nassau', cargo: ['wood'] }, 'wood', 'wood').captain(0).gold).toBe(7)
  expect(sells({ captain: 'thomas', port: 'tortuga', cargo: ['wood'] }, 'rum', 'wood').captain(0).gold).toBe(3)
})

test("what is being declared is the seller's secret until he is done", () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', cargo: ['rum'] }, {}] })
  table
    .does(0, { type: 'port' })
    .does(0, { type: 'visit', activity: 'sellGoods' })
    .does(0, { type: 'sell', good: 'rum' })
  expect(table.heard('goodsSold')).toEqual([])
})

test('whoever may act on a sale knows what was declared (R41)', () => {
  const players = [{ captain: 'felipe', port: 'tortuga', cargo: ['rum', 'wood'] }, { glory: 1 }] as const
  const table = given({ players, passes: allBut('other.port.sell') })
  const declared = (seat: number) => view(table.s, seat).stack.flatMap((f) => (f.type === 'sell' ? f.declared : []))
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'sellGoods' })
  table.does(0, { type: 'sell', good: 'rum' })
  expect(declared(1)).toEqual([FACE_DOWN])
  table.does(0, { type: 'done' })
  expect(table.asked()).toEqual(['1 window'])
  expect(table.heard('saleDeclared')).toEqual([{ type: 'saleDeclared', seat: 0, goods: ['rum'] }])
  expect(declared(1)).toEqual(declared(0))
})

test('selling other goods leaves the demand token where it is', () => {
  const table = sells({ port: 'tortuga', cargo: ['wood'] }, 'rum', 'wood')
  expect(table.heard('demandChanged')).toEqual([])
  expect(table.s.ports.tortuga.demand).toBe('rum')
})
