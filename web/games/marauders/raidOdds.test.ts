import { CARGO } from '@windward/games/marauders/components/cargo.ts'
import { type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { raidOdds } from './raidOdds.ts'
import { under } from './reading.ts'

/** Somebody who has found a Dutch merchant off Tortuga. */
function oddsFor(captain: GivenPlayer, at: 'tortuga' | 'havana' = 'tortuga', nation: 'dutch' | 'spanish' = 'dutch') {
  const table = given({ players: [{ captain: 'frederico', at, ...captain }, {}], merchants: { [at]: 'dutch' } })
  const found = table.finds(0, { kind: 'merchant' })
  const seen = view(clone(found.s), 0)
  const frame = under(seen, 'raid')
  const odds = frame && raidOdds(seen, frame, nation)
  if (odds === undefined) throw new Error('no raid')
  return odds
}

test('a sloop with one gun fails wherever it is hit and no skull comes; a frigate rarely does', () => {
  const [sloop, frigate] = [oddsFor({ ship: 'sloop' }), oddsFor({ ship: 'frigate' })]
  expect(frigate.won).toBeGreaterThan(sloop.won)
  expect(sloop.sunk).toBeGreaterThan(frigate.sunk)
})

/** The hits of such cards on a sloop: each part has two squares, the guns one; a destroyed part passes them to the hull. */
function isSunk(icons: readonly string[]): boolean {
  const at: Record<string, number> = { hull: 2, cargo: 2, masts: 2, crew: 2, cannons: 1 }
  for (const icon of icons) if (icon !== 'escape') at[at[icon] > 0 ? icon : 'hull']--
  return at.hull <= 0
}

test('a captain’s death is as likely as all hands of cards, counted one by one, make it', () => {
  const icons = CARGO.map(({ icon }) => icon)
  const sunk = [0, 0]
  let hands = 0
  for (const [i, a] of icons.entries())
    for (const [j, b] of icons.slice(0, i).entries())
      for (const c of icons.slice(0, j)) {
        hands++
        if (!isSunk([a, b, c])) continue
        sunk[0]++
        if (
          [
            [a, b],
            [a, c],
            [b, c],
          ].every(isSunk)
        )
          sunk[1]++
      }
  // Three dice, a third of the faces skulls: none, or one card put away; with two nothing is left that could sink her.
  const expected = ((8 / 27) * sunk[0] + (12 / 27) * sunk[1]) / hands
  expect(oddsFor({ ship: 'sloop' }).sunk).toBeCloseTo(expected, 10)
})

test('before Havana a fourth card that shoots makes a Spanish merchant the harder prey', () => {
  expect(oddsFor({ ship: 'sloop' }, 'havana', 'spanish').won).toBeLessThan(
    oddsFor({ ship: 'sloop' }, 'havana', 'dutch').won,
  )
})
