/** Glory Cards and Specialists: when to play or hire them. */

import type { Seat } from '@windward/core/contract.ts'
import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import type { GloryKey } from '@windward/games/marauders/cards/keys.ts'
import { current, matter } from '@windward/games/marauders/flow.ts'
import type { SideIndex } from '@windward/games/marauders/frames.ts'
import { captainOf } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import { damageOf } from '@windward/games/marauders/rules/ship.ts'
import { contestWinner, sideOf } from '@windward/games/marauders/rules/sides.ts'
import type { State } from '@windward/games/marauders/state.ts'
import { type Action, type Card, type How, type Port, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { boarding, sideFighter } from './odds.ts'
import { contenderOf, fightGain } from './prizes.ts'
import type { Weights } from './weights.ts'

type Judge = (s: State, seat: Seat, how: How, w: Weights) => number

/** More than nothing if the card should be played like this. One that is only announced says nothing yet of how. */
export function cardUse(s: State, seat: Seat, action: Extract<Action, { card: Card<'glory'> }>, w: Weights): number {
  const key = GLORY[('text' in action ? action.text : undefined) ?? action.card]
  return (JUDGES[key] ?? gladly)(s, seat, action as How, w)
}

/** For whoever can pay him and still trade. */
export function hireWorth(s: State, seat: Seat, card: Card<'glory'>): number {
  const data = GLORY_CARDS[GLORY[card]]
  const pay = 'specialist' in data ? (data.pay ?? 0) : 0
  return captainOf(s, seat).gold - pay >= ENOUGH ? 3 : -1
}

const ENOUGH = 4
const gladly: Judge = () => 1

/** The dice that failed, if the roll is not won; all skulls of an enemy who leads. */
const again: Judge = (s, seat, { dice, side }) => {
  const f = matter(s)
  if (f.type === 'battle' || f.type === 'crew') {
    const battle = current(s, 'battle')
    if (battle === undefined) return -1
    const own = sideOf(battle, seat)
    if (contestWinner(f) === own) return -1
    if (dice === undefined) return 1
    const rolled = f.dice[side === 'enemy' ? 1 - own : own]
    const wanted = (die: number) => (side === 'enemy' ? rolled[die] === SKULL : rolled[die] !== SKULL)
    return dice.every(wanted) ? dice.length - (side === 'enemy' ? 0.5 : 0) : -1
  }
  if (!('dice' in f)) return -1
  if (dice === undefined) return 1
  const rolled = f.dice as readonly number[]
  if (f.type === 'raid' && f.successes > 1) return -1
  return dice.every((die) => rolled[die] !== SKULL) ? dice.length : -1
}

/** Cards in the hold of the good that is wanted here. */
function wantedHere(s: State, seat: Seat): number {
  const captain = captainOf(s, seat)
  const declared = current(s, 'sell')?.declared ?? []
  return countOf([...captain.cargo, ...declared], s.ports[captain.zone as Port].demand)
}

function roomOf(s: State, seat: Seat): number {
  const { ship, cargo } = captainOf(s, seat)
  return ship.at.cargo - cargo.length - (current(s, 'buy')?.taken.length ?? 0)
}

const when =
  (test: (s: State, seat: Seat) => boolean): Judge =>
  (s, seat) =>
    test(s, seat) ? 1 : -1

/** Away from an enemy who comes to board and would win, where one had meant to stay. */
function slipAway(s: State, seat: Seat): number {
  const f = current(s, 'battle')
  if (f === undefined) return -1
  const own = sideOf(f, seat)
  const enemy = (1 - own) as SideIndex
  if (f.declared[own] === 'flee' || f.declared[enemy] !== 'board') return -1
  return boarding(sideFighter(s, f, own), sideFighter(s, f, enemy)) < -0.2 ? 1 : -1
}

const JUDGES: Readonly<Partial<Record<GloryKey, Judge>>> = {
  crewCombatReRolls: again,
  steadyHelm: again,
  sharpEyes: again,
  silverTongue: again,
  suddenGust: (s, seat, { action }) => (action === undefined || action === 'flee' ? slipAway(s, seat) : -1),
  pickedShot: (_s, _seat, { to }) => (to === undefined || to === 'cannons' ? 0.5 : -1),
  falseColours(s, seat, _how, w) {
    const f = matter(s)
    if (f.type !== 'npcScouts') return 1
    return fightGain(s, contenderOf(s, seat, captainOf(s, seat), w), f.npcs[0], w) < -2 ? 1 : -1
  },
  fogBank: when((s, seat) => {
    const f = matter(s)
    return f.type === 'scout' && f.target.kind === 'player' && f.target.seat === seat
  }),
  boughtPardon: (s, seat, { nation, count }, w) =>
    nation === undefined || count === undefined
      ? 1
      : (captainOf(s, seat).bounties[nation] === count ? w.wanted : 0) + count * (w.bounty - 1.8),
  stashInAnyPort: when((s, seat) => captainOf(s, seat).gold >= 16),
  bulkDiscount: when((s, seat) => roomOf(s, seat) >= 3 && captainOf(s, seat).gold >= 3),
  fullWarehouses: when((s, seat) => roomOf(s, seat) >= 2 && captainOf(s, seat).gold >= 3),
  turnOfTheMarket: when((s, seat) => wantedHere(s, seat) === 0 && captainOf(s, seat).cargo.length > 1),
  eagerBuyers: when((s, seat) => wantedHere(s, seat) > 1),
  shipwrightsFavour: when((s, seat) => damageOf(captainOf(s, seat).ship) > 1),
  fairWind: () => -1,
}
