import { expect, it } from 'vitest'
import { Presses } from './presses.ts'

/** Where one is after a press on undo, from a table that goes back to a move and no further. */
function undone(presses: Presses, moves: number, anchor = 0): number {
  let at = moves
  do {
    presses.goBack(at)
    at--
  } while (at > anchor && at > (presses.goalFrom(at) ?? at))
  presses.stay()
  return at
}

function pressedAfter(...moves: readonly number[]): Presses {
  const presses = new Presses()
  for (const each of moves) presses.began(each)
  return presses
}

it('takes back all that one press gave, and then the press before', () => {
  const presses = pressedAfter(3, 4)
  expect(undone(presses, 8)).toBe(4)
  expect(undone(presses, 4)).toBe(3)
})

it('goes back no further than the table can', () => {
  expect(undone(pressedAfter(4), 8, 6)).toBe(6)
})

it('takes back one step where nobody has seen the press', () => {
  expect(undone(pressedAfter(), 8)).toBe(7)
})

it('counts a press that was taken back no more', () => {
  const presses = pressedAfter(3)
  presses.began(6)
  expect(undone(presses, 7)).toBe(6)
  presses.began(4)
  expect(undone(presses, 5)).toBe(4)
})

it('goes on only from where a step back was taken', () => {
  const presses = pressedAfter(3)
  presses.goBack(6)
  expect(presses.goalFrom(7)).toBeUndefined()
  expect(presses.goalFrom(5)).toBe(3)
})
