import { played } from '@windward/analysis/given.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { rest, study } from './analyst.ts'
import type { WorkerPush } from './messages.ts'

afterEach(() => vi.useRealTimers())

test('while somebody presses nothing is weighed, and afterwards it goes on', async () => {
  const record = await played('haendler', ['mate', 'mate'], 'rest', 12)
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const judged: WorkerPush[] = []
  const whole = study(haendler, record, 'quick', false, (push) => {
    judged.push(push)
    if (judged.length === 3) rest()
  })
  while (judged.length < 3) await turn()
  for (let turns = 0; turns < 50; turns++) await turn()
  expect(judged).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await whole).moves).toHaveLength(judged.length)
  expect(judged.length).toBeGreaterThan(3)
})

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
