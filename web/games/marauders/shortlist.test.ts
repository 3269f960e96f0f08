import type { PortFrame } from '@windward/games/marauders/frames.ts'
import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { isVisitOver } from './activities.ts'
import { finish, idle, shortlist, soundSum } from './shortlist.ts'

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

test('what makes points that count is stashed, unless none does, and what counts for nothing is taken out', () => {
  expect(soundSum('stash', 27, 0, 5)).toBe(20)
  expect(soundSum('stash', 35, 20, 4)).toBe(20)
  expect(soundSum('stash', 35, 40, 4)).toBe(35)
  expect(soundSum('stash', 4, 3, 5)).toBe(4)
  expect(soundSum('withdraw', 23, 23, 5)).toBe(3)
  expect(soundSum('withdraw', 55, 55, 4)).toBe(15)
  expect(soundSum('withdraw', 20, 20, 5)).toBe(1)
})

test('who has nothing to act with passes of himself, and nobody else does', () => {
  const empty: Action[] = [{ type: 'pass' }, { type: 'alwaysPass', window: 'battle.afterRoll' }]
  expect(idle(empty)).toEqual({ type: 'pass' })
  expect(idle([{ type: 'absorb', hit: 0 }, ...empty])).toBeUndefined()
  expect(idle([])).toBeUndefined()
})

test('a card that was announced is played without a second press, unless another card came between', () => {
  const announced: Action[] = [
    { type: 'playGlory', card: 3 },
    { type: 'takeBackGlory', card: 3 },
  ]
  expect(idle(announced)).toEqual(announced[0])
  expect(idle(announced, [{ type: 'gloryPlayed', seat: 1, card: 4 }])).toBeUndefined()
  expect(idle([{ type: 'playGlory', card: 3, hit: 1 }, ...announced])).toBeUndefined()
  expect(idle([{ type: 'takeBackGlory', card: 3 }])).toBeUndefined()
})

test('a turn in which nothing is left ends of itself', () => {
  const seen = view(given({ players: [{}, {}] }).s, 0)
  const left: Action[] = [{ type: 'endTurn' }, { type: 'alwaysPass', window: 'turn.free' }]
  expect(finish(left, seen)).toEqual({ type: 'endTurn' })
  expect(finish([{ type: 'leavePort' }, ...left], seen)).toBeUndefined()
  expect(finish([], seen)).toBeUndefined()
})

test('a port whose houses are all shut is left of itself, but no house in it', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', gold: 0 }, {}] }).does(0, { type: 'port' })
  expect(finish(table.offers(0), view(table.s, 0))).toBeUndefined()
  table.does(0, { type: 'visit', activity: 'buyGoods' }).does(0, { type: 'done' })
  table.does(0, { type: 'visit', activity: 'shipyard' })
  expect(finish([{ type: 'done' }], view(table.s, 0))).toBeUndefined()
  table.does(0, { type: 'done' })
  expect(table.offers(0)).toEqual([{ type: 'done' }])
  const seen = view(table.s, 0)
  expect(finish(table.offers(0), seen)).toEqual({ type: 'done' })
  expect(isVisitOver(seen, seen.stack.at(-1) as PortFrame)).toBe(true)
})
