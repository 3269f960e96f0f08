import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OptionValues } from '@windward/core/contract.ts'
import { commitmentOf, Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { type AnyMatch, type GameRecord, parse, recordOf, writeRecord } from '@windward/core/record.ts'
import { revisionOf } from '@windward/games/revisions.ts'
import { describe, expect, test } from 'vitest'
import { ended, freshFolder, start, windward } from '../testing.ts'

/** Enough answers for a whole game; those that are not offered are refused and cost nothing. */
const ANSWERS = Array.from({ length: 1200 }, (_, i) => ['1', '1', '2', '1', '3'][(i * 7 + (i >> 3)) % 5])
const lines = (answers: readonly string[]) => `${answers.join('\n')}\n`
const saves = (home: string) => readdirSync(join(home, 'windward')).filter((file) => file.endsWith('.json'))

function saved(home: string): GameRecord {
  const [file] = saves(home)
  const parsed = parse(readFileSync(join(home, 'windward', file), 'utf8'))
  if (!parsed.ok) throw new Error(`${file} is damaged: ${parsed.fault.code}`)
  return parsed.record
}

describe('a whole game', () => {
  test('is played through a pipe to its end, and can be verified', async () => {
    const home = freshFolder()
    const { code, out, err } = await windward(home, ['play', 'haendler', '--seed', '5'], { input: lines(ANSWERS) })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { seed, salt, commitment } = saved(home)
    expect(out).toContain(`Commitment: ${commitment}`)
    expect(out.indexOf(seed)).toBeGreaterThan(out.indexOf('The game is over.'))
    expect(out).toContain(`Seed: ${seed}\nSalt: ${salt}`)
    expect(commitmentOf(seed, salt)).toBe(commitment)
    expect(out).toMatch(/place +player +Persons +Expeditions +points/)
    const path = /windward verify (.+)/.exec(out)?.[1] ?? ''
    expect(await windward(home, ['verify', path])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Player 1|Bot 2/),
    })
    expect(await windward(home, ['play', '--resume'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no saved game/),
    })
  })

  test('is played by several people in turn, without handing over where nothing is secret', async () => {
    const args = ['play', 'haendler', '--seed', '6', '--seats', '3', '--bots', 'none', '--names', 'Anna,Bruno,Carla']
    const { code, out } = await windward(freshFolder(), args, { input: lines(ANSWERS.slice(0, 60)) })
    expect(code).toBe(0)
    for (const name of ['Anna', 'Bruno', 'Carla']) expect(out).toContain(`${name}: reveal the first card`)
    expect(out).not.toContain('Pass the device')
  })

  test('of Karibik is played through a pipe: bribes are written out, moves have letters', async () => {
    const home = freshFolder()
    const answers = Array.from({ length: 1500 }, (_, i) => ['f', 't', '5 4 t 3 2 1'][i % 3])
    const args = ['play', 'karibik', '--seed', '5']
    const { code, out, err } = await windward(home, args, { input: lines(answers) })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Enter six cards for A to F')
    expect(out).toContain('“f” is not understood here.')
    expect(out).toContain('The game is over.')
    expect(saved(home).moves.filter(([seat]) => seat === 0).length).toBeGreaterThan(20)
  })

  test('of Karibik names a space by its number, and tells which rule a wrong answer breaks', async () => {
    const args = ['play', 'karibik', '--seed', '5', '--bots', 'none', '--names', 'Anna,Bruno']
    const bribes = ['5 5 5 5 5 5', '5 4 3', '5 4 3 2 1 0', '', '0 1 2 3 4 t', '']
    const { out } = await windward(freshFolder(), args, { input: lines([...bribes, '99', '90', '?', 'f', 'q']) })
    expect(out.match(/Each ship gets exactly one of your seven cards, each card at most once\./g)).toHaveLength(2)
    const moving = out.slice(out.indexOf('The Arriba is yours'), out.indexOf('> 99'))
    expect(moving).toMatch(/^ +(\d+) {2}Sail to \1 /m)
    for (const [, entry, words] of moving.matchAll(/^ {1,3}(\S+) {2}(\S.*)$/gm))
      expect(/^\d+$/.test(entry), words).toBe(words.startsWith('Sail to '))
    expect(moving).toMatch(/^ +f {2}Finish with the Arriba$/m)
    expect(out).toMatch(/> 99\nThere is no such space\.\n/)
    expect(out).toMatch(/> 90\nA ship sails to a neighboring space: 90 .* does not touch /)
  })

  test('with secrets is handed over between people, and nobody sees another’s bribes', async () => {
    const args = ['play', 'karibik', '--seed', '5', '--bots', 'none', '--names', 'Anna,Bruno']
    const { out } = await windward(freshFolder(), args, { input: lines(['543210', '', '012345', '']) })
    const [before, after] = out.split('Pass the device to Bruno')
    expect(before).toContain('Anna')
    expect(after.slice(0, after.indexOf('Pass the device'))).not.toContain('A:5 B:4')
  })

  test('between bots alone is told line by line', async () => {
    const { code, out } = await windward(freshFolder(), ['play', 'haendler', '--bots', 'random,random', '--lang', 'it'])
    expect(code).toBe(0)
    expect(out).toMatch(/Bot 1 gira la carta /)
    expect(out).toMatch(/La partita è finita\./)
  })
})

