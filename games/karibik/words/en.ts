/**
 * English, which defines the keys. `player` is a name, `space` a number with a name, `chest` a city's.
 *
 * The terms are the book's: sea space: space · safe haven: haven · treasure chest: chest · bribing card, barrels, thief ·
 * tie-breaker · to capture a harbor city, to steal from a ship, to swap, to deliver; by option to hand over · round.
 */

export const en = {
  'question.allocate': 'Lay one card on each ship. The card left over is your tie-breaker.',
  'question.reallocate': 'Confirmed. You may still change your cards until the others are ready.',
  'question.breakTie': 'You are tied for the {ship}. Show your tie-breaker ({card})?',
  'question.move':
    'The {ship} is yours: {left, plural, =0 {no movement left} one {# space left} other {# spaces left}}. What do you do?',
  'question.callEnd': 'Nothing has been captured or delivered for {rounds} rounds. End the game now?',

  'action.allocate': 'Bribe: {bids}; tie-breaker {card}',
  'action.commit': 'Show the tie-breaker',
  'action.withhold': 'Keep the tie-breaker face down',
  'action.sail': 'Sail to {space}{note}',
  'action.capture': 'Capture {city}: take the chest worth {value, number} and earn {reward, number}',
  'action.steal': 'Steal the chest of {chest} ({value, number}) from the {ship}',
  'action.swap': 'Swap with the {ship}: give {gave} ({lost, number}), take {took} ({value, number})',
  'action.handOver': 'Hand the chest of {chest} ({value, number}) over to the {ship}',
  'action.deliver': 'Deliver the chest of {chest} to your haven {space}: {value, number} for you',
  'action.deliverTo': 'Deliver the chest of {chest} to {space}: {value, number} for {player}, not for you',
  'doubt.deliverTo': '{value, number} for {player}, not for you. If you mean it, choose it once more.',
  'action.finish': 'Finish with the {ship}',
  'action.endNow': 'End the game now',
  'action.playOn': 'Play on',

  'note.city': ', harbor of {city}: chest worth {value, number}',
  'note.haven': ', haven of {player}',
  'note.ownHaven': ', your haven',

  'event.roundBegan': 'Round {round} begins.',
  'event.allocated': '{player} bribes: {bids}; tie-breaker {card}.',
  'event.confirmed': '{player} has confirmed.',
  'event.revealed': '{ship}: {bids}.',
  'event.tied': 'Tie for the {ship}: {players}.',
  'event.answered': '{player} has decided.',
  'event.tieBreakers': 'Tie-breakers: {cards}.',
  'event.noTieBreakers': 'Nobody shows a tie-breaker.',
  'event.stayed': 'The tie stands: the {ship} stays where it is.',
  'event.won':
    '{player} wins the {ship}: {thieves, plural, =0 {movement {movement}} one {{bid} less # thief, movement {movement}} other {{bid} less # thieves, movement {movement}}}.',
  'event.sailed': 'The {ship} sails from {from} to {to}.',
  'event.captured': '{player} captures {city} with the {ship}: {doubloons, number} doubloons.',
  'event.stolen': '{player} steals the chest of {chest} from the {other} with the {ship}.',
  'event.swapped': '{player} swaps: the {ship} gets the chest of {took}, the {other} that of {gave}.',
  'event.handedOver': '{player} hands the chest of {chest} from the {ship} over to the {other}.',
  'event.delivered': 'The {ship} delivers the chest of {chest} to {space}: {doubloons, number} doubloons for {player}.',
  'event.finished': '{player} has finished with the {ship}.',
  'event.chestsLanded': 'New chests: {chests}.',
  'event.endCalled':
    '{count, plural, =0 {Nobody wants} one {One player wants} other {# players want}} to end the game now.',
  'event.ended.threshold': 'The game is over: enough doubloons have been earned.',
  'event.ended.noChests': 'The game is over: no chest is left.',
  'event.ended.agreed': 'The game is over: all agreed to end it.',
  'event.ended.lastRound': 'The game is over: the last round has been played.',

  'refusal.gameOver': 'The game is over.',
  'refusal.notAnAction': 'That cannot be done in this game.',
  'refusal.notAnAllocation': 'Each ship gets exactly one of your seven cards, each card at most once.',
  'refusal.notNow': 'That cannot be done now.',
  'refusal.notYourShip': 'The {ship} is moved by {player}, who offered the most.',
  'refusal.notAsked': 'Only those decide who are tied for the highest bid and have a tie-breaker left.',
  'refusal.alreadyAnswered': 'You have already decided.',
  'refusal.noSuchSpace': 'There is no such space.',
  'refusal.noSuchShip': 'There is no such ship.',
  'refusal.alreadyThere': 'The {ship} is already in {space}.',
  'refusal.notANeighbour': 'A ship sails to a neighboring space: {space} does not touch {here} by sea.',
  'refusal.spaceOccupied': 'Only one ship may lie in a space: the {ship} lies in {space}.',
  'refusal.noMovementLeft': 'The {ship} has no movement left.',
  'refusal.shipIsFull':
    'A ship carries one chest: the {ship} already has that of {chest} ({value, number}), and nothing goes overboard.',
  'refusal.shipIsEmpty': 'The {ship} carries no chest.',
  'refusal.noCityHere': 'No harbor city touches {space}.',
  'refusal.cityIsEmpty': 'In {city} there is no chest to capture.',
  'refusal.ownShip': 'The {ship} is the ship you are moving.',
  'refusal.shipNotBeside': 'The {ship} does not lie beside {here}.',
  'refusal.otherIsEmpty': 'The {ship} carries no chest.',
  'refusal.otherIsFull': 'The {ship} already carries a chest.',
  'refusal.noHandingOver': 'At this table chests are not handed over.',
  'refusal.wouldRepeat': 'That would bring back how the chests lay before. Sail on, or do something else first.',
  'refusal.notAHaven': '{space} is not a safe haven.',
  'refusal.havenNotInPlay': 'Nobody plays the color of {space}: it is plain sea.',
  'refusal.havenTooFar':
    'A chest is delivered {delivery, select, adjacent {from within the haven or from beside it} other {from within the haven}}: {space}.',
  'refusal.notOffered': 'That is not possible.',
  'refusal.noSuchSeat': 'There is no such seat.',

  'source.captured': 'captures',
  'source.delivered': 'chests brought to own havens',
  'source.received': 'chests brought there by others',

  'card.thief': 'thief',
  bid: '{name} {card}',
  chest: '{city} ({value, number})',

  'colour.red': 'red',
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.yellow': 'yellow',

  'table.round': 'Round {round}',
  'table.goal': 'ends after the round in which somebody has {threshold, number}',
  'table.supply': '{supply, plural, =0 {no chests to come} one {# chest to come} other {# chests to come}}',
  'table.doubloons': '{n, number} doubloons',
  'table.confirmed': 'confirmed',
  'table.deciding': 'deciding',
  'table.tieBreaker': 'tie-breaker {card}',
  'table.tieBreakerSpent': 'tie-breaker {card} (shown)',
  'table.moving': '{player} moves the {ship}: {left, plural, one {# space} other {# spaces}} left',
  'table.empty': 'empty',
  'table.ships': 'Ships, their cargo, and steps to the nearest haven of each player',
  'table.chests': 'Chests in the cities, the spaces they are taken from, and steps from the nearest ships',
  'table.lies': '{chest} {value, number} ({spaces})',
  'table.carries': '{chest} {value, number}',
  'table.beside': 'Around {space}:',
  'table.reach': 'Chests and havens within reach, with the steps to them: {places}',
  'table.legend':
    'A:34 ship · +8 with a chest of 8,000 · $8 chest of 8,000 in the city · ° city without · ⌂1 haven of player 1 · [23] next step',

  'city.havana': 'Havana',
  'city.santiagoDeCuba': 'Santiago de Cuba',
  'city.portAuPrince': 'Port-au-Prince',
  'city.santoDomingo': 'Santo Domingo',
  'city.sanJuan': 'San Juan',
  'city.martinique': 'Martinique',
  'city.maracaibo': 'Maracaibo',
  'city.caracas': 'Caracas',
  'city.puertoBello': 'Puerto Bello',
  'city.trujillo': 'Trujillo',
  'city.cartagena': 'Cartagena',
  'city.portRoyal': 'Port Royal',
  'city.nassau': 'Nassau',
  'city.belize': 'Belize',
  'city.bluefields': 'Bluefields',
  'city.cumana': 'Cumaná',

  'table.entry': 'Enter six cards for A to F, such as 5 3 0 t 4 2 (t is the thief). The seventh is your tie-breaker.',
  'table.rules.bribe':
    'Bribing: everybody lays six of the seven cards on the six ships in secret. The seventh is the tie-breaker.',
  'table.rules.move':
    'Moving: bribes are shown ship by ship, A to F. The highest bidder sails as many spaces as the bribe has barrels, less one for each thief of an opponent.',
  'table.rules.tie':
    'Ties: the highest bidders decide in secret whether to show their tie-breaker. The highest card shown wins; another tie leaves the ship where it is.',
  'table.rules.chests':
    'On the way, in any order: capture a harbor city for {reward, number}, steal from a ship beside yours, or swap with it. One chest to a ship, none overboard.',
  'table.rules.deliver':
    'Deliver a chest to a safe haven: its owner earns what is written on it, whoever moves the ship.',
  'table.rules.round': 'After each round two more chests are laid out, and everybody takes the cards back.',
  'table.rules.end':
    'The game ends with the round in which somebody has {threshold, number} doubloons. The most doubloons win.',
} as const

export type GameKey = keyof typeof en
