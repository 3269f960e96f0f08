/**
 * Italian: game, record: partita · move: mossa, seat: posto · choice: scelta · log: cronaca, hint: aiuto · commitment: impegno,
 * seed: seme, salt: sale · round: round.
 */

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
    '{choose}u annulla · {hint, select, none {} on {h aiuto off · } other {h aiuto on · }}l cronaca · ? guida · q esci',
  'play.chooseNumber': '{last, plural, one {1 scegli · } many {1–# scegli · } other {1–# scegli · }}',
  'play.chooseEntry': 'scrivi ciò che precede una scelta · ',
  'play.noSuchChoice': 'Non c’è una scelta {given}. Inserisci un numero da 1 a {last}, oppure ? per la guida.',
  'play.noSuchEntry': '«{given}» qui non si capisce. Scrivilo come indicato sopra, oppure ? per la guida.',
  'play.notANumber': '«{given}» non si capisce. Inserisci un numero da 1 a {last}, oppure ? per la guida.',
  'play.notListed': '«{given}» non si capisce. Inserisci ciò che precede una scelta, oppure ? per la guida.',
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
    'Inserisci ciò che precede una scelta. u ritira la tua ultima mossa finché non ha rivelato nulla; h attiva e disattiva gli aiuti; l mostra tutta la cronaca; / e una parola mostra le scelte che la contengono; q esce, e la partita resta salvata.',
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
  'simulate.rounds': 'round',
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
  'arena.adjusted': 'senza fortuna',
  'arena.worth': 'partite equivalenti',
  'arena.howAdjusted':
    'Senza fortuna: la media è la stessa, l’intervallo più corto. L’ultima colonna dice quante partite di risultati nudi avrebbero detto altrettanto di queste {games}.',
  'arena.better': 'Deciso: {bot} è migliore di {low} Elo (provato contro {high}).',
  'arena.notBetter': 'Deciso: {bot} non è migliore di {high} Elo (provato contro {low}).',
  'arena.undecided': 'Indeciso fra {low} e {high} Elo per {bot}: rapporto di verosimiglianza {ratio}, serve ±2,94.',

  'record.written': '{path}: {title}, {moves, plural, one {# mossa} many {# mosse} other {# mosse}}.',
  'analyse.title':
    '{path}: {title}, {moves, plural, one {# mossa} many {# mosse} other {# mosse}}, {effort}. Tutte le cifre sono punti di probabilità di vittoria.',
  'analyse.noJudge':
    '{path}: questa partita fu giocata con la revisione {rev} delle regole, di quando l’analisi non c’era ancora: non si può analizzare.',
  'analyse.player': 'giocatore',
  'analyse.result': 'risultato',
  'analyse.luck': 'fortuna',
  'analyse.adjusted': 'senza fortuna',
  'analyse.own': 'errori propri',
  'analyse.others': 'errori altrui',
  'analyse.residual': 'resto',
  'analyse.error': 'per decisione',
  'analyse.accuracy': 'precisione',
  'analyse.class': 'classe',
  'analyse.mistakes': 'Le scelte costate di più',
  'analyse.noMistakes': 'Nessuna scelta fu di certo un errore.',
  'analyse.mistake':
    '{move}. {mark} {name}: {given} ({value}) invece di {better} ({best}); è costato {cost} ± {doubt}.',
  'analyse.bid':
    '{move}. {mark} {name}: {given} ({value}); una buona mescolanza di offerte ottiene {best}: è costato {cost} ± {doubt}.',
  'analyse.strokes': 'I colpi di fortuna che contarono di più',
  'analyse.stroke': '{move}. {name} +{luck}: {events}',
  'page.title': 'Il giornale del pilota',
  'page.graph':
    'Sopra: la probabilità di vincere di ciascuno, mossa per mossa; un punto è una scelta segnata. Sotto: che cosa ha fatto il caso.',
  'page.decisions': 'Tutte le decisioni',
  'page.how':
    'Una scelta si giudica da ciò che chi gioca poteva sapere in quel momento. ?! è costata 2 punti di probabilità di vittoria o più, ? 5, ?? 10; ! è la migliore di una scelta difficile. Delle scelte ampie se ne confrontano solo alcune.',
  'puzzles.title': '{title} · {count, plural, one {# rompicapo} many {# rompicapi} other {# rompicapi}}',
  'puzzles.puzzle': '{no}. {name}: {best} ({value}) e non {rule} ({ruleValue}); {difficulty}, lo trova: {level}.',
  'puzzles.easy': 'facile',
  'puzzles.middling': 'medio',
  'puzzles.hard': 'difficile',
  'puzzles.nobody': 'nessun bot',
  'effort.quick': 'sguardo rapido',
  'effort.normal': 'sforzo normale',
  'effort.deep': 'sguardo profondo',
  'class.master': 'maestria',
  'class.expert': 'grande esperienza',
  'class.skilled': 'abilità',
  'class.steady': 'solidità',
  'class.casual': 'gioco occasionale',
  'class.novice': 'primi passi',

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
    '{moves, plural, one {L’unica mossa si ripete} many {Tutte le # mosse si ripetono} other {Tutte le # mosse si ripetono}}, ma il sigillo è rotto: qualcos’altro è stato cambiato.',

  'perft.title': '{title} · {seats} posti · seme {seed}: sequenze di azioni per lunghezza',
  'perft.depth': 'profondità',
  'perft.sequences': 'sequenze',
  'perft.speed': '{nodes} nodi in {seconds} s: {perSecond} nodi/s',

  'usage.unknownCommand': 'Il comando «{given}» non esiste.',
  'usage.unknownOption': 'L’opzione {given} non esiste.',
  'usage.missingArgument': 'Manca l’argomento «{given}».',
  'usage.optionMissingArgument': 'All’opzione {given} manca il valore.',
  'usage.missingMandatoryOptionValue': 'Manca l’opzione {given}.',
  'usage.excessArguments': 'Ci sono troppi argomenti.',
  'usage.invalidArgument': '{given} non può essere «{value}», ma solo: {known}.',
  'usage.didYouMean': 'Intendevi {names}?',
  'usage.notUnderstood': 'La riga di comando non si capisce ({detail}).',
  'usage.help': 'windward --help elenca i comandi; windward COMANDO --help ne spiega uno.',
  'usage.wholeNumber': '«{given}» non è un numero intero da {min} a {max}.',
  'usage.names': '«{given}» non è un elenco di nomi separati da virgole.',
  'usage.seed': 'Un seme è un testo da 1 a {most} caratteri.',
  'usage.claims': '«{given}» non sono due valori Elo, prima il minore, come 0,20.',
  'usage.options': '«{given}» dev’essere come deck=portRoyal,jester=others.',

  'refuse.noGame': 'Il gioco «{given}» non esiste. I giochi sono: {known}.',
  'refuse.noOption': '{game} non ha un’opzione «{option}». Le sue opzioni sono: {known}.',
  'refuse.noOptionValue': 'L’opzione {option} di {game} non può essere «{value}», ma solo: {known}.',
  'refuse.seats': '{game} con queste opzioni è per {min}–{max} giocatori, non per {seats}.',
  'refuse.seatsAndBots': 'Ci sono {seats} posti e {bots} bot: indica un bot per tutti, oppure uno per ogni posto.',
  'refuse.tooManyBots': 'Ci sono {bots} bot per {seats} posti.',
  'refuse.noBot': 'Per {game} non c’è un bot «{given}». I bot sono: {known} ed exec:COMANDO.',
  'refuse.whichGame': 'Quale gioco? Per esempio: windward play haendler',
  'refuse.tooManyNames':
    '{names, plural, one {C’è # nome} many {Ci sono # nomi} other {Ci sono # nomi}} per {people, plural, one {# persona} many {# persone} other {# persone}}.',
  'refuse.sameName': 'Due persone hanno lo stesso nome.',
  'refuse.badName': 'Un nome ha al massimo {most} lettere e non comincia con «bot ».',
  'refuse.resumedGame': 'Una partita salvata sa già di che gioco è: con --resume il nome del gioco si omette.',
  'refuse.resumedOption': 'In una partita salvata --{option} è già fissato: con --resume si omette.',
  'refuse.resumedPrograms':
    'Nei posti ci sono tuoi programmi ({seats}): indicali di nuovo uno per uno, con --bots exec:COMANDO.',
  'refuse.resumedBot': 'In {path} gioca un bot che qui non si conosce: {player}.',
  'refuse.noSave': 'Non c’è nessuna partita salvata da riprendere.',
  'refuse.noSuchSave': 'Nessuna partita è salvata come «{given}». windward play --resume elenca quelle che ci sono.',
  'refuse.notSavable':
    'Non si possono salvare partite: {path} non si può creare. Imposta XDG_STATE_HOME su un altro posto.',
  'refuse.noLines': '{path} deve finire in .jsonl o .csv: da questo dipende che cosa sono le righe.',
  'refuse.outExists': '{path} esiste già. Sovrascrivilo con --force, oppure scegli un altro nome.',
  'refuse.sprt': '--sprt distingue due bot: indicane due diversi.',
  'refuse.spreadProgram': 'Un programma tuo gira solo su questo computer: {bot} non si può distribuire con --nats.',
  'refuse.spreadWorkers': '--nats lascia il lavoro ai processi windward worker, che hanno un --workers proprio.',
  'refuse.portTaken':
    'La porta {port} è occupata, da un altro Windward o da un altro programma. Fermalo, o scegli un’altra porta: --port {next}.',
  'refuse.portForbidden':
    'Su questo computer solo chi lo amministra può ascoltare alla porta {port}. Scegline una da 1024 in su, per esempio --port 8080.',
  'refuse.noAddress': 'Questo computer non ha l’indirizzo {host}. Può ascoltare a: {known}.',
  'refuse.notStarted': 'Non è stato possibile avviarlo: {detail}',

  'nats.unreachable': 'NATS non è raggiungibile a {address} ({detail}).',
  'nats.lost': 'NATS a {address} non è più raggiungibile. Si riprova.',
  'nats.back': 'NATS a {address} è di nuovo raggiungibile.',
  'spread.nobody':
    'A {address} non ha risposto nessun worker. Si aspetta; avviane uno, qui o altrove, con: windward worker --nats URL',
  'spread.others':
    'A {address} non ha risposto nessun worker di questa versione ({version}), ma {others, plural, one {# di un’altra} many {# di altre} other {# di altre}}. Si aspetta; solo la stessa versione dà gli stessi risultati.',
  'worker.ready':
    'Lavora con {threads, plural, one {# thread} many {# thread} other {# thread}} per chi lo chiede a {address} (versione {version}).',
  'worker.done': '{jobs, plural, one {# compito svolto} many {# compiti svolti} other {# compiti svolti}}.',

  'results.notResults': '{path} non è un file di risultati dell’arena.',
  'results.otherContest': '{path} contiene i risultati di un’altra sfida: lì {field} è {there}, non {own}.',
  'results.damaged': '{path} è danneggiato alla riga {line}. Togli quella riga, o il file, e rilancia l’arena.',
  'results.unwritable': '{path} non si può scrivere ({detail}).',

  'file.tooLarge': '{path} è troppo grande per una partita registrata ({size} MB).',
  'file.notRecord': '{path} è una cartella, non una partita registrata.',
  'file.notFile': '{path} non è un file.',
  'file.noFolder': '{path} non si può scrivere: {folder} non esiste.',
  'file.missing': '{path} non esiste.',
  'file.closed': '{path} non si può aprire: permesso negato.',
  'file.locked': '{path} non si può cambiare: permesso negato.',
  'file.directory': '{path} è una cartella.',
  'file.full': '{path} non si può scrivere: il disco è pieno.',
  'file.readOnly': '{path} non si può scrivere: il disco è in sola lettura.',
  'file.longName': '{path} ha un nome troppo lungo.',
  'file.notText': '{path} non è testo: non è una partita registrata.',
  'file.unusable': '{path} non si può usare ({detail}).',

  'serve.at': 'Windward è su {url}',
  'serve.moved': 'La porta {taken} è occupata, quindi è la {port}.',
  'serve.alone': 'Lo raggiunge solo questo computer. Per i telefoni in casa: --lan',
  'serve.home': 'Per tutti nella stessa rete: {urls}',
  'serve.noHome': 'Questo computer ora non è in nessuna rete: solo lui raggiunge Windward.',
  'serve.thinking': 'Pensa con {threads, plural, one {# thread} many {# thread} other {# thread}}',
  'store.copied':
    '{path}: {tables, plural, one {# tavolo} many {# tavoli} other {# tavoli}}, {steps, plural, one {# passo} many {# passi} other {# passi}}',
  'store.isThere': '{path} c’è già.',
  'store.wouldReplace': '{path} c’è già; --replace lo conserva accanto.',
  'store.missing': '{path} non c’è.',
  'store.inUse': '{path} è in uso da un altro processo: un server che ci lavora o un ripristino. Prima fermalo.',
  'store.damaged':
    '{path} è danneggiato ({detail}). windward check nomina ciò che è intatto, e --rescue FILE lo salva.',
  'store.notCopied': '{path} non si è potuto copiare: {detail}',
  'store.notAStore': '{path} non è un archivio di Windward: {detail}.',
  'check.whole':
    '{path} è intatto: {tables, plural, one {# tavolo} many {# tavoli} other {# tavoli}}, {people, plural, one {# persona} many {# persone} other {# persone}}.',
  'check.damaged':
    '{path} è danneggiato. {whole} di {tables, plural, one {# tavolo} many {# tavoli} other {# tavoli}} sono intatti. --rescue FILE mette ciò che è intatto in un nuovo archivio.',
  'check.pages': 'La pagina {which} non si può leggere; conteneva una parte di {detail}.',
  'check.table': 'Il tavolo {which} non si può leggere o ripetere: {detail}',
  'check.rows': 'Una parte di {which} non si può leggere: {detail}',
  'check.rescued':
    '{path}: {whole, plural, one {# tavolo} many {# tavoli} other {# tavoli}} e {people, plural, one {# persona} many {# persone} other {# persone}}, tutto ciò che è intatto.',
}
