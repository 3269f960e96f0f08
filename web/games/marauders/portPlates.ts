/** What a plate says of what is done in a port. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names, Say } from '@windward/core/words.ts'
import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import type { Hiring } from '@windward/games/marauders/cards/gloryCard.ts'
import { MISSIONS, type MissionData } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { modificationOf, PRICE } from '@windward/games/marauders/components/ships.ts'
import type { BuyFrame, SellFrame } from '@windward/games/marauders/frames.ts'
import { owed } from '@windward/games/marauders/rules/buy.ts'
import { holdOf } from '@windward/games/marauders/rules/goods.ts'
import { closedActivity } from '@windward/games/marauders/rules/port.ts'
import { hasUses } from '@windward/games/marauders/rules/window.ts'
import type { View } from '@windward/games/marauders/view.ts'
import {
  ACTIVITIES,
  type Action,
  type Activity,
  GOODS,
  type Good,
  type Port,
} from '@windward/games/marauders/vocabulary.ts'
import type { ActionPlate } from '../face.ts'
import { aimsOf, placesOfMission } from './aims.ts'
import { rewardOf, rumorReward } from './missions.ts'
import { costOf, type Order, orderOf, type YardAction } from './order.ts'
import { shutAmong } from './outlets.ts'
import { checkOdds, gloryOf, hasReachedGoal, under } from './reading.ts'
import { speechIn } from './speech.ts'
import { saleOf, sumOf, worthSelling } from './stall.ts'
import { type BoardKey, boardWords } from './words.ts'

/** What a plate says of business: a house, a stall, the shipyard, a mission, or going on. */
export function business(
  action: Action,
  view: View,
  seat: Seat,
  language: Language,
  names: Names,
  then: readonly Action[],
): ActionPlate {
  const words = boardWords(language)
  const title = speechIn(language).action(action, view, names)
  const { captain } = view.players[seat]
  const port = captain?.zone as Port
  const stall = under(view, 'sell') ?? under(view, 'buy')
  const order = orderOf(action, then)
  if (order.length > 0) return orderPlate(order, view, seat, language)
  switch (action.type) {
    case 'visit':
      return then.length === 0 ? { title, note: '' } : salePlate(view, seat, port, language)
    case 'sell':
    case 'buy': {
      if (stall === undefined) return { title, note: '' }
      const { n, gold, isGlorious } = sumOf(view, stall, port, [action, ...then])
      const left = (captain?.gold ?? 0) + (action.type === 'sell' ? gold : -gold)
      return {
        tally: action.type,
        title: words(`plate.${action.type}`, { n, gold }),
        note: note(
          words('plate.goldThen', { gold: left }),
          isGlorious && words('plate.glorious'),
          action.type === 'buy' &&
            captain &&
            words('plate.holdThen', { n: captain.cargo.length + n, room: holdOf(captain) }),
        ),
      }
    }
    case 'alwaysPass':
      return { title: words('alwaysPass'), note: speechIn(language).window(action.window) }
    case 'hireCrew':
      return {
        tally: action.type,
        title: words('plate.hire', { n: 1 + then.length }),
        note: words('price', { gold: PRICE.crew * (1 + then.length) }),
      }
    case 'hire': {
      const card = GLORY_CARDS[GLORY[action.card]]
      const { pay, check }: Partial<Hiring> = 'specialist' in card ? card : {}
      return {
        title,
        note: note(
          pay !== undefined && words('price', { gold: pay }),
          check && words('percent', { percent: checkOdds(view, seat, check) }),
        ),
      }
    }
    case 'drop': {
      const goods = [action, ...then].flatMap((one) => (one.type === 'drop' ? [one.good] : []))
      return { title: words('plate.drop', { n: goods.length }), note: stacked(goods, language) }
    }
    case 'buyPardon': {
      const from = captain?.bounties[action.nation] ?? 0
      const nation = speechIn(language).say(`nation.${action.nation}`)
      const fewer = words('law.bounty', { nation, from, to: from - 1 })
      return {
        title: speechIn(language).card('event.royalPardon'),
        note: note(words('price', { gold: PRICE.pardon }), fewer),
      }
    }
    case 'claim': {
      const { asks: asked }: MissionData = MISSIONS[action.mission]
      return {
        title: words('plate.claim'),
        note: note(
          speechIn(language).card(`mission.${MISSIONS[action.mission].key}`),
          asked.check && words('percent', { percent: checkOdds(view, seat, asked.check) }),
          rewardOf(action.mission, words),
          shutAmong(view, seat, placesOfMission(action.mission), speechIn(language), words),
          captain?.mission &&
            words('plate.givesUp', {
              mission: speechIn(language).card(`mission.${MISSIONS[captain.mission.card].key}`),
            }),
        ),
      }
    }
    case 'handIn': {
      const { mission } = captain ?? {}
      const isLast = mission && mission.step === MISSIONS[mission.card].steps.length - 1
      return { title, note: isLast ? rewardOf(mission.card, words) : '' }
    }
    case 'presentRumor': {
      const percent = checkOdds(view, seat, 'influence')
      return {
        title: words('plate.rumor'),
        note: note(
          speechIn(language).card(`rumor.${RUMORS[action.card].key}`),
          words('percent', { percent }),
          rumorReward(action.card, words),
        ),
      }
    }
    case 'done':
      if (stall)
        return {
          title: words('plate.back'),
          note: stallNote(view, stall, words),
        }
      if (under(view, 'shipyard') || under(view, 'mission') || under(view, 'recruit'))
        return { title: words('plate.back'), note: words('plate.once') }
      if (under(view, 'captain'))
        return {
          title: words('plate.keepStash'),
          note: words('plate.keepStash.note', { n: gloryOf(view, seat).least }),
        }
      return {
        title: words('plate.leave'),
        note: note(
          words(isTurnOver(view) ? 'plate.leave.turn' : 'plate.leave.note'),
          hasReachedGoal(view, seat) && words('plate.goal'),
        ),
      }
    default:
      return { title, note: '' }
  }
}

