import { describe, expect, test } from 'vitest'
import { DECKS, isCertain } from './components.ts'
import { type Card, type DeckId, SHIP_TYPES } from './vocabulary.ts'

const kinds = (id: DeckId) => {
  const count = { ship: 0, person: 0, expedition: 0, tax: 0 }
  for (const card of DECKS[id].cards) count[card.kind] += 1
  return count
}
const persons = (id: DeckId, role: string) =>
  DECKS[id].cards.filter((c) => c.kind === 'person' && c.role === role).length

describe('decks', () => {
  test('reconstruction A: 45 ships, 56 persons, 5 expeditions, 4 taxes', () => {
    expect(kinds('reconstructionA')).toEqual({ ship: 45, person: 56, expedition: 5, tax: 4 })
  })

  test('reconstruction B: 50 ships, 51 persons, 5 expeditions, 4 taxes', () => {
    expect(kinds('reconstructionB')).toEqual({ ship: 50, person: 51, expedition: 5, tax: 4 })
  })

  test('Port Royal: 50 ships, 60 persons, 6 expeditions, 4 taxes', () => {
    expect(kinds('portRoyal')).toEqual({ ship: 50, person: 60, expedition: 6, tax: 4 })
    const roles = ['trader', 'settler', 'jack', 'sailor', 'pirate', 'mademoiselle', 'jester', 'admiral', 'governor']
    expect(roles.map((role) => persons('portRoyal', role))).toEqual([10, 5, 3, 10, 3, 4, 5, 6, 4])
  })

  for (const id of ['reconstructionA', 'reconstructionB', 'portRoyal'] as const) {
    test(`${id}: as many ships of each type, and Traders for all five`, () => {
      const { cards } = DECKS[id]
      for (const type of SHIP_TYPES) {
        const ships = cards.filter((c) => c.kind === 'ship' && c.ship === type)
        expect(ships).toHaveLength(kinds(id).ship / 5)
        expect(cards.some((c) => c.kind === 'person' && c.role === 'trader' && c.ship === type)).toBe(true)
      }
      expect(cards.filter((c) => c.kind === 'ship' && c.strength === 'skull')).toHaveLength(4)
    })

    test(`${id}: those who go on expeditions are alike within their role, so that it does not matter which goes`, () => {
      for (const role of ['priest', 'captain', 'settler', 'jack']) {
        const faces = DECKS[id].cards.filter((c) => c.kind === 'person' && c.role === role)
        expect(new Set(faces).size).toBe(1)
      }
    })
  }

  test('what the 2013 rulebook shows is in both reconstructions', () => {
    const shown = (card: Card) => isCertain(card)
    for (const id of ['reconstructionA', 'reconstructionB'] as const) {
      expect(new Set(DECKS[id].cards.filter(shown)).size).toBe(4)
      expect(DECKS[id].provenance).toBe('reconstruction')
      const influences = DECKS[id].cards.flatMap((c) => (c.kind === 'expedition' ? [c.influence] : []))
      expect([Math.min(...influences), Math.max(...influences)]).toEqual([2, 5])
    }
    expect(DECKS.portRoyal.provenance).toBe('known')
  })
})
