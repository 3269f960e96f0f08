/** Deutsch: die Gerüchtekarten, jede mit dem, was sie sagt. */

import type { Catalogue } from '@windward/core/words.ts'
import type { RumorWords } from './rumors.en.ts'

export const rumorsDe: Catalogue<RumorWords> = {
  'rumor.forgedDocuments': 'Gefälschte Papiere',
  'rumorText.forgedDocuments':
    'Bleibt liegen: Mit diesen Papieren darfst du jeden Hafen anlaufen, auch wenn seine Nation dich sucht.',
  'rumor.aMyriadOfGoods': 'Waren ohne Zahl',
  'rumorText.aMyriadOfGoods': 'Zieh acht Frachtkarten und behalte umsonst, wofür du im Hafen Platz hast.',
  'rumor.theFountainOfYouth': 'Der Jungbrunnen',
  'rumorText.theFountainOfYouth':
    'Eine Fähigkeit deines Kapitäns steigt auf Dauer um eins, höchstens auf 4; deine Mannschaft wird wieder vollzählig.',
  'rumor.aGunsmithOnTheRun': 'Ein Büchsenmacher auf der Flucht',
  'rumorText.aGunsmithOnTheRun': 'Nimm von jeder Spezialwaffe, die dir fehlt, eine, dazu 4 Gold.',
  'rumor.theShipwrightsDrawing': 'Die Zeichnung des Schiffbauers',
  'rumorText.theShipwrightsDrawing':
    'Dein Schiff wird ganz repariert; nimm einen Umbau, der in einem Hafen offen liegt.',
  'rumor.theBishopsLedger': 'Das Rechnungsbuch des Bischofs',
  'rumorText.theBishopsLedger': 'Du wirst alle Kopfgelder einer Nation los oder nimmst 9 Gold.',
  'rumor.theMarkedDeck': 'Das gezinkte Spiel',
  'rumorText.theMarkedDeck': 'Gewinne 10 Gold.',
  'rumor.theRichWidow': 'Die reiche Witwe',
  'rumorText.theRichWidow': 'Nimm 7 Gold und zieh eine weitere Ruhmkarte.',
  'rumor.theStruckOffSurgeon': 'Der verstoßene Wundarzt',
  'rumorText.theStruckOffSurgeon':
    'Er wird dein Wundarzt, diese Karte steht für ihn. Deine Mannschaft wird wieder vollzählig; nimm 3 Gold.',
  'rumor.aPilotWithoutAShip': 'Ein Lotse ohne Schiff',
  'rumorText.aPilotWithoutAShip': 'Er wird dein Segelmeister, diese Karte steht für ihn. Nimm 4 Gold.',
  'rumor.theHarborMastersBook': 'Das Buch des Hafenmeisters',
  'rumorText.theHarborMastersBook':
    'Bestimme die gefragte Ware eines Hafens: im Tausch mit dem Vorrat oder, wenn sie dort fehlt, mit einem anderen Hafen. Nimm 6 Gold.',
  'rumor.theSmugglersCellar': 'Der Schmugglerkeller',
  'rumorText.theSmugglersCellar': 'Zieh sieben Frachtkarten, behalte alle Karten einer Ware und nimm 3 Gold.',
  'rumor.theMintClerksError': 'Der Irrtum des Münzschreibers',
  'rumorText.theMintClerksError': 'Nimm 12 Gold.',
  'rumor.theSunkenPayShip': 'Das gesunkene Soldschiff',
  'rumorText.theSunkenPayShip': 'Deine Taucher heben 13 Gold.',
  'rumor.theCayWithTheSplitPalm': 'Die Insel mit der gespaltenen Palme',
  'rumorText.theCayWithTheSplitPalm': 'Grab 9 Gold aus und nimm eine Spezialwaffe.',
  'rumor.theDrownedFort': 'Das versunkene Fort',
  'rumorText.theDrownedFort':
    'Nimm 8 Gold. Du darfst noch einmal tauchen: Seemannschaft für weitere 6 Gold, sonst ein Rumpftreffer.',
  'rumor.theShipThatShouldHaveSunk': 'Das Schiff, das sinken sollte',
  'rumorText.theShipThatShouldHaveSunk':
    'Fahr ohne Punkt weiter oder kämpf gegen drei Mann mit Führung 1: Siegst du, nimm 15 Gold; verlierst du, stirbt dein Kapitän.',
  'rumor.theLostMerchantman': 'Der verlorene Kauffahrer',
  'rumorText.theLostMerchantman':
    'Zieh vier Frachtkarten, nimm ihren Beutewert in Gold und behalte, was in den Laderaum passt. Kein Kopfgeld.',
  'rumor.theMaroonedGunner': 'Der ausgesetzte Kanonier',
  'rumorText.theMaroonedGunner': 'Er wird dein Stückmeister, diese Karte steht für ihn. Nimm 3 Gold.',
  'rumor.theHiddenCove': 'Die verborgene Bucht',
  'rumorText.theHiddenCove':
    'Bleibt liegen: Auf See vor Old Providence sucht dich kein Marineschiff und kein Pirat, und eine Suchaktion repariert alle Schäden. Nimm 5 Gold.',
  'rumor.nativeGuides': 'Einheimische Führer',
  'rumorText.nativeGuides':
    'Bleibt liegen: Wirf die Karte zu Beginn eines Zuges für drei weitere Bewegungen ab. Nimm 5 Gold.',
  'rumor.theColonialPayChest': 'Die Soldkiste der Kolonie',
  'rumorText.theColonialPayChest':
    'Behalte die Kiste: 15 Gold und ein niederländisches Kopfgeld. Oder gib sie zurück: 7 Gold, und alle niederländischen Kopfgelder sind gestrichen.',
  'rumor.theBrethrensMeeting': 'Das Treffen der Bruderschaft',
  'rumorText.theBrethrensMeeting': 'Versetze jeden Piraten im Spiel in eine Zone deiner Wahl und nimm 8 Gold.',
  'rumor.theDerelictFrigate': 'Die treibende Fregatte',
  'rumorText.theDerelictFrigate':
    'Nimm sie als dein Schiff, eine Fregatte mit jedem Bereich auf eins und deiner Mannschaft (kein Punkt dafür), oder schlachte sie für 10 Gold aus.',
  'rumor.theKingsCourier': 'Der Kurier des Königs',
  'rumorText.theKingsCourier':
    'Verkauf die Briefe für 8 Gold und eine weitere Ruhmkarte oder treib zwei Nationen deiner Wahl in den Krieg und nimm 6 Gold.',
}
