/** What the net sees of a player: everything on the table that may decide who wins, between 0 and about 1. */

import type { Seat } from '@windward/core/contract.ts'
import { type Deck, TAX_THRESHOLD } from '@windward/games/haendler/components.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { missingFor } from '@windward/games/haendler/rules/expedition.ts'
import { influenceOf, person, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { tallyOf } from '@windward/games/haendler/skills.ts'
import { deckOf, type Player, type State } from '@windward/games/haendler/state.ts'
import { type Expedition, ROLES } from '@windward/games/haendler/vocabulary.ts'

const ROLE_AT = new Map<string, number>(ROLES.map((role, i) => [role, i]))
const OTHERS = 23
export const FEATURES = OTHERS + ROLES.length

/** Fills one row for each player. */
export function featuresOf(s: State, rows: readonly Float32Array[]): void {
  const deck = deckOf(s)
  const n = s.players.length
  const influence = new Most()
  const coins = new Most()
  for (let seat = 0; seat < n; seat++) {
    influence.see(influenceOf(deck, s.players[seat]))
    coins.see(coinsOf(s.players[seat]))
  }
  for (let seat = 0; seat < n; seat++) {
    const row = rows[seat]
    const player = s.players[seat]
    table(row, s, seat, deck)
    own(row, player, deck)
    const [ahead, richer] = [influence.lead(influenceOf(deck, player)), coins.lead(coinsOf(player))]
    row[14] = ahead / 10
    row[15] = richer / 10
    row[16] = s.ending ? Math.max(-1, Math.min(1, ahead + richer / 10)) : 0
    expeditions(row, s, player, deck)
    row.fill(0, OTHERS)
    for (const id of player.persons) row[OTHERS + (ROLE_AT.get(person(deck, id).role) as number)] += 0.5
  }
}

/** Where the game and the round stand. */
function table(row: Float32Array, s: State, seat: Seat, deck: Deck): void {
  const n = s.players.length
  row[0] = ((seat - s.active + n) % n) / n
  row[1] = ((seat - s.start + n) % n) / n
  row[2] = s.ending ? 1 : 0
  row[3] = s.ending && playsAgain(s, seat) ? 1 : 0
  row[4] = (n - 2) / 3
  row[5] = deck.needsExpedition ? 1 : 0
}

function own(row: Float32Array, player: Player, deck: Deck): void {
  const influence = influenceOf(deck, player)
  const coins = coinsOf(player)
  row[6] = influence / 10
  row[7] = Math.max(0, deck.target - influence) / 10
  row[8] = player.expeditions.length > 0 ? 1 : 0
  row[9] = player.expeditions.length / 3
  row[10] = coins / 10
  row[11] = Math.min(coins, 5) / 5
  row[12] = coins >= TAX_THRESHOLD ? 1 : 0
  row[13] = strengthOf(deck, player) / 5
}

/** Which of the open ones the crew can meet, or all but one person of it. */
function expeditions(row: Float32Array, s: State, player: Player, deck: Deck): void {
  const have = tallyOf(deck, player.persons)
  let [met, almost] = [0, 0]
  for (const id of s.expeditions) {
    const { influence } = deck.cards[id] as Expedition
    const missing = missingFor(have, deck.tally[id])
    if (missing <= 0 && influence > met) met = influence
    if (missing === 1 && influence > almost) almost = influence
  }
  row[17] = met > 0 ? 1 : 0
  row[18] = met / 5
  row[19] = almost / 5
  row[20] = s.expeditions.length / 3
  row[21] = row[7] === 0 && row[8] === 0 ? row[5] : 0
  row[22] = player.persons.length / 8
}

/** The two highest figures, to say by how much one leads the best of the others. */
class Most {
  #first = 0
  #second = 0

  see(figure: number): void {
    if (figure > this.#first) {
      this.#second = this.#first
      this.#first = figure
    } else if (figure > this.#second) this.#second = figure
  }

  lead(figure: number): number {
    return figure - (figure === this.#first ? this.#second : this.#first)
  }
}

/** Whether a turn of this player, the current one included, is still to come in this round. */
function playsAgain(s: State, seat: Seat): boolean {
  const n = s.players.length
  return (seat - s.start + n) % n >= (s.active - s.start + n) % n
}
