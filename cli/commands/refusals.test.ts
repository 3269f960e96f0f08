import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { freshFolder, windward } from '../testing.ts'

const home = freshFolder()
const run = (...args: readonly string[]) => windward(home, args)

const WRONG: readonly (readonly [readonly string[], RegExp])[] = [
  [['sail'], /There is no command “sail”\./],
  [['simulate'], /The argument “game” is missing\./],
  [['simulate', 'chess'], /no game “chess”.*haendler/],
  [['simulate', 'haendler', '--fast'], /There is no option --fast\./],
  [['simulate', 'haendler', '--seats', '5'], /2 to 4 players, not 5/],
  [['simulate', 'haendler', '--seats', 'two'], /“two” is not a whole number from 1 to 99\./],
  [['simulate', 'haendler', '--games', '0'], /whole number from 1/],
  [['simulate', 'haendler', '--games', '1e3'], /whole number from 1/],
  [['simulate', 'haendler', '--workers', '-1'], /“-1” is not a whole number|lacks its value/],
  [['simulate', 'haendler', '--seed', ''], /text of 1 to 200 characters/],
  [['simulate', 'haendler', '--bots', 'genius'], /no bot “genius”.*random/],
  [['simulate', 'haendler', '--bots', 'random,,random'], /names with commas/],
  [['simulate', 'haendler', '--seats', '4', '--bots', 'random,random'], /4 seats and 2 bots/],
  [['simulate', 'haendler', '--options', 'deck'], /must be like deck=portRoyal/],
  [['simulate', 'haendler', '--options', 'deck=gold'], /deck of haendler cannot be “gold”, only: reconstructionA/],
  [['simulate', 'haendler', '--options', 'wind=west'], /no option “wind”.*deck, jester/],
  [['simulate', 'haendler', '--nats', 'nats://127.0.0.1', '--workers', '2'], /which have --workers of their own/],
  [['simulate', 'haendler', '--nats', 'nats://127.0.0.1', '--bots', 'exec:cat'], /exec:cat cannot be spread/],
  [['arena', 'haendler', '--nats', 'nats://127.0.0.1', '--bots', 'mate,exec:cat'], /exec:cat cannot be spread/],
  [['worker'], /The option --nats <url> is missing\./],
  [['worker', '--nats', 'nats://127.0.0.1', '--bots', '2'], /There is no option --bots\./],
  [['games', 'haendler'], /too many arguments/],
  [['games', '--lang', 'fr'], /cannot be “fr”, only: en, it, de/],
  [['record', 'haendler', '--out', 'x.json'], /The option --seed <text> is missing\./],
  [['record', 'haendler', '--seed', '1'], /The option --out <file> is missing\./],
  [['verify'], /The argument “files” is missing/],
  [['perft', 'haendler', '--seed', '1', '--depth', '0'], /whole number from 1/],
  [['play'], /Which game\?/],
  [['play', 'haendler', '--bots', 'random,random,random'], /3 bots for 2 seats/],
  [['play', 'haendler', '--names', 'Anna,Bruno'], /2 names for 1 person/],
  [['play', 'haendler', '--bots', 'none', '--names', 'Anna,Anna'], /same name/],
  [['play', 'haendler', '--names', 'bot random'], /does not begin with “bot ”/],
  [['play', '--resume', 'nothing'], /No game is saved as “nothing”/],
  [['play', '--resume', 'no/such/file.json'], /does not exist/],
  [['play', 'haendler', '--resume'], /leave its name out/],
  [['play', '--resume', '--seed', '1'], /--seed is fixed in a saved game/],
]

describe('what is asked wrongly is refused in a sentence with exit code 2', () => {
  test.concurrent.for(WRONG)('%s', async ([args, sentence]) => {
    const { code, out, err } = await run(...args)
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/\n {4}at /)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  test.concurrent.for(WRONG.filter(([args]) => !args.includes('--lang')))('%s, in three languages', async ([args]) => {
    const said = await Promise.all(LANGUAGES.map((lang) => run(...args, '--lang', lang)))
    for (const { code, err } of said) {
      expect(code).toBe(2)
      expect(err).not.toMatch(/undefined|[{}]/)
    }
    expect(new Set(said.map(({ err }) => err.split('\n')[0])).size).toBe(LANGUAGES.length)
  })
})

test('files that cannot be used are named in three languages', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'bytes'), Buffer.from([0xff, 0xfe, 0x00]))
  const files = ['none', '.', 'bytes'].map((name) => join(folder, name))
  const said = await Promise.all(LANGUAGES.map((lang) => run('verify', ...files, '--lang', lang)))
  expect(said.map(({ code }) => code)).toEqual([1, 1, 1])
  const lines = said.map(({ err }) => err.trim().split('\n'))
  expect(lines[0]).toEqual([
    `${files[0]} does not exist.`,
    `${files[1]} is a directory, not a record.`,
    `${files[2]} is not text, so it is not a record.`,
  ])
  expect(new Set(lines.flat()).size).toBe(9)
})

test('a store is copied, or it is said why not, in three languages', async () => {
  const missing = join(freshFolder(), 'none.db')
  const said = await Promise.all(
    LANGUAGES.map((lang) => run('backup', `${missing}.copy`, '--store', missing, '--lang', lang)),
  )
  expect(said.map(({ code, err }) => [code, err.trim()])).toEqual([
    [1, `There is no ${missing}.`],
    [1, `${missing} non c’è.`],
    [1, `${missing} gibt es nicht.`],
  ])
})

test('where NATS cannot be reached it is said in three languages', async () => {
  const nobody = ['--nats', 'nats://anne:secret@127.0.0.1:1']
  for (const command of [['worker'], ['simulate', 'haendler'], ['arena', 'haendler', '--bots', 'mate,random']]) {
    const said = await Promise.all(LANGUAGES.map((lang) => run(...command, ...nobody, '--lang', lang)))
    expect(said.map(({ code, out }) => [code, out])).toEqual(LANGUAGES.map(() => [1, '']))
    expect(new Set(said.map(({ err }) => err)).size).toBe(3)
    expect(said[0].err).toMatch(/^NATS cannot be reached at 127\.0\.0\.1:1 \(.+\)\.\n$/)
  }
})

test('an unknown command brings the one that may be meant', async () => {
  const { err } = await run('pley', '--lang', 'de')
  expect(err).toBe(
    'Einen Befehl „pley“ gibt es nicht. Meintest du play?\n' +
      'windward --help zählt die Befehle auf; windward BEFEHL --help erklärt einen.\n',
  )
})
