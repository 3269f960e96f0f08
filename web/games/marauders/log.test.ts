import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { recordOf } from '@windward/core/record.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { expect, test } from 'vitest'
import { voyageOf } from './log.ts'
import { rankOf } from './rank.ts'

const sumOf = (points: Readonly<Record<string, number>>) => Object.values(points).reduce((sum, n) => sum + n, 0)

test('a goal that is reached counts by the cards that are left, one that is missed by the points', () => {
  expect(rankOf(10, 10, 0.6, true)).toBe('legend')
  expect(rankOf(10, 10, 0.3, true)).toBe('terror')
  expect(rankOf(10, 10, 0, true)).toBe('renowned')
  expect(rankOf(8, 10, 0, false)).toBe('seasoned')
  expect(rankOf(4, 10, 0, false)).toBe('hopeful')
  expect(rankOf(1, 10, 0, false)).toBe('forgotten')
})

test('a voyage is read from its record once it is over', () => {
  const rng = new Chance('voyage').stream('moves')
  const match = new Match(marauders, { options: { glory: 8, events: 15 }, seats: 1, seed: 'voyage', salt: '' })
  expect(voyageOf(recordOf(match))).toBeUndefined()
  while (match.questions().length > 0) match.submit(0, sample(match.actions(0), rng))
  const voyage = voyageOf(recordOf(match))
  const [own] = match.outcome() ?? []
  expect(voyage).toMatchObject({ goal: 8, points: own.points, isWon: match.view(0).over === 'glory' })
  expect(voyage?.rounds).toBeLessThanOrEqual(voyage?.most ?? 0)
  expect(voyage?.captains.length).toBeGreaterThan(0)
  expect(voyage?.tracks).toHaveLength(voyage?.captains.length ?? 0)
  expect(voyage?.deeds).toHaveLength(match.view(0).players[0].points ? sumOf(match.view(0).players[0].points) : 0)
})
