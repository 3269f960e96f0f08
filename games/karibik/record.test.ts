import { readdirSync, readFileSync } from 'node:fs'
import { Chance } from '@windward/core/chance.ts'
import { count, isSpace, owed, sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { verify } from '@windward/core/record.ts'
import { describe, expect, test } from 'vitest'
import { karibik } from './index.ts'
import type { State } from './state.ts'

const FIXTURES = new URL('./fixtures/', import.meta.url)

describe('whole games', () => {
  const files = readdirSync(FIXTURES).filter((name) => name.endsWith('.json'))

  test('are kept for every number of seats and every option', () => {
    expect(files).toEqual([
      '2-seats.json',
      '3-seats-adjacent-drawn.json',
      '3-seats.json',
      '4-seats-hand-over-delivers.json',
      '4-seats-hand-over.json',
      '4-seats.json',
    ])
  })

  for (const file of files) {
    test(`${file} replays move by move to its recorded end`, () => {
      const verified = verify(readFileSync(new URL(file, FIXTURES), 'utf8'), [karibik])
      expect(verified).toMatchObject({ ok: true })
      if (verified.ok) expect(verified.match.outcome()?.[0].place).toBe(1)
    })
  }
})

/**
 * All sequences of this many actions from here, each seat that owes an answer answering in every way. A sequence
 * that comes to a new round ends with an allocation: their thousands would drown everything else.
 */
function perft(s: State, depth: number): number {
  let sequences = 0
  for (const { seat } of owed(karibik.questions(s))) {
    const choices = karibik.actions(s, seat)
    if (depth === 1 || isSpace(choices)) {
      sequences += count(choices)
      continue
    }
    for (const action of choices) {
      const next = karibik.clone(s)
      karibik.apply(next, seat, action, new Chance('perft'))
      sequences += perft(next, depth - 1)
    }
  }
  return sequences
}

/** A game after so many random actions. */
function after(actions: number, seats: number, options = {}): State {
  const [rng, policy] = [new Chance('perft'), new Chance('perft policy')]
  const s = karibik.setup({ ...defaults(karibik), ...options }, seats, rng)
  for (let i = 0; i < actions; i++) {
    const [{ seat }] = owed(karibik.questions(s))
    karibik.apply(s, seat, sample(karibik.actions(s, seat), policy), rng)
  }
  return s
}

describe('the number of action sequences from a fixed position', () => {
  test('begins with 5,040 allocations for each seat', () => {
    for (const seats of [2, 3, 4]) expect(perft(after(0, seats), 1)).toBe(5_040 * seats)
  })

  const COUNTS = [
    { actions: 2, seats: 2, options: {}, sequences: [8, 51, 334, 924, 5294] },
    { actions: 53, seats: 2, options: {}, sequences: [8, 47, 265, 729, 2080] },
    { actions: 173, seats: 3, options: { delivery: 'adjacent' }, sequences: [7, 43, 256, 1542, 9277] },
    { actions: 341, seats: 4, options: { handOver: true }, sequences: [6, 34, 201, 1210, 6279] },
    {
      actions: 341,
      seats: 4,
      options: { handOver: true, handOverDelivers: true },
      sequences: [6, 34, 201, 1210, 6281],
    },
  ]
  for (const { actions, seats, options, sequences } of COUNTS) {
    test(`is as counted after ${actions} actions with ${seats} seats ${JSON.stringify(options)}`, () => {
      const s = after(actions, seats, options)
      expect([1, 2, 3, 4, 5].map((depth) => perft(s, depth))).toEqual(sequences)
    })
  }
})
