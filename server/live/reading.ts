/** What comes over a socket, read by its schema. */

import { CommandId } from '@windward/protocol/commands.ts'
import { ToServer } from '@windward/protocol/live.ts'
import { TableId } from '@windward/protocol/tables.ts'

export function readMessage(text: string | undefined): ToServer | undefined {
  return ToServer.safeParse(parse(text)).data
}

/** The table and the id that a message names. */
export interface MessageNames {
  readonly table?: string | undefined
  readonly id?: string | undefined
}

/** As far as they can be read, of a message that is not taken. */
export function namedIn(text: string | undefined): MessageNames {
  const message = parse(text)
  const { table, id }: { table?: unknown; id?: unknown } = typeof message === 'object' ? (message ?? {}) : {}
  return { table: TableId.safeParse(table).data, id: CommandId.safeParse(id).data }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
