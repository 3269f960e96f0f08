/** What the player of a Glory Card decides: every way of playing it. */

import { HIT_DICE } from '../components/ships.ts'
import { ongoing } from '../flow.ts'
import { captainOf } from '../rules/captain.ts'
import { allowed, sideOf } from '../rules/sides.ts'
import { subsets } from '../rules/subsets.ts'
import { type Die, type How, NATIONS } from '../vocabulary.ts'
import { denouncers } from './conditions.ts'
import type { Ways } from './gloryCard.ts'

/** Any of one's own dice or of the enemy's; there is only one roll in a raid or a check. */
export const someDice: Ways = (s, seat, f) => {
  if (f.type !== 'battle' && f.type !== 'crew') return 'dice' in f ? choicesOf(f.dice, undefined) : []
  const own = sideOf(f.type === 'battle' ? f : ongoing(s, 'battle'), seat)
  return [...choicesOf(f.dice[own], 'own'), ...choicesOf(f.dice[1 - own], 'enemy')]
}

function choicesOf(dice: readonly Die[], side: How['side']): How[] {
  return subsets(dice).map((some) => (side === undefined ? { dice: some } : { side, dice: some }))
}

/** One hit of each location; a skull has none yet, and in Crew Combat all are alike. */
export const oneHit: Ways = (_s, _seat, f) => {
  if (f.type !== 'hits' || f.hits.length === 0) return [{ hit: 0 }]
  return f.hits.flatMap((location, hit) => (f.hits.indexOf(location) === hit ? [{ hit }] : []))
}

/** One die of each face to every location that has a number. */
export const oneDie: Ways = (_s, _seat, f) => {
  if (f.type !== 'hits') return []
  return f.dice.flatMap((face, die) => {
    if (f.dice.indexOf(face) !== die) return []
    return Object.values(HIT_DICE).flatMap((to) => (HIT_DICE[face] === to ? [] : [{ die, to }]))
  })
}

export const otherAction: Ways = (s, seat, f) => {
  if (f.type !== 'battle') return []
  const side = sideOf(f, seat)
  return allowed(s, f, side).flatMap((action) => (action === f.declared[side] ? [] : [{ action }]))
}

/** One Bounty or two of one nation, as far as the gold reaches. */
export const oneOrTwoBounties =
  (each: number): Ways =>
  (s, seat) => {
    const { bounties, gold } = captainOf(s, seat)
    return NATIONS.flatMap((nation) =>
      [1, 2].flatMap((count) => (count <= bounties[nation] && count * each <= gold ? [{ nation, count }] : [])),
    )
  }

export const onePlayer: Ways = (s, seat) =>
  s.players.flatMap((_, other) => denouncers(s, seat, other).map((nation) => ({ seat: other, nation })))
