/** Italiano: le carte Missione, ognuna con ciò che dice. */

import type { Catalogue } from '@windward/core/words.ts'
import type { MissionWords } from './missions.en.ts'

export const missionsIt: Catalogue<MissionWords> = {
  'mission.theGovernorsDispatches': 'I dispacci del governatore',
  'missionText.theGovernorsDispatches': 'Tiro di Influenza. Fai un’azione in porto a Cartagena: 9 oro.',
  'mission.passageForANoble': 'Passaggio per un nobile',
  'missionText.passageForANoble':
    'Per capitani senza taglia. Porta il passeggero a Santo Domingo: 11 oro. Se diventi pirata se ne va.',
  'mission.breadForTheGarrison': 'Pane per la guarnigione',
  'missionText.breadForTheGarrison': 'Tiro di Influenza. Consegna due carte di cibo a Bridgetown: 13 oro.',
  'mission.timberForTheYard': 'Legname per il cantiere',
  'missionText.timberForTheYard':
    'Consegna due carte di legno a Nassau: 7 oro, tutte le riparazioni e una modifica scoperta.',
  'mission.rumForTheBrethren': 'Rum per i fratelli',
  'missionText.rumForTheBrethren': 'Per pirati. Consegna due carte di rum a Tortuga: 12 oro e un’altra carta Gloria.',
  'mission.huntForTheBlackSloop': 'Caccia allo sloop nero',
  'missionText.huntForTheBlackSloop':
    'Nessuna taglia francese. Sconfiggi lo sloop pirata: 18 oro, oltre alla ricompensa e al punto soliti.',
  'mission.huntForTheBlackFrigate': 'Caccia alla fregata nera',
  'missionText.huntForTheBlackFrigate':
    'Nessuna taglia olandese. Sconfiggi la fregata pirata: 25 oro, oltre alla ricompensa e al punto soliti.',
  'mission.theAdmiralsHead': 'La testa dell’ammiraglio',
  'missionText.theAdmiralsHead':
    'Per pirati. Sconfiggi una nave militare: 22 oro. Le taglie per questo arrivano come al solito.',
  'mission.englishCommission': 'Commissione inglese',
  'missionText.englishCommission':
    'Tiro di Influenza, nessuna taglia inglese. Assalta un mercante spagnolo per almeno 6 oro: 8 oro e una taglia spagnola in meno.',
  'mission.frenchCommission': 'Commissione francese',
  'missionText.frenchCommission':
    'Tiro di Influenza, nessuna taglia francese. Assalta un mercante inglese per almeno 6 oro: 8 oro e una taglia inglese in meno.',
  'mission.theGovernorsHeir': 'L’erede del governatore',
  'missionText.theGovernorsHeir':
    'Tiro di Comando. Trova i rapitori in mare presso Tortuga (Avvistamento) e batti due marinai con Comando 1: 12 oro, e tutte le taglie spagnole sono perdonate. Se perdi lo scontro, il tuo capitano muore.',
  'mission.theSmugglersNest': 'Il covo dei contrabbandieri',
  'missionText.theSmugglersNest':
    'Almeno due marinai. Trova il covo nel Mar dei Caraibi (Avvistamento) e batti tre marinai con Comando 1: 14 oro e due carte Carico. Se perdi lo scontro, il tuo capitano muore.',
  'mission.chartTheWindwardReefs': 'La carta degli scogli',
  'missionText.chartTheWindwardReefs':
    'Tiro di Avvistamento. Naviga nelle zone di St. John, St. Maarten e Trinidad in qualsiasi ordine: 5 oro e una vedetta, segnata da questa carta.',
  'mission.theSpysRound': 'Il giro della spia',
  'missionText.theSpysRound':
    'Tiro di Influenza. Fai un’azione in un porto inglese, in uno francese e in uno spagnolo: 12 oro.',
  'mission.aWeddingInCaracas': 'Nozze a Caracas',
  'missionText.aWeddingInCaracas':
    'Per capitani senza taglia. Porta la sposa a Caracas: 9 oro e un’altra carta Gloria. Se diventi pirata se ne va.',
  'mission.exchangeOfPrisoners': 'Scambio di prigionieri',
  'missionText.exchangeOfPrisoners':
    'Nessuna taglia spagnola. Fai un’azione in porto a Port Royal e tira Influenza: 14 oro, o 7 se fallisci.',
  'mission.theDebtCollector': 'L’esattore',
  'missionText.theDebtCollector':
    'Paga 5 oro. Fai un’azione in porto a Havana e tira Comando: 18 oro. Se fallisci, riprova alla prossima.',
  'mission.spicesForTheIntendant': 'Spezie per l’intendente',
  'missionText.spicesForTheIntendant': 'Consegna una carta di spezie e una di zucchero a Basse-Terre: 13 oro.',
  'mission.theQuietPardon': 'Il perdono discreto',
  'missionText.theQuietPardon':
    'Per pirati; paga 4 oro. Fai un’azione in porto a Curaçao: tutte le taglie di una nazione sono perdonate.',
  'mission.theTobaccoContract': 'Il contratto del tabacco',
  'missionText.theTobaccoContract': 'Tiro di Influenza. Consegna due carte di tabacco a San Juan: 20 oro.',
  'mission.theLostSurveyShip': 'La nave cartografica perduta',
  'missionText.theLostSurveyShip':
    'Tiro di Influenza. Trova il relitto nel Mar dei Caraibi (Avvistamento): 8 oro e una modifica scoperta.',
  'mission.thePirateKingsWager': 'La scommessa del re dei pirati',
  'missionText.thePirateKingsWager':
    'Per pirati. Vinci una battaglia contro un giocatore, una marina o un pirata: 10 oro e altre due carte Gloria.',
  'mission.escortTheSilverFleet': 'Scorta alla flotta d’argento',
  'missionText.escortTheSilverFleet':
    'Per capitani senza taglia. Attraversa le zone di San Juan, Santo Domingo, Tortuga e Havana in quest’ordine, senza scali nel mezzo: 12 oro.',
  'mission.silverForTheCrown': 'Argento per la corona',
  'missionText.silverForTheCrown':
    'Tiro di Influenza; fregata, galeone o man-o-war. Fai un’azione in porto a Havana: 15 oro. Fino ad allora i pirati ti cacciano come se avessi più oro di tutti.',
  'mission.bonesOfASaint': 'Le ossa di un santo',
  'missionText.bonesOfASaint':
    'Tiro di Comando. Trova il relitto in mare presso Santo Domingo (Avvistamento), poi fai un’azione in porto a Petit-Goâve: 6 oro e un chirurgo, segnato da questa carta.',
}
