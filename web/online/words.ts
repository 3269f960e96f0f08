/** What a person reads when the server says no: what happened, and what to do. A code without words is a type error. */

import type { Catalogue, Language } from '@windward/core/words.ts'
import type { ServerRefusalCode } from '@windward/protocol/commands.ts'

/** The server's own codes, and what a page finds out by itself: nobody answers, not as it understands it, or a table was closed. */
export type OnlineTrouble = ServerRefusalCode | 'serverAway' | 'pageIsOld' | 'rulesGone'

const en: Catalogue<OnlineTrouble> = {
  serverAway: 'No server answers here. Playing at this device works all the same.',
  pageIsOld: 'This page is older than the server. Load it again.',
  rulesGone:
    'The rules this table was played by are not kept here, so it cannot go on. It was closed and counts for nobody. Open a new one.',
  badMessage: 'The server could not read what this page sent. Load the page again and try once more.',
  tooLarge: 'That is too much at once. Make it shorter and send it again.',
  tooFast: 'That was too quick. Wait a moment.',
  otherSite: 'The server answers only pages of its own address. Open it at the address in your invitation.',
  noSuchPage: 'The server knows nothing at this address. Check the link, or go to the start page.',
  notSignedIn: 'The server does not know you here. Load the page again; you keep your name.',
  noSuchTable: 'This table is gone, or the link is not quite right.',
  noSuchGame: 'This server does not have the game {game}. Choose another.',
  noSuchBot: 'This server has no bot named {bot}. Choose another for that seat.',
  noSuchSeat: 'This table has no such seat. Choose one of those shown.',
  unknownOption: 'The game does not know the option {option}. Load the page again and choose anew.',
  unknownValue: 'The option {option} cannot be {value}. Choose one of: {known}.',
  wrongSeats: 'With these options {min} to {max} can play, not {seats}. Add or remove seats.',
  tooManyTables: 'You have too many tables already. Finish or leave one first.',
  tooManyWatched: 'You look at too many tables at once. Close some of them, then open this one again.',
  tooManyChanges: 'This table has been changed too often. Start the game, or close it and make a new one.',
  notOpen: 'The game at this table has begun already.',
  notPlaying: 'Nothing is being played at this table now: it has not begun, or it is over.',
  notOver: 'The game is not over yet. This can be had after its end.',
  notOffered: 'Nobody offers a rematch at this table now. Follow the link to the next table, or open a new one.',
  notHost: 'Only the host of the table can do that. Ask them.',
  notSeated: 'You have no seat at this table, so you can only look on.',
  alreadySeated: 'You sit at this table already.',
  seatTaken: 'Somebody was quicker: this seat is taken.',
  tableFull: 'Every seat at this table is taken.',
  seatsFree:
    '{seats, plural, one {One seat is} other {# seats are}} still free. Wait for somebody, or seat a bot there, then start.',
  noSpectators: 'Only those who play may look at this table.',
  stale: 'Something happened just before; look again and choose again.',
  cannotUndo: 'This step cannot be taken back any more.',
  notAsked: 'Nobody asks you to allow an undo just now.',
  notAbsent: 'They have not been away long enough.',
  botPlays: 'A bot plays for you now. Take your seat back first.',
  noBotPlays: 'You play this seat yourself already: no bot has to give it back.',
  resigned: 'You have resigned from this game. A bot plays your seat to the end.',
  chatFull: 'You have said all that one can say at this table: your share of the chat is full. The game goes on.',
  badToken: 'This link was used already, or is too old. Make a new one on your other device.',
  idTaken: 'This page sent two things under one name. Reload it and try again.',
  tableBroken:
    'The server cannot go on with this table: what was played there cannot be read any more. Its operator has been told.',
  storeAway: 'The server cannot reach what it keeps just now. It is tried again by itself.',
  newerRules:
    'This table is played by newer rules than this server has yet. It is just being renewed: try again in a minute.',
  stopping: 'The server is just stopping. Try again in a minute.',
  failed: 'Something broke on the server. Nothing was changed. Try again in a minute.',
}

