import { expect, test } from 'vitest'
import { type Given, given, type TestTable } from './given.ts'
import { outcome, stashPoints } from './score.ts'

/** Ends the round of a game in which nothing more happens. */
function endRound(setting: Given): TestTable {
  const table = given(setting)
  for (const seat of setting.players?.keys() ?? [])
    if (table.s.over === undefined) table.does(seat, { type: 'endTurn' })
  return table
}

const home = (captain: 'felipe' | 'joris' | 'josiah', points: number, stash: number) => ({
  captain,
  points: { battle: points },
  stash,
})

test('every 10 gold stashed is a point, up to five in a game to 10', () => {
  const table = given({ players: [{ stash: 39 }, { stash: 99 }] })
  expect([0, 1].map((seat) => stashPoints(table.s, seat))).toEqual([3, 5])
})

test('in a game to another goal the stash counts up to half of it (R2)', () => {
  const table = given({ players: [{ stash: 99 }, {}], options: { glory: 15 } })
  expect(stashPoints(table.s, 0)).toBe(7)
})

test('the game ends before the next event card when somebody has 10 points, the stash included (F39, R1)', () => {
  const table = endRound({ players: [home('felipe', 7, 30), home('joris', 4, 0)] })
  expect(table.s.over).toBe('glory')
  expect(outcome(table.s)?.[0]).toMatchObject({ seat: 0, place: 1, points: 10 })
})

test('everybody has had the same number of turns when the game ends', () => {
  const table = given({ players: [home('felipe', 10, 0), home('joris', 0, 0)] }).does(0, { type: 'endTurn' })
  expect(table.asked()).toEqual(['1 turn'])
  expect(table.does(1, { type: 'endTurn' }).s.over).toBe('glory')
})

test('nine points and 19 gold are not enough', () => {
  const table = endRound({ players: [home('felipe', 8, 19)], events: ['doldrums'] })
  expect(table.s.over).toBeUndefined()
})

test('if several reach 10, the most points on the track win, whatever the stash (p. 3)', () => {
  const table = endRound({ players: [home('felipe', 7, 50), home('joris', 9, 10)] })
  expect(outcome(table.s)?.map(({ seat, place, points }) => [seat, place, points])).toEqual([
    [1, 1, 10],
    [0, 2, 12],
  ])
})

test('then the largest stash wins, and then the victory is shared', () => {
  const bigger = endRound({ players: [home('felipe', 8, 20), home('joris', 8, 21)] })
  expect(outcome(bigger.s)?.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ])
  const equal = endRound({ players: [home('felipe', 8, 20), home('joris', 8, 20)] })
  expect(outcome(equal.s)?.map(({ place }) => place)).toEqual([1, 1])
})

test('whoever reached the goal stands before whoever did not', () => {
  const table = endRound({ players: [home('felipe', 9, 0), home('joris', 6, 40), home('josiah', 9, 9)] })
  expect(outcome(table.s)?.map(({ seat }) => seat)).toEqual([1, 2, 0])
})

test('when the event deck is empty at the beginning of a round the most points win (p. 4)', () => {
  const table = given({ players: [home('felipe', 2, 10), home('joris', 1, 30)] })
  table.s.events.deck = []
  table.does(0, { type: 'endTurn' }).does(1, { type: 'endTurn' })
  expect(table.s.over).toBe('events')
  expect(outcome(table.s)?.[0]).toMatchObject({ seat: 1, points: 4 })
})

test('when no captain is left the most points in all win, whoever stands at the goal on the track (p. 4, R44)', () => {
  const wreck = { ship: 'frigate', at: 'bridgetown', damage: { hull: 2 } } as const
  const table = given({
    players: [{ captain: 'felipe', ...wreck }, { captain: 'joris', points: { battle: 10 } }, home('josiah', 8, 40)],
  })
  table.s.captains.deck = []
  table.does(0, { type: 'enterPort' }, 1, 1, 1)
  expect(table.s.over).toBe('captains')
  expect(outcome(table.s)?.map(({ seat, points }) => [seat, points])).toEqual([
    [2, 12],
    [1, 10],
    [0, 0],
  ])
})

test('every point can be traced to what earned it', () => {
  const table = endRound({ players: [{ captain: 'felipe', points: { raid: 4, sale: 3 }, stash: 31 }] })
  expect(outcome(table.s)?.[0].sources).toEqual([
    { why: 'sale', points: 3 },
    { why: 'raid', points: 4 },
    { why: 'stash', points: 3 },
  ])
})

test('the fifth glory card is drawn, and one of the five goes before anything else (F38)', () => {
  const seller = { captain: 'felipe', port: 'tortuga', glory: 4, cargo: ['rum', 'rum', 'rum'] } as const
  const table = given({ players: [seller, {}], demand: { tortuga: 'rum' } })
  table.does(0, { type: 'port' }).does(0, { type: 'pass' }).does(0, { type: 'visit', activity: 'sellGoods' })
  for (let n = 0; n < 3; n++) table.does(0, { type: 'sell', good: 'rum' })
  table.does(0, { type: 'done' })
  expect(table.captain(0).glory).toHaveLength(5)
  expect(new Set(table.offers(0).map(({ type }) => type))).toEqual(new Set(['discardGlory']))
  table.does(0, { type: 'discardGlory', card: table.captain(0).glory[4] })
  expect(table.captain(0).glory).toHaveLength(4)
  // Only now could somebody be hired for the sale.
  expect(table.asked()).toEqual(['0 window'])
})
