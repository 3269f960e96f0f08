/** The cards that an action or event speaks of, each with its deck: the one place that knows which field is of which. */

import type { Event } from './news.ts'
import type { Action, Card, DeckName, DeckOf } from './vocabulary.ts'

export type Mention = { readonly [D in DeckName]: { readonly deck: D; readonly card: Card<D> } }[DeckName]

/** In the order of the fields; what lies face down is not there. */
export function mentions(of: Action | Event): Mention[] {
  return Object.entries(of).flatMap(([field, value]): Mention[] => {
    if (field === 'target') return value.kind === 'rumor' ? [{ deck: 'rumors', card: value.card }] : []
    const deck = deckOf(of, field)
    return deck === undefined ? [] : [value].flat().map((card) => ({ deck, card }) as Mention)
  })
}

/** The deck of the card or cards in a field, if that is what the field holds. */
export function deckOf(of: Action | Event, field: string): DeckName | undefined {
  return field === 'card' ? BY_TYPE[of.type as Naming['type']] : BY_FIELD[field as Field]
}

type Naming = WithCard<Action | Event>
type WithCard<T> = T extends unknown ? ('card' extends keyof T ? T : never) : never

/** What an action or event calls its `card`. */
const BY_TYPE: { readonly [T in Naming['type']]: DeckOf<Extract<Naming, { type: T }>['card']> } = {
  swapCard: 'cargo',
  discardCard: 'cargo',
  exchangeCard: 'cargo',
  raidCardGone: 'cargo',
  playGlory: 'glory',
  hire: 'glory',
  announceGlory: 'glory',
  takeBackGlory: 'glory',
  discardGlory: 'glory',
  gloryDrawn: 'glory',
  gloryDiscarded: 'glory',
  gloryPlayed: 'glory',
  gloryTakenBack: 'glory',
  specialistWanted: 'glory',
  presentRumor: 'rumors',
  rejectRumor: 'rumors',
  rumorHeard: 'rumors',
  rumorRejected: 'rumors',
  rumorPresented: 'rumors',
  rumorTrue: 'rumors',
  rumorFalse: 'rumors',
  rumorKept: 'rumors',
}

type Field = Exclude<CardField<Action | Event>, 'card'>
type CardField<T> = T extends unknown
  ? { [K in keyof T]-?: [DeckOf<Item<NonNullable<T[K]>>>] extends [never] ? never : K }[keyof T]
  : never
type Item<T> = T extends readonly (infer I)[] ? I : T

/** Every other field that holds cards is named after them. */
const BY_FIELD: { readonly [F in Field]: DeckName } = {
  cards: 'cargo',
  captain: 'captains',
  event: 'events',
  mission: 'missions',
  text: 'glory',
}
