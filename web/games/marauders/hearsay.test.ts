import type { Event } from '@windward/games/marauders/news.ts'
import { SKULL } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { hearsayOf } from './hearsay.ts'

const roll = (seat: number, ...dice: (1 | 2 | typeof SKULL)[]): Event => ({
  type: 'rolled',
  who: { seat },
  why: 'rumor',
  dice,
})

test('whoever asks in vain for a rumor is told so, with the dice', () => {
  expect(hearsayOf([roll(0, 1, 2)], 0)).toEqual({ dice: [1, 2], heard: [] })
})

test('what is heard is named', () => {
  expect(hearsayOf([roll(0, SKULL), { type: 'rumorHeard', seat: 0, card: 4 }], 0)?.heard).toEqual([4])
})

test('what others ask is their own affair', () => {
  expect(hearsayOf([roll(1, 1)], 0)).toBeUndefined()
})
