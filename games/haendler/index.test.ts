import { readdirSync, readFileSync } from 'node:fs'
import { obeysTheLaws } from '@windward/core/laws.ts'
import { defaults } from '@windward/core/options.ts'
import { perft } from '@windward/core/perft.ts'
import { verify } from '@windward/core/record.ts'
import { describe, expect, test } from 'vitest'
import { haendler } from './index.ts'
import { kit } from './laws.ts'

const FIXTURES = new URL('fixtures/', import.meta.url)

obeysTheLaws(haendler, kit, test)

describe('whole games written down earlier are replayed with a check after every move', () => {
  for (const file of readdirSync(FIXTURES)) {
    test(file, () => {
      const verified = verify(readFileSync(new URL(file, FIXTURES), 'utf8'), [haendler])
      expect(verified).toMatchObject({ ok: true })
      expect(verified.ok && verified.match.outcome()?.[0].place).toBe(1)
    })
  }
})

describe('the number of action sequences', () => {
  const counted = (seats: number, options: object) =>
    perft(haendler, { ...defaults(haendler), ...options }, seats, 'perft', 12)

  test('with 2 players and reconstruction A', () => {
    expect(counted(2, {})).toEqual([1, 2, 3, 5, 9, 17, 31, 60, 114, 206, 365, 640])
  })

  test('with 4 players and Port Royal', () => {
    expect(counted(4, { deck: 'portRoyal' })).toEqual([1, 2, 3, 5, 9, 18, 35, 66, 123, 232, 453, 898])
  })
})
