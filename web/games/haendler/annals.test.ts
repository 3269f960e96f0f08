import { readFileSync } from 'node:fs'
import { Match } from '@windward/core/match.ts'
import { parse } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { influenceOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Event, Options } from '@windward/games/haendler/vocabulary.ts'
import { expect, test } from 'vitest'
import { annals, toldOnSea } from './annals.ts'
import { working } from './working.ts'

const FIXTURE = new URL('../../../games/haendler/fixtures/portRoyal-5.json', import.meta.url)

test('the numbers told with what happens are those that the table then shows', () => {
  for (const { before, events, after } of moves()) {
    const changes = annals.changes(events, after, 'en', String)
    const summed = (of: string) =>
      before.players.map((_, seat) =>
        changes.filter((c) => c.of === of && c.seat === seat).reduce((n, c) => n + c.by, 0),
      )
    const coins = (view: View) => view.players.map(coinsOf)
    const influence = (view: View) => view.players.map((player) => influenceOf(deckOf(view), player))
    expect(add(coins(before), summed('coins'))).toEqual(coins(after))
    expect(add(influence(before), summed('influence'))).toEqual(influence(after))
  }
})

test('the persons that pay are those of whoever is paid', () => {
  const paid = moves().flatMap(({ events, after }) =>
    events.flatMap((event) =>
      event.type === 'coinsGained' && event.why === 'admiral' ? [[...working([event], after, event.seat)]] : [],
    ),
  )
  expect(paid.length).toBeGreaterThan(0)
  expect(paid.every((ids) => ids.length > 0)).toBe(true)
})

test('a card that is revealed lies there and is only named', () => {
  const named = moves().flatMap(({ events, after }) =>
    events.at(-1)?.type === 'revealed' ? [toldOnSea(events, after, 'en', () => 'Ada')] : [],
  )
  expect(named.length).toBeGreaterThan(0)
  for (const text of named) expect(text).toMatch(/^Ada reveals the [\w +()]+$/)
})

function moves(): { before: View; events: Event[]; after: View }[] {
  const parsed = parse(readFileSync(FIXTURE, 'utf8'))
  if (!parsed.ok) throw new Error('the fixture is no record')
  const { record } = parsed
  const match = new Match(haendler, { ...record, options: record.options as unknown as Options })
  return record.moves.map(([seat, action]) => {
    const before = match.view(undefined)
    const answer = match.submit(seat, action as never)
    if (!answer.ok) throw new Error('the fixture does not hold')
    return { before, events: answer.events.map(({ event }) => event), after: match.view(undefined) }
  })
}

function add(a: readonly number[], b: readonly number[]): number[] {
  return a.map((n, i) => n + b[i])
}
