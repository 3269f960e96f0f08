/** How a raid, a battle or a captain's life ended for somebody: read from what happened since they last answered. */

import type { Seat } from '@windward/core/contract.ts'
import type { BattleFrame } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { combatants, sideOf, whoOf } from '@windward/games/marauders/rules/sides.ts'
import type { Card, Good, Location, Nation, ShipType, Who } from '@windward/games/marauders/vocabulary.ts'

export type Upshot =
  | {
      readonly kind: 'raid'
      readonly result: 'won' | 'escaped' | 'failed'
      /** What she is plundered of, before it is counted. */
      readonly plunder: number
      /** Destroyed by her guns, the hull first. */
      readonly destroyed: readonly Location[]
      readonly gains: Gains
    }
  | {
      readonly kind: 'battle'
      /** Won by boarding or by sinking her; fled oneself, or the enemy did; or both drifted apart. */
      readonly end: 'sunk' | 'captured' | 'fled' | 'escaped' | 'apart'
      readonly enemy: Who | undefined
      readonly gains: Gains
    }
  | {
      readonly kind: 'death'
      readonly captain: Card<'captains'>
      readonly cause: 'hull' | 'crew'
      readonly by: Who | undefined
      /** Gold that went down with the ship, or over to the enemy. */
      readonly gold: number
    }
  | {
      /** Another's captain, beaten by a ship one decided for. */
      readonly kind: 'rival'
      readonly captain: Card<'captains'>
      readonly seat: Seat
      readonly by: Who | undefined
    }
  | { readonly kind: 'captain'; readonly captain: Card<'captains'>; readonly ship: ShipType }

/** What it brought and cost besides. */
export interface Gains {
  readonly gold: number
  readonly glory: number
  readonly cards: number
  readonly goods: readonly Good[]
  readonly bounties: readonly { readonly nation: Nation; readonly now: number }[]
  readonly hits: readonly Location[]
}

/** In the order in which they came. `battle` is the one that was under way before. */
export function upshotsOf(events: readonly Event[], seat: Seat, battle?: BattleFrame): readonly Upshot[] {
  const found: Upshot[] = []
  let enemy = battle && combatants(battle).includes(seat) ? whoOf(battle.sides[1 - sideOf(battle, seat)]) : undefined
  const gains = gainsOf(events, seat)
  const isInCommand = battle?.sides.some(({ npc, by }) => npc !== undefined && by === seat) ?? false
  for (const event of events) {
    switch (event.type) {
      case 'battleBegan':
        enemy = enemyIn(event.aggressor, event.defender, seat)
        break
      case 'raidEnded':
        if (event.seat === seat)
          found.push({
            kind: 'raid',
            result: event.result,
            plunder: event.gold,
            destroyed: destroyedIn(events, seat),
            gains,
          })
        break
      case 'battleEnded':
        if (enemy !== undefined) found.push(...battleUpshot(event.winner, events, seat, enemy, gains))
        enemy = undefined
        break
      case 'captainDied':
        if (event.seat === seat) found.push(deathUpshot(event.captain, events, seat))
        else if (isInCommand)
          found.push({ kind: 'rival', captain: event.captain, seat: event.seat, by: winnerIn(events) })
        break
      case 'captainArrived':
        if (event.seat === seat) found.push({ kind: 'captain', captain: event.captain, ship: event.ship })
        break
    }
  }
  return found
}

function enemyIn(aggressor: Who, defender: Who, seat: Seat): Who | undefined {
  const isOwn = (who: Who) => 'seat' in who && who.seat === seat
  return isOwn(aggressor) ? defender : isOwn(defender) ? aggressor : undefined
}

/** A victory that was already told with its plunder is not told again; nor is a defeat, which the death tells. */
function battleUpshot(
  winner: Who | undefined,
  events: readonly Event[],
  seat: Seat,
  enemy: Who,
  gains: Gains,
): Upshot[] {
  const isFought = events.some(
    ({ type }) => type === 'contest' || type === 'crewHits' || type === 'fled' || type === 'hit',
  )
  if (!isFought) return []
  if (winner !== undefined) {
    if (!('seat' in winner) || winner.seat !== seat) return []
    return [{ kind: 'battle', end: events.some(({ type }) => type === 'boarded') ? 'captured' : 'sunk', enemy, gains }]
  }
  const fled = events.find((event) => event.type === 'fled')
  if (fled?.type !== 'fled') return [{ kind: 'battle', end: 'apart', enemy, gains }]
  const isOwn = fled.who !== undefined && 'seat' in fled.who && fled.who.seat === seat
  return [{ kind: 'battle', end: fled.who === undefined ? 'apart' : isOwn ? 'fled' : 'escaped', enemy, gains }]
}

function deathUpshot(captain: Card<'captains'>, events: readonly Event[], seat: Seat): Upshot {
  const gold = events.reduce((sum, event) => {
    const isGone = event.type === 'gold' && event.seat === seat && event.change < 0
    return isGone && (event.why === 'lost' || event.why === 'plunder') ? sum - event.change : sum
  }, 0)
  const cause = destroyedIn(events, seat).includes('hull') ? 'hull' : 'crew'
  return { kind: 'death', captain, cause, by: winnerIn(events), gold }
}

function winnerIn(events: readonly Event[]): Who | undefined {
  return events.findLast((event) => event.type === 'battleEnded')?.winner
}

function destroyedIn(events: readonly Event[], seat: Seat): readonly Location[] {
  const gone = hitsOn(events, seat).filter(({ left }) => left === 0)
  return gone.map(({ location }) => location).sort((a) => (a === 'hull' ? -1 : 1))
}

/** Squares of a seat's own ship that were lost. */
export function lostBy(events: readonly Event[], seat: Seat): readonly Location[] {
  return hitsOn(events, seat).map(({ location }) => location)
}

function hitsOn(events: readonly Event[], seat: Seat): readonly { location: Location; left: number }[] {
  return events.flatMap((event) =>
    event.type === 'hit' && 'seat' in event.who && event.who.seat === seat ? [event] : [],
  )
}

function gainsOf(events: readonly Event[], seat: Seat): Gains {
  let [gold, glory, cards] = [0, 0, 0]
  const goods: Good[] = []
  const bounties: { nation: Nation; now: number }[] = []
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'gold' && event.why !== 'lost') gold += event.change
    if (event.type === 'glory') glory++
    if (event.type === 'gloryDrawn') cards++
    if (event.type === 'cargoGained') goods.push(...(event.goods ?? []))
    if (event.type === 'bounty') bounties.push({ nation: event.nation, now: event.now })
  }
  return { gold, glory, cards, goods, bounties, hits: lostBy(events, seat) }
}
