import { Chance } from '@windward/core/chance.ts'
import { expect, test } from 'vitest'
import { given } from './given.ts'
import { owed } from './rules/buy.ts'
import { imagine, pieces, view } from './view.ts'
import { FACE_DOWN } from './vocabulary.ts'

test("gold, stash, cargo and hands of others are hidden, one's own are not", () => {
  const rich = { captain: 'felipe', gold: 7, stash: 20, cargo: ['rum'], glory: 2 } as const
  const { s } = given({ players: [rich, {}] })
  const seen = view(s, 1).players[0]
  expect(seen.captain).toMatchObject({ gold: FACE_DOWN, cargo: [FACE_DOWN], glory: [FACE_DOWN, FACE_DOWN] })
  expect(seen.stash).toBe(FACE_DOWN)
  expect(view(s, 0).players[0]).toEqual(s.players[0])
})

test('what a captain owns in all is known to everybody, for earning and spending is open (p. 3, R3)', () => {
  const { s } = given({ players: [{ gold: 7, stash: 20 }, {}] })
  expect(view(s, 1).wealth).toEqual([27, 10])
})

test('a spectator sees no hand at all', () => {
  const { s } = given({ players: [{ glory: 1 }, { glory: 1 }] })
  expect(view(s, undefined).players.map(({ captain }) => captain?.glory)).toEqual([[FACE_DOWN], [FACE_DOWN]])
})

test('face-down modifications and merchants show nothing, face-up ones everything', () => {
  const { s } = given({ players: [{}, {}], shown: { nassau: 'chasers' } })
  const seen = view(s, 0)
  expect(seen.ports.nassau.modification).toBe(s.ports.nassau.modification)
  expect(seen.ports.havana.modification).toBe(FACE_DOWN)
  expect(seen.merchants.havana).toBe(FACE_DOWN)
})

test("the goods on offer are the buyer's secret, as is what he chooses", () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga' }, {}],
    demand: { tortuga: 'wood' },
    cargo: ['rum'],
  })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' }).does(0, { type: 'buy', good: 'rum' })
  const [own] = view(table.s, 0).stack.filter((f) => f.type === 'buy')
  const [other] = view(table.s, 1).stack.filter((f) => f.type === 'buy')
  expect(own.taken[0]).toBeGreaterThanOrEqual(0)
  expect([...other.cards, ...other.taken]).toEqual(Array(6).fill(FACE_DOWN))
})

test("what is being declared for sale is the seller's secret until he is done", () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', cargo: ['rum'] }, {}] })
  table
    .does(0, { type: 'port' })
    .does(0, { type: 'visit', activity: 'sellGoods' })
    .does(0, { type: 'sell', good: 'rum' })
  const [other] = view(table.s, 1).stack.filter((f) => f.type === 'sell')
  expect(other.declared).toEqual([FACE_DOWN])
})

test('an imagined table has every piece exactly once', () => {
  const { s } = given({ players: [{ cargo: ['rum', 'wood'], glory: 3, stash: 5 }, { glory: 2 }] })
  const other = pieces(imagine(view(s, 1), new Chance('dream')))
  for (const [kind, cards] of Object.entries(pieces(s))) {
    const sorted = [...other[kind as keyof typeof other]].sort((a, b) => a - b)
    expect(sorted).toEqual([...cards].sort((a, b) => a - b))
  }
})

test('an imagined purse and stash add up to what is known', () => {
  const { s } = given({ players: [{ gold: 7, stash: 20 }, {}] })
  for (let n = 0; n < 20; n++) {
    const { players } = imagine(view(s, 1), new Chance(`dream ${n}`))
    expect((players[0].captain?.gold ?? 0) + players[0].stash).toBe(27)
  }
})

test('whoever is imagined to be buying can pay for what he has chosen', () => {
  const buyer = { captain: 'felipe', port: 'tortuga', gold: 8, stash: 9 } as const
  const table = given({
    players: [buyer, {}],
    demand: { tortuga: 'wood' },
    cargo: ['rum', 'rum', 'rum', 'food', 'sugar'],
  })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  for (const good of ['rum', 'rum', 'food'] as const) table.does(0, { type: 'buy', good })
  for (let n = 0; n < 30; n++) {
    const s = imagine(view(table.s, 1), new Chance(`purse ${n}`))
    const [f] = s.stack.filter((frame) => frame.type === 'buy')
    expect(owed(s, f)).toBeLessThanOrEqual(s.players[0].captain?.gold ?? 0)
  }
})

test('rumors of others are hidden, but not how many there are', () => {
  const table = given({ players: [{}, {}] })
  table.captain(0).rumors = table.s.rumors.deck.splice(0, 1)
  expect(view(table.s, 1).players[0].captain?.rumors).toEqual([FACE_DOWN])
  expect(view(table.s, 0).players[0].captain?.rumors).toEqual(table.captain(0).rumors)
})
