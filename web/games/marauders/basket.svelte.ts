/** What is chosen at the market and not yet paid for: it is seen in the hold before. */

import type { Chosen } from './stall.ts'

export const basket: { chosen: Chosen } = $state({ chosen: {} })
