/** Influence decides among those who completed an expedition, then coins; equals share. */

import type { Outcome, Seat, Standing } from '@windward/core/contract.ts'
import { coinsOf } from './rules/coins.ts'
import { influenceOf } from './rules/persons.ts'
import { deckOf, type State } from './state.ts'

export function outcome(s: State): Outcome | undefined {
  return s.phase === 'over' ? ranking(s) : undefined
}

export function winners(s: State): Seat[] {
  return ranking(s)
    .filter((standing) => standing.place === 1)
    .map((standing) => standing.seat)
}

function ranking(s: State): Standing[] {
  const deck = deckOf(s)
  const rows = s.players.map((player, seat) => {
    const persons = influenceOf(deck, { persons: player.persons, expeditions: [] })
    const expeditions = influenceOf(deck, { persons: [], expeditions: player.expeditions })
    const eligible = !deck.needsExpedition || player.expeditions.length > 0 ? 1 : 0
    return {
      seat,
      persons,
      expeditions,
      coins: coinsOf(player),
      key: [eligible, persons + expeditions, coinsOf(player)],
    }
  })
  rows.sort((a, b) => compare(b.key, a.key) || a.seat - b.seat)
  return rows.map(({ seat, persons, expeditions, coins, key }) => ({
    seat,
    place: 1 + rows.filter((other) => compare(other.key, key) > 0).length,
    points: persons + expeditions,
    tiebreaks: [coins],
    sources: [
      { why: 'persons', points: persons },
      { why: 'expeditions', points: expeditions },
    ],
  }))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at])
  return i < 0 ? 0 : a[i] - b[i]
}
