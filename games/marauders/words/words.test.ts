import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { CAPTAINS } from '../components/captains.ts'
import { HAPPENINGS } from '../components/events.ts'
import { given } from '../given.ts'
import { marauders } from '../index.ts'
import type { Event } from '../news.ts'
import { view } from '../view.ts'
import { PORTS } from '../vocabulary.ts'
import { type CardKey, cardsEn } from './cards.en.ts'
import { CARDS, CATALOGUES, speech } from './index.ts'

const names = (seat: number) => `Player ${seat}`

wordsAreWhole(CATALOGUES, test)
wordsAreWhole(CARDS, (name, run) => test(`cards: ${name}`, run))

describe.each(LANGUAGES)('in %s', (language) => {
  const words = speech(language)

  test('every question, choice and event of whole games is put into words without a gap', () => {
    for (let n = 0; n < 8; n++) {
      const rng = new Chance(`words ${n}`)
      const policy = new Chance(`policy ${n}`)
      const s = marauders.setup({ glory: 10, events: 34 }, 1 + (n % 4), rng)
      for (;;) {
        const [question] = marauders.questions(s)
        if (question === undefined) break
        const seen = marauders.view(s, question.seat)
        const choices = marauders.actions(s, question.seat)
        const action = sample(choices, policy)
        const told: Event[] = []
        marauders.apply(s, question.seat, action, rng, (event) => void told.push(event))
        const lines = [words.question(question, seen, names), words.action(action, seen, names)]
        for (const line of [...lines, ...told.map((event) => words.event(event, seen, names))]) {
          expect(line).not.toMatch(/undefined|hidden|[{}]|-1/)
          expect(line.length).toBeGreaterThan(1)
        }
      }
    }
  })

  test('captains, zones and events have their rule texts', () => {
    const keys = [
      ...CAPTAINS.map(({ key }) => `captain.${key}`),
      ...PORTS.map((port) => `zone.${port}`),
      ...HAPPENINGS.flatMap((happening) => [`event.${happening}`, `eventText.${happening}`]),
    ]
    for (const key of keys) {
      expect(key in cardsEn).toBe(true)
      expect(words.card(key as CardKey).length).toBeGreaterThan(2)
    }
  })

  test('a refusal that has no words of its own is still answered', () => {
    const s = marauders.setup({ glory: 10, events: 34 }, 1, new Chance('words'))
    const seen = marauders.view(s, 0)
    expect(words.refusal({ code: 'somethingNew' }, seen, names)).toBe(
      words.refusal({ code: 'notOffered' }, seen, names),
    )
    expect(words.refusal({ code: 'war' }, seen, names)).not.toBe(words.refusal({ code: 'notOffered' }, seen, names))
  })
})

test('the languages differ', () => {
  const titles = LANGUAGES.map((language) => speech(language).pitch)
  expect(new Set(titles).size).toBe(3)
})

test('a sentence that begins with a navy has a capital, one that ends with it has not', () => {
  const words = speech('en')
  const s = marauders.setup({ glory: 10, events: 34 }, 1, new Chance('words'))
  const line = (event: Event) => words.event(event, marauders.view(s, 0), () => 'anna')
  expect(line({ type: 'npcMoved', npc: 'dutch', to: 'nassau', cause: 'icon', wind: 'N' })).toBe(
    'The Dutch navy sails to Nassau as the event card points (north).',
  )
  expect(line({ type: 'plundered', seat: 0, from: { npc: 'dutch' } })).toBe('anna plunders the Dutch navy.')
})

test('open water takes its own preposition', () => {
  const { s } = given({ players: [{}] })
  const seen = view(s, 0)
  const sea = LANGUAGES.map((language) => speech(language).action({ type: 'sail', to: 'caribbeanSea' }, seen, names))
  expect(sea).toEqual(['Sail to the Caribbean Sea', 'Naviga verso il Mar dei Caraibi', 'Segle ins Karibische Meer'])
  const port = LANGUAGES.map((language) => speech(language).off('nassau'))
  expect(port).toEqual(['off Nassau', 'al largo di Nassau', 'vor Nassau'])
})
