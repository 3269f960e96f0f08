/** Italiano: che cosa fanno le carte Gloria e gli specialisti. */

import type { Catalogue } from '@windward/core/words.ts'
import type { GloryTextKey } from './glory.en.ts'

export const gloryIt: Catalogue<GloryTextKey> = {
  'gloryText.crewCombatReRolls':
    'Dopo un tiro del combattimento fra equipaggi: ripeti i dadi che vuoi di una parte, tua o del nemico.',
  'gloryText.fastLearner':
    'Usa il testo di una carta Gloria giocata da altri dopo la tua ultima decisione, quando quella carta si può giocare.',
  'gloryText.steadyHelm':
    'Dopo un tiro di Navigazione in battaglia o in un assalto: ripeti i dadi che vuoi di una parte.',
  'gloryText.rakingFire': 'Quando hai vinto la sfida sparando: un colpo in più.',
  'gloryText.braceForImpact': 'Un colpo che sta per raggiungere la tua nave viene ignorato.',
  'gloryText.pickedShot': 'Gira uno dei tuoi dadi dei colpi su una parte della nave a tua scelta, non lo scafo.',
  'gloryText.suddenGust': 'Dopo che entrambe le parti hanno dichiarato: cambi la tua azione.',
  'gloryText.overTheRail': 'Prima del combattimento fra equipaggi: due dadi in più nel suo primo round.',
  'gloryText.handsFromTheHold': 'Dopo le dichiarazioni o prima del combattimento fra equipaggi: torna un marinaio.',
  'gloryText.powderSmoke': 'Hai dichiarato la fuga: se vinci la sfida sei via, qualunque cosa tiri il nemico.',
  'gloryText.prizeMoney':
    'Dopo aver vinto un combattimento fra equipaggi contro un giocatore, una marina o un pirata: 6 oro in più.',
  'gloryText.fairWind': 'Nel tuo turno: un movimento in più.',
  'gloryText.sharpEyes': 'Dopo un tuo tiro di Avvistamento fallito: ripeti i dadi che vuoi.',
  'gloryText.falseColours': 'Chi sta per cercarti non ti trova in questo turno.',
  'gloryText.fogBank': 'Un altro giocatore sta per cercare qualcuno: tira un dado solo.',
  'gloryText.tavernTalk': 'Invece di pagare e tirare per una diceria: ne peschi due e ne tieni una.',
  'gloryText.silverTongue': 'Dopo un tuo tiro di Influenza fallito: ripeti i dadi che vuoi.',
  'gloryText.letterOfMarque': 'Iniziare un assalto o attaccare un giocatore questa volta non ti porta taglie.',
  'gloryText.boughtPardon': 'In porto: fino a due taglie di una nazione in meno, a 2 oro ciascuna.',
  'gloryText.damningLetters':
    'Nel tuo turno: un giocatore ricercato riceve un’altra taglia da una nazione che già lo ricerca.',
  'gloryText.stashInAnyPort': 'Metti da parte oro durante questa azione in porto, anche se non sei nel porto di casa.',
  'gloryText.bulkDiscount': 'Comprando merci: ogni carta costa 1 oro in meno, ma almeno 1.',
  'gloryText.fullWarehouses': 'Comprando merci: si pescano tre carte in più.',
  'gloryText.turnOfTheMarket':
    'Prima della tua prima attività: qui cambia la merce richiesta; puoi tenere quella di prima.',
  'gloryText.eagerBuyers': 'Vendendo merci: ogni carta richiesta frutta 1 oro in più.',
  'gloryText.shipwrightsFavour': 'Al cantiere: fino a quattro punti di danno riparati gratis.',
  'gloryText.spoiledGoods':
    'Un altro giocatore ha dichiarato una vendita: perde a caso una di quelle carte, senza compenso.',
  'gloryText.carpenterA': 'Si ingaggia per 4 oro in un porto.',
  'gloryText.carpenterB': 'Si ingaggia con un tiro di Comando in un porto, una volta per azione in porto.',
  'gloryText.gunnerCaptainA': 'Si ingaggia per 5 oro in un porto.',
  'gloryText.gunnerCaptainB': 'Si ingaggia subito dopo aver sconfitto un giocatore, una marina o un pirata.',
  'gloryText.masterGunnerA': 'Si ingaggia per 6 oro in un porto.',
  'gloryText.masterGunnerB': 'Si ingaggia con un tiro di Comando in un porto, con almeno tre cannoni.',
  'gloryText.surgeonA': 'Si ingaggia per 4 oro in un porto.',
  'gloryText.surgeonB': 'Si ingaggia con un tiro di Influenza in un porto.',
  'gloryText.lookoutA': 'Si ingaggia per 5 oro in un porto.',
  'gloryText.lookoutB': 'Si ingaggia per 2 oro subito dopo un tiro di Avvistamento riuscito.',
  'gloryText.masterAtArmsA': 'Si ingaggia per 5 oro in un porto.',
  'gloryText.masterAtArmsB': 'Si ingaggia subito dopo aver vinto un combattimento fra equipaggi.',
  'gloryText.purserA': 'Si ingaggia per 5 oro in un porto.',
  'gloryText.purserB': 'Si ingaggia subito dopo aver venduto almeno tre carte richieste.',
  'gloryText.sailingMasterA': 'Si ingaggia per 6 oro in un porto.',
  'gloryText.sailingMasterB': 'Si ingaggia con un tiro di Influenza nel tuo porto di casa.',
  'specialistText.carpenter': 'All’inizio del tuo turno si ripara un punto di danno.',
  'specialistText.gunnerCaptain': 'Una volta per battaglia ripeti quanti dei tuoi dadi dei colpi vuoi.',
  'specialistText.masterGunner':
    'Sparando senza vincere la sfida: un colpo in più, non oltre i tuoi cannoni, se qualcuno ha avuto un successo.',
  'specialistText.surgeon': 'Una volta per battaglia o assalto si ignora un colpo all’equipaggio.',
  'specialistText.lookout': 'Un dado in più a ogni tiro di Avvistamento.',
  'specialistText.masterAtArms': 'Un dado in più in ogni round di combattimento fra equipaggi.',
  'specialistText.purser':
    'Comprando merci si pescano due carte in più, ma non nello stesso porto per due turni di fila.',
  'specialistText.sailingMaster': 'Un dado in più al primo tiro di Navigazione di una battaglia o di un assalto.',
}
