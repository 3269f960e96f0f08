/** Who is asking: a signed cookie that scripts cannot read and other sites cannot send. */

import type { Person } from '@windward/protocol/tables.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '../store/store.ts'

const COOKIE = 'windward'
const YEAR = 365 * 24 * 3600

export async function personOf(request: FastifyRequest, store: Store): Promise<Person | undefined> {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value ? store.person(value) : undefined
}

export function openSession(reply: FastifyReply, person: Person): void {
  reply.setCookie(COOKIE, person.id, {
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
