/** For tests: a table set up as the test needs it, played by transcript; and what must never be made or lost. */

import { Chance } from '@windward/core/chance.ts'
import { list, offered, owed } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { chestValue, START_SPACES } from './board.ts'
import { CAPTURE_REWARD } from './components.ts'
import { karibik } from './index.ts'
import { tieBreakerOf } from './rules/bribing.ts'
import { doubloons, type State } from './state.ts'
import {
  type Action,
  type ByShip,
  type Card,
  type Chest,
  CITIES,
  type Colour,
  type Event,
  type Options,
  SHIPS,
  type Space,
} from './vocabulary.ts'

export interface Given {
  /** One for each seat. */
  readonly colours?: readonly Colour[]
  readonly options?: Partial<Options>
  readonly round?: number
  /** Where ships lie and what they carry; the others lie on the start spaces, empty. */
  readonly ships?: Partial<ByShip<Space | readonly [Space, Chest]>>
  readonly ashore?: readonly Chest[]
  /** Where all chests are that are not named. */
  readonly rest?: 'supply' | 'delivered'
  /** By seat. */
  readonly doubloons?: readonly number[]
  readonly latestBooty?: number
}

export interface TestTable {
  readonly s: State
  /** Everything that was told, to whomever. */
  readonly told: Event[]
  /** Everybody's bribes for the six ships, in seat order. */
  bribe(...allocations: readonly (readonly Card[])[]): TestTable
  /** Plays actions that must be offered. */
  does(seat: Seat, ...actions: readonly Action[]): TestTable
  /** Ships are left alone and tie-breakers face down until the next ship, round or call needs an answer. */
  finish(): TestTable
  /** Until everybody allocates again, or is asked something else, or the game is over. */
  finishRound(): TestTable
  may(seat: Seat, action: Action): boolean
  /** Everything the seat may do now, of one type if given. */
  offers(seat: Seat, type?: Action['type']): readonly Action[]
  whyNot(seat: Seat, action: unknown): string
  /** The latest event of this type. */
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined
  riches(): readonly number[]
}

export function given(what: Given = {}): TestTable {
  const s = stateOf(what)
  const told: Event[] = []
  const rng = new Chance('given')
  const table: TestTable = {
    s,
    told,
    bribe(...allocations) {
      for (const [seat, bribes] of allocations.entries()) table.does(seat, { type: 'allocate', bribes })
      return table
    },
    does(seat, ...actions) {
      for (const action of actions) {
        if (!table.may(seat, action)) throw new Error(`${JSON.stringify(action)}: ${table.whyNot(seat, action)}`)
        karibik.apply(s, seat, action, rng, (event) => told.push(event))
      }
      return table
    },
    finish() {
      leaveAlone(table)
      return table
    },
    finishRound() {
      while (leaveAlone(table));
      return table
    },
    may: (seat, action) => offered(karibik.actions(s, seat), action) !== undefined,
    offers: (seat, type) => list(karibik.actions(s, seat)).filter((a) => type === undefined || a.type === type),
    whyNot: (seat, action) => karibik.whyNot(s, seat, action).code,
    last: <T extends Event['type']>(type: T) =>
      told.findLast((event): event is Extract<Event, { type: T }> => event.type === type),
    riches: () => s.seats.map(doubloons),
  }
  return table
}

/** The sixteen chests; what was paid against what was earned; everybody's seven cards. */
export function conserved(s: State) {
  const aboard = SHIPS.flatMap((ship) => s.ships[ship].cargo ?? [])
  const paid = s.seats.reduce((sum, seat) => sum + doubloons(seat), 0)
  const brought = s.delivered.reduce((sum, chest) => sum + chestValue(chest), 0)
  return {
    chests: [...s.ashore, ...s.supply, ...s.delivered, ...aboard].sort(),
    owed: paid - brought - CAPTURE_REWARD * (aboard.length + s.delivered.length),
    cards: s.seats.map(({ bribes }) => (bribes.length === 0 ? 7 : new Set([...bribes, tieBreakerOf(bribes)]).size)),
  }
}

function leaveAlone(table: TestTable): boolean {
  const questions = owed(karibik.questions(table.s)).filter(({ ask }) => ask === 'move' || ask === 'breakTie')
  for (const { seat, ask } of questions) table.does(seat, { type: ask === 'move' ? 'finish' : 'withhold' })
  return questions.length > 0
}

function stateOf(what: Given): State {
  const { colours = ['blue', 'yellow'], ashore = [], rest = 'supply', round = 1, latestBooty = 0 } = what
  const options = { ...defaults(karibik), ...what.options }
  const s = karibik.setup({ ...options, colours: 'seated' }, colours.length, new Chance('given'))
  const aboard: Chest[] = []
  for (const [i, ship] of SHIPS.entries()) {
    const place = what.ships?.[ship] ?? START_SPACES[i]
    const [at, cargo] = typeof place === 'number' ? [place, undefined] : place
    s.ships[ship] = { at, cargo }
    if (cargo !== undefined) aboard.push(cargo)
  }
  if (new Set(SHIPS.map((ship) => s.ships[ship].at)).size < SHIPS.length) throw new Error('two ships on one space')
  const others = CITIES.filter((chest) => !ashore.includes(chest) && !aboard.includes(chest))
  return {
    ...s,
    options,
    round,
    latestBooty,
    seats: s.seats.map((seat, i) => ({ ...seat, colour: colours[i], captured: what.doubloons?.[i] ?? 0 })),
    ashore: [...ashore],
    supply: rest === 'supply' ? others : [],
    delivered: rest === 'delivered' ? others : [],
  }
}
