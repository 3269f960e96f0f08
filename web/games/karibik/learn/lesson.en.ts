/** What the teacher says in the first game. English defines the keys. */

export const en = {
  'part.chart': 'The chart',
  'part.bribe': 'Bribing',
  'part.move': 'Moving and capturing',
  'part.thief': 'Thieves, stealing, delivering',
  'part.tie': 'A tie',
  'part.alone': 'All in one move',
  'part.round': 'The next round',
  'part.swap': 'A plan with two ships',
  'part.end': 'What comes now',

  welcome:
    'Welcome, {you}. You and {other} are rich, and neither of you has a ship. But there are six pirates at sea, and they like rum. {other} plays as I tell her, so that you see everything once.',
  ships:
    'These are the six: Arriba, Bravo, Caribic, Diabolo, Evita, Fuego. They belong to nobody, and they always sail in this order.',
  chests:
    'In the harbor cities lie treasure chests; the number is their worth in thousands. Havana and Puerto Bello have the richest, 8,000 doubloons each.',
  havens:
    'And these are your safe havens, three of them, blue with dots. A chest that is unloaded here pays you what is written on it, whoever brings it.',

  cards:
    'Each of you has seven cards: barrels of rum from 0 to 5, and a thief. In each round you lay one on every ship, in secret. The highest bid moves the ship, as many spaces as it has barrels. The seventh card is kept for ties.',
  plan: 'Look at the chart: the Arriba lies right beside Havana, and the Bravo not far from your haven at San Salvador. Far in the south the Diabolo can reach Puerto Bello, and another haven of yours is next to it. These three you want.',
  allocate:
    'Lay your cards as below: tap a card, then a ship, and confirm. {keys, select, yes {By keys: 3 2 4 5 1 0 and Enter. } other {}}The thief is left over, as your tie-breaker.',

  arriba:
    'The bribes for the Arriba are shown: your 3 against her 2. The ship is yours for three spaces. Havana’s chest can be taken from the space off the city: sail there.',
  capture:
    'You are off Havana, and the Arriba is empty. Capture: the chest comes aboard, and you earn 2,000 doubloons at once. It costs no movement.',
  carry: 'Two spaces left. Your haven is too far for today, so bring the chest as near to the Bravo as you can. East!',
  carry2: 'One more: onto the Great Bahama Bank, right beside the Bravo.',
  finishArriba: 'The Arriba has done her part. Finish with her.',

  thief:
    'Now the Bravo: your 2 against a thief. You win, but an opponent’s thief takes one space away: 2 less 1 is 1. That is what thieves are for. One space is just enough.',
  steal:
    'The Bravo is empty, and a loaded ship lies beside her: your own Arriba. Steal the chest. Ships do not ask whose it was.',
  toHaven: 'And now one space to San Salvador, your haven.',
  deliver: 'Deliver it: 8,000 doubloons for you.',
  delivered:
    'Two ships, one chest, 10,000 doubloons. Chests travel from ship to ship: that is the heart of this game. And {other} could have done the same to you.',
  finishBravo: 'Finish with the Bravo.',

  tie: 'The Caribic: 4 against 4, a tie. Now both decide in secret whether to show their tie-breaker. Yours is the thief, so you cannot win. But every thief that is shown takes one space away. Show it, and spoil her voyage a little.',
  tied: 'She had the 5 and wins the ship. The tie-breaker decides only who sails; how far, the first bid: 4, less your thief, makes 3 spaces. Both cards are spent for this round.',
  diabolo:
    'The Diabolo is yours, with all 5 spaces. There is Puerto Bello, and behind it your haven. First to San Andres.',
  diabolo2: 'Now to Puerto Bello.',
  diabolo3: 'Capture.',
  diabolo4: 'And on into the haven next door.',
  diabolo5: 'Unload.',
  diabolo6: 'Two spaces are left over, and you need not use them. Finish.',

  round:
    'The Evita was {other}’s. For the Fuego both had offered 0, and both tie-breakers were spent: the tie stood, and she stayed where she was. With that the round is over, and everybody takes all cards back.',
  newChests:
    'After each round two more chests are laid out. The ships stay where they are. So it goes on until somebody has 62,000 doubloons, with two players; that round is played to its end.',

  plan2:
    'One more trick. Nassau’s chest, 7,000, is within reach of the Arriba. The Evita is carrying 4,000 close to the Bravo. And the Bravo blocks your haven, because only one ship may lie on a space.',
  allocate2:
    'Arriba and Bravo must be yours; the thief goes where {other} will bid high. {keys, select, yes {By keys: 3 2 0 1 T 4 and Enter. } other {}}The 5 stays as tie-breaker.',
  nassau: 'The Arriba is yours. Sail to Nassau.',
  nassau2: 'Capture it.',
  blocked:
    'Your haven at San Salvador is two spaces away, but the Bravo lies in it. Never mind, she will do the rest. Come toward her: Exuma Sound.',
  blocked2: 'And to the Crooked Island Passage.',
  finishArriba2: 'Finish with the Arriba.',
  bravo:
    'Now the Bravo, two spaces. Sail to Inagua Sound: there she lies beside the Arriba and beside {other}’s Evita.',
  rob: 'First steal from the Evita. It is only 4,000, but then she has nothing.',
  swap: 'And now both your ships are loaded. Swap: the Bravo takes the 7,000 of Nassau, the Arriba keeps the 4,000 for later.',
  home: 'Back to San Salvador. The haven is free, because the Bravo herself had left it.',
  deliver2: 'Deliver: 7,000.',
  finishBravo2: 'Finish with the Bravo. What you laid on the others is shown one after another.',
  end: 'That is all: bribe, sail, capture, steal, swap, deliver. You have 29,000 doubloons, {other} has 4,000, but the Caribic is hers now. From here on you bribe on your own.',

  'no.allocate':
    'You may lay your cards as you like, and there is no best way. For the story that follows, lay them as shown. “As last time” brings yours back.',
  'no.sail': 'The ship may go there. But the shortest way is the one shown, and spaces are dear.',
  'no.finish': 'You may stop whenever you like. But there is more to be had with this ship.',
  'no.captureFirst': 'You may sail on. But the chest would stay ashore, and with it 2,000 doubloons.',
  'no.stealFirst': 'You may sail first. But then the loaded ship would no longer be beside you.',
  'no.finishLoaded': 'You may leave the chest aboard. But the next one to bribe this ship would unload it elsewhere.',
  'no.withhold':
    'Keeping it hidden saves the card for a later tie. But a thief hardly ever wins one, and shown now it costs her a space.',
  'no.stay': 'You may sail on. An empty ship in your haven does no harm, though, and blocks nobody but yourself.',
  'no.stealNassau': 'That would work as well: 7,000 at once. But then {other} keeps her chest. Watch this.',
  'no.swap': 'You may go and deliver the 4,000. But 7,000 lie right beside you.',
} as const

export type LessonKey = keyof typeof en