describe('at the prompt', () => {
  const play = (home: string, ...answers: readonly string[]) =>
    windward(home, ['play', 'haendler', '--seed', '21'], { input: lines(answers) })

  test('what is not understood gets a sentence and changes nothing', async () => {
    const home = freshFolder()
    const { code, out } = await play(home, '9', 'hello', '-1', '1.5', '\x1b[31m', '', 'q')
    expect(code).toBe(0)
    expect(out).toContain('There is no choice 9. Enter a number from 1 to 1, or ? for help.')
    for (const given of ['hello', '-1', '1.5']) expect(out).toContain(`“${given}” is not understood`)
    expect(out).toContain('“?[31m” is not understood')
    const mine = saved(home).moves.filter(([seat]) => seat === 0)
    expect(mine).toEqual([])
  })

  test('? shows keys, rules and what is forbidden now; h the chance of a bust; l the log; / finds choices', async () => {
    const { out } = await play(freshFolder(), '?', '1', 'h', 'l', '/REVEAL', '/xyz', 'h', '2', '?', 'q')
    expect(out).toContain('A turn begins with revealing at least one card.')
    expect(out).toContain('The rules in short')
    expect(out).toMatch(/Chance that the next card is a bust: \d+% \(\d+ of \d+\)/)
    expect(out).toMatch(/> l\n(.+\n)*.*Player 1 reveals: /)
    expect(out).toMatch(/> \/REVEAL\n +1 {2}Reveal a card\n/i)
    expect(out).toContain('No choice contains “xyz”.')
    expect(out).toContain('Hints are off.')
    expect(out).toContain('Discovering is over for this turn.')
  })

  test('u takes back no move of another person', async () => {
    const home = freshFolder()
    const args = ['play', 'haendler', '--seed', '21', '--bots', 'none', '--names', 'Anna,Bruno']
    const { out } = await windward(home, args, { input: lines(['1', '2', '1', 'u', 'q']) })
    expect(out).toMatch(/Bruno: [\s\S]*> u\nThe last move cannot be taken back/)
    expect(saved(home).moves).toHaveLength(3)
  })

  test('h is offered only where there is a hint', async () => {
    const { out } = await play(freshFolder(), '1', '2', 'h', 'q')
    expect(out).toMatch(/reveal the first card\.\n[^>]*h hint on/)
    expect(out).toMatch(/choose · u undo · l log · \? help · q quit\n> h\nThere is no hint for this decision\./)
  })

  test('u takes back what revealed nothing, and nothing else', async () => {
    const home = freshFolder()
    const { out } = await play(home, 'u', '1', 'u', '2', 'u', 'q')
    expect(out.match(/cannot be taken back/g)).toHaveLength(2)
    expect(out).toContain('Player 1 takes the last move back.')
    const own = saved(home).moves.filter(([seat]) => seat === 0)
    expect(own.map(([, action]) => (action as { type: string }).type)).toEqual(['reveal'])
  })
})

test.each([
  ['q', ['1', 'q']],
  ['the end of the game', ANSWERS],
])('a session from a pipe that stays open ends with %s', async (_end, answers) => {
  const child = start(freshFolder(), ['play', 'haendler', '--seed', '5'])
  child.stdin?.on('error', () => {})
  child.stdin?.write(lines(answers))
  const code = await Promise.race([ended(child).then(({ code }) => code), wait(20_000, 'still there', { ref: false })])
  child.kill()
  expect(code).toBe(0)
})

