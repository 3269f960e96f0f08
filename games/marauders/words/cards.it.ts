/** Italiano: nomi e regole di capitani, zone, eventi, equipaggiamento e carte. */

import type { Catalogue } from '@windward/core/words.ts'
import type { CardKey } from './cards.en.ts'
import { missionsIt } from './missions.it.ts'
import { rumorsIt } from './rumors.it.ts'

export const cardsIt: Catalogue<CardKey> = {
  'captain.felipe':
    'Una volta per battaglia può spostare un colpo subito su un’altra parte della nave a sua scelta; non negli assalti ai mercanti.',
  'captain.frederico': 'Può tenere due carte Diceria alla volta.',
  'captain.gaspar':
    'Pesca una carta Carico in più quando compra merci, ma non nello stesso porto per due turni di fila.',
  'captain.isabel': 'Una volta per assalto può cambiare una carta pescata senza spendere un successo.',
  'captain.rodrigo': 'Un dado in più nella sfida di Navigazione in cui ha scelto di abbordare.',
  'captain.tomas':
    'Le navi militari tirano un dado in meno (almeno uno) quando lo cercano. Le armi speciali gli costano 1 oro l’una.',
  'captain.dominique': 'Comincia con tre carte Gloria invece di una.',
  'captain.nicolas':
    'Può ripetere un tiro fallito per ottenere una missione, per sentire una diceria o per trovarla vera in porto.',
  'captain.charles':
    'Nel primo round del combattimento fra equipaggi i suoi successi infliggono un colpo in più, se ne ha ottenuti.',
  'captain.frances': 'Può ripetere un dado di ogni tiro di Avvistamento fallito.',
  'captain.edmund': 'Può cercare lo stesso bersaglio una seconda volta nel turno.',
  'captain.josiah': 'Se vince la sfida può fuggire anche se il nemico ha ottenuto esattamente un successo.',
  'captain.margaret': 'Le riparazioni le costano 1 oro per punto, una fregata o un galeone 7 oro in meno.',
  'captain.thomas': 'Vende le merci richieste a 1 oro in più l’una.',
  'captain.willem': 'Quando compra, già due carte della stessa merce costano 1 oro l’una.',
  'captain.joris': 'Il suo tiro di Comando per reclutare riesce sempre.',
  'zone.nassau':
    'I prezzi per comprare e vendere merci partono da 2 oro. Le navi militari devono riuscire due volte per trovare un giocatore.',
  'zone.havana':
    'Chi non è pirata vende la merce richiesta a 7 oro. Assalti a mercanti spagnoli: pesca una quarta carta e tienila se mostra un colpo.',
  'zone.tortuga':
    'Le navi militari francesi qui non vedono i pirati, se la Francia non li ricerca. I pirati non giocanti qui non cercano mai capitani francesi.',
  'zone.portRoyal':
    'I pirati reclutano gratis. Chi è ricercato dall’Inghilterra può entrare per 2 oro o con un tiro di Influenza.',
  'zone.petitGoave': 'I pirati non possono né reclutare né riparare; gli altri fanno entrambe le cose gratis.',
  'zone.santoDomingo': 'Comprando merci puoi, una volta, pagare 1 oro per ripescare tutte le carte.',
  'zone.sanJuan': 'Assalti a mercanti spagnoli: 3 in più al valore del bottino.',
  'zone.stMaarten':
    'Un corriere porta l’oro al tuo tesoro per 5 oro. Pesca 7 carte comprando merci, 8 se il capitano è olandese.',
  'zone.stJohn':
    'Le modifiche costano 1 oro e si trasferiscono su una nave comprata qui per 1 oro l’una, più quanto hanno aggiunto alla vendita.',
  'zone.oldProvidence': 'Chi è ricercato dalla Spagna compra armi a 1 oro e ripara gratis.',
  'zone.cartagena': 'Dopo aver comprato tre merci, una in più è gratis. I mercanti spagnoli si trovano senza tirare.',
  'zone.basseTerre': 'Le navi militari francesi possono ripetere un tiro di Avvistamento fallito.',
  'zone.bridgetown':
    'Fregate, galeoni e man-o-war che entrano in porto subiscono un colpo allo scafo, salvo un tiro di Navigazione riuscito.',
  'zone.curacao': 'Le dicerie non costano oro. Fregate e galeoni costano 30 oro.',
  'zone.caracas': 'Pesca 8 carte comprando merci.',
  'zone.trinidad': 'Le navi militari qui non vedono i capitani.',
  'event.war': 'Guerra',
  'event.peace': 'Pace di comodo',
  'event.storm': 'Tempesta',
  'event.highSeas': 'Mare grosso',
  'event.crackdownFrenchSpanish': 'Caccia ai pirati (Francia e Spagna)',
  'event.crackdownEnglishDutch': 'Caccia ai pirati (Inghilterra e Paesi Bassi)',
  'event.tooQuiet': 'Troppo silenzio',
  'event.fever': 'Febbre tropicale',
  'event.royalPardon': 'Perdono reale',
  'event.colony': 'Una colonia cambia padrone',
  'event.blockade': 'Blocco navale',
  'event.doldrums': 'Bonaccia',
  'event.shipsFromEurope': 'Navi dall’Europa',
  'event.convoys': 'Convogli',
  'eventText.war':
    'Due nazioni a caso sono in guerra: le loro marine usano man-o-war e cacciano i capitani nemici; i porti dell’una sono chiusi ai capitani dell’altra.',
  'eventText.peace': 'La guerra finisce. Se non ce n’è una, ogni ricercato può pagare 4 oro per perdere una taglia.',
  'eventText.storm':
    'Le navi in mare alla fine del proprio turno subiscono tre colpi, uno in meno per ogni successo di Navigazione.',
  'eventText.highSeas': 'Un solo movimento fra zone in questo round e un dado in meno a ogni tiro di Avvistamento.',
  'eventText.crackdownFrenchSpanish': 'Chi è ricercato da Francia o Spagna riceve un’altra taglia di quella nazione.',
  'eventText.crackdownEnglishDutch':
    'Chi è ricercato da Inghilterra o Paesi Bassi riceve un’altra taglia di quella nazione.',
  'eventText.tooQuiet': 'Si pescano altre due carte Evento.',
  'eventText.fever': 'All’inizio del turno tira Comando o perdi un marinaio; l’ultimo è risparmiato.',
  'eventText.royalPardon': 'Durante l’azione in porto le taglie di una nazione si riscattano a 5 oro l’una.',
  'eventText.colony': 'Un porto a caso passa a un’altra nazione; gli stranieri devono prendere il mare al loro turno.',
  'eventText.blockade': 'In questo round nessuno entra in un porto spagnolo o ne esce.',
  'eventText.doldrums': 'Al massimo due movimenti per capitano in questo round.',
  'eventText.shipsFromEurope': 'Ogni porto di una nazione a caso riceve una nuova merce richiesta.',
  'eventText.convoys': 'Tutti i mercanti ritornano; chi è in mare e non è pirata guadagna 2 oro.',
  'modification.extraHammocks': 'Posto per un marinaio in più, da reclutare; mai più di cinque.',
  'modification.advancedRigs': 'Un punto di manovrabilità in più.',
  'modification.reinforcedHull':
    'Assorbe un colpo ovunque cada, anche nel combattimento fra equipaggi; di nuovo pronto per 3 oro in porto.',
  'modification.extendedCargoHold': 'Posto per una carta Carico in più; mai più di cinque.',
  'modification.chasers':
    'Un colpo quando una delle parti dichiara la fuga, una volta per battaglia; serve almeno un cannone.',
  'modification.extraCannonPort': 'Un cannone in più; mai più di cinque.',
  'modification.swivelGuns':
    'In mare, due dadi prima del combattimento fra equipaggi, chiunque abbordi: con almeno un successo il nemico perde un marinaio.',
  'modification.longGuns':
    'Un dado per ogni cannone prima del primo round: un colpo per ogni successo. Non con palle incatenate o mitraglia.',
  'weapon.grapplingHooks':
    'Spendili dopo una sfida di Navigazione in cui hai scelto di abbordare: ripeti quanti dei tuoi dadi vuoi. In un assalto fanno di un dado fallito un successo.',
  'weapon.chainShot':
    'Spendile dopo aver tirato le parti colpite: ogni teschio colpisce gli alberi, e in questo round i colpi su alberi distrutti non passano allo scafo. In un assalto fanno di un dado fallito un successo.',
  'weapon.grapeshot':
    'Spendila dopo aver tirato le parti colpite: ogni teschio colpisce l’equipaggio, e in questo round i colpi su un equipaggio annientato non passano allo scafo. In un assalto fa di un dado fallito un successo.',
  'glory.crewCombatReRolls': 'Mischia da rifare',
  'glory.fastLearner': 'Impara in fretta',
  'glory.steadyHelm': 'Timone saldo',
  'glory.rakingFire': 'Fuoco d’infilata',
  'glory.braceForImpact': 'Tenersi forte',
  'glory.pickedShot': 'Tiro mirato',
  'glory.suddenGust': 'Raffica improvvisa',
  'glory.overTheRail': 'Oltre la murata',
  'glory.handsFromTheHold': 'Braccia dalla stiva',
  'glory.powderSmoke': 'Fumo di polvere',
  'glory.prizeMoney': 'Premio di preda',
  'glory.fairWind': 'Vento in poppa',
  'glory.sharpEyes': 'Occhio di falco',
  'glory.falseColours': 'Falsa bandiera',
  'glory.fogBank': 'Banco di nebbia',
  'glory.tavernTalk': 'Chiacchiere di taverna',
  'glory.silverTongue': 'Lingua d’argento',
  'glory.letterOfMarque': 'Lettera di corsa',
  'glory.boughtPardon': 'Perdono comprato',
  'glory.damningLetters': 'Lettere compromettenti',
  'glory.stashInAnyPort': 'Tesoro in ogni porto',
  'glory.bulkDiscount': 'Sconto all’ingrosso',
  'glory.fullWarehouses': 'Magazzini pieni',
  'glory.turnOfTheMarket': 'Svolta del mercato',
  'glory.eagerBuyers': 'Compratori impazienti',
  'glory.shipwrightsFavour': 'Favore del mastro d’ascia',
  'glory.spoiledGoods': 'Merce avariata',
  'glory.carpenterA': 'Carpentiere',
  'glory.carpenterB': 'Carpentiere',
  'glory.gunnerCaptainA': 'Capo pezzo',
  'glory.gunnerCaptainB': 'Capo pezzo',
  'glory.masterGunnerA': 'Mastro cannoniere',
  'glory.masterGunnerB': 'Mastro cannoniere',
  'glory.surgeonA': 'Chirurgo',
  'glory.surgeonB': 'Chirurgo',
  'glory.lookoutA': 'Vedetta',
  'glory.lookoutB': 'Vedetta',
  'glory.masterAtArmsA': 'Maestro d’armi',
  'glory.masterAtArmsB': 'Maestro d’armi',
  'glory.purserA': 'Commissario di bordo',
  'glory.purserB': 'Commissario di bordo',
  'glory.sailingMasterA': 'Nostromo',
  'glory.sailingMasterB': 'Nostromo',
  ...rumorsIt,
  ...missionsIt,
}
