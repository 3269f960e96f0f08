import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { finish, idle, shortlist } from './shortlist.ts'

const sums = (type: 'stash' | 'withdraw', most: number): Action[] =>
  Array.from({ length: most }, (_, i) => ({ type, gold: i + 1 }))

test('of many sums only all of it and whole tens are listed, and everything else stays', () => {
  const choices: Action[] = [
    { type: 'done' },
    ...sums('stash', 37),
    ...sums('withdraw', 4),
    { type: 'askAgain', window: 'battle.afterRoll' },
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
  const empty: Action[] = [{ type: 'pass' }, { type: 'alwaysPass', window: 'battle.afterRoll' }]
  expect(idle(empty)).toEqual({ type: 'pass' })
  expect(idle([{ type: 'absorb', hit: 0 }, ...empty])).toBeUndefined()
  expect(idle([])).toBeUndefined()
})

test('a turn in which nothing is left ends of itself', () => {
  const left: Action[] = [{ type: 'endTurn' }, { type: 'alwaysPass', window: 'turn.free' }]
  expect(finish(left)).toEqual({ type: 'endTurn' })
  expect(finish([{ type: 'leavePort' }, ...left])).toBeUndefined()
  expect(finish([])).toBeUndefined()
})
