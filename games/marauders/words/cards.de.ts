/** Deutsch: Namen und Regeln der Kapitäne, Zonen, Ereignisse, Ausrüstung und Karten. */

import type { Catalogue } from '@windward/core/words.ts'
import type { CardKey } from './cards.en.ts'
import { missionsDe } from './missions.de.ts'
import { rumorsDe } from './rumors.de.ts'

export const cardsDe: Catalogue<CardKey> = {
  'captain.felipe':
    'Darf einmal pro Gefecht einen erlittenen Treffer auf einen anderen Bereich seiner Wahl verlegen; nicht bei Überfällen auf Händler.',
  'captain.frederico': 'Darf zwei Gerüchtekarten zugleich halten.',
  'captain.gaspar': 'Zieht beim Warenkauf eine Frachtkarte mehr, nicht aber zwei Züge nacheinander im selben Hafen.',
  'captain.isabel': 'Darf einmal pro Überfall eine gezogene Karte tauschen, ohne einen Erfolg auszugeben.',
  'captain.rodrigo': 'Ein Würfel mehr in einem Seemannschaftsduell, in dem er entern will.',
  'captain.tomas':
    'Marineschiffe würfeln bei der Suche nach ihm mit einem Würfel weniger (mindestens einem). Spezialwaffen kosten ihn je 1 Gold.',
  'captain.dominique': 'Beginnt mit drei Ruhmkarten statt mit einer.',
  'captain.nicolas':
    'Darf einen misslungenen Wurf wiederholen, der einem Auftrag gilt, einem Gerücht, das er hören will, oder der Wahrheit eines Gerüchts im Hafen.',
  'captain.charles':
    'In der ersten Runde eines Mannschaftskampfs bewirken seine Erfolge einen Treffer mehr, sofern er welche gewürfelt hat.',
  'captain.frances': 'Darf bei jeder misslungenen Suche einen Würfel neu werfen.',
  'captain.edmund': 'Darf im selben Zug ein zweites Mal nach demselben Ziel suchen.',
  'captain.josiah': 'Gewinnt er das Duell, kann er auch fliehen, wenn der Gegner genau einen Erfolg hat.',
  'captain.margaret': 'Reparaturen kosten sie 1 Gold pro Punkt, Fregatte und Galeone 7 Gold weniger.',
  'captain.thomas': 'Verkauft gefragte Waren für je 1 Gold mehr.',
  'captain.willem': 'Beim Kauf kosten schon zwei Karten derselben Ware je 1 Gold.',
  'captain.joris': 'Sein Führungswurf beim Anheuern gelingt immer.',
  'zone.nassau':
    'Die Preise für Kauf und Verkauf von Waren beginnen bei 2 Gold. Marineschiffe müssen zweimal Erfolg haben, um jemanden zu finden.',
  'zone.havana':
    'Nichtpiraten verkaufen die gefragte Ware für 7 Gold. Überfall auf spanische Händler: eine vierte Karte ziehen und behalten, wenn sie einen Treffer zeigt.',
  'zone.tortuga':
    'Französische Marineschiffe sehen hier keine Piraten, es sei denn, Frankreich sucht sie. Nichtspieler-Piraten suchen hier nie nach französischen Kapitänen.',
  'zone.portRoyal':
    'Piraten heuern umsonst an. Wer von England gesucht wird, darf für 2 Gold oder mit einem Einflusswurf hinein.',
  'zone.petitGoave': 'Piraten können weder anheuern noch reparieren; alle anderen tun beides umsonst.',
  'zone.santoDomingo': 'Beim Warenkauf darfst du einmal für 1 Gold alle Karten neu ziehen.',
  'zone.sanJuan': 'Überfall auf spanische Händler: 3 mehr auf den Beutewert.',
  'zone.stMaarten':
    'Ein Kurier bringt dein Gold für 5 Gold ins Versteck. Beim Warenkauf 7 Karten ziehen, 8 mit einem niederländischen Kapitän.',
  'zone.stJohn':
    'Umbauten kosten 1 Gold und lassen sich für je 1 Gold, dazu was sie beim Verkauf eingebracht haben, auf ein hier gekauftes Schiff übernehmen.',
  'zone.oldProvidence': 'Wer von Spanien gesucht wird, kauft Waffen für 1 Gold und repariert umsonst.',
  'zone.cartagena': 'Nach drei gekauften Waren ist eine weitere umsonst. Spanische Händler findet man ohne Wurf.',
  'zone.basseTerre': 'Französische Marineschiffe dürfen einen misslungenen Suchwurf wiederholen.',
  'zone.bridgetown':
    'Fregatte, Galeone und Linienschiff erleiden beim Einlaufen einen Rumpftreffer, außer ein Seemannschaftswurf gelingt.',
  'zone.curacao': 'Gerüchte kosten kein Gold. Fregatten und Galeonen kosten 30 Gold.',
  'zone.caracas': 'Beim Warenkauf 8 Karten ziehen.',
  'zone.trinidad': 'Marineschiffe sehen hier keine Kapitäne.',
  'event.war': 'Krieg',
  'event.peace': 'Zweckfrieden',
  'event.storm': 'Sturm',
  'event.highSeas': 'Hohe See',
  'event.crackdownFrenchSpanish': 'Piratenjagd (Frankreich und Spanien)',
  'event.crackdownEnglishDutch': 'Piratenjagd (England und Niederlande)',
  'event.tooQuiet': 'Zu still',
  'event.fever': 'Tropenfieber',
  'event.royalPardon': 'Königliche Begnadigung',
  'event.colony': 'Eine Kolonie wechselt den Besitzer',
  'event.blockade': 'Blockade',
  'event.doldrums': 'Flaute',
  'event.shipsFromEurope': 'Schiffe aus Europa',
  'event.convoys': 'Geleitzüge',
  'eventText.war':
    'Zwei zufällige Nationen führen Krieg: Ihre Marine fährt Linienschiffe und jagt die Kapitäne des Feindes; die Häfen der einen sind den Kapitänen der anderen verschlossen.',
  'eventText.peace': 'Der Krieg endet. Gibt es keinen, darf jeder Gesuchte für 4 Gold ein Kopfgeld loswerden.',
  'eventText.storm':
    'Schiffe, die am Ende ihres Zuges auf See sind, erleiden drei Treffer, einen weniger für jeden Seemannschaftserfolg.',
  'eventText.highSeas': 'Nur eine Bewegung von Zone zu Zone in dieser Runde und ein Würfel weniger bei jedem Suchwurf.',
  'eventText.crackdownFrenchSpanish':
    'Wer von Frankreich oder Spanien gesucht wird, erhält ein weiteres Kopfgeld dieser Nation.',
  'eventText.crackdownEnglishDutch':
    'Wer von England oder den Niederlanden gesucht wird, erhält ein weiteres Kopfgeld dieser Nation.',
  'eventText.tooQuiet': 'Zwei weitere Ereigniskarten werden gezogen.',
  'eventText.fever': 'Würfle zu Beginn deines Zuges auf Führung oder verliere einen Mann; der letzte bleibt verschont.',
  'eventText.royalPardon': 'Während einer Hafenaktion lassen sich Kopfgelder einer Nation für je 5 Gold tilgen.',
  'eventText.colony': 'Ein zufälliger Hafen gehört nun einer anderen Nation; Fremde müssen ihn in ihrem Zug verlassen.',
  'eventText.blockade': 'Einen spanischen Hafen kann in dieser Runde niemand anlaufen oder verlassen.',
  'eventText.doldrums': 'Höchstens zwei Bewegungen pro Kapitän in dieser Runde.',
  'eventText.shipsFromEurope': 'Jeder Hafen einer zufälligen Nation bekommt eine neue gefragte Ware.',
  'eventText.convoys': 'Alle Händler sind zurück; Nichtpiraten auf See verdienen 2 Gold.',
  'modification.extraHammocks': 'Platz für einen Mann mehr, der noch anzuheuern ist; nie mehr als fünf.',
  'modification.advancedRigs': 'Ein Punkt Wendigkeit mehr.',
  'modification.reinforcedHull':
    'Fängt einen Treffer ab, wo auch immer, auch im Mannschaftskampf; im Hafen für 3 Gold wieder bereit.',
  'modification.extendedCargoHold': 'Platz für eine Frachtkarte mehr; nie mehr als fünf.',
  'modification.chasers':
    'Ein Treffer, wenn eine Seite die Flucht ansagt, einmal pro Gefecht; nur mit mindestens einer Kanone.',
  'modification.extraCannonPort': 'Eine Kanone mehr; nie mehr als fünf.',
  'modification.swivelGuns':
    'Auf See zwei Würfel vor dem Mannschaftskampf, wer auch immer entert: Mindestens ein Erfolg kostet den Gegner einen Mann.',
  'modification.longGuns':
    'Vor der ersten Runde ein Würfel pro Kanone: ein Treffer pro Erfolg. Nicht mit Kettenkugeln oder Kartätschen.',
  'weapon.grapplingHooks':
    'Gib sie nach einem Seemannschaftsduell aus, in dem du entern willst: Wirf beliebige eigene Würfel neu. Bei einem Überfall machen sie aus einem misslungenen Würfel einen Erfolg.',
  'weapon.chainShot':
    'Gib sie nach dem Wurf der Trefferbereiche aus: Jeder Totenkopf trifft die Masten, und Treffer auf zerstörte Masten gehen in dieser Runde nicht auf den Rumpf über. Bei einem Überfall machen sie aus einem misslungenen Würfel einen Erfolg.',
  'weapon.grapeshot':
    'Gib sie nach dem Wurf der Trefferbereiche aus: Jeder Totenkopf trifft die Mannschaft, und Treffer auf eine vernichtete Mannschaft gehen in dieser Runde nicht auf den Rumpf über. Bei einem Überfall machen sie aus einem misslungenen Würfel einen Erfolg.',
  'glory.crewCombatReRolls': 'Neuer Anlauf im Handgemenge',
  'glory.fastLearner': 'Gelehriger Schüler',
  'glory.steadyHelm': 'Ruhige Hand am Ruder',
  'glory.rakingFire': 'Feuer in Längsrichtung',
  'glory.braceForImpact': 'Festhalten!',
  'glory.pickedShot': 'Gezielter Schuss',
  'glory.suddenGust': 'Plötzliche Bö',
  'glory.overTheRail': 'Über die Reling',
  'glory.handsFromTheHold': 'Männer aus dem Laderaum',
  'glory.powderSmoke': 'Pulverdampf',
  'glory.prizeMoney': 'Prisengeld',
  'glory.fairWind': 'Günstiger Wind',
  'glory.sharpEyes': 'Scharfe Augen',
  'glory.falseColours': 'Falsche Flagge',
  'glory.fogBank': 'Nebelbank',
  'glory.tavernTalk': 'Wirtshausgerede',
  'glory.silverTongue': 'Silberzunge',
  'glory.letterOfMarque': 'Kaperbrief',
  'glory.boughtPardon': 'Gekaufte Gnade',
  'glory.damningLetters': 'Belastende Briefe',
  'glory.stashInAnyPort': 'Versteck in jedem Hafen',
  'glory.bulkDiscount': 'Mengenrabatt',
  'glory.fullWarehouses': 'Volle Lagerhäuser',
  'glory.turnOfTheMarket': 'Wende am Markt',
  'glory.eagerBuyers': 'Eifrige Käufer',
  'glory.shipwrightsFavour': 'Gunst des Schiffbauers',
  'glory.spoiledGoods': 'Verdorbene Ware',
  'glory.carpenterA': 'Zimmermann',
  'glory.carpenterB': 'Zimmermann',
  'glory.gunnerCaptainA': 'Geschützführer',
  'glory.gunnerCaptainB': 'Geschützführer',
  'glory.masterGunnerA': 'Stückmeister',
  'glory.masterGunnerB': 'Stückmeister',
  'glory.surgeonA': 'Wundarzt',
  'glory.surgeonB': 'Wundarzt',
  'glory.lookoutA': 'Ausguck',
  'glory.lookoutB': 'Ausguck',
  'glory.masterAtArmsA': 'Waffenmeister',
  'glory.masterAtArmsB': 'Waffenmeister',
  'glory.purserA': 'Zahlmeister',
  'glory.purserB': 'Zahlmeister',
  'glory.sailingMasterA': 'Segelmeister',
  'glory.sailingMasterB': 'Segelmeister',
  ...rumorsDe,
  ...missionsDe,
}