const it: Catalogue<OnlineTrouble> = {
  serverAway: 'Qui non risponde nessun server. Su questo dispositivo si gioca lo stesso.',
  pageIsOld: 'Questa pagina è più vecchia del server. Ricaricala.',
  rulesGone:
    'Le regole con cui si giocava a questo tavolo qui non ci sono più, perciò non si può continuare. È stato chiuso e non conta per nessuno. Aprine uno nuovo.',
  badMessage: 'Il server non è riuscito a leggere ciò che questa pagina ha inviato. Ricaricala e riprova.',
  tooLarge: 'È troppo in una volta. Accorcialo e invialo di nuovo.',
  tooFast: 'Troppo in fretta. Aspetta un momento.',
  otherSite: 'Il server risponde solo alle pagine del proprio indirizzo. Aprilo all’indirizzo dell’invito.',
  noSuchPage: 'A questo indirizzo il server non ha nulla. Controlla il link o torna alla pagina iniziale.',
  notSignedIn: 'Il server qui non ti riconosce. Ricarica la pagina: il tuo nome resta.',
  noSuchTable: 'Questo tavolo non c’è più, o il link non è giusto.',
  noSuchGame: 'Questo server non ha il gioco {game}. Scegline un altro.',
  noSuchBot: 'Questo server non ha un bot di nome {bot}. Scegline un altro per quel posto.',
  noSuchSeat: 'A questo tavolo quel posto non esiste. Scegli uno di quelli mostrati.',
  unknownOption: 'Il gioco non conosce l’opzione {option}. Ricarica la pagina e scegli di nuovo.',
  unknownValue: 'L’opzione {option} non può essere {value}. Scegli fra: {known}.',
  wrongSeats: 'Con queste opzioni si gioca da {min} a {max}, non in {seats}. Aggiungi o togli posti.',
  tooManyTables: 'Hai già troppi tavoli. Prima finiscine o lasciane uno.',
  tooManyWatched: 'Stai guardando troppi tavoli insieme. Chiudine qualcuno e poi riapri questo.',
  tooManyChanges:
    'Questo tavolo è stato cambiato troppe volte. Comincia la partita, oppure chiudilo e fanne uno nuovo.',
  notOpen: 'A questo tavolo si sta già giocando.',
  notPlaying: 'A questo tavolo ora non si gioca: la partita non è cominciata o è finita.',
  notOver: 'La partita non è ancora finita. Si potrà avere dopo la fine.',
  notOffered: 'A questo tavolo ora nessuno propone la rivincita. Segui il link al prossimo tavolo o aprine uno nuovo.',
  notHost: 'Può farlo solo chi ha aperto il tavolo. Chiediglielo.',
  notSeated: 'Non hai un posto a questo tavolo: puoi solo guardare.',
  alreadySeated: 'Hai già un posto a questo tavolo.',
  seatTaken: 'Qualcuno è stato più svelto: il posto è preso.',
  tableFull: 'A questo tavolo ogni posto è preso.',
  seatsFree:
    '{seats, plural, one {Un posto è ancora libero} many {# posti sono ancora liberi} other {# posti sono ancora liberi}}. Aspetta qualcuno o mettici un bot, poi comincia.',
  noSpectators: 'Solo chi gioca può guardare questo tavolo.',
  stale: 'È appena successo qualcosa; guarda di nuovo e scegli di nuovo.',
  cannotUndo: 'Questo passo non si può più annullare.',
  notAsked: 'Nessuno ti chiede ora di annullare qualcosa.',
  notAbsent: 'Non è assente da abbastanza tempo.',
  botPlays: 'Ora un bot gioca per te. Prima riprendi il tuo posto.',
  noBotPlays: 'Questo posto lo giochi già tu: nessun bot deve restituirlo.',
  resigned: 'Hai abbandonato questa partita. Un bot gioca al tuo posto fino alla fine.',
  chatFull:
    'A questo tavolo hai scritto tutto ciò che si può: la tua parte della conversazione è piena. La partita continua.',
  badToken: 'Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.',
  idTaken: 'Questa pagina ha mandato due cose sotto lo stesso nome. Ricaricala e riprova.',
  tableBroken:
    'Il server non può continuare a questo tavolo: ciò che vi è stato giocato non è più leggibile. Chi gestisce il server ne è informato.',
  storeAway: 'Il server in questo momento non raggiunge il suo archivio. Si riprova da solo.',
  newerRules:
    'A questo tavolo si gioca con regole più nuove di quelle di questo server. Lo stanno aggiornando: riprova fra un minuto.',
  stopping: 'Il server si sta fermando. Riprova fra un minuto.',
  failed: 'Qualcosa si è rotto sul server. Nulla è cambiato. Riprova fra un minuto.',
}

