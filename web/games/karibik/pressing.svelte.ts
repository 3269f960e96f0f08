/** What a press on the chart does: a course for the ship that moves, a card for a ship, or why neither can be. */

import { same } from '@windward/core/choices.ts'
import { chestValue } from '@windward/games/karibik/board.ts'
import { SHIP_NAMES } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import {
  type Action,
  type Card,
  type City,
  type Event,
  SHIPS,
  type Ship,
  type Space,
} from '@windward/games/karibik/vocabulary.ts'
import type { Pressed } from '../../parts/press.ts'
import type { BoardProps } from '../face.ts'
import {
  type Course,
  cityTooFar,
  courseTo,
  courseToCity,
  courseToShip,
  shipTooFar,
  tooFar,
  type Ways,
  waysOf,
} from './course.ts'
import { layingNow } from './laying.svelte.ts'
import { spaceThing } from './pictures.ts'
import { plate } from './plates.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** A ship, a chest or a space, for whoever presses it. */
export interface Target {
  /** What would be sailed. */
  readonly course: Course | undefined
  /** It is this that would be sailed now. */
  readonly isMarked: boolean
  readonly pressed: Pressed
  look(at: Element): void
}

export class Pressing {
  readonly #board: () => BoardProps<View, Action, Event>
  readonly #words = $derived.by(() => boardWords(this.#board().language))
  readonly #speech = $derived.by(() => speechIn(this.#board().language))
  readonly #isAsked = $derived.by(() => {
    const { view, seat, choices } = this.#board()
    return view.step.at === 'moving' && view.step.seat === seat && choices.length > 0
  })
  /** Where the ship that moves can come to, and by which way. */
  readonly reached: Ways = $derived.by(() => waysOf(this.#board().view))
  /** What would be sailed now. */
  readonly marked: Course = $derived.by(() => {
    const { chosen, then } = this.#board()
    return chosen && this.#isAsked ? [chosen, ...(then ?? [])] : []
  })
  /** The cards that are being laid on the wood below. */
  readonly laying = $derived.by(() => (this.#board().choices.length === 0 ? layingNow() : undefined))

  constructor(board: () => BoardProps<View, Action, Event>) {
    this.#board = board
  }

  chest(city: City): Target {
    const course = this.#offered(courseToCity(this.#board().view, this.reached, city))
    const far = cityTooFar(this.#board().view, city)
    return this.#target(course, this.#withDistance(this.nameOf(city), far), `city-${city}`)
  }

  /** A ship on the chart takes a card as her berth on the wood does. */
  ship(ship: Ship): Target {
    const { view } = this.#board()
    const course = this.#offered(courseToShip(view, this.reached, ship))
    const far = shipTooFar(view, ship)
    const isSailed = view.step.at === 'moving' && view.step.ship === ship
    const wish = isSailed || far ? undefined : this.#wishFor(view.ships[ship].at)
    const target = this.#target(course, this.#withDistance(this.describe(ship), far), `ship-${ship}`, wish)
    const { laying } = this
    const isLaid = laying !== undefined && (laying.held !== undefined || this.cardOn(ship) !== undefined)
    return isLaid ? { ...target, pressed: { ...target.pressed, go: () => laying.press(SHIPS.indexOf(ship)) } } : target
  }

  /** A next space, as a button of its own. */
  way(
    way: Extract<Action, { type: 'sail' | 'deliver' }>,
  ): Target & { readonly course: Course; readonly label: string } {
    const { view } = this.#board()
    const course = (way.type === 'sail' ? courseTo(view, this.reached, way.to) : undefined) ?? [way]
    const label = this.#labelOf(course)
    return { ...this.#target(course, label, spaceThing(way.to)), course, label }
  }

  /** A finger presses a space once to see what would come of it, and once more to do it. */
  readonly space = (no: Space, isByFinger: boolean): void => {
    const { course, isMarked, pressed } = this.#water(no)
    if (course && isByFinger && !isMarked) pressed.mark()
    else pressed.go()
  }

  readonly point = (no: Space): void => this.#water(no).pressed.mark()

  readonly look = (at: Element, no: Space): void => this.#water(no).look(at)

  /** The card that oneself has laid on a ship, while cards are laid. */
  cardOn(ship: Ship): Card | undefined {
    const { view, seat } = this.#board()
    if (view.step.at !== 'bribing' || seat === undefined) return undefined
    return (this.laying?.laid ?? view.seats[seat].bribes)[SHIPS.indexOf(ship)]
  }

  nameOf(city: City): string {
    return this.#words('chest', { city: this.#speech.city(city), value: chestValue(city) })
  }

  describe(ship: Ship): string {
    const { at, cargo } = this.#board().view.ships[ship]
    const load = cargo
      ? this.#speech.label('carries', { chest: this.#speech.city(cargo), value: chestValue(cargo) })
      : this.#speech.label('empty')
    return this.#words('ship', { ship: SHIP_NAMES[ship], space: this.#speech.space(at), cargo: load })
  }

  #water(no: Space): Target {
    const { view } = this.#board()
    const text = this.#withDistance(this.#speech.space(no), tooFar(view, no))
    return this.#target(this.#offered(courseTo(view, this.reached, no)), text, spaceThing(no), this.#wishFor(no))
  }

  /** What comes of a press: the course, or what is there and why it cannot be. */
  #target(course: Course | undefined, text: string, entry: string, wish?: Action): Target {
    const board = this.#board
    const isMarked = () => course !== undefined && this.#isMarked(course)
    return {
      course,
      get isMarked() {
        return isMarked()
      },
      pressed: {
        mark: () => board().mark?.(course?.[0], course?.slice(1)),
        isMarked,
        go: () => (course ? board().choose(course[0], course.slice(1)) : board().explain(text, wish, entry)),
        isOffered: () => course !== undefined,
      },
      look: (at) => {
        if (!course) board().look(at, text, wish)
      },
    }
  }

  /** A course that can be begun. */
  #offered(course: Course | undefined): Course | undefined {
    if (!course || !this.#isAsked) return undefined
    return this.#board().choices.some((choice) => same(choice, course[0])) ? course : undefined
  }

  #isMarked(course: Course): boolean {
    return course.length === this.marked.length && course.every((action, i) => same(action, this.marked[i]))
  }

  /** A single step in the words of the list, a longer course in those of its plate. */
  #labelOf(course: Course): string {
    const { view, seat, language, names } = this.#board()
    if (course.length === 1) return this.#speech.action(course[0], view, names)
    const { title, note } = plate(course[0], view, seat ?? 0, language, names, course.slice(1))
    return `${title}: ${note}`
  }

  /** What lies out of reach says how far it is to whoever could go there. */
  #withDistance(text: string, far: ReturnType<typeof tooFar>): string {
    return this.#isAsked && far ? `${text}\n${this.#words('tooFar', far)}` : text
  }

  /** Where one would sail who cannot; that it is too far has been said. */
  #wishFor(no: Space): Action | undefined {
    const { view, seat } = this.#board()
    const isSailor = view.step.at === 'moving' && view.step.seat === seat
    return isSailor && !tooFar(view, no) ? { type: 'sail', to: no } : undefined
  }
}
