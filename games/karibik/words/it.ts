import type { Catalogue } from '@windward/core/words.ts'
import type { GameKey } from './en.ts'

/**
 * sea space: spazio · safe haven: porto sicuro · treasure chest: forziere · to bribe: corrompere, bid: offerta · thief:
 * ladro · tie: parità, tie-breaker: spareggio · to capture: saccheggiare · to steal: rubare · to swap: scambiare · to hand
 * over: cedere · to deliver: consegnare · round: round. Le navi sono femminili: la Bravo, l’Arriba. L’Avana e la Martinica
 * hanno l’articolo, che si unisce alla preposizione.
 */
export const it: Catalogue<GameKey> = {
  'question.allocate': 'Metti una carta su ogni nave. Quella che avanza è il tuo spareggio.',
  'question.reallocate': 'Confermato. Puoi ancora cambiare le carte finché gli altri non sono pronti.',
  'question.breakTie': 'Sei in parità per la {ship}. Mostri il tuo spareggio ({card})?',
  'question.move':
    'La {ship} è tua: {left, plural, =0 {nessun movimento rimasto} one {# spazio rimasto} many {# spazi rimasti} other {# spazi rimasti}}. Che fai?',
  'question.callEnd': 'Da {rounds} round nessun saccheggio e nessuna consegna. Finire ora la partita?',

  'action.allocate': 'Corrompi: {bids}; spareggio {card}',
  'action.commit': 'Mostra lo spareggio',
  'action.withhold': 'Tieni coperto lo spareggio',
  'action.sail': 'Naviga verso {space}{note}',
  'action.capture': 'Saccheggia {city}: prendi il forziere da {value, number} e guadagna {reward, number}',
  'action.steal': 'Ruba alla {ship} il forziere di {chest} ({value, number})',
  'action.swap': 'Scambia con la {ship}: dai {gave} ({lost, number}), prendi {took} ({value, number})',
  'action.handOver': 'Cedi alla {ship} il forziere di {chest} ({value, number})',
  'action.deliver': 'Consegna il forziere di {chest} nel tuo porto sicuro {space}: {value, number} per te',
  'action.deliverTo': 'Consegna il forziere di {chest} in {space}: {value, number} per {player}, non per te',
  'doubt.deliverTo': '{value, number} per {player}, non per te. Se è ciò che vuoi, sceglilo un’altra volta.',
  'action.finish': 'Finisci con la {ship}',
  'action.endNow': 'Finisci ora la partita',
  'action.playOn': 'Continua',

  'note.city': ', porto di {city}: forziere da {value, number}',
  'note.haven': ', porto sicuro di {player}',
  'note.ownHaven': ', il tuo porto sicuro',

  'event.roundBegan': 'Comincia il round {round}.',
  'event.allocated': '{player} corrompe: {bids}; spareggio {card}.',
  'event.confirmed': '{player} ha confermato.',
  'event.revealed': '{ship}: {bids}.',
  'event.tied': 'Parità per la {ship}: {players}.',
  'event.answered': '{player} ha deciso.',
  'event.tieBreakers': 'Spareggi: {cards}.',
  'event.noTieBreakers': 'Nessuno mostra lo spareggio.',
  'event.stayed': 'La parità resta: la {ship} non si muove.',
  'event.won':
    '{player} ottiene la {ship}: {thieves, plural, =0 {movimento {movement}} one {{bid} meno # ladro, movimento {movement}} many {{bid} meno # ladri, movimento {movement}} other {{bid} meno # ladri, movimento {movement}}}.',
  'event.sailed': 'La {ship} naviga da {from} a {to}.',
  'event.captured': '{player} saccheggia {city} con la {ship}: {doubloons, number} dobloni.',
  'event.stolen': '{player} ruba alla {other} il forziere di {chest} con la {ship}.',
  'event.swapped': '{player} scambia: alla {ship} il forziere di {took}, alla {other} quello di {gave}.',
  'event.handedOver': '{player} cede il forziere di {chest} dalla {ship} alla {other}.',
  'event.delivered': 'La {ship} consegna il forziere di {chest} in {space}: {doubloons, number} dobloni per {player}.',
  'event.finished': '{player} ha finito con la {ship}.',
  'event.chestsLanded': 'Nuovi forzieri: {chests}.',
  'event.endCalled':
    '{count, plural, =0 {Nessuno vuole} one {Un giocatore vuole} many {# giocatori vogliono} other {# giocatori vogliono}} finire ora la partita.',
  'event.ended.threshold': 'La partita è finita: qualcuno ha abbastanza dobloni.',
  'event.ended.noChests': 'La partita è finita: non ci sono più forzieri.',
  'event.ended.agreed': 'La partita è finita: tutti erano d’accordo.',
  'event.ended.lastRound': 'La partita è finita: era l’ultimo round.',

  'refusal.gameOver': 'La partita è finita.',
  'refusal.notAnAction': 'In questo gioco non si può fare.',
  'refusal.notAnAllocation': 'Ogni nave riceve una sola delle tue sette carte, e ogni carta si usa al più una volta.',
  'refusal.notNow': 'Ora non si può.',
  'refusal.notYourShip': 'La {ship} è mossa da {player}, che ha offerto di più.',
  'refusal.notAsked': 'Decide solo chi è in parità per l’offerta più alta e ha ancora lo spareggio.',
  'refusal.alreadyAnswered': 'Hai già deciso.',
  'refusal.noSuchSpace': 'Quello spazio non esiste.',
  'refusal.noSuchShip': 'Quella nave non esiste.',
  'refusal.alreadyThere': 'La {ship} è già in {space}.',
  'refusal.notANeighbour': 'Una nave va in uno spazio vicino: {space} non tocca {here} per mare.',
  'refusal.spaceOccupied': 'In uno spazio sta una sola nave: in {space} c’è la {ship}.',
  'refusal.noMovementLeft': 'La {ship} non ha più movimento.',
  'refusal.shipIsFull':
    'Una nave porta un forziere: la {ship} ha già quello di {chest} ({value, number}), e nulla si getta in mare.',
  'refusal.shipIsEmpty': 'La {ship} non porta forzieri.',
  'refusal.noCityHere': 'Nessuna città portuale tocca {space}.',
  'refusal.cityIsEmpty': 'A {city} non c’è nessun forziere da prendere.',
  'refusal.ownShip': 'La {ship} è la nave che stai muovendo.',
  'refusal.shipNotBeside': 'La {ship} non è accanto a {here}.',
  'refusal.otherIsEmpty': 'La {ship} non porta forzieri.',
  'refusal.otherIsFull': 'La {ship} porta già un forziere.',
  'refusal.noHandingOver': 'A questo tavolo i forzieri non si cedono.',
  'refusal.wouldRepeat': 'I forzieri tornerebbero com’erano prima. Naviga ancora, o fa’ prima qualcos’altro.',
  'refusal.notAHaven': '{space} non è un porto sicuro.',
  'refusal.havenNotInPlay': 'Nessuno gioca col colore di {space}: è mare aperto.',
  'refusal.havenTooFar':
    'Un forziere si consegna {delivery, select, adjacent {nel porto sicuro o accanto} other {nel porto sicuro}}: {space}.',
  'refusal.notOffered': 'Non è possibile.',
  'refusal.noSuchSeat': 'Quel posto non esiste.',

  'source.captured': 'saccheggi',
  'source.delivered': 'forzieri portati nei propri porti sicuri',
  'source.received': 'forzieri portati lì da altri',

  'card.thief': 'ladro',
  bid: '{name} {card}',
  chest: '{city} ({value, number})',

  'colour.red': 'rosso',
  'colour.blue': 'blu',
  'colour.green': 'verde',
  'colour.yellow': 'giallo',

  'table.round': 'Round {round}',
  'table.goal': 'finisce dopo il round in cui qualcuno ha {threshold, number}',
  'table.supply':
    '{supply, plural, =0 {nessun forziere in arrivo} one {# forziere in arrivo} many {# forzieri in arrivo} other {# forzieri in arrivo}}',
  'table.doubloons': '{n, number} dobloni',
  'table.confirmed': 'confermato',
  'table.deciding': 'decide',
  'table.tieBreaker': 'spareggio {card}',
  'table.tieBreakerSpent': 'spareggio {card} (mostrato)',
  'table.moving':
    '{player} muove la {ship}: {left, plural, one {# spazio rimasto} many {# spazi rimasti} other {# spazi rimasti}}',
  'table.empty': 'vuota',
  'table.ships': 'Navi, carico e passi al più vicino porto sicuro di ogni giocatore',
  'table.chests': 'Forzieri nelle città, spazi da cui si prendono e passi dalle navi più vicine',
  'table.lies': '{chest} {value, number} ({spaces})',
  'table.carries': '{chest} {value, number}',
  'table.beside': 'Intorno a {space}:',
  'table.reach': 'Forzieri e porti sicuri raggiungibili, con i passi: {places}',
  'table.legend':
    'A:34 nave · +8 con forziere da 8.000 · $8 forziere da 8.000 in città · ° città senza · ⌂1 porto del giocatore 1 · [23] prossimo passo',

  'city.havana': 'L’Avana',
  'city.santiagoDeCuba': 'Santiago di Cuba',
  'city.portAuPrince': 'Port-au-Prince',
  'city.santoDomingo': 'Santo Domingo',
  'city.sanJuan': 'San Juan',
  'city.martinique': 'la Martinica',
  'city.maracaibo': 'Maracaibo',
  'city.caracas': 'Caracas',
  'city.puertoBello': 'Puerto Bello',
  'city.trujillo': 'Trujillo',
  'city.cartagena': 'Cartagena',
  'city.portRoyal': 'Port Royal',
  'city.nassau': 'Nassau',
  'city.belize': 'Belize',
  'city.bluefields': 'Bluefields',
  'city.cumana': 'Cumaná',

  'table.entry':
    'Scrivi sei carte per le navi da A a F, per esempio 5 3 0 t 4 2 (t è il ladro). La settima serve da spareggio.',
  'table.rules.bribe':
    'Corruzione: ognuno mette in segreto sei delle sette carte sulle sei navi. La settima serve da spareggio.',
  'table.rules.move':
    'Movimento: le offerte si scoprono nave per nave, da A a F. Chi offre di più muove di tanti spazi quanti sono i barili, meno uno per ogni ladro degli avversari.',
  'table.rules.tie':
    'Pareggi: chi ha offerto di più decide in segreto se mostrare la carta di spareggio. Vince la più alta mostrata; un altro pareggio lascia la nave dov’è.',
  'table.rules.chests':
    'Lungo la rotta, in qualsiasi ordine: saccheggia una città portuale per {reward, number}, ruba a una nave vicina o scambia con essa. Un forziere per nave, nulla in mare.',
  'table.rules.deliver':
    'Consegna un forziere in un porto sicuro: il suo proprietario, chiunque muova la nave, guadagna il valore scritto.',
  'table.rules.round': 'Dopo ogni round si scoprono altri due forzieri e ognuno riprende le sue carte.',
  'table.rules.end':
    'La partita finisce con il round in cui qualcuno ha {threshold, number} dobloni. Vince chi ne ha di più.',
}
