import type { BotTask } from '@windward/bots/seat.ts'
import { taskIn } from '@windward/bots/seat.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { afterEach, expect, it } from 'vitest'
import { LocalBus } from '../bus/bus.ts'
import { FairQueue } from './fair.ts'
import { BotPool, type PoolAnswer } from './pool.ts'
import { ThinkingQuota } from './quota.ts'

let pool: BotPool | undefined

afterEach(async () => {
  await pool?.close()
  pool = undefined
})

/** The first decision of a match of its own. */
function taskOf(bot: string, seed: string): BotTask {
  const match: AnyMatch = new Match(haendler, { options: defaults(haendler), seats: 2, seed, salt: '' })
  for (let i = 0; i < 3; i += 1) {
    const [{ seat }] = match.questions()
    match.submit(seat, (match.actions(seat) as readonly unknown[])[0])
  }
  return taskIn(match, match.questions()[0], bot)
}

it('addresses take turns, and so do the persons of each', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add({ address: 'harbour', person: 'anne' }, item)
  queue.add({ address: 'harbour', person: 'mary' }, 'm1')
  queue.add({ address: 'island', person: 'jack' }, 'j1')
  queue.add({ address: 'island', person: 'jack' }, 'j2')
  expect(queue.remove((item) => item === 'a2')).toEqual(['a2'])
  const order: (string | undefined)[] = []
  for (let i = 0; i < 6; i += 1) order.push(queue.next())
  expect(order).toEqual(['a1', 'j1', 'm1', 'j2', 'a3', undefined])
})

it('a flood of Admirals of one person holds nobody else’s bot up, and none is replaced by chance', async () => {
  pool = new BotPool(new LocalBus(), 1, [])
  const flooder = { address: '192.0.2.1', person: 'flooder' }
  const other = { address: '192.0.2.2', person: 'other' }
  for (const bot of ['mate', 'admiral']) await pool.decide({ ...taskOf(bot, 'first'), party: other })
  let thoughts = 0
  const count = (answer: PoolAnswer) => {
    if (answer.instead === undefined) thoughts += 1
    return answer
  }
  const flood = Array.from({ length: 100 }, (_, i) =>
    pool?.decide({ ...taskOf('admiral', `${i}`), party: flooder }).then(count),
  )
  await flood[0]
  const before = thoughts
  const quick = await pool.decide({ ...taskOf('mate', 'mate'), party: other })
  const between = thoughts
  const thought = await pool.decide({ ...taskOf('admiral', 'admiral'), party: other })
  expect([quick.instead, thought.instead]).toEqual([undefined, undefined])
  expect(between - before).toBeLessThanOrEqual(5)
  // The one that was being thought about, and perhaps one that was taken up before this was heard.
  expect(thoughts - between).toBeLessThanOrEqual(2)
  for (const answer of await Promise.all(flood)) {
    expect(answer?.mishaps).toEqual([])
    expect(['captain', 'mate', undefined]).toContain(answer?.instead)
  }
})

it('whoever has had much thought for them is answered for by the level below, until they have paid it back', () => {
  const quota = new ThinkingQuota()
  quota.spend('anne', 25_000, 0)
  expect([quota.has('anne', 0), quota.has('mary', 0)]).toEqual([false, true])
  expect([quota.has('anne', 19_000), quota.has('anne', 21_000)]).toEqual([false, true])
  quota.forget(21_000)
  expect(quota.has('anne', 21_000)).toBe(true)
})
