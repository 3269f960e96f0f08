import type { GameKey } from './en.ts'

/**
 * Die Begriffe des Spiels: Discover: Entdecken · Loot and Hire: Handeln & Anheuern; to loot: handeln mit einem Schiff, to
 * hire: anheuern · harbor display: Hafen, personal display: Auslage · ship type: Schiffstyp · to repel: abwehren, bust: den
 * Hafen verlieren · Expedition Request: Expeditionsaufruf, den man erfüllt; to complete: eine Expedition ausrüsten · Jester:
 * Witzbold, Mademoiselle: Fräulein, Jack of all Trades: Tausendsassa · discard pile: Ablage. Alle Schiffe sind weiblich.
 */
export const de: Readonly<Record<GameKey, string>> = {
  'ship.pinnace': 'Pinasse',
  'ship.flute': 'Fleute',
  'ship.skiff': 'Barke',
  'ship.frigate': 'Fregatte',
  'ship.galleon': 'Galeone',
  'role.trader': 'Händler',
  'role.settler': 'Siedler',
  'role.captain': 'Kapitän',
  'role.priest': 'Priester',
  'role.jack': 'Tausendsassa',
  'role.sailor': 'Matrose',
  'role.pirate': 'Pirat',
  'role.mademoiselle': 'Fräulein',
  'role.jester': 'Witzbold',
  'role.admiral': 'Admiral',
  'role.governor': 'Gouverneur',
  'symbol.cross': 'Kreuz',
  'symbol.anchor': 'Anker',
  'symbol.house': 'Haus',

  'skill.trader': '+1 Münze, wenn du mit einer {ship} handelst',
  'skill.settler': 'bringt ein Haus in eine Expedition ein',
  'skill.captain': 'bringt einen Anker in eine Expedition ein',
  'skill.priest': 'bringt ein Kreuz in eine Expedition ein',
  'skill.jack': 'bringt ein beliebiges Symbol in eine Expedition ein',
  'skill.sailor': 'Kampfstärke 1',
  'skill.pirate': 'Kampfstärke 2',
  'skill.mademoiselle': 'Personen kosten dich 1 Münze weniger',
  'skill.jester':
    '1 Münze, wenn jemand den Hafen verliert oder wenn er leer ist, sobald du{jester, select, everyone {} others { im Zug eines anderen} other { (in Port Royal: im Zug eines anderen)}} an der Reihe bist',
  'skill.admiral': '2 Münzen, wenn mindestens 5 Karten im Hafen liegen, sobald du an der Reihe bist',
  'skill.governor': 'nimm beim Handeln & Anheuern eine Karte mehr',

  'card.ship': '{name}',
  'card.trader': 'Händler ({ship})',
  'card.expedition': 'Expedition ({symbols})',
  'card.tax': 'Steuererhöhung',
  'face.ship': '{name}, {coins, plural, one {# Münze} other {# Münzen}}, Stärke {strength}',
  'face.skull': '{name}, {coins, plural, one {# Münze} other {# Münzen}}, Totenkopf (lässt sich nicht abwehren)',
  'face.person': '{name}, kostet {cost, plural, one {# Münze} other {# Münzen}}, Einfluss {influence}; {skill}',
  'face.expedition': 'Expedition ({symbols}), Einfluss {influence} und {coins, plural, one {# Münze} other {# Münzen}}',
  'face.mostStrength':
    'Steuererhöhung; wer 12 oder mehr Münzen hat, verliert die Hälfte, dann erhalten die Stärksten 1 Münze',
  'face.leastInfluence':
    'Steuererhöhung; wer 12 oder mehr Münzen hat, verliert die Hälfte, dann erhält 1 Münze, wer am wenigsten Einfluss hat',

  'ask.discover':
    '{first, select, yes {{seat}: Deck die erste Karte auf.} other {{seat}: Noch eine Karte aufdecken oder aufhören?}}',
  'ask.repel': '{seat}: Das Schiff abwehren ({card}) oder in den Hafen lassen?',
  'ask.take': '{seat}: handeln oder anheuern ({takes, plural, =0 {keine Karte mehr} one {# Karte} other {# Karten}})',
  'ask.aftermath': '{seat}: Vor dem Ende des Zuges noch eine Expedition ausrüsten?',

  'action.reveal': 'Karte aufdecken',
  'action.stop': 'Aufhören: Handeln & Anheuern',
  'action.repel': 'Die {card} abwehren',
  'action.admit': 'Die {card} hereinlassen',
  'action.admitBust': 'Die {card} hereinlassen und den ganzen Hafen verlieren',
  'action.loot': 'Mit der {card} handeln: {coins, plural, one {# Münze} other {# Münzen}}',
  'action.lootFee': 'Mit der {card} handeln: {coins, plural, one {# Münze} other {# Münzen}}, und 1 an {active} zahlen',
  'action.hire': 'Anheuern: {card}, {price, plural, one {# Münze} other {# Münzen}} (Einfluss {influence})',
  'action.hireFee':
    'Anheuern: {card}, {price, plural, one {# Münze} other {# Münzen}} (Einfluss {influence}), und 1 an {active} zahlen',
  'action.complete':
    'Die {card} mit {persons} ausrüsten: Einfluss {influence}, {coins, plural, one {# Münze} other {# Münzen}}',
  'action.pass': 'Nichts mehr nehmen',

  'event.turnBegan': '{turn, plural, one {— Zug 1: {seat} beginnt —} other {— Zug #: {seat} —}}',
  'event.revealed': '{seat} deckt auf: {card}',
  'event.repelled': '{seat} wehrt die {card} ab',
  'event.admitted': '{seat} lässt die {card} herein',
  'event.bust': 'Eine zweite {card}! {seat} verliert den ganzen Hafen ({n, plural, one {# Karte} other {# Karten}})',
  'event.stopped':
    '{seat} hört {shipTypes, plural, =0 {ohne Schiff} one {bei einem Schiffstyp} other {bei # Schiffstypen}} auf und darf {takes, plural, one {eine Karte} other {# Karten}} nehmen',
  'event.looted': '{seat} handelt mit der {card}',
  'event.hired': '{seat} heuert für {price, plural, one {# Münze} other {# Münzen}} an: {card}',
  'event.completed': '{seat} rüstet die {card} mit {persons} aus',
  'event.passed': '{seat} passt',
  'event.coinsGained.loot': '{seat} erhält {coins, plural, one {# Münze} other {# Münzen}}',
  'event.coinsGained.expedition': 'Der König zahlt {seat} {coins, plural, one {# Münze} other {# Münzen}}',
  'event.coinsGained.admiral': '{seat} erhält {coins, plural, one {# Münze} other {# Münzen}} durch den Admiral',
  'event.coinsGained.jester': '{seat} erhält {coins, plural, one {# Münze} other {# Münzen}} durch den Witzbold',
  'event.coinsGained.tax': '{seat} erhält {coins, plural, one {# Münze} other {# Münzen}} durch die Steuererhöhung',
  'event.feePaid': '{seat} zahlt 1 Münze an {to}',
  'event.coinsSpent': '{seat} legt {n, plural, one {# Münze} other {# Münzen}} auf die Ablage',
  'event.taxed': '{seat} verliert {n, plural, one {# Münze} other {# Münzen}} an Steuern',
  'event.harborCleared': 'Der Hafen wird geräumt ({n, plural, one {# Karte} other {# Karten}})',
  'event.reshuffled': 'Die Ablage wird gemischt: {cards, plural, one {# Karte} other {# Karten}} im Stapel',
  'event.coinsSwapped':
    'Es gibt nichts mehr zu ziehen: Alle Münzen werden zu Spielmarken, ihre {cards, plural, one {# Karte bildet} other {# Karten bilden}} den neuen Stapel',
  'event.endNears': '{seat} hat das Ziel erreicht: Dies ist die letzte Runde',
  'event.gameOver': '{n, plural, one {Es gewinnt {seats}} other {Den Sieg teilen sich {seats}}}',

  'refusal.gameOver': 'Das Spiel ist zu Ende.',
  'refusal.noSuchSeat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'refusal.notYourTurn': 'Jetzt entscheidet {seat}.',
  'refusal.unknownAction': 'Diese Aktion gibt es nicht.',
  'refusal.decideOnShip': 'Entscheide zuerst über das eben aufgedeckte Schiff: abwehren oder hereinlassen.',
  'refusal.revealFirst': 'Ein Zug beginnt mit mindestens einer aufgedeckten Karte.',
  'refusal.revealLimit': 'Mehr Karten lassen sich in einem Zug nicht aufdecken.',
  'refusal.nothingToReveal': 'Es gibt keine Karte mehr aufzudecken.',
  'refusal.discoverIsOver': 'Das Entdecken ist in diesem Zug vorbei.',
  'refusal.noShipToRepel':
    'Abwehren lässt sich nur das eben aufgedeckte Schiff, mit mindestens seiner Stärke in der eigenen Auslage, und nie eines mit Totenkopf.',
  'refusal.stopFirst': 'Karten werden erst genommen, wenn du aufhörst aufzudecken.',
  'refusal.nothingToDecline': 'Jetzt gibt es nichts abzulehnen.',
  'refusal.notInHarbor': 'Diese Karte liegt nicht im Hafen.',
  'refusal.notAShip': 'Handeln kann man nur mit Schiffen; Personen werden angeheuert.',
  'refusal.notAPerson': 'Anheuern kann man nur Personen; mit Schiffen handelt man.',
  'refusal.noTakesLeft': 'Du hast schon so viele Karten genommen, wie du darfst.',
  'refusal.tooExpensive':
    'Das kostet {price, plural, one {# Münze} other {# Münzen}}{fee, plural, =0 {} other { und # für den aktiven Spieler}}; du hast {coins}.',
  'refusal.notActive': 'Expeditionen rüstet man im eigenen Zug aus; am Zug ist {seat}.',
  'refusal.noSuchExpedition': 'Dieser Expeditionsaufruf liegt nicht aus.',
  'refusal.wrongPersons':
    'Eine Expedition verlangt genau ihre Symbole, von Personen der eigenen Auslage; ein Tausendsassa ersetzt jedes.',

  'source.persons': 'Personen',
  'source.expeditions': 'Expeditionen',

  'table.harbor': 'Hafen',
  'table.emptyHarbor': 'der Hafen ist leer',
  'table.expeditions': 'Expeditionen',
  'table.noExpeditions': 'keine offen',
  'table.deck': 'Stapel {draw} · Ablage {discard}',
  'table.coins': 'Münzen',
  'table.strength': 'Stärke',
  'table.influence': 'Einfluss',
  'table.lastRound': 'Letzte Runde',
  'table.start': 'hat begonnen',
  'table.active': 'am Zug',
  'table.bustChance': 'Die nächste Karte kostet den Hafen in {percent} % der Fälle ({busts} von {cards})',
  'table.turn': 'Zug {turn}: {seat}',
  'table.endsWith': 'Letzte Runde: Sie endet nach dem Zug von {seat}',
  'table.takes':
    '{types, plural, =0 {kein Schiff} one {# Schiffstyp} other {# Schiffstypen}}, {takes, plural, one {# Karte} other {# Karten}} zu nehmen',
  'table.loot': 'Handel {coins}',
  'table.price': 'Preis {price}',
  'table.short': '{n, plural, one {# fehlt} other {# fehlen}}',
  'table.skull': 'Totenkopf',
  'table.noPersons': 'noch niemand',

  'rules.discover':
    'Entdecken: Deck Karten einzeln auf, mindestens eine. Schiffe und Personen liegen im Hafen, Expeditionen daneben. Hör auf, wann du willst.',
  'rules.bust': 'Ein zweites Schiff desselben Typs kostet dich den ganzen Hafen und beendet deinen Zug.',
  'rules.repel':
    'Abwehren: Das eben aufgedeckte Schiff lässt sich vor der nächsten Karte abwehren, wenn deine Stärke (Matrosen, Piraten) mindestens so groß ist wie seine; nie eines mit Totenkopf.',
  'rules.take':
    'Handeln & Anheuern: Dann nimmst du 1 Karte, 2 bei vier Schiffstypen im Hafen, 3 bei fünf. Ein Schiff bringt seine Münzen, eine Person kostet ihren Preis.',
  'rules.others': 'Die anderen folgen im Uhrzeigersinn mit je einer Karte und zahlen dir dafür 1 Münze.',
  'rules.tax':
    'Steuererhöhung: Wer {threshold} oder mehr Münzen hat, verliert die Hälfte; dann erhalten die Stärksten 1 Münze{taxes, select, both {, bei manchen Karten die mit dem wenigsten Einfluss} other {}}.',
  'rules.expedition':
    'Expedition: Lege im eigenen Zug Personen mit den verlangten Symbolen ab und behalte die Expeditionskarte für Einfluss und Münzen.',
  'rules.end':
    'Ende: {target} Einfluss{needs, select, yes { und eine Expedition} other {}} läuten die letzte Runde ein. Der meiste Einfluss gewinnt, dann die meisten Münzen{needs, select, yes {; ohne Expedition gewinnt niemand} other {}}.',
}
