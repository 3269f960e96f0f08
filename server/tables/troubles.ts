/** What can befall a table, as whoever asked is told it. */

import type { ServerRefused } from '@windward/protocol/commands.ts'
import { StoreAway } from '../store/away.ts'
import { refuse } from './refuse.ts'

/** Its steps cannot be repeated: it stands still, alone. */
export class TableBroken extends Error {
  override readonly name = 'TableBroken'
}

/** It is played by rules, or has steps, of a later Windward: other nodes have been upgraded, this one has not. */
export class NewerRules extends Error {
  override readonly name = 'NewerRules'
}

export function refusalOf(trouble: unknown): ServerRefused {
  if (trouble instanceof StoreAway) return refuse('storeAway')
  if (trouble instanceof NewerRules) return refuse('newerRules')
  return refuse(trouble instanceof TableBroken ? 'tableBroken' : 'failed')
}
