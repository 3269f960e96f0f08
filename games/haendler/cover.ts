/** The lid of the box. */

import type { Cover } from '@windward/core/words.ts'
import { DECK_IDS, type DeckId, type Options } from './vocabulary.ts'

/** By deck. */
export const MOST_SEATS: Readonly<Record<DeckId, number>> = { reconstructionA: 4, reconstructionB: 4, portRoyal: 5 }

export const cover: Cover<Options> = {
  title: 'Händler der Karibik',
  stage: 'beta',
  options: { deck: DECK_IDS, jester: ['deck', 'everyone', 'others'], expeditionAfterBust: [false, true] },
  seats: ({ deck }) => ({ min: 2, max: MOST_SEATS[deck] }),
  minutes: [20, 40],
  weight: 1,
  pitch: {
    en: 'Reveal ships and persons for as long as you dare, loot and hire, and supply an expedition for the king.',
    it: 'Gira navi e personaggi finché ne hai il coraggio, saccheggia e ingaggia, e rifornisci una spedizione per il re.',
    de: 'Deckt Schiffe und Personen auf, solange ihr euch traut, handelt, heuert an und rüstet eine Expedition aus.',
  },
  provenance: {
    en: 'The 110 cards of the 2013 game are not published anywhere we could find: decks A and B are reconstructions. The 120 cards of Port Royal are known.',
    it: 'Le 110 carte del gioco del 2013 non risultano pubblicate: i mazzi A e B sono ricostruzioni. Le 120 carte di Port Royal sono note.',
    de: 'Die 110 Karten des Spiels von 2013 sind nirgends veröffentlicht: Die Kartensätze A und B sind Rekonstruktionen. Die 120 Karten von Port Royal sind bekannt.',
  },
  optionWords: {
    en: {
      deck: 'Deck',
      'deck.reconstructionA': '110 cards, reconstruction A',
      'deck.reconstructionB': '110 cards, reconstruction B',
      'deck.portRoyal': 'Port Royal, 120 cards (2–5 players, its own rules)',
      jester: 'Jesters at an empty harbor pay',
      'jester.deck': 'as the deck’s rules say',
      'jester.everyone': 'everyone, the active player too',
      'jester.others': 'the other players only',
      expeditionAfterBust: 'Expeditions may be completed after a bust',
    },
    it: {
      deck: 'Mazzo',
      'deck.reconstructionA': '110 carte, ricostruzione A',
      'deck.reconstructionB': '110 carte, ricostruzione B',
      'deck.portRoyal': 'Port Royal, 120 carte (2–5 giocatori, con le sue regole)',
      jester: 'Con il porto vuoto i Giullari pagano',
      'jester.deck': 'come dicono le regole del mazzo',
      'jester.everyone': 'a tutti, anche al giocatore di turno',
      'jester.others': 'solo agli altri giocatori',
      expeditionAfterBust: 'Spedizioni anche dopo aver perso il porto',
    },
    de: {
      deck: 'Kartensatz',
      'deck.reconstructionA': '110 Karten, Rekonstruktion A',
      'deck.reconstructionB': '110 Karten, Rekonstruktion B',
      'deck.portRoyal': 'Port Royal, 120 Karten (2–5 Spieler, eigene Regeln)',
      jester: 'Witzbolde zahlen bei leerem Hafen',
      'jester.deck': 'nach den Regeln des Kartensatzes',
      'jester.everyone': 'allen, auch dem aktiven Spieler',
      'jester.others': 'nur den anderen Spielern',
      expeditionAfterBust: 'Expeditionen auch nach verlorenem Hafen',
    },
  },
}
