/** Italiano: le carte Diceria, ognuna con ciò che dice. */

import type { Catalogue } from '@windward/core/words.ts'
import type { RumorWords } from './rumors.en.ts'

export const rumorsIt: Catalogue<RumorWords> = {
  'rumor.forgedDocuments': 'Documenti falsi',
  'rumorText.forgedDocuments':
    'Si tiene: con queste carte puoi entrare in ogni porto anche se la sua nazione ti ricerca.',
  'rumor.aMyriadOfGoods': 'Merci a non finire',
  'rumorText.aMyriadOfGoods': 'Pesca otto carte Carico e tieni gratis ciò per cui hai posto in porto.',
  'rumor.theFountainOfYouth': 'La fonte della giovinezza',
  'rumorText.theFountainOfYouth':
    'Migliora per sempre di uno un’abilità del capitano, al massimo fino a 4; l’equipaggio torna al completo.',
  'rumor.aGunsmithOnTheRun': 'Un armaiolo in fuga',
  'rumorText.aGunsmithOnTheRun': 'Prendi un’arma speciale di ogni tipo che ti manca, e 4 oro.',
  'rumor.theShipwrightsDrawing': 'Il disegno del mastro d’ascia',
  'rumorText.theShipwrightsDrawing': 'La nave è riparata del tutto; monta una modifica scoperta di un porto qualsiasi.',
  'rumor.theBishopsLedger': 'Il registro del vescovo',
  'rumorText.theBishopsLedger': 'Perdi tutte le taglie di una nazione, oppure prendi 9 oro.',
  'rumor.theMarkedDeck': 'Il mazzo segnato',
  'rumorText.theMarkedDeck': 'Vinci 10 oro.',
  'rumor.theRichWidow': 'La ricca vedova',
  'rumorText.theRichWidow': 'Prendi 7 oro e pesca un’altra carta Gloria.',
  'rumor.theStruckOffSurgeon': 'Il chirurgo radiato',
  'rumorText.theStruckOffSurgeon':
    'Si unisce a te come chirurgo, segnato da questa carta. L’equipaggio torna al completo; prendi 3 oro.',
  'rumor.aPilotWithoutAShip': 'Un pilota senza nave',
  'rumorText.aPilotWithoutAShip': 'Si unisce a te come nostromo, segnato da questa carta. Prendi 4 oro.',
  'rumor.theHarborMastersBook': 'Il libro del capitano di porto',
  'rumorText.theHarborMastersBook':
    'Scegli la merce richiesta di un porto: scambiala con la riserva o, se lì manca, con un altro porto. Prendi 6 oro.',
  'rumor.theSmugglersCellar': 'La cantina dei contrabbandieri',
  'rumorText.theSmugglersCellar': 'Pesca sette carte Carico, tieni tutte le carte di una merce e prendi 3 oro.',
  'rumor.theMintClerksError': 'L’errore della zecca',
  'rumorText.theMintClerksError': 'Prendi 12 oro.',
  'rumor.theSunkenPayShip': 'La nave delle paghe',
  'rumorText.theSunkenPayShip': 'I tuoi uomini si tuffano e recuperano 13 oro.',
  'rumor.theCayWithTheSplitPalm': 'L’isolotto della palma spezzata',
  'rumorText.theCayWithTheSplitPalm': 'Dissotterra 9 oro e prendi un’arma speciale.',
  'rumor.theDrownedFort': 'Il forte sommerso',
  'rumorText.theDrownedFort':
    'Prendi 8 oro. Puoi tuffarti ancora: Navigazione per altri 6 oro, altrimenti un colpo allo scafo.',
  'rumor.theShipThatShouldHaveSunk': 'La nave che doveva affondare',
  'rumorText.theShipThatShouldHaveSunk':
    'Vai via senza punto, oppure combatti contro tre marinai con Comando 1: se vinci prendi 15 oro; se perdi, il tuo capitano muore.',
  'rumor.theLostMerchantman': 'Il mercantile perduto',
  'rumorText.theLostMerchantman':
    'Pesca quattro carte Carico, prendi in oro il loro valore di bottino e tieni ciò che entra nella stiva. Nessuna taglia.',
  'rumor.theMaroonedGunner': 'Il cannoniere abbandonato',
  'rumorText.theMaroonedGunner': 'Si unisce a te come mastro cannoniere, segnato da questa carta. Prendi 3 oro.',
  'rumor.theHiddenCove': 'La cala nascosta',
  'rumorText.theHiddenCove':
    'Si tiene: in mare presso Old Providence né marine né pirati ti cercano, e un’azione Cercare ripara tutti i danni. Prendi 5 oro.',
  'rumor.nativeGuides': 'Guide indigene',
  'rumorText.nativeGuides': 'Si tiene: scartala all’inizio di un turno per altri tre movimenti. Prendi 5 oro.',
  'rumor.theColonialPayChest': 'La cassa della colonia',
  'rumorText.theColonialPayChest':
    'Tieni il forziere: 15 oro e una taglia olandese. Oppure restituiscilo: 7 oro, e tutte le taglie olandesi sono perdonate.',
  'rumor.theBrethrensMeeting': 'Il raduno dei fratelli',
  'rumorText.theBrethrensMeeting': 'Sposta ogni pirata in gioco in una zona che indichi, e prendi 8 oro.',
  'rumor.theDerelictFrigate': 'La fregata alla deriva',
  'rumorText.theDerelictFrigate':
    'Prendila come tua nave, una fregata con ogni parte a uno e il tuo equipaggio (senza punto), o spogliala per 10 oro.',
  'rumor.theKingsCourier': 'Il corriere del re',
  'rumorText.theKingsCourier':
    'Vendi le lettere per 8 oro e un’altra carta Gloria, o metti in guerra due nazioni a tua scelta e prendi 6 oro.',
}
