/**
 * English: the language that defines the keys. `{seat}` is a player's name, `{card}` a card's.
 *
 * The terms are the book's: Discover, to reveal · Loot and Hire · harbor · person · to repel · expedition, to complete · tax
 * increase · strength, influence, coin · active player. A bust is the second ship of a type that is not repelled; a step is
 * one player's time to take cards.
 */

export const en = {
  'ship.pinnace': 'Pinnace',
  'ship.flute': 'Flute',
  'ship.skiff': 'Skiff',
  'ship.frigate': 'Frigate',
  'ship.galleon': 'Galleon',
  'role.trader': 'Trader',
  'role.settler': 'Settler',
  'role.captain': 'Captain',
  'role.priest': 'Priest',
  'role.jack': 'Jack of all Trades',
  'role.sailor': 'Sailor',
  'role.pirate': 'Pirate',
  'role.mademoiselle': 'Mademoiselle',
  'role.jester': 'Jester',
  'role.admiral': 'Admiral',
  'role.governor': 'Governor',
  'symbol.cross': 'cross',
  'symbol.anchor': 'anchor',
  'symbol.house': 'house',

  'skill.trader': '+1 coin for each {ship} you loot',
  'skill.settler': 'brings a house to an expedition',
  'skill.captain': 'brings an anchor to an expedition',
  'skill.priest': 'brings a cross to an expedition',
  'skill.jack': 'brings any one symbol to an expedition',
  'skill.sailor': 'combat strength 1',
  'skill.pirate': 'combat strength 2',
  'skill.mademoiselle': 'persons cost you 1 coin less',
  'skill.jester':
    '1 coin after a bust, or when your step begins at an empty harbor{jester, select, everyone {} others { in another player’s turn} other { (in Port Royal: in another player’s turn)}}',
  'skill.admiral': '2 coins when your step begins with 5 or more cards in the harbor',
  'skill.governor': 'take one more card in each Loot and Hire',

  'card.ship': '{name}',
  'card.trader': 'Trader ({ship})',
  'card.expedition': 'Expedition ({symbols})',
  'card.tax': 'Tax increase',
  'face.ship': '{name}: {coins, plural, one {# coin} other {# coins}}, strength {strength}',
  'face.skull': '{name}: {coins, plural, one {# coin} other {# coins}}, skull: cannot be repelled',
  'face.person': '{name}: costs {cost, plural, one {# coin} other {# coins}}, influence {influence}; {skill}',
  'face.expedition': 'Expedition: {symbols}; influence {influence} and {coins, plural, one {# coin} other {# coins}}',
  'face.mostStrength': 'Tax increase: whoever has 12 or more coins loses half; then the strongest gain 1 coin',
  'face.leastInfluence':
    'Tax increase: whoever has 12 or more coins loses half; then those with the least influence gain 1 coin',

  'ask.discover': '{first, select, yes {{seat}: reveal the first card.} other {{seat}: reveal another card, or stop?}}',
  'ask.repel': '{seat}: repel the ship ({card}), or let it into the harbor?',
  'ask.take': '{seat}: loot or hire ({takes, plural, =0 {no card left} one {# card} other {# cards}})',
  'ask.aftermath': '{seat}: complete an expedition before your turn ends?',

  'action.reveal': 'Reveal a card',
  'action.stop': 'Stop, and loot and hire',
  'action.repel': 'Repel the {card}',
  'action.admit': 'Let the {card} in',
  'action.admitBust': 'Let the {card} in and lose the harbor',
  'action.loot': 'Loot the {card} for {coins, plural, one {# coin} other {# coins}}',
  'action.lootFee': 'Loot the {card} for {coins, plural, one {# coin} other {# coins}}, and pay 1 to {active}',
  'action.hire': 'Hire the {card} for {price, plural, one {# coin} other {# coins}} (influence {influence})',
  'action.hireFee':
    'Hire the {card} for {price, plural, one {# coin} other {# coins}} (influence {influence}), and pay 1 to {active}',
  'action.complete':
    'Complete the {card} with {persons}: influence {influence}, {coins, plural, one {# coin} other {# coins}}',
  'action.pass': 'Take no more',

  'event.turnBegan': '{turn, plural, one {— Turn 1: {seat} begins —} other {— Turn #: {seat} —}}',
  'event.revealed': '{seat} reveals: {card}',
  'event.repelled': '{seat} repels the {card}',
  'event.admitted': '{seat} lets the {card} in',
  'event.bust': 'A second {card}! {seat} loses the whole harbor ({n, plural, one {# card} other {# cards}})',
  'event.stopped':
    '{seat} stops at {shipTypes, plural, =0 {no ship} one {# ship type} other {# ship types}} and may take {takes, plural, one {# card} other {# cards}}',
  'event.looted': '{seat} loots the {card}',
  'event.hired': '{seat} hires the {card} for {price, plural, one {# coin} other {# coins}}',
  'event.completed': '{seat} completes the {card} with {persons}',
  'event.passed': '{seat} passes',
  'event.coinsGained.loot': '{seat} gains {coins, plural, one {# coin} other {# coins}}',
  'event.coinsGained.expedition': 'The king pays {seat} {coins, plural, one {# coin} other {# coins}}',
  'event.coinsGained.admiral': '{seat} gains {coins, plural, one {# coin} other {# coins}} from the Admiral',
  'event.coinsGained.jester': '{seat} gains {coins, plural, one {# coin} other {# coins}} from the Jester',
  'event.coinsGained.tax': '{seat} gains {coins, plural, one {# coin} other {# coins}} from the tax increase',
  'event.feePaid': '{seat} pays 1 coin to {to}',
  'event.coinsSpent': '{seat} lays {n, plural, one {# coin} other {# coins}} on the discard pile',
  'event.taxed': '{seat} loses {n, plural, one {# coin} other {# coins}} in tax',
  'event.harborCleared': 'The harbor is cleared ({n, plural, one {# card} other {# cards}})',
  'event.reshuffled': 'The discard pile is shuffled: {cards, plural, one {# card} other {# cards}} in the deck',
  'event.coinsSwapped':
    'No card is left to draw: all coins become tokens, and their {cards, plural, one {# card makes} other {# cards make}} the new deck',
  'event.endNears': '{seat} has reached the goal: this is the last round',
  'event.gameOver': '{n, plural, one {The winner is {seats}} other {The victory is shared by {seats}}}',

  'refusal.gameOver': 'The game is over.',
  'refusal.noSuchSeat': 'There is no such seat at this table.',
  'refusal.notYourTurn': 'It is for {seat} to decide now.',
  'refusal.unknownAction': 'There is no such action.',
  'refusal.decideOnShip': 'First decide on the ship just revealed: repel it or let it in.',
  'refusal.revealFirst': 'A turn begins with revealing at least one card.',
  'refusal.revealLimit': 'No more cards can be revealed in one turn.',
  'refusal.nothingToReveal': 'There is no card left to reveal.',
  'refusal.discoverIsOver': 'Discovering is over for this turn.',
  'refusal.noShipToRepel':
    'Only the ship just revealed can be repelled, with at least its strength in your display, and never one with a skull.',
  'refusal.stopFirst': 'Cards are taken only after you stop revealing.',
  'refusal.nothingToDecline': 'There is nothing to decline now.',
  'refusal.notInHarbor': 'This card is not in the harbor.',
  'refusal.notAShip': 'Only ships are looted; persons are hired.',
  'refusal.notAPerson': 'Only persons are hired; ships are looted.',
  'refusal.noTakesLeft': 'You have taken all the cards you may.',
  'refusal.tooExpensive':
    'It costs {price, plural, one {# coin} other {# coins}}{fee, plural, =0 {} other { and # to the active player}}; you have {coins}.',
  'refusal.notActive': 'You complete expeditions in your own turn; this is {seat}’s.',
  'refusal.noSuchExpedition': 'This expedition is not open.',
  'refusal.wrongPersons':
    'An expedition asks for exactly its symbols, from persons in your own display; a Jack of all Trades stands in for any.',

  'source.persons': 'Persons',
  'source.expeditions': 'Expeditions',

  'table.harbor': 'Harbor',
  'table.emptyHarbor': 'the harbor is empty',
  'table.expeditions': 'Expeditions',
  'table.noExpeditions': 'none open',
  'table.deck': 'Deck {draw} · discard pile {discard}',
  'table.coins': 'coins',
  'table.strength': 'strength',
  'table.influence': 'influence',
  'table.lastRound': 'Last round',
  'table.start': 'began',
  'table.active': 'active',
  'table.bustChance': 'Chance that the next card is a bust: {percent}% ({busts} of {cards})',
  'table.turn': 'Turn {turn}: {seat}',
  'table.endsWith': 'Last round: it ends after {seat}’s turn',
  'table.takes':
    '{types, plural, =0 {no ship} one {# ship type} other {# ship types}}, {takes, plural, one {# card} other {# cards}} to take',
  'table.loot': 'loot {coins}',
  'table.price': 'price {price}',
  'table.short': '{n} short',
  'table.skull': 'skull',
  'table.noPersons': 'nobody yet',

  'rules.discover':
    'Discover: reveal cards one by one, at least one. Ships and persons lie in the harbor, expeditions beside it. Stop when you like.',
  'rules.bust': 'Bust: a second ship of a type in the harbor costs you the whole harbor and ends your turn.',
  'rules.repel':
    'Repel: the ship just revealed can be sent away before the next card if your strength (Sailors, Pirates) is at least its own; never one with a skull.',
  'rules.take':
    'Loot and Hire: then you take 1 card, 2 with four ship types in the harbor, 3 with five. A ship pays its coins; a person costs its price.',
  'rules.others': 'The others follow clockwise with one card each, and pay you 1 coin for it.',
  'rules.tax':
    'Tax increase: whoever has {threshold} or more coins loses half of them; then the strongest gain 1 coin{taxes, select, both {, or on some cards those with the least influence} other {}}.',
  'rules.expedition':
    'Expedition: in your own turn, discard persons with the symbols it asks for, and keep it for its influence and coins.',
  'rules.end':
    'The end: {target} influence{needs, select, yes { and an expedition} other {}} begin the last round. The most influence wins, then the most coins{needs, select, yes {; nobody wins without an expedition} other {}}.',
} as const

export type GameKey = keyof typeof en
