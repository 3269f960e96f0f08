/** What was worth telling of a game that is over, and how it stood at any time. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Acclaim, Fact } from '../face.ts'
import { rankOf } from './rank.ts'
import { gloryOf, unveil } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** What is certain: a stash counts where it can be seen. */
export function score(view: View, secrets?: unknown): readonly number[] {
  const seen = secrets ? unveil(view, secrets as State) : view
  return seen.players.map((_, seat) => gloryOf(seen, seat).least)
}

/** `you`: who is told, and spoken to. */
export function facts(
  events: readonly Event[],
  _: View,
  language: Language,
  names: Names,
  you?: Seat,
): readonly Fact[] {
  const words = boardWords(language)
  const speech = speechIn(language)
  const told: Fact[] = []
  const sale = best(
    events.filter((event) => event.type === 'goodsSold'),
    ({ gold }) => gold,
  )
  if (sale) {
    const goods = [...new Set(sale.goods)].map((good) => speech.say(`good.${good}`)).join(', ')
    const params = { who: sale.seat === you ? 'you' : 'other', seat: names(sale.seat), goods, gold: sale.gold }
    told.push({ title: words('fact.sale'), text: words('fact.sale.text', params), event: sale })
  }
  const raid = best(
    events.filter((event) => event.type === 'raidEnded').filter(({ result }) => result === 'won'),
    ({ gold }) => gold,
  )
  if (raid) {
    const params = { who: raid.seat === you ? 'you' : 'other', seat: names(raid.seat), gold: raid.gold }
    told.push({ title: words('fact.raid'), text: words('fact.raid.text', params), event: raid })
  }
  const dead = events.filter((event) => event.type === 'captainDied')
  if (dead.length > 0) {
    const captains = dead.map(({ captain, seat }) => `${CAPTAINS[captain].name} (${names(seat)})`).join(', ')
    told.push({ title: words('fact.dead'), text: words('fact.dead.text', { n: dead.length, captains }) })
  }
  return told
}

/** Of a voyage alone: what the captain is called for it, and how near the goal was. */
export function verdict(view: View, points: number, language: Language): Acclaim {
  const words = boardWords(language)
  const { glory: goal } = view.options
  const isWon = view.over === 'glory'
  const most = view.round + view.events.deck.length
  const rank = rankOf(points, goal, isWon ? (most - view.round) / most : 0, isWon)
  const text = words(isWon ? 'voyage.won' : 'voyage.lost', { goal, rounds: view.round, points })
  return { title: words(`rank.${rank}`), text, isWon }
}

function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined)
}
