import { stripVTControlCharacters } from 'node:util'
import { Chance } from '@windward/core/chance.ts'
import { isSpace, owed, sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { havensOf } from '@windward/games/karibik/board.ts'
import { given } from '@windward/games/karibik/given.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { Action, Card, Options } from '@windward/games/karibik/vocabulary.ts'
import { speech } from '@windward/games/karibik/words/index.ts'
import { describe, expect, test } from 'vitest'
import { paint } from '../look.ts'
import { withColours } from '../testing.ts'
import { karibikLayout, table } from './karibik.ts'

withColours()

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const names = (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dora'][seat]
const say = speech('en')
const INVERSE = new RegExp(`(?<=${String.fromCharCode(27)}\\[7m)[^${String.fromCharCode(27)}]+`, 'g')

const plain = stripVTControlCharacters
const painted = (s: Parameters<typeof karibik.view>[0], seat = 0) => table(karibik.view(s, seat), say, names, 80)
const show = (s: Parameters<typeof karibik.view>[0], seat: number | undefined, width = 80) =>
  plain(table(karibik.view(s, seat), say, names, width))
/** The lines of the chart alone. */
const chart = (text: string) => text.slice(text.indexOf('\n\n'), text.indexOf('A:34 ship'))

describe('the table', () => {
  test('shows every sea space on the chart once, whatever lies there', () => {
    for (const width of [80, 100, 120]) {
      for (let game = 0; game < 20; game++) {
        const s = somewhere(`chart ${game}`, 4, 20 * game)
        const numbers =
          chart(show(s, 0, width))
            .match(/(?<![\d$+⌂])\d+/g)
            ?.map(Number) ?? []
        expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, i) => i + 1))
      }
    }
  })

  test('keeps to the width of the terminal in every language', () => {
    for (const language of LANGUAGES) {
      for (const width of [80, 100]) {
        for (let game = 0; game < 10; game++) {
          const s = somewhere(`width ${game}`, 4, 31 * game)
          for (const line of plain(table(karibik.view(s, 0), speech(language), names, width)).split('\n')) {
            expect(line.length, line).toBeLessThanOrEqual(width)
          }
        }
      }
    }
  })

  test('shows ships with their cargo, cities with their chests and havens with their players', () => {
    const text = show(given({ ships: { arriba: [10, 'cumana'], bravo: 5 }, ashore: ['nassau'] }).s, 0)
    expect(chart(text)).toContain('A+7:10⌂1')
    expect(chart(text)).toContain('B:5°')
    expect(chart(text)).toContain(' 1$7')
    expect(chart(text)).toContain('17⌂2')
    expect(text).toMatch(/A Arriba +10 San Salvador +Cumaná 7,000 +⌂ 0 5/)
    expect(text).toMatch(/Nassau 7,000 \(1\)/)
  })

  test('marks where the ship that is moved can sail next, around other ships', () => {
    const table = given({ ships: { arriba: 4, bravo: 3 }, ashore: ['havana'] }).bribe(A, B)
    const text = show(table.s, 0)
    for (const next of ['[5$8]', '[6]', '[13]']) expect(chart(text)).toContain(next)
    expect(chart(text)).toContain('B:3')
    expect(chart(text)).not.toContain('[3]')
    expect(text).toContain('Anna moves the Arriba: 5 spaces left')
    expect(text).toMatch(/5 Havana Roads \$8 +→ 6 13/)
  })

  test('shows who has confirmed, and bribes only to those who may see them', () => {
    const { s } = given().does(0, { type: 'allocate', bribes: [4, 5, 3, 2, 1, -1] })
    expect(show(s, 1)).toMatch(/Anna.*confirmed/)
    expect(show(s, 1)).toMatch(/Ben.*deciding/)
    expect(show(s, 0)).toContain('A:4 B:5 C:3 D:2 E:1 F:thief  tie-breaker 0')
    const tie = given({ colours: ['red', 'blue', 'green'] })
      .bribe(A, A, B)
      .does(1, { type: 'commit' })
    expect(show(tie.s, 0)).toMatch(/Anna.*deciding\n/)
    expect(show(tie.s, 0)).toMatch(/Ben.*confirmed\n/)
    expect(show(tie.s, 0)).toMatch(/Cleo.*15 90\n/)
    for (const seat of [1, undefined]) expect(show(s, seat)).not.toMatch(/B:5 C:3|tie-breaker/)
  })
})

