import type { BuyFrame, SellFrame } from '@windward/games/marauders/frames.ts'
import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { PORTS } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { under } from './reading.ts'
import { atFirst, courseOf, most, stacksOf, sumOf, tooMany, total } from './stall.ts'

function selling() {
  const table = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood', 'wood', 'rum'] }, {}] })
  for (const port of PORTS) table.s.ports[port].demand = 'wood'
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'sellGoods' })
  const seen = view(table.s, 0)
  return { table, seen, frame: under(seen, 'sell') as SellFrame }
}

test('goods are sold by the stack: all that is worth it at first, the good in demand for six', () => {
  const { table, seen, frame } = selling()
  const stacks = stacksOf(seen, frame, 'curacao')
  expect(stacks.map(({ good, count, price }) => [good, count, price])).toEqual([
    ['rum', 1, 3],
    ['wood', 2, 6],
  ])
  const chosen = atFirst(seen, frame, stacks, 'curacao')
  expect(total(stacks, chosen)).toBe(15)
  const course = courseOf(seen, frame, chosen)
  expect(sumOf(seen, frame, 'curacao', course)).toEqual({ n: 3, gold: 15, isGlorious: false })
  const gold = table.captain(0).gold
  for (const action of course) table.does(0, action)
  expect(table.captain(0).gold).toBe(gold + 15)
  expect(table.captain(0).cargo).toEqual([])
})

test('no more is bought than there is room and gold for', () => {
  const table = given({ players: [{ captain: 'joris', port: 'curacao', gold: 4, cargo: ['rum'] }, {}] })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  const seen = view(table.s, 0)
  const frame = under(seen, 'buy') as BuyFrame
  const stacks = stacksOf(seen, frame, 'curacao')
  for (const { good, count, price } of stacks)
    expect(most(seen, frame, stacks, {}, good)).toBe(Math.min(count, Math.floor(4 / price)))
  const [first] = stacks
  const chosen = { [first.good]: most(seen, frame, stacks, {}, first.good) }
  expect(courseOf(seen, frame, chosen).at(-1)).toEqual({ type: 'done' })
  expect(tooMany(seen, frame, chosen)).toBe(0)
})

test('what a port nearby pays more for is not sold at first, unless that port is closed', () => {
  const { table, frame } = selling()
  table.s.ports.caracas.demand = 'rum'
  const chosen = () => {
    const seen = view(table.s, 0)
    return atFirst(seen, frame, stacksOf(seen, frame, 'curacao'), 'curacao')
  }
  expect(chosen()).toEqual({ wood: 2 })
  table.captain(0).bounties.spanish = 1
  expect(chosen()).toEqual({ rum: 1, wood: 2 })
})
