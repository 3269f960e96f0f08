/** Who is asking: a signed cookie that scripts cannot read and other sites cannot send. */

import type { Person } from '@windward/protocol/tables.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store, StoredPerson } from '../store/store.ts'

const COOKIE = 'windward'
const YEAR = 365 * 24 * 3600

/** A person, and how often all their sessions were ended before this one. */
export interface Session {
  readonly person: Person
  readonly era: number
}

export async function sessionOf(request: FastifyRequest, store: Store): Promise<Session | undefined> {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  if (!valid || !value) return undefined
  const [id, era = '0'] = value.split('-')
  const known = await store.person(id)
  return known !== undefined && String(known.era) === era ? sessionFor(known) : undefined
}

export async function personOf(request: FastifyRequest, store: Store): Promise<Person | undefined> {
  return (await sessionOf(request, store))?.person
}

export function sessionFor({ era, ...person }: StoredPerson): Session {
  return { person, era }
}

export function openSession(reply: FastifyReply, { person, era }: Session): void {
  reply.setCookie(COOKIE, era === 0 ? person.id : `${person.id}-${era}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    signed: true,
    maxAge: YEAR,
  })
}

export function closeSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}

/** A browser says where a request comes from; another site's page is not answered. Programs say nothing. */
export function isFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
