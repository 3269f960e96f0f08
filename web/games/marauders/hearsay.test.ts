import type { Event } from '@windward/games/marauders/news.ts'
import { SKULL } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { hearsayOf } from './hearsay.ts'

const roll = (seat: number, why: 'rumor' | 'mission', ...dice: (1 | 2 | typeof SKULL)[]): Event => ({
  type: 'rolled',
  who: { seat },
  why,
  dice,
})

test('whoever asks in vain for a rumor is told so, with the dice', () => {
  expect(hearsayOf([roll(0, 'rumor', 1, 2)], 0)).toEqual({ dice: [1, 2], told: [] })
})

test('what is heard is named', () => {
  const heard: Event = { type: 'rumorHeard', seat: 0, card: 4 }
  expect(hearsayOf([roll(0, 'rumor', SKULL), heard], 0)?.told).toEqual([heard])
})

test('a rumor that was presented is called true or false, and is not one that nobody told', () => {
  const proven: Event = { type: 'rumorFalse', seat: 0, card: 4 }
  expect(hearsayOf([roll(0, 'rumor', 1), proven], 0)?.told).toEqual([proven])
})

test('the governor’s answer stays like a rumor', () => {
  const answers: readonly Event[] = [
    { type: 'missionClaimed', seat: 0, mission: 3 },
    { type: 'missionRefused', seat: 0, mission: 3 },
  ]
  for (const answer of answers) expect(hearsayOf([roll(0, 'mission', 1), answer], 0)?.told).toEqual([answer])
})

test('what others ask is their own affair', () => {
  expect(hearsayOf([roll(1, 'rumor', 1)], 0)).toBeUndefined()
})
