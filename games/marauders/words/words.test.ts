import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { missionNamed } from '../cards/missions.ts'
import { CAPTAINS } from '../components/captains.ts'
import { HAPPENINGS, npcNamed } from '../components/events.ts'
import { given } from '../given.ts'
import { marauders } from '../index.ts'
import type { Event } from '../news.ts'
import { view } from '../view.ts'
import { PORTS, WEAPONS } from '../vocabulary.ts'
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

test('a sentence that begins with a navy has a capital, one that ends with it has not', () => {
  const words = speech('en')
  const s = marauders.setup({ glory: 10, events: 34 }, 1, new Chance('words'))
  const line = (event: Event) => words.event(event, marauders.view(s, 0), () => 'anna')
  expect(line({ type: 'npcMoved', npc: 'dutch', to: 'nassau', cause: 'icon', wind: 'N', border: 'N' })).toBe(
    'The Dutch navy sails to Nassau as the Event Card directs (north).',
  )
  expect(line({ type: 'npcMoved', npc: 'dutch', to: 'nassau', cause: 'icon', wind: 'N', border: 'SE' })).toBe(
    'The Dutch navy sails to Nassau across the next border clockwise (southeast): the Event Card points north, where there is no border.',
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

const DIES: Readonly<Record<string, string>> = {
  en: 'your captain dies',
  it: 'il tuo capitano muore',
  de: 'stirbt dein Kapitän',
}

test.each(LANGUAGES)('in %s a card whose combat can kill the captain says so', (language) => {
  const { card, say } = speech(language)
  for (const key of ['missionText.theGovernorsHeir', 'missionText.theSmugglersNest'] as const) {
    expect(card(key)).toContain(DIES[language])
  }
  expect(card('rumorText.theShipThatShouldHaveSunk')).toContain(DIES[language])
  expect(say('choice.boardHer')).toMatch(/dies|muore|stirbt/)
})

test('an Event Card says whose ship it brings, and of which kind', () => {
  const seen = view(given({ players: [{}] }).s, 0)
  const drawn = (name: string) =>
    LANGUAGES.map((language) => speech(language).event({ type: 'eventDrawn', event: npcNamed(name) }, seen, names))
  expect(drawn('Michiel de Ruyter')).toEqual([
    'Event: Michiel de Ruyter, Dutch naval ship.',
    'Evento: Michiel de Ruyter, nave militare olandese.',
    'Ereignis: Michiel de Ruyter, niederländisches Marineschiff.',
  ])
  expect(drawn('Charles Vane')[0]).toBe('Event: Charles Vane, pirate sloop.')
})

test('a raid names whose ship it is', () => {
  const seen = view(given({ players: [{}] }).s, 0)
  expect(
    LANGUAGES.map((language) => speech(language).action({ type: 'raid', nation: 'spanish' }, seen, names)),
  ).toEqual(['Raid a Spanish merchant', 'Assalta un mercante spagnolo', 'Überfalle einen spanischen Händler'])
})

test('a mission is given up by whoever claims another, and lost by whom the passenger leaves', () => {
  const seen = view(given({ players: [{}] }).s, 0)
  const lost = (why: 'another' | 'passenger') =>
    speech('en').event({ type: 'missionLost', seat: 0, mission: missionNamed('passageForANoble'), why }, seen, names)
  expect(lost('another')).toBe('Player 0 gives up the mission “Passage for a Noble”.')
  expect(lost('passenger')).toBe(
    'The passenger will not sail with a pirate: Player 0 loses the mission “Passage for a Noble”.',
  )
})

test('the text of a special weapon says when it is spent, and what it does in a raid', () => {
  for (const weapon of WEAPONS) {
    expect(speech('en').card(`weapon.${weapon}`)).toMatch(/^Spend .* after .*Merchant Raid/)
    expect(speech('it').card(`weapon.${weapon}`)).toMatch(/^Spendi.* dopo .*assalto/)
    expect(speech('de').card(`weapon.${weapon}`)).toMatch(/^Gib .* nach .*Überfall/)
  }
})
