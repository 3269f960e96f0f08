import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { cardsOf } from './cards.ts'
import { reference } from './learn/reference.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

const entries = reference('en').flatMap((group) => group.entries.map(({ id }) => id))

function held(seat: number): (string | undefined)[] {
  const holder = { captain: 'felipe', glory: 2, rumors: ['theMarkedDeck'], mission: 'theLostSurveyShip' } as const
  const { s } = given({ players: [holder, {}] })
  const { captain } = view(s, seat).players[0]
  return captain ? cardsOf(captain, speechIn('en'), boardWords('en')).map(({ entry }) => entry) : []
}

test('every card in one’s own hand leads to where the reference has it', () => {
  expect(held(0)).toHaveLength(4)
  for (const entry of held(0)) expect(entries).toContain(entry)
})

test('a card that lies face down leads nowhere, a mission does for everybody', () => {
  expect(held(1)).toEqual(['mission-theLostSurveyShip', undefined, undefined, undefined])
})
