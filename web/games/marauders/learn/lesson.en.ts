/** What the teacher says in the first game. English defines the keys. */

export const en = {
  'part.captain': 'A captain and a ship',
  'part.buy': 'Buying',
  'part.sell': 'Selling',
  'part.outfit': 'Outfitting',
  'part.raid': 'A raid',
  'part.battle': 'A battle',
  'part.plan': 'The law, and a plan',
  'part.end': 'What comes now',

  welcome:
    'Welcome to the Caribbean, {you}. Ten Glory Points make a legend. We sail alone for the first three rounds; with friends, everyone takes a turn after the same event.',
  ship: 'First a ship. The sloop is fast and hunts well; the flute is slow, but carries four cards. We begin as honest merchants: take the flute.',
  captain:
    'Your captain has been drawn: Joris Verbeek from St. Maarten. Seamanship 3, Scouting 2, Leadership 3, Influence 2: that is how many dice he rolls. A die is a success when it shows a skull, one time in three.',
  board:
    'The sea is divided into zones, each with a port. Beside the port you see what is in demand there. Your ship lies at home, in the port of St. Maarten, with 10 gold aboard.',
  event:
    'Each round begins with an event. This time it is trade convoys: all merchants are out. Now it is your turn: three actions, from moving, scouting and one Port action.',

  port: 'You are in port: begin with the Port action. It is one action, however much you do ashore.',
  buy: 'Buy goods. You are shown cards; usually six, but a Dutch captain in St. Maarten sees eight.',
  sugar: 'Sugar is shown three times. A good shown once costs 3 gold, twice 2 each, three times only 1. Buy sugar.',
  sugar2: 'Another.',
  sugar3: 'And the third.',
  paid: 'Three sacks for 3 gold. That will do: finish buying.',
  demand:
    'Why sugar? Look at Santo Domingo, two zones to the west: they want sugar there. For a good in demand a port pays 6 gold instead of 3, and for three at once there is glory.',
  leaveShop: 'That is all for now. Finish the Port action.',
  leave: 'Second action: leave the port. To go out, to cross, to go in: each is a move.',
  sail: 'Third action: sail west, to San Juan.',
  end: 'Three actions are spent. End your turn.',

  sail2:
    'A new round. The event was an admiral: the French send a naval ship, which will appear at the end of the round. On to Santo Domingo.',
  enter: 'Enter the port. It is Spanish, and Spain has nothing against you.',
  port2: 'And the Port action.',
  sell: 'Goods are sold before anything else.',
  sell1: 'Sell sugar.',
  sell2: 'Another.',
  sell3: 'All three at once: that is what makes it glorious.',
  sold: 'Seal the bargain.',
  glory:
    '18 gold for what cost 3, and your first Glory Point. With every point you draw a Glory Card. They are secret; each says when it can be played. You have held a Carpenter from the start, and now you hold a Silver Tongue.',
  hire: 'The Carpenter is a specialist: he is not played but hired, and stays. He asks for 4 gold in a port. Hire him; he mends your ship at sea.',
  yard: 'Now to the shipyard.',
  hold: 'Each port has one modification. Here it is an Extended Cargo Hold, for 3 gold: room for one more card. Buy it.',
  yardDone: 'Enough built. Leave the shipyard.',
  more: 'You could also pay 2 gold and roll Influence for a rumor, take on a mission where one is offered, or recruit hands. And at home you can stash gold: every 10 make a secret point at the end. Gold aboard can be lost.',
  portDone: 'Finish the Port action.',
  end2: 'End your turn.',

  navy: 'France and Spain are at war. And off Petit-Goâve, next door, the French admiral has appeared. He hunts pirates. We are not pirates … yet.',
  leave2: 'Leave the port.',
  scout:
    'In each zone sails a merchant. Scout for the one here: you roll two dice for Scouting, and one skull is enough. The chance is a little over one half.',
  nation:
    'Found! The merchant is French, or Spanish like these waters, as you please. Attack, and that nation puts a bounty on your head and closes its ports to you. We shall need the French port next door: so make it a Spaniard.',
  cards: 'Three Cargo Cards decide. The number is the plunder. A hit damages your ship at that location.',
  escapes:
    'Two escapes, as many as your flute’s maneuverability, and the merchant is gone: that is how it stands now. But of your three Seamanship dice one showed a skull.',
  exchange:
    'A success draws, discards or exchanges a card. Exchange the cocoa: it is worth only 1, and it is one of the escapes.',
  raid: 'A rich load of wood! 3 and 4 and 5 make 12 gold, the merchant does not escape, and your ship bears the hits. Finish the raid.',
  pirate:
    '12 gold, three cards of wood, and because it was 12 or more, a second Glory Point. But Spain wants you now. Spanish ports are closed to you, every navy hunts you, pirates leave you alone, and whoever catches you is paid for it.',

  battle:
    'He has found you. In a battle both declare: shoot, board or flee; in the first round only shoot. Both roll Seamanship, and more skulls win.',
  guns: 'In the first round nobody had any. In war a naval ship is a man-o-war with five guns: do not stay.',
  flee: 'You are asked for the second round. Fleeing works if you win and the enemy rolls no skull at all. Flee!',
  smoke:
    'And here is a moment for a Glory Card. Powder Smoke: whoever chose to flee is gone after winning the contest, whatever the enemy rolled. At other times the table asked quietly, and I passed for you. Play it.',
  rest: 'One action is left, and you need not use it. End the turn.',
  carpenter:
    'A new round, and the raid has left its marks. At the start of your turn the Carpenter mends one point. Which one is for you to decide; only remember that a hull at zero is a sunken ship.',
  danger: 'Three actions. Let us look the law in the eye: sail to Petit-Goâve.',
  escaped:
    'Won, and away in the smoke: so says the sheet, and once it is read you can put it away. Two actions are left.',
  haven:
    'And now into the port under his nose: France has no quarrel with you, and whoever lies in port is not attacked. Enter.',
  law: 'Remember the law. Each bounty closes the ports of its nation to you, and the more they want you, the harder their navy looks. Before you scout, raid or sail, the table says what it would bring: “Spain 1 → 2”, and how likely a hunter is to find you.',
  death:
    'If your captain dies, ship, cargo and gold aboard are gone. Points and stash remain, and a new captain sets out from home with 10 gold. So do not carry a fortune about.',
  stash:
    'That is what the stash is for: at home, in St. Maarten, every 10 gold you put away is a point at the end, five at most, and nobody can take it.',
  errands:
    'Missions begin in the ports that show a scroll; rumors cost 2 gold and an Influence roll. Each earns a Glory Point and something more; a flag on the chart shows where yours leads.',
  plan: 'A plan to win: sell three of a kind where they are asked for, take errands that lie on the way, put gold away at home, and buy a great ship when you can.',
  aim: 'Your next goal: St. Maarten asks for wood, and you carry three. That is 18 gold, a third point, and 40 gold to stash.',
  decide: 'One action is left, and now you decide: do business here with the Port action, or end the turn.',
  'no.leave': 'Out there the man-o-war is waiting. Stay in port this time.',
  'no.patch': 'He asks for nothing more: let him mend something.',
  farewell:
    'Trade, raid, battle: you know the ways to glory now. Missions, rumors and a bigger ship are the others. You have 2 points, 30 gold and wood in the hold. Sail on alone from here, or sit down with others.',

  'no.sloop': 'A fine ship for a hunter. But she carries only two cards, and it takes three to make a deal glorious.',
  'no.course': 'You may do that as well: three actions, in any order. But keep to the plan for now.',
  'no.activity': 'All of that can be done in port, in any order once the goods are sold. First what is shown.',
  'no.goods': 'It can be bought, too. But it costs more, and nobody near is asking for it.',
  'no.enough': 'There is room for one more. But the money may be needed.',
  'no.sellAll': 'Fewer than three in one sale bring gold, but no glory.',
  'no.yard': 'It is for sale. But a merchant needs room first of all.',
  'no.french': 'You may. But then the French port next door would be closed to you, and you will need it.',
  'no.letGo': 'An honest thought, and it costs nothing but the action. But you came to learn.',
  'no.exchange': 'As it stands there are two escapes, and the merchant would be gone.',
  'no.otherCard': 'Another way to use it. But the escape that is worth least is the one to get rid of.',
  'no.discard':
    'That would stop him, too. But a card thrown away brings nothing; exchange one, and another takes its place.',
  'no.fight': 'Brave. But his five guns against your single one make a short story.',
  'no.smoke': 'You need not play it. But it is made for this moment.',
} as const

export type LessonKey = keyof typeof en
