/** Every update for every reader over whole games, against the true states: with four at the table, and no network. */

import { Chance, pick } from '@windward/core/chance.ts'
import { isSpace } from '@windward/core/choices.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import type { Person } from '@windward/protocol/tables.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { expect, it } from 'vitest'
import { isOverheard, KINDS, secretsOf } from '../given/secrets.ts'
import { updatesOf } from './exit.ts'
import { type PerformDeps, perform } from './perform.ts'
import { Table } from './table.ts'

const SEATS = 4
const MOST_GAMES = 40
const PEOPLE: readonly Person[] = Array.from({ length: SEATS }, (_, i) => ({ id: `person-${i}`, name: `P${i}` }))
const READERS = [...PEOPLE.keys(), undefined]
const DEPS: PerformDeps = {
  isBot: () => false,
  standIn: () => '',
  newId: () => 'next',
}

it.each(GAME_IDS)('shows nobody a secret of %s, of whatever kind', async (id) => {
  const game = await rulesOf(id)
  const wanted = [...KINDS[id].sure, ...KINDS[id].rare]
  const hiddenKinds = new Set<string>()
  for (let n = 0; n < MOST_GAMES && wanted.some((what) => !hiddenKinds.has(what)); n += 1)
    playWhole(game, n, hiddenKinds)
  expect([...hiddenKinds]).toEqual(expect.arrayContaining(wanted))
})

function playWhole(game: AnyGame, n: number, hiddenKinds: Set<string>): void {
  const rng = new Chance(n.toString(16).padStart(64, '0'))
  const table = begun(game, n)
  while (table.info.state === 'playing') {
    const seat = pick(table.awaited(), rng)
    const before = table.head
    const action = choose(table, seat, rng)
    const done = perform(table, { ...requestOf(seat), command: { type: 'act', action }, id: `${before}` }, DEPS)
    if (!done.ok) throw new Error(JSON.stringify(done))
    const update = updatesOf(table, before, [done.step], 0)
    for (const reader of READERS) check(game.id, table, JSON.parse(update(reader).text), reader, hiddenKinds)
  }
}

function check(
  game: string,
  table: Table,
  { position, steps }: Update,
  reader: number | undefined,
  hiddenKinds: Set<string>,
) {
  const secrets = secretsOf(game, table.match?.snapshot().state, position?.view, reader)
  for (const { what, hidden, isShown } of secrets) {
    if (isShown) throw new Error(`${what} is shown to ${reader} after step ${table.head}`)
    if (hidden.length > 0) hiddenKinds.add(what)
  }
  expect(position?.view).toEqual(JSON.parse(JSON.stringify(table.match?.view(reader))))
  expect(steps.flatMap(({ events = [] }) => events).filter((event) => isOverheard(event, reader))).toEqual([])
}

/** Anything; but cards are announced when they can be, and nobody says that they will always pass. */
function choose(table: Table, seat: number, rng: Chance): { type: string } {
  const choices = table.match?.actions(seat) ?? []
  if (isSpace(choices)) return choices.sample(rng) as { type: string }
  const actions = choices as readonly { readonly type: string }[]
  const announcements = actions.filter(({ type }) => type === 'announceGlory')
  return pick(announcements.length > 0 ? announcements : actions.filter(({ type }) => type !== 'alwaysPass'), rng)
}

function begun(game: AnyGame, n: number): Table {
  const info = {
    id: 'table',
    name: 'table',
    game: game.id,
    rev: game.rev,
    options: defaults(game) as Record<string, string>,
    seats: PEOPLE.map((person) => ({ person })),
    host: PEOPLE[0].id,
    listed: false,
    spectators: true,
    pace: { kind: 'none' },
    state: 'open',
    created: 0,
  } as const
  const secret = { seed: n.toString(16).padStart(64, '7'), salt: 'salt' }
  const table = new Table(game, { ...info, seats: [...info.seats] }, secret)
  perform(table, { ...requestOf(0), command: { type: 'start' }, id: 'start' }, DEPS)
  return table
}

function requestOf(seat: number) {
  return { by: { kind: 'person', person: PEOPLE[seat] }, sent: '', now: 0 } as const
}
