import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { karibik } from '../index.ts'
import type { Action, Card } from '../vocabulary.ts'

const THREE = ['red', 'blue', 'green'] as const
const FOUR = ['red', 'blue', 'green', 'yellow'] as const
const commit: Action = { type: 'commit' }
const withhold: Action = { type: 'withhold' }

/** All bid 5 for the Arriba; the tie-breakers are the cards named, and no later ship ties at 5. */
const tied = (...tieBreakers: Card[]) => {
  const colours = ([[], [], ['blue', 'yellow'], THREE, FOUR] as const)[tieBreakers.length]
  return given({ colours }).bribe(...tieBreakers.map((card) => withTieBreaker(card)))
}
const withTieBreaker = (card: Card): Card[] => [5, ...([4, 3, 2, 1, 0, -1] as Card[]).filter((c) => c !== card)]

test('ruling 1: tied highest bidders choose at once and in secret whether to show their tie-breakers', () => {
  const table = tied(3, 2)
  expect(karibik.questions(table.s)).toEqual([
    { seat: 0, ask: 'breakTie', ship: 'arriba' },
    { seat: 1, ask: 'breakTie', ship: 'arriba' },
  ])
  table.does(1, commit)
  expect(table.told.some((event) => event.type === 'tieBreakers')).toBe(false)
  expect(table.offers(1)).toEqual([])
  expect(table.whyNot(1, withhold)).toBe('alreadyAnswered')
  table.does(0, commit)
  expect(table.last('tieBreakers')).toEqual({
    type: 'tieBreakers',
    ship: 'arriba',
    shown: [
      { seat: 0, card: 3 },
      { seat: 1, card: 2 },
    ],
  })
  expect(table.s.step).toMatchObject({ at: 'moving', seat: 0 })
})

test('a tie-breaker that was shown cannot be used again until the next round', () => {
  const table = tied(0, 1).does(0, commit).does(1, commit)
  expect(table.s.seats.map((seat) => seat.spent)).toEqual([true, true])
  // Bravo: 4 against 4 again, and nobody has a card left to show.
  table.finish()
  expect(table.told.filter((event) => event.type === 'stayed')).toContainEqual({ type: 'stayed', ship: 'bravo' })
  table.finishRound()
  expect(table.s.round).toBe(2)
  expect(table.s.seats.map((seat) => seat.spent)).toEqual([false, false])
})

test('a tie-breaker that was kept stays hidden and can break a later tie', () => {
  const table = tied(0, 1).does(0, withhold).does(1, withhold)
  expect(table.last('tieBreakers')).toMatchObject({ shown: [] })
  expect(table.s.step).toMatchObject({ at: 'tie', ship: 'bravo' })
  table.does(0, commit).does(1, withhold)
  expect(table.s.step).toMatchObject({ at: 'moving', ship: 'bravo', seat: 0, left: 4 })
})

test('ruling 2: one who shows wins against all who keep, whatever the card', () => {
  expect(tied(-1, 4).does(0, commit).does(1, withhold).s.step).toMatchObject({ at: 'moving', seat: 0 })
})

test('when nobody shows a tie-breaker the tie stands and the ship does not move', () => {
  const table = tied(3, 2).does(0, withhold).does(1, withhold)
  expect(table.told).toContainEqual({ type: 'stayed', ship: 'arriba' })
  expect(table.last('revealed')).toMatchObject({ ship: 'bravo' })
})

test('ruling 3: only the tied highest bidders take part', () => {
  const table = given({ colours: THREE }).bribe([4, 5, 3, 2, 1, 0], [4, 3, 5, 2, 1, 0], [3, 5, 4, 2, 1, 0])
  expect(table.s.step).toMatchObject({ at: 'tie', tied: [0, 1] })
  expect(table.offers(2)).toEqual([])
  expect(table.whyNot(2, commit)).toBe('notAsked')
})

