/** All games, by name. */

import type { AnyGame } from '@windward/core/contract.ts'
import { haendler } from './haendler/index.ts'
import { karibik } from './karibik/index.ts'

export const GAMES: readonly AnyGame[] = [haendler, karibik]
