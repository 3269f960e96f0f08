import { expect, it } from 'vitest'
import { script } from '../games/haendler/learn/script.ts'
import { stopsOf } from './stops.ts'

const states = (progress: number, isTaught = false) => stopsOf(script, progress, isTaught).map(({ is }) => is)

it('has a stop for every part of the lesson, the first of them ahead of whoever begins', () => {
  expect(states(0)).toEqual(['now', ...Array<string>(8).fill('ahead')])
})

it('leaves those behind that were sailed past, and knows where one is', () => {
  const [, , third] = stopsOf(script, 0, false)
  expect(states(third.at).slice(0, 4)).toEqual(['done', 'done', 'now', 'ahead'])
})

it('has left all of them behind once the lesson was played to its end, until it is begun anew', () => {
  expect(new Set(states(0, true))).toEqual(new Set(['done']))
  expect(states(1, true)[0]).toBe('now')
})
