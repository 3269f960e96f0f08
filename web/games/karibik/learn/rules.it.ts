import type { Catalogue } from '@windward/core/words.ts'
import type { RulesKey } from './rules.en.ts'

export const it: Catalogue<RulesKey> = {
  'idea.title': 'Di che si tratta',
  idea: `Sei navi pirata incrociano nei Caraibi, e **nessuna è tua**. Navigano per chi offre più rum, un round alla volta.
Corrompile in segreto, falle saccheggiare ricche città portuali, ruba i forzieri da una nave all’altra e portali in uno dei **tuoi tre porti sicuri**. Tutto si conta in dobloni, sotto gli occhi di tutti. Vince chi ne ha di più.`,

  'bribing.title': 'Corruzione',
  bribing: `Tutti hanno le stesse sette carte: barili di rum da **0 a 5** e un [ladro](card-thief). A ogni round metti **una carta su ciascuna delle sei navi**, coperta, tutti insieme. La settima carta è il tuo **spareggio**.
Puoi cambiare idea finché tutti hanno confermato.
Di 5 ce n’è uno solo. Chiediti quale nave è vicina a qualcosa che vale, e quale vorranno gli avversari.`,

  'moving.title': 'Movimento',
  moving: `Ora le navi salpano in ordine alfabetico: [Arriba](ship-arriba), [Bravo](ship-bravo), [Caribic](ship-caribic), [Diabolo](ship-diabolo), [Evita](ship-evita), [Fuego](ship-fuego). Per ognuna si scoprono le offerte, e solo per quella.
Chi ha offerto di più la muove, fino a **tanti spazi quanti sono i barili** dell’offerta, uno spazio di mare alla volta. Non è obbligatorio usarli tutti.
• Una sola nave per spazio; le altre si aggirano.
• I porti sicuri sono aperti a ogni nave, di chiunque siano.
• Per terra non si passa.`,

  'thief.title': 'Il ladro',
  thief: `Il ladro vale −1: meno di niente, quindi non vince quasi mai una nave. Ma per **ogni ladro messo da un avversario su una nave, chi la vince perde uno spazio** di movimento. Mettilo dove perderesti comunque.
Chi vince e non ha più movimento può comunque [saccheggiare, rubare o consegnare](chests) dove si trova la nave.`,

  'ties.title': 'Pareggi',
  ties: `Se le offerte più alte sono pari, quei giocatori decidono in segreto se **mostrare lo spareggio**.
• La carta più alta fra quelle mostrate vince la nave. Chi mostra batte tutti quelli che non mostrano.
• Lo spareggio decide **chi** muove, mai di quanto: la distanza è quella della prima offerta.
• Ogni ladro fra le carte mostrate toglie un altro spazio, anche al proprio giocatore.
• Una carta mostrata è spesa per questo round. Una rimasta coperta può servire in un pareggio successivo.
• Se il pareggio resta, o nessuno mostra, la nave non si muove.`,

  'chests.title': 'Forzieri',
  chests: `Finché una nave è tua puoi agire con essa quante volte vuoi, prima, fra un passo e l’altro e dopo:
• **Saccheggiare**: una nave vuota su uno spazio di una città portuale prende il suo forziere, e guadagni subito **{reward, number} dobloni**.
• **Rubare**: una nave vuota prende il forziere di una nave carica in uno spazio vicino.
• **Scambiare**: due navi cariche affiancate si scambiano i forzieri.
Una nave porta un forziere solo. Nulla si getta mai in mare, e nessun porto sicuro protegge dal furto.`,

  'delivering.title': 'Consegne',
  delivering: `Una nave che passa per un **porto sicuro**, vi si ferma o vi si trova può scaricare il forziere. Il **proprietario del porto** guadagna il valore scritto sul forziere, da 4.000 a 8.000, chiunque abbia mosso la nave.
Nessuno è obbligato a scaricare. Stai dunque alla larga dai porti sicuri altrui.
Un forziere consegnato esce dal gioco, e la sua città resta vuota per sempre.`,

  'rounds.title': 'Il round seguente',
  rounds: `Quando tutte e sei le navi hanno avuto il loro turno, il round è finito. **Due nuovi forzieri** arrivano nelle loro città, finché dopo cinque round la riserva è esaurita. Ognuno riprende tutte e sette le carte. Le navi restano dove sono, con ciò che portano.`,

  'end.title': 'La fine',
  end: `La partita finisce con il round in cui qualcuno ha abbastanza dobloni: **{two, number}** in due, **{three, number}** in tre, **{four, number}** in quattro. Il round si gioca fino in fondo; poi vince chi ha più dobloni, e a parità la vittoria è condivisa.
Finisce anche quando non c’è più alcun forziere. Se per {quiet} round nulla è stato saccheggiato o consegnato, si chiede a tutti se smettere; dopo il round {last} è finita in ogni caso.`,

  'variants.title': 'Varianti, e che cosa è noto',
  variants: `• **Cedere**: secondo le regole tedesche un forziere si può cedere a una nave vuota accanto alla propria. Solo se scelto.
• **Consegna accanto**: una frase del regolamento inglese permette di consegnare da uno spazio vicino. Solo se scelto.
• **Colori**: i più equilibrati dati a caso, secondo i posti, o uno qualsiasi dei quattro.
Navi, carte, soglie e regole sono quelle del gioco pubblicato. Il suo tabellone non è documentato: spazi di mare, porti sicuri, sei nomi di città e il valore di ogni forziere sono una nostra ricostruzione.`,

  'figure.cards': 'Barili da 0 a 5, e il ladro.',
  'figure.thief': 'Cinque barili, meno uno per il ladro dell’avversario: quattro spazi.',
  'figure.tie': 'Due quattro: decidono gli spareggi, e la nave naviga quattro spazi.',
  'figure.steal': 'La Bravo, vuota, prende il forziere dell’Arriba accanto.',

  'group.ships': 'Navi pirata',
  'group.cards': 'Carte',
  'group.cities': 'Città portuali e i loro forzieri',
  'group.havens': 'Porti sicuri',
  'group.spaces': 'Spazi di mare',
  'entry.start': 'Spazio di partenza.',
  'entry.open': 'Mare aperto.',
  'entry.harbor': 'Porto di {city}.',
  'entry.ship': 'È la numero {n} di sei a salpare. Non è di nessuno: la muove l’offerta più alta.',
  'title.thief': 'Il ladro',
  'title.barrels': '{n, plural, one {# barile} many {# barili} other {# barili}}',
  'entry.barrels':
    '{n, plural, =0 {Nessun barile: più del ladro, e basta dove nessun altro offre qualcosa.} one {Un barile: muove una nave di uno spazio.} many {# barili: muovono una nave di # spazi.} other {# barili: muovono una nave di # spazi.}}',
  'entry.thief': 'Vale −1. Toglie uno spazio di movimento all’avversario che vince la nave.',
  'entry.city': 'Il suo forziere vale {value, number} dobloni. Si prende da {spaces}.',
  'entry.haven': '{colour}: chi gioca questo colore è pagato per ogni forziere scaricato qui.',
  'note.perPlayer': 'una per giocatore',
  'note.neighbours': 'vicini: {spaces}',
  'note.known': 'nome noto, valore ricostruito',
  'note.reconstructed': 'nome e valore ricostruiti',
  'note.ship': 'nota',
}
