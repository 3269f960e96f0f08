/** Seven cards on six ships: what each is worth fighting for, and how to bid against people who think so too. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { ALLOCATIONS } from '@windward/games/karibik/rules/bribing.ts'
import { CARDS, SHIPS, THIEF } from '@windward/games/karibik/vocabulary.ts'
import type { Bribes } from './round.ts'
import { NONE } from './sea.ts'
import { type Stakes, stakeAt } from './stakes.ts'

const SHIP_COUNT = SHIPS.length
const CARD_COUNT = CARDS.length

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
 * Regret matching+ on all 5,040 allocations of each seat, against all that the other would choose by now, or where
 * there are several others against some; later rounds weigh more. What one samples from the average cannot be
 * exploited by much; one's favourite could be.
 */
export function equilibrium(stakes: Stakes, rounds: number, rng: Rng, expired: () => boolean): Mixed {
  const { seats } = stakes
  const make = () => Array.from({ length: seats }, () => new Float64Array(COUNT))
  const [regrets, weights, sums] = [make(), make(), make()]
  const values = new Float64Array(COUNT)
  const duels = seats === 2 ? [duelOf(stakes, 0), duelOf(stakes, 1)] : []
  for (let round = 1; round <= rounds; round++) {
    if (round > 1 && expired()) break
    for (let seat = 0; seat < seats; seat++) cumulate(regrets[seat], sums[seat])
    for (let seat = 0; seat < seats; seat++) {
      valueAll(
        seats === 2
          ? rowsInDuel(duels[seat], regrets[1 - seat], sums[1 - seat][COUNT - 1])
          : rowsAgainst(stakes, seat, handsFrom(sums, rng)),
        values,
      )
      const [regret, weight] = [regrets[seat], weights[seat]]
      const all = sums[seat][COUNT - 1]
      let mean = 0
      for (let i = 0; i < COUNT; i++) {
        const p = all > 0 ? regret[i] / all : 1 / COUNT
        mean += values[i] * p
        weight[i] += p * round
      }
      for (let i = 0; i < COUNT; i++) regret[i] = Math.max(0, regret[i] + values[i] - mean)
    }
  }
  return { weights }
}

export function sampleBids({ weights }: Mixed, seat: Seat, rng: Rng): Bribes {
  const sums = new Float64Array(COUNT)
  cumulate(weights[seat], sums)
  return ALL[drawFrom(sums, rng)].bribes
}

/** The allocations that would have done best on average against these hands of all seats, the best first. */
export function bestAgainst(stakes: Stakes, seat: Seat, hands: readonly (readonly Bribes[])[], n: number): Bribes[] {
  const values = new Float64Array(COUNT)
  const numbered = hands.map((hand) => hand.map((bribes) => NUMBERS.get(bribes.join()) as number))
  valueAll(rowsAgainst(stakes, seat, numbered), values)
  const order = ALL.map((_, i) => i).sort((a, b) => values[b] - values[a])
  return order.slice(0, n).map((i) => ALL[i].bribes)
}

/** Opponents sampled for each round of regret matching. */
const SAMPLES = 12
const ROW = CARD_COUNT * CARD_COUNT
const ALL = ALLOCATIONS.list()
const COUNT = ALL.length
const NUMBERS = new Map(ALL.map(({ bribes }, i) => [bribes.join(), i]))
/** By allocation: the number of the card on each ship, and last of the tie-breaker. */
const LAID = Uint8Array.from(
  ALL.flatMap(({ bribes }) => {
    const laid = bribes.map((card) => CARDS.indexOf(card))
    return [...laid, CARDS.findIndex((_, card) => !laid.includes(card))]
  }),
)

/** What each allocation brings on average, ship by ship. */
function valueAll(rows: Float64Array, values: Float64Array): void {
  for (let i = 0; i < COUNT; i++) {
    const at = i * CARD_COUNT
    const tie = LAID[at + SHIP_COUNT] * CARD_COUNT
    let sum = 0
    for (let ship = 0; ship < SHIP_COUNT; ship++) sum += rows[ship * ROW + tie + LAID[at + ship]]
    values[i] = sum
  }
}

