/** What the law says to an answer, in a few words: whose Bounty rises, which ports close, who begins to hunt. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language } from '@windward/core/words.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { offends, priceOf } from './law.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** "England 2 → 3"; nothing where nobody minds. */
export function lawOf(view: View, seat: Seat, action: Action, language: Language): string {
  const nation = offends(view, action)
  const price = nation && priceOf(view, seat, nation)
  if (price === undefined) return ''
  return boardWords(language)('law.bounty', {
    nation: speechIn(language).say(`nation.${price.nation}`),
    from: price.from,
    to: price.to,
  })
}

/** The same with all that follows from it, each in a sentence. */
export function lawInFull(view: View, seat: Seat, action: Action, language: Language): readonly string[] {
  const words = boardWords(language)
  const { say, zone } = speechIn(language)
  const nation = offends(view, action)
  const price = nation && priceOf(view, seat, nation)
  if (price === undefined) return []
  const list = (names: readonly string[]) => names.join(', ')
  return [
    words('law.bounty', { nation: say(`nation.${price.nation}`), from: price.from, to: price.to }),
    ...(price.closes.length > 0 ? [words('law.closes', { ports: list(price.closes.map(zone)) })] : []),
    ...(price.hunters.length > 0
      ? [words('law.hunters', { who: list(price.hunters.map((npc) => say(`npc.${npc}`))) })]
      : []),
    ...(price.spares.length > 0
      ? [words('law.spares', { who: list(price.spares.map((npc) => say(`npc.${npc}`))) })]
      : []),
  ]
}
