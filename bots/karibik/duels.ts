/** Who wins a ship, by the numbers of the cards that lie on it. */

import { CARDS, THIEF } from '@windward/games/karibik/vocabulary.ts'
import { NONE } from './sea.ts'

/** Who sails a ship and how far, as one number; none if it stays. Whoever is tied shows the tie-breaker. */
export function winnerOf(cards: readonly number[], ties: readonly number[]): number {
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

const CARD_COUNT = CARDS.length
const ROW = CARD_COUNT * CARD_COUNT

/** By tie-breaker and card of the first of two seats, and of the second. */
export const DUELS = Int8Array.from({ length: ROW * ROW }, (_, i) => {
  const hands = [Math.floor(i / ROW), i % ROW]
  return winnerOf(
    hands.map((hand) => hand % CARD_COUNT),
    hands.map((hand) => Math.floor(hand / CARD_COUNT)),
  )
})
