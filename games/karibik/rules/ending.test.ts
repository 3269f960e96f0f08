import { describe, expect, test } from 'vitest'
import { given } from '../given.ts'
import { karibik } from '../index.ts'
import { type Action, type Card, CITIES, type Colour } from '../vocabulary.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const SIX = CITIES.slice(0, 6)
const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'green']
const endNow: Action = { type: 'endNow' }
const playOn: Action = { type: 'playOn' }

const places = (table: ReturnType<typeof given>) => karibik.outcome(table.s)?.map(({ seat, place }) => [seat, place])

describe('ruling 24: the game ends', () => {
  for (const [seats, threshold] of [
    [2, 62_000],
    [3, 41_000],
    [4, 31_000],
  ]) {
    test(`with ${seats} players when somebody has ${threshold} doubloons at the end of a round`, () => {
      const colours = COLOURS.slice(0, seats)
      const bribes = [A, B, B, B].slice(0, seats)
      const short = given({ colours, ashore: SIX, doubloons: [threshold - 1_000] })
        .bribe(...bribes)
        .finishRound()
      expect(short.s.step).toEqual({ at: 'bribing' })
      const enough = given({ colours, ashore: SIX, doubloons: [threshold] })
        .bribe(...bribes)
        .finishRound()
      expect(enough.s.step).toEqual({ at: 'over', why: 'threshold' })
      expect(karibik.questions(enough.s)).toEqual([])
      expect(enough.whyNot(0, { type: 'finish' })).toBe('gameOver')
    })
  }

  test('only after the round has been played to its end', () => {
    const table = given({ ashore: SIX, ships: { arriba: [10, 'cumana'] }, doubloons: [60_000] }).bribe(A, B)
    table.does(0, { type: 'deliver', to: 10 }, { type: 'finish' })
    expect(table.riches()[0]).toBeGreaterThanOrEqual(62_000)
    expect(table.s.step).toMatchObject({ at: 'moving', ship: 'bravo' })
    expect(karibik.outcome(table.s)).toBeUndefined()
    expect(table.finishRound().s.step).toMatchObject({ at: 'over' })
  })

  test('and whoever has most doubloons then wins, not who got there first', () => {
    const ships = { arriba: [10, 'nassau'], bravo: [17, 'cumana'] } as const
    const table = given({ ashore: SIX, ships, doubloons: [56_000, 57_000] }).bribe(A, B)
    table.does(0, { type: 'deliver', to: 10 }, { type: 'finish' }).does(1, { type: 'deliver', to: 17 }).finishRound()
    expect(table.riches()).toEqual([63_000, 64_000])
    expect(places(table)).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  test('also when a chest in an opponent’s haven takes that opponent over the threshold', () => {
    const table = given({ ashore: SIX, ships: { arriba: [17, 'nassau'] }, doubloons: [0, 55_000] }).bribe(A, B)
    table.does(0, { type: 'deliver', to: 17 }).finishRound()
    expect(table.s.step).toMatchObject({ at: 'over', why: 'threshold' })
    expect(places(table)).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  test('and no chests are laid out any more', () => {
    const table = given({ ashore: SIX, doubloons: [62_000] })
      .bribe(A, B)
      .finishRound()
    expect(table.told.some((event) => event.type === 'chestsLanded')).toBe(false)
    expect(table.s.supply).toHaveLength(10)
  })
})

test('ruling 25: equal riches share the victory', () => {
  const table = given({ colours: COLOURS, ashore: SIX, doubloons: [20_000, 31_000, 31_000, 5_000] })
  table.bribe(A, B, B, B).finishRound()
  expect(places(table)).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ])
})

test('every doubloon in the ranking says where it came from', () => {
  const table = given({ ashore: ['havana'], ships: { arriba: 5, bravo: [10, 'nassau'] }, doubloons: [62_000] })
  table.bribe(A, B).does(0, { type: 'capture' }, { type: 'finish' }).does(1, { type: 'deliver', to: 10 }).finishRound()
  expect(karibik.outcome(table.s)?.[0]).toEqual({
    seat: 0,
    place: 1,
    points: 71_000,
    tiebreaks: [],
    sources: [
      { why: 'captured', points: 64_000 },
      { why: 'delivered', points: 0 },
      { why: 'received', points: 7_000 },
    ],
  })
})

test('ruling 26: when no chest is left on board, ship or supply the game ends with the round', () => {
  const last = { rest: 'delivered', ships: { arriba: [10, 'havana'] } } as const
  expect(given(last).bribe(A, B).finishRound().s.step).toEqual({ at: 'bribing' })
  const table = given(last).bribe(A, B).does(0, { type: 'deliver', to: 10 }).finishRound()
  expect(table.s.step).toEqual({ at: 'over', why: 'noChests' })
  expect(places(table)?.[0]).toEqual([0, 1])
})

describe('ruling 27: when nothing is captured or delivered for four rounds and the supply is empty', () => {
  const becalmed = { ashore: ['havana'], rest: 'delivered', round: 9, latestBooty: 5 } as const

  test('all players are asked whether to end the game', () => {
    const table = given(becalmed).bribe(A, B).finishRound()
    expect(karibik.questions(table.s)).toEqual([
      { seat: 0, ask: 'callEnd' },
      { seat: 1, ask: 'callEnd' },
    ])
    expect(table.offers(0)).toEqual([endNow, playOn])
  })

  test('the game ends if all agree', () => {
    const table = given(becalmed).bribe(A, B).finishRound().does(1, endNow).does(0, endNow)
    expect(table.s.step).toEqual({ at: 'over', why: 'agreed' })
  })

  test('ruling 37: one who wants to play on is enough, and after another quiet round all are asked again', () => {
    const table = given(becalmed).bribe(A, B).finishRound().does(0, endNow).does(1, playOn)
    expect(table.last('endCalled')).toEqual({ type: 'endCalled', agreed: [0] })
    expect(table.s).toMatchObject({ round: 10, step: { at: 'bribing' } })
    expect(table.bribe(A, B).finishRound().s.step.at).toBe('call')
  })

  test('the answers are secret until the last one is given', () => {
    const table = given(becalmed).bribe(A, B).finishRound().does(0, playOn)
    expect(karibik.view(table.s, 1).step).toEqual({
      at: 'call',
      asked: [
        { seat: 0, answered: true },
        { seat: 1, answered: false },
      ],
    })
  })

  test('nobody is asked after three quiet rounds, after a capture, or while chests are to come', () => {
    for (const what of [{ latestBooty: 6 }, { rest: 'supply' }] as const) {
      expect(
        given({ ...becalmed, ...what })
          .bribe(A, B)
          .finishRound().s.step.at,
      ).toBe('bribing')
    }
    const table = given({ ...becalmed, ships: { arriba: 5 } })
      .bribe(A, B)
      .does(0, { type: 'capture' })
      .finishRound()
    expect(table.s.step.at).toBe('bribing')
    const home = given({ ...becalmed, ships: { arriba: [10, 'nassau'] } }).bribe(A, B)
    expect(home.does(0, { type: 'deliver', to: 10 }).finishRound().s.step.at).toBe('bribing')
  })

  test('after the thirtieth round the game ends in any case', () => {
    expect(given({ ashore: SIX, round: 29 }).bribe(A, B).finishRound().s.step).toEqual({ at: 'bribing' })
    const table = given({ ashore: SIX, round: 30, doubloons: [1_000, 4_000] })
      .bribe(A, B)
      .finishRound()
    expect(table.s.step).toEqual({ at: 'over', why: 'lastRound' })
    expect(places(table)?.[0]).toEqual([1, 1])
  })
})
