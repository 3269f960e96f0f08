/** How a Merchant Raid stands (p. 10): what stopping now brings or costs, and what another answer could make of it. */

import { CARGO, GLORIOUS_RAID } from '@windward/games/marauders/components/cargo.ts'
import { GOLD_PER_POINT, PRICE } from '@windward/games/marauders/components/ships.ts'
import type { RaidFrame } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { landsOn } from '@windward/games/marauders/rules/hits.ts'
import { escapesIn, hitsIn, plunderOf } from '@windward/games/marauders/rules/raid.ts'
import { isCrippled, maneuverability } from '@windward/games/marauders/rules/ship.ts'
import { cloneShip } from '@windward/games/marauders/ship.ts'
import { pieces, type View } from '@windward/games/marauders/view.ts'
import { type Action, byKey, type Card, LOCATIONS, type Location } from '@windward/games/marauders/vocabulary.ts'

export interface RaidVerdict {
  readonly result: 'won' | 'escaped' | 'failed'
  readonly gold: number
  readonly isGlorious: boolean
  /** How often each location is hit. */
  readonly struck: Readonly<Record<Location, number>>
  /** Destroyed by it: the raid fails, and with the Hull the ship is lost. */
  readonly destroyed: readonly Location[]
  readonly escapes: number
  /** So many let her escape. */
  readonly limit: number
}

/**
 * With the cards as they lie, or others; `hits` where some of theirs have been warded off, `fallen` those of them that the
 * ship already shows.
 */
export function verdictOf(
  view: View,
  frame: RaidFrame,
  cards: readonly Card<'cargo'>[] = frame.cards,
  hits: readonly Location[] = hitsIn(cards),
  fallen: readonly Location[] = [],
): RaidVerdict | undefined {
  const { captain } = view.players[frame.seat]
  if (captain === undefined) return undefined
  const ship = cloneShip(captain.ship)
  for (const location of fallen) ship.at[location]++
  const struck = byKey(LOCATIONS, () => 0)
  for (const aimed of hits) {
    const location = landsOn(ship, aimed)
    if (ship.at[location] === 0) continue
    ship.at[location]--
    struck[location]++
  }
  const [escapes, limit] = [escapesIn(cards), maneuverability(ship)]
  const result = isCrippled(ship) ? 'failed' : escapes >= limit ? 'escaped' : 'won'
  const gold = result === 'won' ? plunderOf(view, frame, cards) : 0
  return {
    result,
    gold,
    isGlorious: gold >= GLORIOUS_RAID,
    struck,
    destroyed: LOCATIONS.filter((location) => ship.at[location] === 0),
    escapes,
    limit,
  }
}

/** What her guns have struck since her cards lay there: hits fall one by one, and a card's is not to be counted twice. */
export function fallenIn(events: readonly Event[], { seat }: RaidFrame): readonly Location[] {
  const since = events.slice(events.findLastIndex((event) => event.type === 'raidCards' && event.seat === seat) + 1)
  return since.flatMap((event) =>
    event.type === 'hit' && 'seat' in event.who && event.who.seat === seat ? [event.location] : [],
  )
}

/** What an answer makes of the raid: the chance that it can still succeed, and the gold and glory to be expected. */
export interface Prospect {
  readonly won: number
  readonly gold: number
  readonly glory: number
  /** That the hull is shot to pieces, and the captain is lost. */
  readonly sunk: number
}

/** None for an answer that changes neither cards nor successes. */
export function prospectOf(view: View, frame: RaidFrame, action: Action): Prospect | undefined {
  const { cards, successes } = frame
  switch (action.type) {
    case 'done':
      return meanOf(view, frame, [cards], 0)
    case 'spendWeapon':
      return meanOf(view, frame, [cards], successes + 1)
    case 'discardCard':
      return meanOf(view, frame, [without(cards, action.card)], successes - 1)
    case 'drawCard':
      return meanOf(view, frame, drawn(view, cards), successes - 1)
    case 'exchangeCard':
      return meanOf(view, frame, drawn(view, without(cards, action.card)), successes - 1)
    case 'swapCard':
      return meanOf(view, frame, drawn(view, without(cards, action.card)), successes)
    default:
      return undefined
  }
}

