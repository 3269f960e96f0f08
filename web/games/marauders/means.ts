/** A moment at which one may act: with what one can answer what was done, and what passing costs. */

import type { Seat } from '@windward/core/contract.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import type { CrewFrame, HitsFrame } from '@windward/games/marauders/frames.ts'
import { landsOn } from '@windward/games/marauders/rules/hits.ts'
import { combatants, sideOf } from '@windward/games/marauders/rules/sides.ts'
import { cloneShip, type Ship } from '@windward/games/marauders/ship.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Location, Use } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { cardOf } from './cards.ts'
import { under } from './reading.ts'

/** A card, weapon, ability, specialist or fitting, and all the ways in which it can be used now. */
export interface Means {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly uses: readonly Action[]
}

const NOT_MEANS: readonly Action['type'][] = ['pass', 'alwaysPass', 'askAgain', 'takeBackGlory', 'takeHit', 'done']

export function meansOf(choices: readonly Action[], view: View, seat: Seat, speech: MaraudersSpeech): readonly Means[] {
  const found = new Map<string, Means>()
  for (const action of choices) {
    if (NOT_MEANS.includes(action.type)) continue
    const named = nameOf(action, view, seat, speech)
    const before = found.get(named.key)
    found.set(named.key, { ...named, uses: [...(before?.uses ?? []), action] })
  }
  return [...found.values()]
}

export function keyOf(action: Action): string {
  const what = 'card' in action ? action.card : 'weapon' in action ? action.weapon : ''
  return `${action.type} ${what} ${'text' in action ? action.text : ''}`
}

function nameOf(action: Action, view: View, seat: Seat, speech: MaraudersSpeech): Omit<Means, 'uses'> {
  const { say, card } = speech
  const key = keyOf(action)
  switch (action.type) {
    case 'playGlory':
    case 'announceGlory':
    case 'hire':
      return { key, ...pick(cardOf({ from: 'glory', card: action.card }, speech)) }
    case 'throwHooks':
      return { key, name: say('weapon.grapplingHooks'), text: card('weapon.grapplingHooks') }
    case 'loadShot':
      return { key, name: say(`weapon.${action.weapon}`), text: card(`weapon.${action.weapon}`) }
    case 'layGuns':
      return { key, name: say('specialist.gunnerCaptain'), text: card('specialistText.gunnerCaptain') }
    case 'treat':
      return { key, name: say('specialist.surgeon'), text: card('specialistText.surgeon') }
    case 'patchUp':
      return { key, name: say('specialist.carpenter'), text: card('specialistText.carpenter') }
    case 'absorb':
      return { key, name: say('modification.reinforcedHull'), text: card('modification.reinforcedHull') }
    case 'fireChasers':
      return { key, name: say('modification.chasers'), text: card('modification.chasers') }
    case 'relocate':
    case 'rerollDie':
    case 'rollAgain':
    case 'swapCard': {
      const captain = view.players[seat].captain
      if (captain === undefined) return { key, name: '', text: '' }
      const { name, key: who } = CAPTAINS[captain.id]
      return { key, name, text: card(`captain.${who}`) }
    }
    default:
      return { key, name: speech.action(action, view, String), text: '' }
  }
}

function pick({ name, text }: { readonly name: string; readonly text: string }): Pick<Means, 'name' | 'text'> {
  return { name, text }
}

/** Squares of each location that hits will cost, those on a destroyed location on the hull. */
export function doomedBy(
  ship: Ship,
  hits: readonly Location[],
  crewHits = 0,
): Readonly<Partial<Record<Location, number>>> {
  const left = cloneShip(ship)
  const doomed: Partial<Record<Location, number>> = {}
  for (const aimed of hits) {
    const location = landsOn(left, aimed)
    if (left.at[location] === 0) continue
    left.at[location]--
    doomed[location] = (doomed[location] ?? 0) + 1
  }
  const crew = Math.min(crewHits, left.at.crew)
  return crew > 0 ? { ...doomed, crew: (doomed.crew ?? 0) + crew } : doomed
}

/** For what is under fire: the answer that saves it, the one that costs least first. */
export function savingAt(
  choices: readonly Action[],
  hits: HitsFrame | undefined,
  crew: CrewFrame | undefined,
  ship?: Ship,
): ReadonlyMap<Location, Action> {
  const saving = new Map<Location, Action>()
  const moved = (action: Action) => (action.type === 'relocate' ? (ship?.at[action.to] ?? 0) : 0)
  for (const type of ['absorb', 'relocate', 'treat', 'playGlory'] as const) {
    // A hit that goes elsewhere goes where most is left.
    const uses = choices.filter((action): action is Use => action.type === type).sort((a, b) => moved(b) - moved(a))
    for (const action of uses) {
      const location = savedBy(action, hits, crew)
      if (location !== undefined && !saving.has(location)) saving.set(location, action)
    }
  }
  return saving
}

/** What is under fire and would be spared by it. */
export function savedBy(
  action: Action,
  hits: HitsFrame | undefined,
  crew: CrewFrame | undefined,
): Location | undefined {
  if (action.type === 'treat') return 'crew'
  if (!('hit' in action) || action.hit === undefined) return undefined
  return crew !== undefined && hits === undefined ? 'crew' : hits?.hits[action.hit]
}

interface Peril {
  readonly parts: readonly Location[]
  /** So many of their squares. */
  readonly blows: number
  readonly fatal?: 'hull' | 'crew' | undefined
}

/** What is about to strike a seat's own ship, and what the Captain dies of, if so: of the ship's end or of the crew's. */
export function peril(view: View, seat: Seat): Peril {
  const { captain } = view.players[seat]
  const [battle, hits, crew] = [under(view, 'battle'), under(view, 'hits'), under(view, 'crew')]
  if (captain === undefined) return { parts: [], blows: 0 }
  const side = battle && combatants(battle).includes(seat) ? sideOf(battle, seat) : undefined
  const isOwn = hits !== undefined && (hits.side === undefined ? hits.seat === seat : hits.side === side)
  const crewHits = crew !== undefined && side !== undefined && hits === undefined ? crew.hits[side] : 0
  const doomed = doomedBy(captain.ship, isOwn ? hits.hits : [], crewHits)
  const parts = Object.keys(doomed) as Location[]
  const losesHull = (doomed.hull ?? 0) >= captain.ship.at.hull
  const losesCrew = crew !== undefined && crewHits > 0 && crewHits >= captain.ship.at.crew
  const blows = Object.values(doomed).reduce((sum, n) => sum + n, 0)
  return { parts, blows, fatal: isOwn && losesHull ? 'hull' : losesCrew ? 'crew' : undefined }
}
