/** The answers that lie on the wood as plates, each with what comes of it. All others are pressed on the table. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { feeFor, takesOf } from '@windward/games/haendler/rules/loot.ts'
import { influenceOf, lootOf, person, priceOf, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import { bustChance, hireable, type View } from '@windward/games/haendler/view.ts'
import type { Action, CardId, Expedition, Question, Ship } from '@windward/games/haendler/vocabulary.ts'
import { isSecond } from '@windward/games/haendler/words/index.ts'
import type { ActionPlate } from '../face.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

const MOST = 3

/** What can be decided without pressing a card; all of it where that is little. What brings most comes first. */
export function plated(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  const isTaking = ({ type }: Action) => type === 'loot' || type === 'hire'
  const few = choices.length <= MOST ? choices : choices.filter((action) => !isTaking(action))
  return [...few].sort((a, b) => worth(b, view, seat) - worth(a, view, seat)).slice(0, MOST)
}

/** By how much an answer commends itself at first sight: coins in hand, influence; to give nothing up is worth a little. */
function worth(action: Action, view: View, seat: Seat): number {
  const deck = deckOf(view)
  switch (action.type) {
    case 'loot':
      return lootOf(deck, view.players[seat], deck.cards[action.card] as Ship) - feeFor(view, seat)
    case 'hire':
      return 0.5 + person(deck, action.card).influence
    case 'complete':
      return 20
    case 'reveal':
    case 'repel':
      return 10
    case 'stop':
    case 'admit':
      return 5
    case 'pass':
      return 0.25
  }
}

/** How one is asked: whose harbor it is, and what can really be done. */
export function ask(question: Question, view: View, seat: Seat, language: Language, names: Names): string {
  const words = boardWords(language)
  switch (question.ask) {
    case 'discover':
      return words('ask.discover', { first: view.reveals === 0 ? 'yes' : 'no' })
    case 'repel':
      return words('ask.repel', { card: speechIn(language).card(deckOf(view).cards[view.pending]) })
    case 'take':
      if (view.takes === 0) return words('ask.complete')
      return view.active === seat
        ? words('ask.take', { takes: view.takes })
        : words('ask.takeFrom', { takes: view.takes, active: names(view.active) })
    case 'aftermath':
      return words('ask.complete')
  }
}

/** What somebody has, for whoever presses their face. */
export function about(view: View, seat: Seat, language: Language, names: Names): string {
  const { cards } = deckOf(view)
  const { persons, expeditions } = view.players[seat]
  return [names(seat), ...[...expeditions, ...persons].map((id) => speechIn(language).face(cards[id], view))].join('\n')
}

export function plate(action: Action, view: View, seat: Seat, language: Language, names: Names): ActionPlate {
  const words = boardWords(language)
  const speech = speechIn(language)
  const deck = deckOf(view)
  const player = view.players[seat]
  const name = (id: CardId) => speech.card(deck.cards[id])
  const fee = feeFor(view, seat)
  const feeNote = fee > 0 ? words('plate.fee', { fee, active: names(view.active) }) : ''
  switch (action.type) {
    case 'reveal': {
      const { busts, cards } = bustChance(view)
      const percent = (n: number) => Math.round((100 * n) / cards)
      const note = cards > 0 ? words('plate.reveal.note', { bust: percent(busts), hire: percent(hireable(view)) }) : ''
      return { title: words('plate.reveal'), note }
    }
    case 'stop':
      return { title: words('plate.stop', { takes: takesOf(view) }), note: best(view, seat, language) }
    case 'repel': {
      const ship = deck.cards[view.pending] as Ship
      const params = { own: strengthOf(deck, player), strength: ship.strength }
      return { title: words('plate.repel', { card: name(view.pending) }), note: words('plate.repel.note', params) }
    }
    case 'admit':
      return { title: words('plate.admit'), note: words('plate.admit.note', { isBust: isSecond(view) ? 'yes' : 'no' }) }
    case 'loot': {
      const ship = deck.cards[action.card] as Ship
      const gain = lootOf(deck, player, ship)
      const traders = gain - ship.coins
      const sum =
        traders > 0
          ? words('plate.loot.traders', { printed: ship.coins, traders, coins: gain })
          : words('plate.loot.note', { coins: gain })
      return { title: words('plate.loot', { card: name(action.card) }), note: joined(sum, feeNote) }
    }
    case 'hire': {
      const hired = person(deck, action.card)
      const price = priceOf(deck, player, hired)
      const params = { price, fee, total: price + fee, active: names(view.active), coins: coinsOf(player) }
      const note = words('plate.hire.note', { ...params, influence: hired.influence })
      const end = bringsEnd(view, seat, hired.influence, 0) ? words('plate.end') : ''
      return { title: words('plate.hire', { card: speech.say(`role.${hired.role}`) }), note: joined(end, note) }
    }
    case 'complete': {
      const { influence, coins } = deck.cards[action.card] as Expedition
      const persons = action.persons.map((id) => speech.say(`role.${person(deck, id).role}`)).join(', ')
      const lost = action.persons.reduce((sum, id) => sum + person(deck, id).influence, 0)
      const end = bringsEnd(view, seat, influence - lost, 1) ? words('plate.end') : ''
      return {
        title: words('plate.complete', { influence }),
        note: joined(end, words('plate.complete.note', { coins, persons, lost })),
      }
    }
    case 'pass':
      return view.takes === 0
        ? { title: words('plate.notNow'), note: '' }
        : { title: words('plate.pass'), note: words('plate.pass.note') }
  }
}

/** Whether the last round begins with so much more influence and so many more expeditions. */
function bringsEnd(view: View, seat: Seat, influence: number, expeditions: number): boolean {
  const deck = deckOf(view)
  const player = view.players[seat]
  if (view.ending || (deck.needsExpedition && player.expeditions.length + expeditions === 0)) return false
  return influenceOf(deck, player) + influence >= deck.target
}

/** The most that a ship of the harbor would pay, and the most influential person who can be hired. */
function best(view: View, seat: Seat, language: Language): string {
  const deck = deckOf(view)
  const player = view.players[seat]
  const words = boardWords(language)
  const speech = speechIn(language)
  const cards = view.harbor.map((id) => deck.cards[id])
  const [ship] = cards
    .filter((card) => card.kind === 'ship')
    .sort((a, b) => lootOf(deck, player, b) - lootOf(deck, player, a))
  const [hired] = cards
    .filter((card) => card.kind === 'person')
    .filter((card) => priceOf(deck, player, card) <= coinsOf(player))
    .sort((a, b) => b.influence - a.influence)
  const loot = ship && words('plate.stop.best', { card: speech.card(ship), coins: lootOf(deck, player, ship) })
  const hire = hired && words('plate.stop.hire', { card: speech.say(`role.${hired.role}`) })
  return joined(loot ?? '', hire ?? '') || words('plate.stop.none')
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
