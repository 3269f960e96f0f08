/** What dice are likely to do: checks, Seamanship contests, Crew Combat. Exact, by tables made once. */

import { HIGHEST_VALUE } from '@windward/games/marauders/components/ships.ts'

export interface Fortune {
  readonly wins: number
  readonly loses: number
}

interface Contest extends Fortune {
  /** Won against an enemy without a success: what it takes to flee. */
  readonly clear: number
}

/** More dice than anybody rolls. */
const MOST_DICE = 7
/** Two faces of six are skulls. */
const SKULLS = 1 / 3

/** Of n dice, at least one shows a skull. */
export function chanceOf(dice: number): number {
  return CHANCES[dice]
}

const CHANCES: readonly number[] = Array.from({ length: 16 }, (_, dice) => 1 - (1 - SKULLS) ** dice)

/** A Seamanship contest with so many dice on either side. */
export function contest(own: number, enemy: number): Contest {
  return CONTESTS[atMost(own, MOST_DICE)][atMost(enemy, MOST_DICE)]
}

/** Crew Combat to its end. */
export function melee(crew: number, leadership: number, enemyCrew: number, enemyLeadership: number): Fortune {
  const table = MELEES[atMost(leadership, MOST_DICE)][atMost(enemyLeadership, MOST_DICE)]
  return table[atMost(crew, HIGHEST_VALUE)][atMost(enemyCrew, HIGHEST_VALUE)]
}

function atMost(n: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(n)))
}

/** How likely n dice show each number of skulls. */
const SHOWING: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, n) =>
  Array.from({ length: n + 1 }, (__, k) => choices(n, k) * SKULLS ** k * (1 - SKULLS) ** (n - k)),
)

function choices(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

const CONTESTS: readonly (readonly Contest[])[] = SHOWING.map((own) => SHOWING.map((enemy) => contestOf(own, enemy)))

/** p. 14: equal skulls are resolved by the pips of the other dice, of which the one with more dice has more. */
function contestOf(own: readonly number[], enemy: readonly number[]): Contest {
  let [wins, loses] = [0, 0]
  for (const [a, mine] of own.entries()) {
    for (const [b, theirs] of enemy.entries()) {
      const lead = a - b || (a === 0 ? 0 : own.length - enemy.length)
      const share = lead === 0 ? (a === 0 ? 0 : 0.5) : lead > 0 ? 1 : 0
      wins += mine * theirs * share
      loses += mine * theirs * (lead === 0 && a === 0 ? 0 : 1 - share)
    }
  }
  return { wins, loses, clear: (1 - own[0]) * enemy[0] }
}

type Melees = readonly (readonly Fortune[])[]

/** By Crew and enemy Crew. Rounds in which nobody is hit are as if they had not been. */
function melees(leadership: number, enemyLeadership: number): Melees {
  const table: Fortune[][] = []
  for (let crew = 0; crew <= HIGHEST_VALUE; crew++) {
    table.push([])
    for (let enemyCrew = 0; enemyCrew <= HIGHEST_VALUE; enemyCrew++) {
      table[crew].push(crew === 0 ? LOST : enemyCrew === 0 ? WON : round(table, crew, enemyCrew))
    }
  }
  return table

  function round(done: readonly (readonly Fortune[])[], crew: number, enemyCrew: number): Fortune {
    let [wins, loses, nothing] = [0, 0, 0]
    for (const [a, mine] of SHOWING[leadership].entries()) {
      for (const [b, theirs] of SHOWING[enemyLeadership].entries()) {
        const chance = mine * theirs
        const left = crew - Math.min(b, enemyCrew)
        const enemyLeft = enemyCrew - Math.min(a, crew)
        if (left === crew && enemyLeft === enemyCrew) nothing += chance
        else {
          const after = outcome(done, left, enemyLeft, a - b || leadership - enemyLeadership)
          wins += chance * after.wins
          loses += chance * after.loses
        }
      }
    }
    return nothing >= 1 ? EVEN : { wins: wins / (1 - nothing), loses: loses / (1 - nothing) }
  }
}

/** p. 14: if both fall at once, the one with more successes has won, or more pips, of which more dice have more. */
function outcome(done: readonly (readonly Fortune[])[], crew: number, enemyCrew: number, lead: number): Fortune {
  if (crew <= 0 && enemyCrew <= 0) return lead > 0 ? WON : lead < 0 ? LOST : EVEN
  if (crew <= 0) return LOST
  return enemyCrew <= 0 ? WON : done[crew][enemyCrew]
}

const WON: Fortune = { wins: 1, loses: 0 }
const LOST: Fortune = { wins: 0, loses: 1 }
const EVEN: Fortune = { wins: 0.5, loses: 0.5 }

/** By leadership and enemy leadership. */
const MELEES: readonly (readonly Melees[])[] = SHOWING.map((_, own) => SHOWING.map((__, enemy) => melees(own, enemy)))
