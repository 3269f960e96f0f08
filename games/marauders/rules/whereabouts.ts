/** Which Non-Player Captains lie in a zone. */

import type { NpcState, State } from '../state.ts'
import type { Npc, Zone } from '../vocabulary.ts'

/** A field by its own name is read ten times as fast as one by a name that varies. */
export function npcsAt({ npcs }: State, zone: Zone): Npc[] {
  const here: Npc[] = []
  if (isAt(npcs.spanish, zone)) here.push('spanish')
  if (isAt(npcs.english, zone)) here.push('english')
  if (isAt(npcs.french, zone)) here.push('french')
  if (isAt(npcs.dutch, zone)) here.push('dutch')
  if (isAt(npcs.pirateSloop, zone)) here.push('pirateSloop')
  if (isAt(npcs.pirateFrigate, zone)) here.push('pirateFrigate')
  return here
}

/** Whether there is any zone is asked first: comparing what may be none with a name takes three times as long. */
function isAt({ zone: at }: NpcState, zone: Zone): boolean {
  return at !== undefined && at === zone
}
