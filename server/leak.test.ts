/** Every byte that anyone is sent, over whole games, against what they may know. */

import { isSpace } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { hears, Match } from '@windward/core/match.ts'
import { type GameRecord, parse } from '@windward/core/record.ts'
import { GAMES } from '@windward/games/index.ts'
import { ToClient } from '@windward/protocol/live.ts'
import type { Step, Update } from '@windward/protocol/updates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './given/client.ts'
import { Player } from './given/player.ts'
import { type Own, ownServer } from './given/server.ts'

let server: Own

beforeAll(async () => {
  server = await ownServer()
})

afterAll(() => server.end())

describe.each(GAMES.map((game) => [game.id, game] as const))('Playing %s', (id, game) => {
  it('tells nobody what they may not know: players, spectators, those who come back', async () => {
    const { players, spectator, record } = await playWhole(id)
    const secrets = [record.seed, record.salt]
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
    }
  })
})

it('tells Händler’s hidden cards to nobody, by any name', async () => {
  const game = GAMES[0]
  const { players, spectator, record } = await playWhole('haendler')
  const hidden = hiddenCards(game, record)
  let checked = 0
  for (const bytes of [...players.map((player) => player.bytes), spectator.bytes]) {
    for (const text of bytes.filter((t) => t.startsWith('{"type":"update"'))) {
      const { position, steps } = (JSON.parse(text) as { update: Update }).update
      const now = position && hidden[shown(position.view)]
      if (position === undefined || now === undefined) continue
      checked += 1
      const { pools, discard, harbor, expeditions, players: seats } = position.view as unknown as HaendlerView
      const open = [...discard, ...harbor, ...expeditions, ...seats.flatMap((p) => [...p.persons, ...p.expeditions])]
      expect(open.filter((card) => now.has(card))).toEqual([])
      for (const { cards } of pools) expect(cards).toEqual(cards.toSorted((a, b) => a - b))
      for (const step of steps.slice(-1)) expect(cardsNamed(step).filter((card) => now.has(card))).toEqual([])
    }
  }
  expect(checked).toBeGreaterThan(2 * record.moves.length)

  /** Which state a view shows, by what is open in it: the number of the move it follows. */
  function shown(view: object): number {
    const text = JSON.stringify({ ...view, seat: undefined })
    return views.indexOf(text)
  }
})

let views: string[] = []

interface HaendlerView {
  readonly pools: readonly { readonly cards: readonly number[] }[]
  readonly discard: readonly number[]
  readonly harbor: readonly number[]
  readonly expeditions: readonly number[]
  readonly players: readonly { readonly persons: readonly number[]; readonly expeditions: readonly number[] }[]
}

/** After each move: the deck and the coins, read from the true states. */
function hiddenCards(game: AnyGame, record: GameRecord): readonly ReadonlySet<number>[] {
  const match = new Match(game, record)
  const look = () => {
    const { draw, players } = match.snapshot().state as { draw: number[]; players: { coins: number[] }[] }
    views.push(JSON.stringify(match.view(undefined)))
    return new Set([...draw, ...players.flatMap(({ coins }) => coins)])
  }
  views = []
  const hidden = [look()]
  for (const [seat, action] of record.moves) {
    match.submit(seat, action)
    hidden.push(look())
  }
  return hidden
}

/** Cards an event names lie open when it is told; those of a reshuffle are hidden again in the same step. */
function cardsNamed({ events = [] }: Step): readonly number[] {
  if (events.some(({ type }) => type === 'reshuffled')) return []
  return events.flatMap((event) => {
    const { card, cards, lost, persons } = event as Record<string, unknown>
    return [card, cards, lost, persons].flat().filter((value) => typeof value === 'number')
  })
}

/** Two people who break off and come back, the rest bots, and one who looks on. */
async function playWhole(game: string): Promise<{ players: Player[]; spectator: Player; record: GameRecord }> {
  const [anne, mary, jack] = await Promise.all(['Anne', 'Mary', 'Jack'].map((name) => Client.named(server.url, name)))
  const { id, seats } = await anne.create({ game, seats: 2 })
  expect(seats).toHaveLength(2)
  await mary.doByHttp(id, { type: 'join' })
  await anne.doByHttp(id, { type: 'start' })
  const players = [anne, mary].map((person) => new Player(person, id, [server.url]))
  const spectator = new Player(jack, id, [server.url])
  const all = [...players, spectator]
  const stretches = async (player: Player) => {
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
  const positions = [tell()]
  const heard: unknown[] = []
  for (const [by, action] of record.moves) {
    const answer = match.submit(by, action)
    if (!answer.ok) throw new Error('the record cannot be replayed')
    heard.push(plain(answer.events.filter((told) => hears(told, seat)).map(({ event }) => event)))
    positions.push(tell())
  }
  // The steps before the first move: one has joined, the match has begun.
  const before = 2
  return {
    compare({ position, steps, seq }: Update): void {
      if (position !== undefined) expect(plain(position)).toEqual(positions[seq - before])
      for (const step of steps) if (step.type === 'act') expect(step.events).toEqual(heard[step.seq - before - 1])
    },
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