test('who has spent the tie-breaker stays in the tie but cannot raise', () => {
  const table = tied(1, 0, 4).does(0, commit).does(1, withhold).does(2, withhold).finish()
  // Bravo: 4, 4 and 3. Seat 0 has no card left; seat 1 alone is asked.
  expect(table.s.step).toMatchObject({ at: 'tie', ship: 'bravo', tied: [0, 1] })
  expect(karibik.questions(table.s)).toEqual([{ seat: 1, ask: 'breakTie', ship: 'bravo' }])
  table.does(1, withhold)
  expect(table.told).toContainEqual({ type: 'stayed', ship: 'bravo' })
})

test('ruling 4: in a tie of three the highest card shown wins', () => {
  const table = tied(3, 4, 2).does(0, commit).does(1, commit).does(2, commit)
  expect(table.s.step).toMatchObject({ at: 'moving', ship: 'arriba', seat: 1, left: 5 })
})

test('a second tie leaves the ship where it is; the third player does not inherit it', () => {
  const table = tied(3, 3, 2).does(0, commit).does(1, commit).does(2, commit)
  expect(table.told).toContainEqual({ type: 'stayed', ship: 'arriba' })
  expect(table.told.some((event) => event.type === 'won' && event.ship === 'arriba')).toBe(false)
  expect(table.s.seats.map((seat) => seat.spent)).toEqual([true, true, true])
})

test('a second tie below the highest card shown does not matter', () => {
  const table = tied(3, 3, 4).does(0, commit).does(1, commit).does(2, commit)
  expect(table.s.step).toMatchObject({ at: 'moving', ship: 'arriba', seat: 2 })
})

test('ruling 5: the tie-breaker decides who moves the ship, never how far', () => {
  for (const [mine, theirs] of [
    [4, 0],
    [1, 0],
  ] as const) {
    expect(tied(mine, theirs).does(0, commit).does(1, commit).s.step).toMatchObject({ seat: 0, left: 5 })
  }
})

test('zero is more than the thief', () => {
  expect(tied(0, -1).does(0, commit).does(1, commit).s.step).toMatchObject({ at: 'moving', seat: 0 })
})

test('ruling 7: every thief shown as a tie-breaker takes one space away, from its own player too', () => {
  expect(tied(0, -1).does(0, commit).does(1, commit).s.step).toMatchObject({ seat: 0, left: 4 })
  expect(tied(-1, 0).does(0, commit).does(1, withhold).s.step).toMatchObject({ seat: 0, left: 4 })
  expect(tied(4, -1, -1).does(0, commit).does(1, commit).does(2, commit).s.step).toMatchObject({ seat: 0, left: 3 })
})

test('a thief that is kept as a tie-breaker takes nothing away', () => {
  expect(tied(0, -1).does(0, commit).does(1, withhold).s.step).toMatchObject({ seat: 0, left: 5 })
})

test('thieves among the bids count in a tie as well', () => {
  const table = given({ colours: THREE }).bribe([4, 5, 3, 2, 1, 0], [4, 5, 3, 2, 0, -1], [-1, 5, 4, 3, 2, 1])
  table.does(0, withhold).does(1, commit)
  expect(table.s.step).toMatchObject({ at: 'moving', seat: 1, left: 3 })
})

test('ruling 9: when everybody bids the thief it is a tie like any other, and the winner may act without moving', () => {
  const table = given({ ships: { arriba: 5 }, ashore: ['havana'] })
  table.bribe([-1, 5, 4, 3, 2, 1], [-1, 5, 4, 3, 2, 0])
  expect(table.s.step).toMatchObject({ at: 'tie', tied: [0, 1] })
  table.does(0, commit).does(1, commit)
  expect(table.s.step).toMatchObject({ at: 'moving', seat: 1, left: 0 })
  // The winner's own thief among the bids is not counted.
  expect(table.last('won')).toMatchObject({ seat: 1, bid: -1, thieves: 1, movement: 0 })
  expect(table.may(1, { type: 'capture' })).toBe(true)
})

test('an unbroken tie forbids everything, acting as well as moving', () => {
  const table = given({ ships: { arriba: 5 }, ashore: ['havana'] })
  table.bribe([5, 4, 3, 2, 1, 0], [5, 3, 4, 2, 1, 0]).does(0, withhold).does(1, withhold)
  expect(table.s.step).toMatchObject({ at: 'moving', ship: 'bravo' })
  expect(table.s.ships.arriba).toMatchObject({ at: 5, cargo: undefined })
})
