/** Why something was not offered: the rule that stands against it, told to whoever tried. */

import type { Refusal, Seat } from '@windward/core/contract.ts'
import { areNeighbours, CITY_AT, chestValue, HAVEN_AT, NEIGHBOURS } from '../board.ts'
import { type Moving, type State, shipAt } from '../state.ts'
import { type Action, type ActionType, SHIPS, type Ship, type Space } from '../vocabulary.ts'
import { isRepetition } from './chests.ts'
import { isHavenInPlay } from './delivering.ts'

export const REFUSALS = [
  'gameOver',
  'notAnAction',
  'notAnAllocation',
  'notNow',
  'notYourShip',
  'notAsked',
  'alreadyAnswered',
  'noSuchSpace',
  'noSuchShip',
  'alreadyThere',
  'notANeighbour',
  'spaceOccupied',
  'noMovementLeft',
  'shipIsFull',
  'shipIsEmpty',
  'noCityHere',
  'cityIsEmpty',
  'ownShip',
  'shipNotBeside',
  'otherIsEmpty',
  'otherIsFull',
  'noHandingOver',
  'wouldRepeat',
  'notAHaven',
  'havenNotInPlay',
  'havenTooFar',
  'notOffered',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export function whyNot(s: State, seat: Seat, a: unknown): Refusal {
  const { step } = s
  if (step.at === 'over') return no('gameOver')
  if (!isAction(a)) return no('notAnAction')
  if (STEP_OF[a.type] !== step.at) return no('notNow')
  switch (step.at) {
    case 'bribing':
      return no('notAnAllocation')
    case 'moving':
      return seat === step.seat ? whyNotMove(s, step, a) : no('notYourShip', { ship: step.ship, seat: step.seat })
    case 'tie':
    case 'call': {
      const asked = step.asked.find((one) => one.seat === seat)
      if (asked === undefined) return no('notAsked')
      return no(asked.answer === undefined ? 'notOffered' : 'alreadyAnswered')
    }
  }
}

const STEP_OF: Readonly<Record<ActionType, State['step']['at']>> = {
  allocate: 'bribing',
  commit: 'tie',
  withhold: 'tie',
  sail: 'moving',
  capture: 'moving',
  steal: 'moving',
  swap: 'moving',
  handOver: 'moving',
  deliver: 'moving',
  finish: 'moving',
  endNow: 'call',
  playOn: 'call',
}

function whyNotMove(s: State, step: Moving, a: { readonly type: ActionType }): Refusal {
  const { to, from, with: other } = a as { to?: unknown; from?: unknown; with?: unknown }
  switch (a.type) {
    case 'sail':
      return isSpace(to) ? whyNotSail(s, step, to) : no('noSuchSpace')
    case 'capture':
      return whyNotCapture(s, step)
    case 'deliver':
      return isSpace(to) ? whyNotDeliver(s, step, to) : no('noSuchSpace')
    case 'steal':
      return isShip(from) ? whyNotExchange(s, step, a.type, from) : no('noSuchShip')
    case 'swap':
      return isShip(other) ? whyNotExchange(s, step, a.type, other) : no('noSuchShip')
    case 'handOver':
      return isShip(to) ? whyNotExchange(s, step, a.type, to) : no('noSuchShip')
    default:
      return no('notOffered')
  }
}

function whyNotSail(s: State, step: Moving, to: Space): Refusal {
  const { at } = s.ships[step.ship]
  if (to === at) return no('alreadyThere', { ship: step.ship, space: at })
  // First what keeps her out however near she comes.
  const other = shipAt(s.ships, to)
  if (other !== undefined) return no('spaceOccupied', { space: to, ship: other })
  if (!areNeighbours(at, to)) return no('notANeighbour', { space: to, here: at })
  return step.left === 0 ? no('noMovementLeft', { ship: step.ship }) : no('notOffered')
}

function whyNotCapture(s: State, { ship }: Moving): Refusal {
  const { at, cargo } = s.ships[ship]
  const city = CITY_AT[at]
  if (city === undefined) return no('noCityHere', { space: at })
  if (!s.ashore.includes(city)) return no('cityIsEmpty', { city })
  return cargo === undefined ? no('notOffered') : full(ship, cargo)
}

function whyNotExchange(s: State, step: Moving, type: 'steal' | 'swap' | 'handOver', other: Ship): Refusal {
  const { at, cargo } = s.ships[step.ship]
  const theirs = s.ships[other].cargo
  if (other === step.ship) return no('ownShip', { ship: other })
  if (type === 'handOver' && !s.options.handOver) return no('noHandingOver')
  if (!areNeighbours(at, s.ships[other].at)) return no('shipNotBeside', { ship: other, here: at })
  if (type === 'steal' && cargo !== undefined) return full(step.ship, cargo)
  if (type !== 'steal' && cargo === undefined) return no('shipIsEmpty', { ship: step.ship })
  if (type === 'handOver' && theirs !== undefined) return no('otherIsFull', { ship: other })
  if (type !== 'handOver' && theirs === undefined) return no('otherIsEmpty', { ship: other })
  return isRepetition(s, step, other) ? no('wouldRepeat') : no('notOffered')
}

function whyNotDeliver(s: State, { ship }: Moving, haven: Space): Refusal {
  const { at, cargo } = s.ships[ship]
  if (HAVEN_AT[haven] === undefined) return no('notAHaven', { space: haven })
  if (!isHavenInPlay(s, haven)) return no('havenNotInPlay', { space: haven })
  if (cargo === undefined) return no('shipIsEmpty', { ship })
  const near = at === haven || (s.options.delivery === 'adjacent' && areNeighbours(at, haven))
  return near ? no('notOffered') : no('havenTooFar', { space: haven, delivery: s.options.delivery })
}

function full(ship: Ship, chest: Parameters<typeof chestValue>[0]): Refusal {
  return no('shipIsFull', { ship, chest, value: chestValue(chest) })
}

function no(code: RefusalCode, params?: Readonly<Record<string, string | number>>): Refusal {
  return params === undefined ? { code } : { code, params }
}

function isAction(a: unknown): a is { readonly type: Action['type'] } {
  if (typeof a !== 'object' || a === null || !('type' in a)) return false
  return typeof a.type === 'string' && Object.hasOwn(STEP_OF, a.type)
}

function isSpace(value: unknown): value is Space {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) < NEIGHBOURS.length
}

function isShip(value: unknown): value is Ship {
  return SHIPS.includes(value as Ship)
}
