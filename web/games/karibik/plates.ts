/** The answers that lie on the wood as plates, each with what comes of it. All others are pressed on the chart. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { CITY_AT, chestValue } from '@windward/games/karibik/board.ts'
import { CAPTURE_REWARD, SHIP_NAMES } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, type Event, SHIPS, type Ship } from '@windward/games/karibik/vocabulary.ts'
import type { ActionPlate } from '../face.ts'
import { type Course, endOf, ownerOf } from './course.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

const MOST = 3
const ORDER: readonly Action['type'][] = [
  'deliver',
  'capture',
  'steal',
  'swap',
  'handOver',
  'commit',
  'playOn',
  'finish',
  'withhold',
  'endNow',
]

/** What can be done where the ship lies, and leaving it at that. */
export function plated(choices: readonly Action[]): readonly Action[] {
  const ranked = choices.filter(({ type }) => type !== 'sail').sort((a, b) => rank(a) - rank(b))
  if (ranked.length <= MOST) return ranked
  return [...ranked.slice(0, MOST - 1), ...ranked.slice(-1)]
}

/** What nobody is urged to do: it may give away more than it brings. */
const UNURGED: readonly Action['type'][] = ['sail', 'swap', 'handOver', 'finish']

/** What to press where nothing else would bring anything for sure. */
export function hint(choices: readonly Action[], language: Language): string | undefined {
  return choices.every(({ type }) => UNURGED.includes(type)) ? boardWords(language)('plate.press') : undefined
}

/** A ship that was won with no space to sail and nothing to do is left where it is. */
export function idle(choices: readonly Action[], events: readonly Event[]): Action | undefined {
  const [only] = choices
  return choices.length === 1 && only.type === 'finish' && events.some(({ type }) => type === 'won') ? only : undefined
}

/** A ship that has come as far as it can, with nothing to do there. */
export function finish(choices: readonly Action[]): Action | undefined {
  const [only] = choices
  return choices.length === 1 && only.type === 'finish' ? only : undefined
}

/** An answer with those that follow it, by its last: "Capture Havana", "2 spaces · …". */
export function plate(
  action: Action,
  view: View,
  seat: Seat,
  language: Language,
  names: Names,
  then: Course = [],
): ActionPlate {
  const words = boardWords(language)
  const course = [action, ...then]
  const last = course[course.length - 1]
  const steps = course.filter(({ type }) => type === 'sail').length
  const told = plateOf(last, view, seat, language, names, course)
  if (steps === 0 || last.type === 'sail') return told
  return { title: told.title, note: `${words('plate.steps', { n: steps })} · ${told.note}` }
}

function rank({ type }: Action): number {
  return ORDER.indexOf(type)
}

function plateOf(
  action: Action,
  view: View,
  seat: Seat,
  language: Language,
  names: Names,
  course: Course,
): ActionPlate {
  const words = boardWords(language)
  const speech = speechIn(language)
  const moving = view.step.at === 'moving' ? view.step : undefined
  const ship = moving?.ship ?? (view.step.at === 'tie' ? view.step.ship : SHIPS[0])
  const own = worthOn(view, ship)
  const left = moving?.left ?? 0
  switch (action.type) {
    case 'sail':
      return {
        title: words('plate.sail', { space: speech.space(action.to) }),
        note: words('plate.sail.note', { n: course.length, left: left - course.length }),
      }
    case 'capture': {
      const city = CITY_AT[endOf(view, course)]
      const value = city ? chestValue(city) : 0
      const title = words('plate.capture', { city: city ? speech.city(city) : '' })
      return { title, note: words('plate.capture.note', { value, reward: CAPTURE_REWARD }) }
    }
    case 'steal':
      return {
        title: words('plate.steal', { ship: SHIP_NAMES[action.from] }),
        note: words('plate.steal.note', { value: worthOn(view, action.from) }),
      }
    case 'swap':
      return {
        title: words('plate.swap', { ship: SHIP_NAMES[action.with] }),
        note: words('plate.swap.note', { gave: own, took: worthOn(view, action.with) }),
      }
    case 'handOver':
      return {
        title: words('plate.handOver', { ship: SHIP_NAMES[action.to] }),
        note: words('plate.handOver.note', { value: own }),
      }
    case 'deliver': {
      const owner = ownerOf(view, action.to)
      const isOwn = owner === seat
      const note = isOwn
        ? words('plate.deliver.own', { value: own })
        : words('plate.deliver.other', { value: own, seat: owner === undefined ? '' : names(owner) })
      return { title: words('plate.deliver'), note }
    }
    case 'finish':
      return {
        title: words('plate.finish', { ship: SHIP_NAMES[ship] }),
        note: words('plate.finish.note', { left, value: own }),
      }
    case 'commit':
    case 'withhold': {
      const card = view.seats[seat].tieBreaker
      const params = { ship: SHIP_NAMES[ship], card: card === undefined ? '' : speech.card(card) }
      const isSure = action.type === 'commit' && hasTheLast(view, seat)
      const note = isSure ? words('plate.commit.sure', params) : words(`plate.${action.type}.note`, params)
      return { title: words(`plate.${action.type}`, params), note }
    }
    case 'endNow':
    case 'playOn':
      return { title: speech.action(action, view, names), note: words(`plate.${action.type}.note`) }
    case 'allocate':
      return { title: words('confirm'), note: '' }
  }
}

/** Whether all others in the tie have spent their tie-breakers. */
function hasTheLast({ step, seats }: View, seat: Seat): boolean {
  return step.at === 'tie' && step.tied.every((other) => other === seat || seats[other].spent)
}

function worthOn(view: View, ship: Ship): number {
  const { cargo } = view.ships[ship]
  return cargo ? chestValue(cargo) : 0
}