/** With what one goes back: what lies ready is paid for on the way out. */
function stallNote(view: View, stall: BuyFrame | SellFrame, words: Say<BoardKey>): string {
  if (stall.type === 'sell') return words('plate.sellNothing')
  const n = stall.taken.length
  return n > 0 ? words('plate.bought', { n, gold: owed(view, stall) }) : words('plate.buyNothing')
}

/** The rest of the hold, where a port nearby pays more for it, stays aboard. */
function salePlate(view: View, seat: Seat, port: Port, language: Language): ActionPlate {
  const words = boardWords(language)
  const goods = worthSelling(view, seat, port)
  const { gold, isGlorious } = saleOf(view, seat, port, goods)
  const isAll = goods.length === view.players[seat].captain?.cargo.length
  return {
    title: isAll ? words('plate.sellAll', { gold }) : words('plate.sell', { n: goods.length, gold }),
    note: note(stacked(goods, language), isGlorious && words('plate.glorious'), !isAll && words('plate.keepsRest')),
  }
}

/** What a shipyard is paid for, all in one. */
function orderPlate(order: Order, view: View, seat: Seat, language: Language): ActionPlate {
  const words = boardWords(language)
  const frame = under(view, 'shipyard')
  const gold = frame ? costOf(view, frame, order) : 0
  const left = (view.players[seat].captain?.gold ?? 0) - gold
  return {
    tally: 'order',
    title: gold < 0 ? words('plate.receive', { gold: -gold }) : words('plate.pay', { gold }),
    note: note(namesIn(order, view, seat, language).join(', '), words('plate.goldThen', { gold: left })),
  }
}

/** Each ware by its name, repairs by their number. */
function namesIn(order: Order, view: View, seat: Seat, language: Language): readonly string[] {
  const [words, { say }] = [boardWords(language), speechIn(language)]
  const port = view.players[seat].captain?.zone as Port | undefined
  const modification = port && view.ports[port].modification
  const repairs = order.filter(({ type }) => type === 'repair').length
  const named = (action: YardAction): string => {
    switch (action.type) {
      case 'repair':
        return ''
      case 'refreshHull':
        return say('modification.reinforcedHull')
      case 'buyModification':
        return modification === undefined ? '' : say(`modification.${modificationOf(modification)}`)
      case 'carryOver':
        return say(`modification.${action.modification}`)
      case 'buyWeapon':
        return say(`weapon.${action.weapon}`)
      case 'sellWeapon':
        return words('sellWeapon', { weapon: say(`weapon.${action.weapon}`) })
      case 'buyShip':
        return say(`ship.${action.ship}`)
    }
  }
  return [repairs > 0 ? words('plate.repairs', { n: repairs }) : '', ...order.map(named)].filter((name) => name !== '')
}

/** Goods by the stack: "sugar × 2, wood". */
function stacked(goods: readonly Good[], language: Language): string {
  const { say } = speechIn(language)
  return GOODS.flatMap((good) => {
    const n = goods.filter((one) => one === good).length
    return n === 0 ? [] : [n === 1 ? say(`good.${good}`) : `${say(`good.${good}`)} × ${n}`]
  }).join(', ')
}

/** After this visit: no action is left. */
function isTurnOver(view: View): boolean {
  const turn = under(view, 'turn')
  return under(view, 'port') !== undefined && turn !== undefined && turn.actions + turn.spare === 0
}

/** No house is open any more, no gold may be moved, and nothing that one came for or could hire is left. */
export function isAllDone(view: View, seat: Seat): boolean {
  const [frame, { captain }] = [under(view, 'port'), view.players[seat]]
  if (frame?.seat !== seat || captain === undefined) return false
  const isErrand = aimsOf(captain).some(({ zone, isInPort }) => isInPort && zone === captain.zone)
  const isShut = (activity: Activity) =>
    activity === 'stash'
      ? closedActivity(view, frame, activity) === 'stashAtHome'
      : closedActivity(view, frame, activity) !== undefined
  return !isErrand && ACTIVITIES.every(isShut) && !hasUses(view, seat, 'turn.free', 'hire')
}

/** In one line, of what there is to say. */
export function note(...said: readonly (string | false | undefined)[]): string {
  return said.filter(Boolean).join(' · ')
}
