import { expect, test } from 'vitest'
import { type Given, given, type TestTable } from '../given.ts'
import { karibik } from '../index.ts'
import type { Card } from '../vocabulary.ts'
import { REFUSALS, type RefusalCode } from './refusals.ts'

const A: readonly Card[] = [5, 4, 3, 2, 1, 0]
const B: readonly Card[] = [0, 5, 4, 3, 2, 1]
const arriba = (what: Given = {}) => given(what).bribe(A, B)
const handing = { options: { handOver: true } } as const
const over = () =>
  given({ doubloons: [62_000] })
    .bribe(A, B)
    .finishRound()
const tie = () => given({ colours: ['red', 'blue', 'green'] }).bribe(A, A, B)

type Case = readonly [table: () => TestTable, seat: number, action: unknown]

/** For each reason something that is refused for it. */
const CASES: Readonly<Record<Exclude<RefusalCode, 'notOffered'>, Case>> = {
  gameOver: [over, 0, { type: 'finish' }],
  notAnAction: [arriba, 0, { type: 'toString' }],
  notAnAllocation: [given, 0, { type: 'allocate', bribes: [5, 5, 5, 5, 5, 5] }],
  notNow: [arriba, 0, { type: 'commit' }],
  notYourShip: [arriba, 1, { type: 'finish' }],
  notAsked: [tie, 2, { type: 'commit' }],
  alreadyAnswered: [() => tie().does(0, { type: 'withhold' }), 0, { type: 'commit' }],
  noSuchSpace: [arriba, 0, { type: 'sail', to: 91 }],
  noSuchShip: [arriba, 0, { type: 'steal', from: 'goleta' }],
  alreadyThere: [arriba, 0, { type: 'sail', to: 4 }],
  notANeighbour: [arriba, 0, { type: 'sail', to: 90 }],
  spaceOccupied: [() => arriba({ ships: { bravo: 3 } }), 0, { type: 'sail', to: 3 }],
  noMovementLeft: [() => given().bribe([0, 5, 4, 3, 2, 1], [-1, 5, 4, 3, 2, 1]), 0, { type: 'sail', to: 3 }],
  shipIsFull: [() => arriba({ ships: { arriba: [5, 'nassau'] }, ashore: ['havana'] }), 0, { type: 'capture' }],
  shipIsEmpty: [() => arriba({ ships: { arriba: 10 } }), 0, { type: 'deliver', to: 10 }],
  noCityHere: [arriba, 0, { type: 'capture' }],
  cityIsEmpty: [() => arriba({ ships: { arriba: 5 } }), 0, { type: 'capture' }],
  ownShip: [arriba, 0, { type: 'steal', from: 'arriba' }],
  shipNotBeside: [arriba, 0, { type: 'steal', from: 'bravo' }],
  otherIsEmpty: [() => arriba({ ships: { bravo: 3 } }), 0, { type: 'steal', from: 'bravo' }],
  otherIsFull: [
    () => arriba({ ...handing, ships: { arriba: [4, 'havana'], bravo: [3, 'nassau'] } }),
    0,
    { type: 'handOver', to: 'bravo' },
  ],
  noHandingOver: [() => arriba({ ships: { arriba: [4, 'havana'], bravo: 3 } }), 0, { type: 'handOver', to: 'bravo' }],
  wouldRepeat: [
    () => arriba({ ships: { arriba: [4, 'havana'], bravo: [3, 'nassau'] } }).does(0, { type: 'swap', with: 'bravo' }),
    0,
    { type: 'swap', with: 'bravo' },
  ],
  notAHaven: [() => arriba({ ships: { arriba: [4, 'havana'] } }), 0, { type: 'deliver', to: 4 }],
  havenNotInPlay: [() => arriba({ ships: { arriba: [12, 'havana'] } }), 0, { type: 'deliver', to: 12 }],
  havenTooFar: [() => arriba({ ships: { arriba: [9, 'havana'] } }), 0, { type: 'deliver', to: 10 }],
}

for (const code of REFUSALS) {
  if (code === 'notOffered') continue
  const [table, seat, action] = CASES[code]
  test(`what is not allowed is refused with its reason: ${code}`, () => {
    const { s } = table()
    const before = JSON.stringify(s)
    expect(karibik.whyNot(s, seat, action).code).toBe(code)
    expect(JSON.stringify(s)).toBe(before)
  })
}

test('something that is nearly an action has no better reason than not being offered', () => {
  expect(arriba().whyNot(0, { type: 'finish', quickly: true })).toBe('notOffered')
})
