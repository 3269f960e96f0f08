/** What the net sees of a player: everything on the table that may decide who wins, between 0 and about 1. */

import type { Seat } from '@windward/core/contract.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { canComplete } from '@windward/games/haendler/rules/expedition.ts'
import { influenceOf, person, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf, type State } from '@windward/games/haendler/state.ts'
import { ROLES } from '@windward/games/haendler/vocabulary.ts'

const ROLE_AT = new Map<string, number>(ROLES.map((role, i) => [role, i]))
const OTHERS = 14
export const FEATURES = OTHERS + ROLES.length

/** Fills one row for each player. */
export function featuresOf(s: State, rows: readonly Float32Array[]): void {
  const deck = deckOf(s)
  const n = s.players.length
  let first = 0
  let second = 0
  for (const [seat, player] of s.players.entries()) {
    const influence = influenceOf(deck, player)
    rows[seat][0] = influence
    if (influence > first) {
      second = first
      first = influence
    } else if (influence > second) second = influence
  }
  for (let seat = 0; seat < n; seat++) {
    const row = rows[seat]
    const player = s.players[seat]
    const influence = row[0]
    const coins = coinsOf(player)
    const rival = influence === first ? second : first
    row[0] = influence / 10
    row[1] = Math.max(0, deck.target - influence) / 10
    row[2] = player.expeditions.length > 0 ? 1 : 0
    row[3] = player.expeditions.length / 3
    row[4] = coins / 10
    row[5] = coins >= 12 ? 1 : 0
    row[6] = strengthOf(deck, player) / 5
    row[7] = canComplete(s, seat) ? 1 : 0
    row[8] = ((seat - s.active + n) % n) / n
    row[9] = s.ending ? 1 : 0
    row[10] = s.ending && playsAgain(s, seat) ? 1 : 0
    row[11] = (influence - rival) / 10
    row[12] = (n - 2) / 3
    row[13] = deck.needsExpedition ? 1 : 0
    row.fill(0, OTHERS)
    for (const id of player.persons) row[OTHERS + (ROLE_AT.get(person(deck, id).role) as number)] += 0.5
  }
}

/** Whether a turn of this player, the current one included, is still to come in this round. */
function playsAgain(s: State, seat: Seat): boolean {
  const n = s.players.length
  return (seat - s.start + n) % n >= (s.active - s.start + n) % n
}
