import type { Catalogue } from '@windward/core/words.ts'
import type { RulesKey } from './rules.en.ts'

/** Die Regeln in eigenen Worten; die Begriffe sind die des Spiels. */
export const de: Catalogue<RulesKey> = {
  'idea.title': 'Worum es geht',
  idea: `Du bist Händler in der Karibik. In deinem Zug deckst du Karte um Karte auf und legst sie in den Hafen: Schiffe, die zahlen, und Personen, die dienen. Wann immer du willst, hörst du auf und nimmst dir etwas. Kommt aber ein zweites Schiff eines Typs, der schon dort liegt, ist alles dahin.
Mit den Münzen heuerst du **Personen** an. Jede bringt eine Fähigkeit mit und etwas **Einfluss**. Wer als Erster {target} Einfluss hat und für den König eine **Expedition** ausgerüstet hat, läutet das Ende ein; der meiste Einfluss gewinnt.`,

  'coins.title': 'Karten sind auch Münzen',
  coins: `Geld liegt keines in der Schachtel: Eine Karte, die **verdeckt** liegt, **ist eine Münze**. Bekommst du Münzen, ziehst du Karten vom Stapel, ohne sie anzusehen; gibst du welche aus, kommen sie auf die Ablage.
Alle beginnen mit {coins} Münzen. Wie viele du hast, sehen alle; was auf der anderen Seite steht, weiß niemand.
Ist der Stapel leer, wird die Ablage neu gemischt.`,

  'discover.title': 'Erste Phase: Entdecken',
  discover: `Du bist am Zug: Decke die oberste Karte des Stapels auf, dann noch eine und noch eine, solange du willst. **Mindestens eine.**
• Eine **Person** bleibt im Hafen und wartet darauf, angeheuert zu werden.
• Ein **Schiff** bleibt im Hafen und wartet darauf, dass jemand mit ihm handelt, wenn du es nicht [abwehrst](repel).
• Ein **[Expeditionsaufruf](expedition)** kommt neben den Hafen und bleibt dort, bis ihn jemand erfüllt.
• Eine **[Steuererhöhung](tax)** wirkt sofort und wird abgelegt.
Hör auf, wann du willst. Dann folgt [Handeln & Anheuern](take).`,

  'bust.title': 'Alles verlieren',
  bust: `Es gibt fünf Schiffstypen: Pinasse, Fleute, Barke, Fregatte, Galeone. Jeder darf **einmal** im Hafen liegen.
Deckst du ein zweites Schiff eines Typs auf und kannst oder willst es nicht abwehren, ist es aus: Der ganze Hafen kommt auf die Ablage, niemand nimmt etwas, und dein Zug ist vorbei. Offene Expeditionen bleiben liegen.
Der Hinweis beim Stapel sagt, wie wahrscheinlich das bei der nächsten Karte ist. Er ist gezählt und nicht geschätzt: Er kennt jede Karte, die schon zu sehen war.`,

  'repel.title': 'Schiffe abwehren',
  repel: `[Matrosen](sailor-3) und [Piraten](pirate-5), die du angeheuert hast, geben dir Kampfstärke. Ist das eben aufgedeckte Schiff nicht stärker als sie alle zusammen, darfst du es fortschicken. Es wird abgelegt und zählt nicht.
• Nur das **eben aufgedeckte** Schiff, vor der nächsten Karte; eine Expedition darf vorher ausgerüstet werden.
• Die Stärke verbraucht sich nicht: Sie gilt auch für das nächste Schiff.
• Ein Schiff mit **Totenkopf** wehrt niemand ab.
• Personen, die noch im Hafen liegen, helfen nicht.
Du darfst es auch mit Absicht hereinlassen: Fünf Schiffstypen lohnen sich.`,

  'take.title': 'Zweite Phase: Handeln & Anheuern',
  take: `Wenn du aufhörst, zähle die Schiffstypen im Hafen:
• bis zu drei: Du nimmst **1** Karte
• vier: Du nimmst **2**
• alle fünf: Du nimmst **3**
Nimm sie nacheinander; was die erste einbringt, kann die zweite bezahlen.
**Handle** mit einem Schiff: Es wird abgelegt, und du ziehst so viele Münzen, wie es zeigt. **Heuere** eine Person an: Zahle den Preis und lege die Karte vor dich. Von nun an gehört dir die Fähigkeit und auch der Einfluss.
Du musst nichts nehmen.`,

  'others.title': 'Die anderen nehmen auch',
  others: `Nach dir darf im Uhrzeigersinn jeder andere **eine** Karte von dem nehmen, was übrig ist, nach denselben Regeln, und zahlt **dir dafür 1 Münze**. Ein reicher Hafen ist also gut für dich, auch wenn du ihn nicht leeren kannst.
Was niemand will, wird abgelegt. Dann entdeckt der Nächste.
Wer mit einem Schiff handelt, darf die Münze aus dem Ertrag zahlen. Eine Person ist voll zu bezahlen, und die Münze obendrein.`,

  'expedition.title': 'Expeditionen',
  expedition: `Ein Expeditionsaufruf verlangt zwei oder drei Symbole: ein **Kreuz** ([Priester](priest-4)), einen **Anker** ([Kapitän](captain-4)), ein **Haus** ([Siedler](settler-4)). Ein [Tausendsassa](jack-6) steht für jedes davon.
In **deinem eigenen Zug**, zu jedem Zeitpunkt, darfst du die verlangten Personen aus deiner Auslage ablegen. Die Expeditionskarte behältst du: Sie zählt Einfluss, und der König zahlt die Münzen, die darauf stehen.
Ohne Expedition gewinnt niemand. Halte also früh nach diesen vieren Ausschau, auch wenn sie sonst wenig können.`,

  'tax.title': 'Steuererhöhung',
  tax: `Wird eine Steuererhöhung aufgedeckt, **verliert die Hälfte**, wer **{threshold} oder mehr Münzen** hat, abgerundet. Dann erhält 1 Münze, wer die größte Kampfstärke hat; bei Gleichstand jeder davon, auch ganz ohne Stärke.
Der Zug geht weiter. Spare also nicht zu lange.`,

  'persons.title': 'Die Personen und ihre Fähigkeiten',
  persons: `Fähigkeiten zählen zusammen: Zwei Fräulein senken jeden Preis um 2.
• **[Händler](trader-flute-3)**: 1 Münze mehr für jedes Schiff seines Typs, mit dem du handelst.
• **[Matrose](sailor-3)** und **[Pirat](pirate-5)**: Stärke 1 und 2.
• **[Fräulein](mademoiselle-7)**: Personen kosten dich 1 Münze weniger.
• **[Witzbold](jester-5)**: 1 Münze, wenn jemand den Hafen verliert oder wenn er leer ist, sobald du an der Reihe bist (in Port Royal nur im Zug eines anderen).
• **[Admiral](admiral-5)**: {admiralCoins} Münzen, wenn mindestens {admiralCards} Karten im Hafen liegen, sobald du an der Reihe bist.
• **[Gouverneur](governor-8)**: Du nimmst eine Karte mehr, im eigenen Zug und in denen der anderen.
• **[Priester](priest-4)**, **[Kapitän](captain-4)**, **[Siedler](settler-4)**, **[Tausendsassa](jack-6)**: für [Expeditionen](expedition).`,

  'end.title': 'Das Ende',
  end: `Sobald jemand **{target} oder mehr Einfluss und mindestens eine Expedition** hat, ist dies die letzte Runde: Gespielt wird, bis alle gleich oft am Zug waren.
Der meiste Einfluss gewinnt, unter denen mit einer Expedition. Bei Gleichstand entscheiden die Münzen.`,

  'variants.title': 'Kartensätze und Varianten',
  variants: `Die 110 Karten von 2013 sind nirgends als Liste veröffentlicht. **Die Kartensätze A und B sind unsere Rekonstruktionen**; das [Verzeichnis](reference) sagt zu jeder Karte, wie oft sie wo vorkommt.
**Port Royal** ist die spätere Ausgabe, ihre 120 Karten sind bekannt. Mit ihr kommt das Ende bei {portRoyal} Einfluss, eine Expedition ist nicht nötig, es gibt eine zweite Steuererhöhung, die den wenigsten Einfluss belohnt, und bis zu fünf spielen mit.
Ein Tisch kann auch wählen, ob Witzbolde bei leerem Hafen den Spieler am Zug bezahlen und ob nach einem verlorenen Hafen noch eine Expedition ausgerüstet werden darf.`,

  'figure.kinds': 'Was im Stapel steckt: ein Schiff, eine Person, eine Expedition, eine Steuererhöhung.',
  'figure.coins': 'Drei verdeckte Karten: drei Münzen.',
  'figure.bust': 'Eine zweite Fleute: Alles ist verloren.',
  'figure.repel': 'Matrose und Pirat haben zusammen Stärke 3: genug gegen diese Fleute.',
  'figure.four': 'Vier Schiffstypen: Nimm zwei Karten.',
  'figure.expedition': 'Zwei Kreuze, gebracht von einem Priester und einem Tausendsassa.',

  'group.ships': 'Schiffe',
  'group.persons': 'Personen',
  'group.expeditions': 'Expeditionen',
  'group.taxes': 'Steuererhöhungen',
  copies: 'Spiel von 2013 ×{count} · Port Royal ×{portRoyal}',
  known: 'bekannt',
  reconstructed: 'wie viele das Spiel von 2013 hat, ist rekonstruiert',
}
