import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Event } from '@windward/games/haendler/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { pictures } from './pictures.ts'

describe('what is seen between two views', () => {
  const seen = wholeGame('frames')

  test('is every event once, in order, and at last the view itself', () => {
    for (const { before, events, after } of seen) {
      const shown = pictures(before, events, after)
      expect(shown.flatMap((picture) => picture.events)).toEqual(events)
      expect(shown.at(-1)?.view).toBe(after)
    }
  })

  test('shows the ship that broke the harbor among those it broke', () => {
    const busts = seen.filter(({ events }) => events.some((event) => event.type === 'bust'))
    expect(busts.length).toBeGreaterThan(0)
    for (const { before, events, after } of busts) {
      const bust = events.find((event) => event.type === 'bust')
      const shown = pictures(before, events, after)
      expect(shown.length).toBeGreaterThanOrEqual(2)
      expect(shown.some(({ view }) => view.harbor.join() === bust?.lost.join())).toBe(true)
    }
  })

  test('holds longer on a bust than on a card', () => {
    const holdOf = (type: Event['type']) =>
      Math.max(
        ...seen.flatMap(({ before, events, after }) =>
          pictures(before, events, after)
            .filter((picture) => picture.events.some((event) => event.type === type))
            .map((picture) => picture.hold),
        ),
      )
    expect(holdOf('bust')).toBeGreaterThan(holdOf('revealed'))
  })
})

/** Two who reveal until they bust or see five cards, and then take what comes first. */
function wholeGame(seed: string): { before: View; events: Event[]; after: View }[] {
  const match = new Match(haendler, { options: defaults(haendler), seats: 2, seed, salt: '' })
  const seen: { before: View; events: Event[]; after: View }[] = []
  while (match.questions().length > 0 && seen.length < 400) {
    const [{ seat }] = match.questions()
    const before = match.view(0)
    const actions = match.actions(seat)
    const action = [...('list' in actions ? actions.list() : actions)].sort((a, b) => rank(a.type) - rank(b.type))[0]
    const answer = match.submit(seat, before.harbor.length >= 5 && action.type === 'reveal' ? { type: 'stop' } : action)
    if (!answer.ok) throw new Error(answer.refusal.code)
    seen.push({ before, events: answer.events.map((told) => told.event), after: match.view(0) })
  }
  return seen
}

function rank(type: string): number {
  return ['complete', 'hire', 'loot', 'reveal', 'admit'].indexOf(type) >>> 0
}
