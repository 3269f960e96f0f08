/** The server says no. */

import type { Refusal } from '@windward/core/contract.ts'
import type { RefusedWith, ServerRefusalCode } from '@windward/protocol/commands.ts'

export function refuse<C extends ServerRefusalCode>(code: C, params?: Refusal['params']): RefusedWith<C> {
  return { ok: false, by: 'server', code, ...(params !== undefined && { params }) }
}
