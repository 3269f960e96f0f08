/** What is seen between two views: a card is shown before it does its work, and a bust before it clears the harbor. */

import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action, Event } from '@windward/games/haendler/vocabulary.ts'
import type { Sound } from '../../table/hearing.ts'
import type { Picture } from '../face.ts'

/** How long each kind of event is worth looking at, in milliseconds. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  revealed: 750,
  repelled: 800,
  bust: 1700,
  looted: 1150,
  hired: 1250,
  completed: 1300,
  taxed: 2400,
  reshuffled: 1300,
  coinsSwapped: 1300,
  stopped: 800,
  passed: 700,
  turnBegan: 900,
  gameOver: 600,
}

/** A card of words is read before it does its work. */
const READ = 1600

/** In these the revealed card does something at once that the view after it no longer shows. */
const AT_ONCE: readonly Event['type'][] = ['bust', 'taxed', 'turnBegan', 'coinsGained']

export function pictures(before: View, events: readonly Event[], after: View): readonly Picture<View, Event>[] {
  const shown: Picture<View, Event>[] = []
  const rest = [...events]
  const revealed = events.find((event) => event.type === 'revealed')
  if (revealed && isWorthShowing(after, events, revealed.card)) {
    const until = rest.indexOf(revealed) + 1
    const view = { ...before, draw: Math.max(0, before.draw - 1), pending: revealed.card }
    const first = picture(view, rest.splice(0, until))
    shown.push(isTax(after, revealed.card) ? { ...first, hold: READ } : first)
  }
  const bust = rest.findIndex((event) => event.type === 'bust')
  const lost = rest[bust]
  if (lost?.type === 'bust') {
    shown.push(picture({ ...before, harbor: [...lost.lost], pending: -1 }, rest.splice(0, bust + 1)))
  }
  shown.push(picture(after, rest))
  return shown
}

export function things(of: Action | Event): readonly string[] {
  const named: string[] = []
  if ('card' in of) named.push(`card-${of.card}`)
  if ('persons' in of) named.push(...of.persons.map((id) => `card-${id}`))
  if ('seat' in of) named.push(`seat-${of.seat}`)
  if ('to' in of) named.push(`seat-${of.to}`)
  if (of.type === 'reveal') named.push('deck')
  if (of.type === 'repel' || of.type === 'admit') named.push('pending')
  return named
}

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'revealed':
      return 'card'
    case 'hired':
    case 'stopped':
      return 'wood'
    case 'coinsGained':
    case 'feePaid':
      return 'coin'
    case 'repelled':
      return 'cannon'
    case 'bust':
    case 'taxed':
      return 'bust'
    case 'completed':
      return 'rope'
    case 'gameOver':
      return 'victory'
    default:
      return undefined
  }
}

function picture(view: View, events: readonly Event[]): Picture<View, Event> {
  const longest = Math.max(0, ...events.map((event) => HOLD[event.type] ?? 0))
  return { view, events, hold: events.length === 0 ? 0 : Math.max(250, longest) }
}

/** A tax, and a ship that breaks the harbor. All others are seen where they come to lie. */
function isWorthShowing(after: View, events: readonly Event[], card: number): boolean {
  return isTax(after, card) || events.some((event) => AT_ONCE.includes(event.type))
}

function isTax(view: View, card: number): boolean {
  return deckOf(view).cards[card].kind === 'tax'
}
