import { readdirSync, readFileSync } from 'node:fs'
import { obeysTheLaws } from '@windward/core/laws.ts'
import { defaults } from '@windward/core/options.ts'
import { perft } from '@windward/core/perft.ts'
import { verify } from '@windward/core/record.ts'
import { describe, expect, test } from 'vitest'
import { marauders } from './index.ts'
import { kit } from './laws.ts'

const FIXTURES = new URL('fixtures/', import.meta.url)

obeysTheLaws(marauders, kit, test)

describe('whole games written down earlier are replayed with a check after every move', () => {
  for (const file of readdirSync(FIXTURES)) {
    test(file, () => {
      const verified = verify(readFileSync(new URL(file, FIXTURES), 'utf8'), [marauders])
      expect(verified).toMatchObject({ ok: true })
      expect(verified.ok && verified.match.outcome()?.[0].place).toBe(1)
    })
  }
})

test('the number of action sequences with 2 players', () => {
  expect(perft(marauders, { ...defaults(marauders) }, 2, 'perft', 5)).toEqual([4, 8, 32, 144, 816])
})
