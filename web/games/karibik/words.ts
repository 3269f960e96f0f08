/** The few words that only the drawn chart needs; all others are the game's own. */

import { type Catalogue, type Language, sayers } from '@windward/core/words.ts'

const en = {
  chart: 'Chart of the Caribbean',
  zoomIn: 'Closer',
  zoomOut: 'Whole chart',
  hand: 'Your cards',
  place: 'Card for the {ship}',
  left: 'Tie-breaker',
  confirm: 'Confirm',
  clear: 'Take back all',
  again: 'Same cards as last time',
  how: 'Drag a card onto a ship, or tap a card and then a ship. By keys: 0 to 5 and T fill the ships in order.',
  tie: 'tie',
  stays: 'The {ship} stays',
  arithmetic:
    '{thieves, plural, =0 {{movement}} one {{bid} − # thief = {movement}} other {{bid} − # thieves = {movement}}}',
  chest: 'Chest of {city}, {value, number} doubloons',
  ship: '{ship} in {space}, {cargo}',
} as const

const it: Catalogue<Key> = {
  chart: 'Carta dei Caraibi',
  zoomIn: 'Più vicino',
  zoomOut: 'Tutta la carta',
  hand: 'Le tue carte',
  place: 'Carta per la {ship}',
  left: 'Spareggio',
  confirm: 'Conferma',
  clear: 'Riprendi tutte',
  again: 'Le stesse carte di prima',
  how: 'Trascina una carta su una nave, o tocca una carta e poi una nave. Con i tasti: da 0 a 5 e T riempiono le navi in ordine.',
  tie: 'pari',
  stays: 'La {ship} resta ferma',
  arithmetic:
    '{thieves, plural, =0 {{movement}} one {{bid} − # ladro = {movement}} many {{bid} − # ladri = {movement}} other {{bid} − # ladri = {movement}}}',
  chest: 'Forziere di {city}, {value, number} dobloni',
  ship: '{ship} in {space}, {cargo}',
}

const de: Catalogue<Key> = {
  chart: 'Karte der Karibik',
  zoomIn: 'Näher',
  zoomOut: 'Ganze Karte',
  hand: 'Deine Karten',
  place: 'Karte für die {ship}',
  left: 'Stichkarte',
  confirm: 'Bestätigen',
  clear: 'Alle zurück',
  again: 'Dieselben Karten wie zuletzt',
  how: 'Zieh eine Karte auf ein Schiff, oder tippe erst die Karte und dann das Schiff an. Mit Tasten: 0 bis 5 und T füllen die Schiffe der Reihe nach.',
  tie: 'gleich',
  stays: 'Die {ship} bleibt liegen',
  arithmetic:
    '{thieves, plural, =0 {{movement}} one {{bid} − # Dieb = {movement}} other {{bid} − # Diebe = {movement}}}',
  chest: 'Truhe aus {city}, {value, number} Dublonen',
  ship: '{ship} in {space}, {cargo}',
}

export type Key = keyof typeof en

export const CHART_WORDS: Readonly<Record<Language, Catalogue<Key>>> = { en, it, de }

export const chartWords = sayers(CHART_WORDS)
