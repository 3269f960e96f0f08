/** The rules in our own words. English defines the keys. */

export const en = {
  'idea.title': 'What it is about',
  idea: `You are a merchant in the Caribbean. On your turn you turn over one card after another and line them up in the harbor: ships that pay, persons who serve. Whenever you like, you stop and take something home. But when a second ship of a kind that already lies there comes in, everything is gone.
With the coins you earn you hire **persons**. Each brings a skill and some **influence**. Whoever first has {target} influence and has supplied an **expedition** for the king brings on the end, and the most influence wins.`,

  'coins.title': 'Cards are coins, too',
  coins: `There is no money in the box: a card lying **face down is a coin**. When you gain coins you draw cards from the deck without looking at them; when you spend coins they go to the discard pile.
Everybody begins with {coins} coins. How many you have is open to all; what is on their other side, nobody knows.
When the deck runs out, the discard pile is shuffled into a new one.`,

  'discover.title': 'First phase: Discover',
  discover: `It is your turn: turn over the top card of the deck, then another, and another, as long as you like. **At least one.**
• A **person** is laid in the harbor and waits to be hired.
• A **ship** is laid in the harbor and waits to be looted, unless you [repel](repel) it.
• An **[expedition](expedition)** is laid beside the harbor, where it stays until somebody supplies it.
• A **[tax increase](tax)** does its work at once and is discarded.
Stop whenever you like. Then comes [Loot and Hire](take).`,

  'bust.title': 'Going bust',
  bust: `There are five types of ship: Pinnace, Flute, Skiff, Frigate, Galleon. Each may lie in the harbor **once**.
If you turn over a second ship of a type and cannot or will not repel it, you are bust: the whole harbor goes to the discard pile, nobody takes anything, and your turn is over. Open expeditions stay.
The hint beside the deck tells how likely that is with the next card. It is counted, not guessed: it knows every card that has been seen.`,

  'repel.title': 'Repelling ships',
  repel: `[Sailors](sailor-3) and [Pirates](pirate-5) whom you have hired give you strength. When the ship you just turned over is no stronger than all of them together, you may send it away. It is discarded and counts for nothing.
• Only the ship **just turned over**, before the next card; an expedition may be completed first.
• Strength is not used up: it works again for the next ship.
• A ship with a **skull** cannot be repelled by anybody.
• Persons who still lie in the harbor do not help.
You may also let it in on purpose: five types of ship pay well.`,

  'take.title': 'Second phase: Loot and Hire',
  take: `When you stop, count the types of ship in the harbor:
• up to three: you take **1** card
• four: you take **2**
• all five: you take **3**
Take them one after another; what you gain with the first can pay for the second.
**Loot** a ship: it is discarded, and you draw as many coins as it shows. **Hire** a person: pay the price, lay the card before you. From now on the skill is yours, and so is the influence.
You need not take anything.`,

  'others.title': 'The others take, too',
  others: `After you, clockwise, everybody else may take **one** card from what is left, by the same rules, and pays **you 1 coin** for it. So a rich harbor is good for you even where you cannot empty it.
What nobody wants is discarded. Then the next player discovers.
Whoever loots a ship may pay the coin out of the loot. A person must be paid in full, the coin on top.`,

  'expedition.title': 'Expeditions',
  expedition: `An expedition asks for two or three symbols: a **cross** ([Priest](priest-4)), an **anchor** ([Captain](captain-4)), a **house** ([Settler](settler-4)). A [Jack of all Trades](jack-6) stands in for any of them.
In **your own turn**, at any moment in it, you may discard the persons it asks for from those before you. You keep the expedition card: it is worth influence, and the king pays the coins printed on it.
Without an expedition nobody wins. So look out for those four early on, even though they do little else.`,

  'tax.title': 'Tax increase',
  tax: `When a tax increase is turned over, everybody with **{threshold} coins or more loses half** of them, rounded down. Then the one with the most strength receives 1 coin; where several are equal, each of them does, even with no strength at all.
The turn goes on. So do not save for too long.`,

  'persons.title': 'Persons and their skills',
  persons: `Skills add up: two Mademoiselles lower every price by 2.
• **[Trader](trader-flute-3)**: 1 more coin for each ship of his type that you loot.
• **[Sailor](sailor-3)** and **[Pirate](pirate-5)**: strength 1 and 2.
• **[Mademoiselle](mademoiselle-7)**: persons cost you 1 coin less.
• **[Jester](jester-5)**: 1 coin when somebody goes bust, or when the harbor is empty as your time to take comes (in Port Royal only in another player’s turn).
• **[Admiral](admiral-5)**: {admiralCoins} coins when at least {admiralCards} cards lie in the harbor as your time to take comes.
• **[Governor](governor-8)**: you take one card more, in your own turn and in those of others.
• **[Priest](priest-4)**, **[Captain](captain-4)**, **[Settler](settler-4)**, **[Jack of all Trades](jack-6)**: for [expeditions](expedition).`,

  'end.title': 'The end',
  end: `As soon as somebody has **{target} influence or more and at least one expedition**, this is the last round: play goes on until everybody has had the same number of turns.
The most influence wins, among those with an expedition. If that is equal, the most coins decide.`,

  'variants.title': 'Decks and variants',
  variants: `The 110 cards of 2013 were never published as a list. **Decks A and B are our reconstructions**; the [reference](reference) says of each card how often it is in which deck.
**Port Royal** is the later edition, and its 120 cards are known. With it the end comes at {portRoyal} influence, no expedition is needed, there is a second kind of tax increase that favors the least influence, and up to five can play.
A table may also choose whether Jesters at an empty harbor pay the active player, and whether an expedition may still be supplied after going bust.`,

  'figure.kinds': 'What the deck holds: a ship, a person, an expedition, a tax increase.',
  'figure.coins': 'Three cards face down: three coins.',
  'figure.bust': 'A second Flute: everything is lost.',
  'figure.repel': 'A Sailor and a Pirate have strength 3: enough against this Flute.',
  'figure.four': 'Four types of ship: take two cards.',
  'figure.expedition': 'Two crosses, brought by a Priest and a Jack of all Trades.',

  'group.ships': 'Ships',
  'group.persons': 'Persons',
  'group.expeditions': 'Expeditions',
  'group.taxes': 'Tax increases',
  copies: '2013 game ×{count} · Port Royal ×{portRoyal}',
  known: 'known',
  reconstructed: 'how many the 2013 game has is a reconstruction',
} as const

export type RulesKey = keyof typeof en
