import type { Catalogue } from '@windward/core/words.ts'
import type { GameKey } from './en.ts'

/**
 * Begriffe des deutschen Spiels: treasure chest: Schatzkiste · safe haven: Schlupfwinkel. Dazu sea space: Feld · to bribe:
 * bestechen, bid: Gebot · thief: Dieb · tie: Gleichstand, tie-breaker: Stichkarte · to capture: überfallen · to steal:
 * rauben · to swap: tauschen · to hand over: weiterreichen · to deliver: abliefern · round: Runde. Schiffe: die Bravo.
 */
export const de: Catalogue<GameKey> = {
  'question.allocate': 'Lege auf jedes Schiff eine Karte. Die übrige ist deine Stichkarte.',
  'question.reallocate': 'Bestätigt. Du kannst deine Karten noch ändern, bis die anderen fertig sind.',
  'question.breakTie': 'Gleichstand um die {ship}. Zeigst du deine Stichkarte ({card})?',
  'question.move':
    'Die {ship} gehört dir: {left, plural, =0 {keine Bewegung mehr} one {noch # Feld} other {noch # Felder}}. Was tust du?',
  'question.callEnd': 'Seit {rounds} Runden wurde nichts erbeutet und nichts abgeliefert. Das Spiel jetzt beenden?',

  'action.allocate': 'Bestich: {bids}; Stichkarte {card}',
  'action.commit': 'Die Stichkarte zeigen',
  'action.withhold': 'Die Stichkarte verdeckt lassen',
  'action.sail': 'Segle nach Feld {space}{note}',
  'action.capture': 'Überfalle {city}: Nimm die Schatzkiste im Wert von {value, number} und verdiene {reward, number}',
  'action.steal': 'Raube der {ship} die Schatzkiste von {chest} ({value, number})',
  'action.swap': 'Tausche mit der {ship}: Gib {gave} ({lost, number}), nimm {took} ({value, number})',
  'action.handOver': 'Reiche die Schatzkiste von {chest} ({value, number}) an die {ship} weiter',
  'action.deliver': 'Liefere die Schatzkiste von {chest} in deinem Schlupfwinkel {space} ab: {value, number} für dich',
  'action.deliverTo':
    'Liefere die Schatzkiste von {chest} im Schlupfwinkel {space} ab: {value, number} für {player}, nicht für dich',
  'doubt.deliverTo': '{value, number} für {player}, nicht für dich. Wenn du das willst, wähle es noch einmal.',
  'action.finish': 'Fertig mit der {ship}',
  'action.endNow': 'Das Spiel jetzt beenden',
  'action.playOn': 'Weiterspielen',

  'note.city': ', vor {city}: Schatzkiste im Wert von {value, number}',
  'note.haven': ', Schlupfwinkel von {player}',
  'note.ownHaven': ', dein Schlupfwinkel',

  'event.roundBegan': 'Runde {round} beginnt.',
  'event.allocated': '{player} besticht: {bids}; Stichkarte {card}.',
  'event.confirmed': '{player} hat bestätigt.',
  'event.revealed': '{ship}: {bids}.',
  'event.tied': 'Gleichstand um die {ship}: {players}.',
  'event.answered': '{player} hat sich entschieden.',
  'event.tieBreakers': 'Stichkarten: {cards}.',
  'event.noTieBreakers': 'Niemand zeigt eine Stichkarte.',
  'event.stayed': 'Der Gleichstand bleibt: Die {ship} bleibt, wo sie ist.',
  'event.won':
    '{player} gewinnt die {ship}: {thieves, plural, =0 {Bewegung {movement}} one {{bid} weniger # Dieb, Bewegung {movement}} other {{bid} weniger # Diebe, Bewegung {movement}}}.',
  'event.sailed': 'Die {ship} segelt von Feld {from} nach Feld {to}.',
  'event.captured': '{player} überfällt {city} mit der {ship}: {doubloons, number} Dublonen.',
  'event.stolen': '{player} raubt der {other} mit der {ship} die Schatzkiste von {chest}.',
  'event.swapped': '{player} tauscht: Die {ship} bekommt die Schatzkiste von {took}, die {other} die von {gave}.',
  'event.handedOver': '{player} reicht die Schatzkiste von {chest} von der {ship} an die {other} weiter.',
  'event.delivered':
    'Die {ship} liefert die Schatzkiste von {chest} im Schlupfwinkel {space} ab: {doubloons, number} Dublonen für {player}.',
  'event.finished': '{player} ist mit der {ship} fertig.',
  'event.chestsLanded': 'Neue Schatzkisten: {chests}.',
  'event.endCalled':
    '{count, plural, =0 {Niemand will} one {Eine Person will} other {# Personen wollen}} das Spiel jetzt beenden.',
  'event.ended.threshold': 'Das Spiel ist aus: Jemand hat genug Dublonen.',
  'event.ended.noChests': 'Das Spiel ist aus: Es gibt keine Schatzkiste mehr.',
  'event.ended.agreed': 'Das Spiel ist aus: Alle waren einverstanden.',
  'event.ended.lastRound': 'Das Spiel ist aus: Das war die letzte Runde.',

  'refusal.gameOver': 'Das Spiel ist aus.',
  'refusal.notAnAction': 'Das gibt es in diesem Spiel nicht.',
  'refusal.notAnAllocation': 'Jedes Schiff bekommt genau eine deiner sieben Karten, jede Karte höchstens einmal.',
  'refusal.notNow': 'Das geht jetzt nicht.',
  'refusal.notYourShip': '{player} zieht die {ship}, mit dem höchsten Gebot.',
  'refusal.notAsked': 'Es entscheidet nur, wer gleichauf am höchsten geboten hat und noch eine Stichkarte besitzt.',
  'refusal.alreadyAnswered': 'Du hast dich schon entschieden.',
  'refusal.noSuchSpace': 'Ein solches Feld gibt es nicht.',
  'refusal.noSuchShip': 'Ein solches Schiff gibt es nicht.',
  'refusal.alreadyThere': 'Die {ship} liegt schon auf Feld {space}.',
  'refusal.notANeighbour':
    'Ein Schiff segelt auf ein Nachbarfeld: Feld {space} grenzt nicht übers Meer an Feld {here}.',
  'refusal.spaceOccupied': 'Auf einem Feld liegt nur ein Schiff: Auf Feld {space} liegt die {ship}.',
  'refusal.noMovementLeft': 'Die {ship} hat keine Bewegung mehr.',
  'refusal.shipIsFull':
    'Ein Schiff trägt eine Schatzkiste: Die {ship} hat schon die von {chest} ({value, number}), und nichts geht über Bord.',
  'refusal.shipIsEmpty': 'Die {ship} trägt keine Schatzkiste.',
  'refusal.noCityHere': 'An Feld {space} liegt keine Hafenstadt.',
  'refusal.cityIsEmpty': 'In {city} liegt keine Schatzkiste.',
  'refusal.ownShip': 'Die {ship} ist das Schiff, das du ziehst.',
  'refusal.shipNotBeside': 'Die {ship} liegt nicht neben Feld {here}.',
  'refusal.otherIsEmpty': 'Die {ship} trägt keine Schatzkiste.',
  'refusal.otherIsFull': 'Die {ship} trägt schon eine Schatzkiste.',
  'refusal.noHandingOver': 'An diesem Tisch werden keine Schatzkisten weitergereicht.',
  'refusal.wouldRepeat': 'Damit lägen die Schatzkisten wieder wie zuvor. Segle weiter oder tu erst etwas anderes.',
  'refusal.notAHaven': 'Feld {space} ist kein Schlupfwinkel.',
  'refusal.havenNotInPlay': 'Die Farbe von Feld {space} spielt niemand: Es ist einfach Meer.',
  'refusal.havenTooFar':
    'Eine Schatzkiste wird {delivery, select, adjacent {im Schlupfwinkel oder von daneben} other {im Schlupfwinkel}} abgeliefert: {space}.',
  'refusal.notOffered': 'Das ist nicht möglich.',
  'refusal.noSuchSeat': 'Einen solchen Platz gibt es nicht.',

  'source.captured': 'Überfälle',
  'source.delivered': 'in die eigenen Schlupfwinkel gebrachte Schatzkisten',
  'source.received': 'von anderen dorthin gebrachte Schatzkisten',

  'card.thief': 'Dieb',
  bid: '{name} {card}',
  chest: '{city} ({value, number})',

  'colour.red': 'Rot',
  'colour.blue': 'Blau',
  'colour.green': 'Grün',
  'colour.yellow': 'Gelb',

  'table.round': 'Runde {round}',
  'table.goal': 'endet nach der Runde, in der jemand {threshold, number} hat',
  'table.supply':
    '{supply, plural, =0 {keine Schatzkisten mehr verdeckt} one {noch # Schatzkiste verdeckt} other {noch # Schatzkisten verdeckt}}',
  'table.doubloons': '{n, number} Dublonen',
  'table.confirmed': 'bestätigt',
  'table.deciding': 'überlegt',
  'table.tieBreaker': 'Stichkarte {card}',
  'table.tieBreakerSpent': 'Stichkarte {card} (gezeigt)',
  'table.moving': '{player} zieht die {ship}: {left, plural, one {noch # Feld} other {noch # Felder}}',
  'table.empty': 'leer',
  'table.ships': 'Schiffe, Ladung und Schritte zum nächsten Schlupfwinkel jedes Spielers',
  'table.chests': 'Schatzkisten in den Städten, Felder, von denen man sie holt, und Schritte von den nächsten Schiffen',
  'table.lies': '{chest} {value, number} ({spaces})',
  'table.carries': '{chest} {value, number}',
  'table.beside': 'Rund um Feld {space}:',
  'table.reach': 'Schatzkisten und Schlupfwinkel in Reichweite, mit den Schritten dorthin: {places}',
  'table.legend':
    'A:34 Schiff · +8 mit Schatzkiste zu 8.000 · $8 Schatzkiste zu 8.000 in der Stadt · ° Stadt ohne · ⌂1 Schlupfwinkel von Spieler 1 · [23] nächster Schritt',

  'city.havana': 'Havanna',
  'city.santiagoDeCuba': 'Santiago de Cuba',
  'city.portAuPrince': 'Port-au-Prince',
  'city.santoDomingo': 'Santo Domingo',
  'city.sanJuan': 'San Juan',
  'city.martinique': 'Martinique',
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
    'Gib sechs Karten für A bis F ein, etwa 5 3 0 t 4 2 (t ist der Dieb). Die siebte entscheidet bei Gleichstand.',
  'table.rules.bribe':
    'Bestechen: Alle legen geheim sechs der sieben Karten auf die sechs Schiffe. Die siebte entscheidet bei Gleichstand.',
  'table.rules.move':
    'Ziehen: Die Gebote werden Schiff für Schiff aufgedeckt, A bis F. Wer am meisten bietet, zieht so viele Felder wie Fässer, eins weniger für jeden Dieb der Gegner.',
  'table.rules.tie':
    'Gleichstand: Die Höchstbietenden entscheiden geheim, ob sie ihre siebte Karte zeigen. Die höchste gezeigte gewinnt; bei erneutem Gleichstand bleibt das Schiff liegen.',
  'table.rules.chests':
    'Unterwegs, in beliebiger Reihenfolge: eine Hafenstadt für {reward, number} überfallen, einem Nachbarschiff die Schatzkiste rauben oder mit ihm tauschen. Eine Schatzkiste je Schiff, nichts über Bord.',
  'table.rules.deliver':
    'Abliefern: Wem der Schlupfwinkel gehört, der bekommt den Wert der Schatzkiste, ganz gleich wer das Schiff zieht.',
  'table.rules.round': 'Nach jeder Runde kommen zwei Schatzkisten dazu, und alle nehmen ihre Karten zurück.',
  'table.rules.end':
    'Das Spiel endet mit der Runde, in der jemand {threshold, number} Dublonen hat. Wer am meisten hat, gewinnt.',
}
