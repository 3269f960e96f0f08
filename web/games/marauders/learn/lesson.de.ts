import type { Catalogue } from '@windward/core/words.ts'
import type { LessonKey } from './lesson.en.ts'

export const de: Catalogue<LessonKey> = {
  'part.captain': 'Ein Kapitän und ein Schiff',
  'part.buy': 'Kaufen',
  'part.sell': 'Verkaufen',
  'part.outfit': 'Ausrüsten',
  'part.raid': 'Ein Überfall',
  'part.battle': 'Ein Gefecht',
  'part.plan': 'Das Gesetz und ein Plan',
  'part.end': 'Wie es weitergeht',

  welcome:
    'Willkommen in der Karibik, {you}. Zehn Ruhmpunkte machen eine Legende. Die ersten drei Runden segeln wir allein; mit Freunden hat jeder seinen Zug nach demselben Ereignis.',
  ship: 'Zuerst ein Schiff. Die Schaluppe ist schnell und jagt gut; die Fleute ist langsam, trägt aber vier Karten. Wir beginnen als ehrliche Händler: Nimm die Fleute.',
  captain:
    'Dein Kapitän ist gezogen: Joris Verbeek aus St. Maarten. Seemannschaft 3, Suche 2, Führung 3, Einfluss 2: So viele Würfel wirft er. Ein Würfel ist ein Erfolg, wenn er einen Totenkopf zeigt, jedes dritte Mal.',
  board:
    'Das Meer ist in Zonen geteilt, jede mit einem Hafen. Beim Hafen siehst du, was dort gefragt ist. Dein Schiff liegt zu Hause, im Hafen von St. Maarten, mit 10 Gold an Bord.',
  event:
    'Jede Runde beginnt mit einem Ereignis. Diesmal Geleitzüge: Alle Händler sind unterwegs. Nun bist du am Zug: drei Aktionen aus Bewegen, Suchen und einer Hafenaktion.',

  port: 'Du liegst im Hafen: Beginne mit der Hafenaktion. Sie ist eine Aktion, so viel du an Land auch tust.',
  buy: 'Kaufe Waren. Dir werden Karten gezeigt; sonst sechs, aber ein niederländischer Kapitän sieht in St. Maarten acht.',
  sugar: 'Zucker ist dreimal da. Eine Ware, die einmal da ist, kostet 3 Gold, zweimal 2, dreimal nur 1. Kaufe Zucker.',
  sugar2: 'Noch einen.',
  sugar3: 'Und den dritten.',
  paid: 'Drei Sack für 3 Gold. Das genügt: Schließ den Kauf ab.',
  demand:
    'Warum Zucker? Schau nach Santo Domingo, zwei Zonen westlich: Dort will man Zucker. Für eine gefragte Ware zahlt ein Hafen 6 Gold statt 3, und für drei auf einmal gibt es Ruhm.',
  leaveShop: 'Das ist vorerst alles. Beende die Hafenaktion.',
  leave: 'Zweite Aktion: Lauf aus. Hinaus, hinüber, hinein: Jedes ist eine Bewegung.',
  sail: 'Dritte Aktion: Segle nach Westen, nach San Juan.',
  end: 'Die drei Aktionen sind verbraucht. Beende deinen Zug.',

  sail2:
    'Eine neue Runde. Das Ereignis war ein Admiral: Die Franzosen schicken ein Marineschiff, das am Ende der Runde erscheint. Weiter nach Santo Domingo.',
  enter: 'Lauf in den Hafen ein. Er ist spanisch, und Spanien hat nichts gegen dich.',
  port2: 'Und die Hafenaktion.',
  sell: 'Waren werden vor allem anderen verkauft.',
  sell1: 'Verkaufe Zucker.',
  sell2: 'Noch einen.',
  sell3: 'Alle drei auf einmal: Das macht es ruhmreich.',
  sold: 'Schlag ein.',
  glory:
    '18 Gold für das, was 3 gekostet hat, und dein erster Ruhmpunkt. Mit jedem Punkt ziehst du eine Ruhmkarte. Sie sind geheim; jede sagt, wann sie gespielt werden darf. Du hast von Anfang an einen Zimmermann, und nun eine Silberzunge.',
  hire: 'Der Zimmermann ist ein Spezialist: Er wird nicht gespielt, sondern angeheuert, und bleibt. Er verlangt 4 Gold in einem Hafen. Heuere ihn an; er flickt dein Schiff auf See.',
  yard: 'Nun in die Werft.',
  hold: 'Jeder Hafen hat einen Umbau. Hier ist es ein größerer Laderaum, für 3 Gold: Platz für eine Karte mehr. Kaufe ihn.',
  yardDone: 'Genug gebaut. Verlass die Werft.',
  more: 'Du könntest auch 2 Gold zahlen und mit Einfluss um ein Gerücht würfeln, einen Auftrag übernehmen, wo einer angeboten wird, oder Leute anheuern. Und zu Hause kannst du Gold verstecken: Je 10 sind am Ende ein geheimer Punkt. Gold an Bord kann verloren gehen.',
  portDone: 'Beende die Hafenaktion.',
  end2: 'Beende deinen Zug.',

  navy: 'Frankreich und Spanien sind im Krieg. Und vor Petit-Goâve, gleich nebenan, ist der französische Admiral erschienen. Er jagt Piraten. Wir sind keine … noch nicht.',
  leave2: 'Lauf aus.',
  scout:
    'In jeder Zone fährt ein Händler. Suche den hiesigen: Du wirfst zwei Würfel für Suche, und ein Totenkopf genügt. Die Chance ist etwas besser als fünfzig zu fünfzig.',
  nation:
    'Gefunden! Der Händler ist Franzose, oder Spanier wie diese Gewässer, ganz wie du willst. Greif an, und diese Nation setzt ein Kopfgeld auf dich aus und schließt dir ihre Häfen. Den französischen Hafen nebenan werden wir brauchen: Also sei es ein Spanier.',
  cards: 'Drei Frachtkarten entscheiden. Die Zahl ist die Beute. Ein Treffer beschädigt dein Schiff in diesem Bereich.',
  escapes:
    'Zwei Fluchtzeichen, so viele wie die Wendigkeit deiner Fleute, und der Händler ist fort: So steht es jetzt. Aber von deinen drei Würfeln für Seemannschaft zeigte einer einen Totenkopf.',
  exchange:
    'Ein Erfolg lässt dich eine Karte ziehen, abwerfen oder austauschen. Tausch den Kakao aus: Er ist nur 1 wert und zeigt eines der Fluchtzeichen.',
  raid: 'Eine reiche Ladung Holz! 3 und 4 und 5 macht 12 Gold, der Händler entkommt nicht, und dein Schiff hält die Treffer aus. Schließ den Überfall ab.',
  pirate:
    '12 Gold, drei Karten Holz, und weil es 12 oder mehr waren, ein zweiter Ruhmpunkt. Aber nun sucht dich Spanien. Spanische Häfen sind dir verschlossen, jede Marine jagt dich, Piraten lassen dich in Ruhe, und wer dich fängt, wird dafür bezahlt.',

  battle:
    'Er hat dich gefunden. In einem Gefecht sagen beide eine Aktion an: schießen, entern oder fliehen; in der ersten Runde nur schießen. Beide würfeln auf Seemannschaft, und mehr Totenköpfe gewinnen.',
  guns: 'In der ersten Runde hatte niemand einen. Im Krieg ist ein Marineschiff ein Linienschiff mit fünf Kanonen: Bleib nicht.',
  flee: 'Du wirst für die zweite Runde gefragt. Fliehen gelingt, wenn du gewinnst und der Gegner keinen einzigen Totenkopf wirft. Flieh!',
  smoke:
    'Und hier ist der Augenblick für eine Ruhmkarte. Pulverdampf: Wer die Flucht angesagt hat, ist fort, wenn er das Duell gewinnt, was der Gegner auch gewürfelt hat. Sonst hat der Tisch leise gefragt, und ich habe für dich gepasst. Spiel sie aus.',
  rest: 'Eine Aktion ist übrig, und das darf so bleiben. Beende den Zug.',
  carpenter:
    'Eine neue Runde, und der Überfall hat Spuren hinterlassen. Zu Beginn deines Zuges flickt der Zimmermann einen Punkt. Welchen, entscheidest du; denk nur daran, dass ein Schiff mit Rumpf null gesunken ist.',
  danger: 'Drei Aktionen. Sehen wir dem Gesetz ins Auge: Segle nach Petit-Goâve.',
  escaped:
    'Gewonnen und fort im Rauch: So steht es auf dem Blatt, und ist es gelesen, kannst du es weglegen. Zwei Aktionen sind übrig.',
  haven:
    'Und nun vor seiner Nase in den Hafen: Frankreich hat nichts gegen dich, und wer im Hafen liegt, wird nicht angegriffen. Lauf ein.',
  law: 'Merk dir das Gesetz. Jedes Kopfgeld verschließt dir die Häfen seiner Nation, und je mehr sie dich suchen, desto schärfer blickt ihre Marine. Bevor du suchst, überfällst oder segelst, sagt der Tisch, was es bringt: „Spanien 1 → 2“, und wie wahrscheinlich ein Jäger dich findet.',
  death:
    'Stirbt dein Kapitän, sind Schiff, Ladung und das Gold an Bord verloren. Punkte und Versteck bleiben, und ein neuer Kapitän läuft mit 10 Gold von zu Hause aus. Trag also kein Vermögen spazieren.',
  stash:
    'Dafür ist das Versteck da: Daheim in St. Maarten sind je 10 versteckte Gold am Ende ein Punkt, höchstens fünf, und niemand kann sie dir nehmen.',
  errands:
    'Aufträge beginnen in Häfen mit einer Schriftrolle; ein Gerücht kostet 2 Gold und einen Wurf auf Einfluss. Beide bringen einen Ruhmpunkt und noch etwas; eine Flagge auf der Karte zeigt dir, wohin.',
  plan: 'Ein Plan zum Sieg: Verkauf drei gleiche Waren, wo sie gefragt sind, nimm mit, was auf dem Weg liegt, versteck daheim Gold, und kauf ein großes Schiff, sobald du kannst.',
  aim: 'Dein nächstes Ziel: St. Maarten sucht Holz, und du hast drei. Das sind 18 Gold, ein dritter Punkt und 40 Gold fürs Versteck.',
  decide:
    'Eine Aktion ist übrig, und nun entscheidest du: Mach mit der Hafenaktion hier Geschäfte, oder beende den Zug.',
  'no.leave': 'Draußen wartet das Linienschiff. Bleib diesmal im Hafen.',
  'no.patch': 'Er verlangt nichts weiter: Lass ihn etwas flicken.',
  farewell:
    'Handel, Überfall, Gefecht: Nun kennst du die Wege zum Ruhm. Aufträge, Gerüchte und ein größeres Schiff sind die anderen. Du hast 2 Punkte, 30 Gold und Holz im Laderaum. Segle von hier allein weiter, oder setz dich mit anderen an einen Tisch.',

  'no.sloop':
    'Ein feines Schiff für einen Jäger. Aber es trägt nur zwei Karten, und erst drei machen ein Geschäft ruhmreich.',
  'no.course': 'Auch das darfst du: drei Aktionen, in beliebiger Reihenfolge. Aber halte dich vorerst an den Plan.',
  'no.activity':
    'All das kann man im Hafen tun, in beliebiger Reihenfolge, sobald die Waren verkauft sind. Zuerst das Gezeigte.',
  'no.goods': 'Auch das ist zu haben. Aber es kostet mehr, und in der Nähe fragt niemand danach.',
  'no.enough': 'Für eine Karte wäre noch Platz. Aber das Geld wird vielleicht gebraucht.',
  'no.sellAll': 'Weniger als drei in einem Verkauf bringen Gold, aber keinen Ruhm.',
  'no.yard': 'Es ist zu haben. Aber ein Händler braucht vor allem Platz.',
  'no.french':
    'Das darfst du. Aber dann wäre dir der französische Hafen nebenan verschlossen, und du wirst ihn brauchen.',
  'no.letGo': 'Ein ehrlicher Gedanke, und er kostet nur die Aktion. Aber du bist zum Lernen hier.',
  'no.exchange': 'So sind es zwei Fluchtzeichen, und der Händler wäre fort.',
  'no.otherCard':
    'Auch so lässt er sich nutzen. Aber die Karte mit Fluchtzeichen, die am wenigsten wert ist, sollte weg.',
  'no.discard':
    'Auch das hielte ihn auf. Aber eine abgelegte Karte bringt nichts mehr; tausch sie, und eine andere kommt dafür.',
  'no.fight': 'Tapfer. Aber seine fünf Kanonen gegen deine eine geben eine kurze Geschichte.',
  'no.smoke': 'Du musst sie nicht spielen. Aber für diesen Augenblick ist sie gemacht.',
}
