import { Chance } from '@windward/core/chance.ts'
import { list } from '@windward/core/choices.ts'
import { hears, Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { haendler } from '../index.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { CATALOGUES, speech } from './index.ts'

wordsAreWhole(CATALOGUES, test)

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

    test(`in ${language}: every refusal is a sentence`, () => {
      const speak = speech(language)
      const match = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'x', salt: '' })
      const params = { seat: 1, price: 4, fee: 1, coins: 2 }
      for (const code of REFUSALS) {
        expect(speak.refusal({ code, params }, match.view(0), names)).toMatch(/[.]$/)
      }
      expect(speak.source('persons')).not.toBe('')
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

describe('texts follow the table', () => {
  const names = (seat: number) => ['Anna', 'Ben'][seat]
  const matchOf = (deck: 'reconstructionA' | 'portRoyal') =>
    new Match(haendler, { options: { ...defaults(haendler), deck }, seats: 2, seed: 'texts', salt: '' })

  test('a Jester of Port Royal is paid at an empty harbor in another player’s turn only', () => {
    const jester = { kind: 'person', role: 'jester', cost: 5, influence: 1 } as const
    const { skill } = speech('en')
    expect(skill(jester, matchOf('reconstructionA').view(0))).toBe(
      '1 coin after a bust, or when your step begins at an empty harbor',
    )
    expect(skill(jester, matchOf('portRoyal').view(0))).toBe(
      '1 coin after a bust, or when your step begins at an empty harbor in another player’s turn',
    )
    expect(skill(jester)).toContain('(in Port Royal: ')
  })

  test('before the first card one is asked to reveal, not whether to stop', () => {
    const match = matchOf('reconstructionA')
    const [question] = match.questions()
    const asked = () => LANGUAGES.map((language) => speech(language).question(question, match.view(0), () => 'Anna'))
    expect(asked()).toEqual([
      'Anna: reveal the first card.',
      'Anna: gira la prima carta.',
      'Anna: Deck die erste Karte auf.',
    ])
  })

  test('turn 1 is told with the first card, and who begins', () => {
    const match = matchOf('reconstructionA')
    const [{ seat }] = match.questions()
    const answer = match.submit(seat, { type: 'reveal' })
    if (!answer.ok) throw new Error('refused')
    const lines = LANGUAGES.map((language) => speech(language).event(answer.events[0].event, match.view(0), names))
    const who = names(seat)
    expect(lines).toEqual([`— Turn 1: ${who} begins —`, `— Turno 1: comincia ${who} —`, `— Zug 1: ${who} beginnt —`])
  })

  test('the end says that nobody wins without an expedition, where one is needed', () => {
    const ends = (needs: string) =>
      LANGUAGES.map((language) => speech(language).say('rules.end', { target: 10, needs }))
    const lines = [
      /nobody wins without an expedition/,
      /senza una spedizione nessuno vince/,
      /ohne Expedition gewinnt niemand/,
    ]
    for (const [i, line] of lines.entries()) {
      expect(ends('yes')[i]).toMatch(line)
      expect(ends('no')[i]).not.toMatch(line)
    }
  })

  test('the tax names the coin for the strongest, and for the least influence where there are such cards', () => {
    const tax = (taxes: string) => speech('en').say('rules.tax', { threshold: 12, taxes })
    expect(tax('one')).toBe(
      'Tax increase: whoever has 12 or more coins loses half of them; then the strongest gain 1 coin.',
    )
    expect(tax('both')).toContain('or on some cards those with the least influence.')
  })

  test('in German one trades with ships and hires persons: Handeln & Anheuern', () => {
    for (const text of Object.values(CATALOGUES.de)) expect(text).not.toMatch(/\blad(e|en|et)\b|lädt|geladen|entladen/i)
    expect(speech('de').say('action.stop')).toBe('Aufhören: Handeln & Anheuern')
  })
})
