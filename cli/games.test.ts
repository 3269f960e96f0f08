import { GAMES } from '@windward/games/index.ts'
import { expect, test } from 'vitest'
import { ROOMS, roomOf } from './games.ts'
import { Refused } from './refusal.ts'

test('every game of the house has its room in the terminal, and no other', () => {
  expect(ROOMS.map(({ game }) => game)).toEqual(GAMES)
})

test('a game is found by its name, and what is none is refused', () => {
  expect(roomOf('haendler').game.id).toBe('haendler')
  expect(() => roomOf('constructor')).toThrow(Refused)
})
