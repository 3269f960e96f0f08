/** What the teacher says in the first game. English defines the keys. */

export const en = {
  'part.table': 'At the table',
  'part.discover': 'Discover',
  'part.loot': 'Loot',
  'part.bust': 'Going bust',
  'part.risk': 'How far to go',
  'part.bold': 'Four kinds of ship',
  'part.expedition': 'For the king',
  'part.repel': 'Repelling a ship',
  'part.end': 'What comes now',

  welcome:
    'Welcome aboard, {you}. You are a merchant, and {other} sits opposite: she has promised to play exactly as I tell her. In a few minutes you will have seen the whole game.',
  coins:
    'This is your place. You have 3 coins. In this game a card lying face down is a coin, so your money comes from the same deck as everything else.',
  goal: 'The beads at your place count influence, a laurel does on a card. Ten influence and an expedition for the king bring on the end of the game. You get influence by hiring persons.',

  firstCard:
    'It is your turn, and a turn begins with discovering: turn over the top card of the deck. Press the deck itself or the choice below.',
  person:
    'A Pirate. Persons wait in the harbor to be hired. He costs 9 coins, as it says at the bottom: far too much for today. The number in the laurel is his influence.',
  secondCard: 'You may go on as long as you like. Turn over another.',
  ship: 'A Flute! Ships pay coins, this one 3. Each type of ship may lie in the harbor only once. With every ship, the next card becomes more dangerous.',
  stop: 'We take no risk in our first turn. Stop, and you may take a card.',
  loot: 'With fewer than four types of ship in the harbor you take one card. Loot the Flute: it is discarded and you draw 3 coins.',

  otherTurn: 'Now it is {other}’s turn. Watch how she does.',
  bust: 'A Galleon, and then a second Galleon: bust! The whole harbor is discarded, nobody takes anything, and her turn is over. That second one wore a skull, too: nobody can drive such ships off.',

  again: 'Your turn again. Discover.',
  risk: 'Look at the ring around the deck: it says how likely the next card is to ruin you. It is counted from every card that has been seen. Seven percent: go on.',
  third: 'Fourteen percent. That is still about one in seven. Once more.',
  fourth: 'Three types now, 22 percent. A person would be welcome, and there is little here to lose. Once more!',
  enough: 'A Priest, and he will be useful one day. But at 23 percent it is time to take something home. Stop.',
  lootFlute: 'One card again. Persons cost money, and you have 6 coins. Let us earn first: take the Flute for 3.',
  fee: 'After you, the others may take one card each, and everyone who does pays you 1 coin. {other} has looted the Frigate, and you are 1 coin richer.',
  calm: 'She will be careful now. In her turn you, too, may take a card from what she leaves, for 1 coin.',

  bold: '{other} found one ship and kept it; nothing was left. You have 10 coins. This time we are bold. Discover.',
  bold2: 'Go on.',
  tax: 'A tax increase. Whoever has 12 coins or more loses half of them. You had 10, so nothing was lost. Then the strongest receive 1 coin; nobody is strong yet, so both of you do.',
  bold3: 'The turn goes on after a tax. Turn over another card.',
  bold4: 'Flute and Frigate. Go on.',
  bold5: 'And a small Galleon: three types. There might be somebody to hire next.',
  bold6:
    'A Sailor! He gives you strength, and you want him. But three types are lying there: with a fourth you may take two cards. 19 percent. Dare it.',
  four: 'A Skiff: four types of ship. Now you may take two cards. With all five it would be three, but the next card would ruin you with a chance of 27 percent. Stop.',
  sailor:
    'One after another. First hire the Sailor for 3 coins. His strength of 1 is yours from now on, and so is 1 influence.',
  skiff: 'And now the richest ship: the Skiff, 3 coins.',
  rich: '{other} has taken the Frigate and paid you. You have 12 coins. That is a dangerous sum: think of the tax. Money wants to be spent.',

  look: '{other} has hired a Priest. She is thinking of the king, and so should you. Discover.',
  expedition:
    'There it is: an expedition. It lies beside the harbor until somebody supplies it, and asks for two anchors. Captains bring anchors. A Jack of all Trades stands in for anything. Without an expedition nobody can win.',
  captainCard: 'Let us look for a Captain.',
  stopCaptain:
    'As if he had been called. No ship lies in the harbor, so the next card could not ruin you, but {other} takes after you, and she has just as much use for him. Stop and take him.',
  captain: 'Hire the Captain for 4 coins.',
  jack: 'It is {other}’s turn, and she has found a Jack of all Trades. He costs 6, and she has only 4. You may take a card from her harbor, and pay her 1 coin for it. Do it!',
  complete:
    'Your turn, and you have an anchor and someone who can be one. Expeditions are completed in your own turn, at any moment. Send both.',
  completed:
    'Captain and Jack are gone, but the expedition is yours: 2 influence for good, and the king has paid 3 coins. You have what it takes to win.',

  last: 'One thing is still missing. Discover.',
  last2: 'A Pinnace with 4 coins, as good as a ship can be. And a Sailor stands before you. Dare another card.',
  repel:
    'A second Pinnace! But her strength is only 1, and so is your Sailor’s. Only the ship just turned over can be repelled, and only now. Drive her off, and the harbor is saved.',
  lastStop: 'Saved. His strength is not used up, he could do it again. But do not push it: stop.',
  lastLoot: 'And home with the Pinnace: 4 coins.',
  end: 'That is the whole game: discover, stop in time, loot and hire, supply the king. You have 3 influence and an expedition, {other} has 1. From here you can beat her on your own.',

  'no.stopEarly':
    'Stopping is always allowed after the first card. But there is hardly any danger yet, and more to be seen.',
  'no.revealNow':
    'Going on is tempting, and that is what the game is about. For this first time, let us see how a turn ends.',
  'no.pass': 'Nobody is forced to take a card. But coins and persons are what you play for.',
  'no.stopPriest': 'A careful merchant would stop here. Let us be a little less careful, just once.',
  'no.revealRisk':
    'It might well have gone right. But three ships lie here, and almost one card in four would have cost you everything.',
  'no.smaller': 'That ship would pay, too, only less.',
  'no.hirePriest':
    'The Priest is a fine choice. But with a few more coins you will be able to choose, and he does little by himself.',
  'no.oneMore': 'Sensible. But with three types you take one card, with four you take two: the fourth is worth a risk.',
  'no.revealFour':
    'A hero’s thought: five types, three cards. But more than one card in four would have taken all of it.',
  'no.lootFirst': 'You may take them in any order. Take the Sailor first: he is what we stayed for.',
  'no.revealCaptain': 'There was no danger of going bust. But the more lies here, the more {other} has to choose from.',
  'no.passJack': 'Then {other} would find him again one day. He is the second anchor you need.',
  'no.completeFirst':
    'You may discover first: the expedition can be completed at any time in your turn. But if you go bust, the turn is over, and {other} may be quicker.',
  'no.stopPinnace': 'A good catch, and nobody would blame you. But your Sailor has not shown yet what he can do.',
  'no.admit': 'You may let her in, and lose everything. Some do it by mistake.',
  'no.revealLast': 'You could go on: the Sailor still has his strength. Only not every Pinnace is as weak as this one.',
} as const

export type LessonKey = keyof typeof en
