import { allBut, given } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { type Die, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { isDeadly } from './deadly.ts'
import { doomedBy, meansOf, peril, savingAt } from './means.ts'
import { adviceFor } from './odds.ts'
import { under } from './reading.ts'
import { speechIn } from './speech.ts'

/** Felipe lies before a pirate sloop whom nobody plays, and loses the contest: her only shot strikes the cannon. */
function struck(hull: number, ...hitDice: Die[]) {
  const table = given({
    players: [
      {
        captain: 'felipe',
        at: 'caribbeanSea',
        bounties: { dutch: 1 },
        damage: { hull, cannons: 1 },
        glory: ['braceForImpact'],
      },
    ],
    npcs: { pirateSloop: 'caribbeanSea' },
    passes: allBut('battle.hitTaken'),
  })
  table.finds(0, { kind: 'npc', npc: 'pirateSloop' }, 1, 1, 1, SKULL, 1, ...hitDice)
  const seen = view(clone(table.s), 0)
  return { seen, choices: table.offers(0) }
}

describe('what is about to strike', () => {
  test('goes on to the hull where a location is destroyed', () => {
    const { seen } = struck(0, 4)
    const ship = seen.players[0].captain?.ship
    expect(ship && doomedBy(ship, under(seen, 'hits')?.hits ?? [])).toEqual({ hull: 1 })
    expect(peril(seen, 0)).toEqual({ parts: ['hull'], blows: 1, fatal: undefined })
  })

  test('is fatal with the last hull, and letting it be is doubted', () => {
    const { seen } = struck(1, 4)
    expect(peril(seen, 0).fatal).toBe('hull')
    expect(isDeadly({ type: 'pass' }, seen)).toBe(true)
    expect(isDeadly({ type: 'pass' }, struck(0, 4).seen)).toBe(false)
  })

  test('is saved by what costs least, and that lies ready', () => {
    const { seen, choices } = struck(1, 4)
    const saving = savingAt(choices, under(seen, 'hits'), undefined, seen.players[0].captain?.ship)
    expect(saving.get('cannons')).toMatchObject({ type: 'relocate', hit: 0 })
    expect(adviceFor(choices, seen, 0)).toMatchObject({ type: 'relocate' })
  })

  test('can be answered by each card and ability once, however many ways it has', () => {
    const { seen, choices } = struck(1, 4)
    const means = meansOf(choices, seen, 0, speechIn('en'))
    expect(means.map(({ name }) => name)).toEqual(['Felipe de los Reyes', 'Brace for Impact'])
    expect(means[0].uses.length).toBeGreaterThan(1)
  })
})
