import { given } from '@windward/games/marauders/given.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { newBattle } from '@windward/games/marauders/rules/battle.ts'
import { SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { contestReason, diceOnTable, isRoundVain, lossesIn, lostBetween, partsOf, whoseSide } from './round.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

describe('why a contest is won', () => {
  test('by skulls, by pips among as many skulls, or by nobody', () => {
    expect(
      contestReason([
        [SKULL, 1],
        [4, 4],
      ]),
    ).toEqual({ by: 'skulls', winner: 0 })
    expect(
      contestReason([
        [SKULL, 1],
        [SKULL, 4],
      ]),
    ).toEqual({ by: 'pips', winner: 1 })
    expect(
      contestReason([
        [SKULL, 2],
        [SKULL, 2],
      ]),
    ).toMatchObject({ by: 'even' })
    expect(contestReason([[4, 4], [1]])).toEqual({ by: 'none' })
  })
})

test('the dice of the last round are put away before anybody declares', () => {
  const { s } = given({ players: [{}, {}] })
  const battle = { ...newBattle(s, { seat: 0 }, { seat: 1 }), dice: [[SKULL], [1]] as [number[], number[]] }
  expect(diceOnTable({ ...battle, at: 'declare' }, undefined)).toBeUndefined()
  expect(
    diceOnTable({ ...battle, at: 'shots', afterShots: 'roll', declared: ['shoot', 'shoot'] }, undefined),
  ).toBeUndefined()
  expect(diceOnTable({ ...battle, at: 'rolled', declared: ['shoot', 'flee'] }, undefined)).toEqual([[SKULL], [1]])
})

test('a round that cost nobody anything is told, and one that was not fought is not', () => {
  const table = given({ players: [{ at: 'curacao' }, {}] })
  const frame = newBattle(table.s, { seat: 0 }, { npc: 'pirateSloop' })
  const fought: Event = { type: 'contest' }
  expect(isRoundVain([], frame)).toBe(false)
  expect(isRoundVain([fought], frame)).toBe(true)
  expect(isRoundVain([fought, { type: 'hit', who: { seat: 0 }, location: 'hull' } as Event], frame)).toBe(false)
})

test('whoever fights is told what they won and lost as you', () => {
  const table = given({ players: [{ at: 'curacao' }, {}] })
  const frame = newBattle(table.s, { seat: 0 }, { npc: 'pirateSloop' })
  const told = (i: 0 | 1, seat?: number) =>
    boardWords('en')('contest.skulls', { who: ['Ada', 'the pirate sloop'][i], whose: whoseSide(frame, i, seat) })
  expect(told(0, 0)).toBe('You win: more skulls')
  expect(told(1, 0)).toBe('the pirate sloop wins: more skulls')
  expect(told(0, 1)).toBe('Ada wins: more skulls')
  expect(told(0)).toBe('Ada wins: more skulls')
})

test('what befell a ship before the battle is not counted as lost in it', () => {
  const table = given({ players: [{ at: 'curacao' }, {}] })
  const frame = newBattle(table.s, { seat: 0 }, { npc: 'pirateSloop' })
  const hit = (location: 'hull' | 'masts'): Event => ({ type: 'hit', who: { seat: 0 }, location, left: 1 })
  const began: Event = { type: 'battleBegan', aggressor: { npc: 'pirateSloop' }, defender: { seat: 0 } }
  expect(lossesIn([hit('hull'), began, hit('masts')], frame)).toEqual([['masts'], []])
})

test('what a ship lost between two moments is counted, and what was mended meanwhile is not', () => {
  const ship = { hull: 3, cargo: 3, masts: 2, crew: 1, cannons: 3 }
  expect(lostBetween(ship, { ...ship, hull: 1, masts: 1, crew: 2 })).toEqual(['hull', 'hull', 'masts'])
})

test('what was lost is counted, in the order of a ship’s squares', () => {
  expect(partsOf(['masts', 'hull', 'masts'], speechIn('en'))).toBe('hull, masts × 2')
})
