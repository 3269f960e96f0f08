/** What was worth telling of a game that is over, and how it stood at any time. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { influenceOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Event, Expedition } from '@windward/games/haendler/vocabulary.ts'
import type { Fact } from '../face.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

export function score(view: View): readonly number[] {
  return view.players.map((player) => influenceOf(deckOf(view), player))
}

export function facts(
  events: readonly Event[],
  view: View,
  language: Language,
  names: Names,
  you?: Seat,
): readonly Fact[] {
  const words = boardWords(language)
  const { cards } = deckOf(view)
  const told: Fact[] = []
  const who = (seat: Seat) => ({ seat: names(seat), isYou: seat === you ? 'yes' : 'no' })
  const fleet = best(
    events.filter((event) => event.type === 'completed'),
    ({ card }) => (cards[card] as Expedition).influence,
  )
  if (fleet) {
    const { influence } = cards[fleet.card] as Expedition
    const text = words('fact.fleet.text', { ...who(fleet.seat), influence })
    told.push({ title: words('fact.fleet'), text, event: fleet })
  }
  const dear = best(
    events.filter((event) => event.type === 'hired'),
    ({ price }) => price,
  )
  if (dear) {
    const card = speechIn(language).card(cards[dear.card])
    const text = words('fact.dear.text', { ...who(dear.seat), card, price: dear.price })
    told.push({ title: words('fact.dear'), text, event: dear })
  }
  const busts = events.filter((event) => event.type === 'bust')
  const bold = best(busts, ({ lost }) => lost.length)
  if (bold) {
    const text = words('fact.bust.text', { ...who(bold.seat), lost: bold.lost.length, n: busts.length })
    told.push({ title: words('fact.bust'), text, event: bold })
  }
  return told
}

export function passedOver(view: View, language: Language, names: Names, you?: Seat): string {
  if (!deckOf(view).needsExpedition) return ''
  const points = score(view)
  const first = best([...points.keys()], (seat) => points[seat])
  const isAnyoneElse = view.players.some(({ expeditions }) => expeditions.length > 0)
  if (first === undefined || view.players[first].expeditions.length > 0 || !isAnyoneElse) return ''
  const params = { seat: names(first), isYou: first === you ? 'yes' : 'no', influence: points[first] }
  return boardWords(language)('passedOver', params)
}

function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined)
}
