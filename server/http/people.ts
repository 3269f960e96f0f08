/** Guests: a name and a cookie, and a link that moves them to another device. No passwords. */

import { randomBytes } from 'node:crypto'
import { Refused } from '@windward/protocol/commands.ts'
import { Me, MyTables, Naming, Recover, Recovery } from '@windward/protocol/http.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import { newPersonId } from '../tables/ids.ts'
import { refuse } from '../tables/perform.ts'
import type { App, House } from './house.ts'
import { closeSession, openSession, personOf } from './sessions.ts'

const WEEK = 7 * 24 * 3_600_000

export function addPeople(api: App, { store }: House): void {
  api.post('/people', { schema: { body: Naming, response: { 201: Me } } }, async (request, reply) => {
    const person = { id: newPersonId(), name: request.body.name.normalize().trim() }
    await store.addPerson(person, Date.now())
    openSession(reply, person)
    return reply.code(201).send({ person })
  })

  api.get('/me', { schema: { response: { 200: Me } } }, async (request) => {
    const person = await personOf(request, store)
    return person === undefined ? {} : { person }
  })

  api.patch('/me', { schema: { body: Naming, response: { 200: Me, 401: Refused } } }, async (request, reply) => {
    const before = await personOf(request, store)
    if (before === undefined) return reply.code(401).send(refuse('notSignedIn'))
    const person = { ...before, name: request.body.name.normalize().trim() }
    await store.rename(person)
    return { person }
  })

  api.delete('/session', { schema: { response: { 200: Me } } }, async (_request, reply) => {
    closeSession(reply)
    return {}
  })

  api.post('/me/recovery', { schema: { response: { 201: Recovery, 401: Refused } } }, async (request, reply) => {
    const person = await personOf(request, store)
    if (person === undefined) return reply.code(401).send(refuse('notSignedIn'))
    const token = randomBytes(32).toString('base64url')
    const expires = Date.now() + WEEK
    await store.addRecovery(token, person.id, expires)
    // After the hash, where no server's log sees it.
    return reply.code(201).send({ token, path: `/#/recover/${token}`, expires })
  })

  api.post('/recover', { schema: { body: Recover, response: { 200: Me, 403: Refused } } }, async (request, reply) => {
    const id = await store.useRecovery(request.body.token, Date.now())
    const person = id === undefined ? undefined : await store.person(id)
    if (person === undefined) return reply.code(403).send(refuse('badToken'))
    openSession(reply, person)
    return { person }
  })

  api.get('/me/tables', { schema: { response: { 200: MyTables, 401: Refused } } }, async (request, reply) => {
    const person = await personOf(request, store)
    if (person === undefined) return reply.code(401).send(refuse('notSignedIn'))
    const mine = await store.tablesOf(person.id, LIMITS.listed)
    const tables = mine.map((table) => ({ ...table, awaitsMe: table.awaited.includes(table.seat) }))
    return { tables: tables.toSorted((a, b) => Number(b.awaitsMe) - Number(a.awaitsMe)) }
  })
}
