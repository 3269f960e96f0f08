/** Deutsch: was Ruhmkarten und Spezialisten bewirken. */

import type { Catalogue } from '@windward/core/words.ts'
import type { GloryTextKey } from './glory.en.ts'

export const gloryDe: Catalogue<GloryTextKey> = {
  'gloryText.crewCombatReRolls':
    'Nach einem Wurf im Mannschaftskampf: beliebige Würfel einer Seite, der eigenen oder der des Gegners, neu.',
  'gloryText.fastLearner':
    'Gleich nach der Ruhmkarte eines anderen in deinem Kampf oder Zug: nutze ihren Text für dich.',
  'gloryText.steadyHelm': 'Nach einem Seemannschaftswurf in Kampf oder Überfall: beliebige Würfel einer Seite neu.',
  'gloryText.rakingFire': 'Wenn du das Duell mit Schießen gewonnen hast: ein Treffer mehr.',
  'gloryText.braceForImpact': 'Ein Treffer, der dein Schiff gleich trifft, gilt nicht.',
  'gloryText.pickedShot': 'Drehe einen deiner Trefferwürfel auf einen Ort deiner Wahl, nicht den Rumpf.',
  'gloryText.suddenGust': 'Nachdem beide Seiten angesagt haben: ändere deine eigene Aktion.',
  'gloryText.overTheRail': 'Vor dem Mannschaftskampf: zwei Würfel mehr in seiner ersten Runde.',
  'gloryText.handsFromTheHold': 'Nach den Ansagen oder vor dem Mannschaftskampf: ein Mann kommt zurück.',
  'gloryText.powderSmoke': 'Du hast Flucht angesagt: Gewinnst du das Duell, bist du weg, was auch der Gegner würfelt.',
  'gloryText.prizeMoney':
    'Nach gewonnenem Mannschaftskampf mit einem Spieler, einer Marine oder einem Piraten: 6 Gold obendrauf.',
  'gloryText.fairWind': 'In deinem Zug: eine Bewegung mehr.',
  'gloryText.sharpEyes': 'Nach einem misslungenen eigenen Suchwurf: beliebige seiner Würfel neu.',
  'gloryText.falseColours': 'Wer dich gleich sucht, findet dich in diesem Zug nicht.',
  'gloryText.fogBank': 'Ein anderer Spieler sucht gleich jemanden: Er wirft nur einen Würfel.',
  'gloryText.tavernTalk': 'Statt für ein Gerücht zu zahlen und zu würfeln: ziehe zwei und behalte eins.',
  'gloryText.silverTongue': 'Nach einem misslungenen eigenen Einflusswurf: beliebige seiner Würfel neu.',
  'gloryText.letterOfMarque': 'Ein Überfall oder ein Angriff auf einen Spieler bringt dir diesmal kein Kopfgeld ein.',
  'gloryText.boughtPardon': 'Im Hafen: bis zu zwei Kopfgelder einer Nation weniger, für je 2 Gold.',
  'gloryText.damningLetters':
    'In deinem Zug: Ein gesuchter Spieler bekommt ein weiteres Kopfgeld einer Nation, die ihn sucht.',
  'gloryText.stashInAnyPort': 'Verstecke Gold in dieser Hafenaktion, obwohl du nicht daheim bist.',
  'gloryText.bulkDiscount': 'Beim Warenkauf: Jede Karte kostet 1 Gold weniger, aber mindestens 1.',
  'gloryText.fullWarehouses': 'Beim Warenkauf: Es werden drei Karten mehr gezogen.',
  'gloryText.turnOfTheMarket':
    'Vor deiner ersten Tätigkeit: eine neue gefragte Ware hier; du darfst die alte behalten.',
  'gloryText.eagerBuyers': 'Beim Verkauf: Jede gefragte Karte bringt 1 Gold mehr.',
  'gloryText.shipwrightsFavour': 'In der Werft: bis zu vier Schadenspunkte werden umsonst repariert.',
  'gloryText.spoiledGoods':
    'Ein anderer Spieler hat einen Verkauf angesagt: Er verliert eine dieser Karten zufällig, ohne Lohn.',
  'gloryText.carpenterA': 'Heuert in einem Hafen für 4 Gold an.',
  'gloryText.carpenterB': 'Heuert in einem Hafen nach einem Führungswurf an, einmal je Hafenaktion.',
  'gloryText.gunnerCaptainA': 'Heuert in einem Hafen für 5 Gold an.',
  'gloryText.gunnerCaptainB':
    'Heuert an, gleich nachdem du einen Spieler, eine Marine oder einen Piraten besiegt hast.',
  'gloryText.masterGunnerA': 'Heuert in einem Hafen für 6 Gold an.',
  'gloryText.masterGunnerB': 'Heuert in einem Hafen nach einem Führungswurf an, bei drei Kanonen oder mehr.',
  'gloryText.surgeonA': 'Heuert in einem Hafen für 4 Gold an.',
  'gloryText.surgeonB': 'Heuert in einem Hafen nach einem Einflusswurf an.',
  'gloryText.lookoutA': 'Heuert in einem Hafen für 5 Gold an.',
  'gloryText.lookoutB': 'Heuert gleich nach einem gelungenen Suchwurf für 2 Gold an.',
  'gloryText.masterAtArmsA': 'Heuert in einem Hafen für 5 Gold an.',
  'gloryText.masterAtArmsB': 'Heuert gleich nach einem gewonnenen Mannschaftskampf an.',
  'gloryText.purserA': 'Heuert in einem Hafen für 5 Gold an.',
  'gloryText.purserB': 'Heuert an, gleich nachdem du drei gefragte Karten oder mehr verkauft hast.',
  'gloryText.sailingMasterA': 'Heuert in einem Hafen für 6 Gold an.',
  'gloryText.sailingMasterB': 'Heuert in deinem Heimathafen nach einem Einflusswurf an.',
  'specialistText.carpenter': 'Zu Beginn deines Zuges wird ein Schadenspunkt repariert.',
  'specialistText.gunnerCaptain': 'Einmal je Kampf beliebige deiner Trefferwürfel neu.',
  'specialistText.masterGunner': 'Schießen ohne gewonnenes Duell: ein Treffer mehr, höchstens deine Kanonen.',
  'specialistText.surgeon': 'Einmal je Kampf oder Überfall gilt ein Treffer auf die Mannschaft nicht.',
  'specialistText.lookout': 'Ein Würfel mehr bei jedem Suchwurf.',
  'specialistText.masterAtArms': 'Ein Würfel mehr in jeder Runde des Mannschaftskampfs.',
  'specialistText.purser': 'Beim Warenkauf werden zwei Karten mehr gezogen.',
  'specialistText.sailingMaster': 'Ein Würfel mehr beim ersten Seemannschaftswurf eines Kampfes oder Überfalls.',
}
