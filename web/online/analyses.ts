/** What is kept with a match at the server for all who played it. */

import type { Analysis } from '@windward/analysis/contract.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { call } from './call.ts'

/** An analysis that is shared. */
export interface SharedAnalysis {
  /** None where nobody has made one, or the server is away. */
  read(): Promise<Analysis | undefined>
  /** Nothing is lost where the server does not take it: it is kept on this device, too. */
  send(analysis: Analysis): Promise<void>
}

export function sharedAt(table: string): SharedAnalysis {
  const params = { id: table }
  return {
    read: () => call(ROUTES.analysis, { params }).catch(() => undefined),
    async send(analysis) {
      await call(ROUTES.keepAnalysis, { params, body: { analysis } }).catch(() => undefined)
    },
  }
}
