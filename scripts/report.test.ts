import { botNamed } from '@windward/bots/catalogue.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { expect, test } from 'vitest'
import { DECKS, tally } from './report.tally.ts'
import { reportOf } from './report.ts'
import { usesOf } from './report.uses.ts'

const bot = await botNamed('marauders', 'random')
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
  const text = reportOf(sum, { 'glory.fogBank': { looked: 9, pays: 4, used: 1 } }, 'the command', 'random')
  expect(text).toContain('6 games of 3 bots (random)')
  expect(text.match(/^\| .* \| \d+ \| \d+ \| \d+ \| .* \| \d+ \|$/gm)).toHaveLength(43 + 25 + 25)
  expect(text).not.toMatch(/undefined|NaN/)
  for (const { name } of CAPTAINS.filter(({ key }) => sum.captains[key].dealt > 0)) expect(text).toContain(name)
  expect(text).toContain('| Fog Bank | 9 | 4 | 1 | 25.0 % |')
})

test('everybody is dealt one captain and one ship a game, and only one of them wins', () => {
  for (const things of [sum.captains, sum.ships]) {
    const total = (of: 'dealt' | 'won') => Object.values(things).reduce((n, thing) => n + thing[of], 0)
    expect(total('dealt')).toBe(6 * 3)
    expect(total('won')).toBe(6 - sum.ties)
  }
})

test('no way is counted in more games than it happened times', () => {
  for (const { times, games } of Object.values(sum.ways)) {
    expect(games).toBeLessThanOrEqual(Math.min(times, 6))
    expect(games > 0).toBe(times > 0)
  }
})

test('what pays is used at most as often as it pays, and pays at most as often as it was looked at', async () => {
  const mate = await botNamed('marauders', 'mate')
  if (mate === undefined) throw new Error('there is no Mate')
  const uses = Object.values(usesOf(mate, 1, 1, 'test', 2))
  expect(uses.length).toBeGreaterThan(5)
  for (const { looked, pays, used } of uses) {
    expect(used).toBeLessThanOrEqual(pays)
    expect(pays).toBeLessThanOrEqual(looked)
  }
}, 60_000)
