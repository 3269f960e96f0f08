import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { idle, shortlist } from './shortlist.ts'

const sums = (type: 'stash' | 'withdraw', most: number): Action[] =>
  Array.from({ length: most }, (_, i) => ({ type, gold: i + 1 }))

test('of many sums only all of it and whole tens are listed, and everything else stays', () => {
  const choices: Action[] = [
    { type: 'done' },
    ...sums('stash', 37),
    ...sums('withdraw', 4),
    { type: 'askAgain', window: 'response' },
  ]
  expect(shortlist(choices)).toEqual([
    { type: 'done' },
    { type: 'stash', gold: 10 },
    { type: 'stash', gold: 20 },
    { type: 'stash', gold: 30 },
    { type: 'stash', gold: 37 },
    { type: 'withdraw', gold: 1 },
    { type: 'withdraw', gold: 4 },
  ])
})

test('who has nothing to act with passes of himself, and nobody else does', () => {
  const empty: Action[] = [{ type: 'pass' }, { type: 'alwaysPass', window: 'response' }]
  expect(idle(empty)).toEqual({ type: 'pass' })
  expect(idle([{ type: 'absorb', hit: 0 }, ...empty])).toBeUndefined()
  expect(idle([])).toBeUndefined()
})
