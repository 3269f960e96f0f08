/** What can be done in a port: what each activity costs or pays there, whether it is open, and if not why. */

import type { Seat } from '@windward/core/contract.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { goodOf } from '@windward/games/marauders/components/cargo.ts'
import { modificationOf, PRICE } from '@windward/games/marauders/components/ships.ts'
import type { PortFrame } from '@windward/games/marauders/frames.ts'
import { isHome, skillOf } from '@windward/games/marauders/rules/captain.ts'
import { meets, openMissionsAt } from '@windward/games/marauders/rules/mission.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import { closedActivity, port as portChapter } from '@windward/games/marauders/rules/port.ts'
import { damageOf } from '@windward/games/marauders/rules/ship.ts'
import { hasCourier } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Action, type Activity, FACE_DOWN, type Port } from '@windward/games/marauders/vocabulary.ts'
import { priceAt } from './outlets.ts'
import { chanceOf } from './reading.ts'
import type { PanelProps } from './telling.ts'
import { thing } from './things.ts'

export interface Errand {
  readonly activity: Activity
  /** What pressing its house does; none where it is closed, or done by a sum. */
  readonly action: Action | undefined
  readonly isOpen: boolean
  readonly isDone: boolean
  readonly title: string
  /** What it costs or pays. */
  readonly terms: string
  /** The same in a word or two. */
  readonly brief: string
  /** What is special about it here. */
  readonly offer: string
  readonly why: string
}

export function errandOf(activity: Activity, panel: PanelProps, frame: PortFrame, port: Port): Errand {
  const { board, targets, speech } = panel
  const { view } = board
  const isAsked = board.choices.length > 0 && view.stack.at(-1) === frame
  const action = targets.get(thing('activity', activity))?.[0]
  const isSum = activity === 'stash' && board.choices.some(({ type }) => type === 'stash' || type === 'withdraw')
  const why = isAsked && action === undefined && !isSum ? closedActivity(view, frame, activity) : undefined
  return {
    activity,
    action,
    isOpen: action !== undefined || isSum,
    isDone: frame.done.includes(activity),
    title: speech.say(`activity.${activity}`),
    terms: termsOf(activity, panel, frame, port),
    brief: briefOf(activity, panel, frame, port),
    offer: offerOf(activity, panel, frame, port),
    why: why === undefined ? '' : speech.refusal({ code: why }, view, board.names),
  }
}

/** Nothing is left to do there: its houses are shut, and no card speaks of it. */
export function isVisitOver(view: View, frame: PortFrame): boolean {
  return (
    view.stack.at(-1) === frame &&
    portChapter.offer?.(view, frame, frame.seat).every(({ type }) => type === 'done') === true
  )
}

/** What everything in the hold sells for here; nothing where it lies face down. */
function holdSellsFor(view: View, seat: Seat, port: Port): number {
  const cargo = view.players[seat].captain?.cargo ?? []
  if (cargo.includes(FACE_DOWN)) return 0
  return cargo.reduce((sum, card) => sum + priceAt(view, seat, port, goodOf(card) === view.ports[port].demand), 0)
}

function termsOf(activity: Activity, { board, speech, words }: PanelProps, { seat }: PortFrame, port: Port): string {
  const { view } = board
  const price = (quantity: Parameters<typeof adjust>[1], n: number) => adjust(view, quantity, seat, n)
  switch (activity) {
    case 'sellGoods':
      return words('terms.sell', {
        price: price('price.sold', PRICE.good),
        good: speech.say(`good.${view.ports[port].demand}`),
        demand: price('price.soldInDemand', PRICE.goodInDemand),
      })
    case 'buyGoods':
      return words('terms.buy', { price: price('price.good', PRICE.good) })
    case 'shipyard':
      return words('terms.yard', {
        repair: price('price.repair', PRICE.repair),
        modification: price('price.modification', PRICE.modification),
        weapon: price('price.weapon', PRICE.weapon),
      })
    case 'recruit':
      if (price('recruit.sure', 0) > 0) return words('terms.free')
      return words('terms.recruit', { percent: percentOf(view, seat, 'leadership'), price: PRICE.crew })
    case 'rumor':
      return words('terms.rumor', {
        price: price('price.rumor', PRICE.rumor),
        percent: percentOf(view, seat, 'influence'),
      })
    case 'stash':
      return isByCourier(view, seat, port) ? words('terms.courier', { price: PRICE.courier }) : words('terms.stash')
    case 'mission':
      return missionsOf(view, port, speech).join(', ')
  }
}

