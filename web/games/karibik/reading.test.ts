import { given } from '@windward/games/karibik/given.ts'
import { view } from '@windward/games/karibik/view.ts'
import type { Card, Event } from '@windward/games/karibik/vocabulary.ts'
import { expect, it } from 'vitest'
import { annals } from './annals.ts'
import { keptFor, spacesAtStake } from './reading.ts'

const TIED: readonly Card[] = [5, 4, 3, 2, 1, 0]
const THIEF_FIRST: readonly Card[] = [-1, 5, 4, 3, 2, 1]

it('says how far a ship would be sailed for which a tie is broken, less the thieves on her', () => {
  const two = given({}).bribe(TIED, [5, 3, 4, 1, 2, -1])
  expect(spacesAtStake(view(two.s, 0))).toBe(5)
  const robbed = given({ colours: ['blue', 'green', 'red'] }).bribe(TIED, [5, 3, 4, 1, 2, -1], THIEF_FIRST)
  expect(spacesAtStake(view(robbed.s, 0))).toBe(4)
  const thieves = given({}).bribe(THIEF_FIRST, [-1, 4, 5, 3, 2, 1])
  expect(spacesAtStake(view(thieves.s, 0))).toBe(0)
  two.does(0, { type: 'commit' }).does(1, { type: 'withhold' })
  expect(spacesAtStake(view(two.s, 0))).toBeUndefined()
})

it('knows who kept a tie-breaker that could have been shown', () => {
  const t = given({}).bribe(TIED, [5, 3, 4, 1, 2, -1])
  t.does(0, { type: 'commit' }).does(1, { type: 'withhold' })
  expect(keptFor(view(t.s, 0), 'arriba', [0])).toEqual([1])
  expect(keptFor(view(t.s, 0), 'arriba', [0, 1])).toEqual([])
})

it('tells a voyage and what came of it in one line of the log', () => {
  const sailed = { type: 'sailed', seat: 0, ship: 'arriba', from: 9, to: 10 } as const
  const delivered = {
    type: 'delivered',
    seat: 0,
    owner: 0,
    ship: 'arriba',
    haven: 10,
    chest: 'nassau',
    doubloons: 7_000,
  } satisfies Event
  expect(annals.fold(sailed, { ...sailed, from: 10, to: 11 })).toEqual({ ...sailed, to: 11 })
  expect(annals.fold(sailed, delivered)).toBe(delivered)
  expect(annals.fold(delivered, sailed)).toBeUndefined()
})
