import type { Ask } from '@windward/bots/contract.ts'
import type { Mishap } from '@windward/bots/guard.ts'
import { random } from '@windward/bots/random.ts'
import { seatBot } from '@windward/bots/seat.ts'
import { Chance } from '@windward/core/chance.ts'
import { list, sample } from '@windward/core/choices.ts'
import type { Action, AnyGame, OptionValue } from '@windward/core/contract.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { recordOf, verify, writeRecord } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { describe, expect, test } from 'vitest'
import type { KeptGame, LocalPlayer } from '../store/games.ts'
import { Host } from './host.ts'
import { Replay } from './replay.ts'
import { pack, unpack } from './sharing.ts'

const ADA: LocalPlayer = { name: 'Ada' }
const BRUNO: LocalPlayer = { name: 'Bruno' }
const BOT: LocalPlayer = { name: 'Inés', bot: 'random' }
const seat = () => random

describe('one person and a bot', () => {
  test('bots answer until the person is asked, and the whole game verifies', () => {
    const host = wholeGame(newGame(haendler, [ADA, BOT]), haendler)
    const kept = host.kept(0)
    expect(kept.over).toBe(true)
    expect(verify(writeRecord(kept.record), [haendler]).ok).toBe(true)
    const outcome = host.look().outcome ?? []
    expect(outcome).toHaveLength(2)
    expect(kept.points).toEqual([0, 1].map((seat) => outcome.find((each) => each.seat === seat)?.points))
    expect(kept.winners).toEqual(outcome.filter(({ place }) => place === 1).map(({ seat }) => seat))
  })

  test('a game that is not over is kept without points', () => {
    expect(new Host(haendler, newGame(haendler, [ADA, BOT]), seat).kept(0)).not.toHaveProperty('points')
  })

  test('a kept game goes on as if it had never been closed', () => {
    const host = new Host(haendler, newGame(haendler, [ADA, BOT]), seat)
    for (let i = 0; i < 6; i++) answer(host, 0)
    const again = new Host(haendler, host.kept(0), seat)
    expect(again.look()).toEqual(host.look())
    expect(again.past).toEqual(host.past)
  })

  test('what was not offered is refused and changes nothing', () => {
    const host = new Host(haendler, newGame(haendler, [ADA, BOT]), seat)
    while (host.botMove());
    const before = host.look()
    expect(host.submit({ type: 'pass' })).toMatchObject({ code: 'nothingToDecline' })
    expect(host.look()).toEqual(before)
  })

  test('a kept move that the rules refuse is not played on', () => {
    const kept = newGame(haendler, [ADA, BOT])
    const record = { ...kept.record, moves: [[0, { type: 'pass' }, '00000000']] as const }
    expect(() => new Host(haendler, { ...kept, record }, seat)).toThrow()
  })
})

test('whoever plays alone with bots may ask what to do, and nobody at a table with others', () => {
  const alone = new Host(haendler, newGame(haendler, [ADA, BOT]), seat)
  while (alone.botMove());
  expect(alone.asked()).toMatchObject({ question: { seat: 0 }, view: { seat: 0 } })
  const together = new Host(haendler, newGame(haendler, [ADA, BRUNO]), seat)
  expect(together.isAlone).toBe(false)
  expect(together.asked()).toBeUndefined()
})

test('a bot that fails is replaced by the level below, and the game goes on', () => {
  const mishaps: string[] = []
  const lost = () => {
    throw new Error('lost at sea')
  }
  const mate = ({ choices, rng }: Ask<unknown>) => sample(choices, rng)
  const watch = { onMishap: ({ bot, detail }: Mishap) => mishaps.push(`${bot}: ${detail}`) }
  const players = [ADA, { name: 'Inés', bot: 'captain' }]
  const host = new Host(haendler, newGame(haendler, players), (bot) => seatBot({ mate, captain: lost }, bot, watch))
  for (let i = 0; i < 20; i++) answer(host, i)
  expect(new Set(mishaps)).toEqual(new Set(['captain: lost at sea']))
  expect(host.look().questions).not.toEqual([])
})

