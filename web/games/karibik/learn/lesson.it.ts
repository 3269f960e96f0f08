import type { Catalogue } from '@windward/core/words.ts'
import type { LessonKey } from './lesson.en.ts'

export const it: Catalogue<LessonKey> = {
  'part.chart': 'La carta',
  'part.bribe': 'Corruzione',
  'part.move': 'Muovere e saccheggiare',
  'part.thief': 'Ladri, furti, consegne',
  'part.tie': 'Un pareggio',
  'part.alone': 'Tutto in una mossa',
  'part.round': 'Il round seguente',
  'part.swap': 'Un piano con due navi',
  'part.end': 'E adesso',

  welcome:
    'Ciao, {you}. Tu e {other} siete ricchi, e nessuno dei due ha una nave. Ma in mare ci sono sei pirati, e amano il rum. {other} gioca come le dico io, così vedrai tutto una volta.',
  ships:
    'Eccole, le sei: Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. Non sono di nessuno, e salpano sempre in quest’ordine.',
  chests:
    'Nelle città portuali ci sono forzieri; il numero è il loro valore in migliaia. L’Avana e Puerto Bello hanno i più ricchi, 8.000 dobloni ciascuno.',
  havens:
    'E questi sono i tuoi porti sicuri, tre, blu a puntini. Un forziere scaricato qui paga a te il valore scritto, chiunque lo porti.',

  cards:
    'Ognuno ha sette carte: barili di rum da 0 a 5, e un ladro. A ogni round ne metti una su ogni nave, in segreto. L’offerta più alta muove la nave, di tanti spazi quanti sono i barili. La settima carta resta per gli spareggi.',
  plan: 'Guarda la carta: l’Arriba è proprio accanto all’Avana, e la Bravo non è lontana dal tuo porto di San Salvador. Giù a sud la Diabolo può arrivare a Puerto Bello, e lì vicino c’è un altro tuo porto. Queste tre le vuoi.',
  allocate:
    'Metti le carte come qui sotto: tocca una carta, poi una nave, e conferma. {keys, select, yes {Con i tasti: 3 2 4 5 1 0 e Invio. } other {}}Avanza il ladro, il tuo spareggio.',

  arriba:
    'Si scoprono le offerte per l’Arriba: il tuo 3 contro il suo 2. La nave è tua per tre spazi. Il forziere dell’Avana si prende dallo spazio davanti alla città: vacci.',
  capture:
    'Sei davanti all’Avana, e l’Arriba è vuota. Saccheggia la città: il forziere sale a bordo e guadagni subito 2.000 dobloni. Non costa movimento.',
  carry:
    'Restano due spazi. Il tuo porto è troppo lontano per oggi, quindi porta il forziere il più vicino possibile alla Bravo. A est!',
  carry2: 'Ancora uno: sul Gran Banco delle Bahama, proprio accanto alla Bravo.',
  finishArriba: 'L’Arriba ha fatto la sua parte. Hai finito con lei.',

  thief:
    'Ora la Bravo: il tuo 2 contro un ladro. Vinci, ma il ladro di un avversario toglie uno spazio: 2 meno 1 fa 1. Ecco a che servono i ladri. Uno spazio basta appena.',
  steal:
    'La Bravo è vuota, e accanto c’è una nave carica: la tua Arriba. Ruba il forziere. Le navi non chiedono di chi era.',
  toHaven: 'E ora uno spazio verso San Salvador, il tuo porto sicuro.',
  deliver: 'Consegnalo: 8.000 dobloni per te.',
  delivered:
    'Due navi, un forziere, 10.000 dobloni. I forzieri viaggiano di nave in nave: è il cuore di questo gioco. E {other} avrebbe potuto fare lo stesso a te.',
  finishBravo: 'Hai finito con la Bravo.',

  tie: 'La Caribic: 4 contro 4, pareggio. Ora decidete entrambi in segreto se mostrare lo spareggio. Il tuo è il ladro, quindi non puoi vincere. Ma ogni ladro mostrato toglie uno spazio. Mostralo, e rovinale un po’ il viaggio.',
  tied: 'Lei aveva il 5 e vince la nave. Lo spareggio decide solo chi naviga; quanto lontano lo dice la prima offerta: 4, meno il tuo ladro, 3 spazi. Entrambe le carte sono spese per questo round.',
  diabolo:
    'La Diabolo è tua, con tutti e 5 gli spazi. Laggiù c’è Puerto Bello, e dietro il tuo porto. Prima verso San Andrés.',
  diabolo2: 'Ora davanti a Puerto Bello.',
  diabolo3: 'Saccheggia la città.',
  diabolo4: 'E avanti, nel porto sicuro lì accanto.',
  diabolo5: 'Scarica.',
  diabolo6: 'Avanzano due spazi, e non devi usarli per forza. Hai finito.',

  round:
    'L’Evita era di {other}. Per la Fuego avevate offerto entrambi 0, e gli spareggi erano già spesi: la parità è rimasta, e la nave anche. Così il round è finito, e ognuno riprende tutte le carte.',
  newChests:
    'Dopo ogni round arrivano altri due forzieri. Le navi restano dove sono. Si continua finché qualcuno ha 62.000 dobloni, in due; quel round si gioca fino in fondo.',

  plan2:
    'Ancora un trucco. Il forziere di Nassau, 7.000, è a portata dell’Arriba. L’Evita ne porta uno da 4.000 vicino alla Bravo. E la Bravo blocca il tuo porto, perché in uno spazio può stare una sola nave.',
  allocate2:
    'Arriba e Bravo devono essere tue; il ladro va dove {other} offrirà molto. {keys, select, yes {Con i tasti: 3 2 0 1 T 4 e Invio. } other {}}Il 5 resta come spareggio.',
  nassau: 'L’Arriba è tua. Naviga davanti a Nassau.',
  nassau2: 'Saccheggiala.',
  blocked:
    'Il tuo porto di San Salvador è a due spazi, ma c’è dentro la Bravo. Non importa, il resto lo farà lei. Valle incontro: Baia di Exuma.',
  blocked2: 'E fino al Passaggio di Crooked Island.',
  finishArriba2: 'Hai finito con l’Arriba.',
  bravo:
    'Ora la Bravo, due spazi. Naviga verso la Baia di Inagua: lì è accanto all’Arriba e accanto all’Evita di {other}.',
  rob: 'Prima ruba all’Evita. Sono solo 4.000, ma così lei non ha nulla.',
  swap: 'E adesso le tue due navi sono cariche. Scambia: la Bravo prende i 7.000 di Nassau, l’Arriba tiene i 4.000 per dopo.',
  home: 'Di nuovo a San Salvador. Il porto è libero, perché la Bravo stessa l’aveva lasciato.',
  deliver2: 'Consegna: 7.000.',
  finishBravo2: 'Hai finito con la Bravo. Ciò che hai messo sulle altre si scopre nave per nave.',
  end: 'È tutto: corrompere, navigare, saccheggiare, rubare, scambiare, consegnare. Hai 29.000 dobloni, {other} ne ha 4.000, ma ora la Caribic è sua. Da qui corrompi da te.',

  'no.allocate':
    'Puoi mettere le carte come vuoi, e non c’è un modo migliore di tutti. Per la storia che segue mettile come indicato. «Come prima» ti ridà le tue.',
  'no.sail': 'La nave può andarci. Ma la via più breve è quella indicata, e gli spazi sono preziosi.',
  'no.finish': 'Puoi smettere quando vuoi. Ma con questa nave c’è ancora da guadagnare.',
  'no.captureFirst': 'Puoi proseguire. Ma il forziere resterebbe a terra, e con lui 2.000 dobloni.',
  'no.stealFirst': 'Puoi prima navigare. Ma poi la nave carica non sarebbe più accanto a te.',
  'no.finishLoaded':
    'Puoi lasciare il forziere a bordo. Ma il prossimo che corrompe questa nave lo scaricherebbe altrove.',
  'no.withhold':
    'Tenerla coperta la serba per un altro pareggio. Ma un ladro non ne vince quasi mai, e mostrato ora le costa uno spazio.',
  'no.stay': 'Puoi proseguire. Ma una nave vuota nel tuo porto non fa danno, e ostacola soltanto te.',
  'no.stealNassau': 'Funzionerebbe anche così: subito 7.000. Ma allora {other} si tiene il suo forziere. Guarda.',
  'no.swap': 'Puoi andare a consegnare i 4.000. Ma proprio accanto a te ce ne sono 7.000.',
}
