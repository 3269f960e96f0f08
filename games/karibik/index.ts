/** Karibik, by Michail Antonow and Jens-Peter Schliemann: secret bribes for pirate ships that belong to nobody. */

import type { Emit, Game } from '@windward/core/contract.ts'
import { cover } from './cover.ts'
import { ALLOCATIONS, allocate, askAllocations } from './rules/bribing.ts'
import { capture, handOver, steal, swap } from './rules/chests.ts'
import { deliver } from './rules/delivering.ts'
import { finish, offerMoves, sail } from './rules/moving.ts'
import { whyNot } from './rules/refusals.ts'
import { answerCall, CALL_ANSWERS } from './rules/rounds.ts'
import { answerTie, TIE_ANSWERS } from './rules/ties.ts'
import { outcome } from './score.ts'
import { type AskedSeat, clone, type Moving, type State, setup } from './state.ts'
import { imagine, type View, view } from './view.ts'
import { type Action, type Event, type Options, placeOf, type Question, SHIPS } from './vocabulary.ts'

export type Karibik = Game<State, Action, View, Event, Options, Question>

export const karibik: Karibik = {
  id: 'karibik',
  rev: 1,
  stage: cover.stage,
  options: cover.options,
  seats: cover.seats,
  setup,

  questions(s) {
    const { step } = s
    switch (step.at) {
      case 'moving':
        return MOVE_QUESTIONS[step.seat][placeOf(step.ship)]
      case 'bribing':
        return askAllocations(s)
      case 'tie':
        return step.asked.filter(owes).map(({ seat }) => ({ seat, ask: 'breakTie', ship: step.ship }))
      case 'call':
        return step.asked.filter(owes).map(({ seat }) => ({ seat, ask: 'callEnd' }))
      case 'over':
        return []
    }
  },

  actions(s, seat) {
    const { step } = s
    switch (step.at) {
      case 'moving':
        return seat === step.seat ? offerMoves(s, step) : []
      case 'bribing':
        return ALLOCATIONS
      case 'tie':
        return step.asked.some((asked) => asked.seat === seat && owes(asked)) ? TIE_ANSWERS : []
      case 'call':
        return step.asked.some((asked) => asked.seat === seat && owes(asked)) ? CALL_ANSWERS : []
      case 'over':
        return []
    }
  },

  apply(s, seat, a, _rng, emit) {
    if (s.step.at === 'moving') return act(s, s.step, a, emit)
    switch (a.type) {
      case 'allocate':
        return allocate(s, seat, a.bribes, emit)
      case 'commit':
      case 'withhold':
        return answerTie(s, seat, a.type, emit)
      case 'endNow':
      case 'playOn':
        return answerCall(s, seat, a.type, emit)
      default:
        throw new Error('no ship is being moved')
    }
  },

  whyNot,
  clone,
  view,
  imagine,
  outcome,
}

/** By seat, then by ship: asked so often that they are made once. */
const MOVE_QUESTIONS: readonly (readonly Question[][])[] = [0, 1, 2, 3].map((seat) =>
  SHIPS.map((ship) => [{ seat, ask: 'move', ship }]),
)

function owes(asked: AskedSeat<unknown>): boolean {
  return asked.answer === undefined
}

/** With the ship that is being moved. */
function act(s: State, step: Moving, a: Action, emit?: Emit<Event>): void {
  switch (a.type) {
    case 'sail':
      return sail(s, step, a.to, emit)
    case 'capture':
      return capture(s, step, emit)
    case 'steal':
      return steal(s, step, a.from, emit)
    case 'swap':
      return swap(s, step, a.with, emit)
    case 'handOver':
      return handOver(s, step, a.to, emit)
    case 'deliver':
      return deliver(s, step, a.to, emit)
    case 'finish':
      return finish(s, step, emit)
    default:
      throw new Error('a ship is being moved')
  }
}
