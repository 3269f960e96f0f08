/** What concerns the only person at the device, told to them: what they did themselves, and what others paid them. */

import type { Seat } from '@windward/core/contract.ts'
import { type Catalogue, type Language, type Names, sayers } from '@windward/core/words.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { CardId, Event } from '@windward/games/haendler/vocabulary.ts'
import { speechIn } from './speech.ts'

const en = {
  turnBegan: '— Turn {turn}: you —',
  revealed: 'You reveal the {card}',
  repelled: 'You repel the {card}',
  admitted: 'You let the {card} in',
  bust: 'A second {card}! You lose the whole harbor ({n, plural, one {# card} other {# cards}})',
  stopped:
    'You stop at {shipTypes, plural, =0 {no ship} one {# ship type} other {# ship types}} and may take {takes, plural, one {# card} other {# cards}}',
  looted: 'You loot the {card}',
  hired: 'You hire the {card} for {price, plural, one {# coin} other {# coins}}',
  completed: 'You complete the {card} with {persons}',
  passed: 'You pass',
  'coinsGained.loot': 'You gain {coins, plural, one {# coin} other {# coins}}',
  'coinsGained.expedition': 'The king pays you {coins, plural, one {# coin} other {# coins}}',
  'coinsGained.admiral': 'You gain {coins, plural, one {# coin} other {# coins}} from the Admiral',
  'coinsGained.jester': 'You gain {coins, plural, one {# coin} other {# coins}} from the Jester',
  'coinsGained.tax': 'You gain {coins, plural, one {# coin} other {# coins}} from the tax increase',
  feePaid: 'You pay 1 coin to {to}',
  feeGained: '{seat} pays you 1 coin',
  coinsSpent: 'You lay {n, plural, one {# coin} other {# coins}} on the discard pile',
  taxed: 'You lose {n, plural, one {# coin} other {# coins}} in tax',
  endNears: 'You have reached the goal: this is the last round',
} as const

const it: Catalogue<YourKey> = {
  turnBegan: '— Turno {turn}: tu —',
  revealed: 'Giri la carta {card}',
  repelled: 'Respingi: {card}',
  admitted: 'Lasci entrare: {card}',
  bust: 'Una seconda nave di tipo {card}! Perdi tutto il porto ({n, plural, one {# carta} many {# carte} other {# carte}})',
  stopped:
    'Ti fermi {shipTypes, plural, =0 {senza navi} one {con # tipo di nave} many {con # tipi di nave} other {con # tipi di nave}} e puoi prendere {takes, plural, one {# carta} many {# carte} other {# carte}}',
  looted: 'Saccheggi: {card}',
  hired: 'Ingaggi: {card}, {price, plural, one {# moneta} many {# monete} other {# monete}}',
  completed: 'Completi la {card} con {persons}',
  passed: 'Passi',
  'coinsGained.loot': 'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'coinsGained.expedition': 'Il re ti paga {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'coinsGained.admiral':
    'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}} grazie all’Ammiraglio',
  'coinsGained.jester': 'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}} grazie al Giullare',
  'coinsGained.tax':
    'Ricevi {coins, plural, one {# moneta} many {# monete} other {# monete}} dall’incremento delle tasse',
  feePaid: 'Paghi 1 moneta a {to}',
  feeGained: '{seat} ti paga 1 moneta',
  coinsSpent: 'Metti {n, plural, one {# moneta} many {# monete} other {# monete}} sulla pila degli scarti',
  taxed: 'Perdi {n, plural, one {# moneta} many {# monete} other {# monete}} in tasse',
  endNears: 'Hai raggiunto il traguardo: questo è l’ultimo round',
}

const de: Catalogue<YourKey> = {
  turnBegan: '— Zug {turn}: du —',
  revealed: 'Du deckst auf: {card}',
  repelled: 'Du wehrst die {card} ab',
  admitted: 'Du lässt die {card} herein',
  bust: 'Eine zweite {card}! Du verlierst den ganzen Hafen ({n, plural, one {# Karte} other {# Karten}})',
  stopped:
    'Du hörst {shipTypes, plural, =0 {ohne Schiff} one {bei # Schiffstyp} other {bei # Schiffstypen}} auf und darfst {takes, plural, one {# Karte} other {# Karten}} nehmen',
  looted: 'Du handelst mit der {card}',
  hired: 'Du heuerst für {price, plural, one {# Münze} other {# Münzen}} an: {card}',
  completed: 'Du rüstest die {card} mit {persons} aus',
  passed: 'Du passt',
  'coinsGained.loot': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}}',
  'coinsGained.expedition': 'Der König zahlt dir {coins, plural, one {# Münze} other {# Münzen}}',
  'coinsGained.admiral': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}} durch den Admiral',
  'coinsGained.jester': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}} durch den Witzbold',
  'coinsGained.tax': 'Du erhältst {coins, plural, one {# Münze} other {# Münzen}} durch die Steuererhöhung',
  feePaid: 'Du zahlst 1 Münze an {to}',
  feeGained: '{seat} zahlt dir 1 Münze',
  coinsSpent: 'Du legst {n, plural, one {# Münze} other {# Münzen}} auf die Ablage',
  taxed: 'Du verlierst {n, plural, one {# Münze} other {# Münzen}} an Steuern',
  endNears: 'Du hast das Ziel erreicht: Dies ist die letzte Runde',
}

type YourKey = keyof typeof en

export const YOUR_WORDS: Readonly<Record<Language, Catalogue<YourKey>>> = { en, it, de }

const yourWords = sayers(YOUR_WORDS)

/** Nothing, where it does not concern them. */
export function tellYou(event: Event, view: View, language: Language, names: Names, you: Seat): string | undefined {
  const words = yourWords(language)
  if (event.type === 'feePaid' && event.to === you) return words('feeGained', { seat: names(event.seat) })
  if (!('seat' in event) || event.seat !== you) return undefined
  const { cards } = deckOf(view)
  const named = (ids: readonly CardId[]) =>
    new Intl.ListFormat(language).format(ids.map((id) => speechIn(language).card(cards[id])))
  const card = 'card' in event ? named([event.card]) : undefined
  switch (event.type) {
    case 'turnBegan':
      return words('turnBegan', { turn: event.turn })
    case 'bust':
      return words('bust', { card, n: event.lost.length })
    case 'stopped':
      return words('stopped', { shipTypes: event.shipTypes, takes: event.takes })
    case 'hired':
      return words('hired', { card, price: event.price })
    case 'completed':
      return words('completed', { card, persons: named(event.persons) })
    case 'coinsGained':
      return words(`coinsGained.${event.why}`, { coins: event.coins })
    case 'feePaid':
      return words('feePaid', { to: names(event.to) })
    case 'coinsSpent':
    case 'taxed':
      return words(event.type, { n: event.cards.length + event.tokens })
    default:
      return words(event.type, { card })
  }
}
