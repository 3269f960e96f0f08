/** What depends on time, at a table in memory. */

import { haendler } from '@windward/games/haendler/index.ts'
import type { Command } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Pace, Person } from '@windward/protocol/tables.ts'
import { expect, it } from 'vitest'
import { looksOf } from './names.ts'
import { type PerformDeps, type Performed, perform } from './perform.ts'
import { Table } from './table.ts'
import { headRowOf } from './written.ts'

const PEOPLE: readonly Person[] = ['Anne', 'Mary', 'Jack'].map((name, i) => ({ id: `person-${i}`, name }))
const SECRET = { seed: '7'.repeat(64), salt: 'salt' }
const HOUR = 3_600_000

class TimedTable {
  readonly table: Table
  readonly steps: Extract<Performed, { ok: true }>['step'][] = []
  readonly present = new Set<number>()
  now = 1_000_000
  standIn = 'random'
  readonly #deps: PerformDeps = {
    isBot: () => true,
    standIn: () => this.standIn,
    newId: () => 'next',
  }

  constructor(pace: Pace, seats = 2) {
    this.table = fresh(pace, seats)
    this.perform(0, { type: 'start' })
  }

  perform(person: number, command: Command) {
    return this.#outcome(
      perform(this.table, { by: { kind: 'person', person: PEOPLE[person] }, command, ...this.#id() }, this.#deps),
    )
  }

  clock() {
    return this.#outcome(
      perform(this.table, { by: { kind: 'clock' }, command: { type: 'time' }, ...this.#id() }, this.#deps),
    )
  }

  bot(seat: number, type: string) {
    const command = { type: 'act', action: { type } } as const
    return this.#outcome(perform(this.table, { by: { kind: 'bot', seat }, command, ...this.#id() }, this.#deps))
  }

  get turn(): number {
    return this.table.awaited()[0]
  }

  #id() {
    return { id: `c${this.table.head + 1}`, sent: '', present: [...this.present], now: this.now }
  }

  #outcome(performed: Performed): string {
    if (!performed.ok) return performed.code
    this.steps.push(performed.step)
    return 'ok'
  }
}

function fresh(pace: Pace, seats: number): Table {
  const info = {
    id: 'table',
    name: 'table',
    game: 'haendler',
    rev: 1,
    options: { deck: 'reconstructionA', jester: 'deck', expeditionAfterBust: false },
    seats: PEOPLE.slice(0, seats).map((person) => ({ person })),
    host: PEOPLE[0].id,
    listed: true,
    spectators: true,
    pace,
    state: 'open' as const,
    created: 0,
  }
  return new Table(haendler, info, SECRET)
}

it('runs the clock of whoever is asked, adds the increment, and is the same when replayed', () => {
  const timed = new TimedTable({ kind: 'live', bank: 60_000, increment: 2_000 })
  const { turn } = timed
  timed.now += 5_000
  expect(timed.perform(turn, { type: 'act', action: { type: 'reveal' } })).toBe('ok')
  expect(timed.table.clocks?.at(timed.now)[turn]).toBe(57_000)
  expect(timed.table.clocks?.at(timed.now)[1 - turn]).toBe(60_000)
  const again = fresh({ kind: 'live', bank: 60_000, increment: 2_000 }, 2)
  for (const step of timed.steps) again.replay(JSON.parse(JSON.stringify(step)))
  expect(again.snapshot()).toBe(timed.table.snapshot())
})

it('ends the match of two for whoever’s bank runs out, and not a moment before', () => {
  const timed = new TimedTable({ kind: 'live', bank: 60_000, increment: 0 })
  const { turn } = timed
  expect(headRowOf(timed.table, timed.now).deadline).toBe(timed.now + 60_000)
  timed.now += 59_999
  expect(timed.clock()).toBe('notAbsent')
  timed.now += 1
  expect(timed.clock()).toBe('ok')
  const { state, ending } = timed.table.info
  expect(state).toBe('over')
  expect(ending).toMatchObject({ how: 'time', standings: [{ seat: 1 - turn }, { seat: turn, place: 2 }] })
  expect(timed.clock()).toBe('notPlaying')
})

