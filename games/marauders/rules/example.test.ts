import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { SKULL } from '../vocabulary.ts'

/**
 * The combat example of page 16, round by round, with dice that fit its text and the table of hit locations. Its last
 * turn, a Glory Card, is not played yet: without the card Felipe wins, as the book says he would.
 */
test('the combat example of the rulebook (p. 16)', () => {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'felipe', ship: 'frigate', at: 'havana', weapons: ['chainShot'] },
      { captain: 'frances', at: 'havana', modifications: ['advancedRigs'], weapons: ['grapplingHooks'] },
    ],
  })
  const shoot = { type: 'declare', action: 'shoot' } as const
  const flee = { type: 'declare', action: 'flee' } as const

  // Round 1: one success each; Frances wins 5 to 2, and each hits once. Felipe moves the hit he takes to his cargo.
  table.finds(0, { kind: 'player', seat: 1 }, SKULL, 1, 1, SKULL, 4, 1, 1, 2)
  table.does(0, { type: 'relocate', hit: 0, to: 'cargo' })
  expect(table.heard('contest').at(-1)).toEqual({ type: 'contest', winner: { seat: 1 } })
  expect(table.captain(0).ship.at).toEqual({ hull: 3, cargo: 2, masts: 3, crew: 3, cannons: 3 })
  expect(table.captain(1).ship.at.cargo).toBe(1)

  // Round 2: Frances wins again, but Felipe has a success: she does not get away, and loses her cannon.
  table.does(0, shoot).does(1, flee, SKULL, 1, 1, SKULL, 2, 2, 4)
  expect(table.heard('fled')).toEqual([])
  expect(table.captain(1).ship.at.cannons).toBe(0)

  // Round 3: Felipe wins with three hits: cargo is destroyed, the cannons' hit goes to the hull, chain-shot to the masts.
  table.does(0, shoot).does(1, flee, SKULL, SKULL, 1, SKULL, 1, 1, 1, 4, SKULL)
  table.does(0, { type: 'loadShot', weapon: 'chainShot' })
  expect(table.captain(1).ship.at).toEqual({ hull: 1, cargo: 0, masts: 1, crew: 2, cannons: 0 })

  // Round 4: Frances boards with her hooks. Felipe's one hit brings down her masts; then the crews fight. She makes
  // three successes, of which two count, and in the second round both lose their last crew: Felipe has more successes.
  table.does(0, shoot).does(1, { type: 'declare', action: 'board' }, SKULL, 1, 1, 1, 2, 3)
  const crews = [SKULL, 1, ...[SKULL, SKULL, SKULL], SKULL, SKULL, ...[SKULL, 1, 1]]
  table.does(1, { type: 'throwHooks', dice: [0, 1, 2] }, SKULL, SKULL, 1, 2, ...crews)
  expect(table.captain(1).ship.at.masts).toBe(0)
  expect(table.heard('boarded')).toEqual([{ type: 'boarded', by: { seat: 1 } }])
  expect(table.heard('crewHits').map(({ who, hits }) => [who, hits])).toEqual([
    [{ seat: 0 }, 2],
    [{ seat: 1 }, 1],
    [{ seat: 0 }, 1],
    [{ seat: 1 }, 1],
  ])
  expect(table.asked()).toEqual(['0 claimShip'])
})
