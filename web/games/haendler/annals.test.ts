import { readFileSync } from 'node:fs'
import { Match } from '@windward/core/match.ts'
import { parse } from '@windward/core/record.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { influenceOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Event, Options } from '@windward/games/haendler/vocabulary.ts'
import { expect, test } from 'vitest'
import { tellTogether } from '../../parts/telling.ts'
import { annals, toldOnSea } from './annals.ts'
import { mournedIn } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'
import { working } from './working.ts'
import { tellYou } from './yours.ts'

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

test('whoever is alone at the device is told what they did, and what others paid them', () => {
  const all = moves().flatMap(({ events, after }) => events.map((event) => ({ event, after })))
  for (const language of LANGUAGES) {
    const yours = all.flatMap(({ event, after }) => tellYou(event, after, language, () => 'Ada', 0) ?? [])
    expect(yours.length).toBeGreaterThan(100)
  }
  for (const { event, after } of all) {
    const text = tellYou(event, after, 'en', (seat) => (seat === 0 ? 'Ada' : 'Bruno'), 0)
    const isVictory = event.type === 'gameOver' && event.winners.join() === '0'
    const isYours = ('seat' in event && event.seat === 0) || (event.type === 'feePaid' && event.to === 0) || isVictory
    expect(text !== undefined).toBe(isYours)
    if (text !== undefined) expect(text).toMatch(/\b[Yy]ou\b/)
    expect(text ?? '').not.toContain('Ada')
  }
})

test('a lost harbor is mourned with what it was lost to, how likely that was, and why', () => {
  const busts = moves().flatMap(({ events, after }) => {
    const bust = events.find((event) => event.type === 'bust')
    return bust?.type === 'bust' ? [{ events, after, seat: bust.seat }] : []
  })
  expect(busts.length).toBeGreaterThan(0)
  const [speech, words] = [speechIn('en'), boardWords('en')]
  for (const { events, after, seat } of busts) {
    const text = mournedIn(events, after, seat, 18, speech, words)
    expect(text).toMatch(/^A second \w+ took your harbor\. It was 18%\./)
    expect(mournedIn(events, after, seat, undefined, speech, words)).not.toContain('%')
    expect(mournedIn(events, after, seat + 1, 18, speech, words)).toBe('')
    const wished = [...events, { type: 'admitted', seat, card: 0 } as Event]
    expect(mournedIn(wished, after, seat, 18, speech, words)).toBe('')
  }
})

test('several things that happened at once are told in few words, and nobody is named twice in a row', () => {
  const hired = moves().find(({ events }) => events.some(({ type }) => type === 'hired'))
  if (!hired) throw new Error('somebody is hired in the fixture')
  const to = { view: hired.after, language: 'en', names: () => 'Ada' } as const
  const told = tellTogether(annals, speechIn('en'), hired.events, to)
  expect(told.filter((text) => text.startsWith('Ada ')).length).toBe(1)
  expect(told.join()).not.toContain('discard pile')
})

test('that the next turn begins is told where nothing else is, not after a deed', () => {
  const ended = moves().find(({ events }) => events.length > 1 && events.at(-1)?.type === 'turnBegan')
  if (!ended) throw new Error('a turn ends in the fixture')
  const to = { view: ended.after, language: 'en', names: () => 'Ada' } as const
  expect(tellTogether(annals, speechIn('en'), ended.events, to).join()).not.toMatch(/Turn \d/)
  expect(tellTogether(annals, speechIn('en'), ended.events.slice(-1), to).join()).toMatch(/^Turn \d/)
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
