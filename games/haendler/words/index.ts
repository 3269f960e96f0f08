/** Puts what the engine says into words: one catalogue for each language, one way of reading them. */

import type { Refusal } from '@windward/core/contract.ts'
import { type Language, type Names, type Params, type Say, type Speech, sayer } from '@windward/core/words.ts'
import { feeFor } from '../rules/loot.ts'
import { lootOf, person, priceOf } from '../rules/persons.ts'
import { deckOf } from '../state.ts'
import type { View } from '../view.ts'
import type { Action, Card, CardId, Event, Expedition, Person, Question, Ship } from '../vocabulary.ts'
import { de } from './de.ts'
import { en, type GameKey } from './en.ts'
import { it } from './it.ts'

export const CATALOGUES: Readonly<Record<Language, Readonly<Record<GameKey, string>>>> = { en, it, de }

/** What a table has chosen that cards speak of. */
type Options = Pick<View, 'jester'>

export interface HaendlerSpeech extends Speech<Action, View, Event, Question> {
  readonly say: Say<GameKey>
  /** A card's name, short. */
  card(card: Card): string
  /** All that is printed on a card, in one line. At a table it follows the table's options. */
  face(card: Card, at?: Options): string
  skill(card: Person, at?: Options): string
}

export function speech(language: Language): HaendlerSpeech {
  const say = sayer<GameKey>(language, CATALOGUES[language])
  const list = new Intl.ListFormat(language)
  const card = (c: Card) => nameOf(say, c)
  const cards = (view: View, ids: readonly CardId[]) => list.format(ids.map((id) => card(deckOf(view).cards[id])))

  return {
    say,
    card,
    face: (c, at) => faceOf(say, c, at),
    skill: (c, at) => skillOf(say, c, at),

    question({ seat, ask }, view, names) {
      const pending = ask === 'repel' ? faceOf(say, deckOf(view).cards[view.pending], view) : ''
      const first = view.reveals === 0 ? 'yes' : 'no'
      return say(`ask.${ask}`, { seat: names(seat), takes: view.takes, card: pending, first })
    },

    action: (action, view, names) => sayAction(say, cards, action, view, names),

    event(event, view, names) {
      const key: GameKey = event.type === 'coinsGained' ? `event.coinsGained.${event.why}` : `event.${event.type}`
      return say(key, eventParams(say, cards, event, view, names, list))
    },

    refusal({ code, params = {} }: Refusal, _view, names) {
      const key = `refusal.${code}` as GameKey
      const seat = typeof params.seat === 'number' ? names(params.seat) : params.seat
      return key in CATALOGUES[language] ? say(key, { ...params, seat }) : code
    },

    source: (why) => say(`source.${why}` as GameKey),
  }
}

type SayCards = (view: View, ids: readonly CardId[]) => string

function sayAction(say: Say<GameKey>, cards: SayCards, action: Action, view: View, names: Names): string {
  const deck = deckOf(view)
  const taker = view.players[view.taker]
  const fee = feeFor(view, view.taker) > 0
  switch (action.type) {
    case 'repel':
      return say('action.repel', { card: cards(view, [view.pending]) })
    case 'admit':
      return say(isSecond(view) ? 'action.admitBust' : 'action.admit', { card: cards(view, [view.pending]) })
    case 'loot': {
      const coins = lootOf(deck, taker, deck.cards[action.card] as Ship)
      const params = { card: cards(view, [action.card]), coins, active: names(view.active) }
      return say(fee ? 'action.lootFee' : 'action.loot', params)
    }
    case 'hire': {
      const hired = person(deck, action.card)
      const { influence } = hired
      const price = priceOf(deck, taker, hired)
      const params = { card: cards(view, [action.card]), price, influence, active: names(view.active) }
      return say(fee ? 'action.hireFee' : 'action.hire', params)
    }
    case 'complete': {
      const { influence, coins } = deck.cards[action.card] as Expedition
      const params = { card: cards(view, [action.card]), persons: cards(view, action.persons), influence, coins }
      return say('action.complete', params)
    }
    default:
      return say(`action.${action.type}`)
  }
}

function eventParams(
  say: Say<GameKey>,
  cards: SayCards,
  event: Event,
  view: View,
  names: Names,
  list: Intl.ListFormat,
): Params {
  const params: Record<string, string | number | undefined> = {}
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') params[key] = value
  }
  if ('seat' in event) params.seat = names(event.seat)
  if ('card' in event) params.card = cards(view, [event.card])
  if ('persons' in event) params.persons = cards(view, event.persons)
  switch (event.type) {
    case 'revealed':
      params.card = faceOf(say, deckOf(view).cards[event.card], view)
      break
    case 'feePaid':
      params.to = names(event.to)
      break
    case 'bust':
      params.n = event.lost.length
      break
    case 'coinsSpent':
    case 'taxed':
      params.n = event.cards.length + event.tokens
      break
    case 'harborCleared':
      params.n = event.cards.length
      break
    case 'gameOver':
      params.n = event.winners.length
      params.seats = list.format(event.winners.map(names))
  }
  return params
}

function nameOf(say: Say<GameKey>, card: Card): string {
  switch (card.kind) {
    case 'ship':
      return say('card.ship', { name: say(`ship.${card.ship}`) })
    case 'person':
      return card.ship ? say('card.trader', { ship: say(`ship.${card.ship}`) }) : say(`role.${card.role}`)
    case 'expedition':
      return say('card.expedition', { symbols: symbolsOf(say, card) })
    case 'tax':
      return say('card.tax')
  }
}

function faceOf(say: Say<GameKey>, card: Card, at?: Options): string {
  const name = nameOf(say, card)
  switch (card.kind) {
    case 'ship':
      return card.strength === 'skull'
        ? say('face.skull', { name, coins: card.coins })
        : say('face.ship', { name, coins: card.coins, strength: card.strength })
    case 'person': {
      const { cost, influence } = card
      return say('face.person', { name, cost, influence, skill: skillOf(say, card, at) })
    }
    case 'expedition':
      return say('face.expedition', { symbols: symbolsOf(say, card), influence: card.influence, coins: card.coins })
    case 'tax':
      return say(`face.${card.bonus}`)
  }
}

function skillOf(say: Say<GameKey>, { role, ship }: Person, at?: Options): string {
  return say(`skill.${role}`, { jester: at?.jester ?? 'either', ...(ship && { ship: say(`ship.${ship}`) }) })
}

function symbolsOf(say: Say<GameKey>, card: Expedition): string {
  return card.needs.map((symbol) => say(`symbol.${symbol}`)).join(' + ')
}

/** Whether the ship to decide on is the second of its type. */
export function isSecond(view: View): boolean {
  const { cards } = deckOf(view)
  const type = (cards[view.pending] as Ship).ship
  return view.harbor.some((id) => {
    const card = cards[id]
    return card.kind === 'ship' && card.ship === type
  })
}
