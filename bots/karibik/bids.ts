/** Seven cards on six ships: what each is worth fighting for, and how to bid against people who think so too. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { ALLOCATIONS } from '@windward/games/karibik/rules/bribing.ts'
import { CARDS, type Card, SHIPS, THIEF } from '@windward/games/karibik/vocabulary.ts'
import { routesFor, sailRoute } from './routes.ts'
import { cloneSea, NONE, type Sea, worth } from './sea.ts'

export type Bribes = readonly Card[]

/** Gains by ship, mover and movement, and seat: what each seat gets if the mover sails this ship so far. */
export interface Stakes {
  readonly seats: number
  readonly gains: Float64Array
}

const SHIP_COUNT = SHIPS.length
const FARTHEST = 5
const MOVEMENTS = FARTHEST + 1
const CARD_COUNT = CARDS.length

/** As if each ship moved alone from where all lie now. */
export function stakesOf(sea: Sea): Stakes {
  const { seats } = sea
  const gains = new Float64Array(SHIP_COUNT * seats * MOVEMENTS * seats)
  const now = Array.from({ length: seats }, (_, seat) => worth(sea, seat))
  for (let ship = 0; ship < SHIP_COUNT; ship++) {
    for (let mover = 0; mover < seats; mover++) {
      for (const [movement, route] of routesFor(sea, mover, ship, FARTHEST).entries()) {
        const after = cloneSea(sea)
        sailRoute(after, mover, ship, route)
        const at = stakeAt(seats, ship, mover, movement)
        for (let seat = 0; seat < seats; seat++) gains[at + seat] = worth(after, seat) - now[seat]
      }
    }
  }
  return { seats, gains }
}

/** By the rule of thumb that a higher card wins more often; `jitter` per cent of unrest make it hard to foresee. */
export function bidByRule(stakes: Stakes, seat: Seat, jitter: number, rng: Rng): Bribes {
  const table = new Float64Array(SHIP_COUNT * CARD_COUNT)
  for (let ship = 0; ship < SHIP_COUNT; ship++) {
    const unrest = 1 + (rng.int(2 * jitter + 1) - jitter) / 100
    for (let card = 0; card < CARD_COUNT; card++) {
      const wins = card / CARD_COUNT
      const mine = stakes.gains[stakeAt(stakes.seats, ship, seat, Math.max(0, CARDS[card])) + seat]
      let theirs = 0
      for (let other = 0; other < stakes.seats; other++) {
        if (other !== seat) theirs += stakes.gains[stakeAt(stakes.seats, ship, other, 3) + seat] / (stakes.seats - 1)
      }
      table[ship * CARD_COUNT + card] = unrest * (wins * mine + (1 - wins) * theirs)
    }
  }
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < COUNT; i++) {
    let sum = 0
    for (let ship = 0; ship < SHIP_COUNT; ship++) sum += table[ship * CARD_COUNT + LAID[i * CARD_COUNT + ship]]
    if (sum <= most) continue
    most = sum
    best = i
  }
  return ALL[best].bribes
}

/** How often each of all allocations is to be chosen; one strategy for each seat. */
export interface Mixed {
  readonly weights: readonly Float64Array[]
}

/**
 * Regret matching+ on all 5,040 allocations of each seat, against some that the others would choose by now; later
 * rounds weigh more. What one samples from the average cannot be exploited by much; one's favourite could be.
 */
export function equilibrium(stakes: Stakes, rounds: number, rng: Rng, expired: () => boolean): Mixed {
  const { seats } = stakes
  const make = () => Array.from({ length: seats }, () => new Float64Array(COUNT))
  const [regrets, weights, sums] = [make(), make(), make()]
  const value = new Float64Array(COUNT)
  for (let round = 1; round <= rounds; round++) {
    if (round > 1 && expired()) break
    for (let seat = 0; seat < seats; seat++) cumulate(regrets[seat], sums[seat])
    for (let seat = 0; seat < seats; seat++) {
      const rows = rowsAgainst(stakes, seat, sums, rng)
      const [regret, weight] = [regrets[seat], weights[seat]]
      const all = sums[seat][COUNT - 1]
      let mean = 0
      for (let i = 0; i < COUNT; i++) {
        const at = i * CARD_COUNT
        const tie = LAID[at + SHIP_COUNT] * CARD_COUNT
        let sum = 0
        for (let ship = 0; ship < SHIP_COUNT; ship++) sum += rows[ship * ROW + tie + LAID[at + ship]]
        value[i] = sum
        mean += sum * (all > 0 ? regret[i] / all : 1 / COUNT)
      }
      for (let i = 0; i < COUNT; i++) {
        const p = all > 0 ? regret[i] / all : 1 / COUNT
        weight[i] += p * round
        const next = regret[i] + value[i] - mean
        regret[i] = next > 0 ? next : 0
      }
    }
  }
  return { weights }
}

