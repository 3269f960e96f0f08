/** Calls the server by the table of routes: what comes back has been read by the route's own schema. */

import { ServerRefused } from '@windward/protocol/commands.ts'
import { type AnswerTo, type Asked, addressOf, type Route, readAnswer } from '@windward/protocol/routes.ts'
import type { NotDone } from './refusals.ts'
import type { OnlineTrouble } from './words.ts'

/** The server did not do it. */
export class CallFailed extends Error implements NotDone {
  readonly code: OnlineTrouble
  readonly params?: NonNullable<NotDone['params']>
  constructor({ code, params }: NotDone) {
    super(code)
    this.code = code
    if (params) this.params = params
  }
}

/** What to tell a person of whatever was thrown. */
export function troubleOf(error: unknown): NotDone {
  return error instanceof CallFailed ? error : { code: 'failed' }
}

/** Milliseconds after which a server that does not answer is taken for away: nobody looks at an empty page for ever. */
const PATIENCE = 10_000

export async function call<R extends Route>(route: R, asked: Asked<R>): Promise<AnswerTo<R>> {
  const { body }: { readonly body?: unknown } = asked
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  const reply = await fetch(addressOf(route, asked), {
    method: route.method,
    signal: patience.signal,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined)
  // Where there is no server, something else may answer, and not in JSON.
  const data: unknown = await reply?.json().catch(() => undefined)
  clearTimeout(timer)
  if (reply === undefined || data === undefined) throw new CallFailed({ code: 'serverAway' })
  if (!reply.ok) throw new CallFailed(ServerRefused.safeParse(data).data ?? { code: 'failed' })
  const answer = readAnswer(route, data)
  if (answer === undefined) throw new CallFailed({ code: 'pageIsOld' })
  return answer
}
