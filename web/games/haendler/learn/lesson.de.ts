import type { Catalogue } from '@windward/core/words.ts'
import type { LessonKey } from './lesson.en.ts'

export const de: Catalogue<LessonKey> = {
  'part.table': 'Am Tisch',
  'part.discover': 'Entdecken',
  'part.loot': 'Handeln',
  'part.bust': 'Alles verlieren',
  'part.risk': 'Wie weit gehen?',
  'part.bold': 'Vier Schiffstypen',
  'part.expedition': 'Für den König',
  'part.repel': 'Ein Schiff abwehren',
  'part.end': 'Wie es weitergeht',

  welcome:
    'Willkommen an Bord, {you}. Du bist Händler, und gegenüber sitzt {other}: Sie hat versprochen, genau so zu spielen, wie ich es ihr sage. In ein paar Minuten hast du das ganze Spiel gesehen.',
  coins:
    'Das ist dein Platz. Du hast 3 Münzen. In diesem Spiel ist eine verdeckte Karte eine Münze: Dein Geld kommt aus demselben Stapel wie alles andere.',
  goal: 'Die Perlen an deinem Platz zählen deinen Einfluss, auf Karten tut es der Lorbeer. Zehn Einfluss und eine Expedition für den König bringen das Ende des Spiels. Einfluss bekommst du, indem du Personen anheuerst.',

  firstCard:
    'Du bist am Zug, und ein Zug beginnt mit dem Entdecken: Decke die oberste Karte auf. Drück auf den Stapel selbst oder wähle unten.',
  person:
    'Ein Pirat. Personen warten im Hafen darauf, angeheuert zu werden. Er kostet 9 Münzen, viel zu viel für heute. Die Zahl im Lorbeer ist sein Einfluss.',
  secondCard: 'Du darfst weitermachen, solange du willst. Decke noch eine auf.',
  ship: 'Eine Fleute! Schiffe bringen Münzen, dieses 3. Jeder Schiffstyp darf nur einmal im Hafen liegen. Mit jedem Schiff wird die nächste Karte gefährlicher.',
  stop: 'Im ersten Zug wagen wir nichts. Hör auf, dann darfst du eine Karte nehmen.',
  loot: 'Bei weniger als vier Schiffstypen im Hafen nimmst du eine Karte. Handle mit der Fleute: Sie wird abgelegt, und du ziehst 3 Münzen.',

  otherTurn: 'Jetzt ist {other} am Zug. Schau zu, wie es ihr ergeht.',
  bust: 'Eine Galeone, und dann eine zweite Galeone: aus! Der ganze Hafen kommt auf die Ablage, niemand nimmt etwas, und ihr Zug ist vorbei. Die zweite trug auch noch einen Totenkopf: Solche Schiffe wehrt niemand ab.',

  again: 'Wieder dein Zug. Entdecke.',
  risk: 'Schau auf den Ring um den Stapel: Dort steht, wie wahrscheinlich dich die nächste Karte ruiniert. Das ist aus allen Karten gezählt, die schon zu sehen waren. Sieben Prozent: weiter.',
  third: 'Vierzehn Prozent, das ist etwa jedes siebte Mal. Noch eine.',
  fourth:
    'Drei Schiffstypen jetzt, 22 Prozent. Eine Person wäre willkommen, und viel zu verlieren gibt es hier nicht. Noch eine!',
  enough: 'Ein Priester, der wird eines Tages nützlich. Aber bei 23 Prozent ist es Zeit, etwas heimzubringen. Hör auf.',
  lootFlute:
    'Wieder eine Karte. Personen kosten Geld, und du hast 6 Münzen. Erst verdienen wir: Nimm die Fleute für 3.',
  fee: 'Nach dir dürfen die anderen je eine Karte nehmen, und wer das tut, zahlt dir 1 Münze. {other} hat mit der Fregatte gehandelt, und du bist um 1 Münze reicher.',
  calm: 'Jetzt wird sie vorsichtig sein. In ihrem Zug darfst auch du eine Karte von dem nehmen, was sie liegen lässt, für 1 Münze.',

  bold: '{other} hat ein Schiff gefunden und behalten; übrig blieb nichts. Du hast 10 Münzen. Diesmal sind wir mutig. Entdecke.',
  bold2: 'Weiter.',
  tax: 'Eine Steuererhöhung. Wer 12 oder mehr Münzen hat, verliert die Hälfte. Du hattest 10 und hast nichts verloren. Dann bekommen die Stärksten 1 Münze; stark ist noch niemand, also bekommt ihr sie beide.',
  bold3: 'Nach einer Steuer geht der Zug weiter. Decke noch eine Karte auf.',
  bold4: 'Fleute und Fregatte. Weiter.',
  bold5: 'Und eine kleine Galeone: drei Schiffstypen. Vielleicht kommt jetzt jemand zum Anheuern.',
  bold6:
    'Ein Matrose! Er gibt dir Stärke, den willst du. Aber drei Schiffstypen liegen schon da: Mit einem vierten darfst du zwei Karten nehmen. 19 Prozent. Wag es.',
  four: 'Eine Barke: vier Schiffstypen. Jetzt darfst du zwei Karten nehmen. Bei allen fünf wären es drei, aber mit 27 Prozent Wahrscheinlichkeit würde dich die nächste Karte ruinieren. Hör auf.',
  sailor:
    'Eine nach der anderen. Heuere zuerst den Matrosen für 3 Münzen an. Seine Stärke 1 gehört von nun an dir, und 1 Einfluss auch.',
  skiff: 'Und jetzt das reichste Schiff: die Barke, 3 Münzen.',
  rich: '{other} hat die Fregatte genommen und dich bezahlt. Du hast 12 Münzen. Eine gefährliche Summe: Denk an die Steuer. Geld will ausgegeben werden.',

  look: '{other} hat einen Priester angeheuert. Sie denkt an den König, und das solltest du auch. Entdecke.',
  expedition:
    'Da ist er: ein Expeditionsaufruf. Er liegt neben dem Hafen, bis ihn jemand erfüllt, und verlangt zwei Anker. Anker bringen die Kapitäne. Ein Tausendsassa steht für alles. Ohne Expedition kann niemand gewinnen.',
  captainCard: 'Suchen wir einen Kapitän.',
  stopCaptain:
    'Wie gerufen. Im Hafen liegt kein Schiff, die nächste Karte könnte dich nicht ruinieren; aber nach dir nimmt {other}, und sie kann ihn genauso brauchen. Hör auf und nimm ihn.',
  captain: 'Heuere den Kapitän für 4 Münzen an.',
  jack: '{other} ist am Zug und hat einen Tausendsassa gefunden. Er kostet 6, und sie hat nur 4. Du darfst aus ihrem Hafen eine Karte nehmen und zahlst ihr dafür 1 Münze. Tu es!',
  complete:
    'Dein Zug, und du hast einen Anker und jemanden, der ihn ersetzen kann. Expeditionen rüstet man im eigenen Zug aus, zu jedem Zeitpunkt. Schick beide los.',
  completed:
    'Kapitän und Tausendsassa sind fort, aber die Expedition gehört dir: 2 Einfluss für immer, und der König hat 3 Münzen gezahlt. Du hast, was man zum Gewinnen braucht.',

  last: 'Eines fehlt noch. Entdecke.',
  last2: 'Eine Pinasse mit 4 Münzen, besser wird kein Schiff. Und vor dir steht ein Matrose. Wag noch eine Karte.',
  repel:
    'Eine zweite Pinasse! Aber ihre Stärke ist nur 1, und die deines Matrosen auch. Abwehren lässt sich nur das eben aufgedeckte Schiff, und nur jetzt. Schick sie fort, dann ist der Hafen gerettet.',
  lastStop: 'Gerettet. Seine Stärke ist nicht verbraucht, er könnte es noch einmal. Aber übertreib es nicht: Hör auf.',
  lastLoot: 'Und heim mit der Pinasse: 4 Münzen.',
  end: 'Das ist das ganze Spiel: entdecken, rechtzeitig aufhören, handeln und anheuern, den König versorgen. Du hast 3 Einfluss und eine Expedition, {other} hat 1. Von hier an schlägst du sie allein.',

  'no.stopEarly':
    'Aufhören darf man nach der ersten Karte immer. Aber es droht kaum Gefahr, und es gibt noch mehr zu sehen.',
  'no.revealNow':
    'Weitermachen lockt, und darum geht es in diesem Spiel. Sehen wir beim ersten Mal, wie ein Zug endet.',
  'no.pass': 'Niemand muss eine Karte nehmen. Aber um Münzen und Personen geht es ja.',
  'no.stopPriest': 'Ein vorsichtiger Händler würde hier aufhören. Seien wir ein einziges Mal etwas weniger vorsichtig.',
  'no.revealRisk':
    'Es hätte gut gehen können. Aber hier liegen drei Schiffe, und fast jede vierte Karte hätte dich alles gekostet.',
  'no.smaller': 'Auch dieses Schiff bringt etwas, nur weniger.',
  'no.hirePriest':
    'Der Priester ist eine gute Wahl. Aber mit ein paar Münzen mehr kannst du aussuchen, und allein bewirkt er wenig.',
  'no.oneMore':
    'Vernünftig. Aber bei drei Schiffstypen nimmst du eine Karte, bei vier nimmst du zwei: Der vierte ist ein Wagnis wert.',
  'no.revealFour':
    'Ein heldenhafter Gedanke: fünf Schiffstypen, drei Karten. Aber mehr als jede vierte Karte hätte alles genommen.',
  'no.lootFirst': 'Die Reihenfolge ist frei. Nimm zuerst den Matrosen: Seinetwegen sind wir geblieben.',
  'no.revealCaptain': 'Verlieren konntest du nichts. Aber je mehr hier liegt, desto mehr Auswahl hat {other}.',
  'no.passJack': 'Dann fände ihn {other} eines Tages wieder. Er ist der zweite Anker, den du brauchst.',
  'no.completeFirst':
    'Du darfst auch erst entdecken: Die Expedition geht jederzeit in deinem Zug. Aber verlierst du den Hafen, ist der Zug vorbei, und {other} ist vielleicht schneller.',
  'no.stopPinnace':
    'Ein guter Fang, niemand würde es dir verübeln. Aber dein Matrose hat noch nicht gezeigt, was er kann.',
  'no.admit': 'Du darfst sie hereinlassen und alles verlieren. Manchen passiert es aus Versehen.',
  'no.revealLast':
    'Du könntest weitermachen: Der Matrose hat seine Stärke noch. Nur ist nicht jede Pinasse so schwach wie diese.',
}
