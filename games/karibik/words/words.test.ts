import { Chance } from '@windward/core/chance.ts'
import { list, owed, sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { CITY_SPECS, SPACES } from '../components.ts'
import { karibik } from '../index.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { CITIES, END_REASONS } from '../vocabulary.ts'
import { en, type GameKey } from './en.ts'
import { CATALOGUES, speech } from './index.ts'
import { SEAS } from './seas.ts'

const KEYS = Object.keys(en) as GameKey[]
const names = (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dora'][seat]

wordsAreWhole(CATALOGUES, test)

describe('the catalogues', () => {
  for (const language of LANGUAGES) {
    test(`${language} has a name for every sea space, none twice`, () => {
      expect(SEAS[language]).toHaveLength(SPACES.length)
      expect(new Set(SEAS[language]).size).toBe(SPACES.length)
    })

    test(`${language} has words for every reason and ending`, () => {
      for (const code of REFUSALS) expect(CATALOGUES[language]).toHaveProperty([`refusal.${code}`])
      for (const why of END_REASONS) expect(CATALOGUES[language]).toHaveProperty([`event.ended.${why}`])
    })
  }

  test('the languages differ where they should', () => {
    for (const key of KEYS.filter((k) => k.startsWith('action.') || k.startsWith('refusal.'))) {
      expect(new Set(LANGUAGES.map((language) => CATALOGUES[language][key])).size, key).toBe(3)
    }
  })

  test('English city names are those of the components', () => {
    for (const city of CITIES) expect(speech('en').city(city)).toBe(CITY_SPECS[city].name)
  })
})

describe('a whole game in words', () => {
  for (const language of LANGUAGES) {
    test(`everything asked, offered, told and refused can be said in ${language}`, () => {
      const say = speech(language)
      const said = new Set<string>()
      for (const [seed, seats] of [
        ['a', 2],
        ['b', 3],
        ['c', 4],
      ] as const) {
        const [rng, policy] = [new Chance(seed), new Chance(`${seed} policy`)]
        const options = { ...defaults(karibik), handOver: true }
        const s = karibik.setup(options, seats, rng)
        for (;;) {
          const [question] = owed(karibik.questions(s))
          if (question === undefined) break
          const view = karibik.view(s, question.seat)
          said.add(say.question(question, view, names))
          const choices = karibik.actions(s, question.seat)
          const action = sample(choices, policy)
          for (const one of question.ask === 'allocate' ? [action] : list(choices))
            said.add(say.action(one, view, names))
          const refusal = karibik.whyNot(s, question.seat, { type: 'sail', to: 1 + policy.int(90) })
          said.add(say.refusal(refusal, view, names))
          karibik.apply(s, question.seat, action, rng, (event) => said.add(say.event(event, view, names)))
        }
        for (const { sources } of karibik.outcome(s) ?? []) for (const { why } of sources) said.add(say.source(why))
      }
      expect(said.size).toBeGreaterThan(500)
      for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\{|\}|^$/)
    })
  }
})

test('whoever would pay an opponent is asked once, and nobody for a haven of his own', () => {
  const say = speech('en')
  const s = karibik.setup({ ...defaults(karibik), colours: 'seated' }, 2, new Chance('words'))
  s.ships.arriba = { at: 17, cargo: 'havana' }
  s.step = { at: 'moving', ship: 'arriba', seat: 0, left: 2, past: [] }
  expect(say.doubt?.({ type: 'deliver', to: 17 }, karibik.view(s, 0), names)).toBe(
    '8,000 for Ben, not for you. If you mean it, choose it once more.',
  )
  s.ships.arriba.at = 10
  expect(say.doubt?.({ type: 'deliver', to: 10 }, karibik.view(s, 0), names)).toBeUndefined()
  expect(say.doubt?.({ type: 'finish' }, karibik.view(s, 0), names)).toBeUndefined()
})

test('what is said at the table reads like this', () => {
  const say = speech('en')
  const s = karibik.setup({ ...defaults(karibik), colours: 'seated' }, 2, new Chance('words'))
  s.ships.arriba = { at: 14, cargo: 'havana' }
  s.step = { at: 'moving', ship: 'arriba', seat: 0, left: 2, past: [] }
  const view = karibik.view(s, 0)
  expect(say.question({ seat: 0, ask: 'move', ship: 'arriba' }, view, names)).toBe(
    'The Arriba is yours: 2 spaces left. What do you do?',
  )
  expect(say.action({ type: 'sail', to: 10 }, view, names)).toBe('Sail to 10 San Salvador, your haven')
  const won = { type: 'won', seat: 1, ship: 'bravo', bid: 5, thieves: 1, movement: 4 } as const
  expect(say.event(won, view, names)).toBe('Ben wins the Bravo: 5 less 1 thief, movement 4.')
  expect(say.refusal({ code: 'spaceOccupied', params: { space: 10, ship: 'evita' } }, view, names)).toBe(
    'Only one ship may lie in a space: the Evita lies in 10 San Salvador.',
  )
  expect(speech('de').event(won, view, names)).toBe('Ben gewinnt die Bravo: 5 weniger 1 Dieb, Bewegung 4.')
  expect(speech('it').event(won, view, names)).toBe('Ben ottiene la Bravo: 5 meno 1 ladro, movimento 4.')
})

describe('one word for one thing', () => {
  const sentences = (language: 'it' | 'de') => Object.values<string>(CATALOGUES[language])

  test('in German a chest is a Schatzkiste and a haven a Schlupfwinkel', () => {
    for (const sentence of sentences('de')) expect(sentence).not.toMatch(/\bTruhe|\bKiste|Versteck|sichere[rn]? H/)
  })

  test('in Italian a round is a round, and a city is plundered', () => {
    for (const sentence of sentences('it')) expect(sentence).not.toMatch(/\bturn[oi]\b|[Cc]attur/)
  })

  test('in Italian names are joined with what stands before them, and thousands have a point', () => {
    const say = speech('it')
    const s = karibik.setup({ ...defaults(karibik), colours: 'seated' }, 2, new Chance('words'))
    const view = karibik.view(s, 0)
    const stolen = { type: 'stolen', seat: 1, ship: 'arriba', from: 'evita', chest: 'havana' } as const
    expect(say.event(stolen, view, names)).toBe('Ben ruba all’Evita il forziere dell’Avana con l’Arriba.')
    expect(say.refusal({ code: 'cityIsEmpty', params: { city: 'havana' } }, view, names)).toBe(
      'All’Avana non c’è nessun forziere da prendere.',
    )
    const captured = { type: 'captured', seat: 0, ship: 'bravo', chest: 'havana', doubloons: 2000 } as const
    expect(say.event(captured, view, names)).toBe('Anna saccheggia L’Avana con la Bravo: 2.000 dobloni.')
    expect(say.event({ ...stolen, chest: 'martinique' }, view, names)).toBe(
      'Ben ruba all’Evita il forziere della Martinica con l’Arriba.',
    )
  })
})
