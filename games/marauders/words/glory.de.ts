/** Deutsch: was Ruhmkarten und Spezialisten bewirken. */

import type { Catalogue } from '@windward/core/words.ts'
import type { GloryTextKey } from './glory.en.ts'

export const gloryDe: Catalogue<GloryTextKey> = {
  'gloryText.crewCombatReRolls':
    'Nach einem Wurf im Mannschaftskampf: Wirf beliebige Würfel einer Seite neu, deiner oder der des Gegners.',
  'gloryText.fastLearner':
    'Nutze den Text einer Ruhmkarte, die jemand anders seit deiner letzten Entscheidung gespielt hat, wann immer diese gespielt werden kann.',
  'gloryText.steadyHelm':
    'Nach einem Seemannschaftswurf in Gefecht oder Überfall: Wirf beliebige Würfel einer Seite neu.',
  'gloryText.rakingFire': 'Wenn du das Duell mit Schießen gewonnen hast: ein Treffer mehr.',
  'gloryText.braceForImpact': 'Ein Treffer, den dein Schiff gleich erleidet, gilt nicht.',
  'gloryText.pickedShot': 'Drehe einen deiner Trefferwürfel auf einen Bereich deiner Wahl, nicht den Rumpf.',
  'gloryText.suddenGust': 'Nachdem beide Seiten ihre Aktion angesagt haben: Ändere deine.',
  'gloryText.overTheRail': 'Vor dem Mannschaftskampf: zwei Würfel mehr in seiner ersten Runde.',
  'gloryText.handsFromTheHold': 'Nach den Ansagen oder vor dem Mannschaftskampf: ein Mann kommt zurück.',
  'gloryText.powderSmoke':
    'Du hast die Flucht angesagt: Gewinnst du das Duell, bist du weg, was auch der Gegner würfelt.',
  'gloryText.prizeMoney':
    'Nach einem gewonnenen Mannschaftskampf gegen einen Spieler, ein Marineschiff oder einen Piraten: 6 Gold obendrauf.',
  'gloryText.fairWind': 'In deinem Zug: eine Bewegung mehr.',
  'gloryText.sharpEyes': 'Nach einem misslungenen eigenen Suchwurf: Wirf beliebige seiner Würfel neu.',
  'gloryText.falseColours': 'Wer dich gerade suchen will, findet dich in diesem Zug nicht.',
  'gloryText.fogBank': 'Ein anderer Spieler will jemanden suchen: Er wirft nur einen Würfel.',
  'gloryText.tavernTalk': 'Statt für ein Gerücht zu zahlen und zu würfeln: Zieh zwei und behalte eins.',
  'gloryText.silverTongue': 'Nach einem misslungenen eigenen Einflusswurf: Wirf beliebige seiner Würfel neu.',
  'gloryText.letterOfMarque': 'Ein Überfall oder ein Angriff auf einen Spieler bringt dir diesmal kein Kopfgeld ein.',
  'gloryText.boughtPardon': 'Im Hafen: bis zu zwei Kopfgelder einer Nation weniger, für je 2 Gold.',
  'gloryText.damningLetters':
    'In deinem Zug: Ein gesuchter Spieler bekommt ein weiteres Kopfgeld einer Nation, die ihn sucht.',
  'gloryText.stashInAnyPort': 'Verstecke in dieser Hafenaktion Gold, obwohl du nicht im Heimathafen bist.',
  'gloryText.bulkDiscount': 'Beim Warenkauf: Jede Karte kostet 1 Gold weniger, aber mindestens 1.',
  'gloryText.fullWarehouses': 'Beim Warenkauf: Es werden drei Karten mehr gezogen.',
  'gloryText.turnOfTheMarket':
    'Vor deiner ersten Tätigkeit: eine neue gefragte Ware hier; du darfst die alte behalten.',
  'gloryText.eagerBuyers': 'Beim Verkauf: Jede gefragte Karte bringt 1 Gold mehr.',
  'gloryText.shipwrightsFavour': 'In der Werft: bis zu vier Schadenspunkte werden umsonst repariert.',
  'gloryText.spoiledGoods':
    'Ein anderer Spieler hat einen Verkauf angesagt: Er verliert zufällig eine dieser Karten, ohne Bezahlung.',
  'gloryText.carpenterA': 'Lässt sich in einem Hafen für 4 Gold anheuern.',
  'gloryText.carpenterB': 'Lässt sich in einem Hafen mit einem Führungswurf anheuern, einmal je Hafenaktion.',
  'gloryText.gunnerCaptainA': 'Lässt sich in einem Hafen für 5 Gold anheuern.',
  'gloryText.gunnerCaptainB':
    'Lässt sich anheuern, gleich nachdem du einen Spieler, ein Marineschiff oder einen Piraten besiegt hast.',
  'gloryText.masterGunnerA': 'Lässt sich in einem Hafen für 6 Gold anheuern.',
  'gloryText.masterGunnerB': 'Lässt sich in einem Hafen mit einem Führungswurf anheuern, bei drei Kanonen oder mehr.',
  'gloryText.surgeonA': 'Lässt sich in einem Hafen für 4 Gold anheuern.',
  'gloryText.surgeonB': 'Lässt sich in einem Hafen mit einem Einflusswurf anheuern.',
  'gloryText.lookoutA': 'Lässt sich in einem Hafen für 5 Gold anheuern.',
  'gloryText.lookoutB': 'Lässt sich gleich nach einem gelungenen Suchwurf für 2 Gold anheuern.',
  'gloryText.masterAtArmsA': 'Lässt sich in einem Hafen für 5 Gold anheuern.',
  'gloryText.masterAtArmsB': 'Lässt sich gleich nach einem gewonnenen Mannschaftskampf anheuern.',
  'gloryText.purserA': 'Lässt sich in einem Hafen für 5 Gold anheuern.',
  'gloryText.purserB': 'Lässt sich anheuern, gleich nachdem du drei gefragte Karten oder mehr verkauft hast.',
  'gloryText.sailingMasterA': 'Lässt sich in einem Hafen für 6 Gold anheuern.',
  'gloryText.sailingMasterB': 'Lässt sich in deinem Heimathafen mit einem Einflusswurf anheuern.',
  'specialistText.carpenter': 'Zu Beginn deines Zuges wird ein Schadenspunkt repariert.',
  'specialistText.gunnerCaptain': 'Wirf einmal je Gefecht beliebige deiner Trefferwürfel neu.',
  'specialistText.masterGunner':
    'Schießt du, ohne das Duell zu gewinnen: ein Treffer mehr, höchstens so viele, wie du Kanonen hast; nicht, wenn niemand einen Erfolg hatte.',
  'specialistText.surgeon': 'Einmal je Gefecht oder Überfall gilt ein Treffer auf die Mannschaft nicht.',
  'specialistText.lookout': 'Ein Würfel mehr bei jedem Suchwurf.',
  'specialistText.masterAtArms': 'Ein Würfel mehr in jeder Runde des Mannschaftskampfs.',
  'specialistText.purser':
    'Beim Warenkauf werden zwei Karten mehr gezogen, nicht aber zwei Züge nacheinander im selben Hafen.',
  'specialistText.sailingMaster': 'Ein Würfel mehr beim ersten Seemannschaftswurf eines Gefechts oder Überfalls.',
}
