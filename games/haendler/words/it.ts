import type { GameKey } from './en.ts'

/**
 * I termini seguono il regolamento italiano: Discover: Esplorazione, to reveal: girare · Loot and Hire: Saccheggio e
 * Ingaggio; to loot: saccheggiare, to hire: ingaggiare · harbor display: porto · person: personaggio · to repel: respingere,
 * bust: perdere il porto · Expedition Request: richiesta di spedizione, to complete: completare · Tax Increase: incremento
 * delle tasse · Trader: Commerciante · combat strength: forza · active player: giocatore di turno · round: round, turn: turno.
 */
export const it: Readonly<Record<GameKey, string>> = {
  'ship.pinnace': 'Pinaccia',
  'ship.flute': 'Flute',
  'ship.skiff': 'Barca',
  'ship.frigate': 'Fregata',
  'ship.galleon': 'Galeone',
  'role.trader': 'Commerciante',
  'role.settler': 'Colono',
  'role.captain': 'Capitano',
  'role.priest': 'Sacerdote',
  'role.jack': 'Tuttofare',
  'role.sailor': 'Marinaio',
  'role.pirate': 'Pirata',
  'role.mademoiselle': 'Mademoiselle',
  'role.jester': 'Giullare',
  'role.admiral': 'Ammiraglio',
  'role.governor': 'Governatore',
  'symbol.cross': 'croce',
  'symbol.anchor': 'ancora',
  'symbol.house': 'casa',

  'skill.trader': '+1 moneta per ogni nave di tipo {ship} che saccheggi',
  'skill.settler': 'porta una casa a una spedizione',
  'skill.captain': 'porta un’ancora a una spedizione',
  'skill.priest': 'porta una croce a una spedizione',
  'skill.jack': 'porta un simbolo qualsiasi a una spedizione',
  'skill.sailor': 'forza di combattimento 1',
  'skill.pirate': 'forza di combattimento 2',
  'skill.mademoiselle': 'i personaggi ti costano 1 moneta in meno',
  'skill.jester':
    '1 moneta quando qualcuno perde il porto, o se il porto è vuoto quando tocca a te prendere{jester, select, everyone {} others { nel turno di un altro} other { (in Port Royal: nel turno di un altro)}}',
  'skill.admiral': '2 monete se ci sono almeno 5 carte nel porto quando tocca a te prendere',
  'skill.governor': 'prendi una carta in più a ogni Saccheggio e Ingaggio',

  'card.ship': '{name}',
  'card.trader': 'Commerciante ({ship})',
  'card.expedition': 'Spedizione ({symbols})',
  'card.tax': 'Incremento delle tasse',
  'face.ship': '{name}: {coins, plural, one {# moneta} many {# monete} other {# monete}}, forza {strength}',
  'face.skull':
    '{name}: {coins, plural, one {# moneta} many {# monete} other {# monete}}, teschio: non si può respingere',
  'face.person':
    '{name}: costa {cost, plural, one {# moneta} many {# monete} other {# monete}}, influenza {influence}; {skill}',
  'face.expedition':
    'Spedizione: {symbols}; influenza {influence} e {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'face.mostStrength':
    'Incremento delle tasse: chi ha 12 o più monete ne perde la metà; poi i più forti ricevono 1 moneta',
  'face.leastInfluence':
    'Incremento delle tasse: chi ha 12 o più monete ne perde la metà; poi chi ha meno influenza riceve 1 moneta',

  'ask.discover': '{first, select, yes {{seat}: gira la prima carta.} other {{seat}: giri un’altra carta o ti fermi?}}',
  'ask.repel': '{seat}: respingi la nave ({card}) o la lasci entrare nel porto?',
  'ask.take':
    '{seat}: saccheggia o ingaggia ({takes, plural, =0 {nessuna carta rimasta} one {# carta} many {# carte} other {# carte}})',
  'ask.aftermath': '{seat}: completi una spedizione prima che finisca il tuo turno?',

  'action.reveal': 'Gira una carta',
  'action.stop': 'Fermati: Saccheggio e Ingaggio',
  'action.repel': 'Respingi: {card}',
  'action.admit': 'Lascia entrare: {card}',
  'action.admitBust': 'Lascia entrare: {card}, e perdi tutto il porto',
  'action.loot': 'Saccheggia: {card}, {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'action.lootFee':
    'Saccheggia: {card}, {coins, plural, one {# moneta} many {# monete} other {# monete}}, e paga 1 a {active}',
  'action.hire':
    'Ingaggia: {card}, {price, plural, one {# moneta} many {# monete} other {# monete}} (influenza {influence})',
  'action.hireFee':
    'Ingaggia: {card}, {price, plural, one {# moneta} many {# monete} other {# monete}} (influenza {influence}), e paga 1 a {active}',
  'action.complete':
    'Completa la {card} con {persons}: influenza {influence}, {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'action.pass': 'Non prendere altro',

  'event.turnBegan':
    '{turn, plural, one {— Turno 1: comincia {seat} —} many {— Turno #: {seat} —} other {— Turno #: {seat} —}}',
  'event.revealed': '{seat} gira la carta {card}',
  'event.repelled': '{seat} respinge: {card}',
  'event.admitted': '{seat} lascia entrare: {card}',
  'event.bust':
    'Una seconda nave di tipo {card}! {seat} perde tutto il porto ({n, plural, one {# carta} many {# carte} other {# carte}})',
  'event.stopped':
    '{seat} si ferma {shipTypes, plural, =0 {senza navi} one {con # tipo di nave} many {con # tipi di nave} other {con # tipi di nave}} e può prendere {takes, plural, one {# carta} many {# carte} other {# carte}}',
  'event.looted': '{seat} saccheggia: {card}',
  'event.hired': '{seat} ingaggia: {card}, {price, plural, one {# moneta} many {# monete} other {# monete}}',
  'event.completed': '{seat} completa la {card} con {persons}',
  'event.passed': '{seat} passa',
  'event.coinsGained.loot': '{seat} riceve {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'event.coinsGained.expedition':
    'Il re paga a {seat} {coins, plural, one {# moneta} many {# monete} other {# monete}}',
  'event.coinsGained.admiral':
    '{seat} riceve {coins, plural, one {# moneta} many {# monete} other {# monete}} grazie all’Ammiraglio',
  'event.coinsGained.jester':
    '{seat} riceve {coins, plural, one {# moneta} many {# monete} other {# monete}} grazie al Giullare',
  'event.coinsGained.tax':
    '{seat} riceve {coins, plural, one {# moneta} many {# monete} other {# monete}} dall’incremento delle tasse',
  'event.feePaid': '{seat} paga 1 moneta a {to}',
  'event.coinsSpent':
    '{seat} mette {n, plural, one {# moneta} many {# monete} other {# monete}} sulla pila degli scarti',
  'event.taxed': '{seat} perde {n, plural, one {# moneta} many {# monete} other {# monete}} in tasse',
  'event.harborCleared': 'Il porto viene svuotato ({n, plural, one {# carta} many {# carte} other {# carte}})',
  'event.reshuffled':
    'Gli scarti vengono mescolati: {cards, plural, one {# carta} many {# carte} other {# carte}} nel mazzo',
  'event.coinsSwapped':
    'Non c’è più nulla da pescare: le monete diventano gettoni e {cards, plural, one {la loro carta forma} many {le loro # carte formano} other {le loro # carte formano}} il nuovo mazzo',
  'event.endNears': '{seat} ha raggiunto il traguardo: questo è l’ultimo round',
  'event.gameOver':
    '{n, plural, one {Vince {seats}} many {Vittoria condivisa: {seats}} other {Vittoria condivisa: {seats}}}',

  'refusal.gameOver': 'La partita è finita.',
  'refusal.noSuchSeat': 'A questo tavolo quel posto non esiste.',
  'refusal.notYourTurn': 'Ora tocca a {seat}.',
  'refusal.unknownAction': 'Questa azione non esiste.',
  'refusal.decideOnShip': 'Prima decidi sulla nave appena girata: respingila o lasciala entrare.',
  'refusal.revealFirst': 'Ogni turno comincia girando almeno una carta.',
  'refusal.revealLimit': 'In un turno non si possono girare altre carte.',
  'refusal.nothingToReveal': 'Non ci sono più carte da girare.',
  'refusal.discoverIsOver': 'L’Esplorazione di questo turno è finita.',
  'refusal.noShipToRepel':
    'Si respinge solo la nave appena girata, con una forza di combattimento almeno pari alla sua, e mai una con il teschio.',
  'refusal.stopFirst': 'Si prendono carte solo dopo essersi fermati.',
  'refusal.nothingToDecline': 'Adesso non c’è nulla a cui rinunciare.',
  'refusal.notInHarbor': 'Questa carta non è nel porto.',
  'refusal.notAShip': 'Si saccheggiano solo le navi; i personaggi si ingaggiano.',
  'refusal.notAPerson': 'Si ingaggiano solo i personaggi; le navi si saccheggiano.',
  'refusal.noTakesLeft': 'Hai già preso tutte le carte che potevi.',
  'refusal.tooExpensive':
    'Costa {price, plural, one {# moneta} many {# monete} other {# monete}}{fee, plural, =0 {} one { più # al giocatore di turno} many { più # al giocatore di turno} other { più # al giocatore di turno}}; ne hai {coins}.',
  'refusal.notActive': 'Le spedizioni si completano nel proprio turno; ora è quello di {seat}.',
  'refusal.noSuchExpedition': 'Questa spedizione non è aperta.',
  'refusal.wrongPersons':
    'Una spedizione chiede esattamente i suoi simboli, da personaggi già tuoi; un Tuttofare vale un simbolo qualsiasi.',

  'source.persons': 'Personaggi',
  'source.expeditions': 'Spedizioni',

  'table.harbor': 'Porto',
  'table.emptyHarbor': 'il porto è vuoto',
  'table.expeditions': 'Spedizioni',
  'table.noExpeditions': 'nessuna aperta',
  'table.deck': 'Mazzo {draw} · scarti {discard}',
  'table.coins': 'monete',
  'table.strength': 'forza',
  'table.influence': 'influenza',
  'table.lastRound': 'Ultimo round',
  'table.start': 'ha iniziato',
  'table.active': 'di turno',
  'table.bustChance': 'Probabilità che la prossima carta faccia perdere il porto: {percent} % ({busts} su {cards})',
  'table.turn': 'Turno {turn}: {seat}',
  'table.endsWith': 'Ultimo round: finisce dopo il turno di {seat}',
  'table.takes':
    '{types, plural, =0 {nessuna nave} one {# tipo di nave} many {# tipi di nave} other {# tipi di nave}}, {takes, plural, one {# carta} many {# carte} other {# carte}} da prendere',
  'table.loot': 'bottino {coins}',
  'table.price': 'costo {price}',
  'table.short': '{n, plural, one {manca #} many {mancano #} other {mancano #}}',
  'table.skull': 'teschio',
  'table.noPersons': 'ancora nessuno',

  'rules.discover':
    'Esplorazione: gira le carte una a una, almeno una. Navi e personaggi restano nel porto, le spedizioni accanto. Fermati quando vuoi.',
  'rules.bust': 'Se nel porto entra una seconda nave dello stesso tipo perdi tutto il porto e il turno finisce.',
  'rules.repel':
    'La nave appena girata si può respingere prima della carta successiva, se la tua forza (Marinai, Pirati) è almeno la sua; mai una con il teschio.',
  'rules.take':
    'Saccheggio e Ingaggio: poi prendi 1 carta, 2 con quattro tipi di nave nel porto, 3 con cinque. Una nave paga le sue monete; un personaggio costa il suo prezzo.',
  'rules.others': 'Gli altri seguono in senso orario con una carta a testa, e per questa ti pagano 1 moneta.',
  'rules.tax':
    'Incremento delle tasse: chi ha {threshold} o più monete ne perde la metà; poi i più forti ricevono 1 moneta{taxes, select, both {, o con alcune carte chi ha meno influenza} other {}}.',
  'rules.expedition':
    'Spedizione: nel tuo turno scarta personaggi con i simboli richiesti, e tienila per l’influenza e le monete.',
  'rules.end':
    'Fine: {target} punti influenza{needs, select, yes { e una spedizione} other {}} danno inizio all’ultimo round. Vince chi ha più influenza, poi più monete{needs, select, yes {; senza una spedizione nessuno vince} other {}}.',
}
