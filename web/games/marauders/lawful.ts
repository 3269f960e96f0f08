/** What the law says to an answer, in a few words: whose Bounty rises, which ports close, who begins to hunt. */

import type { Seat } from '@windward/core/contract.ts'
import { capitalised, type Language } from '@windward/core/words.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, NPCS, type Npc } from '@windward/games/marauders/vocabulary.ts'
import { offends, type Price, priceOf } from './law.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** "England 2 → 3"; nothing where nobody minds. */
export function lawOf(view: View, seat: Seat, action: Action, language: Language): string {
  const nation = offends(view, action)
  const price = nation && priceOf(view, seat, nation)
  return price === undefined ? '' : capitalised(bountyOf(price, language))
}

function bountyOf({ nation, from, to }: Price, language: Language): string {
  return boardWords(language)('law.bounty', { nation: speechIn(language).say(`nation.${nation}`), from, to })
}

/** The same with all that follows from it, each in a sentence. */
export function lawInFull(view: View, seat: Seat, action: Action, language: Language): readonly string[] {
  const words = boardWords(language)
  const nation = offends(view, action)
  const price = nation && priceOf(view, seat, nation)
  if (price === undefined) return []
  const { closes, hunters, spares } = price
  return [
    words('law.named', { bounty: bountyOf(price, language) }),
    ...(closes.length > 0 ? [words('law.closes', { ports: closes.map(speechIn(language).zone).join(', ') })] : []),
    ...(hunters.length > 0 ? [words('law.hunters', { who: called(hunters, view, language) })] : []),
    ...(spares.length > 0 ? [words('law.spares', { who: called(spares, view, language) })] : []),
  ]
}

/** By their names; in one word where it is every navy at sea, or every pirate. */
function called(npcs: readonly Npc[], view: View, language: Language): string {
  const atSea = NPCS.filter((npc) => view.npcs[npc].zone !== undefined)
  const kinds = [
    { kind: atSea.filter(isNavalShip), key: 'law.navies' },
    { kind: atSea.filter((npc) => !isNavalShip(npc)), key: 'law.pirates' },
  ] as const
  return kinds
    .flatMap(({ kind, key }) => {
      const meant = kind.filter((npc) => npcs.includes(npc))
      const isAll = meant.length > 1 && meant.length === kind.length
      return isAll ? [boardWords(language)(key)] : meant.map((npc) => speechIn(language).say(`npc.${npc}`))
    })
    .join(', ')
}
