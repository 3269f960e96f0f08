/** The boxes on the shelf: what every page may say of a game without fetching it. */

import type { Cover } from '@windward/core/words.ts'
import { cover as haendler } from '@windward/games/haendler/cover.ts'
import { cover as karibik } from '@windward/games/karibik/cover.ts'
import { cover as marauders } from '@windward/games/marauders/cover.ts'
import type { GameId } from './rules.ts'

export const SHELF: Readonly<Record<GameId, Cover>> = { haendler, karibik, marauders }
