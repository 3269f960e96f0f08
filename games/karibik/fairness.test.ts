import { Chance } from '@windward/core/chance.ts'
import { list, owed, sample } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { expect, test } from 'vitest'
import { karibik } from './index.ts'
import type { State } from './state.ts'

/** Seat 0 moves to place 2, and so on. */
const PLACES: Readonly<Record<number, readonly Seat[]>> = { 2: [1, 0], 3: [2, 0, 1], 4: [2, 0, 3, 1] }

for (const seats of [2, 3, 4]) {
  test(`no seat is better than another: ${seats} players who change places play the same game`, () => {
    for (let game = 0; game < 30; game++) {
      const [rng, policy] = [new Chance(`fair ${game}`), new Chance(`fair policy ${game}`)]
      const s = karibik.setup({ ...defaults(karibik), handOver: true }, seats, rng)
      const places = PLACES[seats]
      const other = changePlaces(s, places)
      for (;;) {
        const asked = owed(karibik.questions(s))
        expect(new Set(owed(karibik.questions(other)).map((q) => q.seat))).toEqual(
          new Set(asked.map((q) => places[q.seat])),
        )
        if (asked.length === 0) break
        const { seat, ask } = asked[policy.int(asked.length)]
        if (ask !== 'allocate') {
          expect(list(karibik.actions(other, places[seat]))).toEqual(list(karibik.actions(s, seat)))
        }
        const action = sample(karibik.actions(s, seat), policy)
        karibik.apply(s, seat, action, rng)
        karibik.apply(other, places[seat], action, rng)
      }
      const ranking = karibik.outcome(s)?.map(({ seat, place, points }) => [places[seat], place, points])
      const there = karibik.outcome(other)?.map(({ seat, place, points }) => [seat, place, points])
      expect(there?.sort()).toEqual(ranking?.sort())
    }
  })
}

test('which colour a seat plays is a matter of chance: each gets each equally often', () => {
  for (const seats of [2, 3, 4]) {
    const games = 3_000
    const counts = new Map<string, number>()
    for (let game = 0; game < games; game++) {
      const s = karibik.setup(defaults(karibik), seats, new Chance(`colours ${game}`))
      for (const [seat, { colour }] of s.seats.entries()) {
        counts.set(`${seat} ${colour}`, (counts.get(`${seat} ${colour}`) ?? 0) + 1)
      }
    }
    expect(counts.size).toBe(seats * seats)
    const share = 1 / seats
    const spread = Math.sqrt(games * share * (1 - share))
    for (const count of counts.values()) expect(Math.abs(count - games * share)).toBeLessThan(4 * spread)
  }
})

function changePlaces(s: State, places: readonly Seat[]): State {
  const other = karibik.clone(s)
  for (const [seat, place] of places.entries()) other.seats[place] = { ...s.seats[seat] }
  return other
}
