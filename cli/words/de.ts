/** German. */

import type { Words } from './en.ts'

export const de: Words = {
  'games.seats': '{min}–{max} Spieler',
  'games.options': 'Optionen (der erste Wert gilt, wenn keiner genannt ist)',
  'stage.alpha': 'Alpha: Regeln können sich ändern',
  'stage.beta': 'Beta: vollständig',
  'stage.production': 'Produktion: alte Partien bleiben gültig',

  player: 'Spieler {n}',
  bot: 'Bot {n}',
  'play.begun': 'Eine neue Partie {title}, gesichert als {name}.',
  'play.resumed': '{title} geht nach Zug {moves} weiter ({name}).',
  'play.seats': 'Plätze: {seats}.',
  'play.botKind': '{name} (Bot {kind})',
  'play.commitment': 'Festlegung: {commitment}',
  'play.why':
    'Sie legt schon jetzt jedes Mischen fest; am Ende werden Startwert und Salz offengelegt, sodass jeder prüfen kann, dass keine Karte bewegt wurde.',
  'play.since': 'Seit deiner letzten Entscheidung',
  'play.more': '… {n, plural, one {# frühere Zeile} other {# frühere Zeilen}} (l zeigt alle)',
  'play.keys':
    '{last, plural, =0 {} one {1 wählen · } other {1–# wählen · }}u zurück · h Hinweis {hint, select, on {aus} other {an}} · l Verlauf · ? Hilfe · q Ende',
  'play.noSuchChoice': 'Es gibt keine Wahl {given}. Gib eine Zahl von 1 bis {last} ein, oder ? für Hilfe.',
  'play.noSuchEntry': '„{given}“ ist hier nicht zu verstehen. Gib es ein wie oben beschrieben, oder ? für Hilfe.',
  'play.notANumber': '„{given}“ ist nicht zu verstehen. Gib eine Zahl von 1 bis {last} ein, oder ? für Hilfe.',
  'play.moreChoices':
    '{n, plural, one {# weitere Möglichkeit} other {# weitere Möglichkeiten}}: / und ein Wort zeigt die, die es enthalten.',
  'play.noMatch': 'Keine Möglichkeit enthält „{given}“.',
  'play.undone': '{name} nimmt den letzten Zug zurück.',
  'play.noUndo':
    'Der letzte Zug lässt sich nicht zurücknehmen: er hat etwas aufgedeckt, oder jemand anders hat seither gezogen.',
  'play.noHint': 'Für diese Entscheidung gibt es keinen Hinweis.',
  'play.hintOff': 'Hinweise sind aus.',
  'play.pass': 'Gib das Gerät an {name} weiter; dann Eingabetaste.',
  'play.emptyLog': 'Noch ist nichts geschehen.',
  'play.help':
    'Gib die Zahl einer Möglichkeit ein. u nimmt deinen letzten Zug zurück, solange er nichts aufgedeckt hat; h schaltet Hinweise ein und aus; l zeigt den ganzen Verlauf; / und ein Wort zeigt die Möglichkeiten, die es enthalten; q beendet, und die Partie ist gesichert.',
  'play.rules': 'Die Regeln in Kürze',
  'play.notNow': 'Jetzt nicht möglich',
  'play.mishap':
    '{name} hat nicht brauchbar geantwortet ({detail}); für diese Entscheidung ist ein anderer eingesprungen.',
  'play.saved': 'Die Partie ist gesichert. Weiter geht es mit: windward play --resume {name}',
  'play.over': 'Die Partie ist zu Ende.',
  'play.revealed': 'Startwert: {seed}\nSalz: {salt}',
  'play.record': 'Die Aufzeichnung der Partie: {path}',
  'play.verify': 'Jeder kann sie prüfen mit: windward verify {path}',
  'saves.several': 'Mehrere Partien sind gesichert. Weiter geht es mit: windward play --resume NAME',
  'saves.moves': '{moves, plural, one {# Zug} other {# Züge}}',
  'saves.damaged': 'beschädigt',

  'outcome.place': 'Platz',
  'outcome.player': 'Spieler',
  'outcome.points': 'Punkte',
  'outcome.tiebreak': 'Gleichstand',

  'simulate.title': '{title} · {seats} Plätze · {games, plural, one {# Partie} other {# Partien}} · Startwert {seed}',
  'simulate.seat': 'Platz',
  'simulate.bot': 'Bot',
  'simulate.wins': 'Siege',
  'simulate.share': 'Anteil',
  'simulate.interval': '95-%-Intervall',
  'simulate.ties':
    'Unentschieden: {ties, plural, one {# Partie} other {# Partien}} ({share}). Ein geteilter erster Platz zählt als unentschieden und für niemanden als Sieg.',
  'simulate.mishaps':
    'In {mishaps, plural, one {# Entscheidung} other {# Entscheidungen}} versagte ein Bot, und ein anderer sprang ein.',
  'simulate.length': 'Länge',
  'simulate.actions': 'Aktionen',
  'simulate.rounds': 'Runden',
  'simulate.median': 'Median',
  'simulate.speed':
    '{seconds} s mit {workers, plural, one {# Prozess} other {# Prozessen}}: {gamesPerSecond} Partien/s, {actionsPerSecond} Aktionen/s',
  'simulate.progress': 'Partien · noch {eta}',

  'arena.title':
    '{title} · {games, plural, one {# Partie} other {# Partien}} aus {blocks, plural, one {# Anfang} other {# Anfängen}} · Startwert {seed}',
  'arena.bot': 'Bot',
  'arena.seats': 'Plätze',
  'arena.share': 'gewonnen',
  'arena.interval': '95-%-Intervall',
  'arena.elo': 'Elo',
  'arena.median': 'Median ms',
  'arena.p99': 'p99 ms',
  'arena.mishaps': 'Fehler',
  'arena.how':
    'Jeder Anfang wird mit den Bots auf allen Plätzen reihum gespielt; geteilte Siege zählen anteilig. Millisekunden sind Rechenzeit für eine Entscheidung.',
  'arena.better': 'Entschieden: {bot} ist besser als {low} Elo (geprüft gegen {high}).',
  'arena.notBetter': 'Entschieden: {bot} ist nicht besser als {high} Elo (geprüft gegen {low}).',
  'arena.undecided':
    'Unentschieden zwischen {low} und {high} Elo für {bot}: Log-Likelihood-Quotient {ratio}, nötig ±2,94.',

  'record.written': '{path}: {title}, {moves, plural, one {# Zug} other {# Züge}}.',
  'verify.good': '{path}: echt. {title}, {moves, plural, one {# Zug} other {# Züge}}.',
  'verify.unfinished':
    '{path}: bis hierher echt. {title}, unvollendet nach {moves, plural, one {# Zug} other {# Zügen}}.',
  'verify.bad': '{path}: abgelehnt. {why}',
  'fault.notJson': 'Es ist kein JSON ({detail}).',
  'fault.truncated': 'Die Datei bricht vor ihrem Ende ab: ein Teil fehlt.',
  'fault.notARecord': 'Es ist keine Aufzeichnung einer Partie: das Feld „{detail}“ fehlt, ist falsch oder unbekannt.',
  'fault.unknownFormat': 'Sie hat das Format {detail}, das diese Version nicht kennt.',
  'fault.unknownGame': 'Sie ist vom Spiel „{detail}“, das diese Version nicht kennt.',
  'fault.otherRevision': 'Sie wurde nach einer anderen Fassung der Regeln gespielt ({detail}).',
  'fault.badOptions': 'Ihre Optionen gibt es in diesem Spiel nicht: {detail}.',
  'fault.badSeats': 'Dieses Spiel spielt man nicht mit {detail} Plätzen.',
  'fault.brokenCommitment':
    'Startwert und Salz ergeben nicht die veröffentlichte Festlegung ({detail}): die Partie weicht schon vor Zug 1 ab.',
  'fault.setupDiffers':
    'Die Partie weicht schon vor Zug 1 ab: Startwert, Plätze und Optionen führen nicht zu dem Aufbau, von dem sie berichtet.',
  'fault.moveNotOffered':
    'Die erste Abweichung ist Zug {move} von {moves}: Platz {seat} konnte {action} nicht spielen.',
  'fault.moveDiffers':
    'Die erste Abweichung ist Zug {move} von {moves}: nachdem Platz {seat} {action} spielt, ist der Tisch nicht der, von dem sie berichtet.',
  'fault.brokenSeal':
    '{moves, plural, one {# Zug lässt} other {Alle # Züge lassen}} sich nachspielen, aber das Siegel ist gebrochen: etwas anderes wurde geändert.',

  'perft.title': '{title} · {seats} Plätze · Startwert {seed}: Aktionsfolgen nach Länge',
  'perft.depth': 'Tiefe',
  'perft.sequences': 'Folgen',
  'perft.speed': '{nodes} Knoten in {seconds} s: {perSecond} Knoten/s',
}