function somewhere(seed: string, seats: number, actions: number, options: Partial<Options> = {}) {
  const [rng, policy] = [new Chance(seed), new Chance(`${seed} policy`)]
  const s = karibik.setup({ ...defaults(karibik), ...options }, seats, rng)
  for (let i = 0; i < actions; i++) {
    const [question] = owed(karibik.questions(s))
    if (question === undefined) break
    karibik.apply(s, question.seat, sample(karibik.actions(s, question.seat), policy), rng)
  }
  return s
}

describe('on the chart', () => {
  test('the ship that is moved stands out, and nothing else does', () => {
    const moving = given({ ships: { arriba: [4, 'havana'] } }).bribe(A, B)
    expect(painted(moving.s).match(INVERSE)).toEqual(['A+8:4'])
  })

  test('nothing stands out while no ship is moved', () => {
    const { s } = given({ ships: { arriba: 4 }, ashore: ['nassau'] })
    expect(painted(s).match(INVERSE)).toBeNull()
    const tie = given({ colours: ['red', 'blue'] }).bribe(A, A)
    expect(tie.s.step.at).toBe('tie')
    expect(painted(tie.s).match(INVERSE)).toBeNull()
  })

  test('chests are yellow, havens have the colour of their player, empty sea is dim and next steps are bold', () => {
    const { s } = given({ colours: ['red', 'blue'], ships: { arriba: 4, bravo: 3 }, ashore: ['havana'] }).bribe(A, B)
    const text = painted(s)
    expect(text).toContain(paint.yellow('[5$8]'))
    expect(text).toContain(paint.bold('[6]'))
    expect(text).toContain(paint.dim('2'))
    for (const haven of havensOf('red')) expect(text).toContain(paint.red(`${haven}⌂1`))
    for (const haven of havensOf('blue')) expect(text).toContain(paint.blue(`${haven}⌂2`))
  })
})

test('the hint names the chests and havens that the ship can still come to', () => {
  const table = given({ colours: ['red', 'blue'], ships: { arriba: 4, bravo: 3 }, ashore: ['havana'] })
  const hint = () => karibikLayout.hint?.(karibik.view(table.s, 0), say)
  expect(hint()).toBeUndefined()
  table.bribe([1, 5, 4, 3, 2, 0], [0, 5, 4, 3, 2, 1])
  expect(hint()).toBe('Chests and havens within reach, with the steps to them: 5 Havana Roads $8: 1')
  table.does(0, { type: 'sail', to: 6 })
  expect(hint()).toBe('Chests and havens within reach, with the steps to them: –')
})

describe('what is typed', () => {
  const bribing = karibik.view(given().s, 0)
  const moving = karibik.view(given().bribe(A, B).s, 0)

  test('for an action is read as that action, and never is a key of the terminal', () => {
    const types = new Set<string>()
    for (let game = 0; game < 120; game++) {
      const s = somewhere(`typed ${game}`, 2 + (game % 3), 5 * game, { handOver: true, delivery: 'adjacent' })
      for (const { seat } of owed(karibik.questions(s))) {
        const choices = karibik.actions(s, seat)
        for (const action of isSpace(choices) ? [sample(choices, new Chance('typed'))] : choices) {
          const entry = karibikLayout.composer?.write(action) ?? ''
          expect(karibikLayout.composer?.read(entry, karibik.view(s, seat))).toEqual(action)
          expect(['', 'u', 'h', 'l', 'q', '?']).not.toContain(entry)
          types.add(action.type)
        }
      }
    }
    expect(types.size).toBe(12)
  })

  test('is a number for a space and for nothing else', () => {
    for (const type of ['capture', 'finish', 'commit', 'withhold', 'endNow', 'playOn'])
      expect(karibikLayout.composer?.write({ type })).toMatch(/^[a-z]$/)
    const sail: Action = { type: 'sail', to: 23 }
    expect(karibikLayout.composer?.write(sail)).toBe('23')
    expect(karibikLayout.composer?.read('23', moving)).toEqual(sail)
  })

  test('for bribes is six cards, with or without anything between them; the thief is t or -1', () => {
    for (const text of ['5 3 0 t 4 2', '530t42', '5,3,0,T,4,2', '5 3 0 -1 4 2'])
      expect(read(text)).toEqual({ type: 'allocate', bribes: [5, 3, 0, -1, 4, 2] })
  })

  test('for bribes against the rules is understood too, so that the rule can be told', () => {
    expect(read('53042')).toEqual({ type: 'allocate', bribes: [5, 3, 0, 4, 2] })
    expect(read('5 5 5 5 5 9')).toEqual({ type: 'allocate', bribes: [5, 5, 5, 5, 5, 9] })
    for (const text of ['', 'hello', '5 3 0 t 4 -2']) expect(read(text)).toBeUndefined()
  })

  function read(text: string) {
    return karibikLayout.composer?.read(text, bribing)
  }
})
