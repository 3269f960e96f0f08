import { connect } from '@nats-io/transport-node'
import { mindsOf } from '@windward/bots/catalogue.ts'
import type { Ask } from '@windward/bots/contract.ts'
import { type BotTask, taskIn } from '@windward/bots/seat.ts'
import { offered } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TestClient } from '../given/client.ts'
import { startNats, type TestEngine } from '../given/engines.ts'
import { startTestServer, type TestServer } from '../given/server.ts'
import { botsSubject } from '../tables/subjects.ts'
import { startBotWorker } from './pool.ts'
import { decide } from './worker.ts'

let nats: TestEngine
let server: TestServer

beforeAll(async () => {
  nats = await startNats()
})

afterEach(() => server.end())

afterAll(() => nats.end())

/** Has someone at two bots' table do what is offered until it is over, or long enough to see the bots move. */
async function playWithBots(
  steps: number,
  bot = 'random',
): Promise<{ readonly moves: number; readonly metrics: string }> {
  const anne = await TestClient.named(server.url, 'Anne')
  const { id } = await anne.create({
    game: 'haendler',
    seats: 3,
    bots: [1, 2].map((seat) => ({ seat, bot })),
  })
  await anne.connect()
  await anne.watch(id)
  await anne.command(id, { type: 'start' })
  let moves = 0
  while (moves < steps) {
    const update = await anne.until(id, (u, info) => u.position?.choices !== undefined || info?.state === 'over')
    const choices = update.position?.choices
    moves = anne.heard.filter(
      (m) => m.type === 'update' && m.update.steps.some((s) => s.seat !== 0 && s.type === 'act'),
    ).length
    if (choices?.kind !== 'list') break
    anne.updates.delete(id)
    await anne.command(id, { type: 'act', action: choices.actions[0] })
  }
  await anne.close()
  return { moves, metrics: await (await fetch(`${server.url}/metrics`)).text() }
}

const faults = (metrics: string, why: string) =>
  Number(new RegExp(`windward_bot_faults_total\\{why="${why}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0)

it('goes on without any bot worker: a legal action is taken and the fault is logged', async () => {
  server = await startTestServer({ botThreads: 0 })
  const { moves, metrics } = await playWithBots(10)
  expect(moves).toBeGreaterThanOrEqual(10)
  expect(faults(metrics, 'failed')).toBeGreaterThanOrEqual(moves)
  expect(server.log()).toContain('a bot was replaced for an answer')
})

it('replaces the answers of a bot worker that is broken or cheats', async () => {
  server = await startTestServer({ botThreads: 0, nats: nats.url })
  const rogue = await connect({ servers: nats.url })
  const answers = ['{"action":{"type":"loot","card":-1},"mishaps":[]}', 'no JSON', '', 'null', '{"action":{}}']
  let asked = 0
  rogue.subscribe('windward.bots.>', {
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
  server = await startTestServer({ botThreads: 0, nats: nats.url })
  const worker = await startBotWorker(nats.url, 1)
  const { moves, metrics } = await playWithBots(10)
  await worker.stop()
  expect(moves).toBeGreaterThanOrEqual(10)
  expect([faults(metrics, 'failed'), faults(metrics, 'notOffered')]).toEqual([0, 0])
})

it('asks another where whoever was asked has died with the question', async () => {
  server = await startTestServer({ botThreads: 0, nats: nats.url })
  const worker = await startBotWorker(nats.url, 1)
  const subject = botsSubject({ game: haendler.id, rev: haendler.rev })
  const dying = await connect({ servers: nats.url })
  let died = 0
  // More of them than of the living: one of the first questions is theirs.
  for (let i = 0; i < 20; i += 1) {
    dying.subscribe(subject, {
      queue: subject,
      callback: () => {
        died += 1
        void dying.close()
      },
    })
  }
  await dying.flush()
  const { moves, metrics } = await playWithBots(10)
  await worker.stop()
  expect(moves).toBeGreaterThanOrEqual(10)
  expect(died).toBeGreaterThan(0)
  expect(faults(metrics, 'failed')).toBe(0)
})

it('asks the level below where a bot’s answer does not come, and then takes any legal action', async () => {
  server = await startTestServer({ botThreads: 0, nats: nats.url })
  const rogue = await connect({ servers: nats.url })
  const asked: string[] = []
  rogue.subscribe('windward.bots.>', {
    queue: 'windward.bots',
    callback: (_, message) => {
      const task: BotTask = message.json()
      asked.push(task.bot)
      if (task.bot === 'mate') void decide(task).then((answer) => message.respond(JSON.stringify(answer)))
      else message.respond('no answer')
    },
  })
  await rogue.flush()
  const { moves } = await playWithBots(3, 'captain')
  await rogue.close()
  expect(moves).toBeGreaterThanOrEqual(3)
  expect(asked.slice(0, 4)).toEqual(['captain', 'mate', 'captain', 'mate'])
  expect(server.log()).toContain('a bot was replaced for an answer')
})

it('has the level below answer in the worker when a bot throws, and says so', async () => {
  const match: AnyMatch = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'worker', salt: '' })
  const [question] = match.questions()
  const mate = ({ choices }: Ask<unknown>) => (choices as readonly unknown[])[0]
  const captain = () => {
    throw new Error('lost at sea')
  }
  const { action, mishaps } = await decide(taskIn(match, question, 'captain'), async () => ({
    ...(await mindsOf('haendler')),
    mate,
    captain,
  }))
  expect(offered(match.actions(question.seat), action)).toBeDefined()
  expect(mishaps).toEqual([{ bot: 'captain', seat: question.seat, fault: 'threw', detail: 'lost at sea' }])
})
