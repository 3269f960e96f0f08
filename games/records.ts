/** Verifies a record by the rules of the game and revision that it names. */

import { parse, type Verified, verify } from '@windward/core/record.ts'
import { isGameId, rulesOf } from './catalogue.ts'
import { revisionOf } from './revisions.ts'

export async function verifyRecord(text: string): Promise<Verified> {
  const parsed = parse(text)
  if (!parsed.ok || !isGameId(parsed.record.game)) return verify(text, [])
  const { game, rev } = parsed.record
  const revision = await revisionOf(game, rev)
  return verify(text, [revision.ok ? revision.game : await rulesOf(game)])
}
