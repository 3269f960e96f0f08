import type { DropFrame } from '@windward/games/marauders/frames.ts'
import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import type { Action, Good } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { excessOf, goodsLaidOut, layOneMore, layOut } from './jettison.ts'

test('as much is laid out as has to go, and no more of a good than is aboard', () => {
  const { s } = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood', 'wood', 'rum', 'food'] }, {}] })
  const frame: DropFrame = { type: 'drop', asks: [0], seat: 0, limit: 2 }
  let laid: { chosen?: Action | undefined; then?: readonly Action[] } = {}
  const table = {
    view: view(s, 0),
    mark(chosen: Action | undefined, then: readonly Action[] = []) {
      laid = { chosen, then }
    },
  }
  expect(excessOf(table.view, frame)).toBe(2)
  layOut(table, frame, ['wood', 'wood', 'wood'])
  expect(goodsLaidOut(laid)).toEqual(['wood', 'wood'])
  layOut(table, frame, ['wood', 'wood', 'rum'])
  expect(goodsLaidOut(laid), 'the last takes the place of the first').toEqual(['wood', 'rum'])
  layOut(table, frame, [])
  expect(goodsLaidOut(laid)).toEqual([])
})

test('where nothing has to go a press lays out one more of a good, and one after the last takes it back', () => {
  const { s } = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood', 'wood', 'rum'] }, {}] })
  let laid: { chosen?: Action | undefined; then?: readonly Action[] } = {}
  const press = (good: Good) =>
    layOneMore(
      {
        view: view(s, 0),
        ...laid,
        mark(chosen: Action | undefined, then: readonly Action[] = []) {
          laid = { chosen, then }
        },
      },
      0,
      good,
    )
  press('wood')
  press('rum')
  press('wood')
  expect(goodsLaidOut(laid)).toEqual(['wood', 'rum', 'wood'])
  press('wood')
  expect(goodsLaidOut(laid)).toEqual(['rum'])
  press('rum')
  expect(goodsLaidOut(laid)).toEqual([])
})
