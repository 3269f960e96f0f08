/** The server over HTTP: who one is there, and which tables there are. */

import { type MyTable, ROUTES } from '@windward/protocol/routes.ts'
import type { NewTable, Person, TableInfo } from '@windward/protocol/tables.ts'
import { newId } from '../random.ts'
import { settings } from '../shell.svelte.ts'
import { CallFailed, call } from './call.ts'
import { live } from './live.svelte.ts'
import { turns } from './turns.svelte.ts'

/**
 * Who one is to the server: a guest under the name in the settings, made when one first comes. Nobody as long as one has
 * no name; and whoever the server knows has the name it knows.
 */
export async function signIn(): Promise<Person | undefined> {
  const { person: known } = await call(ROUTES.me, {})
  if (settings.name === '' && known !== undefined) settings.name = known.name
  const { name } = settings
  if (name === '') return undefined
  const { person } =
    known?.name === name
      ? { person: known }
      : await call(known === undefined ? ROUTES.newPerson : ROUTES.rename, { body: { name } })
  // The server writes a name in its own way.
  settings.name = person.name
  // A socket that was opened before knows nobody.
  if (known === undefined) live.restart()
  turns.remember()
  return person
}

/** From now on one goes by this name, here and at every table. */
export async function nameMyself(name: string): Promise<void> {
  const before = settings.name
  settings.name = name
  try {
    await signIn()
  } catch (error) {
    settings.name = before
    throw error
  }
}

/** A socket that was opened before belongs to a session that is over. */
export async function signOutOthers(): Promise<void> {
  await call(ROUTES.signOutOthers, {})
  live.restart()
}

/** This device becomes the person whose link it is. */
export async function recover(token: string): Promise<Person> {
  const { person } = await call(ROUTES.recover, { body: { token } })
  settings.name = person.name
  live.restart()
  turns.remember()
  return person
}

export async function myTables(): Promise<readonly MyTable[]> {
  return (await call(ROUTES.myTables, {})).tables
}

export async function createTable(table: NewTable): Promise<TableInfo> {
  await signIn()
  return (await call(ROUTES.newTable, { body: { id: newId(), table } })).table
}

/** What everyone with the link may know of a table. */
export async function lookAt(id: string): Promise<TableInfo> {
  const { info } = await call(ROUTES.look, { params: { id }, query: {} })
  if (info === undefined) throw new CallFailed({ code: 'noSuchTable' })
  return info
}

/** As text; whoever reads it checks it. */
export async function recordOf(id: string): Promise<string> {
  return JSON.stringify(await call(ROUTES.record, { params: { id } }))
}
