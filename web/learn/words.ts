/** The words of the learning pages; the games' own rules and lessons stand with the games. */

import { type Catalogue, type Language, type Params, type Say, sayer } from '@windward/core/words.ts'
import { settings } from '../shell.svelte.ts'

const en = {
  title: 'Learn the games',
  pitch: 'A first game with a teacher, the rules in our own words, and every card and thing to look up. Works offline.',
  lesson: 'First game',
  lessonNote: 'Five to ten minutes at a real table. It explains, points, and lets you act.',
  begin: 'Begin the first game',
  resume: 'Go on with the first game',
  rules: 'Rules',
  rulesNote: 'In our own words, with pictures.',
  reference: 'Reference',
  referenceNote: '{n, plural, one {# thing} other {# things}} to look up.',
  search: 'Search rules and reference',
  found: '{n, plural, =0 {Nothing found} one {# place found} other {# places found}}',
  contents: 'Contents',
  top: 'Back to the top',
  handbook: 'Rules of {game}',
  teacher: 'Teacher',
  next: 'Go on',
  show: 'Show me',
  again: 'Try again',
  yourMove: 'Your move: {action}',
  mistake: 'That is allowed, too.',
  otherwise: 'It is a legal move. For now, try the one shown: it leads to what comes next.',
  whatIf: 'It would have gone like this:',
  step: 'Step {at} of {n}',
  parts: 'Part of the lesson',
  over: 'That was your first game. Play on from here against bots, or begin one of your own.',
  playOn: 'Play on from here',
  fresh: 'A new game',
  once: 'Once more from the start',
} as const

const it: Catalogue<Key> = {
  title: 'Imparare i giochi',
  pitch:
    'Una prima partita con un maestro, le regole con parole nostre, e ogni carta e ogni cosa da consultare. Funziona senza rete.',
  lesson: 'Prima partita',
  lessonNote: 'Da cinque a dieci minuti a un vero tavolo. Spiega, indica e lascia fare a te.',
  begin: 'Comincia la prima partita',
  resume: 'Continua la prima partita',
  rules: 'Regole',
  rulesNote: 'Con parole nostre e con figure.',
  reference: 'Raccolta',
  referenceNote: '{n, plural, one {# cosa} many {# cose} other {# cose}} da consultare.',
  search: 'Cerca in regole e raccolta',
  found: '{n, plural, =0 {Nessun risultato} one {# risultato} many {# risultati} other {# risultati}}',
  contents: 'Indice',
  top: 'Torna all’inizio',
  handbook: 'Regole di {game}',
  teacher: 'Maestro',
  next: 'Avanti',
  show: 'Fammi vedere',
  again: 'Riprova',
  yourMove: 'La tua mossa: {action}',
  mistake: 'Anche questo è permesso.',
  otherwise: 'È una mossa lecita. Per ora prova quella indicata: porta a ciò che viene dopo.',
  whatIf: 'Sarebbe andata così:',
  step: 'Passo {at} di {n}',
  parts: 'Parte della lezione',
  over: 'Questa era la tua prima partita. Continua da qui contro i bot, o cominciane una tutta tua.',
  playOn: 'Continua da qui',
  fresh: 'Una nuova partita',
  once: 'Di nuovo dall’inizio',
}

const de: Catalogue<Key> = {
  title: 'Die Spiele lernen',
  pitch:
    'Eine erste Partie mit Lehrer, die Regeln in eigenen Worten, und jede Karte und jedes Ding zum Nachschlagen. Geht auch ohne Netz.',
  lesson: 'Erste Partie',
  lessonNote: 'Fünf bis zehn Minuten an einem echten Tisch. Sie erklärt, zeigt und lässt dich machen.',
  begin: 'Erste Partie beginnen',
  resume: 'Erste Partie fortsetzen',
  rules: 'Regeln',
  rulesNote: 'In eigenen Worten und mit Bildern.',
  reference: 'Verzeichnis',
  referenceNote: '{n, plural, one {# Ding} other {# Dinge}} zum Nachschlagen.',
  search: 'In Regeln und Verzeichnis suchen',
  found: '{n, plural, =0 {Nichts gefunden} one {# Stelle gefunden} other {# Stellen gefunden}}',
  contents: 'Inhalt',
  top: 'Nach oben',
  handbook: 'Regeln von {game}',
  teacher: 'Lehrer',
  next: 'Weiter',
  show: 'Zeig es mir',
  again: 'Noch einmal',
  yourMove: 'Dein Zug: {action}',
  mistake: 'Auch das ist erlaubt.',
  otherwise: 'Ein erlaubter Zug. Versuch jetzt lieber den gezeigten: Er führt zu dem, was als Nächstes kommt.',
  whatIf: 'So wäre es gekommen:',
  step: 'Schritt {at} von {n}',
  parts: 'Teil der Lektion',
  over: 'Das war deine erste Partie. Spiel von hier gegen Bots weiter, oder beginne eine eigene.',
  playOn: 'Von hier weiterspielen',
  fresh: 'Eine neue Partie',
  once: 'Noch einmal von vorn',
}

type Key = keyof typeof en

export const LEARN_WORDS: Readonly<Record<Language, Catalogue<Key>>> = { en, it, de }

/** In the chosen language; reads it anew wherever it is used in a template. */
export function learnWords(key: Key, params?: Params): string {
  const { language } = settings
  spoken[language] ??= sayer<Key>(language, LEARN_WORDS[language])
  return spoken[language](key, params)
}

const spoken: Partial<Record<Language, Say<Key>>> = {}
