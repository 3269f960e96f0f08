/** What a step is good for, where it is weighed beside others and says too little for itself. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { chestValue, havensOf, NEIGHBOURS, spacesOf } from '@windward/games/karibik/board.ts'
import { SHIP_NAMES } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, SHIPS, type Space } from '@windward/games/karibik/vocabulary.ts'
import { SEAS } from '@windward/games/karibik/words/seas.ts'
import { waysWithin } from './course.ts'
import { plate } from './plates.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** Something one may be sailing for. */
interface Aim {
  readonly what: string
  readonly worth: number
  /** Where one must lie for it. */
  readonly spaces: readonly Space[]
}

/** With what the step comes nearer to; nothing of what is no step. */
export function reason(action: Action, view: View, seat: Seat, language: Language, names: Names): string | undefined {
  if (action.type !== 'sail' || view.step.at !== 'moving') return undefined
  const { note } = plate(action, view, seat, language, names)
  const aim = aimOf(action.to, view, seat, language, names)
  return aim ? `${note} · ${aim}` : note
}

function aimOf(to: Space, view: View, seat: Seat, language: Language, names: Names): string | undefined {
  if (view.step.at !== 'moving') return undefined
  const { ship, left } = view.step
  const words = boardWords(language)
  const before = distancesFrom(view, view.ships[ship].at)
  const after = distancesFrom(view, to)
  const nearer = aimsOf(view, seat, language)
    .map((aim) => ({ ...aim, n: after(aim.spaces), was: before(aim.spaces) }))
    .filter(({ n, was }) => n < was)
  const [near] = nearer.filter(({ n }) => n < left).sort((a, b) => b.worth - a.worth || a.n - b.n)
  if (near) return words('aim.reached', { what: near.what })
  const [far] = nearer.sort((a, b) => a.n - b.n || b.worth - a.worth)
  if (far) return words('aim.nearer', { what: far.what, n: far.n })
  // Nothing is won, but it may be kept from somebody.
  const rivals = view.seats.flatMap(({ colour }, other) =>
    other === seat
      ? []
      : havensOf(colour).map((haven) => ({ seat: names(other), was: before([haven]), n: after([haven]) })),
  )
  const [nearest] = rivals.sort((a, b) => a.was - b.was)
  return view.ships[ship].cargo && nearest && nearest.n > nearest.was
    ? words('aim.away', { seat: nearest.seat })
    : undefined
}

/** With a chest one's own havens; without one the chests ashore and those on other ships. */
function aimsOf(view: View, seat: Seat, language: Language): readonly Aim[] {
  if (view.step.at !== 'moving') return []
  const { ship } = view.step
  const words = boardWords(language)
  const { cargo } = view.ships[ship]
  if (cargo) {
    return havensOf(view.seats[seat].colour).map((haven) => ({
      what: words('aim.haven', { space: SEAS[language][haven - 1] }),
      worth: chestValue(cargo),
      spaces: [haven],
    }))
  }
  const { city } = speechIn(language)
  const chests = view.ashore.map((each) => {
    const value = chestValue(each)
    return { what: words('aim.chest', { at: city(each), value }), worth: value, spaces: spacesOf(each) }
  })
  const robbed = SHIPS.flatMap((other) => {
    const aboard = other === ship ? undefined : view.ships[other].cargo
    if (!aboard) return []
    const value = chestValue(aboard)
    const what = words('aim.chest', { at: SHIP_NAMES[other], value })
    return [{ what, worth: value, spaces: NEIGHBOURS[view.ships[other].at] }]
  })
  return [...chests, ...robbed]
}

/** To the nearest of some spaces; endlessly far where there is no way. */
function distancesFrom(view: View, from: Space): (to: readonly Space[]) => number {
  const ways = view.step.at === 'moving' ? waysWithin(view, view.step.ship, Number.POSITIVE_INFINITY, from) : new Map()
  return (to) => Math.min(...to.map((space) => ways.get(space)?.length ?? Number.POSITIVE_INFINITY))
}
