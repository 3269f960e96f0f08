import { Chance } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import { hears, Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Options } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import type { Picture } from '../face.ts'
import { pictures } from './pictures.ts'

/** What a seat sees of a whole random game. */
function* film(
  seats: number,
  seat: number,
): Generator<{ events: Event[]; after: View; shown: readonly Picture<View, Event>[] }> {
  const rng = new Chance('film')
  const match = new Match(marauders, { options: defaults<Options>(marauders), seats, seed: 'film', salt: '' })
  while (match.questions().length > 0) {
    const [question] = owed(match.questions())
    const before = match.view(seat)
    const answer = match.submit(question.seat, sample(match.actions(question.seat), rng.stream('moves')))
    if (!answer.ok) throw new Error(answer.refusal.code)
    const events = answer.events.filter((told) => hears(told, seat)).map((told) => told.event)
    const after = match.view(seat)
    yield { events, after, shown: pictures(before, events, after) }
  }
}

test('every event is seen once, in order, and the view at last', () => {
  for (const { events, after, shown } of film(3, 0)) {
    expect(shown.flatMap((picture) => picture.events)).toEqual(events)
    expect(shown.at(-1)?.view).toBe(after)
  }
})

test('a captain lies at home as soon as he is revealed', () => {
  let revealed = 0
  for (const { shown } of film(3, 0)) {
    for (const { view, events } of shown) {
      for (const event of events) {
        if (event.type !== 'captainRevealed') continue
        expect(view.players[event.seat].captain).toMatchObject({ id: event.captain, inPort: true })
        revealed++
      }
    }
  }
  expect(revealed).toBe(3)
})

test('hits fall one by one, each in a picture of its own with what is left', () => {
  let hits = 0
  for (const { shown } of film(2, 0)) {
    for (const { view, events } of shown.slice(0, -1)) {
      const struck = events.filter((event) => event.type === 'hit')
      expect(struck.length).toBeLessThanOrEqual(1)
      for (const { who, location, left } of struck) {
        const battle = view.stack.findLast((frame) => frame.type === 'battle')
        const ship = 'seat' in who ? view.players[who.seat].captain?.ship : battle?.npcShip
        expect(ship?.at[location]).toBe(left)
        hits++
      }
    }
  }
  expect(hits).toBeGreaterThan(10)
})

test('a battle is on the table in every picture between its beginning and its end', () => {
  let battles = 0
  for (const { shown } of film(2, 0)) {
    let isOn = false
    for (const { view, events } of shown.slice(0, -1)) {
      for (const event of events) {
        if (event.type === 'battleBegan') isOn = true
        if (event.type === 'battleEnded') isOn = false
      }
      if (!isOn) continue
      expect(view.stack.some((frame) => frame.type === 'battle')).toBe(true)
      battles++
    }
  }
  expect(battles).toBeGreaterThan(5)
})

test('ships are where they were told to be', () => {
  let moves = 0
  for (const { shown } of film(3, 1)) {
    for (const { view, events } of shown.slice(0, -1)) {
      const last = events.at(-1)
      if (last?.type === 'sailed') expect(view.players[last.seat].captain?.zone).toBe(last.to)
      else if (last?.type === 'npcMoved') expect(view.npcs[last.npc].zone).toBe(last.to)
      else continue
      moves++
    }
  }
  expect(moves).toBeGreaterThan(10)
})
