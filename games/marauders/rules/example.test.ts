import { expect, test } from 'vitest'
import { GLORY } from '../cards/glory.ts'
import type { GloryKey } from '../cards/keys.ts'
import { allBut, given, type TestTable } from '../given.ts'
import { SKULL } from '../vocabulary.ts'

/**
 * The combat example of page 16, round by round, with dice that fit its text and the table of hit locations. Felipe
 * would have won the fight of the crews, but for a Glory Card.
 */
test('the combat example of the rulebook (p. 16)', () => {
  const table = given({
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

  // Round 4: Frances boards with her hooks. Felipe's one hit brings down her masts; then the crews fight.
  deal(table, 0, 'fastLearner')
  deal(table, 1, 'crewCombatReRolls')
  table.does(0, shoot).does(1, { type: 'declare', action: 'board' }, SKULL, 1, 1, 1, 2, 3).does(0, pass)
  table
    .does(1, { type: 'throwHooks', dice: [0, 1, 2] }, SKULL, SKULL, 1)
    .does(1, pass)
    .does(0, pass)
  table.does(1, pass, 2, ...[SKULL, 1], ...[SKULL, SKULL, SKULL])
  expect(table.captain(1).ship.at.masts).toBe(0)
  expect(table.heard('boarded')).toEqual([{ type: 'boarded', by: { seat: 1 } }])

  // Of her three successes two count. In the second round both would lose their last crew, and Felipe has more
  // successes.
  table.does(0, pass).does(1, pass, ...[SKULL, SKULL], ...[SKULL, 4, 1])
  expect(table.heard('crewHits').map(({ who, hits }) => [who, hits])).toEqual([
    [{ seat: 0 }, 2],
    [{ seat: 1 }, 1],
  ])

  // She announces a card; he has none to add. He must roll again, and fails.
  table.does(0, pass).plays(1, 'crewCombatReRolls').does(0, pass)
  table.plays(1, 'crewCombatReRolls', { side: 'enemy', dice: [0, 1] }, 1, 1)
  // He copies her card and rolls once more: one success each now, but her other dice add up to 5 and his to 2.
  table.plays(0, 'fastLearner', { side: 'own', dice: [0, 1] }, SKULL, 2)
  expect(table.asked()).toEqual(['1 claimShip'])
})

const pass = { type: 'pass' } as const

/** A card for the last fight; nothing else is asked that is not part of the example. */
function deal(table: TestTable, seat: number, key: GloryKey): void {
  const { glory, players } = table.s
  const card = glory.deck.findIndex((one) => GLORY[one] === key)
  table.captain(seat).glory.push(...glory.deck.splice(card, 1))
  players[seat].passes = allBut('battle.afterRoll', 'crew.afterRoll')
}
