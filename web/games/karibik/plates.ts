/** The answers that lie on the wood as plates, each with what comes of it. All others are pressed on the chart. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { CITY_AT, chestValue } from '@windward/games/karibik/board.ts'
import { CAPTURE_REWARD, SHIP_NAMES } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, type Event, type Question, SHIPS, type Ship } from '@windward/games/karibik/vocabulary.ts'
import { SEAS } from '@windward/games/karibik/words/seas.ts'
import type { ActionPlate } from '../face.ts'
import { type Course, earnedBy, endOf, followedBy, ownerOf } from './course.ts'
import { spacesAtStake } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

const MOST = 3
const ORDER: readonly Action['type'][] = [
  'deliver',
  'capture',
  'steal',
  'commit',
  'playOn',
  'finish',
  'withhold',
  'endNow',
]
/** They may give away more than they bring. */
const GIVING: readonly Action['type'][] = ['swap', 'handOver']

/** What can be done where the ship lies, and leaving it at that; last what nobody is urged to do. */
export function plated(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  const here = choices.filter(({ type }) => type !== 'sail')
  const urged = here.filter((action) => !isUnurged(action, view, seat)).sort((a, b) => rank(a) - rank(b))
  const others = here.filter((action) => isUnurged(action, view, seat))
  const end = urged.slice(-1)
  return [...urged.slice(0, -1).slice(0, MOST - 1), ...end, ...others].slice(0, MOST)
}

/** What to press where nothing on the plates would bring anything for sure. */
export function hint(_: readonly Action[], language: Language, [main]: readonly Action[]): string | undefined {
  return main?.type === 'finish' ? boardWords(language)('plate.press') : undefined
}

/** Whether an answer gives a chest away, to whoever comes next or to whose haven it is. */
function isUnurged(action: Action, view: View, seat: Seat): boolean {
  return GIVING.includes(action.type) || (action.type === 'deliver' && ownerOf(view, action.to) !== seat)
}

/** What has just been taken is brought home by the same press where the ship lies at home already. */
export function course(action: Action, _: readonly Action[], view: View, seat: Seat): Course {
  return followedBy(action, view, seat)
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

/** What a tie is about is said with it: how far the ship would be sailed, and what breaks it. */
export function ask(question: Question, view: View, seat: Seat, language: Language, names: Names): string {
  const { tieBreaker } = view.seats[seat]
  if (view.step.at !== 'tie' || tieBreaker === undefined) return speechIn(language).question(question, view, names)
  return boardWords(language)('askTie', {
    ship: SHIP_NAMES[view.step.ship],
    others: view.step.tied
      .filter((other) => other !== seat)
      .map(names)
      .join(', '),
    n: spacesAtStake(view) ?? 0,
    card: speechIn(language).card(tieBreaker),
  })
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
        // No number stands on the chart.
        title: words('plate.sail', { space: SEAS[language][action.to - 1] }),
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
      if (owner !== seat) {
        const note = words('plate.deliver.other', { value: own, seat: owner === undefined ? '' : names(owner) })
        return { title: words('plate.deliver.aboard'), note }
      }
      const title = words(`plate.deliver.${fetched(course)}`)
      return { title, note: words('plate.deliver.own', { value: earnedBy(view, course) }) }
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

/** How the chest comes aboard that is delivered at the end of a course. */
function fetched(course: Course): 'aboard' | 'captured' | 'stolen' {
  if (course.some(({ type }) => type === 'capture')) return 'captured'
  return course.some(({ type }) => type === 'steal') ? 'stolen' : 'aboard'
}

/** Whether all others in the tie have spent their tie-breakers. */
function hasTheLast({ step, seats }: View, seat: Seat): boolean {
  return step.at === 'tie' && step.tied.every((other) => other === seat || seats[other].spent)
}

function worthOn(view: View, ship: Ship): number {
  const { cargo } = view.ships[ship]
  return cargo ? chestValue(cargo) : 0
}
