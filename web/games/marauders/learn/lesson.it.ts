import type { Catalogue } from '@windward/core/words.ts'
import type { LessonKey } from './lesson.en.ts'

export const it: Catalogue<LessonKey> = {
  'part.captain': 'Un capitano e una nave',
  'part.buy': 'Comprare',
  'part.sell': 'Vendere',
  'part.outfit': 'Armare la nave',
  'part.raid': 'Un assalto',
  'part.battle': 'Una battaglia',
  'part.plan': 'La legge, e un piano',
  'part.end': 'E adesso',

  welcome:
    'Ti do il benvenuto nei Caraibi, {you}. Dieci punti Gloria fanno una leggenda. Per i primi tre round navighiamo da soli; con gli amici ognuno ha il suo turno dopo lo stesso evento.',
  ship: 'Prima una nave. Lo sloop è veloce e buon cacciatore; il fluyt è lento, ma porta quattro carte. Cominciamo da onesti mercanti: prendi il fluyt.',
  captain:
    'Il tuo capitano è stato pescato: Joris Verbeek di St. Maarten. Navigazione 3, Avvistamento 2, Comando 3, Influenza 2: tanti sono i dadi che tira. Un dado è un successo se mostra un teschio, una volta su tre.',
  board:
    'Il mare è diviso in zone, ciascuna con un porto. Accanto al porto vedi quale merce vi è richiesta. La tua nave è a casa, nel porto di St. Maarten, con 10 oro a bordo.',
  event:
    'Ogni round comincia con un evento. Stavolta sono convogli: tutti i mercanti sono in mare. Ora tocca a te: tre azioni, fra muovere, cercare e una in porto.',

  port: 'Sei in porto: comincia con l’azione in porto. È un’azione sola, qualunque cosa tu faccia a terra.',
  buy: 'Compra merci. Ti mostrano delle carte; di solito sei, ma un capitano olandese a St. Maarten ne vede otto.',
  sugar:
    'Lo zucchero c’è tre volte. Una merce presente una volta costa 3 oro, due volte 2, tre volte solo 1. Compra zucchero.',
  sugar2: 'Ancora uno.',
  sugar3: 'E il terzo.',
  paid: 'Tre sacchi per 3 oro. Basta così: concludi l’acquisto.',
  demand:
    'Perché lo zucchero? Guarda Santo Domingo, due zone a ovest: là vogliono zucchero. Per una merce richiesta un porto paga 6 oro invece di 3, e per tre in una volta c’è la gloria.',
  leaveShop: 'Per ora è tutto. Concludi l’azione in porto.',
  leave: 'Seconda azione: esci dal porto. Uscire, attraversare, entrare: ognuno è un movimento.',
  sail: 'Terza azione: naviga a ovest, verso San Juan.',
  end: 'Le tre azioni sono spese. Termina il turno.',

  sail2:
    'Un nuovo round. L’evento era un ammiraglio: i francesi mandano una nave militare, che apparirà alla fine del round. Avanti, verso Santo Domingo.',
  enter: 'Entra nel porto. È spagnolo, e la Spagna non ha nulla contro di te.',
  port2: 'E l’azione in porto.',
  sell: 'Le merci si vendono prima di ogni altra cosa.',
  sell1: 'Vendi zucchero.',
  sell2: 'Ancora.',
  sell3: 'Tutti e tre in una volta: è questo che fa la gloria.',
  sold: 'Concludi l’affare.',
  glory:
    '18 oro per ciò che ne costava 3, e il tuo primo punto Gloria. Con ogni punto peschi una carta Gloria. Sono segrete; ognuna dice quando si può giocare. Hai un Carpentiere dall’inizio, e ora una Lingua d’argento.',
  hire: 'Il Carpentiere è uno Specialista: non si gioca, si ingaggia, e resta. Chiede 4 oro in un porto. Ingaggialo: ripara la nave in mare.',
  yard: 'Ora al cantiere.',
  hold: 'Ogni porto ha una modifica. Qui è una stiva ampliata, per 3 oro: posto per una carta in più. Comprala.',
  yardDone: 'Basta lavori. Lascia il cantiere.',
  more: 'Potresti anche pagare 2 oro e tirare Influenza per una diceria, prendere una missione dove è offerta, o reclutare marinai. E a casa puoi mettere da parte oro: ogni 10 sono un punto segreto alla fine. L’oro a bordo si può perdere.',
  portDone: 'Concludi l’azione in porto.',
  end2: 'Termina il turno.',

  navy: 'Francia e Spagna sono in guerra. E al largo di Petit-Goâve, qui accanto, è apparso l’ammiraglio francese. Dà la caccia ai pirati. Noi non lo siamo … ancora.',
  leave2: 'Esci dal porto.',
  scout:
    'In ogni zona naviga un mercante. Cerca quello di qui: tiri due dadi per Avvistamento, e basta un teschio. La probabilità è poco più della metà.',
  nation:
    'Trovato! Il mercante è francese, o spagnolo come queste acque, a tua scelta. Attacca, e quella nazione mette una taglia sulla tua testa e ti chiude i suoi porti. Il porto francese qui accanto ci servirà: che sia dunque spagnolo.',
  cards: 'Decidono tre carte Carico. Il numero è il bottino. Un colpo danneggia la tua nave in quella parte.',
  escapes:
    'Due fughe, quante la manovrabilità del tuo fluyt, e il mercante è sparito: per ora è così. Ma dei tuoi tre dadi di Navigazione uno mostrava un teschio.',
  exchange:
    'Un successo fa pescare, scartare o cambiare una carta. Cambia il cacao: vale solo 1, ed è una delle fughe.',
  raid: 'Un ricco carico di legno! 3 più 4 più 5 fa 12 oro, il mercante non fugge, e la tua nave regge i colpi. Concludi l’assalto.',
  pirate:
    '12 oro, tre carte di legno, e poiché erano almeno 12 un secondo punto Gloria. Ma ora la Spagna ti ricerca. I porti spagnoli ti sono chiusi, ogni marina ti dà la caccia, i pirati ti lasciano in pace, e chi ti prende viene pagato.',

  battle:
    'Ti ha trovato. In battaglia entrambi dichiarano: sparare, abbordare o fuggire; nel primo round solo sparare. Entrambi tirano Navigazione, e vince chi ha più teschi.',
  guns: 'Nel primo round nessuno ne aveva. In guerra una nave militare è un man-o-war con cinque cannoni: non restare.',
  flee: 'Ti si chiede per il secondo round. La fuga riesce se vinci e il nemico non tira neanche un teschio. Fuggi!',
  smoke:
    'Ed ecco il momento di una carta Gloria. Fumo di polvere: chi ha dichiarato di fuggire è salvo se vince la sfida, qualunque cosa abbia tirato il nemico. Altre volte il tavolo ha chiesto con discrezione, e io ho passato per te. Giocala.',
  rest: 'Resta un’azione, e può restare. Termina il turno.',
  carpenter:
    'Un nuovo round, e l’assalto ha lasciato il segno. All’inizio del turno il carpentiere ripara un punto. Quale, lo decidi tu; ricorda solo che una nave con lo scafo a zero affonda.',
  danger: 'Tre azioni. Guardiamo la legge negli occhi: salpa per Petit-Goâve.',
  escaped: 'Vinto, e via nel fumo: lo dice il foglio, e una volta letto puoi metterlo via. Restano due azioni.',
  haven:
    'E ora in porto, sotto il suo naso: la Francia non ha nulla contro di te, e chi è in porto non viene attaccato. Entra.',
  law: 'Ricorda la legge. Ogni taglia ti chiude i porti della sua nazione, e più ti vogliono, meglio guarda la loro marina. Prima di cercare, assaltare o salpare il tavolo dice che cosa comporta: «Spagna 1 → 2», e quanto è probabile che un cacciatore ti scopra.',
  death:
    'Se il tuo capitano muore, nave, carico e oro a bordo sono perduti. Punti e oro messo da parte restano, e un nuovo capitano salpa da casa con 10 oro. Perciò non portare in giro una fortuna.',
  stash:
    'A questo serve mettere da parte: a casa, a St. Maarten, ogni 10 oro messi via valgono un punto alla fine, al massimo cinque, e nessuno può prenderli.',
  errands:
    'Le missioni cominciano nei porti con una pergamena; una diceria costa 2 oro e un tiro d’Influenza. Ognuna dà un punto Gloria e qualcosa di più; una bandiera sulla carta mostra dove porta la tua.',
  plan: 'Un piano per vincere: vendi tre merci uguali dove sono richieste, prendi missioni che stanno sulla rotta, metti da parte oro a casa, e compra una grande nave appena puoi.',
  aim: 'La prossima meta: St. Maarten richiede legno, e tu ne porti tre. Sono 18 oro, un terzo punto, e 40 oro da mettere via.',
  decide: 'Resta un’azione, e adesso decidi tu: fai affari qui con l’azione in porto, o termina il turno.',
  'no.leave': 'Là fuori aspetta il man-o-war. Questa volta resta in porto.',
  'no.patch': 'Non chiede altro: fagli riparare qualcosa.',
  farewell:
    'Commercio, assalto, battaglia: ora conosci le vie della gloria. Missioni, dicerie e una nave più grande sono le altre. Hai 2 punti, 30 oro e legno nella stiva. Continua da qui in solitaria, o siediti a un tavolo con altri.',

  'no.sloop': 'Una bella nave da cacciatore. Ma porta solo due carte, e ne servono tre per un affare glorioso.',
  'no.course': 'Puoi fare anche questo: tre azioni, in qualsiasi ordine. Ma per ora segui il piano.',
  'no.activity':
    'Tutto questo si può fare in porto, in qualsiasi ordine una volta vendute le merci. Prima ciò che è indicato.',
  'no.goods': 'Si può comprare anche questo. Ma costa di più, e qui vicino nessuno lo chiede.',
  'no.enough': 'C’è posto per un’altra carta. Ma il denaro può servire.',
  'no.sellAll': 'Meno di tre in una vendita portano oro, ma niente gloria.',
  'no.yard': 'È in vendita. Ma a un mercante serve prima di tutto spazio.',
  'no.french': 'Puoi. Ma allora il porto francese qui accanto ti sarebbe chiuso, e ti servirà.',
  'no.letGo': 'Un pensiero onesto, e costa solo l’azione. Ma sei qui per imparare.',
  'no.exchange': 'Così ci sono due fughe, e il mercante sarebbe sparito.',
  'no.otherCard': 'Anche così si può usare. Ma la fuga che vale meno è quella da eliminare.',
  'no.discard':
    'Anche così resterebbe. Ma una carta scartata non rende più nulla; cambiala, e al suo posto ne arriva un’altra.',
  'no.fight': 'Che coraggio. Ma i suoi cinque cannoni contro il tuo unico fanno una storia breve.',
  'no.smoke': 'Non devi giocarla per forza. Ma è fatta per questo momento.',
}
