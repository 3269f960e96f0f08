/** Rumors that came true and stay in play, face up: forged papers, a cove, guides. */

import { rumorNamed } from '../cards/rumors.ts'
import { tell } from '../flow.ts'
import type { Captain } from '../state.ts'
import { captainOf, lives } from './captain.ts'
import { remove } from './goods.ts'
import type { Listener } from './listener.ts'
import { damageOf } from './ship.ts'

const GUIDED_MOVES = 3
const FORGED_DOCUMENTS = rumorNamed('forgedDocuments')
const HIDDEN_COVE = rumorNamed('theHiddenCove')
const NATIVE_GUIDES = rumorNamed('nativeGuides')

export const KEPT_ACT: readonly Listener[] = [
  {
    /** Native Guides: discarded at the start of a turn for three more Move actions. */
    use: 'followGuides',
    windows: ['turn.start'],
    offers: (s, seat) =>
      lives(s, seat) && captainOf(s, seat).kept.includes(NATIVE_GUIDES) ? [{ type: 'followGuides' }] : [],
    act(p, seat, _use, f) {
      if (f.type !== 'turn') return
      remove(captainOf(p.s, seat).kept, NATIVE_GUIDES)
      p.s.rumors.discard.push(NATIVE_GUIDES)
      f.spare += GUIDED_MOVES
      tell(p, { type: 'used', seat, use: 'followGuides' })
    },
  },
]

/** Forged Documents: Bounties close no port. */
export function hasPapers({ kept }: Captain): boolean {
  return kept.includes(FORGED_DOCUMENTS)
}

/** The Hidden Cove: no NPC scouts for a ship that lies there. */
export function isInCove({ kept, zone, inPort }: Captain): boolean {
  return kept.includes(HIDDEN_COVE) && zone === 'oldProvidence' && !inPort
}

/** The Hidden Cove: a Scout action repairs all damage. */
export function mayCareen(captain: Captain): boolean {
  return isInCove(captain) && damageOf(captain.ship) > 0
}
