import { expect, test } from 'vitest'
import { type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import type { Port } from '../vocabulary.ts'

const SIX = ['spices', 'cocoa', 'cocoa', 'rum', 'rum', 'rum']

function shops(captain: GivenPlayer & { port: Port }, setting: Given = {}): TestTable {
  const table = given({
    players: [{ captain: 'felipe', gold: 20, ...captain }, {}],
    demand: { [captain.port]: 'wood' },
    cargo: SIX,
    ...setting,
  })
  return table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
}

function offeredGoods(table: TestTable): number {
  return table.heard('goodsOffered').at(-1)?.count ?? 0
}

test('one of a kind costs 3 gold, a pair 2 each, three or more 1 each (p. 8 example)', () => {
  const table = shops({ port: 'tortuga' })
  for (const good of ['spices', 'cocoa', 'rum'] as const) table.does(0, { type: 'buy', good })
  table.does(0, { type: 'done' })
  expect(table.captain(0)).toMatchObject({ gold: 14 })
  expect(table.captain(0).cargo).toHaveLength(3)
})

test('the price goes by what was drawn, not by what is bought (F03)', () => {
  const table = shops({ port: 'tortuga' }).does(0, { type: 'buy', good: 'rum' }).does(0, { type: 'done' })
  expect(table.captain(0).gold).toBe(19)
})

test('cards of the good in demand are discarded and replaced before prices are set (F05)', () => {
  const table = shops({ port: 'tortuga' }, { cargo: ['wood', 'wood', ...SIX] })
  expect(table.offersOf(0, 'buy').map(({ good }) => good)).toEqual(['cocoa', 'rum', 'spices'])
  expect(table.s.cargo.discard).toHaveLength(2)
})

test('one cannot buy what one cannot pay', () => {
  const table = shops({ port: 'tortuga', gold: 2 })
  expect(table.offersOf(0, 'buy').map(({ good }) => good)).toEqual(['cocoa', 'rum'])
  table.does(0, { type: 'buy', good: 'rum' })
  expect(table.offersOf(0, 'buy').map(({ good }) => good)).toEqual(['rum'])
})

test('in port one may have six cards, whatever the hold, and discard old ones to make room', () => {
  const table = shops({ port: 'tortuga', cargo: ['sugar', 'sugar', 'sugar', 'sugar', 'sugar'] })
  table.does(0, { type: 'buy', good: 'rum' })
  expect(table.offersOf(0, 'buy')).toEqual([])
  table.does(0, { type: 'drop', good: 'sugar' }).does(0, { type: 'buy', good: 'rum' }).does(0, { type: 'done' })
  expect(table.captain(0).cargo).toHaveLength(6)
})

test('in the same port on the next turn only three cards are drawn (F04), even in Caracas (R11)', () => {
  for (const port of ['tortuga', 'caracas'] as const) {
    const table = given({ players: [{ captain: 'felipe', port }, {}] })
    table.captain(0).bought = { port, round: 0 }
    table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
    expect(offeredGoods(table)).toBe(3)
  }
})

test('buying goods two rounds apart draws six again', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga' }, {}] })
  table.captain(0).bought = { port: 'tortuga', round: -1 }
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  expect(offeredGoods(table)).toBe(6)
})

test('Caracas offers eight cards, St. Maarten seven and eight to the Dutch', () => {
  expect(offeredGoods(shops({ port: 'caracas' }))).toBe(8)
  expect(offeredGoods(shops({ port: 'stMaarten' }))).toBe(7)
  expect(offeredGoods(shops({ port: 'stMaarten', captain: 'willem' }))).toBe(8)
})

test('Gaspar de Rivera draws one more card, but neither he nor a Purser where only three are drawn (R11)', () => {
  expect(offeredGoods(shops({ port: 'tortuga', captain: 'gaspar' }))).toBe(7)
  const table = given({ players: [{ captain: 'gaspar', port: 'tortuga', specialists: ['purser'] }, {}] })
  table.captain(0).bought = { port: 'tortuga', round: 0 }
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  expect(offeredGoods(table)).toBe(3)
})

test('Willem Hartog pays 1 gold already for a pair', () => {
  const table = shops({ port: 'tortuga', captain: 'willem' }).does(0, { type: 'buy', good: 'cocoa' })
  expect(table.does(0, { type: 'done' }).captain(0).gold).toBe(19)
})

test('in Nassau prices start at 2 gold and never fall below 1 (R7)', () => {
  const table = shops({ port: 'nassau' })
  for (const good of ['spices', 'cocoa', 'rum'] as const) table.does(0, { type: 'buy', good })
  expect(table.does(0, { type: 'done' }).captain(0).gold).toBe(16)
})

test('in Cartagena one more card is free after three were bought (R8)', () => {
  const table = shops({ port: 'cartagena' })
  for (const good of ['rum', 'rum'] as const) table.does(0, { type: 'buy', good })
  expect(table.offersOf(0, 'takeFree')).toEqual([])
  table.does(0, { type: 'buy', good: 'rum' }).does(0, { type: 'takeFree', good: 'spices' })
  expect(table.offersOf(0, 'buy')).toEqual([])
  expect(table.does(0, { type: 'done' }).captain(0)).toMatchObject({ gold: 17 })
  expect(table.captain(0).cargo).toHaveLength(4)
})

test('in Santo Domingo all cards may be drawn anew, once, for 1 gold', () => {
  const table = shops({ port: 'santoDomingo' }).does(0, { type: 'redraw' })
  expect(table.captain(0).gold).toBe(19)
  expect(table.heard('goodsOffered')).toHaveLength(4)
  expect(table.offersOf(0, 'redraw')).toEqual([])
})

test('when the cargo deck runs out the discards are shuffled', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga' }, {}] })
  table.s.cargo.discard = table.s.cargo.deck.splice(0)
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  expect(offeredGoods(table)).toBe(6)
})

test('in Santo Domingo the cards are drawn anew before the first is chosen, or not at all (R10)', () => {
  const table = shops({ port: 'santoDomingo' }).does(0, { type: 'buy', good: 'rum' })
  expect(table.offersOf(0, 'redraw')).toEqual([])
})