export function sampleBids({ weights }: Mixed, seat: Seat, rng: Rng): Bribes {
  const sums = new Float64Array(COUNT)
  cumulate(weights[seat], sums)
  return ALL[drawFrom(sums, rng)].bribes
}

/** Opponents sampled for each round of regret matching. */
const SAMPLES = 12
const ROW = CARD_COUNT * CARD_COUNT
const ALL = ALLOCATIONS.list()
const COUNT = ALL.length
/** By allocation: the number of the card on each ship, and last of the tie-breaker. */
const LAID = Uint8Array.from(
  ALL.flatMap(({ bribes }) => {
    const laid = bribes.map((card) => CARDS.indexOf(card))
    return [...laid, CARDS.findIndex((_, card) => !laid.includes(card))]
  }),
)

/** By ship, own tie-breaker and own card: what it brings on average against what the others would choose. */
function rowsAgainst(stakes: Stakes, seat: Seat, sums: readonly Float64Array[], rng: Rng): Float64Array {
  const { seats, gains } = stakes
  const rows = new Float64Array(SHIP_COUNT * ROW)
  for (let n = 0; n < SAMPLES; n++) {
    const chosen = sums.map((sum, other) => (other === seat ? NONE : drawFrom(sum, rng) * CARD_COUNT))
    for (let ship = 0; ship < SHIP_COUNT; ship++) {
      for (let tie = 0; tie < CARD_COUNT; tie++) {
        for (let card = 0; card < CARD_COUNT; card++) {
          const won = winnerOf(seats, seat, card, tie, chosen, ship)
          if (won === NONE) continue
          rows[ship * ROW + tie * CARD_COUNT + card] += gains[stakeAt(seats, ship, won >> 3, won & 7) + seat] / SAMPLES
        }
      }
    }
  }
  return rows
}

/** Who sails the ship and how far, as one number; none if it stays. Whoever is tied shows the tie-breaker. */
function winnerOf(
  seats: number,
  seat: Seat,
  card: number,
  tie: number,
  chosen: readonly number[],
  ship: number,
): number {
  let [high, winner, best, thieves, shown] = [NONE, NONE, NONE, 0, 0]
  for (let i = 0; i < seats; i++) {
    const bid = i === seat ? card : LAID[chosen[i] + ship]
    const breaker = i === seat ? tie : LAID[chosen[i] + SHIP_COUNT]
    if (CARDS[bid] === THIEF) thieves += 1
    if (bid > high) {
      high = bid
      winner = i
      best = breaker
      shown = NONE
    } else if (bid === high) {
      shown = Math.max(0, shown) + Number(CARDS[breaker] === THIEF)
      if (breaker === best) winner = NONE
      else if (breaker > best) {
        best = breaker
        winner = i
      }
    }
  }
  if (winner === NONE) return NONE
  const own = CARDS[high] === THIEF ? 1 : 0
  const movement = CARDS[high] - (thieves - own) - Math.max(0, shown)
  return (winner << 3) | Math.max(0, movement)
}

function cumulate(weights: Float64Array, sums: Float64Array): void {
  let sum = 0
  for (let i = 0; i < COUNT; i++) {
    sum += weights[i]
    sums[i] = sum
  }
}

/** An index as likely as its weight; any, if all weigh nothing. */
function drawFrom(sums: Float64Array, rng: Rng): number {
  const all = sums[COUNT - 1]
  if (all <= 0) return rng.int(COUNT)
  const goal = (rng.int(FINE) / FINE) * all
  let [low, high] = [0, COUNT - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle] > goal) high = middle
    else low = middle + 1
  }
  return low
}

const FINE = 2 ** 20

function stakeAt(seats: number, ship: number, mover: Seat, movement: number): number {
  return ((ship * seats + mover) * MOVEMENTS + movement) * seats
}
