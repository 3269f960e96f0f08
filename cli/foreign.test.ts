import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bot } from '@windward/bots/contract.ts'
import { guarded, type Mishap } from '@windward/bots/guard.ts'
import { botNamed } from '@windward/bots/index.ts'
import { random } from '@windward/bots/random.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { describe, expect, test } from 'vitest'
import { programOf } from './foreign.ts'
import { freshFolder, MAIN, NODE, windward } from './testing.ts'

const mate = botNamed('mate') as Bot
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

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython).each([haendler.id, karibik.id])(
  'the example in Python beats random play in %s',
  async (game) => {
    const args = [
      'arena',
      game,
      '--bots',
      `exec:python3 "${EXAMPLE}",random`,
      '--games',
      '6',
      '--workers',
      '1',
      '--json',
    ]
    const { out, err, code } = await windward(freshFolder(), args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [example] = JSON.parse(out).standings
    expect(example.mishaps).toBe(0)
    expect(example.share).toBeGreaterThan(0.5)
  },
)
