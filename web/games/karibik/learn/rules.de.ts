import type { Catalogue } from '@windward/core/words.ts'
import type { RulesKey } from './rules.en.ts'

export const de: Catalogue<RulesKey> = {
  'idea.title': 'Worum es geht',
  idea: `Sechs Piratenschiffe kreuzen in der Karibik, und **keines gehört dir**. Sie fahren für den, der am meisten Rum bietet, Runde für Runde.
Bestich sie heimlich, lass sie reiche Hafenstädte überfallen, raube die Schatzkisten von Schiff zu Schiff und bring sie in einen **deiner drei Schlupfwinkel**. Gezählt wird in Dublonen, für alle sichtbar. Die meisten Dublonen gewinnen.`,

  'bribing.title': 'Bestechen',
  bribing: `Alle haben dieselben sieben Karten: Rumfässer von **0 bis 5** und einen [Dieb](card-thief). In jeder Runde legst du **auf jedes der sechs Schiffe eine Karte**, verdeckt, alle zugleich. Die siebte ist deine **Stichkarte**.
Bis alle bestätigt haben, darfst du es dir anders überlegen.
Die 5 gibt es nur einmal. Überlege, welches Schiff nahe an etwas Lohnendem liegt und welches die anderen haben wollen.`,

  'moving.title': 'Ziehen',
  moving: `Nun segeln die Schiffe nach dem Alphabet: [Arriba](ship-arriba), [Bravo](ship-bravo), [Caribic](ship-caribic), [Diabolo](ship-diabolo), [Evita](ship-evita), [Fuego](ship-fuego). Für jedes werden die Gebote aufgedeckt, und nur für dieses.
Wer am meisten bietet, zieht es, höchstens **so viele Felder, wie das Gebot Fässer hat**, Seefeld für Seefeld. Alle ausnutzen muss man nicht.
• Auf jedem Feld liegt nur ein Schiff; andere werden umfahren.
• Schlupfwinkel stehen jedem Schiff offen, wem auch immer sie gehören.
• Über Land führt kein Weg.`,

  'thief.title': 'Der Dieb',
  thief: `Der Dieb zählt −1: weniger als nichts, er gewinnt also kaum je ein Schiff. Aber für **jeden Dieb, den ein Gegner auf ein Schiff gelegt hat, verliert der Gewinner ein Feld** Bewegung. Leg ihn dorthin, wo du ohnehin verlierst.
Wer gewinnt und keine Bewegung mehr hat, darf an Ort und Stelle immer noch [überfallen, rauben oder abliefern](chests).`,

  'ties.title': 'Gleichstand',
  ties: `Sind die höchsten Gebote gleich, entscheiden diese Spieler geheim, ob sie ihre **Stichkarte zeigen**.
• Die höchste gezeigte Karte gewinnt das Schiff. Wer zeigt, schlägt alle, die nicht zeigen.
• Die Stichkarte entscheidet, **wer** zieht, nie wie weit: Die Weite ist die des ersten Gebots.
• Jeder Dieb unter den gezeigten Karten kostet ein weiteres Feld, auch den eigenen Spieler.
• Eine gezeigte Karte ist für diese Runde verbraucht. Eine verdeckt gebliebene hilft bei einem späteren Gleichstand.
• Bleibt es beim Gleichstand oder zeigt niemand, bleibt das Schiff liegen.`,

  'chests.title': 'Schatzkisten',
  chests: `Solange ein Schiff dir gehört, darfst du mit ihm handeln, so oft du willst, vor, zwischen und nach seinen Schritten:
• **Überfallen**: Ein leeres Schiff auf einem Feld einer Hafenstadt nimmt deren Schatzkiste, und du verdienst sofort **{reward, number} Dublonen**.
• **Rauben**: Ein leeres Schiff nimmt einem beladenen auf einem Nachbarfeld die Schatzkiste weg.
• **Tauschen**: Zwei beladene Schiffe nebeneinander tauschen ihre Schatzkisten.
Ein Schiff trägt eine Schatzkiste. Über Bord geht nie etwas, und kein Schlupfwinkel schützt ein Schiff vor Raub.`,

  'delivering.title': 'Abliefern',
  delivering: `Ein Schiff, das einen **Schlupfwinkel** durchfährt, dort anhält oder dort liegt, darf seine Schatzkiste abladen. **Wem der Schlupfwinkel gehört**, der erhält, was auf der Schatzkiste steht, 4.000 bis 8.000, ganz gleich, wer das Schiff gezogen hat.
Niemand muss abladen. Halte dich also von fremden Schlupfwinkeln fern.
Eine abgelieferte Schatzkiste ist aus dem Spiel, und ihre Stadt bleibt leer.`,

  'rounds.title': 'Die nächste Runde',
  rounds: `Waren alle sechs Schiffe an der Reihe, ist die Runde vorbei. **Zwei neue Schatzkisten** kommen in ihre Städte, bis der Vorrat nach fünf Runden aufgebraucht ist. Alle nehmen ihre sieben Karten zurück. Die Schiffe bleiben, wo sie sind, mit dem, was sie tragen.`,

  'end.title': 'Das Ende',
  end: `Das Spiel endet mit der Runde, in der jemand genug Dublonen hat: **{two, number}** zu zweit, **{three, number}** zu dritt, **{four, number}** zu viert. Die Runde wird zu Ende gespielt; dann gewinnen die meisten Dublonen, und bei Gleichstand teilt man sich den Sieg.
Es endet auch, wenn es nirgends mehr eine Schatzkiste gibt. Wurde {quiet} Runden lang nichts erbeutet oder abgeliefert, werden alle gefragt, ob sie aufhören wollen; nach Runde {last} ist auf jeden Fall Schluss.`,

  'variants.title': 'Varianten, und was bekannt ist',
  variants: `• **Weiterreichen**: Nach den deutschen Regeln darf eine Schatzkiste an ein leeres Schiff daneben weitergereicht werden. Nur wenn gewählt.
• **Abliefern von nebenan**: Ein Satz der englischen Regeln lässt ein Schiff vom Nachbarfeld aus abliefern. Nur wenn gewählt.
• **Farben**: die ausgewogensten zufällig verteilt, nach Plätzen, oder irgendwelche der vier.
Schiffe, Karten, Schwellen und Regeln sind die des veröffentlichten Spiels. Sein Plan ist nirgends dokumentiert: Seefelder, Schlupfwinkel, sechs Städtenamen und der Wert jeder Schatzkiste sind unsere Rekonstruktion.`,

  'figure.cards': 'Fässer von 0 bis 5, und der Dieb.',
  'figure.thief': 'Fünf Fässer, eines weniger für den Dieb des Gegners: vier Felder.',
  'figure.tie': 'Zweimal die Vier: Die Stichkarten entscheiden, und das Schiff segelt vier Felder.',
  'figure.steal': 'Die leere Bravo nimmt der Arriba daneben die Schatzkiste ab.',

  'group.ships': 'Piratenschiffe',
  'group.cards': 'Karten',
  'group.cities': 'Hafenstädte und ihre Schatzkisten',
  'group.havens': 'Schlupfwinkel',
  'group.spaces': 'Seefelder',
  'entry.start': 'Ein Startfeld.',
  'entry.open': 'Offene See.',
  'entry.harbor': 'Hafen von {city}.',
  'entry.ship': 'Segelt als Nummer {n} von sechs. Sie gehört niemandem: Das höchste Gebot zieht sie.',
  'title.thief': 'Der Dieb',
  'title.barrels': '{n, plural, one {# Fass} other {# Fässer}}',
  'entry.barrels':
    '{n, plural, =0 {Kein einziges Fass: mehr als der Dieb, und genug, wo sonst niemand etwas bietet.} one {Ein Fass: zieht ein Schiff ein Feld weit.} other {# Fässer: ziehen ein Schiff # Felder weit.}}',
  'entry.thief': 'Zählt −1. Nimmt einem Gegner, der das Schiff gewinnt, ein Feld Bewegung.',
  'entry.city': 'Ihre Schatzkiste ist {value, number} Dublonen wert. Überfallen kann man sie hier: {spaces}.',
  'entry.haven': '{colour}: Wer diese Farbe spielt, wird für jede hier abgeladene Schatzkiste bezahlt.',
  'note.perPlayer': 'eine für jeden Spieler',
  'note.neighbours': 'Nachbarn: {spaces}',
  'note.known': 'Name bekannt, Wert rekonstruiert',
  'note.reconstructed': 'Name und Wert rekonstruiert',
  'note.ship': 'bekannt',
}
