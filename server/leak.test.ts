/** Every byte that anyone is sent, over whole games, against what they may know. */

import { isSpace } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { hears, Match } from '@windward/core/match.ts'
import { type GameRecord, parse } from '@windward/core/record.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { ToClient } from '@windward/protocol/live.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
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
      canUndo: seat !== undefined && questions.length > 0 && match.canUndo(seat) ? true : undefined,
    })
  }
  const states = [match.snapshot().state]
  const positions = [tell()]
  const heard: unknown[] = []
  for (const [by, action] of record.moves) {
    const answer = match.submit(by, action)
    if (!answer.ok) throw new Error('the record cannot be replayed')
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
