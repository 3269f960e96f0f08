/** What depends on time, at a table in memory. */

import { GAMES } from '@windward/games/index.ts'
import type { Command } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Pace, Person } from '@windward/protocol/tables.ts'
import { expect, it } from 'vitest'
import { entryOf, rowOf } from './entry.ts'
import { type Around, type Performed, perform } from './perform.ts'
import { Table } from './table.ts'

const PEOPLE: readonly Person[] = ['Anne', 'Mary', 'Jack'].map((name, i) => ({ id: `person-${i}`, name }))
const SECRET = { seed: '7'.repeat(64), salt: 'salt' }
const HOUR = 3_600_000

class Sitting {
  readonly table: Table
  readonly entries: Extract<Performed, { ok: true }>['entry'][] = []
  readonly present = new Set<number>()
  now = 1_000_000
  readonly #around: Around = {
    isBot: () => true,
    standIn: () => 'random',
    isPresent: (_, seat) => this.present.has(seat),
    newId: () => 'next',
  }

  constructor(pace: Pace, seats = 2) {
    this.table = fresh(pace, seats)
    this.do(0, { type: 'start' })
  }

  do(person: number, command: Command) {
    return this.#did(
      perform(this.table, { by: { kind: 'person', person: PEOPLE[person] }, command, ...this.#id() }, this.#around),
    )
  }

  clock() {
    return this.#did(
      perform(this.table, { by: { kind: 'clock' }, command: { type: 'time' }, ...this.#id() }, this.#around),
    )
  }

  bot(seat: number, type: string) {
    const command = { type: 'act', action: { type } } as const
    return this.#did(perform(this.table, { by: { kind: 'bot', seat }, command, ...this.#id() }, this.#around))
  }

  get turn(): number {
    return this.table.awaited()[0]
  }

  #id() {
    return { id: `c${this.table.head + 1}`, now: this.now }
  }

  #did(performed: Performed): string {
    if (!performed.ok) return performed.code
    this.entries.push(performed.entry)
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
  return new Table(GAMES[0], info, SECRET)
}

it('runs the clock of whoever is asked, adds the increment, and is the same when replayed', () => {
  const sitting = new Sitting({ kind: 'live', bank: 60_000, increment: 2_000 })
  const { turn } = sitting
  sitting.now += 5_000
  expect(sitting.do(turn, { type: 'act', action: { type: 'reveal' } })).toBe('ok')
  expect(sitting.table.clocks?.at(sitting.now)[turn]).toBe(57_000)
  expect(sitting.table.clocks?.at(sitting.now)[1 - turn]).toBe(60_000)
  const again = fresh({ kind: 'live', bank: 60_000, increment: 2_000 }, 2)
  for (const entry of sitting.entries) again.replay(entryOf(rowOf('table', entry)))
  expect(again.keep()).toBe(sitting.table.keep())
})

it('ends the match of two for whoever’s bank runs out, and not a moment before', () => {
  const sitting = new Sitting({ kind: 'live', bank: 60_000, increment: 0 })
  const { turn } = sitting
  expect(sitting.table.moved(sitting.now).deadline).toBe(sitting.now + 60_000)
  sitting.now += 59_999
  expect(sitting.clock()).toBe('notAbsent')
  sitting.now += 1
  expect(sitting.clock()).toBe('ok')
  const { state, ending } = sitting.table.info
  expect(state).toBe('over')
  expect(ending).toMatchObject({ how: 'time', standings: [{ seat: 1 - turn }, { seat: turn, place: 2 }] })
  expect(sitting.clock()).toBe('notPlaying')
})

it('lets nobody claim the seat of one who is here, or not awaited, or awaited only just now', () => {
  const sitting = new Sitting({ kind: 'none' })
  const { turn } = sitting
  const other = 1 - turn
  const claim = { type: 'claim', seat: turn, what: 'win' } as const
  expect(sitting.do(other, claim)).toBe('notAbsent')
  sitting.now += LIMITS.absentAfter
  sitting.present.add(turn)
  expect(sitting.do(other, claim)).toBe('notAbsent')
  sitting.present.delete(turn)
  expect(sitting.do(turn, { ...claim, seat: other })).toBe('notAbsent')
  expect(sitting.do(other, { ...claim, seat: 9 })).toBe('noSuchSeat')
  expect(sitting.do(other, claim)).toBe('ok')
  expect(sitting.table.info.ending).toMatchObject({ how: 'absent', standings: [{ seat: other }, { seat: turn }] })
})

it('lets a bot play for one who is absent, until they return', () => {
  const sitting = new Sitting({ kind: 'none' }, 3)
  const { turn } = sitting
  sitting.now += LIMITS.absentAfter
  expect(sitting.bot(turn, 'reveal')).toBe('noBotPlays')
  expect(sitting.do((turn + 1) % 3, { type: 'claim', seat: turn, what: 'bot' })).toBe('ok')
  expect(sitting.table.awaitedBots()).toEqual([turn])
  expect(sitting.do(turn, { type: 'act', action: { type: 'reveal' } })).toBe('botPlays')
  expect(sitting.bot(turn, 'reveal')).toBe('ok')
  expect(sitting.do(turn, { type: 'return' })).toBe('ok')
  expect(sitting.do(turn, { type: 'return' })).toBe('noBotPlays')
  expect(sitting.table.info.seats[turn]).toEqual({ person: PEOPLE[turn] })
})

it('lets the seat of a turn-based game be claimed when its hours are over, and ends nothing by itself', () => {
  const sitting = new Sitting({ kind: 'turns', hours: 24 })
  const { turn } = sitting
  expect(sitting.table.moved(sitting.now).deadline).toBe(0)
  sitting.now += 24 * HOUR - 1
  expect(sitting.do(1 - turn, { type: 'claim', seat: turn, what: 'win' })).toBe('notAbsent')
  sitting.now += 1
  expect(sitting.clock()).toBe('notPlaying')
  expect(sitting.do(1 - turn, { type: 'claim', seat: turn, what: 'win' })).toBe('ok')
})

it('gives the full hours again with every answer', () => {
  const sitting = new Sitting({ kind: 'turns', hours: 1 })
  const { turn } = sitting
  sitting.now += HOUR / 2
  sitting.do(turn, { type: 'act', action: { type: 'reveal' } })
  expect(sitting.table.clocks?.at(sitting.now)[sitting.turn]).toBe(HOUR)
})

it('goes on from a snapshot as if nothing had happened', () => {
  const sitting = new Sitting({ kind: 'live', bank: 600_000, increment: 1_000 })
  for (let i = 0; i < 40; i += 1) {
    sitting.now += 1_000
    const choices = sitting.table.match?.actions(sitting.turn)
    const action = Array.isArray(choices) ? choices[i % choices.length] : undefined
    expect(sitting.do(sitting.turn, { type: 'act', action })).toBe('ok')
    if (!sitting.table.canBeKept()) continue
    const row = { first: JSON.stringify(fresh({ kind: 'none' }, 2).info), secret: JSON.stringify(SECRET) }
    const kept = { row: row as never, snapshot: sitting.table.keep(), rows: [], commands: [] }
    expect(Table.restore(GAMES[0], kept).keep()).toBe(sitting.table.keep())
  }
})
