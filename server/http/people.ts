/** Guests: a name and a cookie, and a link that moves them to another device. No passwords. */

import { randomBytes } from 'node:crypto'
import { LIMITS } from '@windward/protocol/limits.ts'
import { now } from '../clock.ts'
import { newPersonId } from '../tables/ids.ts'
import { refuse } from '../tables/refuse.ts'
import type { AppDeps } from './deps.ts'
import type { Handlers } from './routes.ts'
import { closeSession, openSession, personOf, sessionFor } from './sessions.ts'

const WEEK = 7 * 24 * 3_600_000

type People = 'newPerson' | 'me' | 'rename' | 'signOut' | 'signOutOthers' | 'newRecovery' | 'recover' | 'myTables'

export function peopleHandlers({ store, tables }: AppDeps): Pick<Handlers, People> {
  return {
    async newPerson({ body, reply }) {
      const person = { id: newPersonId(), name: body.name }
      await store.addPerson(person, now())
      openSession(reply, { person, era: 0 })
      return { person }
    },

    async me({ request }) {
      const person = await personOf(request, store)
      return person === undefined ? {} : { person }
    },

    async rename({ person: before, body }) {
      const person = { ...before, name: body.name }
      await store.rename(person)
      await tables.rename(person)
      return { person }
    },

    async signOut({ reply }) {
      closeSession(reply)
      return {}
    },

    async signOutOthers({ person, reply }) {
      const era = await store.endSessions(person.id)
      openSession(reply, { person, era })
      tables.endSockets(person.id, era)
      return {}
    },

    async newRecovery({ person }) {
      const token = randomBytes(32).toString('base64url')
      const expires = now() + WEEK
      await store.addRecovery(token, person.id, expires)
      // After the hash, where no server's log sees it.
      return { token, path: `/#/recover/${token}`, expires }
    },

    async recover({ body, reply }) {
      const id = await store.useRecovery(body.token, now())
      const known = id === undefined ? undefined : await store.person(id)
      if (known === undefined) return refuse('badToken')
      const session = sessionFor(known)
      openSession(reply, session)
      return { person: session.person }
    },

    async myTables({ person }) {
      const mine = await store.tablesOf(person.id, LIMITS.listed)
      const present = await tables.withPresence(mine)
      const listed = present.map((table) => ({ ...table, awaitsMe: table.awaited.includes(table.seat) }))
      return { tables: listed.toSorted((a, b) => Number(b.awaitsMe) - Number(a.awaitsMe)) }
    },
  }
}