/** In gold: what is to be expected of it, a point as it is stashed, and a hit warded off as it is repaired. */
export function worthOf(view: View, frame: RaidFrame, action: Action): number {
  const { gold, glory } = prospectOf(view, frame, action) ?? { gold: 0, glory: 0 }
  const gone =
    action.type === 'discardCard' || action.type === 'exchangeCard' || action.type === 'swapCard'
      ? CARGO[action.card].icon
      : 'escape'
  return gold + glory * GOLD_PER_POINT + (gone === 'escape' ? 0 : PRICE.repair)
}

function without(cards: readonly Card<'cargo'>[], gone: Card<'cargo'>): Card<'cargo'>[] {
  return cards.filter((card) => card !== gone)
}

/** The cards with any one that may come next. */
function drawn(view: View, cards: readonly Card<'cargo'>[]): Card<'cargo'>[][] {
  return unseen(view).map((card) => [...cards, card])
}

/** Any card that is not seen may lie on top; of an empty deck the discarded ones come back. */
export function unseen(view: View): Card<'cargo'>[] {
  if (view.cargo.deck.length === 0) return view.cargo.discard
  const seen = new Set(pieces(view).cargo)
  return CARGO.flatMap((_, card) => (seen.has(card) ? [] : [card]))
}

/** Over all hands of cards, each made the best of with the successes that are left. */
function meanOf(view: View, frame: RaidFrame, all: readonly (readonly Card<'cargo'>[])[], left: number): Prospect {
  const verdicts = all.flatMap((cards) => bestOf(view, frame, cards, left) ?? [])
  const share = (count: (verdict: RaidVerdict) => number) =>
    verdicts.length === 0 ? 0 : verdicts.reduce((sum, verdict) => sum + count(verdict), 0) / verdicts.length
  return {
    won: share(({ result }) => (result === 'won' ? 1 : 0)),
    gold: share(({ gold }) => gold),
    glory: share(({ isGlorious }) => (isGlorious ? 1 : 0)),
    sunk: share(({ destroyed }) => (destroyed.includes('hull') ? 1 : 0)),
  }
}

/** A card less never harms: what cannot be saved by discarding cannot be saved at all. */
function bestOf(view: View, frame: RaidFrame, cards: readonly Card<'cargo'>[], left: number): RaidVerdict | undefined {
  const verdict = verdictOf(view, frame, cards)
  if (verdict === undefined || verdict.result === 'won' || left <= 0) return verdict
  const others = cards.flatMap((card) => bestOf(view, frame, without(cards, card), left - 1) ?? [])
  return others.reduce((best, other) => (other.gold > best.gold ? other : best), verdict)
}

/**
 * The answers that change the cards, and stopping; the best first. Stopping comes first where it succeeds or nothing can
 * save the raid, and never where something else still may.
 */
export function rankedAnswers(view: View, frame: RaidFrame, choices: readonly Action[]): readonly Action[] {
  const stop = choices.find(({ type }) => type === 'done')
  const others = choices
    .flatMap((action) => {
      const prospect = action === stop ? undefined : prospectOf(view, frame, action)
      return prospect ? [{ action, prospect }] : []
    })
    .sort((a, b) => b.prospect.won - a.prospect.won || b.prospect.gold - a.prospect.gold)
  const isStopping = verdictOf(view, frame)?.result === 'won' || others.every(({ prospect }) => prospect.won === 0)
  const rest = others.map(({ action }) => action)
  if (stop === undefined) return rest
  return isStopping ? [stop, ...rest] : [...rest, stop]
}
