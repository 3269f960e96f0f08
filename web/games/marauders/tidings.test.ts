import type { Event } from '@windward/games/marauders/news.ts'
import { SKULL } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { type Roll, tidingsOf } from './tidings.ts'

const roll = (seat: number, why: Roll['why'], ...dice: (1 | 2 | typeof SKULL)[]): Event => ({
  type: 'rolled',
  who: { seat },
  why,
  dice,
})
const merchant = { kind: 'merchant' } as const

test('whoever asks in vain for a rumor is told so, with the dice', () => {
  expect(tidingsOf([roll(0, 'rumor', 1, 2)], 0)).toMatchObject({ roll: { dice: [1, 2] }, told: [] })
})

test('what is heard is named', () => {
  const heard: Event = { type: 'rumorHeard', seat: 0, card: 4 }
  expect(tidingsOf([roll(0, 'rumor', SKULL), heard], 0)?.told).toEqual([heard])
})

test('a rumor that was presented is called true or false, and is not one that nobody told', () => {
  const proven: Event = { type: 'rumorFalse', seat: 0, card: 4 }
  expect(tidingsOf([roll(0, 'rumor', 1), proven], 0)?.told).toEqual([proven])
})

test('the governor’s answer stays like a rumor', () => {
  const answers: readonly Event[] = [
    { type: 'missionClaimed', seat: 0, mission: 3 },
    { type: 'missionRefused', seat: 0, mission: 3 },
  ]
  for (const answer of answers) expect(tidingsOf([roll(0, 'mission', 1), answer], 0)?.told).toEqual([answer])
})

test('whoever scouts in vain sees dice and answer', () => {
  const scouted: Event = { type: 'scouted', seat: 0, target: merchant, found: false }
  expect(tidingsOf([roll(0, 'scouting', 1, 2), scouted], 0)).toMatchObject({ roll: { dice: [1, 2] }, told: [scouted] })
})

test('a hit that a roll brought is told with it', () => {
  const hit: Event = { type: 'hit', who: { seat: 0 }, location: 'hull', left: 2 }
  expect(tidingsOf([roll(0, 'seamanship', 1), hit], 0)?.told).toEqual([hit])
})

test('the dice of raids and battles lie on their own stage', () => {
  const found: Event = { type: 'merchantFound', seat: 0, nation: 'spanish' }
  expect(tidingsOf([roll(0, 'scouting', SKULL), found], 0)).toBeUndefined()
  const ended: Event = { type: 'battleEnded', winner: { seat: 1 } }
  expect(tidingsOf([roll(0, 'seamanship', 1), ended], 0)).toBeUndefined()
})

test('what others ask is their own affair', () => {
  expect(tidingsOf([roll(1, 'rumor', 1)], 0)).toBeUndefined()
})

test('with one’s next turn one’s last roll is past', () => {
  const scouted: Event = { type: 'scouted', seat: 0, target: merchant, found: false }
  const events: readonly Event[] = [roll(0, 'scouting', 1), scouted, { type: 'turnBegan', seat: 1 }]
  expect(tidingsOf(events, 0)).toBeDefined()
  expect(tidingsOf([...events, { type: 'turnBegan', seat: 0 }], 0)).toBeUndefined()
})

test('a card that another played is told with what it did to one', () => {
  const played: Event = { type: 'gloryPlayed', seat: 1, card: 2 }
  const lost: Event = { type: 'cargoLost', seat: 0, goods: ['sugar'] }
  expect(tidingsOf([{ type: 'saleDeclared', seat: 0, goods: ['sugar'] }, played, lost], 0)).toEqual({
    told: [played, lost],
  })
})

test('a card that did nothing to one is not', () => {
  const played: Event = { type: 'gloryPlayed', seat: 1, card: 2 }
  const own: Event = { type: 'gold', seat: 0, change: 3, why: 'sale' }
  const theirs: Event = { type: 'cargoLost', seat: 2, goods: ['rum'] }
  expect(tidingsOf([played, own, theirs], 0)).toBeUndefined()
  expect(
    tidingsOf([played, { type: 'turnBegan', seat: 2 }, { type: 'crewLost', seat: 0, count: 1 }], 0),
  ).toBeUndefined()
})
