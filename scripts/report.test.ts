import { botNamed } from '@windward/bots/index.ts'
import { expect, test } from 'vitest'
import { DECKS, tally } from './report.tally.ts'
import { reportOf } from './report.ts'

const bot = botNamed('random')
if (bot === undefined) throw new Error('there is no random bot')
const sum = tally(bot, 6, 3, 'test')

test('every card is counted once drawn before it is played, and played before it works', () => {
  for (const deck of DECKS) {
    for (const [key, { drawn, played, worked, players, winners, decisive }] of Object.entries(sum.cards[deck])) {
      if (deck !== 'glory') expect(worked, key).toBeLessThanOrEqual(played)
      if (deck === 'mission') expect(played, key).toBeLessThanOrEqual(drawn)
      expect(winners, key).toBeLessThanOrEqual(players)
      expect(decisive, key).toBeLessThanOrEqual(winners)
    }
  }
})

test('every game has one end, and one winner or none', () => {
  const { wins, ties, ends, rounds } = sum
  expect(wins.reduce((total, won) => total + won, ties)).toBe(6)
  expect(ends.glory + ends.events + ends.captains).toBe(6)
  expect(rounds).toHaveLength(6)
})

test('two open missions a game are on the board before anybody claims one', () => {
  const seen = Object.values(sum.cards.mission).reduce((total, { drawn }) => total + drawn, 0)
  expect(seen).toBeGreaterThanOrEqual(2 * 6)
})

test('the report names every card of all three decks', () => {
  const text = reportOf(sum, 'the command', 'random')
  expect(text).toContain('6 games of 3 bots (random)')
  expect(text.match(/^\| .* \| \d+ \| \d+ \| \d+ \| .* \| \d+ \|$/gm)).toHaveLength(43 + 25 + 25)
  expect(text).not.toMatch(/undefined|NaN/)
})
