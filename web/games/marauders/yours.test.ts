import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { describe, expect, test } from 'vitest'
import { tellYou } from './yours.ts'

const names = (seat: number) => `Player ${seat}`

describe.each(LANGUAGES)('in %s', (language) => {
  test('whatever somebody does in whole games is told to them without a gap, and without their name', () => {
    for (let n = 0; n < 4; n++) {
      const [rng, policy] = [new Chance(`yours ${n}`), new Chance(`policy ${n}`)]
      const s = marauders.setup({ glory: 10, events: 34 }, 2, rng)
      for (;;) {
        const [question] = marauders.questions(s)
        if (question === undefined) break
        const told: Event[] = []
        const action = sample(marauders.actions(s, question.seat), policy)
        marauders.apply(s, question.seat, action, rng, (event) => void told.push(event))
        const seen = marauders.view(s, 0)
        for (const event of told) {
          const line = tellYou(event, seen, language, names, 0)
          if (line === undefined) continue
          expect(line).not.toMatch(/undefined|hidden|[{}]|Player 0/)
          expect(line.length).toBeGreaterThan(1)
        }
      }
    }
  })
})

test('what others did is not told to whoever looks on', () => {
  const s = marauders.setup({ glory: 10, events: 34 }, 2, new Chance('others'))
  const seen = marauders.view(s, 0)
  expect(tellYou({ type: 'sailed', seat: 1, to: 'caracas' }, seen, 'en', names, 0)).toBeUndefined()
  expect(tellYou({ type: 'raidEnded', seat: 0, result: 'failed', gold: 0 }, seen, 'en', names, 0)).toContain(
    'raid fails',
  )
})
