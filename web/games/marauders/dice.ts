/** Exact chances of dice (p. 4, p. 14): every way they can fall is counted, none is tried out. */

import { pips, successes } from '@windward/games/marauders/rules/roll.ts'
import type { Die } from '@windward/games/marauders/vocabulary.ts'

/** How a roll can come out, and how likely. */
export interface Rolled {
  readonly skulls: number
  readonly pips: number
  readonly chance: number
}

/** Dice that lie on the table, and so many that are still to be rolled. */
export interface Throw {
  readonly kept?: readonly Die[]
  readonly dice: number
}

/** Two of six faces show a skull, the others 1 to 4. */
const FACE = 1 / 6
const PIPS = [1, 2, 3, 4]

const spreads: Rolled[][] = [[{ skulls: 0, pips: 0, chance: 1 }]]

/** All that can come of so many dice: skulls, and pips on the others. */
function spread(dice: number): readonly Rolled[] {
  while (spreads.length <= dice) {
    const next = new Map<string, Rolled>()
    const add = (skulls: number, pips: number, chance: number) => {
      const key = `${skulls} ${pips}`
      next.set(key, { skulls, pips, chance: chance + (next.get(key)?.chance ?? 0) })
    }
    for (const { skulls, pips, chance } of spreads[spreads.length - 1]) {
      add(skulls + 1, pips, chance * 2 * FACE)
      for (const pip of PIPS) add(skulls, pips + pip, chance * FACE)
    }
    spreads.push([...next.values()])
  }
  return spreads[dice]
}

function outcomes({ kept = [], dice }: Throw): readonly Rolled[] {
  const [skulls, sum] = [successes(kept), pips(kept)]
  return spread(dice).map((one) => ({ ...one, skulls: one.skulls + skulls, pips: one.pips + sum }))
}

type ContestEnd = 'won' | 'lost' | 'even'

/** p. 14: most successes, then most pips; nobody without a success. */
function contestOf(own: Rolled, enemy: Rolled): ContestEnd {
  if (own.skulls === 0 && enemy.skulls === 0) return 'even'
  const lead = own.skulls - enemy.skulls || own.pips - enemy.pips
  return lead === 0 ? 'even' : lead > 0 ? 'won' : 'lost'
}

/** The mean of what a contest is worth, over all ways the dice of both can fall. */
export function mean(
  own: Throw,
  enemy: Throw,
  worth: (own: Rolled, enemy: Rolled, contest: ContestEnd) => number,
): number {
  const others = outcomes(enemy)
  let sum = 0
  for (const a of outcomes(own)) for (const b of others) sum += a.chance * b.chance * worth(a, b, contestOf(a, b))
  return sum
}

/** How likely so many dice show no skull, one, and so on. */
export function skullsOf(dice: number): readonly number[] {
  const chances = Array.from({ length: dice + 1 }, () => 0)
  for (const { skulls, chance } of spread(dice)) chances[skulls] += chance
  return chances
}

/** At least one skull. */
export function chanceOfSkull({ kept = [], dice }: Throw): number {
  return successes(kept) > 0 ? 1 : 1 - (1 - 2 * FACE) ** dice
}

/** One crew in Crew Combat: its number, its dice in a round, and how many hits so many skulls are worth. */
export interface Boarders {
  readonly crew: number
  dice(round: number): number
  hits(skulls: number, round: number): number
}

export interface CrewOdds {
  readonly won: number
  readonly lost: number
}

/** What happened once a card or an ability counted in the first round only does not come back. */
const LATER = 2

/**
 * p. 14: round after round, hits at the same time and no more than one has Crew, until a side has none left; if both, the
 * better roll wins. `lying` are the dice of the round under way, if it is not over.
 */
export function crewOdds(own: Boarders, enemy: Boarders, round: number, lying?: readonly [Throw, Throw]): CrewOdds {
  const known = new Map<string, CrewOdds>()
  const from = (a: number, b: number, round: number): CrewOdds => {
    if (b === 0) return { won: a === 0 ? 0 : 1, lost: 0 }
    if (a === 0) return { won: 0, lost: 1 }
    const key = `${a} ${b} ${Math.min(round, LATER)}`
    const odds = known.get(key) ?? fought(a, b, round, { dice: own.dice(round) }, { dice: enemy.dice(round) })
    known.set(key, odds)
    return odds
  }
  /** A round that changes nothing is fought again: what is left of the chances is shared out. */
  const fought = (a: number, b: number, round: number, mine: Throw, theirs: Throw): CrewOdds => {
    let [won, lost, again] = [0, 0, 0]
    mean(mine, theirs, (x, y, contest) => {
      const chance = x.chance * y.chance
      const left = a - Math.min(enemy.hits(y.skulls, round), b, a)
      const rest = b - Math.min(own.hits(x.skulls, round), a, b)
      if (left === 0 && rest === 0) {
        if (contest === 'won') won += chance
        if (contest === 'lost') lost += chance
      } else if (left === a && rest === b && round >= LATER && mine.kept === undefined) {
        again += chance
      } else {
        const then = from(left, rest, round + 1)
        won += chance * then.won
        lost += chance * then.lost
      }
      return 0
    })
    return again < 1 ? { won: won / (1 - again), lost: lost / (1 - again) } : { won: 0, lost: 0 }
  }
  return lying ? fought(own.crew, enemy.crew, round, ...lying) : from(own.crew, enemy.crew, round)
}
