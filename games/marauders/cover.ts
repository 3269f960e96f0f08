/** The lid of the box. */

import type { Cover } from '@windward/core/words.ts'
import type { Options } from './vocabulary.ts'

export const cover: Cover<Options> = {
  title: 'Merchants & Marauders',
  stage: 'beta',
  options: { glory: [10, 8, 12, 15], events: [34, 30, 25, 20, 15] },
  seats: () => ({ min: 1, max: 4 }),
  minutes: [120, 180],
  weight: 3,
  pitch: {
    en: 'Sail the Caribbean as merchant or pirate: trade, raid, fight and stash your gold until ten points are yours.',
    it: 'Solca i Caraibi da mercante o da pirata: commercia, assalta, combatti e metti da parte oro fino a dieci punti.',
    de: 'Befahre die Karibik als Händler oder Pirat: handle, überfalle, kämpfe und verstecke Gold, bis du zehn Punkte hast.',
  },
  provenance: {
    en: 'Board, ships, counts and rules are known. Most captains, the cargo list, most Event Cards and all card texts are reconstructions in our own words. So are nearly all Glory, Rumor and Mission Cards. Not connected with the publishers of the game.',
    it: 'Tabellone, navi, quantità e regole sono noti. La maggior parte dei capitani, l’elenco dei carichi, quasi tutti gli eventi e tutti i testi delle carte sono ricostruzioni con parole nostre. Lo sono anche quasi tutte le carte Gloria, Diceria e Missione. Nessun legame con gli editori del gioco.',
    de: 'Spielplan, Schiffe, Stückzahlen und Regeln sind bekannt. Die meisten Kapitäne, die Frachtliste, die meisten Ereignisse und alle Kartentexte sind Rekonstruktionen in eigenen Worten. Das gilt auch für fast alle Ruhm-, Gerüchte- und Auftragskarten. Keine Verbindung zu den Verlagen des Spiels.',
  },
  optionWords: {
    en: {
      glory: 'Glory Points to win',
      events: 'Event Cards (most rounds)',
    },
    it: {
      glory: 'Punti Gloria per vincere',
      events: 'Carte Evento (round al massimo)',
    },
    de: {
      glory: 'Ruhmpunkte zum Sieg',
      events: 'Ereigniskarten (Runden höchstens)',
    },
  },
}
