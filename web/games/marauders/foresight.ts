/** What an answer brings that its rules do not say at once: what the hold sells for where it leads, and a storm on the way. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language } from '@windward/core/words.ts'
import { goodOf } from '@windward/games/marauders/components/cargo.ts'
import { STORM_HITS } from '@windward/games/marauders/components/ships.ts'
import { effectOf } from '@windward/games/marauders/rules/effects.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, FACE_DOWN, PORTS, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { isClosedAt } from './outlets.ts'
import { speechIn } from './speech.ts'
import { saleOf } from './stall.ts'
import { boardWords } from './words.ts'

/** "wood: 14 gold"; nothing where nobody asks for what is aboard. */
export function sellsAt(view: View, seat: Seat, zone: Zone, language: Language): string {
  const port = PORTS.find((one) => one === zone)
  if (port === undefined || isClosedAt(view, seat, port)) return ''
  const { demand } = view.ports[port]
  const cargo = (view.players[seat].captain?.cargo ?? []).filter((card) => card !== FACE_DOWN)
  const goods = cargo.map(goodOf).filter((good) => good === demand)
  if (goods.length === 0) return ''
  const { gold, isGlorious } = saleOf(view, seat, port, goods)
  const good = speechIn(language).say(`good.${demand}`)
  return boardWords(language)(isGlorious ? 'plate.bringsGlory' : 'plate.brings', { good, gold })
}

/** A storm strikes whoever is at sea when the turn ends. */
export function strikes(whole: readonly Action[], view: View, seat: Seat, language: Language): string {
  if (effectOf(view, 'storm') === undefined) return ''
  const move = whole.findLast(({ type }) => type in AT_SEA)
  const isAtSea = move ? AT_SEA[move.type as keyof typeof AT_SEA] : view.players[seat].captain?.inPort === false
  return isAtSea ? boardWords(language)('plate.storm', { hits: STORM_HITS }) : ''
}

/** Where one is after a move. */
const AT_SEA = { sail: true, leavePort: true, enterPort: false, port: false } as const
