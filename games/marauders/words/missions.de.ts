/** Deutsch: die Auftragskarten, jede mit dem, was sie sagt. */

import type { Catalogue } from '@windward/core/words.ts'
import type { MissionWords } from './missions.en.ts'

export const missionsDe: Catalogue<MissionWords> = {
  'mission.theGovernorsDispatches': 'Die Depeschen des Gouverneurs',
  'missionText.theGovernorsDispatches': 'Einflusswurf. Mach eine Hafenaktion in Cartagena: 9 Gold.',
  'mission.passageForANoble': 'Überfahrt für einen Edelmann',
  'missionText.passageForANoble':
    'Für Kapitäne ohne Kopfgeld. Bring den Reisenden nach Santo Domingo: 11 Gold. Wirst du Pirat, geht er.',
  'mission.breadForTheGarrison': 'Brot für die Garnison',
  'missionText.breadForTheGarrison': 'Einflusswurf. Liefere zweimal Lebensmittel in Bridgetown ab: 13 Gold.',
  'mission.timberForTheYard': 'Holz für die Werft',
  'missionText.timberForTheYard':
    'Liefere zweimal Holz in Nassau ab: 7 Gold, alle Reparaturen und ein offen liegender Umbau.',
  'mission.rumForTheBrethren': 'Rum für die Bruderschaft',
  'missionText.rumForTheBrethren':
    'Für Piraten. Liefere zweimal Rum in Tortuga ab: 12 Gold und eine weitere Ruhmkarte.',
  'mission.huntForTheBlackSloop': 'Jagd auf die schwarze Schaluppe',
  'missionText.huntForTheBlackSloop':
    'Nicht von Frankreich gesucht. Besiege die Piratenschaluppe: 18 Gold, neben der üblichen Belohnung und dem Punkt.',
  'mission.huntForTheBlackFrigate': 'Jagd auf die schwarze Fregatte',
  'missionText.huntForTheBlackFrigate':
    'Nicht von den Niederlanden gesucht. Besiege die Piratenfregatte: 25 Gold, neben der üblichen Belohnung und dem Punkt.',
  'mission.theAdmiralsHead': 'Der Kopf des Admirals',
  'missionText.theAdmiralsHead':
    'Für Piraten. Besiege ein Marineschiff: 22 Gold. Die Kopfgelder dafür kommen wie üblich.',
  'mission.englishCommission': 'Englische Bestallung',
  'missionText.englishCommission':
    'Einflusswurf, nicht von England gesucht. Überfalle einen spanischen Händler für mindestens 6 Gold: 8 Gold und ein spanisches Kopfgeld weniger.',
  'mission.frenchCommission': 'Französische Bestallung',
  'missionText.frenchCommission':
    'Einflusswurf, nicht von Frankreich gesucht. Überfalle einen englischen Händler für mindestens 6 Gold: 8 Gold und ein englisches Kopfgeld weniger.',
  'mission.theGovernorsHeir': 'Der Erbe des Gouverneurs',
  'missionText.theGovernorsHeir':
    'Führungswurf. Finde die Entführer auf See vor Tortuga (Suche) und schlag zwei Mann mit Führung 1: 12 Gold, und alle spanischen Kopfgelder sind gestrichen. Verlierst du den Kampf, stirbt dein Kapitän.',
  'mission.theSmugglersNest': 'Das Schmugglernest',
  'missionText.theSmugglersNest':
    'Mindestens zwei Mann. Finde das Nest im Karibischen Meer (Suche) und schlag drei Mann mit Führung 1: 14 Gold und zwei Frachtkarten. Verlierst du den Kampf, stirbt dein Kapitän.',
  'mission.chartTheWindwardReefs': 'Die Riffe vermessen',
  'missionText.chartTheWindwardReefs':
    'Suchwurf. Befahre die Zonen von St. John, St. Maarten und Trinidad in beliebiger Reihenfolge: 5 Gold und ein Ausguck, für den diese Karte steht.',
  'mission.theSpysRound': 'Die Runde des Spions',
  'missionText.theSpysRound':
    'Einflusswurf. Mach Hafenaktionen in einem englischen, einem französischen und einem spanischen Hafen: 12 Gold.',
  'mission.aWeddingInCaracas': 'Eine Hochzeit in Caracas',
  'missionText.aWeddingInCaracas':
    'Für Kapitäne ohne Kopfgeld. Bring die Braut nach Caracas: 9 Gold und eine weitere Ruhmkarte. Wirst du Pirat, geht sie.',
  'mission.exchangeOfPrisoners': 'Gefangenenaustausch',
  'missionText.exchangeOfPrisoners':
    'Nicht von Spanien gesucht. Mach eine Hafenaktion in Port Royal und würfle auf Einfluss: 14 Gold; misslingt es, 7.',
  'mission.theDebtCollector': 'Der Schuldeneintreiber',
  'missionText.theDebtCollector':
    'Zahle 5 Gold. Mach eine Hafenaktion in Havana und würfle auf Führung: 18 Gold. Misslingt es, versuch es bei der nächsten.',
  'mission.spicesForTheIntendant': 'Gewürze für den Intendanten',
  'missionText.spicesForTheIntendant': 'Liefere einmal Gewürze und einmal Zucker in Basse-Terre ab: 13 Gold.',
  'mission.theQuietPardon': 'Die stille Begnadigung',
  'missionText.theQuietPardon':
    'Für Piraten; zahle 4 Gold. Mach eine Hafenaktion in Curaçao: Alle Kopfgelder einer Nation sind gestrichen.',
  'mission.theTobaccoContract': 'Der Tabakvertrag',
  'missionText.theTobaccoContract': 'Einflusswurf. Liefere zweimal Tabak in San Juan ab: 20 Gold.',
  'mission.theLostSurveyShip': 'Das verlorene Vermessungsschiff',
  'missionText.theLostSurveyShip':
    'Einflusswurf. Finde das Wrack im Karibischen Meer (Suche): 8 Gold und ein offen liegender Umbau.',
  'mission.thePirateKingsWager': 'Die Wette des Piratenkönigs',
  'missionText.thePirateKingsWager':
    'Für Piraten. Gewinne ein Gefecht gegen einen Spieler, ein Marineschiff oder einen Piraten: 10 Gold und zwei weitere Ruhmkarten.',
  'mission.escortTheSilverFleet': 'Geleit für die Silberflotte',
  'missionText.escortTheSilverFleet':
    'Für Kapitäne ohne Kopfgeld. Befahre San Juan, Santo Domingo, Tortuga und Havana in dieser Reihenfolge, ohne Hafen dazwischen: 12 Gold.',
  'mission.silverForTheCrown': 'Silber für die Krone',
  'missionText.silverForTheCrown':
    'Einflusswurf; Fregatte, Galeone oder Linienschiff. Mach eine Hafenaktion in Havana: 15 Gold. Bis dahin jagen dich Piraten, als hättest du das meiste Gold.',
  'mission.bonesOfASaint': 'Gebeine eines Heiligen',
  'missionText.bonesOfASaint':
    'Führungswurf. Finde das Wrack auf See vor Santo Domingo (Suche), mach dann eine Hafenaktion in Petit-Goâve: 6 Gold und ein Wundarzt, für den diese Karte steht.',
}
