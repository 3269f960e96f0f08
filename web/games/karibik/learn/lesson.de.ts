import type { Catalogue } from '@windward/core/words.ts'
import type { LessonKey } from './lesson.en.ts'

export const de: Catalogue<LessonKey> = {
  'part.chart': 'Die Karte',
  'part.bribe': 'Bestechen',
  'part.move': 'Ziehen und überfallen',
  'part.thief': 'Diebe, Raub, Abliefern',
  'part.tie': 'Ein Gleichstand',
  'part.alone': 'Alles in einem Zug',
  'part.round': 'Die nächste Runde',
  'part.swap': 'Ein Plan mit zwei Schiffen',
  'part.end': 'Wie es weitergeht',

  welcome:
    'Willkommen, {you}. Du und {other}, ihr seid reich, und keiner von euch hat ein Schiff. Aber auf See sind sechs Piraten, und die mögen Rum. {other} spielt, wie ich es ihr sage, damit du alles einmal siehst.',
  ships:
    'Das sind die sechs: Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. Sie gehören niemandem, und sie segeln immer in dieser Reihenfolge.',
  chests:
    'In den Hafenstädten liegen Schatzkisten; die Zahl ist ihr Wert in Tausendern. Havanna und Puerto Bello haben die reichsten, je 8.000 Dublonen.',
  havens:
    'Und das sind deine Schlupfwinkel, drei Stück, blau mit Punkten. Eine Schatzkiste, die hier abgeladen wird, bringt dir ein, was darauf steht, wer immer sie bringt.',

  cards:
    'Ihr habt beide sieben Karten: Rumfässer von 0 bis 5 und einen Dieb. In jeder Runde legst du geheim auf jedes Schiff eine. Das höchste Gebot zieht das Schiff, so viele Felder, wie es Fässer hat. Die siebte Karte bleibt für den Gleichstand.',
  plan: 'Schau auf die Karte: Die Arriba liegt gleich neben Havanna, und die Bravo nicht weit von deinem Schlupfwinkel San Salvador. Tief im Süden kann die Diabolo Puerto Bello erreichen, und gleich daneben ist noch ein Schlupfwinkel von dir. Diese drei Schiffe willst du.',
  allocate:
    'Leg deine Karten wie unten: Tippe eine Karte an, dann ein Schiff, und bestätige. {keys, select, yes {Mit Tasten: 3 2 4 5 1 0 und Eingabe. } other {}}Der Dieb bleibt übrig, als Stichkarte.',

  arriba:
    'Die Gebote für die Arriba werden aufgedeckt: deine 3 gegen ihre 2. Das Schiff gehört dir für drei Felder. Havannas Schatzkiste holt man vom Feld vor der Stadt: Segle dorthin.',
  capture:
    'Du liegst vor Havanna, und die Arriba ist leer. Überfalle die Stadt: Die Schatzkiste kommt an Bord, und du verdienst sofort 2.000 Dublonen. Das kostet keine Bewegung.',
  carry:
    'Noch zwei Felder. Dein Schlupfwinkel ist für heute zu weit, also bring die Schatzkiste so nah an die Bravo wie möglich. Nach Osten!',
  carry2: 'Noch eines: auf die Große Bahamabank, gleich neben die Bravo.',
  finishArriba: 'Die Arriba hat das Ihre getan. Fertig mit ihr.',

  thief:
    'Jetzt die Bravo: deine 2 gegen einen Dieb. Du gewinnst, aber der Dieb eines Gegners nimmt ein Feld weg: 2 weniger 1 ist 1. Dafür sind Diebe da. Ein Feld reicht gerade.',
  steal:
    'Die Bravo ist leer, und neben ihr liegt ein beladenes Schiff: deine eigene Arriba. Raube die Schatzkiste. Schiffe fragen nicht, wem sie gehört hat.',
  toHaven: 'Und nun ein Feld nach San Salvador, in deinen Schlupfwinkel.',
  deliver: 'Liefere sie ab: 8.000 Dublonen für dich.',
  delivered:
    'Zwei Schiffe, eine Schatzkiste, 10.000 Dublonen. Schatzkisten wandern von Schiff zu Schiff: Das ist das Herz dieses Spiels. Und {other} hätte dasselbe mit dir machen können.',
  finishBravo: 'Fertig mit der Bravo.',

  tie: 'Die Caribic: 4 gegen 4, Gleichstand. Jetzt entscheiden beide geheim, ob sie ihre Stichkarte zeigen. Deine ist der Dieb, gewinnen kannst du also nicht. Aber jeder gezeigte Dieb kostet ein Feld. Zeig ihn und verdirb ihr ein wenig die Reise.',
  tied: 'Sie hatte die 5 und gewinnt das Schiff. Die Stichkarte entscheidet nur, wer segelt; wie weit, sagt das erste Gebot: 4, weniger dein Dieb, 3 Felder. Beide Karten sind für diese Runde verbraucht.',
  diabolo:
    'Die Diabolo gehört dir, mit allen 5 Feldern. Dort liegt Puerto Bello, und dahinter dein Schlupfwinkel. Zuerst nach San Andrés.',
  diabolo2: 'Nun vor Puerto Bello.',
  diabolo3: 'Überfalle die Stadt.',
  diabolo4: 'Und weiter in den Schlupfwinkel nebenan.',
  diabolo5: 'Lade ab.',
  diabolo6: 'Zwei Felder sind übrig, und du musst sie nicht nutzen. Fertig.',

  round:
    'Die Evita gehörte {other}. Für die Fuego habt ihr beide 0 geboten, und beide Stichkarten waren verbraucht: Der Gleichstand blieb, und sie blieb liegen. Damit ist die Runde vorbei, und alle nehmen ihre Karten zurück.',
  newChests:
    'Nach jeder Runde kommen zwei Schatzkisten dazu. Die Schiffe bleiben, wo sie sind. So geht es weiter, bis jemand 62.000 Dublonen hat, zu zweit; diese Runde wird zu Ende gespielt.',

  plan2:
    'Noch ein Kniff. Nassaus Schatzkiste, 7.000, ist für die Arriba erreichbar. Die Evita trägt 4.000 ganz in der Nähe der Bravo. Und die Bravo versperrt deinen Schlupfwinkel, weil auf jedem Feld nur ein Schiff liegen darf.',
  allocate2:
    'Arriba und Bravo müssen dir gehören; der Dieb kommt dorthin, wo {other} hoch bieten wird. {keys, select, yes {Mit Tasten: 3 2 0 1 T 4 und Eingabe. } other {}}Die 5 bleibt als Stichkarte.',
  nassau: 'Die Arriba gehört dir. Segle vor Nassau.',
  nassau2: 'Überfalle die Stadt.',
  blocked:
    'Dein Schlupfwinkel San Salvador ist zwei Felder entfernt, aber die Bravo liegt darin. Macht nichts, den Rest erledigt sie. Komm ihr entgegen: Exumasund.',
  blocked2: 'Und in die Crooked-Island-Passage.',
  finishArriba2: 'Fertig mit der Arriba.',
  bravo:
    'Jetzt die Bravo, zwei Felder. Segle in den Inaguasund: Dort liegt sie neben der Arriba und neben {other}s Evita.',
  rob: 'Raube zuerst die Evita aus. Es sind nur 4.000, aber dann hat sie nichts.',
  swap: 'Und jetzt sind deine beiden Schiffe beladen. Tausche: Die Bravo nimmt die 7.000 aus Nassau, die Arriba behält die 4.000 für später.',
  home: 'Zurück nach San Salvador. Der Schlupfwinkel ist frei, denn die Bravo selbst hat ihn verlassen.',
  deliver2: 'Liefere ab: 7.000.',
  finishBravo2: 'Fertig mit der Bravo. Was du auf die anderen gelegt hast, wird eines nach dem anderen aufgedeckt.',
  end: 'Das ist alles: bestechen, segeln, überfallen, rauben, tauschen, abliefern. Du hast 29.000 Dublonen, {other} hat 4.000, aber jetzt gehört ihr die Caribic. Von hier an bestichst du allein.',

  'no.allocate':
    'Du darfst deine Karten legen, wie du willst, und einen besten Weg gibt es nicht. Für die Geschichte, die folgt, leg sie wie gezeigt. „Wie zuletzt“ bringt dir deine zurück.',
  'no.sail': 'Dorthin darf das Schiff. Aber der kürzeste Weg ist der gezeigte, und Felder sind kostbar.',
  'no.finish': 'Du darfst aufhören, wann du willst. Aber mit diesem Schiff ist noch etwas zu holen.',
  'no.captureFirst': 'Du darfst weitersegeln. Aber die Schatzkiste bliebe an Land, und mit ihr 2.000 Dublonen.',
  'no.stealFirst': 'Du darfst erst segeln. Aber dann läge das beladene Schiff nicht mehr neben dir.',
  'no.finishLoaded':
    'Du darfst die Schatzkiste an Bord lassen. Aber wer dieses Schiff als Nächster besticht, lädt sie anderswo ab.',
  'no.withhold':
    'Verdeckt bleibt sie dir für einen späteren Gleichstand. Aber ein Dieb gewinnt kaum je einen, und jetzt gezeigt kostet er sie ein Feld.',
  'no.stay':
    'Du darfst weitersegeln. Aber ein leeres Schiff in deinem Schlupfwinkel schadet nicht und ist nur dir selbst im Weg.',
  'no.stealNassau': 'Auch das ginge: gleich 7.000. Aber dann behält {other} ihre Schatzkiste. Pass auf.',
  'no.swap': 'Du darfst die 4.000 abliefern gehen. Aber gleich neben dir liegen 7.000.',
}
