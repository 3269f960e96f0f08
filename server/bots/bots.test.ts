import { connect } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Client } from '../given/client.ts'
import { type OwnEngine, ownNats } from '../given/engines.ts'
import { type Own, ownServer } from '../given/server.ts'
import { startBotWorker } from './pool.ts'

let nats: OwnEngine
let server: Own

beforeAll(async () => {
  nats = await ownNats()
})

afterEach(() => server.end())

afterAll(() => nats.end())

/** Has someone at two bots' table do what is offered until it is over, or long enough to see the bots move. */
async function playWithBots(steps: number): Promise<{ readonly moves: number; readonly metrics: string }> {
  const anne = await Client.named(server.url, 'Anne')
  const { id } = await anne.create({
    game: 'haendler',
    seats: 3,
    bots: [1, 2].map((seat) => ({ seat, bot: 'random' })),
  })
  await anne.connect()
  await anne.watch(id)
  await anne.do(id, { type: 'start' })
  let moves = 0
  while (moves < steps) {
    const update = await anne.until(id, (u, info) => u.position?.choices !== undefined || info?.state === 'over')
    const choices = update.position?.choices
    moves = anne.heard.filter(
      (m) => m.type === 'update' && m.update.steps.some((s) => s.seat !== 0 && s.type === 'act'),
    ).length
    if (choices?.kind !== 'list') break
    anne.updates.delete(id)
    await anne.do(id, { type: 'act', action: choices.actions[0] })
  }
  await anne.close()
  return { moves, metrics: await (await fetch(`${server.url}/metrics`)).text() }
}

const faults = (metrics: string, why: string) =>
  Number(new RegExp(`windward_bot_faults_total\\{why="${why}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0)

it('goes on without any bot worker: a legal action is taken and the fault is logged', async () => {
  server = await ownServer({ botThreads: 0 })
  const { moves, metrics } = await playWithBots(10)
  expect(moves).toBeGreaterThanOrEqual(10)
  expect(faults(metrics, 'failed')).toBeGreaterThanOrEqual(moves)
  expect(server.log()).toContain('a bot was replaced for an answer')
})

it('replaces the answers of a bot worker that is broken or cheats', async () => {
  server = await ownServer({ botThreads: 0, nats: nats.url })
  const rogue = await connect({ servers: nats.url })
  const answers = ['{"type":"loot","card":-1}', 'no JSON', '', 'null', '{"type":"complete","card":1,"persons":{}}']
  let asked = 0
  rogue.subscribe('windward.bots', {
    queue: 'windward.bots',
    callback: (_, message) => {
      asked += 1
      message.respond(answers[asked % answers.length])
    },
  })
  await rogue.flush()
  const { moves, metrics } = await playWithBots(10)
  await rogue.close()
  expect(moves).toBeGreaterThanOrEqual(10)
  expect(faults(metrics, 'failed')).toBeGreaterThan(0)
  expect(faults(metrics, 'notOffered')).toBeGreaterThan(0)
})

it('has another process think, by the queue of the bus', async () => {
  server = await ownServer({ botThreads: 0, nats: nats.url })
  const worker = await startBotWorker(nats.url, 1)
  const { moves, metrics } = await playWithBots(10)
  await worker.stop()
  expect(moves).toBeGreaterThanOrEqual(10)
  expect([faults(metrics, 'failed'), faults(metrics, 'notOffered')]).toEqual([0, 0])
})
