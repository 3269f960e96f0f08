import { ongoing } from '@windward/games/marauders/flow.ts'
import { allBut, type Given, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import type { Port } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { costOf, courseOfOrder, goldShort, type Order, orderAtFirst, orderOf, withWare } from './order.ts'
import { plate } from './plates.ts'

function yard(captain: GivenPlayer & { port: Port }, setting: Given = {}) {
  const table = given({ players: [{ captain: 'felipe', ship: 'flute', ...captain }, {}], ...setting })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
  const seen = view(table.s, 0)
  const frame = ongoing(seen, 'shipyard')
  const choices = table.offers(0)
  const pick = (order: Order, action: Order[number], n = 1) => withWare(seen, frame, choices, order, action, n)
  return { table, seen, frame, choices, pick }
}

const HULL = { type: 'repair', location: 'hull' } as const
const MASTS = { type: 'repair', location: 'masts' } as const

test('the repairs lie ready as far as the gold goes, and one press pays for all that is chosen', () => {
  const { table, seen, frame, choices, pick } = yard(
    { port: 'tortuga', gold: 12, damage: { hull: 1, masts: 2 } },
    { shown: { tortuga: 'chasers' } },
  )
  const first = orderAtFirst(seen, frame, choices)
  expect(first).toEqual([HULL, MASTS, MASTS])
  const order = pick(pick(first, { type: 'buyModification' }), { type: 'buyWeapon', weapon: 'grapeshot' })
  const cost = costOf(seen, frame, order)
  const [action, ...then] = courseOfOrder(order)
  expect(plate(action, seen, 0, 'en', String, then)).toEqual({
    tally: 'order',
    title: `Pay ${cost}`,
    note: `3 repairs, Grapeshot, Chasers · ${12 - cost} gold afterwards`,
  })
  for (const one of courseOfOrder(order)) table.does(0, one)
  expect(table.captain(0).gold).toBe(12 - cost)
  expect(table.s.stack.at(-1)?.type).toBe('port')
})

test('nothing is chosen that the gold does not go to, but what is sold pays for the rest', () => {
  const { seen, frame, pick } = yard({ port: 'tortuga', gold: 2, weapons: ['chainShot'], damage: { masts: 2 } })
  expect(pick([], MASTS, 2)).toEqual([MASTS])
  const buy = { type: 'buyWeapon', weapon: 'grapeshot' } as const
  expect(pick([], buy)).toEqual([])
  expect(goldShort(seen, frame, [], buy)).toBe(1)
  const sold = pick([], { type: 'sellWeapon', weapon: 'chainShot' })
  expect(pick(sold, buy)).toEqual([...sold, buy])
})

test('the old ship is sold as she lies, and only one is bought', () => {
  const { seen, frame, pick } = yard({ port: 'tortuga', gold: 60, damage: { hull: 1 } })
  const sloop = { type: 'buyShip', ship: 'sloop' } as const
  const frigate = { type: 'buyShip', ship: 'frigate' } as const
  const order = pick(pick(pick([], HULL), sloop), frigate)
  expect(order).toEqual([frigate])
  expect(costOf(seen, frame, order)).toBe(31)
  expect(pick(order, HULL)).toEqual([HULL])
})

test('a shipwright’s favour makes four repairs free, and the fifth costs what it costs', () => {
  const captain = { port: 'tortuga', gold: 12, glory: ['shipwrightsFavour'], damage: { hull: 2, masts: 3 } } as const
  const { table } = yard({ ...captain, glory: [...captain.glory] }, { passes: allBut('port.shipyard') })
  table.plays(0, 'shipwrightsFavour')
  const seen = view(table.s, 0)
  const frame = ongoing(seen, 'shipyard')
  const order = orderAtFirst(seen, frame, table.offers(0))
  expect(order).toHaveLength(5)
  expect(costOf(seen, frame, order)).toBe(2)
})

test('what lies ready is read from the wood', () => {
  expect(orderOf(HULL, [MASTS, { type: 'done' }])).toEqual([HULL, MASTS])
  expect(orderOf({ type: 'done' }, [])).toEqual([])
})
