import { given } from '@windward/games/marauders/given.ts'
import { newBattle } from '@windward/games/marauders/rules/battle.ts'
import { SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { contestReason, diceOnTable } from './round.ts'

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
