/** Reads what a client sends: the schema's word is law, and the message that comes most is known at sight. */

import { COMMAND_ID } from '@windward/protocol/commands.ts'
import { ToServer } from '@windward/protocol/live.ts'
import { TABLE_ID } from '@windward/protocol/tables.ts'

export function read(text: string | undefined): ToServer | undefined {
  let message: unknown
  try {
    message = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  return actIn(message) ?? ToServer.safeParse(message).data
}

/** An act at a table, which the schema would take as it is. Of anything else this says nothing. */
export function actIn(message: unknown): ToServer | undefined {
  if (!isObject(message) || message.type !== 'do') return undefined
  const { table, id, command } = message
  if (typeof table !== 'string' || !TABLE_ID.test(table)) return undefined
  if (typeof id !== 'string' || !COMMAND_ID.test(id)) return undefined
  if (!isObject(command) || command.type !== 'act') return undefined
  const { action, seen } = command
  if (!isAction(action)) return undefined
  if (seen === undefined) return { type: 'do', table, id, command: { type: 'act', action } }
  if (!Number.isSafeInteger(seen) || Number(seen) < 0) return undefined
  return { type: 'do', table, id, command: { type: 'act', action, seen: Number(seen) } }
}

function isAction(value: unknown): value is { type: string } {
  return isObject(value) && typeof value.type === 'string' && !Object.hasOwn(value, '__proto__')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
