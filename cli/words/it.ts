/** Italian. */

import type { Words } from './en.ts'

export const it: Words = {
  'games.seats': '{min}–{max} giocatori',
  'games.options': 'Opzioni (il primo valore è quello predefinito)',
  'stage.alpha': 'alfa: le regole possono cambiare',
  'stage.beta': 'beta: completo',
  'stage.production': 'produzione: le vecchie partite restano valide',

  player: 'Giocatore {n}',
  bot: 'Bot {n}',
  'play.begun': 'Nuova partita a {title}, salvata come {name}.',
  'play.resumed': '{title} riprende dopo la mossa {moves} ({name}).',
  'play.seats': 'Posti: {seats}.',
  'play.botKind': '{name} (bot {kind})',
  'play.commitment': 'Impegno: {commitment}',
  'play.why':
    'Fissa fin d’ora ogni mescolata; alla fine si rivelano seme e sale, così chiunque può controllare che nessuna carta sia stata spostata.',
  'play.since': 'Dalla tua ultima decisione',
  'play.more':
    '… {n, plural, one {# riga precedente} many {# righe precedenti} other {# righe precedenti}} (l le mostra tutte)',
  'play.keys':
    '{last, plural, =0 {} one {1 scegli · } many {1–# scegli · } other {1–# scegli · }}u annulla · h aiuto {hint, select, on {off} other {on}} · l registro · ? guida · q esci',
  'play.noSuchChoice': 'Non c’è una scelta {given}. Inserisci un numero da 1 a {last}, oppure ? per la guida.',
  'play.noSuchEntry': '«{given}» qui non si capisce. Scrivilo come indicato sopra, oppure ? per la guida.',
  'play.notANumber': '«{given}» non si capisce. Inserisci un numero da 1 a {last}, oppure ? per la guida.',
  'play.moreChoices':
    '{n, plural, one {Un’altra scelta} many {Altre # scelte} other {Altre # scelte}}: inserisci / e una parola per vedere quelle che la contengono.',
  'play.noMatch': 'Nessuna scelta contiene «{given}».',
  'play.undone': '{name} ritira l’ultima mossa.',
  'play.noUndo': 'L’ultima mossa non si può ritirare: ha rivelato qualcosa, oppure qualcun altro ha già mosso.',
  'play.noHint': 'Non c’è un aiuto per questa decisione.',
  'play.hintOff': 'Gli aiuti sono disattivati.',
  'play.pass': 'Passa il dispositivo a {name}, che preme Invio.',
  'play.emptyLog': 'Non è ancora successo nulla.',
  'play.help':
    'Inserisci il numero di una scelta. u ritira la tua ultima mossa finché non ha rivelato nulla; h attiva e disattiva gli aiuti; l mostra tutto il registro; / e una parola mostra le scelte che la contengono; q esce, e la partita resta salvata.',
  'play.rules': 'Le regole in breve',
  'play.notNow': 'Non possibile ora',
  'play.mishap': '{name} non ha dato una risposta valida ({detail}); per questa decisione un altro l’ha sostituito.',
  'play.saved': 'La partita è salvata. Per riprenderla: windward play --resume {name}',
  'play.over': 'La partita è finita.',
  'play.revealed': 'Seme: {seed}\nSale: {salt}',
  'play.record': 'La partita registrata: {path}',
  'play.verify': 'Chiunque può controllarla con: windward verify {path}',
  'saves.several': 'Ci sono più partite salvate. Per riprenderne una: windward play --resume NOME',
  'saves.moves': '{moves, plural, one {# mossa} many {# mosse} other {# mosse}}',
  'saves.damaged': 'danneggiata',

  'outcome.place': 'posto',
  'outcome.player': 'giocatore',
  'outcome.points': 'punti',
  'outcome.tiebreak': 'spareggio',

  'simulate.title':
    '{title} · {seats} posti · {games, plural, one {# partita} many {# partite} other {# partite}} · seme {seed}',
  'simulate.seat': 'posto',
  'simulate.bot': 'bot',
  'simulate.wins': 'vittorie',
  'simulate.share': 'quota',
  'simulate.interval': 'intervallo 95 %',
  'simulate.ties':
    'Pareggi: {ties, plural, one {# partita} many {# partite} other {# partite}} ({share}). Un primo posto condiviso è un pareggio e non è la vittoria di nessuno.',
  'simulate.mishaps':
    'In {mishaps, plural, one {# decisione} many {# decisioni} other {# decisioni}} un bot ha fallito e un altro l’ha sostituito.',
  'simulate.length': 'durata',
  'simulate.actions': 'azioni',
  'simulate.rounds': 'giri',
  'simulate.median': 'mediana',
  'simulate.speed':
    '{seconds} s con {workers, plural, one {# processo} many {# processi} other {# processi}}: {gamesPerSecond} partite/s, {actionsPerSecond} azioni/s',
  'simulate.progress': 'partite · mancano {eta}',

  'arena.title':
    '{title} · {games, plural, one {# partita} many {# partite} other {# partite}} da {blocks, plural, one {# inizio} many {# inizi} other {# inizi}} · seme {seed}',
  'arena.bot': 'bot',
  'arena.seats': 'posti',
  'arena.share': 'vinte',
  'arena.interval': 'intervallo 95 %',
  'arena.elo': 'Elo',
  'arena.median': 'mediana ms',
  'arena.p99': 'p99 ms',
  'arena.mishaps': 'errori',
  'arena.how':
    'Ogni inizio si gioca con i bot a turno su tutti i posti; le vittorie condivise contano in parte. I millisecondi sono tempo di processore per una decisione.',
  'arena.better': 'Deciso: {bot} è migliore di {low} Elo (provato contro {high}).',
  'arena.notBetter': 'Deciso: {bot} non è migliore di {high} Elo (provato contro {low}).',
  'arena.undecided': 'Indeciso fra {low} e {high} Elo per {bot}: rapporto di verosimiglianza {ratio}, serve ±2,94.',

  'record.written': '{path}: {title}, {moves, plural, one {# mossa} many {# mosse} other {# mosse}}.',
  'verify.good': '{path}: autentica. {title}, {moves, plural, one {# mossa} many {# mosse} other {# mosse}}.',
  'verify.unfinished':
    '{path}: autentica finora. {title}, interrotta dopo {moves, plural, one {# mossa} many {# mosse} other {# mosse}}.',
  'verify.bad': '{path}: respinta. {why}',
  'fault.notJson': 'Non è JSON ({detail}).',
  'fault.truncated': 'Si interrompe prima della fine: manca una parte del file.',
  'fault.notARecord': 'Non è una partita registrata: il campo «{detail}» manca, è sbagliato o sconosciuto.',
  'fault.unknownFormat': 'Ha il formato {detail}, che questa versione non conosce.',
  'fault.unknownGame': 'È del gioco «{detail}», che questa versione non conosce.',
  'fault.otherRevision': 'È stata giocata con un’altra revisione delle regole ({detail}).',
  'fault.badOptions': 'Le sue opzioni non esistono in questo gioco: {detail}.',
  'fault.badSeats': 'Questo gioco non si gioca con {detail} posti.',
  'fault.brokenCommitment':
    'Seme e sale non danno l’impegno pubblicato ({detail}): la partita è diversa già prima della mossa 1.',
  'fault.setupDiffers':
    'La partita è diversa già prima della mossa 1: seme, posti e opzioni non portano alla preparazione che racconta.',
  'fault.moveNotOffered':
    'La prima differenza è la mossa {move} di {moves}: il posto {seat} non poteva giocare {action}.',
  'fault.moveDiffers':
    'La prima differenza è la mossa {move} di {moves}: dopo che il posto {seat} gioca {action}, il tavolo non è quello che racconta.',
  'fault.brokenSeal':
    '{moves, plural, one {La # mossa si ripete} many {Tutte le # mosse si ripetono} other {Tutte le # mosse si ripetono}}, ma il sigillo è rotto: qualcos’altro è stato cambiato.',

  'perft.title': '{title} · {seats} posti · seme {seed}: sequenze di azioni per lunghezza',
  'perft.depth': 'profondità',
  'perft.sequences': 'sequenze',
  'perft.speed': '{nodes} nodi in {seconds} s: {perSecond} nodi/s',
}