it('lets nobody claim the seat of one who is here, or not awaited, or awaited only just now', () => {
  const timed = new TimedTable({ kind: 'none' })
  const { turn } = timed
  const other = 1 - turn
  const claim = { type: 'claim', seat: turn, what: 'win' } as const
  expect(timed.perform(other, claim)).toBe('notAbsent')
  timed.now += LIMITS.absentAfter
  timed.present.add(turn)
  expect(timed.perform(other, claim)).toBe('notAbsent')
  timed.present.delete(turn)
  expect(timed.perform(turn, { ...claim, seat: other })).toBe('notAbsent')
  expect(timed.perform(other, { ...claim, seat: 9 })).toBe('noSuchSeat')
  expect(timed.perform(other, claim)).toBe('ok')
  expect(timed.table.info.ending).toMatchObject({ how: 'absent', standings: [{ seat: other }, { seat: turn }] })
})

it('lets a bot play for one who is absent, until they return', () => {
  const timed = new TimedTable({ kind: 'none' }, 3)
  const { turn } = timed
  timed.now += LIMITS.absentAfter
  expect(timed.bot(turn, 'reveal')).toBe('noBotPlays')
  expect(timed.perform((turn + 1) % 3, { type: 'claim', seat: turn, what: 'bot' })).toBe('ok')
  expect(timed.table.awaitedBots()).toEqual([turn])
  expect(timed.perform(turn, { type: 'act', action: { type: 'reveal' } })).toBe('botPlays')
  expect(timed.bot(turn, 'reveal')).toBe('ok')
  expect(timed.perform(turn, { type: 'return' })).toBe('ok')
  expect(timed.perform(turn, { type: 'return' })).toBe('noBotPlays')
  expect(timed.table.info.seats[turn]).toEqual({ person: PEOPLE[turn] })
})

it.each([
  ['random', 1_000],
  ['mate', 1_000],
  ['captain', 3_000],
  ['admiral', 3_000],
])(
  'a %s that owes an answer for %i ms is the business of whichever node looks, and of none when it has answered',
  (bot, patience) => {
    const timed = new TimedTable({ kind: 'none' })
    timed.standIn = bot
    const { turn } = timed
    expect(headRowOf(timed.table, timed.now).bot_due).toBe(0)
    timed.now += 61_000
    expect(timed.perform(1 - turn, { type: 'claim', seat: turn, what: 'bot' })).toBe('ok')
    expect(headRowOf(timed.table, timed.now).bot_due).toBe(timed.now + patience)
    expect(timed.perform(turn, { type: 'return' })).toBe('ok')
    expect(headRowOf(timed.table, timed.now).bot_due).toBe(0)
  },
)

it('lets the seat of a turn-based game be claimed when its hours are over, and ends nothing by itself', () => {
  const timed = new TimedTable({ kind: 'turns', hours: 24 })
  const { turn } = timed
  expect(headRowOf(timed.table, timed.now).deadline).toBe(0)
  timed.now += 24 * HOUR - 1
  expect(timed.perform(1 - turn, { type: 'claim', seat: turn, what: 'win' })).toBe('notAbsent')
  timed.now += 1
  expect(timed.clock()).toBe('notPlaying')
  expect(timed.perform(1 - turn, { type: 'claim', seat: turn, what: 'win' })).toBe('ok')
})

it('gives the full hours again with every answer', () => {
  const timed = new TimedTable({ kind: 'turns', hours: 1 })
  const { turn } = timed
  timed.now += HOUR / 2
  timed.perform(turn, { type: 'act', action: { type: 'reveal' } })
  expect(timed.table.clocks?.at(timed.now)[timed.turn]).toBe(HOUR)
})