const de: Catalogue<OnlineTrouble> = {
  serverAway: 'Hier antwortet kein Server. Spielen an diesem Gerät geht trotzdem.',
  pageIsOld: 'Diese Seite ist älter als der Server. Lade sie neu.',
  rulesGone:
    'Die Regeln, nach denen an diesem Tisch gespielt wurde, gibt es hier nicht mehr; er kann nicht weitergehen. Er wurde geschlossen und zählt für niemanden. Eröffne einen neuen.',
  badMessage: 'Der Server konnte nicht lesen, was diese Seite geschickt hat. Lade sie neu und versuch es noch einmal.',
  tooLarge: 'Das ist zu viel auf einmal. Kürze es und schick es noch einmal.',
  tooFast: 'Das war zu schnell. Warte einen Augenblick.',
  otherSite: 'Der Server antwortet nur Seiten seiner eigenen Adresse. Öffne die Adresse aus deiner Einladung.',
  noSuchPage: 'Unter dieser Adresse hat der Server nichts. Prüfe den Link oder geh zur Startseite.',
  notSignedIn: 'Der Server kennt dich hier nicht. Lade die Seite neu; dein Name bleibt.',
  noSuchTable: 'Diesen Tisch gibt es nicht mehr, oder der Link stimmt nicht ganz.',
  noSuchGame: 'Das Spiel {game} gibt es auf diesem Server nicht. Wähle ein anderes.',
  noSuchBot: 'Einen Bot namens {bot} gibt es auf diesem Server nicht. Wähle für den Platz einen anderen.',
  noSuchSeat: 'Diesen Platz gibt es am Tisch nicht. Wähle einen von denen, die gezeigt werden.',
  unknownOption: 'Das Spiel kennt die Option {option} nicht. Lade die Seite neu und wähle noch einmal.',
  unknownValue: 'Die Option {option} kann nicht {value} sein. Möglich sind: {known}.',
  wrongSeats: 'Mit diesen Optionen spielen {min} bis {max}, nicht {seats}. Füge Plätze hinzu oder nimm welche weg.',
  tooManyTables: 'Du hast schon zu viele Tische. Beende oder verlasse zuerst einen.',
  tooManyWatched: 'Du siehst bei zu vielen Tischen auf einmal zu. Schließ einige und öffne diesen dann wieder.',
  tooManyChanges: 'Dieser Tisch wurde zu oft geändert. Beginne die Partie oder schließe ihn und mach einen neuen auf.',
  notOpen: 'An diesem Tisch wird schon gespielt.',
  notPlaying: 'An diesem Tisch wird gerade nicht gespielt: noch nicht, oder nicht mehr.',
  notOver: 'Die Partie ist noch nicht zu Ende. Das geht erst danach.',
  notOffered:
    'An diesem Tisch bietet gerade niemand Revanche an. Folge dem Link zum nächsten Tisch oder eröffne einen neuen.',
  notHost: 'Das kann nur, wer den Tisch eröffnet hat. Frag dort nach.',
  notSeated: 'Du hast an diesem Tisch keinen Platz und kannst nur zusehen.',
  alreadySeated: 'Du sitzt schon an diesem Tisch.',
  seatTaken: 'Jemand war schneller: Dieser Platz ist besetzt.',
  tableFull: 'An diesem Tisch ist jeder Platz besetzt.',
  seatsFree:
    '{seats, plural, one {Ein Platz ist} other {# Plätze sind}} noch frei. Warte auf jemanden oder setz einen Bot hin, dann beginne.',
  noSpectators: 'An diesem Tisch dürfen nur die Spieler zusehen.',
  stale: 'Gerade ist etwas geschehen; sieh noch einmal hin und wähle noch einmal.',
  cannotUndo: 'Dieser Schritt lässt sich nicht mehr zurücknehmen.',
  notAsked: 'Gerade bittet dich niemand, etwas zurücknehmen zu dürfen.',
  notAbsent: 'So lange ist noch niemand weg.',
  botPlays: 'Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz zurück.',
  noBotPlays: 'Du spielst diesen Platz schon selbst: Kein Bot muss ihn hergeben.',
  resigned: 'Du hast diese Partie aufgegeben. Ein Bot spielt deinen Platz zu Ende.',
  chatFull:
    'Du hast an diesem Tisch alles gesagt, was man sagen kann: dein Anteil am Gespräch ist voll. Die Partie geht weiter.',
  badToken: 'Dieser Link wurde schon benutzt oder ist zu alt. Erzeuge auf dem anderen Gerät einen neuen.',
  idTaken: 'Diese Seite hat zweierlei unter einem Namen geschickt. Lade sie neu und versuch es noch einmal.',
  tableBroken:
    'An diesem Tisch geht es nicht weiter: Was dort gespielt wurde, ist nicht mehr lesbar. Der Betreiber des Servers weiß davon.',
  storeAway: 'Der Server erreicht gerade nicht, was er gespeichert hat. Es wird von selbst wieder versucht.',
  newerRules:
    'An diesem Tisch wird nach neueren Regeln gespielt, als dieser Server sie schon hat. Er wird gerade erneuert: Versuch es in einer Minute wieder.',
  stopping: 'Der Server hält gerade an. Versuch es in einer Minute wieder.',
  failed: 'Auf dem Server ist etwas zerbrochen. Nichts wurde verändert. Versuch es in einer Minute wieder.',
}

export const REFUSAL_WORDS: Readonly<Record<Language, Catalogue<OnlineTrouble>>> = { en, it, de }
