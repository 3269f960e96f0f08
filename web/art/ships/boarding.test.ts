import { expect, test } from 'vitest'
import { INDIGO, INK, MADDER, PAPER } from '../ink.ts'
import { isWellFormed } from '../reading.ts'
import { boarding } from './boarding.ts'

const crew = (n: number) => ({ crew: n, shirt: INDIGO, scarf: PAPER, wale: INDIGO })
const foe = (n: number) => ({ crew: n, shirt: MADDER, scarf: INK, wale: INK })
const men = (marks: string, shirt: string) => marks.split(`fill="${shirt}"`).length

test('as many fight on the plank as are left aboard', () => {
  const counts = [0, 1, 2, 3, 4, 5].map((n) => men(boarding(crew(n), foe(2)).marks, INDIGO))
  for (const [i, count] of counts.slice(1).entries()) expect(count).toBeGreaterThan(counts[i])
})

test('it is well-formed at sea and ashore, where no ship’s rail is', () => {
  for (const isAshore of [false, true]) expect(isWellFormed(boarding(crew(3), foe(5), isAshore).marks)).toBe(true)
  expect(boarding(crew(3), foe(5), true).marks).not.toBe(boarding(crew(3), foe(5)).marks)
})
