/** The server over HTTP: who one is there, and which tables there are. */

import type { OptionValue } from '@windward/core/contract.ts'
import type { GameRecord } from '@windward/core/record.ts'
import type { Pace, Person, TableInfo, TableSummary } from '@windward/protocol/tables.ts'
import { settings } from '../shell.svelte.ts'

/** Why the server did not do it: its own code, or that it is not there. */
export class Refusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export interface MyTable extends TableSummary {
  readonly seat: number
  readonly awaitsMe: boolean
}

/** Whoever comes without a session becomes a guest under the name in the settings. */
export async function signIn(): Promise<Person> {
  const { person } = await ask<{ person?: Person }>('GET', '/me')
  if (person === undefined) return (await ask<{ person: Person }>('POST', '/people', { name: settings.name })).person
  if (person.name === settings.name) return person
  return (await ask<{ person: Person }>('PATCH', '/me', { name: settings.name })).person
}

export async function myTables(): Promise<readonly MyTable[]> {
  return (await ask<{ tables: MyTable[] }>('GET', '/me/tables')).tables
}

export interface Wanted {
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seats: number
  readonly bots: readonly { readonly seat: number; readonly bot: string }[]
  readonly listed: boolean
  readonly pace: Pace
}

export async function createTable(table: Wanted): Promise<TableInfo> {
  await signIn()
  return (await ask<{ table: TableInfo }>('POST', '/tables', { id: newId(), table })).table
}

/** What everyone with the link may know of a table. */
export async function lookAt(table: string): Promise<TableInfo> {
  const { info } = await ask<{ info?: TableInfo }>('GET', `/tables/${encodeURIComponent(table)}`)
  if (info === undefined) throw new Refusal('noSuchTable')
  return info
}

export function recordOf(table: string): Promise<GameRecord> {
  return ask('GET', `/tables/${table}/record`)
}

/** For a command: sent again under the same id, it is not done again. */
export function newId(): string {
  return crypto.randomUUID()
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined)
  const isJson = answer?.headers.get('content-type')?.includes('json')
  if (answer === undefined || !isJson) throw new Refusal('serverAway')
  const data = await answer.json()
  if (!answer.ok) throw new Refusal(typeof data.code === 'string' ? data.code : 'failed')
  return data as T
}
