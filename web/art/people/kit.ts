/** What draws anybody, fetched when somebody is to be drawn. */

import type { Drawing } from '../ink.ts'
import { type CaptainName, captain } from './captains.ts'
import { portrait } from './figure.ts'

export { anyone } from './anyone.ts'
export { medallion } from './figure.ts'

export function captainBust(name: CaptainName): Drawing {
  return portrait(captain(name))
}
