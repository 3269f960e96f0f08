/** Seven cards on six ships: what each is worth fighting for, and how to bid against people who think so too. */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { ALLOCATIONS } from '@windward/games/karibik/rules/bribing.ts'
import { CARDS, type Card, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { DUELS, winnerOf } from './duels.ts'
import type { Bribes } from './round.ts'
import { NONE } from './sea.ts'
import { type Stakes, stakeAt } from './stakes.ts'

const SHIP_COUNT = SHIPS.length
const CARD_COUNT = CARDS.length

/** What has been seen of an allocation: the cards on the first ships, and the tie-breaker if it was shown. */
export interface Seen {
  readonly bribes: Bribes
  readonly tieBreaker?: Card
}

const NOTHING: Seen = { bribes: [] }

/**
 * By the rule of thumb that a higher card wins more often; `jitter` per cent of unrest make it hard to foresee. Of all
 * allocations that what was seen allows.
 */
export function bidByRule(stakes: Stakes, seat: Seat, jitter: number, rng: Rng, seen = NOTHING): Bribes {
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
  const tieBreaker = seen.tieBreaker === undefined ? NONE : CARDS.indexOf(seen.tieBreaker)
  for (const i of beginningWith(seen.bribes)) {
    if (tieBreaker !== NONE && LAID[i * CARD_COUNT + SHIP_COUNT] !== tieBreaker) continue
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
  const leanings = Array.from({ length: seats }, newLeaning)
  const duels = seats === 2 ? [duelOf(stakes, 0), duelOf(stakes, 1)] : []
  for (let round = 1; round <= rounds; round++) {
    if (round > 1 && expired()) break
    for (const leaning of leanings) leaning.all = sumOf(leaning)
    const sums = seats === 2 ? [] : leanings.map(({ regrets }) => cumulate(regrets))
    for (let seat = 0; seat < seats; seat++) {
      const rows =
        seats === 2 ? rowsInDuel(duels[seat], leanings[1 - seat]) : rowsAgainst(stakes, seat, handsFrom(sums, rng))
      learn(leanings[seat], valueAll(rows), round)
    }
  }
  return { weights: leanings.map(({ weights }) => weights) }
}

export function sampleBids({ weights }: Mixed, seat: Seat, rng: Rng): Bribes {
  return ALL[drawFrom(cumulate(weights[seat]), rng)].bribes
}

/** The allocations that would have done best on average against these hands of all seats, the best first. */
export function bestAgainst(stakes: Stakes, seat: Seat, hands: readonly (readonly Bribes[])[], n: number): Bribes[] {
  const numbered = hands.map((hand) => hand.map((bribes) => NUMBERS.get(bribes.join()) as number))
  const values = valueAll(rowsAgainst(stakes, seat, numbered))
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

/** What a seat would choose by now, and has chosen so far: weights by allocation. */
interface Leaning {
  readonly regrets: Float64Array
  readonly weights: Float64Array
  /** The numbers of those with regrets, in order, and how many they are: soon one in ten. */
  readonly liked: Uint16Array
  count: number
  /** All regrets together when the round began; none: any allocation is as good. */
  all: number
}

function newLeaning(): Leaning {
  const [regrets, weights] = [new Float64Array(COUNT), new Float64Array(COUNT)]
  return { regrets, weights, liked: new Uint16Array(COUNT), count: 0, all: 0 }
}

function sumOf({ regrets, liked, count }: Leaning): number {
  let sum = 0
  for (let k = 0; k < count; k++) sum += regrets[liked[k]]
  return sum
}

/** Compares all allocations with what the seat would have chosen. */
function learn(leaning: Leaning, values: Float64Array, round: number): void {
  const { regrets, weights, liked, all } = leaning
  const [chosen, n] = all > 0 ? [liked, leaning.count] : [EVERY, COUNT]
  let mean = 0
  for (let k = 0; k < n; k++) {
    const i = chosen[k]
    const p = all > 0 ? regrets[i] / all : 1 / COUNT
    mean += values[i] * p
    weights[i] += p * round
  }
  let count = 0
  for (let i = 0; i < COUNT; i++) {
    const regret = regrets[i] + values[i] - mean
    regrets[i] = Math.max(0, regret)
    liked[count] = i
    count += Number(regret > 0)
  }
  leaning.count = count
}

const EVERY = Uint16Array.from({ length: COUNT }, (_, i) => i)

const BEGINNINGS = new Map<string, Uint16Array>([['', EVERY]])

/** The numbers of all allocations that have these cards on the first ships. */
function beginningWith(bribes: Bribes): Uint16Array {
  const key = bribes.join()
  let numbers = BEGINNINGS.get(key)
  if (numbers === undefined) {
    numbers = EVERY.filter((i) => bribes.every((card, ship) => ALL[i].bribes[ship] === card))
    BEGINNINGS.set(key, numbers)
  }
  return numbers
}

/**
 * What each allocation brings on average, ship by ship, until the next is asked for. Those with the same tie-breaker that
 * begin alike add up alike: 13,700 sums are made instead of 30,200.
 */
function valueAll(rows: Float64Array): Float64Array {
  // What belongs to a file takes longer to reach than what belongs to a function: twice the time, in this loop.
  const [sums, before, added] = [SUMS, BEFORE, ADDED]
  for (let n = CARD_COUNT; n < sums.length; n++) sums[n] = sums[before[n]] + rows[added[n]]
  return VALUES
}

/** By sum: the one that it adds to, and where in the rows to find what it adds. First nothing by tie-breaker, last all allocations. */
const [BEFORE, ADDED] = steps()
const SUMS = new Float64Array(BEFORE.length)
const VALUES = SUMS.subarray(-COUNT)

function steps(): readonly [Uint16Array, Uint16Array] {
  const [before, added]: [number[], number[]] = [[...CARDS.keys()], [...CARDS.keys()]]
  const reached = EVERY.map((i) => LAID[i * CARD_COUNT + SHIP_COUNT])
  for (let ship = 0; ship < SHIP_COUNT; ship++) {
    const known = new Map<number, number>()
    for (let i = 0; i < COUNT; i++) {
      const at = i * CARD_COUNT
      const step = reached[i] * CARD_COUNT + LAID[at + ship]
      const next = known.get(step) ?? before.length
      if (next === before.length) {
        known.set(step, next)
        before.push(reached[i])
        added.push(ship * ROW + LAID[at + SHIP_COUNT] * CARD_COUNT + LAID[at + ship])
      }
      reached[i] = next
    }
  }
  return [Uint16Array.from(before), Uint16Array.from(added)]
}

/** By ship, the other's tie-breaker and card, and one's own: what it brings. */
function duelOf({ gains }: Stakes, seat: Seat): Float64Array {
  const duel = new Float64Array(SHIP_COUNT * ROW * ROW)
  for (let ship = 0, at = 0; ship < SHIP_COUNT; ship++) {
    for (let theirs = 0; theirs < ROW; theirs++) {
      for (let own = 0; own < ROW; own++, at++) {
        const won = seat === 0 ? DUELS[own * ROW + theirs] : DUELS[theirs * ROW + own]
        if (won !== NONE) duel[at] = gains[stakeAt(2, ship, won >> 3, won & 7) + seat]
      }
    }
  }
  return duel
}

const ROWS = new Float64Array(SHIP_COUNT * ROW)
const THEIRS = new Float64Array(SHIP_COUNT * ROW)

/** By ship, own tie-breaker and card: what it brings on average over all that the other would choose. */
function rowsInDuel(duel: Float64Array, { regrets, liked, count, all }: Leaning): Float64Array {
  const [rows, theirs, laid] = [ROWS.fill(0), THEIRS.fill(0), LAID]
  const [chosen, n] = all > 0 ? [liked, count] : [EVERY, COUNT]
  for (let k = 0; k < n; k++) {
    const p = all > 0 ? regrets[chosen[k]] / all : 1 / COUNT
    const at = chosen[k] * CARD_COUNT
    const tie = laid[at + SHIP_COUNT] * CARD_COUNT
    for (let ship = 0; ship < SHIP_COUNT; ship++) theirs[ship * ROW + tie + laid[at + ship]] += p
  }
  for (let j = 0, from = 0; j < theirs.length; j++, from += ROW) {
    const p = theirs[j]
    if (p === 0) continue
    const row = j - (j % ROW)
    for (let own = 0; own < ROW; own++) rows[row + own] += duel[from + own] * p
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

function cumulate(weights: Float64Array): Float64Array {
  const sums = new Float64Array(COUNT)
  let sum = 0
  for (let i = 0; i < COUNT; i++) {
    sum += weights[i]
    sums[i] = sum
  }
  return sums
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
