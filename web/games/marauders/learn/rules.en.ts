/** The rules in our own words. English defines the keys. */

export const en = {
  'idea.title': 'What it is about',
  idea: `You are a captain in the Caribbean of the golden age: a small ship, {gold} gold, a home port, and nobody who tells you how to make your name. Trade, run errands for governors, chase rumors, hunt pirates, or become one.
**{glory} Glory Points** end the game. You earn one for each of these:
• **winning a battle** against another captain, naval ship or pirate
• **selling {sale} or more** cards of the good in demand at once
• **raiding a merchant for {raid} gold** or more
• completing a **[mission](missions)**
• finding a **[rumor](rumors)** to be true
• buying a **frigate or galleon**, once for each captain
With every point comes a [Glory Card](glory). And gold in your [stash](stash) counts in secret: a point for every {perPoint}.`,

  'dice.title': 'Dice and skills',
  dice: `A die shows 1 to 4, and twice a **skull**. A skull is a success; each die has one chance in three.
Your captain has four skills from 1 to 4. To roll a skill, throw that many dice. **One skull is enough**, unless successes are counted.
• **Seamanship**: battles at sea, raids, storms.
• **Scouting**: finding ships, and what rumors speak of.
• **Leadership**: boarding fights, recruiting.
• **Influence**: rumors, missions, doors that are closed to others.
Every [captain](captains) has a home port and an ability of their own.`,

  'ships.title': 'Ships',
  ships: `A ship has five locations that can be hit: **Hull**, **Masts**, **Cargo**, **Crew** and **Cannons**. The numbers say how much each can take, and what it is worth: how many cards you can carry, how many hands you have, how many guns. **Maneuverability** keeps merchants from escaping; with 2 more than your enemy you roll one die more in battle.
You begin with a [sloop](ship-sloop), nimble and made for hunting, or a [flute](ship-flute), slow and roomy. No value ever exceeds 5, and nobody has two ships.`,

  'round.title': 'A round',
  round: `First an **[Event Card](events)** is drawn: naval and pirate ships move, and something happens to everybody. Then each captain takes a turn of up to **{actions} actions**, in any order and as often as you like:
• **[Move](move)**
• **[Scout](scout)**
• **[Port](port)**, once a turn`,

  'move.title': 'Move',
  move: `One action takes your ship to a **neighboring zone**, or from the sea into the port of the zone, or out of it. So to sail from one port to the next takes three: out, across, in.
A port is closed to you if its nation **wants you** or is **at war** with yours. Your home port is always open. Port Royal lets the wanted in for {fee} gold or a successful Influence roll.
Each zone has a text of its own: the [reference](zones) lists them all.`,

  'scout.title': 'Scout',
  scout: `At sea you may look for one ship in your zone: the **merchant**, a **naval ship or pirate**, or **another captain** who is not in port. Roll Scouting; with a skull you have found it. A merchant is [raided](raid), all others are [fought](battle).
You may look for the same target only once a turn.`,

  'port.title': 'In port',
  port: `With one action you may do **any number of activities**, each once:
• [Sell goods](trade), before anything else
• [Buy goods](trade)
• Visit the [shipyard](shipyard)
• [Recruit](recruit)
• Acquire a [rumor](rumors)
• Claim a [mission](missions)
• [Stash gold](stash), at home`,

  'trade.title': 'Buying and selling',
  trade: `**Buying**: you are shown {drawn} Cargo Cards. A good shown once costs 3 gold, twice 2 gold each, three times or more **1 gold each**. What the port itself demands is never among them. If you bought in the same port last turn, you see only {again}.
**Selling**: every card brings {price} gold, the **good in demand {inDemand}**. Sell {sale} or more of it at once for a Glory Point; then the port demands something else.
In port you may hold {inPort} cards. When you leave, what does not fit into the hold goes overboard.`,

  'shipyard.title': 'The shipyard',
  shipyard: `• **Repairs**: {repair} gold for each point, but not for Crew.
• **[Modifications](modifications)**: {modification} gold for the one this port has. One of each kind; they stay with the ship.
• **[Special weapons](weapons)**: {weapon} gold each, one of each kind, used once.
• **A new ship**: you sell the old one, for less the more it is damaged. Your first frigate or galleon earns a Glory Point.`,

  'recruit.title': 'Recruiting',
  recruit: `Roll Leadership. A success fills up your Crew free of charge; otherwise hands can be hired for {crew} gold each. Never more than the ship has room for.`,

  'rumors.title': 'Rumors',
  rumors: `Pay {rumor} gold and roll Influence; with a skull you hear one, in secret. You can hold one rumor.
It names a place and a skill: Influence during a Port action there, or Scouting at sea. Present it and roll. If you succeed it was **true**: you get what it promises, and a Glory Point. If not, it was only talk.`,

  'missions.title': 'Missions',
  missions: `{open} missions lie open on the board. Each says where it is claimed, what it asks of you, what is to be done, and what it pays. You can have one, for all to see; a new one is laid out at once.
Completing it earns a Glory Point.`,

  'stash.title': 'Gold and stash',
  stash: `Gold aboard can be taken from you, or sink with you. In your **home port** you can hide it: nobody can touch it there, and nobody knows how much it is. Every **{perPoint} gold is a point** at the end, up to half of the goal.
During a Port action at home you can take it out again.`,

  'raid.title': 'Raiding a merchant',
  raid: `You have found a merchant. Turn over the token: the merchant is of that nation or of the zone’s, as you choose. You may still let it go. If you attack, **that nation puts a [bounty](bounties) on your head**.
1. Three Cargo Cards are turned over. 2. Roll Seamanship. 3. Each success lets you draw one more card, discard one or exchange one.
• **Hit icons** damage your ship at the location they name.
• **Escape icons**: as many as your Maneuverability, and the merchant is gone.
The raid **fails** if one of your locations is destroyed; if it is the hull, your captain dies. If the merchant did not escape and nothing of yours was destroyed, you gain the **Plunder Value** of all cards in gold, and the goods you have room for. {raid} gold or more is glorious.
With a destroyed location you may look for a merchant, but not raid it. A special weapon may be spent to turn a failed die into a success.`,

  'bounties.title': 'Bounties',
  bounties: `Whoever attacks a ship that is no pirate gets a **bounty** of its nation, at once; whoever defeats a naval ship gets another. From the first bounty on you are a **pirate**:
• the ports of that nation are closed to you, except your home port
• naval ships hunt you, and the more you are wanted, the better they are at it
• pirates leave you alone
• whoever defeats you is paid {reward} gold for each bounty of one nation
Bounties stay until you die, apart from a few pardons. For the pirate sloop the reward is {sloop} gold, for the pirate frigate {frigate}, but not for pirates.`,

  'glory.title': 'Glory Cards',
  glory: `You begin with one and draw another with every Glory Point. You can hold {hand}; the fifth is discarded before anything else.
A card says when it may be played. **Specialists** are hired: they stay with you and help for good, one of each kind.
You are asked quietly whenever a card might be played. You can pass, and tell the table to pass for you at that moment from now on.`,

  'npcs.title': 'Navy and pirates',
  npcs: `Event Cards bring admirals and pirates. At most one naval ship of each nation sails, one pirate sloop and one pirate frigate.
They move one zone by the icons of later events; where no zone borders on that side, across the next border clockwise. But when somebody they hunt is near, they follow.
• **Naval ships** hunt those wanted by their own nation, then those wanted by others, then enemies in war.
• **Pirates** hunt honest captains: first those with gold, then those with cargo, then all others.
They look for you when you come into their zone, or begin your turn at sea in it. Their damage is repaired after each battle.`,

  'battle.title': 'Battle',
  battle: `A battle is fought in rounds. Both declare, the attacker first: **shoot**, **board** or **flee**; in the first round only shoot. Then both roll Seamanship, and **more skulls win**. If they are equal, the higher sum of the other dice wins. If nobody has a skull, the next round follows.
• **Shoot**: the winner hits with all Cannons; the loser with one for each skull rolled.
• **Board**: whoever wins goes on to [Crew Combat](crew), after any hits.
• **Flee**: works if you win and the enemy has no skull at all.
Each hit is a die: **1 Cargo, 2 Masts, 3 Crew, 4 Cannons**; on a skull the one who is hit chooses. What strikes a destroyed location strikes the Hull. No Hull: the ship sinks and the captain dies. No Masts: one die, and only shooting. No Crew: no boarding.`,

  'crew.title': 'Crew Combat',
  crew: `Both roll Leadership, round after round. Each skull costs the enemy a Crew, but never more than you have Crew yourself. **Whoever has no Crew left has lost, and dies.** If both fall in the same round, the one with more skulls has won.`,

  'plunder.title': 'Plunder',
  plunder: `Win by boarding, and the enemy’s things are yours: from a captain all gold aboard, cargo, cards, weapons and specialists; from a naval ship three Cargo Cards with their value in gold. You may take the **ship** instead of your own; Crew, cargo and weapons come along, modifications do not.
A ship that sinks takes everything with it.`,

  'death.title': 'Death and retirement',
  death: `A dead captain loses ship, gold, cargo and cards. Your **Glory Points and your stash remain**. On your next turn a new captain sets out, with a new ship. Of the {gold} gold to start with, the game pays what your stash lacks; from the stash you take as much of the rest as you like.
Whoever is tired of a captain may retire: in port, before any action.`,

  'end.title': 'The end',
  end: `Once somebody has {glory} points, stash included, the game ends before the next Event Card: everybody has had the same number of turns. Of those who have reached the goal, the one with the most points on the track wins, then the larger stash.
It also ends when the Event Cards run out, or the captains; then the most points in all win. A table may play to another goal or with fewer Event Cards, and **alone**: against the sea and the clock.`,

  'figure.skills': 'A die: 1 to 4, and a skull twice.',
  'figure.hits': 'What a hit die means.',
  'figure.goods': 'Three sacks of sugar: 1 gold each. Sold where sugar is in demand: 18 gold and a point.',

  'group.captains': 'Captains',
  'group.zones': 'Sea-Zones',
  'group.ships': 'Ships',
  'group.modifications': 'Ship modifications',
  'group.weapons': 'Special weapons',
  'group.specialists': 'Specialists',
  'group.glory': 'Glory Cards',
  'group.rumors': 'Rumors',
  'group.missions': 'Missions',
  'group.events': 'Events',
  'group.npcs': 'Admirals and pirates',
  'group.goods': 'Goods',
  'entry.captain':
    '{nation}, at home in {port}. Seamanship {seamanship}, Scouting {scouting}, Leadership {leadership}, Influence {influence}. {ability}',
  'entry.zone': '{nation}. {text}',
  'entry.openSea': 'Open sea, without a port.',
  'entry.ship':
    'Hull and Masts {hull}, Cargo {cargo}, Crew {crew}, Cannons {cannons}, Maneuverability {maneuverability}. {price}',
  'entry.price': 'Costs {buy} gold, sells for {sell}.',
  'entry.noPrice': 'Not for sale: it must be captured.',
  'entry.rumor': '{skill}: {place}. {text}',
  'entry.mission': 'Claimed in {port}. {text}',
  'entry.npc': '{npc}, first seen {off}. Seamanship {seamanship}, Scouting {scouting}, Leadership {leadership}.',
  'entry.good': 'Plunder Values and icons of its cards: {cards}.',
  'note.copies': '{n, plural, one {# card} other {# cards}}',
  'note.tokens': '{n, plural, one {# token} other {# tokens}}',
  'note.neighbours': 'neighbors: {zones}',
  'note.icons': 'moves: {icons}',
} as const

export type RulesKey = keyof typeof en