describe('a game that was left', () => {
  const args = ['play', 'haendler', '--seed', '5', '--seats', '3']
  const reference = (async () => {
    const home = freshFolder()
    await windward(home, args, { input: lines(ANSWERS) })
    return saved(home).moves
  })()

  test.concurrent.for([
    ['q', [...ANSWERS.slice(0, 40), 'q']],
    ['the end of the input', ANSWERS.slice(0, 40)],
  ] as const)('by %s goes on as if it had not been', async ([, answers]) => {
    const home = freshFolder()
    const left = await windward(home, args, { input: lines(answers) })
    expect(left).toMatchObject({ code: 0, out: expect.stringMatching(/saved\. Go on with: windward play --resume/) })
    const before = saved(home).moves
    const resumed = await windward(home, ['play', '--resume'], { input: lines(ANSWERS.slice(40)) })
    expect(resumed).toMatchObject({ code: 0, out: expect.stringContaining(`goes on after move ${before.length}`) })
    expect(saved(home).moves).toEqual(await reference)
    expect(before).toEqual((await reference).slice(0, before.length))
  })

  test('shows again what had happened, and can still take a move back', async () => {
    const home = freshFolder()
    await windward(home, ['play', 'haendler', '--seed', '21'], { input: lines(['1', '2', 'q']) })
    const { out } = await windward(home, ['play', '--resume'], { input: lines(['u', 'q']) })
    expect(out).toMatch(/Since your last decision\n {2}Player 1 stops/)
    expect(out).toContain('Player 1 takes the last move back.')
  })

  test('of an earlier revision goes on by the rules it began with', async () => {
    const home = freshFolder()
    mkdirSync(join(home, 'windward'))
    const revision = await revisionOf('marauders', 2)
    if (!revision.ok) throw new Error(revision.why)
    const options = defaults<OptionValues>(revision.game)
    const match: AnyMatch = new Match(revision.game, { options, seats: 1, seed: 'then', salt: '' })
    writeFileSync(join(home, 'windward', 'old.json'), writeRecord(recordOf(match, ['Anna'])))
    const { code, err } = await windward(home, ['play', '--resume'], { input: lines(ANSWERS.slice(0, 60)) })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(saved(home)).toMatchObject({ rev: 2 })
    expect(saved(home).moves.length).toBeGreaterThan(20)
    expect(await windward(home, ['verify', join(home, 'windward', 'old.json')])).toMatchObject({ code: 0 })
  })

  test('by force is never half written, and goes on as if it had not been', async () => {
    const home = freshFolder()
    const ones = lines(Array.from({ length: 3000 }, () => '1'))
    const whole = freshFolder()
    await windward(whole, args, { input: ones })
    const child = start(home, args)
    child.stdin?.on('error', () => {})
    child.stdin?.write(ones.slice(0, 160))
    const gone = ended(child)
    const folder = join(home, 'windward')
    for (let looks = 0; looks < 6000; looks++) {
      if (existsSync(folder) && saves(home).length > 0 && saved(home).moves.length > 30) break
      await wait(5)
    }
    child.kill('SIGKILL')
    await gone
    const { moves } = saved(home)
    expect(moves.length).toBeGreaterThan(30)
    expect(await windward(home, ['verify', join(folder, saves(home)[0])])).toMatchObject({ code: 0 })
    await windward(home, ['play', '--resume'], { input: ones })
    expect(saved(home).moves).toEqual(saved(whole).moves)
  })

  test('by an interrupt is saved, with exit code 130', async () => {
    const home = freshFolder()
    const child = start(home, args)
    child.stdin?.write('1\n'.repeat(5))
    let isTold = false
    child.stdout?.on('data', (text) => {
      if (!isTold && String(text).includes('Player 1 reveals')) isTold = child.kill('SIGINT')
    })
    const { code, out, err } = await ended(child)
    expect({ code, err }).toEqual({ code: 130, err: '' })
    expect(out).toMatch(/The game is saved/)
    expect(saved(home).moves.length).toBeGreaterThan(0)
  })

  test('is one of several: they are listed, and each goes on by name or file', async () => {
    const home = freshFolder()
    for (const seed of ['1', '2']) await windward(home, ['play', 'haendler', '--seed', seed], { input: '1\n' })
    writeFileSync(join(home, 'windward', 'broken.json'), '{"windward":1,')
    const listed = await windward(home, ['play', '--resume'])
    expect(listed.code).toBe(0)
    expect(listed.out.match(/haendler-[0-9a-f]{8} +Händler der Karibik +\d+ moves? +Player 1, Bot 2/g)).toHaveLength(2)
    expect(listed.out).toMatch(/broken +damaged/)
    const [name] = /haendler-[0-9a-f]{8}/.exec(listed.out) ?? ['']
    const file = join(home, 'windward', `${name}.json`)
    for (const given of [name, file]) {
      expect(await windward(home, ['play', '--resume', given])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/goes on/),
      })
    }
    const broken = await windward(home, ['play', '--resume', 'broken'])
    expect(broken).toMatchObject({ code: 1, err: expect.stringMatching(/breaks off before its end/) })
  })
})

test('a place where nothing can be saved is named before the game begins', async () => {
  const home = join(freshFolder(), 'file')
  writeFileSync(home, '')
  const { code, out, err } = await windward(home, ['play', 'haendler'], { input: '1\n' })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/Games cannot be saved: .* Set XDG_STATE_HOME/)
})
