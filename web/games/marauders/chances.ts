/** How likely a fight goes well, by the rules' own numbers: each contest, flight and boarding, and dice rolled again. */

import type { Seat } from '@windward/core/contract.ts'
import { HIT_DICE } from '@windward/games/marauders/components/ships.ts'
import type { BattleFrame, CrewFrame, SideIndex } from '@windward/games/marauders/frames.ts'
import { contestDice, fleeAgainst, newBattle, volleyOf } from '@windward/games/marauders/rules/battle.ts'
import { crewHits, leadership } from '@windward/games/marauders/rules/crew.ts'
import { landsOn } from '@windward/games/marauders/rules/hits.ts'
import { chooseAction, chooseHit } from '@windward/games/marauders/rules/policy.ts'
import { allowed, shipOf } from '@windward/games/marauders/rules/sides.ts'
import { cloneShip, type Ship } from '@windward/games/marauders/ship.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { CombatAction, Location, Target, Who } from '@windward/games/marauders/vocabulary.ts'
import { type Boarders, type CrewOdds, crewOdds, mean, type Rolled, type Throw } from './dice.ts'

export interface Chances {
  /** What the enemy is taken to do: what was declared, or what they will most likely. */
  readonly against: CombatAction
  /** Dice of each side. */
  readonly dice: readonly [own: number, enemy: number]
  /** To win the contest, as a share of one. */
  readonly won: number
  /** To get away. */
  readonly away: number
  /** Hits to be expected: dealt, and taken. */
  readonly hits: number
  readonly taken: number
  /** That the hull is shot to pieces: hers, and one's own, with which the captain is lost. */
  readonly sinks: number
  readonly sunk: number
  /** To win the fight, once aboard. */
  readonly fight: number
  /** To be boarded, and beaten there: the captain is lost with the ship. */
  readonly boarded: number
}

/** What comes of declaring an action for a side. */
export function chancesOf(view: View, frame: BattleFrame, i: SideIndex, action: CombatAction): Chances {
  const other = (1 - i) as SideIndex
  const against = frame.declared.at(other) ?? expected(view, frame, other)
  const declared: CombatAction[] = i === 0 ? [action, against] : [against, action]
  const f: BattleFrame = { ...frame, declared }
  const dice = [contestDice(view, f, i), contestDice(view, f, other)] as const
  const [own, enemy]: [Throw, Throw] = [{ dice: dice[0] }, { dice: dice[1] }]
  const isBothFleeing = declared.every((one) => one === 'flee')
  return {
    against,
    dice,
    won: isBothFleeing ? 0 : mean(own, enemy, (_a, _b, contest) => (contest === 'won' ? 1 : 0)),
    away: action === 'flee' ? (isBothFleeing ? 1 : flight(view, f, i, own, enemy)) : 0,
    hits: action === 'shoot' ? volleys(view, f, i, own, enemy, (shots) => shots) : 0,
    taken: against === 'shoot' ? volleys(view, f, other, enemy, own, (shots) => shots) : 0,
    sinks: action === 'shoot' ? volleys(view, f, i, own, enemy, sinking(shipOf(view, f.sides[other]))) : 0,
    sunk: against === 'shoot' ? volleys(view, f, other, enemy, own, sinking(shipOf(view, f.sides[i]))) : 0,
    fight: action === 'board' ? fightOdds(view, f, i).won : 0,
    boarded: against === 'board' ? beaten(own, enemy) * fightOdds(view, f, i).lost : 0,
  }
}

/** What a captain may expect who is about to look for another ship: each contest at sea, and hand to hand. */
export function meetingOdds(
  view: View,
  seat: Seat,
  target: Target,
): { readonly won: number; readonly aboard: number } | undefined {
  if (target.kind !== 'npc' && target.kind !== 'player') return undefined
  const enemy: Who = target.kind === 'npc' ? { npc: target.npc } : { seat: target.seat }
  const frame: BattleFrame = { ...newBattle(view, { seat }, enemy), at: 'declare', round: 1 }
  const met: View = { ...view, stack: [...view.stack, frame] }
  return { won: chancesOf(met, frame, 0, 'shoot').won, aboard: fightOdds(met, frame, 0).won }
}

