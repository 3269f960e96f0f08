/** Every byte that anyone is sent, over whole games, against what they may know. */

import { isSpace } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { hears, Match } from '@windward/core/match.ts'
import { type GameRecord, parse } from '@windward/core/record.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { ToClient } from '@windward/protocol/live.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCommandId, TestClient } from './given/client.ts'
import { TestPlayer } from './given/player.ts'
import { isOverheard, KINDS, secretsOf } from './given/secrets.ts'
import { startTestServer, type TestServer } from './given/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.end())

describe.each(GAME_IDS)('Playing %s', (id) => {
  it('tells nobody what they may not know: players, spectators, those who come back', async () => {
    const game = await rulesOf(id)
    const { players, spectator, record } = await playWhole(id)
    const secrets = [record.seed, record.salt]
    const hiddenKinds = new Set<string>()
    const readers = [...players.map(({ bytes }) => bytes), spectator.bytes]
    for (const [seat, bytes] of readers.entries()) {
      const truth = retell(game, record, seat < players.length ? seat : undefined)
      const until = bytes.findIndex((text) => text.includes('"state":"over"'))
      expect(until).toBeGreaterThan(0)
      for (const text of bytes.slice(0, until)) for (const secret of secrets) expect(text).not.toContain(secret)
      const messages = bytes.filter((text) => text.includes('"type":')).map((text) => JSON.parse(text))
      for (const message of messages)
        expect(ToClient.parse(message), 'a field that is not in the schema').toEqual(message)
      const updates = messages.flatMap((message) => (message.type === 'update' ? [message.update as Update] : []))
      expect(updates.length).toBeGreaterThan(record.moves.length / 4)
      for (const update of updates) truth.compare(update)
      for (const what of truth.hiddenKinds) hiddenKinds.add(what)
    }
    expect([...hiddenKinds]).toEqual(expect.arrayContaining([...KINDS[id].sure]))
  })
})

it('a changed bid of Karibik tells nobody that it was changed', async () => {
  const [anne, mary, jack] = await Promise.all(
    ['Anne', 'Mary', 'Jack'].map((name) => TestClient.named(server.url, name)),
  )
  const pace = { kind: 'live', bank: 60_000, increment: 5_000 } as const
  const { id } = await anne.create({ game: 'karibik', seats: 2, pace })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  for (const one of [anne, mary, jack]) {
    await one.connect()
    await one.watch(id, 0)
  }
  const bid = (bribes: readonly number[], seen: number) =>
    ({ type: 'act', action: { type: 'allocate', bribes }, seen }) as const
  expect(await anne.command(id, bid([5, 4, 3, 2, 1, 0], 2))).toEqual({ ok: true, seq: 3 })
  await Promise.all([mary, jack].map((one) => one.until(id, ({ seq }) => seq === 3)))
  const told = [mary, jack].map(({ bytes }) => bytes.length)
  const change = newCommandId()
  expect(await anne.command(id, bid([0, 1, 2, 3, 4, 5], 3), change)).toEqual({ ok: true, seq: 4 })
  const { position } = await anne.until(id, ({ seq }) => seq === 4)
  // Who changes an answer gains no time by it, and has nothing to take back.
  expect(position?.clocks?.left[0]).toBeLessThanOrEqual(65_000)
  expect(position?.canUndo).toBeUndefined()
  expect(await anne.command(id, { type: 'undo' })).toMatchObject({ code: 'cannotUndo' })
  expect(await anne.command(id, bid([0, 1, 2, 3, 4, 5], 3), change)).toEqual({ ok: true, seq: 4 })

  expect(await mary.command(id, { type: 'chat', text: 'ready?' })).toEqual({ ok: true, seq: 4 })
  const [forMary, forJack] = await Promise.all([mary, jack].map((one) => one.until(id, ({ seq }) => seq === 4)))
  expect([mary, jack].map(({ bytes }, i) => bytes.length - told[i])).toEqual([2, 1])
  for (const update of [forMary, forJack])
    expect(update).toMatchObject({ after: 3, steps: [{ seq: 4, type: 'chat', text: 'ready?' }] })
  expect(await anne.until(id, ({ seq }) => seq === 5)).toMatchObject({ after: 4, steps: [{ seq: 5, type: 'chat' }] })
  const back = await mary.twin().connect()
  expect((await back.watch(id, 3)).steps).toMatchObject([{ seq: 4, type: 'chat' }])
  const { tables } = await jack.call(ROUTES.lobby, { query: {} })
  expect(Object.keys(tables.find((table) => table.id === id) ?? {})).not.toContain('seq')

  expect(await mary.command(id, bid([5, 4, 3, 2, 1, 0], 4))).toEqual({ ok: true, seq: 5 })
  const { steps } = await anne.until(id, ({ seq }) => seq === 6)
  const shown = steps.flatMap(({ events = [] }) => events).find(({ type }) => type === 'revealed')
  expect(shown, JSON.stringify(steps)).toBeDefined()
  for (const one of [anne, mary, jack, back]) await one.close()
})

