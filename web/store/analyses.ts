/** Analyses kept on this device, each under the seal of its record: wherever that comes from, it is the same game. */

import { ANALYSIS_FORMAT, type Analysis } from '@windward/analysis/contract.ts'
import { storeIn } from './database.ts'

/** A database of its own: whoever lists games does not read all that was said of them. */
const inStore = storeIn('windward-analyses', 'analyses', 'seal')

export function keepAnalysis(analysis: Analysis): Promise<unknown> {
  return inStore('readwrite', (store) => store.put(analysis))
}

/** None where it was made in a form that is no longer understood. */
export async function analysisOf(seal: string): Promise<Analysis | undefined> {
  const kept = (await inStore('readonly', (store) => store.get(seal))) as Analysis | undefined
  return kept?.windwardAnalysis === ANALYSIS_FORMAT ? kept : undefined
}

export function removeAnalysis(seal: string): Promise<unknown> {
  return inStore('readwrite', (store) => store.delete(seal))
}