/** What nobody has declared yet: where nobody decides for them, what they must; else the guns, while there are any. */
function expected(view: View, frame: BattleFrame, i: SideIndex): CombatAction {
  return chooseAction(shipOf(view, frame.sides[i]), allowed(view, frame, i))
}

function beaten(own: Throw, enemy: Throw): number {
  return mean(own, enemy, (_a, _b, contest) => (contest === 'lost' ? 1 : 0))
}

function flight(view: View, f: BattleFrame, i: SideIndex, own: Throw, enemy: Throw): number {
  const most = fleeAgainst(view, f, i)
  return mean(own, enemy, (_a, b, contest) => (contest === 'won' && b.skulls <= most ? 1 : 0))
}

/** What one side's shots are worth. p. 14: without any success the round is over, whoever serves the guns. */
function volleys(
  view: View,
  f: BattleFrame,
  by: SideIndex,
  own: Throw,
  enemy: Throw,
  worth: (shots: number) => number,
): number {
  const hits = (a: Rolled, b: Rolled, won: boolean) =>
    a.skulls + b.skulls === 0 ? 0 : volleyOf(view, f, by, won, a.skulls)
  return mean(own, enemy, (a, b, contest) => worth(hits(a, b, contest === 'won')))
}

/** How likely so many shots sink a ship (p. 14): numbers strike first, then each skull where most is left. */
function sinking(ship: Ship): (shots: number) => number {
  const known = new Map<number, number>()
  return (shots) => {
    const chance = known.get(shots) ?? sunkBy(ship, shots, 0)
    known.set(shots, chance)
    return chance
  }
}

function sunkBy(ship: Ship, shots: number, skulls: number): number {
  if (ship.at.hull === 0) return 1
  if (shots === 0) return skulls === 0 ? 0 : sunkBy(struck(ship, chooseHit(ship)), 0, skulls - 1)
  const numbers = Object.values(HIT_DICE)
  const struckAt = numbers.map((location) => sunkBy(struck(ship, location), shots - 1, skulls) / FACES)
  const chosen = sunkBy(ship, shots - 1, skulls + 1) * (1 - numbers.length / FACES)
  return struckAt.reduce((sum, chance) => sum + chance, chosen)
}

const FACES = 6

function struck(ship: Ship, aimed: Location): Ship {
  const after = cloneShip(ship)
  const location = landsOn(ship, aimed)
  after.at[location] = Math.max(0, after.at[location] - 1)
  return after
}

/** Crew Combat as it would begin, or as it stands, with dice of a round that lie on the table. */
export function fightOdds(
  view: View,
  f: BattleFrame,
  i: SideIndex,
  crew?: CrewFrame,
  lying: (side: SideIndex) => Throw = (side) => ({ kept: crew?.dice[side] ?? [], dice: 0 }),
): CrewOdds {
  const other = (1 - i) as SideIndex
  const boarders = (side: SideIndex): Boarders => ({
    crew: shipOf(view, f.sides[side]).at.crew,
    dice: (round) => leadership(view, f, round, side),
    hits: (skulls, round) => crewHits(view, f, round, side, skulls),
  })
  if (crew?.at === 'rolled') return crewOdds(boarders(i), boarders(other), crew.round, [lying(i), lying(other)])
  return crewOdds(boarders(i), boarders(other), (crew?.round ?? 0) + 1)
}

/** Some dice of one side rolled again: the chance that side `i` then wins the contest or gets away, or wins the fight aboard. */
export function againOdds(
  view: View,
  f: BattleFrame,
  i: SideIndex,
  { of, dice, crew }: { of: SideIndex; dice: readonly number[]; crew?: CrewFrame | undefined },
): number {
  const lying = (side: SideIndex): Throw => {
    const all = (crew ?? f).dice[side]
    return side === of ? { kept: all.filter((_, n) => !dice.includes(n)), dice: dice.length } : { kept: all, dice: 0 }
  }
  if (crew) return fightOdds(view, f, i, crew, lying).won
  const [own, enemy] = [lying(i), lying((1 - i) as SideIndex)]
  if (f.declared[i] === 'flee') return flight(view, f, i, own, enemy)
  return mean(own, enemy, (_a, _b, contest) => (contest === 'won' ? 1 : 0))
}
