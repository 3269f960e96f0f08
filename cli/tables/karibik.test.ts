import { Chance } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { given } from '@windward/games/karibik/given.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { Card } from '@windward/games/karibik/vocabulary.ts'
import { speech } from '@windward/games/karibik/words/index.ts'
import { describe, expect, test } from 'vitest'
import { karibikTable, table } from './karibik.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const names = (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dora'][seat]
const say = speech('en')

const plain = (text: string) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')
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
    const { s } = given().play(0, { type: 'allocate', bribes: [4, 5, 3, 2, 1, -1] })
    expect(show(s, 1)).toMatch(/Anna.*confirmed/)
    expect(show(s, 1)).toMatch(/Ben.*deciding/)
    expect(show(s, 0)).toContain('A:4 B:5 C:3 D:2 E:1 F:thief  tie-breaker 0')
    const tie = given({ colours: ['red', 'blue', 'green'] })
      .bribe(A, A, B)
      .play(1, { type: 'commit' })
    expect(show(tie.s, 0)).toMatch(/Anna.*deciding\n/)
    expect(show(tie.s, 0)).toMatch(/Ben.*confirmed\n/)
    expect(show(tie.s, 0)).toMatch(/Cleo.*15 90\n/)
    for (const seat of [1, undefined]) expect(show(s, seat)).not.toMatch(/B:5 C:3|tie-breaker/)
  })
})

function somewhere(seed: string, seats: number, actions: number) {
  const [rng, policy] = [new Chance(seed), new Chance(`${seed} policy`)]
  const s = karibik.setup(defaults(karibik), seats, rng)
  for (let i = 0; i < actions; i++) {
    const [question] = owed(karibik.questions(s))
    if (question === undefined) break
    karibik.apply(s, question.seat, sample(karibik.actions(s, question.seat), policy), rng)
  }
  return s
}

describe('bribes as they are written', () => {
  const read = (text: string) => karibikTable.entry?.read(text)

  test('six cards, with or without anything between them; the thief is t or -1', () => {
    for (const text of ['5 3 0 t 4 2', '530t42', '5,3,0,T,4,2', '5 3 0 -1 4 2']) {
      expect(read(text)).toEqual({ type: 'allocate', bribes: [5, 3, 0, -1, 4, 2] })
    }
  })

  test('anything else is not understood', () => {
    for (const text of ['', '53042', '5 3 0 t 4 2 1', '5 3 0 t 4 9', 'hello', '5 3 0 t 4 -2'])
      expect(read(text)).toBeUndefined()
  })
})
