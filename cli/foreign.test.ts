import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { botNamed } from '@windward/bots/catalogue.ts'
import { guarded, type Mishap } from '@windward/bots/guard.ts'
import { random } from '@windward/bots/random.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { describe, expect, test } from 'vitest'
import { programOf } from './foreign.ts'
import { freshFolder, MAIN, NODE, windward } from './testing.ts'

const mate = await botNamed('haendler', 'mate')
const EXAMPLE = fileURLToPath(new URL('../examples/bot.py', import.meta.url))

/** A program in JavaScript that does this with each ask. */
function script(body: string): string {
  const path = join(freshFolder(), 'bot.mjs')
  writeFileSync(path, `import { createInterface } from 'node:readline'\n${body}`)
  return `exec:"${NODE}" "${path}"`
}

const answering = (answer: string) =>
  script(`for await (const line of createInterface({ input: process.stdin })) {
    const ask = JSON.parse(line)
    ${answer}
  }`)

function play(name: string, patience?: number) {
  const mishaps: Mishap[] = []
  const program = programOf(name, patience)
  const bot = guarded(program, { fallback: mate, onMishap: (mishap) => mishaps.push(mishap) })
  const played = playGame(haendler, { ...defaults(haendler) }, 2, 'foreign', [random, bot])
  program.close()
  return { mishaps, played }
}

test('a program plays a whole game', () => {
  const { mishaps, played } = play(answering('console.log(JSON.stringify({ id: ask.id, choice: 0 }))'))
  expect(mishaps).toEqual([])
  expect(played.outcome[0].place).toBe(1)
})

test('our own bots speak the protocol, as a program for others', async () => {
  const { mishaps, played } = play(`exec:"${NODE}" "${MAIN}" bot-protocol --bot mate`)
  expect(mishaps).toEqual([])
  expect(played.outcome[0]).toMatchObject({ seat: 1, place: 1 })
  const { out, code } = await windward(freshFolder(), ['bot-protocol'], { input: 'hello\n\n[1]\n' })
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([['error'], ['error']])
})

describe('a program is replaced that', () => {
  test.each([
    ['answers nonsense', answering("console.log('arr')"), /JSON|arr/],
    ['answers another ask', answering('console.log(JSON.stringify({ id: -1, choice: 0 }))'), /answer is to ask -1/],
    ['ends', script('process.exit(1)'), /has ended/],
    ['is not there', 'exec:/no/such/program 2>/dev/null', /has ended/],
  ])('%s, and is soon asked no more', (_, name, detail) => {
    const { mishaps, played } = play(name)
    expect(mishaps.slice(0, 3).map(({ fault }) => fault)).toEqual(['threw', 'threw', 'threw'])
    expect(mishaps[0].detail).toMatch(detail)
    expect(mishaps.at(-1)?.detail).toMatch(/asked no more/)
    expect(played.outcome[0]).toMatchObject({ seat: 1, place: 1 })
  })

  test('answers what is not offered', () => {
    const { mishaps } = play(answering("console.log(JSON.stringify({ id: ask.id, action: { type: 'sink' } }))"))
    expect(new Set(mishaps.map(({ fault }) => fault))).toEqual(new Set(['notOffered']))
  })

  test('never answers', () => {
    const { mishaps, played } = play(answering(''), 300)
    expect(mishaps[0].detail).toMatch(/no answer within 300 ms/)
    expect(played.outcome[0].place).toBe(1)
  })
})

const FIRST = 'console.log(JSON.stringify({ id: ask.id, choice: 0 }))'

describe('a program sits wherever a bot can be named', () => {
  test('in a simulation, the same for any number of workers', async () => {
    const home = freshFolder()
    const args = ['simulate', 'haendler', '--games', '6', '--seed', 's', '--json', '--bots', `${answering(FIRST)},mate`]
    const [one, two] = await Promise.all(['1', '2'].map((n) => windward(home, [...args, '--workers', n])))
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' })
    const [first, second] = [JSON.parse(one.out), JSON.parse(two.out)]
    expect(first).toMatchObject({ games: 6, mishaps: 0 })
    expect([second.wins, second.actions]).toEqual([first.wins, first.actions])
  })

  test('in a simulation, where its mishaps are counted', async () => {
    const args = ['simulate', 'haendler', '--games', '2', '--json', '--bots', `${script('process.exit(1)')},random`]
    const { out, code } = await windward(freshFolder(), args)
    expect(code).toBe(0)
    expect(JSON.parse(out).mishaps).toBeGreaterThan(5)
  })

  test('in a record, which does not tell its command', async () => {
    const args = ['record', 'haendler', '--seed', '1', '--out', '-', '--bots', `${answering(FIRST)},random`]
    const { out, err, code } = await windward(freshFolder(), args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out).players).toEqual(['bot exec', 'bot random'])
    expect(out).not.toContain('bot.mjs')
  })

  test('in a record, where whoever watches is told that it failed', async () => {
    const args = [
      'record',
      'haendler',
      '--seed',
      '1',
      '--out',
      '-',
      '--bots',
      `random,${answering("console.log('arr')")}`,
    ]
    const { out, err, code } = await windward(freshFolder(), args)
    expect(code).toBe(0)
    expect(err).toMatch(/failed to answer .*; another took its place/)
    expect(JSON.parse(out).moves.length).toBeGreaterThan(10)
  })

  test('in a game at the terminal, which goes on only when it is named again', async () => {
    const home = freshFolder()
    const program = answering(FIRST)
    const begun = await windward(home, ['play', 'haendler', '--seed', '5', '--bots', program], { input: '1\n2\n1\n' })
    expect(begun).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Bot 2 (exec:') })
    const unnamed = await windward(home, ['play', '--resume'])
    expect(unnamed).toMatchObject({ code: 2, err: expect.stringMatching(/name each again, with --bots exec:COMMAND/) })
    const ours = await windward(home, ['play', '--resume', '--bots', 'mate'])
    expect(ours).toMatchObject({ code: 2, err: expect.stringMatching(/name each again/) })
    const resumed = await windward(home, ['play', '--resume', '--bots', program], { input: '1\n1\n' })
    expect(resumed).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Bot 2 (exec:') })
    expect(resumed.out).not.toContain('failed to answer')
  })
})

test.each([haendler.id, karibik.id])('the example in Python beats random play in %s', async (game) => {
  const args = ['arena', game, '--bots', `exec:python3 "${EXAMPLE}",random`, '--games', '6', '--workers', '1', '--json']
  const { out, err, code } = await windward(freshFolder(), args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [example] = JSON.parse(out).standings
  expect(example.mishaps).toBe(0)
  expect(example.share).toBeGreaterThan(0.5)
})

test('the example in Python plays a game that is written down and can be verified', async () => {
  const home = freshFolder()
  const path = join(home, 'game.json')
  const args = ['record', 'karibik', '--seed', '1', '--out', path, '--bots', `exec:python3 "${EXAMPLE}",mate`]
  expect(await windward(home, args)).toMatchObject({ code: 0, err: '' })
  expect(await windward(home, ['verify', path])).toMatchObject({ code: 0 })
})
