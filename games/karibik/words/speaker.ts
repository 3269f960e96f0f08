/** Names of things in one language, and lists of them: what the sentences are made of. */

import type { Language, Say } from '@windward/core/words.ts'
import { chestValue } from '../board.ts'
import { type Card, type City, type Space, THIEF } from '../vocabulary.ts'
import type { GameKey } from './en.ts'
import { SEAS } from './seas.ts'

export interface Speaker {
  readonly say: Say<GameKey>
  space(space: Space): string
  city(city: City): string
  card(card: Card): string
  chest(city: City): string
  /** Cards with what each was laid on, or who laid it. */
  bids(names: readonly string[], cards: readonly Card[]): string
}

export function speakerOf(language: Language, say: Say<GameKey>, isNumbered: boolean): Speaker {
  const card = (c: Card) => (c === THIEF ? say('card.thief') : String(c))
  const city = (c: City) => say(`city.${c}`)
  return {
    say,
    card,
    city,
    space: (space) => (isNumbered ? `${space} ` : '') + SEAS[language][space - 1],
    chest: (c) => say('chest', { city: city(c), value: chestValue(c) }),
    bids: (names, cards) => cards.map((c, i) => say('bid', { name: names[i], card: card(c) })).join(', '),
  }
}