function briefOf(activity: Activity, panel: PanelProps, { seat }: PortFrame, port: Port): string {
  const { view } = panel.board
  const { words } = panel
  const { captain } = view.players[seat]
  const price = (quantity: Parameters<typeof adjust>[1], n: number) => adjust(view, quantity, seat, n)
  switch (activity) {
    case 'sellGoods':
      return words('brief.sell', { gold: holdSellsFor(view, seat, port) })
    case 'buyGoods':
      return words('brief.buy', { price: price('price.good', PRICE.good) })
    case 'shipyard':
      if (captain && damageOf(captain.ship) > 0)
        return words('brief.yard', { price: price('price.repair', PRICE.repair) })
      return words('brief.buy', {
        price: Math.min(price('price.modification', PRICE.modification), price('price.weapon', PRICE.weapon)),
      })
    case 'recruit':
      return price('recruit.sure', 0) > 0
        ? words('terms.free')
        : words('percent', { percent: percentOf(view, seat, 'leadership') })
    case 'rumor':
      return words('brief.rumor', {
        price: price('price.rumor', PRICE.rumor),
        percent: percentOf(view, seat, 'influence'),
      })
    case 'stash':
      return words('brief.stash')
    case 'mission':
      return words('brief.mission', { n: openMissionsAt(view, port).length })
  }
}

function offerOf(activity: Activity, { board, speech, words }: PanelProps, frame: PortFrame, port: Port): string {
  const { view } = board
  const { modification, shown } = view.ports[port]
  const isClosed = closedActivity(view, frame, activity) !== undefined
  if (activity === 'mission' && !isClosed && !hasMissionFor(view, frame.seat, port)) return words('terms.unmet')
  if (activity === 'sellGoods' && !isClosed) return words('terms.first')
  if (activity === 'rumor' && !isClosed && hasEnoughRumors(view, frame.seat)) return words('terms.oneGoes')
  if (activity === 'shipyard' && modification !== undefined && shown)
    return words('terms.offer', { what: speech.say(`modification.${modificationOf(modification)}`) })
  return ''
}

/** One whose requirements are met; any other may be read all the same. */
function hasMissionFor(view: View, seat: Seat, port: Port): boolean {
  const { captain } = view.players[seat]
  return captain !== undefined && openMissionsAt(view, port).some((mission) => meets(captain, MISSIONS[mission].asks))
}

/** One more, and one of them goes back. */
function hasEnoughRumors(view: View, seat: Seat): boolean {
  return (view.players[seat].captain?.rumors.length ?? 0) >= adjust(view, 'rumor.slots', seat, 1)
}

function missionsOf(view: View, port: Port, speech: PanelProps['speech']): readonly string[] {
  return openMissionsAt(view, port).map((mission) => speech.card(`mission.${MISSIONS[mission].key}`))
}

/** At home nobody needs one. */
export function isByCourier(view: View, seat: Seat, port: Port): boolean {
  const { captain } = view.players[seat]
  return captain !== undefined && hasCourier(port) && !isHome(captain) && adjust(view, 'stash.abroad', seat, 0) === 0
}

function percentOf(view: View, seat: Seat, skill: 'leadership' | 'influence'): number {
  return view.players[seat].captain ? Math.round(100 * chanceOf(skillOf(view, seat, skill))) : 0
}
