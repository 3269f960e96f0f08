/** The rules in our own words. English defines the keys. */

export const en = {
  'idea.title': 'What it is about',
  idea: `Six pirate ships cruise the Caribbean, and **none of them is yours**. They sail for whoever offers the most rum, one round at a time.
Bribe them in secret, have them plunder rich harbor cities, take the chests from one another, and bring them to one of **your three safe havens**. Everything is counted in doubloons, in the open. The most doubloons win.`,

  'bribing.title': 'Bribing',
  bribing: `Everybody has the same seven cards: barrels of rum from **0 to 5** and a [thief](card-thief). In every round you lay **one card on each of the six ships**, face down, all players at once. The seventh card is your **tie-breaker**.
You may change your mind until everybody has confirmed.
There is only one 5. Ask yourself which ship is close to something worth having, and which one your opponents will want.`,

  'moving.title': 'Moving',
  moving: `Now the ships sail in alphabetical order: [Arriba](ship-arriba), [Bravo](ship-bravo), [Caribic](ship-caribic), [Diabolo](ship-diabolo), [Evita](ship-evita), [Fuego](ship-fuego). For each, the bribes are shown, and only for that one.
Whoever offered the most moves it, up to **as many spaces as the bribe has barrels**, one sea space at a time. You need not use them all.
• Only one ship to a space; others are sailed around.
• Havens are open to every ship, whosever they are.
• There is no way through land.`,

  'thief.title': 'The thief',
  thief: `The thief counts −1: less than nothing, so it hardly ever wins a ship. But for **each thief an opponent has laid on a ship, its winner loses one space** of movement. Lay it where you will lose anyway.
Whoever wins with no movement left may still [capture, steal or deliver](chests) where the ship lies.`,

  'ties.title': 'Ties',
  ties: `If the highest bids are equal, those players decide in secret whether to **show their tie-breaker**.
• The highest card shown wins the ship. Whoever shows beats all who do not.
• The tie-breaker decides **who** moves, never how far: the distance is that of the first bid.
• Each thief among the shown cards takes one more space away, even from its own player.
• A shown card is spent for this round. One that stayed hidden can be used in a later tie.
• If it is still a tie, or nobody shows, the ship stays where it is.`,

  'chests.title': 'Chests',
  chests: `While a ship is yours you may act with it, as often as you like, before, between and after its steps:
• **Capture**: an empty ship on a space of a harbor city takes its chest, and you earn **{reward, number} doubloons** at once.
• **Steal**: an empty ship takes the chest of a loaded ship on a neighboring space.
• **Swap**: two loaded ships side by side exchange their chests.
A ship carries one chest. Nothing is ever thrown overboard, and no haven protects a ship from being robbed.`,

  'delivering.title': 'Delivering',
  delivering: `A ship that passes through a **safe haven**, stops there or lies there may unload its chest. The **owner of the haven** earns what is written on the chest, from 4,000 to 8,000, whoever moved the ship.
Nobody is forced to unload. So keep away from other people’s havens.
A delivered chest is out of the game, and its city is empty for good.`,

  'rounds.title': 'The next round',
  rounds: `When all six ships have had their turn, the round is over. **Two new chests** are laid on their cities, until the supply is used up after five rounds. Everybody takes all seven cards back. The ships stay where they are, with what they carry.`,

  'end.title': 'The end',
  end: `The game ends with the round in which somebody has enough doubloons: **{two, number}** with two players, **{three, number}** with three, **{four, number}** with four. The round is played to its end; then the most doubloons win, and those who are equally rich share the victory.
It also ends when no chest is left anywhere. If nothing has been captured or delivered for {quiet} rounds, all are asked whether to stop; after round {last} it is over in any case.`,

  'variants.title': 'Variants, and what is known',
  variants: `• **Handing over**: by the German rules a chest may be handed to an empty ship beside your own. Off unless chosen.
• **Delivery from beside**: one sentence of the English book lets a ship deliver from a neighboring space. Off unless chosen.
• **Colors**: dealt at random among the most even ones, by seat, or any of the four.
Ships, cards, thresholds and rules are those of the published game. Its board is documented nowhere: sea spaces, havens, six city names and the value of each chest are our reconstruction.`,

  'figure.cards': 'Barrels from 0 to 5, and the thief.',
  'figure.thief': 'Five barrels, less one for the opponent’s thief: four spaces.',
  'figure.tie': 'Two fours: the tie-breakers decide, and the ship sails four spaces.',
  'figure.steal': 'The empty Bravo takes the chest of the Arriba beside it.',

  'group.ships': 'Pirate ships',
  'group.cards': 'Cards',
  'group.cities': 'Harbor cities and their chests',
  'group.havens': 'Safe havens',
  'group.spaces': 'Sea spaces',
  'entry.start': 'A start space.',
  'entry.open': 'Open sea.',
  'entry.harbor': 'Harbor of {city}.',
  'entry.ship': 'Sails as number {n} of six. It belongs to nobody: the highest bribe moves it.',
  'title.thief': 'The thief',
  'title.barrels': '{n, plural, one {# barrel} other {# barrels}}',
  'entry.barrels':
    '{n, plural, =0 {No barrel at all: more than the thief, and enough where nobody else offers anything.} one {One barrel: moves a ship one space.} other {# barrels: move a ship # spaces.}}',
  'entry.thief': 'Counts −1. Takes one space of movement from an opponent who wins the ship.',
  'entry.city': 'Its chest is worth {value, number} doubloons. Captured from {spaces}.',
  'entry.haven': '{colour}: whoever plays this color is paid for every chest unloaded here.',
  'note.perPlayer': 'one for each player',
  'note.neighbours': 'neighbors: {spaces}',
  'note.known': 'name known, value reconstructed',
  'note.reconstructed': 'name and value reconstructed',
  'note.ship': 'known',
} as const

export type RulesKey = keyof typeof en
