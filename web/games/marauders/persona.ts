/** The captain a seat plays, and how their ship looks: once they are known. */

import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Card } from '@windward/games/marauders/vocabulary.ts'
import type { Coming } from '../../art/coming.ts'
import { bust } from '../../art/people/busts.ts'
import { captain as captainNamed } from '../../art/people/captains.ts'
import type { Likeness } from '../../art/people/likeness.ts'
import type { Persona } from '../face.ts'

export function persona(view: View, seat: Seat): Persona | undefined {
  const { captain } = view.players[seat]
  return captain && { name: CAPTAINS[captain.id].name, likeness: likenessOf(captain.id) }
}

export function bustOf(captain: Card<'captains'>): Coming {
  return bust(CAPTAINS[captain].key)
}

export function likenessOf(captain: Card<'captains'>): Likeness {
  return captainNamed(CAPTAINS[captain].key)
}
