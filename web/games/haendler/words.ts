/** The few short words that only the drawn table needs; all others are the game's own. */

import { type Catalogue, type Language, type Say, sayer } from '@windward/core/words.ts'

const en = {
  'short.trader': '+1 {ship}',
  'short.settler': 'house',
  'short.captain': 'anchor',
  'short.priest': 'cross',
  'short.jack': 'any symbol',
  'short.sailor': 'strength 1',
  'short.pirate': 'strength 2',
  'short.mademoiselle': 'price −1',
  'short.jester': '+1 if empty',
  'short.admiral': '+2 at 5 cards',
  'short.governor': '+1 card',
  'short.tax': '12 coins or more: half is lost',
  'short.mostStrength': 'strongest +1',
  'short.leastInfluence': 'least influence +1',
  deck: 'Deck',
  discard: 'Discard pile',
  reveal: 'Reveal',
  bust: 'Bust!',
  goal: 'Goal: {target} influence{needs, select, yes { and an expedition} other {}}',
  takes: '{takes, plural, one {take # more card} other {take # more cards}}',
  discount: '{price, plural, one {# coin} other {# coins}} for you, printed {cost}',
  loot: '{coins, plural, one {# coin} other {# coins}} for you, printed {printed}',
  active: 'turn',
  coins: 'coins: {n}',
  influence: 'influence: {n}',
  strength: 'strength: {n}',
  safe: 'no bust possible',
  risk: '{percent}% bust',
  next: 'Next card: {card}',
  expedition: 'Expedition',
} as const

const it: Catalogue<Key> = {
  'short.trader': '+1 {ship}',
  'short.settler': 'casa',
  'short.captain': 'ancora',
  'short.priest': 'croce',
  'short.jack': 'ogni simbolo',
  'short.sailor': 'forza 1',
  'short.pirate': 'forza 2',
  'short.mademoiselle': 'prezzo −1',
  'short.jester': '+1 se vuoto',
  'short.admiral': '+2 con 5 carte',
  'short.governor': '+1 carta',
  'short.tax': '12 monete o più: metà è persa',
  'short.mostStrength': 'più forti +1',
  'short.leastInfluence': 'meno influenza +1',
  deck: 'Mazzo',
  discard: 'Scarti',
  reveal: 'Scopri',
  bust: 'Persa!',
  goal: 'Traguardo: {target} punti influenza{needs, select, yes { e una spedizione} other {}}',
  takes: '{takes, plural, one {prendi ancora # carta} many {prendi ancora # carte} other {prendi ancora # carte}}',
  discount: '{price, plural, one {# moneta} many {# monete} other {# monete}} per te, stampato {cost}',
  loot: '{coins, plural, one {# moneta} many {# monete} other {# monete}} per te, stampato {printed}',
  active: 'di turno',
  coins: 'monete: {n}',
  influence: 'influenza: {n}',
  strength: 'forza: {n}',
  safe: 'nessun rischio',
  risk: '{percent}% di perdita',
  next: 'Prossima carta: {card}',
  expedition: 'Spedizione',
}

const de: Catalogue<Key> = {
  'short.trader': '+1 {ship}',
  'short.settler': 'Haus',
  'short.captain': 'Anker',
  'short.priest': 'Kreuz',
  'short.jack': 'jedes Symbol',
  'short.sailor': 'Stärke 1',
  'short.pirate': 'Stärke 2',
  'short.mademoiselle': 'Preis −1',
  'short.jester': '+1 wenn leer',
  'short.admiral': '+2 ab 5 Karten',
  'short.governor': '+1 Karte',
  'short.tax': 'ab 12 Münzen: die Hälfte weg',
  'short.mostStrength': 'Stärkste +1',
  'short.leastInfluence': 'wenigster Einfluss +1',
  deck: 'Stapel',
  discard: 'Ablage',
  reveal: 'Aufdecken',
  bust: 'Aus!',
  goal: 'Ziel: {target} Einfluss{needs, select, yes { und eine Expedition} other {}}',
  takes: '{takes, plural, one {nimm noch # Karte} other {nimm noch # Karten}}',
  discount: '{price, plural, one {# Münze} other {# Münzen}} für dich, gedruckt {cost}',
  loot: '{coins, plural, one {# Münze} other {# Münzen}} für dich, gedruckt {printed}',
  active: 'am Zug',
  coins: 'Münzen: {n}',
  influence: 'Einfluss: {n}',
  strength: 'Stärke: {n}',
  safe: 'kein Risiko',
  risk: '{percent}% Risiko',
  next: 'Nächste Karte: {card}',
  expedition: 'Expedition',
}

export type Key = keyof typeof en

export const TABLE_WORDS: Readonly<Record<Language, Catalogue<Key>>> = { en, it, de }

export function tableWords(language: Language): Say<Key> {
  spoken[language] ??= sayer<Key>(language, TABLE_WORDS[language])
  return spoken[language]
}

const spoken: Partial<Record<Language, Say<Key>>> = {}