/** By ship, own tie-breaker and card, and the other's: what it brings. */
function duelOf({ gains }: Stakes, seat: Seat): Float64Array {
  const duel = new Float64Array(SHIP_COUNT * ROW * ROW)
  for (let ship = 0, at = 0; ship < SHIP_COUNT; ship++) {
    for (let own = 0; own < ROW; own++) {
      for (let theirs = 0; theirs < ROW; theirs++, at++) {
        const won = seat === 0 ? DUELS[own * ROW + theirs] : DUELS[theirs * ROW + own]
        if (won !== NONE) duel[at] = gains[stakeAt(2, ship, won >> 3, won & 7) + seat]
      }
    }
  }
  return duel
}

/** The same on average over all that the other would choose. */
function rowsInDuel(duel: Float64Array, weights: Float64Array, all: number): Float64Array {
  const rows = new Float64Array(SHIP_COUNT * ROW)
  const theirs = new Float64Array(SHIP_COUNT * ROW)
  for (let i = 0; i < COUNT; i++) {
    const p = all > 0 ? weights[i] / all : 1 / COUNT
    if (p === 0) continue
    const at = i * CARD_COUNT
    const tie = LAID[at + SHIP_COUNT] * CARD_COUNT
    for (let ship = 0; ship < SHIP_COUNT; ship++) theirs[ship * ROW + tie + LAID[at + ship]] += p
  }
  for (let i = 0, at = 0; i < rows.length; i++) {
    const from = Math.floor(i / ROW) * ROW
    let sum = 0
    for (let j = 0; j < ROW; j++) sum += duel[at++] * theirs[from + j]
    rows[i] = sum
  }
  return rows
}

function handsFrom(sums: readonly Float64Array[], rng: Rng): readonly (readonly number[])[] {
  return Array.from({ length: SAMPLES }, () => sums.map((sum) => drawFrom(sum, rng)))
}

/** By ship, own tie-breaker and own card: what it brings on average against these hands, allocations by number. */
function rowsAgainst(stakes: Stakes, seat: Seat, hands: readonly (readonly number[])[]): Float64Array {
  const { seats, gains } = stakes
  const rows = new Float64Array(SHIP_COUNT * ROW)
  for (const hand of hands) {
    const ties = hand.map((i) => LAID[i * CARD_COUNT + SHIP_COUNT])
    for (let ship = 0; ship < SHIP_COUNT; ship++) {
      const cards = hand.map((i) => LAID[i * CARD_COUNT + ship])
      for (let tie = 0; tie < CARD_COUNT; tie++) {
        ties[seat] = tie
        for (let card = 0; card < CARD_COUNT; card++) {
          cards[seat] = card
          const won = winnerOf(cards, ties)
          if (won === NONE) continue
          const gain = gains[stakeAt(seats, ship, won >> 3, won & 7) + seat]
          rows[ship * ROW + tie * CARD_COUNT + card] += gain / hands.length
        }
      }
    }
  }
  return rows
}

/** Who sails a ship and how far, as one number; none if it stays. Whoever is tied shows the tie-breaker. */
function winnerOf(cards: readonly number[], ties: readonly number[]): number {
  let [high, winner, best, tied, thieves, shown] = [NONE, NONE, NONE, 0, 0, 0]
  for (let i = 0; i < cards.length; i++) {
    const [bid, breaker] = [cards[i], ties[i]]
    if (CARDS[bid] === THIEF) thieves += 1
    if (bid > high) {
      high = bid
      winner = i
      best = breaker
      tied = 1
      shown = Number(CARDS[breaker] === THIEF)
    } else if (bid === high) {
      tied += 1
      shown += Number(CARDS[breaker] === THIEF)
      if (breaker === best) winner = NONE
      else if (breaker > best) {
        best = breaker
        winner = i
      }
    }
  }
  if (winner === NONE) return NONE
  const own = CARDS[high] === THIEF ? 1 : 0
  const movement = CARDS[high] - (thieves - own) - (tied > 1 ? shown : 0)
  return (winner << 3) | Math.max(0, movement)
}

/** By tie-breaker and card of the first of two seats, and of the second. */
const DUELS = Int8Array.from({ length: ROW * ROW }, (_, i) => {
  const hands = [Math.floor(i / ROW), i % ROW]
  return winnerOf(
    hands.map((hand) => hand % CARD_COUNT),
    hands.map((hand) => Math.floor(hand / CARD_COUNT)),
  )
})

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