it('goes on from a snapshot as if nothing had happened', () => {
  const timed = new TimedTable({ kind: 'live', bank: 600_000, increment: 1_000 })
  for (let i = 0; i < 40; i += 1) {
    timed.now += 1_000
    const choices = timed.table.match?.actions(timed.turn)
    const action = Array.isArray(choices) ? choices[i % choices.length] : undefined
    expect(timed.perform(timed.turn, { type: 'act', action })).toBe('ok')
    if (!timed.table.canSnapshot()) continue
    const row = { first: JSON.stringify(fresh({ kind: 'none' }, 2).info), secret: JSON.stringify(SECRET) }
    const stored = { row: row as never, snapshot: timed.table.snapshot(), steps: [], commands: [] }
    expect(Table.restore(haendler, stored).snapshot()).toBe(timed.table.snapshot())
  }
})

const ALLOWING: PerformDeps = {
  isBot: () => true,
  standIn: () => 'random',
  newId: () => 'next',
}

it('leaves everybody a share of the chat, whatever those who look on say', () => {
  const table = fresh({ kind: 'none' }, 2)
  const says = (person: Person) => {
    const id = `c${table.head + 1}`
    const command = { type: 'chat', text: 'Ahoy' } as const
    return perform(table, { by: { kind: 'person', person }, command, id, now: 1, sent: '' }, ALLOWING).ok
  }
  const said = (person: Person) => Array.from({ length: 1000 }, () => says(person)).filter(Boolean).length
  expect(said({ id: 'stranger', name: 'Stranger' })).toBe(LIMITS.chatLinesOfSpectator)
  for (let i = 0; i < 20; i += 1) said({ id: `crowd-${i}`, name: `Crowd ${i}` })
  expect(said({ id: 'late', name: 'Late' })).toBe(0)
  expect(said(PEOPLE[1])).toBe(LIMITS.chatLinesEach)
  expect(said(PEOPLE[0])).toBe(LIMITS.chatLinesEach)
})

it('bounds what is arranged before the start, and still lets it be started', () => {
  const table = fresh({ kind: 'none' }, 2)
  const does = (command: Command) =>
    perform(
      table,
      { by: { kind: 'person', person: PEOPLE[0] }, command, id: `c${table.head + 1}`, now: 1, sent: '' },
      ALLOWING,
    )
  const swapped = Array.from({ length: 1000 }, () => does({ type: 'swap', seat: 0, with: 1 }))
  expect(swapped.filter(({ ok }) => ok)).toHaveLength(LIMITS.openSteps)
  expect(swapped.at(-1)).toMatchObject({ code: 'tooManyChanges' })
  expect(does({ type: 'start' })).toMatchObject({ ok: true })
})

it('tells persons apart whose names look alike, whatever alphabet they are written in', () => {
  const table = fresh({ kind: 'none' }, 3)
  const does = (person: Person, command: Command) =>
    perform(table, { by: { kind: 'person', person }, command, id: `c${table.head + 1}`, now: 1, sent: '' }, ALLOWING)
  does(PEOPLE[2], { type: 'leave' })
  expect(does({ id: 'forger', name: 'Аnne' }, { type: 'chat', text: 'I am Anne' })).toMatchObject({
    step: { body: { by: { id: 'forger', name: 'Аnne 2' } } },
  })
  does({ id: 'forger', name: 'ＭARY' }, { type: 'join' })
  expect(table.info.seats[2].person).toEqual({ id: 'forger', name: 'ＭARY 2' })
  expect(new Set(['Anne', 'ÀNNE', 'Аnnе', 'a n n e', 'Ａnne'].map(looksOf)).size).toBe(1)
  expect(new Set(['Bill', 'BIlI', 'Bi11', 'Віll'].map(looksOf)).size).toBe(1)
  expect(looksOf('Morgan')).not.toBe(looksOf('Megan'))
})
