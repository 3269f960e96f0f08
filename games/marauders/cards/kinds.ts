/** The Glory Cards by kind and by window, made once: what a hand holds is asked at every window. */

import { type Card, finder } from '../vocabulary.ts'
import { WINDOW_NAMES, type Window } from '../windows.ts'
import { WHO } from './conditions.ts'
import { GLORY, GLORY_CARDS } from './glory.ts'
import type { Condition, Hiring } from './gloryCard.ts'
import { GLORY_KEYS, type GloryKey } from './keys.ts'

/** One kind of card, with its cards by number. One that is played says who and when, one that is hired whom; or it is a copy. */
export interface GloryKind {
  readonly key: GloryKey
  readonly cards: readonly Card<'glory'>[]
  readonly who: Condition | undefined
  readonly when: Condition | undefined
  readonly hiring: Hiring | undefined
  readonly isCopy: boolean
}

/** Some kinds of cards, and whether a card by number is of any of them. */
export interface Suit {
  readonly kinds: readonly GloryKind[]
  readonly has: readonly boolean[]
}

/** A window with the cards that belong to it: those played, the same with copies, and those hired. */
export interface Occasion {
  readonly name: Window
  readonly played: Suit
  readonly copied: Suit
  readonly hired: Suit
}

const KINDS = GLORY_KEYS.map(kindOf)
const BY_CARD: readonly GloryKind[] = GLORY.map((key) => KINDS[GLORY_KEYS.indexOf(key)])

export const occasionOf = finder(WINDOW_NAMES, (name): Occasion => {
  const kinds = KINDS.filter(({ key }) => (GLORY_CARDS[key].windows as readonly Window[]).includes(name))
  const played = kinds.filter(({ who }) => who !== undefined)
  return {
    name,
    played: suitOf(played),
    copied: suitOf([...played, ...KINDS.filter(({ isCopy }) => isCopy)]),
    hired: suitOf(kinds.filter(({ hiring }) => hiring !== undefined)),
  }
})

export function kindNumbered(card: Card<'glory'>): GloryKind {
  return BY_CARD[card]
}

function suitOf(kinds: readonly GloryKind[]): Suit {
  return { kinds, has: BY_CARD.map((kind) => kinds.includes(kind)) }
}

function kindOf(key: GloryKey): GloryKind {
  const card = GLORY_CARDS[key]
  const isPlayed = 'effects' in card
  return {
    key,
    cards: GLORY.flatMap((one, i): Card<'glory'>[] => (one === key ? [i] : [])),
    who: isPlayed ? WHO[card.who] : undefined,
    when: isPlayed ? card.when : undefined,
    hiring: 'specialist' in card ? card : undefined,
    isCopy: 'copy' in card,
  }
}
