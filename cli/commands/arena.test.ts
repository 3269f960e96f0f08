import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { ArenaReport } from '../arena.ts'
import { ended, environment, freshFolder, MAIN, NODE, windward } from '../testing.ts'

const home = freshFolder()
const run = (...args: readonly string[]) => windward(home, ['arena', ...args])

async function arena(...args: readonly string[]): Promise<ArenaReport> {
  const { code, out, err } = await run('haendler', '--json', ...args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

/** What follows from the seed: all but the times. */
const strengths = ({ games, standings, test: sequential }: ArenaReport) => ({
  games,
  sequential,
  standings: standings.map(({ bot, seats, share, interval, decisions, mishaps }) => {
    return { bot, seats, share, interval, decisions, mishaps }
  }),
})

describe('what is asked wrongly is refused in a sentence with exit code 2', () => {
  test.concurrent.for([
    [['haendler'], /The option --bots <a,b,…> is missing/],
    [['haendler', '--bots', 'mate,genius'], /no bot “genius”.*random/],
    [['haendler', '--bots', 'mate'], /2 to 4 players, not 1/],
    [['haendler', '--bots', 'mate,mate,random', '--seats', '2'], /3 bots for 2 seats/],
    [['haendler', '--bots', 'mate,random', '--seats', '9'], /2 to 4 players, not 9/],
    [['haendler', '--bots', 'mate,random', '--sprt', '20,0'], /two Elo figures, the lower first/],
    [['haendler', '--bots', 'mate,random', '--sprt', '0'], /two Elo figures, the lower first/],
    [['haendler', '--bots', 'mate,mate', '--sprt', '0,20'], /name two that differ/],
    [['haendler', '--bots', 'mate,random', '--games', 'all'], /whole number from 1/],
  ] as const)('%s', async ([args, sentence]) => {
    const { code, out, err } = await run(...args)
    expect(err).toMatch(sentence)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

test('the same seed gives the same results, whatever the number of workers', async () => {
  const reports = await Promise.all(
    ['1', '2', '3'].map((n) => arena('--bots', 'mate,deckhand,random', '--games', '30', '--seed', 's', '--workers', n)),
  )
  const [first, ...others] = reports.map(strengths)
  for (const other of others) expect(other).toEqual(first)
  expect(first.games).toBe(30)
  expect(first.standings.map(({ bot }) => bot)).toEqual(['mate', 'deckhand', 'random'])
  expect(first.standings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(first.standings[0].share).toBeGreaterThan(0.5)
  const other = await arena('--bots', 'mate,deckhand,random', '--games', '30', '--seed', 't')
  expect(strengths(other)).not.toEqual(first)
})

test('games are rounded up to whole deals', async () => {
  expect(await arena('--bots', 'mate,random', '--games', '19')).toMatchObject({ games: 20, blocks: 10 })
})

test('the last bot has all seats that are left, and an even share of them is no strength', async () => {
  const { standings, bots } = await arena('--bots', 'mate,random', '--seats', '4', '--games', '8')
  expect(bots).toEqual(['mate', 'random', 'random', 'random'])
  expect(standings.map(({ bot, seats }) => [bot, seats])).toEqual([
    ['mate', 1],
    ['random', 3],
  ])
})

test('the sequential test stops as soon as it is decided, at the same game for any number of workers', async () => {
  const args = ['--bots', 'mate,random', '--games', '400', '--sprt', '0,100', '--seed', 'q']
  const [one, two] = await Promise.all([arena(...args, '--workers', '1'), arena(...args, '--workers', '3')])
  expect(one.test).toMatchObject({ low: 0, high: 100, verdict: 'better' })
  expect(one.games).toBeLessThan(100)
  expect(strengths(two)).toEqual(strengths(one))
  const { test: undecided } = await arena('--bots', 'mate,mate,random', '--games', '3', '--sprt', '0,10')
  expect(undecided?.ratio).toBeDefined()
  expect(undecided?.verdict).toBeUndefined()
})

describe('without luck', () => {
  test('the plain results stay as they are, and fewer games tell as much', async () => {
    const args = ['--bots', 'mate,deckhand', '--games', '60', '--seed', 'fair']
    const [plain, adjusted] = await Promise.all([arena(...args), arena(...args, '--adjusted')])
    expect(strengths(adjusted)).toEqual(strengths(plain))
    const [mate, deckhand] = adjusted.standings.map((standing) => standing.adjusted)
    expect(plain.standings[0].adjusted).toBeUndefined()
    expect((mate?.share ?? 0) + (deckhand?.share ?? 0)).toBeCloseTo(1, 9)
    expect(mate?.worth).toBeGreaterThan(60)
    const [low, high] = mate?.interval ?? [0, 1]
    const [from, to] = adjusted.standings[0].interval
    expect(high - low).toBeLessThan(to - from)
    expect(low).toBeLessThan(to)
    expect(high).toBeGreaterThan(from)
  })

  test('the same seed gives the same figures, whatever the number of workers, and from a file', async () => {
    const out = join(freshFolder(), 'results.jsonl')
    const args = ['--bots', 'mate,deckhand', '--games', '12', '--seed', 'fair', '--adjusted']
    const one = await arena(...args, '--workers', '1', '--out', out)
    for (const again of [await arena(...args, '--workers', '3'), await arena(...args, '--out', out)]) {
      expect(again.standings.map(({ adjusted }) => adjusted)).toEqual(one.standings.map(({ adjusted }) => adjusted))
    }
    const without = join(freshFolder(), 'results.jsonl')
    await arena('--bots', 'mate,deckhand', '--games', '2', '--out', without)
    const { code, err } = await run('haendler', ...args, '--seed', '1', '--out', without)
    expect(code).toBe(1)
    expect(err).toMatch(/adjusted/)
  })

  test('is told beside the plain results, in three languages', async () => {
    const args = ['haendler', '--bots', 'mate,random', '--games', '4', '--adjusted']
    const [en, it, de] = await Promise.all(['en', 'it', 'de'].map((language) => run(...args, '--lang', language)))
    expect(en.out).toMatch(/bot +without luck +95 % interval +Elo +95 % interval +worth games/)
    expect(en.out).toMatch(/mate +[\d.]+ % +[\d.−-]+–[\d.]+ % +\S+ +\S+ … \S+ +\d+/)
    expect(it.out).toContain('senza fortuna')
    expect(de.out).toContain('ohne Glück')
  })
})

describe('results in a file', () => {
  test('let a run that was killed go on to the same end', async () => {
    const out = join(freshFolder(), 'results.jsonl')
    const args = ['--bots', 'captain,mate', '--games', '12', '--seed', 'kill', '--workers', '1']
    const child = spawn(NODE, [MAIN, 'arena', 'haendler', ...args, '--out', out], { env: environment(home) })
    const gone = ended(child)
    const lines = () => {
      try {
        return readFileSync(out, 'utf8').split('\n').length - 1
      } catch {
        return 0
      }
    }
    while (lines() < 2 && child.exitCode === null) await wait(5)
    child.kill('SIGKILL')
    await gone
    const kept = lines()
    expect(kept).toBeGreaterThan(1)
    const [resumed, whole] = [await arena(...args, '--out', out), await arena(...args)]
    expect(strengths(resumed)).toEqual(strengths(whole))
    expect(lines()).toBe(7)
  })

  test('are not played again, and more games are added to them', async () => {
    const out = join(freshFolder(), 'results.jsonl')
    const args = ['--bots', 'mate,random', '--seed', 'more', '--out', out]
    await arena(...args, '--games', '10')
    const before = readFileSync(out, 'utf8')
    const again = await arena(...args, '--games', '10')
    expect(readFileSync(out, 'utf8')).toBe(before)
    const fewer = await arena(...args, '--games', '4')
    expect(fewer.games).toBe(4)
    const more = await arena(...args, '--games', '16')
    expect(readFileSync(out, 'utf8').startsWith(before)).toBe(true)
    expect(again.games).toBe(10)
    expect(more.games).toBe(16)
  })

  test('that are damaged or of another contest get a sentence', async () => {
    const out = join(freshFolder(), 'results.jsonl')
    writeFileSync(out, 'my diary\n')
    const { code, err } = await run('haendler', '--bots', 'mate,random', '--out', out)
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
    expect(err).toMatch(/not a file of arena results/)
    const folder = await run('haendler', '--bots', 'mate,random', '--out', join(out, 'no.jsonl'))
    expect(folder.code).toBe(1)
    expect(folder.err).toMatch(/cannot be written/)
  })
})

test('people are told shares, Elo and times with intervals, and the verdict, in three languages', async () => {
  const args = ['haendler', '--bots', 'mate,random', '--games', '40', '--sprt', '0,100']
  const [en, it, de] = await Promise.all(['en', 'it', 'de'].map((language) => run(...args, '--lang', language)))
  expect(en.err).toBe('')
  expect(en.out).toMatch(/bot +seats +won +95 % interval +Elo +95 % interval +median ms +p99 ms +mishaps/)
  expect(en.out).toMatch(/mate +1 +[\d.]+ % +[\d.]+–[\d.]+ % +(\+\d+|∞) +\S+ … \S+ +[\d.]+ +[\d.]+ +0/)
  expect(en.out).toMatch(/Decided: mate is better than 0 Elo/)
  expect(it.out).toMatch(/Deciso: mate/)
  expect(de.out).toMatch(/Entschieden: mate/)
})
