import { missionNamed } from '@windward/games/marauders/cards/missions.ts'
import { rumorNamed } from '@windward/games/marauders/cards/rumors.ts'
import { given } from '@windward/games/marauders/given.ts'
import { expect, test } from 'vitest'
import { aimsOf } from './aims.ts'
import { rewardOf, rumorReward, wayOf } from './missions.ts'
import { smallNames } from './names.ts'
import { namedIn } from './plate.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

test('a mission and a rumor each fly a flag where they are carried out', () => {
  const captain = given({
    players: [{ captain: 'joris', mission: 'theGovernorsDispatches', rumors: ['theFountainOfYouth'] }, {}],
  }).captain(0)
  expect(aimsOf(captain)).toEqual([
    { thing: 'mission-own', kind: 'mission', zone: 'cartagena', isInPort: true },
    { thing: `rumor-${rumorNamed('theFountainOfYouth')}`, kind: 'rumor', zone: 'santoDomingo', isInPort: false },
  ])
})

test('what each earns is said with its point', () => {
  const words = boardWords('en')
  expect(rewardOf(missionNamed('theGovernorsDispatches'), words)).toBe('9 gold, a Glory Point')
  expect(rumorReward(rumorNamed('theFountainOfYouth'), words)).toBe('one skill raised, crew, a Glory Point')
  expect(rewardOf(missionNamed('theGovernorsDispatches'), boardWords('de'))).toMatch(/^9 Gold, /)
})

test('a mission says where it leads, and how far that is', () => {
  const way = (key: Parameters<typeof missionNamed>[0]) =>
    wayOf(missionNamed(key), 'havana', speechIn('en'), boardWords('en'))
  expect(way('theGovernorsDispatches')).toMatch(/^Cartagena \(\d\szones\)$/)
  expect(way('huntForTheBlackSloop')).toBe('wherever you meet them')
})

test('on the whole chart of a phone no name is under twelve pixels, and none lies over another', () => {
  for (const language of ['en', 'it', 'de'] as const) {
    const names = [...smallNames({ wide: 360, ...namedIn(language) }).values()]
    expect(names).toHaveLength(16)
    for (const { size } of names) expect((size * 360) / 1000).toBeGreaterThanOrEqual(12)
    const boxes = names.map(({ rows, x, y, size }) => {
      const half = Math.max(...rows.map((row) => row.length)) * size * 0.24
      return { left: x - half, right: x + half, top: y - size * 0.7, bottom: y + (rows.length - 1) * size }
    })
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
    })
  }
})
