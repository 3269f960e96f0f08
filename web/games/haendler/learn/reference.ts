/** Every card there is, from the decks themselves: what changes there changes here. */

import { type Language, type Say, sayer } from '@windward/core/words.ts'
import { DECKS, isCertain } from '@windward/games/haendler/components.ts'
import { type Card, DECK_IDS, type DeckId } from '@windward/games/haendler/vocabulary.ts'
import type { Group, ReferenceEntry } from '../../../learn/primer.ts'
import { speechIn } from '../speech.ts'
import { entryIdOf } from './signposts.ts'
import { RULES_WORDS, type RulesKey } from './words.ts'

const GROUPS = { ship: 'ships', person: 'persons', expedition: 'expeditions', tax: 'taxes' } as const

interface Kind {
  readonly card: Card
  readonly copies: Readonly<Record<DeckId, number>>
}

/** The kinds of card by their ids, in the order of the decks. */
export const KINDS: ReadonlyMap<string, Kind> = kinds()

export function reference(language: Language): readonly Group[] {
  const say = sayer<RulesKey>(language, RULES_WORDS[language])
  return Object.entries(GROUPS).map(([kind, id]) => ({
    id,
    title: say(`group.${id}`),
    entries: [...KINDS]
      .filter(([, { card }]) => card.kind === kind)
      .map(([id, known]) => entry(id, known, language, say)),
  }))
}

function entry(id: string, { card, copies }: Kind, language: Language, say: Say<RulesKey>): ReferenceEntry {
  const speech = speechIn(language)
  const isReconstructed = !isCertain(card) && copies.reconstructionA + copies.reconstructionB > 0
  const counts = [copies.reconstructionA, copies.reconstructionB].sort((a, b) => a - b)
  const count = [...new Set(counts)].join('–')
  const counted = say('copies', { count, portRoyal: copies.portRoyal })
  return {
    id,
    title: speech.card(card),
    text: speech.face(card),
    note: `${counted} · ${say(isReconstructed ? 'reconstructed' : 'known')}`,
  }
}

function kinds(): Map<string, Kind> {
  const found = new Map<string, { card: Card; copies: Record<DeckId, number> }>()
  for (const deck of DECK_IDS) {
    for (const card of DECKS[deck].cards) {
      const id = entryIdOf(card)
      const kind = found.get(id) ?? { card, copies: { reconstructionA: 0, reconstructionB: 0, portRoyal: 0 } }
      kind.copies[deck] += 1
      found.set(id, kind)
    }
  }
  return found
}
