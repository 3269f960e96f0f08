import type { BattleFrame } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { expect, test } from 'vitest'
import { upshotsOf } from './upshots.ts'

const OWN = { seat: 0 } as const
const NAVY = { npc: 'dutch' } as const

test('a raid that fails says what was destroyed', () => {
  const events: Event[] = [
    { type: 'hit', who: OWN, location: 'masts', left: 1 },
    { type: 'hit', who: OWN, location: 'cannons', left: 0 },
    { type: 'raidEnded', seat: 0, result: 'failed', gold: 0 },
  ]
  expect(upshotsOf(events, 0)).toMatchObject([{ kind: 'raid', result: 'failed', destroyed: ['cannons'] }])
  expect(upshotsOf(events, 1)).toEqual([])
})

test('a raid that is won says what it brought and cost', () => {
  const events: Event[] = [
    { type: 'bounty', seat: 0, nation: 'french', change: 1, now: 2 },
    { type: 'raidEnded', seat: 0, result: 'won', gold: 12 },
    { type: 'gold', seat: 0, change: 12, why: 'raid' },
    { type: 'cargoGained', seat: 0, count: 2, goods: ['rum', 'wood'] },
    { type: 'glory', seat: 0, why: 'raid', track: 1 },
  ]
  const [raid] = upshotsOf(events, 0)
  expect(raid).toMatchObject({
    kind: 'raid',
    gains: { gold: 12, glory: 1, goods: ['rum', 'wood'], bounties: [{ nation: 'french', now: 2 }] },
  })
  const asItEnds = upshotsOf(events.slice(0, 2), 0)
  expect(asItEnds).toMatchObject([{ kind: 'raid', plunder: 12 }])
})

test('a captain who goes down is told of by cause and by whom, not as a lost battle besides', () => {
  const events: Event[] = [
    { type: 'battleBegan', aggressor: NAVY, defender: OWN },
    { type: 'contest', winner: NAVY },
    { type: 'hit', who: OWN, location: 'hull', left: 0 },
    { type: 'battleEnded', winner: NAVY },
    { type: 'captainDied', seat: 0, captain: 3 },
    { type: 'gold', seat: 0, change: -14, why: 'lost' },
  ]
  expect(upshotsOf(events, 0)).toEqual([{ kind: 'death', captain: 3, cause: 'hull', by: NAVY, gold: 14 }])
})

test('gold that a boarder took is lost with the captain', () => {
  const events: Event[] = [
    { type: 'boarded', by: NAVY },
    { type: 'battleEnded', winner: NAVY },
    { type: 'gold', seat: 0, change: -8, why: 'plunder' },
    { type: 'captainDied', seat: 0, captain: 3 },
  ]
  expect(upshotsOf(events, 0)).toMatchObject([{ kind: 'death', cause: 'crew', gold: 8 }])
})

test('a victory names the enemy and whether she was sunk or taken', () => {
  const fight: Event[] = [
    { type: 'battleBegan', aggressor: OWN, defender: NAVY },
    { type: 'contest', winner: OWN },
  ]
  const won: Event = { type: 'battleEnded', winner: OWN }
  expect(upshotsOf([...fight, won], 0)).toMatchObject([{ kind: 'battle', end: 'sunk', enemy: NAVY }])
  expect(upshotsOf([...fight, { type: 'boarded', by: OWN }, won], 0)).toMatchObject([{ end: 'captured' }])
  // After the plunder, which has told of it.
  expect(upshotsOf([won], 0)).toEqual([])
})

test('whoever flees, or is left behind, is told so', () => {
  const events = (who?: typeof OWN | typeof NAVY): Event[] => [
    { type: 'battleBegan', aggressor: NAVY, defender: OWN },
    who ? { type: 'fled', who } : { type: 'fled' },
    { type: 'battleEnded' },
  ]
  expect([OWN, NAVY, undefined].map((who) => upshotsOf(events(who), 0)[0])).toMatchObject([
    { end: 'fled' },
    { end: 'escaped' },
    { end: 'apart' },
  ])
})

test('whoever decided for the ship that beat another’s captain is told of it', () => {
  const events: Event[] = [
    { type: 'contest', winner: NAVY },
    { type: 'hit', who: { seat: 1 }, location: 'hull', left: 0 },
    { type: 'battleEnded', winner: NAVY },
    { type: 'captainDied', seat: 1, captain: 4 },
  ]
  const battle = {
    sides: [
      { npc: 'dutch', by: 0 },
      { seat: 1, by: 1 },
    ],
  } as unknown as BattleFrame
  expect(upshotsOf(events, 0, battle)).toEqual([{ kind: 'rival', captain: 4, seat: 1, by: NAVY }])
  expect(upshotsOf(events, 2, battle)).toEqual([])
})
