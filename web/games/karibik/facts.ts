/** What was worth telling of a game that is over, and how it stood at any time. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { chestValue } from '@windward/games/karibik/board.ts'
import { doubloons } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import type { Event } from '@windward/games/karibik/vocabulary.ts'
import type { Fact } from '../face.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

export function score(view: View): readonly number[] {
  return view.seats.map(doubloons)
}

export function facts(
  events: readonly Event[],
  view: View,
  language: Language,
  names: Names,
  you?: Seat,
): readonly Fact[] {
  const words = boardWords(language)
  const who = (seat: Seat) => ({ seat: names(seat), isYou: seat === you ? 'yes' : 'no' })
  const told: Fact[] = []
  const roundOf = (event: Event) => {
    const began = events.slice(0, events.indexOf(event)).findLast(({ type }) => type === 'roundBegan')
    return began?.type === 'roundBegan' ? began.round : 1
  }
  const [dearest] = events.filter((event) => event.type === 'delivered').sort((a, b) => b.doubloons - a.doubloons)
  if (dearest) {
    const chest = speechIn(language).city(dearest.chest)
    const params = { ...who(dearest.owner), chest, doubloons: dearest.doubloons, round: roundOf(dearest) }
    told.push({ title: words('fact.chest'), text: words('fact.chest.text', params), event: dearest })
  }
  const robberies = events.filter((event) => event.type === 'stolen')
  const [robber] = view.seats
    .map((_, seat) => ({ seat, n: robberies.filter((event) => event.seat === seat).length }))
    .sort((a, b) => b.n - a.n)
  if (robber.n > 0) {
    const [booty] = robberies
      .filter(({ seat }) => seat === robber.seat)
      .sort((a, b) => chestValue(b.chest) - chestValue(a.chest))
    const text = words('fact.robber.text', { ...who(robber.seat), n: robber.n })
    told.push({ title: words('fact.robber'), text, event: booty })
  }
  const stayed = events.filter((event) => event.type === 'stayed').length
  const thieves = events.reduce((sum, event) => sum + (event.type === 'won' ? event.thieves : 0), 0)
  if (thieves > 0) told.push({ title: words('fact.thieves'), text: words('fact.thieves.text', { n: thieves }) })
  else if (stayed > 0) told.push({ title: words('fact.stayed'), text: words('fact.stayed.text', { n: stayed }) })
  return told
}
