/** Goods, whose kit is fetched with the first that is to be seen: no ship has any when a table is laid. */

import { BOXES, type Coming } from '../coming.ts'
import { kept } from '../ink.ts'
import type { GoodName } from './goods.ts'

export const good = kept(
  (kind: GoodName): Coming => ({ box: BOXES.good, drawn: async () => (await import('./goods.ts')).good(kind) }),
)
