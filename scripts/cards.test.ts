import { expect, test } from 'vitest'
import { holes, strays, type TestedDeck, table, written } from './cards.ts'

/** Decks whose every card must have a test that uses it, and one where it must not be offered. */
const WHOLE: readonly TestedDeck[] = ['glory', 'rumor', 'mission']

test.each(WHOLE)('every card of the %s deck is used in a test, and refused in another', (deck) => {
  expect(holes(deck)).toEqual([])
})

test('no test names a card there is none of', () => {
  expect(strays()).toEqual([])
})

test('CARDS.md is up to date (npm run cards writes it)', () => {
  expect(written()).toBe(table())
})
