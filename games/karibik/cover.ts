/** The lid of the box. */

import type { Cover } from '@windward/core/words.ts'
import type { Options } from './vocabulary.ts'

export const cover: Cover<Options> = {
  title: 'Karibik',
  stage: 'beta',
  options: {
    colours: ['dealt', 'seated', 'drawn'],
    handOver: [false, true],
    handOverDelivers: [false, true],
    delivery: ['in', 'adjacent'],
  },
  seats: () => ({ min: 2, max: 4 }),
  minutes: [40, 60],
  weight: 2,
  pitch: {
    en: 'Six pirate ships that belong to nobody: bribe them with rum in secret, and have them bring the treasure home.',
    it: 'Sei navi pirata che non sono di nessuno: corrompile in segreto col rum e fatti portare a casa il tesoro.',
    de: 'Sechs Piratenschiffe, die niemandem gehören: Bestich sie heimlich mit Rum und lass dir die Schätze bringen.',
  },
  provenance: {
    en: 'Ships, cards, thresholds and rules are those of the published game. Its board is not documented: sea spaces, havens, start spaces, six city names and the value of each chest are a reconstruction made for this project.',
    it: 'Navi, carte, soglie e regole sono quelle del gioco pubblicato. Il suo tabellone non è documentato: spazi di mare, porti sicuri, spazi di partenza, sei nomi di città e il valore di ogni forziere sono una ricostruzione fatta per questo progetto.',
    de: 'Schiffe, Karten, Schwellen und Regeln sind die des veröffentlichten Spiels. Sein Plan ist nicht dokumentiert: Seefelder, Schlupfwinkel, Startfelder, sechs Städtenamen und der Wert jeder Schatzkiste sind eine Rekonstruktion für dieses Projekt.',
  },
  optionWords: {
    en: {
      colours: 'Colors',
      'colours.dealt': 'the most even ones, dealt at random',
      'colours.seated': 'the most even ones, in seat order',
      'colours.drawn': 'any, drawn at random',
      handOver: 'Hand chests over to empty ships (German rules)',
      handOverDelivers: 'Handing over to a ship in a haven delivers the chest',
      delivery: 'Delivery',
      'delivery.in': 'in the haven',
      'delivery.adjacent': 'in the haven or from beside it',
    },
    it: {
      colours: 'Colori',
      'colours.dealt': 'i più equilibrati, distribuiti a caso',
      'colours.seated': 'i più equilibrati, in ordine di posto',
      'colours.drawn': 'qualsiasi, a sorte',
      handOver: 'Cedere forzieri a navi vuote (regole tedesche)',
      handOverDelivers: 'Ceduto a una nave in un porto sicuro, il forziere è consegnato',
      delivery: 'Consegna',
      'delivery.in': 'nel porto sicuro',
      'delivery.adjacent': 'nel porto sicuro o accanto',
    },
    de: {
      colours: 'Farben',
      'colours.dealt': 'die ausgewogensten, zufällig verteilt',
      'colours.seated': 'die ausgewogensten, nach Sitzordnung',
      'colours.drawn': 'beliebige, ausgelost',
      handOver: 'Schatzkisten an leere Schiffe weiterreichen (deutsche Regel)',
      handOverDelivers: 'An ein Schiff im Schlupfwinkel weitergereicht, ist die Schatzkiste abgeliefert',
      delivery: 'Abliefern',
      'delivery.in': 'im Schlupfwinkel',
      'delivery.adjacent': 'im Schlupfwinkel oder von daneben',
    },
  },
}
