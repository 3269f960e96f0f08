import type { Catalogue } from '@windward/core/words.ts'
import type { RulesKey } from './rules.en.ts'

export const de: Catalogue<RulesKey> = {
  'idea.title': 'Worum es geht',
  idea: `Du bist Kapitän in der Karibik des goldenen Zeitalters: ein kleines Schiff, {gold} Gold, ein Heimathafen, und niemand, der dir sagt, wie du dir einen Namen machst. Handle, diene Gouverneuren, geh Gerüchten nach, jage Piraten oder werde einer.
**{glory} Ruhmpunkte** beenden das Spiel. Einen bekommst du für jede dieser Taten:
• **ein Gefecht gewinnen** gegen einen anderen Kapitän, ein Marineschiff oder einen Piraten
• **{sale} oder mehr** Karten der gefragten Ware auf einmal **verkaufen**
• **einen Händler für {raid} Gold** oder mehr **überfallen**
• einen **[Auftrag](missions)** erfüllen
• ein **[Gerücht](rumors)** bestätigen
• eine **Fregatte oder Galeone** kaufen, einmal je Kapitän
Mit jedem Punkt kommt eine [Ruhmkarte](glory). Und [verstecktes Gold](stash) zählt im Geheimen: ein Punkt je {perPoint}.`,

  'dice.title': 'Würfel und Fähigkeiten',
  dice: `Ein Würfel zeigt 1 bis 4 und zweimal einen **Totenkopf**. Ein Totenkopf ist ein Erfolg; jeder Würfel zeigt ihn in einem Drittel der Fälle.
Dein Kapitän hat vier Fähigkeiten von 1 bis 4. Für einen Wurf nimmst du so viele Würfel. **Ein Totenkopf genügt**, wenn die Erfolge nicht gezählt werden.
• **Seemannschaft**: Gefechte, Überfälle, Stürme.
• **Suche**: Schiffe finden, und wovon Gerüchte sprechen.
• **Führung**: Kampf beim Entern, Anheuern.
• **Einfluss**: Gerüchte, Aufträge, Türen, die anderen verschlossen sind.
Jeder [Kapitän](captains) hat einen Heimathafen und eine eigene Gabe.`,

  'ships.title': 'Schiffe',
  ships: `Ein Schiff hat fünf Bereiche, die getroffen werden können: **Rumpf**, **Masten**, **Laderaum**, **Mannschaft** und **Kanonen**. Die Zahlen sagen, wie viel jeder aushält und was er wert ist: wie viele Karten du trägst, wie viele Leute du hast, wie viele Geschütze. **Wendigkeit** hindert Händler am Entkommen; mit 2 mehr als der Gegner würfelst du im Gefecht mit einem Würfel mehr.
Du beginnst mit einer [Schaluppe](ship-sloop), flink und zum Jagen gemacht, oder einer [Fleute](ship-flute), langsam und geräumig. Kein Wert liegt je über 5, und niemand hat zwei Schiffe.`,

  'round.title': 'Eine Runde',
  round: `Zuerst wird eine **[Ereigniskarte](events)** gezogen: Marine und Piraten bewegen sich, und allen geschieht etwas. Dann hat jeder Kapitän einen Zug mit bis zu **{actions} Aktionen**, in beliebiger Reihenfolge und Zahl:
• **[Bewegen](move)**
• **[Suchen](scout)**
• **[Hafen](port)**, einmal im Zug`,

  'move.title': 'Bewegen',
  move: `Eine Aktion bringt dein Schiff in eine **angrenzende Zone**, von der See in den Hafen der Zone oder aus ihm heraus. Von einem Hafen zum nächsten braucht es also drei: hinaus, hinüber, hinein.
Ein Hafen ist dir verschlossen, wenn seine Nation dich **sucht** oder mit deiner **im Krieg** ist. Dein Heimathafen ist immer offen. Port Royal lässt Gesuchte für {fee} Gold oder mit einem gelungenen Einflusswurf ein.
Jede Zone hat einen eigenen Text: Das [Verzeichnis](zones) nennt sie alle.`,

  'scout.title': 'Suchen',
  scout: `Auf See darfst du nach einem Schiff in deiner Zone suchen: nach dem **Händler**, nach **Marine oder Piraten** oder nach **einem anderen Kapitän**, der nicht im Hafen liegt. Würfle auf Suche; mit einem Totenkopf hast du es gefunden. Ein Händler wird [überfallen](raid), alle anderen werden [bekämpft](battle).
Nach demselben Ziel nur einmal im Zug.`,

  'port.title': 'Im Hafen',
  port: `Mit einer Aktion darfst du **beliebig viele Tätigkeiten** ausüben, jede einmal:
• [Waren verkaufen](trade), vor allem anderen
• [Waren kaufen](trade)
• Die [Werft](shipyard) besuchen
• [Anheuern](recruit)
• Ein [Gerücht](rumors) erfahren
• Einen [Auftrag](missions) übernehmen
• [Gold verstecken](stash), zu Hause`,

  'trade.title': 'Kaufen und verkaufen',
  trade: `**Kaufen**: Dir werden {drawn} Frachtkarten gezeigt. Eine Ware, die einmal da ist, kostet 3 Gold, zweimal je 2, dreimal oder öfter **je 1 Gold**. Was der Hafen selbst verlangt, ist nie dabei. Hast du im letzten Zug im selben Hafen gekauft, siehst du nur {again}.
**Verkaufen**: Jede Karte bringt {price} Gold, die **gefragte Ware {inDemand}**. Verkaufe {sale} oder mehr davon auf einmal für einen Ruhmpunkt; dann verlangt der Hafen etwas anderes.
Im Hafen darfst du {inPort} Karten haben. Beim Auslaufen geht über Bord, was nicht in den Laderaum passt.`,

  'shipyard.title': 'Die Werft',
  shipyard: `• **Reparaturen**: {repair} Gold je Punkt, nur nicht für die Mannschaft.
• **[Umbauten](modifications)**: {modification} Gold für den, den dieser Hafen hat. Einer von jeder Art; sie bleiben beim Schiff.
• **[Spezialwaffen](weapons)**: je {weapon} Gold, eine von jeder Art, einmal zu gebrauchen.
• **Ein neues Schiff**: Das alte verkaufst du, für umso weniger, je beschädigter es ist. Die erste Fregatte oder Galeone bringt einen Ruhmpunkt.`,

  'recruit.title': 'Anheuern',
  recruit: `Würfle auf Führung. Ein Erfolg füllt die Mannschaft kostenlos auf; sonst kostet jeder Mann {crew} Gold. Nie mehr, als das Schiff Platz hat.`,

  'rumors.title': 'Gerüchte',
  rumors: `Zahle {rumor} Gold und würfle auf Einfluss; mit einem Totenkopf hörst du eines, im Geheimen. Du kannst ein Gerücht haben.
Es nennt einen Ort und eine Fähigkeit: Einfluss bei einer Hafenaktion dort, oder Suche auf See. Zeig es vor und würfle. Gelingt es, war es **wahr**: Du bekommst, was es verspricht, und einen Ruhmpunkt. Wenn nicht, war es nur Gerede.`,

  'missions.title': 'Aufträge',
  missions: `{open} Aufträge liegen offen auf dem Plan. Jeder sagt, wo man ihn übernimmt, was er verlangt, was zu tun ist und was er bringt. Du kannst einen haben, für alle sichtbar; ein neuer wird sogleich ausgelegt.
Ihn zu erfüllen bringt einen Ruhmpunkt.`,

  'stash.title': 'Gold und Versteck',
  stash: `Gold an Bord kann dir genommen werden oder mit dir untergehen. Im **Heimathafen** kannst du es verstecken: Niemand rührt es mehr an, und niemand weiß, wie viel es ist. Je **{perPoint} Gold sind ein Punkt** am Ende, bis zur Hälfte des Ziels.
Bei einer Hafenaktion zu Hause kannst du es wieder herausnehmen.`,

  'raid.title': 'Einen Händler überfallen',
  raid: `Du hast einen Händler gefunden. Dreh den Marker um: Der Händler gehört zu dieser Nation oder zu der der Zone, wie du willst. Noch kannst du ihn ziehen lassen. Greifst du an, **setzt diese Nation ein [Kopfgeld](bounties) auf dich aus**.
1. Drei Frachtkarten werden aufgedeckt. 2. Würfle auf Seemannschaft. 3. Jeder Erfolg lässt dich eine Karte mehr ziehen, eine abwerfen oder eine austauschen.
• **Trefferzeichen** beschädigen dein Schiff am genannten Bereich.
• **Fluchtzeichen**: so viele wie deine Wendigkeit, und der Händler ist fort.
Der Überfall **scheitert**, wenn einer deiner Bereiche zerstört wird; ist es der Rumpf, stirbt dein Kapitän. Ist der Händler nicht entkommen und nichts von dir zerstört, bekommst du den **Beutewert** aller Karten in Gold und die Waren, für die du Platz hast. Ab {raid} Gold ist es ruhmreich.
Mit einem zerstörten Bereich darfst du nach einem Händler suchen, ihn aber nicht überfallen. Eine Spezialwaffe macht aus einem misslungenen Würfel einen Erfolg.`,

  'bounties.title': 'Kopfgelder',
  bounties: `Wer ein Schiff angreift, das keinem Piraten gehört, bekommt sofort ein **Kopfgeld** von dessen Nation; wer ein Marineschiff besiegt, noch eines. Ab dem ersten bist du **Pirat**:
• die Häfen dieser Nation sind dir verschlossen, außer dem Heimathafen
• die Marine jagt dich, umso besser, je mehr man dich sucht
• Piraten lassen dich in Ruhe
• wer dich besiegt, bekommt {reward} Gold für jedes Kopfgeld einer Nation
Kopfgelder bleiben bis zum Tod, abgesehen von wenigen Begnadigungen. Für die Piratenschaluppe gibt es {sloop} Gold, für die Piratenfregatte {frigate}, aber nicht für Piraten.`,

  'glory.title': 'Ruhmkarten',
  glory: `Du beginnst mit einer und ziehst mit jedem Ruhmpunkt eine weitere. Halten kannst du {hand}; die fünfte wird vor allem anderen abgeworfen.
Eine Karte sagt, wann sie gespielt werden darf. **Spezialisten** unter ihnen werden angeheuert: Sie bleiben bei dir und helfen auf Dauer, einer von jeder Art.
Du wirst leise gefragt, wann immer eine Karte gespielt werden könnte. Du kannst passen und dem Tisch sagen, dass er in diesem Augenblick künftig für dich passt.`,

  'npcs.title': 'Marine und Piraten',
  npcs: `Ereigniskarten bringen Admirale und Piraten. Höchstens ein Marineschiff jeder Nation ist unterwegs, eine Piratenschaluppe und eine Piratenfregatte.
Sie fahren nach den Symbolen späterer Ereignisse eine Zone weit; wo dort keine angrenzt, über die im Uhrzeigersinn nächste Grenze. Ist aber jemand nah, den sie jagen, folgen sie ihm.
• **Marineschiffe** jagen, wen ihre Nation sucht, dann, wen andere suchen, dann Feinde im Krieg.
• **Piraten** jagen ehrliche Kapitäne: zuerst solche mit Gold, dann solche mit Fracht, dann alle anderen.
Sie suchen dich, wenn du in ihre Zone kommst oder deinen Zug dort auf See beginnst. Ihre Schäden sind nach jedem Gefecht behoben.`,

  'battle.title': 'Gefecht',
  battle: `Ein Gefecht geht in Runden. Beide sagen eine Aktion an, der Angreifer zuerst: **schießen**, **entern** oder **fliehen**; in der ersten Runde nur schießen. Dann würfeln beide auf Seemannschaft, und **mehr Totenköpfe gewinnen**. Bei Gleichstand gewinnt die höhere Summe der übrigen Würfel. Hat niemand einen Totenkopf, folgt die nächste Runde.
• **Schießen**: Der Gewinner trifft mit allen Kanonen; der Verlierer mit so vielen, wie er Totenköpfe hat.
• **Entern**: Wer gewinnt, kommt in den [Mannschaftskampf](crew), nach etwaigen Treffern.
• **Fliehen**: gelingt, wenn du gewinnst und der Gegner keinen einzigen Totenkopf hat.
Jeder Treffer ist ein Würfel: **1 Laderaum, 2 Masten, 3 Mannschaft, 4 Kanonen**; bei einem Totenkopf wählt der Getroffene. Was einen zerstörten Bereich trifft, trifft den Rumpf. Kein Rumpf: Das Schiff sinkt, und der Kapitän stirbt. Keine Masten: ein Würfel, und nur schießen. Keine Mannschaft: kein Entern.`,

  'crew.title': 'Mannschaftskampf',
  crew: `Beide würfeln auf Führung, Runde um Runde. Jeder Totenkopf kostet den Gegner einen Mann, aber nie mehr, als du selbst Mannschaft hast. **Wer keine Mannschaft mehr hat, hat verloren und stirbt.** Fallen beide in derselben Runde, hat gewonnen, wer mehr Totenköpfe hat.`,

  'plunder.title': 'Beute',
  plunder: `Gewinnst du durch Entern, gehört dir, was der Gegner hat: von einem Kapitän alles Gold an Bord, Fracht, Karten, Waffen und Spezialisten; von einem Marineschiff drei Frachtkarten mit ihrem Wert in Gold. Du darfst das **Schiff** statt deines eigenen nehmen; Mannschaft, Fracht und Waffen kommen mit, Umbauten nicht.
Ein Schiff, das sinkt, nimmt alles mit sich.`,

  'death.title': 'Tod und Ruhestand',
  death: `Ein toter Kapitän verliert Schiff, Gold, Fracht und Karten. **Deine Ruhmpunkte und dein Versteck bleiben.** In deinem nächsten Zug läuft ein neuer Kapitän aus, mit einem neuen Schiff. Von den {gold} Gold zu Beginn zahlt das Spiel, was dem Versteck daran fehlt; vom Rest nimmst du aus dem Versteck so viel, wie du willst.
Wer seines Kapitäns müde ist, darf ihn in den Ruhestand schicken: im Hafen, vor jeder Aktion.`,

  'end.title': 'Das Ende',
  end: `Sobald jemand {glory} Punkte hat, das Versteck mitgezählt, endet das Spiel vor der nächsten Ereigniskarte: Alle waren gleich oft am Zug. Unter denen, die das Ziel erreicht haben, gewinnen die meisten Punkte auf der Leiste, dann das größere Versteck.
Es endet auch, wenn Ereigniskarten oder Kapitäne ausgehen; dann gewinnen die meisten Punkte insgesamt. Ein Tisch kann auf ein anderes Ziel spielen oder mit weniger Ereigniskarten, und **allein**: gegen die See und die Zeit.`,

  'figure.skills': 'Ein Würfel: 1 bis 4, und zweimal der Totenkopf.',
  'figure.hits': 'Was ein Trefferwürfel bedeutet.',
  'figure.goods': 'Drei Sack Zucker: je 1 Gold. Verkauft, wo Zucker gefragt ist: 18 Gold und ein Punkt.',

  'group.captains': 'Kapitäne',
  'group.zones': 'Zonen',
  'group.ships': 'Schiffe',
  'group.modifications': 'Umbauten',
  'group.weapons': 'Spezialwaffen',
  'group.specialists': 'Spezialisten',
  'group.glory': 'Ruhmkarten',
  'group.rumors': 'Gerüchte',
  'group.missions': 'Aufträge',
  'group.events': 'Ereignisse',
  'group.npcs': 'Admirale und Piraten',
  'group.goods': 'Waren',
  'entry.captain':
    '{nation}, zu Hause in {port}. Seemannschaft {seamanship}, Suche {scouting}, Führung {leadership}, Einfluss {influence}. {ability}',
  'entry.zone': '{nation}. {text}',
  'entry.openSea': 'Offene See, ohne Hafen.',
  'entry.ship':
    'Rumpf und Masten {hull}, Laderaum {cargo}, Mannschaft {crew}, Kanonen {cannons}, Wendigkeit {maneuverability}. {price}',
  'entry.price': 'Kostet {buy} Gold, bringt beim Verkauf {sell}.',
  'entry.noPrice': 'Nicht zu kaufen: Man muss es erobern.',
  'entry.rumor': '{skill}: {place}. {text}',
  'entry.mission': 'Zu übernehmen in {port}. {text}',
  'entry.npc': '{npc}, zuerst gesehen {off}. Seemannschaft {seamanship}, Suche {scouting}, Führung {leadership}.',
  'entry.good': 'Beutewerte und Zeichen der Karten: {cards}.',
  'note.copies': '{n, plural, one {# Karte} other {# Karten}}',
  'note.tokens': '{n, plural, one {# Marker} other {# Marker}}',
  'note.neighbours': 'grenzt an: {zones}',
  'note.icons': 'Bewegungen: {icons}',
}