/** Two people who break off and come back, the rest bots, and one who looks on. */
async function playWhole(game: string): Promise<{ players: TestPlayer[]; spectator: TestPlayer; record: GameRecord }> {
  const [anne, mary, jack] = await Promise.all(
    ['Anne', 'Mary', 'Jack'].map((name) => TestClient.named(server.url, name)),
  )
  const { id, seats } = await anne.create({ game, seats: 2 })
  expect(seats).toHaveLength(2)
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  const players = [anne, mary].map((person) => new TestPlayer(person, id, [server.url]))
  const spectator = new TestPlayer(jack, id, [server.url])
  const all = [...players, spectator]
  const stretches = async (player: TestPlayer) => {
    for (let end = 20; !player.isOver; end += 20) await player.play(() => player.seq >= end)
  }
  await Promise.all(all.map(stretches))
  const { text } = await anne.get(`/api/tables/${id}/record`)
  const parsed = parse(text)
  if (!parsed.ok) throw new Error('no record')
  return { players, spectator, record: parsed.record }
}

/** What a reader may be told, made from the record by the engine alone. Nothing was taken back in these games. */
function retell(game: AnyGame, record: GameRecord, seat: number | undefined) {
  const match = new Match(game, record)
  const tell = () => {
    const questions = match.questions()
    const choices = seat !== undefined && questions.some((q) => q.seat === seat) ? match.actions(seat) : undefined
    return plain({
      view: match.view(seat),
      questions,
      choices:
        choices && (isSpace(choices) ? { kind: 'space', size: choices.size } : { kind: 'list', actions: choices }),
      canUndo: seat !== undefined && !mayChange(seat) && questions.length > 0 && match.canUndo(seat) ? true : undefined,
    })
  }
  const mayChange = (by: number) => match.questions().some((question) => question.seat === by && question.optional)
  const states = [match.snapshot().state]
  const positions = [tell()]
  const heard: unknown[] = []
  for (const [by, action] of record.moves) {
    const couldChange = mayChange(by)
    const answer = match.submit(by, action)
    if (!answer.ok) throw new Error('the record cannot be replayed')
    // Whoever changes an answer that nobody has seen does nothing for the others.
    if (couldChange && mayChange(by) && by !== seat) {
      states[states.length - 1] = match.snapshot().state
      expect(tell()).toEqual(positions.at(-1))
      continue
    }
    heard.push(plain(answer.events.filter((told) => hears(told, seat)).map(({ event }) => event)))
    states.push(match.snapshot().state)
    positions.push(tell())
  }
  const hiddenKinds = new Set<string>()
  // The steps before the first move: one has joined, the match has begun.
  const before = 2
  return {
    /** What there was to hide. */
    hiddenKinds,
    compare({ position, steps, seq }: Update): void {
      if (position !== undefined) {
        // How long somebody has been asked is a matter of the clock, and of no card.
        const { waited: _, ...told } = position
        expect(plain(told)).toEqual(positions[seq - before])
        const secrets = secretsOf(game.id, states[seq - before], position.view, seat)
        expect(secrets.filter(({ isShown }) => isShown)).toEqual([])
        for (const { what, hidden } of secrets) if (hidden.length > 0) hiddenKinds.add(what)
      }
      for (const step of steps) {
        if (step.type !== 'act') continue
        expect(step.events).toEqual(heard[step.seq - before - 1])
        expect(step.events?.filter((event) => isOverheard(event, seat))).toEqual([])
      }
    },
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
