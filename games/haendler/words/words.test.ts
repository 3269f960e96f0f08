import { Chance } from '@windward/core/chance.ts'
import { list } from '@windward/core/choices.ts'
import { hears, Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { haendler } from '../index.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { speech, WORDS } from './index.ts'

wordsAreWhole(WORDS, test)

describe('everything the engine says has words', () => {
  const names = (seat: number) => `Seat ${seat}`

  for (const language of LANGUAGES) {
    test(`in ${language}: questions, actions and events of whole games leave no gap`, () => {
      const speak = speech(language)
      const spoken = new Set<string>()
      for (let game = 0; game < 12; game++) {
        const rng = new Chance(`words ${game}`)
        const match = new Match(haendler, { options: defaults(haendler), seats: 3, seed: rng.seed, salt: '' })
        while (match.questions().length > 0) {
          const [question] = match.questions()
          const view = match.view(question.seat)
          spoken.add(speak.question(question, view, names))
          const actions = list(match.actions(question.seat))
          for (const action of actions) spoken.add(speak.action(action, view, names))
          const answer = match.submit(question.seat, actions[rng.int(actions.length)])
          if (!answer.ok) throw new Error('refused')
          for (const told of answer.events) {
            if (hears(told, undefined)) spoken.add(speak.event(told.event, match.view(undefined), names))
          }
        }
      }
      expect(spoken.size).toBeGreaterThan(300)
      for (const sentence of spoken) expect(sentence).not.toMatch(/undefined|\{|\}|NaN/)
    })

    test(`in ${language}: every refusal is a sentence, and options have names`, () => {
      const speak = speech(language)
      const match = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'x', salt: '' })
      const params = { seat: 1, price: 4, fee: 1, coins: 2 }
      for (const code of REFUSALS) {
        expect(speak.refusal({ code, params }, match.view(0), names)).toMatch(/[.]$/)
      }
      for (const [key, values] of Object.entries(haendler.options)) {
        expect(speak.option(key)).not.toBe('')
        for (const value of values) expect(speak.optionValue(key, value)).not.toBe('')
      }
      for (const text of [speak.title, speak.pitch, speak.provenance, speak.source('persons')])
        expect(text).not.toBe('')
    })
  }

  test('one coin is a coin and two are coins', () => {
    const view = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'x', salt: '' }).view(0)
    const gain = (coins: number) => ({ type: 'coinsGained', seat: 0, coins, why: 'loot' }) as const
    expect(speech('en').event(gain(1), view, names)).toBe('Seat 0 gains 1 coin')
    expect(speech('en').event(gain(2), view, names)).toBe('Seat 0 gains 2 coins')
    expect(speech('it').event(gain(1), view, names)).toBe('Seat 0 riceve 1 moneta')
    expect(speech('de').event(gain(2), view, names)).toBe('Seat 0 erhält 2 Münzen')
  })
})