describe('two people at one device', () => {
  test('where all see the same, the eyes move on by themselves', () => {
    const host = new Host(haendler, newGame(haendler, [ADA, BRUNO]), seat)
    const seen = new Set<number | undefined>()
    for (let i = 0; i < 40; i++) {
      expect(host.look().passTo).toBeUndefined()
      seen.add(host.look().seat)
      answer(host, i)
    }
    expect([...seen].sort()).toEqual([0, 1])
  })

  test('where they do not, the device is passed, and nobody hears what was told to another', () => {
    const host = new Host(karibik, newGame(karibik, [ADA, BRUNO]), seat)
    host.submit({ type: 'allocate', bribes: [5, 4, 3, 2, 1, 0] } as Action)
    expect(host.look()).toMatchObject({ seat: 0, passTo: 1 })
    const told = JSON.stringify(host.take(1))
    expect(host.look().seat).toBe(1)
    expect(told).toContain('"confirmed"')
    expect(told).not.toContain('"allocated"')
    expect(told).not.toContain('[5,4,3,2,1,0]')
  })

  test('a bot’s seat is nobody’s to take', () => {
    const host = new Host(karibik, newGame(karibik, [ADA, BOT]), seat)
    host.take(1)
    expect(host.look().seat).toBe(0)
  })
})

describe('a record', () => {
  const record = wholeGame(newGame(haendler, [ADA, BOT]), haendler).kept(0).record

  test('is seen at any move, by a seat, by spectators and by eyes that see everything', () => {
    const replay = new Replay(haendler, record)
    expect(replay.moves).toBe(record.moves.length)
    expect(replay.moment(0, 'spectator').secrets).toBeUndefined()
    expect(replay.moment(3, 'all').secrets).toMatchObject({ phase: expect.any(String), draw: expect.any(Array) })
    expect(replay.moment(3, 1).view).toMatchObject({ seat: 1 })
    expect(replay.moment(replay.moves, 0).outcome).toHaveLength(2)
  })

  test('is gone on with from any moment, and names where that was, however often', () => {
    const replay = new Replay(haendler, record)
    const lay = replay.fork({ of: record.seal, at: 9 }, ['Ada', 'Bot'])
    expect(lay.moves).toEqual(record.moves.slice(0, 9))
    const anew = new Replay(haendler, lay).fork({ of: lay.seal, at: 7, anew: { seat: 1, seed: '7'.repeat(64) } }, [
      'Ada',
      'Bot',
    ])
    expect(anew.forks?.map(({ of, at }) => [of, at])).toEqual([[lay.seal, 7]])
    const deeper = new Replay(haendler, anew).fork({ of: anew.seal, at: 7 }, ['Ada', 'Bot'])
    expect(deeper.forks).toHaveLength(2)
    expect(new Replay(haendler, deeper).moment(7, 'all')).toEqual(new Replay(haendler, anew).moment(7, 'all'))
    expect(new Replay(haendler, anew).moment(7, 1).view).toEqual(replay.moment(7, 1).view)
    expect(new Replay(haendler, anew).moment(7, 'all').secrets).not.toEqual(replay.moment(7, 'all').secrets)
    for (const fork of [lay, anew, deeper]) expect(verify(writeRecord(fork), [haendler]).ok).toBe(true)
  })

  test('fits into a link and comes out as it went in', async () => {
    const letters = await pack(record)
    expect(letters).toMatch(/^[\w-]+$/)
    expect(letters.length).toBeLessThan(8_000)
    expect(JSON.parse(await unpack(letters))).toEqual(record)
  })

  test('does not come out of a damaged link', async () => {
    await expect(unpack((await pack(record)).slice(0, -40))).rejects.toThrow()
  })
})

function newGame(game: AnyGame, players: readonly LocalPlayer[]): KeptGame {
  const options = defaults<Record<string, OptionValue>>(game)
  const match = new Match(game, { options, seats: players.length, seed: 'host', salt: 'salt' })
  return { id: 'kept', players, record: recordOf(match), over: false, touched: 0 }
}

function answer(host: Host, i: number): void {
  while (host.botMove());
  const { choices } = host.look()
  if (choices.length > 0) host.submit(choices[i % choices.length])
}

function wholeGame(kept: KeptGame, game: AnyGame): Host {
  const host = new Host(game, kept, seat)
  const rng = new Chance('answers')
  for (let i = 0; i < 5_000 && host.look().outcome === undefined; i++) {
    while (host.botMove());
    const { choices } = host.look()
    if (choices.length > 0) host.submit(list(choices)[rng.stream('a').int(choices.length)])
  }
  return host
}
