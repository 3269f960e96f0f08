import { expect, it } from 'vitest'
import { sinceOwn } from './since.ts'

const line = (move: number, seat: number | undefined, type: string) => ({ move, event: { type, seat } })
const seatOf = (event: { type: string; seat?: number }) => event.seat
const log = [line(1, 0, 'sailed'), line(2, 0, 'hit'), line(2, undefined, 'sunk'), line(3, 1, 'sailed')]
const typesFor = (seat: number | undefined) => sinceOwn(log, seat, seatOf).map(({ type }) => type)

it('tells whoever comes back what their last move led to, and what was done after it', () => {
  expect(typesFor(0)).toEqual(['hit', 'sunk', 'sailed'])
  expect(typesFor(1)).toEqual(['sailed'])
})

it('tells nothing to whoever only looks on, or has not done anything yet', () => {
  expect(typesFor(undefined)).toEqual([])
  expect(typesFor(2)).toEqual([])
})
