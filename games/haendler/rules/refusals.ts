/** For people: which rule forbids what was not offered. */

import type { Refusal, Seat } from '@windward/core/contract.ts'
import { deckOf, type State } from '../state.ts'
import type { Action, CardId, Person } from '../vocabulary.ts'
import { coinsOf } from './coins.ts'
import { feeFor } from './loot.ts'
import { priceOf } from './persons.ts'

export const REFUSALS = [
  'gameOver',
  'noSuchSeat',
  'notYourTurn',
  'unknownAction',
  'decideOnShip',
  'revealFirst',
  'revealLimit',
  'nothingToReveal',
  'discoverIsOver',
  'noShipToRepel',
  'stopFirst',
  'nothingToDecline',
  'notInHarbor',
  'notAShip',
  'notAPerson',
  'noTakesLeft',
  'tooExpensive',
  'notActive',
  'noSuchExpedition',
  'wrongPersons',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export function whyNot(s: State, seat: Seat, given: unknown): Refusal {
  const action = readAction(given)
  if (s.phase === 'over') return no('gameOver')
  if (action === undefined) return no('unknownAction')
  if (seat !== asked(s)) return no(action.type === 'complete' ? 'notActive' : 'notYourTurn', { seat: asked(s) })
  if (s.phase === 'repel' && !AT_REPEL.includes(action.type)) return no('decideOnShip')
  switch (action.type) {
    case 'reveal':
      if (s.phase !== 'discover') return no('discoverIsOver')
      return s.reveals >= deckOf(s).revealsPerTurn ? no('revealLimit') : no('nothingToReveal')
    case 'stop':
      return s.phase === 'discover' ? no('revealFirst') : no('discoverIsOver')
    case 'repel':
    case 'admit':
      return no('noShipToRepel')
    case 'loot':
    case 'hire':
      return s.phase === 'take' ? whyNotTake(s, seat, action.type, action.card) : no('stopFirst')
    case 'complete':
      return whyNotComplete(s, seat, action.card)
    case 'pass':
      return no('nothingToDecline')
  }
}

function whyNotTake(s: State, seat: Seat, type: 'loot' | 'hire', id: CardId): Refusal {
  if (!s.harbor.includes(id)) return no('notInHarbor')
  if (s.takes === 0) return no('noTakesLeft')
  const card = deckOf(s).cards[id]
  if (type === 'loot') return no('notAShip')
  if (card.kind !== 'person') return no('notAPerson')
  return no('tooExpensive', costs(s, seat, card))
}

function whyNotComplete(s: State, seat: Seat, id: CardId): Refusal {
  if (seat !== s.active) return no('notActive', { seat: s.active })
  return s.expeditions.includes(id) ? no('wrongPersons') : no('noSuchExpedition')
}

function costs(s: State, seat: Seat, card: Person): Record<string, number> {
  const player = s.players[seat]
  return { price: priceOf(deckOf(s), player, card), fee: feeFor(s, seat), coins: coinsOf(player) }
}

export function asked(s: State): Seat {
  return s.phase === 'take' ? s.taker : s.active
}

function no(code: RefusalCode, params?: Record<string, string | number>): Refusal {
  return params ? { code, params } : { code }
}

const AT_REPEL: readonly string[] = ['repel', 'admit', 'complete']
const TYPES: readonly string[] = ['reveal', 'stop', 'repel', 'admit', 'loot', 'hire', 'complete', 'pass']

function readAction(given: unknown): Action | undefined {
  if (typeof given !== 'object' || given === null || !('type' in given)) return undefined
  return typeof given.type === 'string' && TYPES.includes(given.type) ? (given as Action) : undefined
}
