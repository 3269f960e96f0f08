/**
 * German: game: Partie, record: Aufzeichnung · move: Zug, seat: Platz · choice: Möglichkeit · log: Verlauf, hint: Hinweis ·
 * commitment: Festlegung, seed: Startwert, salt: Salz. A sentence after a colon begins with a capital.
 */

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
    '{choose}u zurück · {hint, select, none {} on {h Hinweis aus · } other {h Hinweis an · }}l Verlauf · ? Hilfe · q Ende',
  'play.chooseNumber': '{last, plural, one {1 wählen · } other {1–# wählen · }}',
  'play.chooseEntry': 'wählen: was vor einer Möglichkeit steht · ',
  'play.noSuchChoice': 'Es gibt keine Möglichkeit {given}. Gib eine Zahl von 1 bis {last} ein, oder ? für Hilfe.',
  'play.noSuchEntry': '„{given}“ ist hier nicht zu verstehen. Gib es ein wie oben beschrieben, oder ? für Hilfe.',
  'play.notANumber': '„{given}“ ist nicht zu verstehen. Gib eine Zahl von 1 bis {last} ein, oder ? für Hilfe.',
  'play.notListed': '„{given}“ ist nicht zu verstehen. Gib ein, was vor einer Möglichkeit steht, oder ? für Hilfe.',
  'play.moreChoices':
    '{n, plural, one {# weitere Möglichkeit} other {# weitere Möglichkeiten}}: / und ein Wort zeigt die, die es enthalten.',
  'play.noMatch': 'Keine Möglichkeit enthält „{given}“.',
  'play.undone': '{name} nimmt den letzten Zug zurück.',
  'play.noUndo':
    'Der letzte Zug lässt sich nicht zurücknehmen: Er hat etwas aufgedeckt, oder jemand anders hat seither gezogen.',
  'play.noHint': 'Für diese Entscheidung gibt es keinen Hinweis.',
  'play.hintOff': 'Hinweise sind aus.',
  'play.pass': 'Gib das Gerät an {name} weiter; dann Eingabetaste.',
  'play.emptyLog': 'Noch ist nichts geschehen.',
  'play.help':
    'Gib ein, was vor einer Möglichkeit steht. u nimmt deinen letzten Zug zurück, solange er nichts aufgedeckt hat; h schaltet Hinweise ein und aus; l zeigt den ganzen Verlauf; / und ein Wort zeigt die Möglichkeiten, die es enthalten; q beendet, und die Partie ist gesichert.',
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
  'arena.adjusted': 'ohne Glück',
  'arena.worth': 'so viele Partien wert',
  'arena.howAdjusted':
    'Ohne Glück: Der Mittelwert ist derselbe, das Intervall kürzer. Die letzte Spalte sagt, wie viele Partien mit bloßen Ergebnissen so viel gesagt hätten wie diese {games}.',
  'arena.better': 'Entschieden: {bot} ist besser als {low} Elo (geprüft gegen {high}).',
  'arena.notBetter': 'Entschieden: {bot} ist nicht besser als {high} Elo (geprüft gegen {low}).',
  'arena.undecided':
    'Unentschieden zwischen {low} und {high} Elo für {bot}: Log-Likelihood-Quotient {ratio}, nötig ±2,94.',

  'record.written': '{path}: {title}, {moves, plural, one {# Zug} other {# Züge}}.',
  'analyse.title':
    '{path}: {title}, {moves, plural, one {# Zug} other {# Züge}}, {effort}. Alle Zahlen sind Punkte der Gewinnchance.',
  'analyse.noJudge':
    '{path}: Diese Partie wurde nach Fassung {rev} der Regeln gespielt, als es noch keine Auswertung gab; sie lässt sich nicht auswerten.',
  'analyse.player': 'Spieler',
  'analyse.result': 'Ergebnis',
  'analyse.luck': 'Glück',
  'analyse.adjusted': 'ohne Glück',
  'analyse.own': 'eigene Fehler',
  'analyse.others': 'fremde Fehler',
  'analyse.residual': 'Rest',
  'analyse.error': 'je Entscheidung',
  'analyse.accuracy': 'Genauigkeit',
  'analyse.class': 'Klasse',
  'analyse.mistakes': 'Die Entscheidungen, die am meisten kosteten',
  'analyse.noMistakes': 'Keine Entscheidung war sicher ein Fehler.',
  'analyse.mistake': '{move}. {mark} {name}: {given} ({value}) statt {better} ({best}); das kostete {cost} ± {doubt}.',
  'analyse.bid':
    '{move}. {mark} {name}: {given} ({value}); eine gute Mischung von Geboten erreicht {best}: Das kostete {cost} ± {doubt}.',
  'analyse.strokes': 'Die Glücksfälle, auf die es ankam',
  'analyse.stroke': '{move}. {name} +{luck}: {events}',
  'page.title': 'Das Logbuch des Lotsen',
  'page.graph':
    'Oben: die Gewinnchance aller, Zug um Zug; ein Punkt ist eine Entscheidung mit Zeichen. Unten: was der Zufall tat.',
  'page.decisions': 'Alle Entscheidungen',
  'page.how':
    'Eine Entscheidung wird nach dem beurteilt, was man in diesem Augenblick wissen konnte. ?! kostete 2 Punkte Gewinnchance oder mehr, ? 5, ?? 10; ! ist die beste einer schweren Wahl. Aus großen Auswahlen werden nur einige verglichen.',
  'puzzles.title': '{title} · {count, plural, one {# Rätsel} other {# Rätsel}}',
  'puzzles.puzzle':
    '{no}. {name}: {best} ({value}) und nicht {rule} ({ruleValue}); {difficulty}, gefunden von: {level}.',
  'puzzles.easy': 'leicht',
  'puzzles.middling': 'mittel',
  'puzzles.hard': 'schwer',
  'puzzles.nobody': 'keinem Bot',
  'effort.quick': 'kurzer Blick',
  'effort.normal': 'normaler Aufwand',
  'effort.deep': 'tiefer Blick',
  'class.master': 'Meisterklasse',
  'class.expert': 'sehr erfahren',
  'class.skilled': 'geübt',
  'class.steady': 'solide',
  'class.casual': 'gelegentlich',
  'class.novice': 'am Anfang',

  'verify.good': '{path}: echt. {title}, {moves, plural, one {# Zug} other {# Züge}}.',
  'verify.unfinished':
    '{path}: bis hierher echt. {title}, unvollendet nach {moves, plural, one {# Zug} other {# Zügen}}.',
  'verify.bad': '{path}: abgelehnt. {why}',
  'fault.notJson': 'Es ist kein JSON ({detail}).',
  'fault.truncated': 'Die Datei bricht vor ihrem Ende ab: Ein Teil fehlt.',
  'fault.notARecord': 'Es ist keine Aufzeichnung einer Partie: Das Feld „{detail}“ fehlt, ist falsch oder unbekannt.',
  'fault.unknownFormat': 'Sie hat das Format {detail}, das diese Version nicht kennt.',
  'fault.unknownGame': 'Sie ist vom Spiel „{detail}“, das diese Version nicht kennt.',
  'fault.otherRevision': 'Sie wurde nach einer anderen Fassung der Regeln gespielt ({detail}).',
  'fault.badOptions': 'Ihre Optionen gibt es in diesem Spiel nicht: {detail}.',
  'fault.badSeats': 'Dieses Spiel spielt man nicht mit {detail} Plätzen.',
  'fault.brokenCommitment':
    'Startwert und Salz ergeben nicht die veröffentlichte Festlegung ({detail}): Die Partie weicht schon vor Zug 1 ab.',
  'fault.setupDiffers':
    'Die Partie weicht schon vor Zug 1 ab: Startwert, Plätze und Optionen führen nicht zu dem Aufbau, von dem sie berichtet.',
  'fault.moveNotOffered':
    'Die erste Abweichung ist Zug {move} von {moves}: Platz {seat} konnte {action} nicht spielen.',
  'fault.moveDiffers':
    'Die erste Abweichung ist Zug {move} von {moves}: Nachdem Platz {seat} {action} spielt, ist der Tisch nicht der, von dem sie berichtet.',
  'fault.brokenSeal':
    '{moves, plural, one {# Zug lässt} other {Alle # Züge lassen}} sich nachspielen, aber das Siegel ist gebrochen: Etwas anderes wurde geändert.',

  'perft.title': '{title} · {seats} Plätze · Startwert {seed}: Aktionsfolgen nach Länge',
  'perft.depth': 'Tiefe',
  'perft.sequences': 'Folgen',
  'perft.speed': '{nodes} Knoten in {seconds} s: {perSecond} Knoten/s',

  'usage.unknownCommand': 'Einen Befehl „{given}“ gibt es nicht.',
  'usage.unknownOption': 'Eine Option {given} gibt es nicht.',
  'usage.missingArgument': 'Das Argument „{given}“ fehlt.',
  'usage.optionMissingArgument': 'Der Option {given} fehlt der Wert.',
  'usage.missingMandatoryOptionValue': 'Die Option {given} fehlt.',
  'usage.excessArguments': 'Es sind zu viele Argumente.',
  'usage.invalidArgument': '{given} kann nicht „{value}“ sein, nur: {known}.',
  'usage.didYouMean': 'Meintest du {names}?',
  'usage.notUnderstood': 'Die Befehlszeile ist nicht zu verstehen ({detail}).',
  'usage.help': 'windward --help zählt die Befehle auf; windward BEFEHL --help erklärt einen.',
  'usage.wholeNumber': '„{given}“ ist keine ganze Zahl von {min} bis {max}.',
  'usage.names': '„{given}“ ist keine Liste von Namen mit Kommas dazwischen.',
  'usage.seed': 'Ein Startwert ist ein Text von 1 bis {most} Zeichen.',
  'usage.claims': '„{given}“ sind nicht zwei Elo-Werte, der kleinere zuerst, wie 0,20.',
  'usage.options': '„{given}“ muss aussehen wie deck=portRoyal,jester=others.',

  'refuse.noGame': 'Ein Spiel „{given}“ gibt es nicht. Die Spiele sind: {known}.',
  'refuse.noOption': '{game} hat keine Option „{option}“. Seine Optionen sind: {known}.',
  'refuse.noOptionValue': 'Die Option {option} von {game} kann nicht „{value}“ sein, nur: {known}.',
  'refuse.seats': '{game} ist mit diesen Optionen für {min} bis {max} Spieler, nicht für {seats}.',
  'refuse.seatsAndBots': 'Es gibt {seats} Plätze und {bots} Bots: Nenne einen Bot für alle oder einen für jeden Platz.',
  'refuse.tooManyBots': 'Es sind {bots} Bots für {seats} Plätze.',
  'refuse.noBot': 'Für {game} gibt es keinen Bot „{given}“. Die Bots sind: {known} und exec:BEFEHL.',
  'refuse.whichGame': 'Welches Spiel? Zum Beispiel: windward play haendler',
  'refuse.tooManyNames':
    'Es {names, plural, one {ist # Name} other {sind # Namen}} für {people, plural, one {# Person} other {# Personen}}.',
  'refuse.sameName': 'Zwei Personen haben denselben Namen.',
  'refuse.badName': 'Ein Name hat höchstens {most} Buchstaben und beginnt nicht mit „bot “.',
  'refuse.resumedGame': 'Eine gesicherte Partie weiß, welches Spiel sie ist: Lass den Namen neben --resume weg.',
  'refuse.resumedOption': 'In einer gesicherten Partie steht --{option} fest: Lass es neben --resume weg.',
  'refuse.resumedPrograms':
    'Eigene Programme haben {seats} der Plätze: Nenne jedes noch einmal, mit --bots exec:BEFEHL.',
  'refuse.resumedBot': 'In {path} spielt ein Bot, der hier nicht bekannt ist: {player}.',
  'refuse.noSave': 'Es ist keine Partie gesichert, die weitergehen könnte.',
  'refuse.noSuchSave': 'Keine Partie ist als „{given}“ gesichert. windward play --resume zeigt, welche es gibt.',
  'refuse.notSavable':
    'Partien lassen sich nicht sichern: {path} lässt sich nicht anlegen. Setze XDG_STATE_HOME auf einen anderen Ort.',
  'refuse.noLines': '{path} muss auf .jsonl oder .csv enden: Daran hängt, was in den Zeilen steht.',
  'refuse.outExists': '{path} gibt es schon. Überschreibe es mit --force oder wähle einen anderen Namen.',
  'refuse.sprt': '--sprt unterscheidet zwei Bots: Nenne zwei verschiedene.',
  'refuse.spreadProgram':
    'Ein eigenes Programm läuft nur auf diesem Rechner: {bot} lässt sich mit --nats nicht verteilen.',
  'refuse.spreadWorkers': '--nats überlässt die Arbeit den Prozessen windward worker, die ihr eigenes --workers haben.',
  'refuse.portTaken':
    'Port {port} ist belegt, von einem anderen Windward oder einem anderen Programm. Halte es an oder nenne einen anderen Port: --port {next}.',
  'refuse.portForbidden':
    'Auf diesem Rechner darf nur der Administrator an Port {port} lauschen. Nenne einen ab 1024, etwa --port 8080.',
  'refuse.noAddress': 'Dieser Rechner hat keine Adresse {host}. Er kann lauschen an: {known}.',
  'refuse.notStarted': 'Der Start ist gescheitert: {detail}',

  'nats.unreachable': 'NATS ist unter {address} nicht zu erreichen ({detail}).',
  'nats.lost': 'NATS ist unter {address} nicht mehr zu erreichen. Es wird weiter versucht.',
  'nats.back': 'NATS ist unter {address} wieder da.',
  'spread.nobody':
    'Unter {address} hat kein Worker geantwortet. Es wird gewartet; starte einen, hier oder anderswo, mit: windward worker --nats URL',
  'spread.others':
    'Unter {address} hat kein Worker dieser Version ({version}) geantwortet, aber {others, plural, one {# einer anderen} other {# von anderen}}. Es wird gewartet; nur dieselbe Version ergibt dieselben Ergebnisse.',
  'worker.ready':
    'Arbeitet mit {threads, plural, one {# Thread} other {# Threads}} für alle, die unter {address} fragen (Version {version}).',
  'worker.done': '{jobs, plural, one {# Aufgabe} other {# Aufgaben}} erledigt.',

  'results.notResults': '{path} ist keine Datei mit Ergebnissen der Arena.',
  'results.otherContest': '{path} enthält Ergebnisse eines anderen Vergleichs: Dort ist {field} {there}, nicht {own}.',
  'results.damaged':
    '{path} ist in Zeile {line} beschädigt. Entferne diese Zeile oder die Datei und starte die Arena noch einmal.',
  'results.unwritable': '{path} lässt sich nicht schreiben ({detail}).',

  'file.tooLarge': '{path} ist zu groß für eine Aufzeichnung ({size} MB).',
  'file.notRecord': '{path} ist ein Verzeichnis, keine Aufzeichnung.',
  'file.notFile': '{path} ist keine Datei.',
  'file.noFolder': '{path} lässt sich nicht schreiben: {folder} gibt es nicht.',
  'file.missing': '{path} gibt es nicht.',
  'file.closed': '{path} darf nicht geöffnet werden: keine Berechtigung.',
  'file.locked': '{path} darf nicht geändert werden: keine Berechtigung.',
  'file.directory': '{path} ist ein Verzeichnis.',
  'file.full': '{path} lässt sich nicht schreiben: Die Platte ist voll.',
  'file.readOnly': '{path} lässt sich nicht schreiben: Die Platte ist schreibgeschützt.',
  'file.longName': '{path} hat einen zu langen Namen.',
  'file.notText': '{path} ist kein Text und damit keine Aufzeichnung.',
  'file.unusable': '{path} ist nicht zu gebrauchen ({detail}).',

  'serve.at': 'Windward ist unter {url}',
  'serve.moved': 'Port {taken} ist belegt, also ist es {port}.',
  'serve.alone': 'Nur dieser Rechner kommt dorthin. Für Handys im selben Haus: --lan',
  'serve.home': 'Für alle im selben Netz: {urls}',
  'serve.noHome': 'Dieser Rechner ist gerade in keinem Netz: Nur er selbst kommt zu Windward.',
  'serve.thinking': 'Denkt mit {threads, plural, one {# Thread} other {# Threads}}',
  'store.copied':
    '{path}: {tables, plural, one {# Tisch} other {# Tische}}, {steps, plural, one {# Schritt} other {# Schritte}}',
  'store.isThere': '{path} gibt es schon.',
  'store.wouldReplace': '{path} gibt es schon; --replace hebt es daneben auf.',
  'store.missing': '{path} gibt es nicht.',
  'store.inUse':
    '{path} wird von einem anderen Prozess benutzt: einem Server, der darauf läuft, oder einer Wiederherstellung. Halte ihn zuerst an.',
  'store.damaged':
    '{path} ist beschädigt ({detail}). windward check nennt, was heil ist, und --rescue DATEI rettet es.',
  'store.notCopied': '{path} ließ sich nicht kopieren: {detail}',
  'store.notAStore': '{path} ist kein Speicher von Windward: {detail}.',
  'check.whole':
    '{path} ist heil: {tables, plural, one {# Tisch} other {# Tische}}, {people, plural, one {# Person} other {# Personen}}.',
  'check.damaged':
    '{path} ist beschädigt. {whole} von {tables, plural, one {# Tisch} other {# Tischen}} sind heil. --rescue DATEI legt, was heil ist, in einen neuen Speicher.',
  'check.pages': 'Seite {which} lässt sich nicht lesen; dort lag ein Teil von {detail}.',
  'check.table': 'Tisch {which} lässt sich nicht lesen oder wiederholen: {detail}',
  'check.rows': 'Ein Teil von {which} lässt sich nicht lesen: {detail}',
  'check.rescued':
    '{path}: {whole, plural, one {# Tisch} other {# Tische}} und {people, plural, one {# Person} other {# Personen}}, alles, was heil ist.',
}
