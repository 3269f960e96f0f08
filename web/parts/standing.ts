/** How a game that was left stands. What is needed to go on with it is fetched with that. */

import { isGameId } from '@windward/games/catalogue.ts'
import { faceOf } from '../games/catalogue.ts'
import type { KeptGame } from '../store/games.ts'
import { pointsNow } from '../table/race.ts'

export async function standingOf({ record }: KeptGame): Promise<readonly number[] | undefined> {
  if (!isGameId(record.game)) return undefined
  // A game under older rules says at its table why it cannot go on.
  return pointsNow(record, await faceOf(record.game)).catch(() => undefined)
}
