/** The answers that lie on the wood as plates, each with what comes of it. All others are pressed on the table. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { admiralsPay, feeFor, takesOf } from '@windward/games/haendler/rules/loot.ts'
import { influenceOf, lootOf, person, priceOf, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import { bustChance, hireable, type View } from '@windward/games/haendler/view.ts'
import {
  type Action,
  type CardId,
  type Expedition,
  type Question,
  ROLES,
  type Ship,
} from '@windward/games/haendler/vocabulary.ts'
import { isSecond } from '@windward/games/haendler/words/index.ts'
import type { ActionPlate } from '../face.ts'
import { skillOfAll, suppliedBy } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

const MOST = 3

/**
 * What brings most comes first: all of it where that is little. Of more, what is decided without pressing a card, and the
 * best expedition: it never takes the place of revealing, stopping or passing, and the others lie open as scrolls.
 */
export function plated(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  const sorted = [...choices].sort((a, b) => worth(b, view, seat) - worth(a, view, seat))
  if (sorted.length <= MOST) return sorted
  const expedition = sorted.find(({ type }) => type === 'complete')
  return sorted.filter((action) => action === expedition || !(isTaking(action) || action.type === 'complete'))
}

/** Cards are pressed where they lie: said where there is room. That more expeditions can be completed is seen by their rings. */
export function hint(choices: readonly Action[], language: Language, plates: readonly Action[]): string | undefined {
  const isOnSea = choices.some((action) => isTaking(action) && !plates.includes(action))
  return isOnSea && plates.length === 1 ? boardWords(language)('plate.choose') : undefined
}

export function isTaking({ type }: Action): boolean {
  return type === 'loot' || type === 'hire'
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
      return 20 + (deck.cards[action.card] as Expedition).influence - lostWith(action.persons, view)
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

/** The influence of those who are sent on an expedition. */
function lostWith(persons: readonly CardId[], view: View): number {
  return persons.reduce((sum, id) => sum + person(deckOf(view), id).influence, 0)
}

/** How one is asked: whose harbor it is, and what can really be done; an expedition that can be completed lies above all else. */
export function ask(question: Question, view: View, seat: Seat, language: Language, names: Names): string {
  const words = boardWords(language)
  const asked = asksFor(question, view, seat, language, names)
  const isAskedFor = asked === words('ask.complete')
  if (!isAskedFor && view.active === seat && suppliedBy(view, seat).length > 0)
    return joined(asked, words('ask.supply'))
  return question.ask === 'discover' && isHeldUp(view, seat) ? joined(asked, words('lacks')) : asked
}

function asksFor(question: Question, view: View, seat: Seat, language: Language, names: Names): string {
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

/** What somebody has, for whoever presses their face: a line for each expedition and each role. */
export function about(view: View, seat: Seat, language: Language, names: Names): string {
  const deck = deckOf(view)
  const { persons, expeditions } = view.players[seat]
  const told = byRole(persons, view).map((alike) => crewed(alike, view, language))
  const lacks = deck.needsExpedition && expeditions.length === 0 ? [boardWords(language)('lacks')] : []
  return [
    names(seat),
    ...expeditions.map((id) => speechIn(language).face(deck.cards[id], view)),
    ...told,
    ...lacks,
  ].join('\n')
}

function byRole(persons: readonly CardId[], view: View): readonly (readonly CardId[])[] {
  const deck = deckOf(view)
  return ROLES.map((role) => persons.filter((id) => person(deck, id).role === role)).filter(({ length }) => length > 0)
}

/** Persons of one role: "Priest ×2". */
function numbered(alike: readonly CardId[], view: View, language: Language): string {
  const name = speechIn(language).say(`role.${person(deckOf(view), alike[0]).role}`)
  return alike.length > 1 ? `${name} ×${alike.length}` : name
}

/** All of a role: how many they are, what they do, and what they count together. */
function crewed(alike: readonly CardId[], view: View, language: Language): string {
  const words = boardWords(language)
  const speech = speechIn(language)
  const persons = alike.map((id) => person(deckOf(view), id))
  const n = persons.reduce((sum, { influence }) => sum + influence, 0)
  return joined(numbered(alike, view, language), skillOfAll(view, alike, speech, words), words('influence', { n }))
}

export function plate(action: Action, view: View, seat: Seat, language: Language, names: Names): ActionPlate {
  const words = boardWords(language)
  const speech = speechIn(language)
  const deck = deckOf(view)
  const player = view.players[seat]
  const name = (id: CardId) => speech.card(deck.cards[id])
  const fee = feeFor(view, seat)
  switch (action.type) {
    case 'reveal': {
      const { busts, cards } = bustChance(view)
      const percent = (n: number) => Math.round((100 * n) / cards)
      const note = cards > 0 ? words('plate.reveal.note', { bust: percent(busts), hire: percent(hireable(view)) }) : ''
      return { title: words('plate.reveal'), note }
    }
    case 'stop': {
      const found = best(view, seat, language)
      return found
        ? { title: words('plate.stop', { takes: takesOf(view) }), note: found }
        : { title: words('plate.stop.only'), note: words('plate.stop.none') }
    }
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
      const left = { printed: ship.coins, traders, fee, active: names(view.active), coins: gain - fee }
      const note = traders + fee > 0 ? words('plate.loot.sum', left) : words('plate.loot.note', { coins: gain })
      return { title: words('plate.loot', { card: name(action.card) }), note }
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
      const persons = byRole(action.persons, view)
        .map((alike) => numbered(alike, view, language))
        .join(', ')
      const lost = lostWith(action.persons, view)
      const end = bringsEnd(view, seat, influence - lost, 1) ? words('plate.end') : ''
      return {
        title: words('plate.complete', { influence }),
        note: joined(end, words('plate.complete.note', { coins, persons, lost })),
      }
    }
    case 'pass':
      return view.takes === 0
        ? { title: words('plate.notNow'), note: '' }
        : { title: words('plate.pass'), note: words(isLast(view, seat) ? 'plate.pass.last' : 'plate.pass.note') }
  }
}

/** Whether nobody may take cards of this harbor any more. */
function isLast(view: View, seat: Seat): boolean {
  return (seat + 1) % view.players.length === view.active
}

/** Whether influence would do, and only an expedition is wanting: the game goes on, and one should know why. */
function isHeldUp(view: View, seat: Seat): boolean {
  const deck = deckOf(view)
  const player = view.players[seat]
  return deck.needsExpedition && player.expeditions.length === 0 && influenceOf(deck, player) >= deck.target
}

/** Whether the last round begins with so much more influence and so many more expeditions. */
function bringsEnd(view: View, seat: Seat, influence: number, expeditions: number): boolean {
  const deck = deckOf(view)
  const player = view.players[seat]
  if (view.ending || (deck.needsExpedition && player.expeditions.length + expeditions === 0)) return false
  return influenceOf(deck, player) + influence >= deck.target
}

/** The most that a ship of the harbor would pay, and the most influential person who can be hired, if any: the Admirals pay before. */
function best(view: View, seat: Seat, language: Language): string {
  const deck = deckOf(view)
  const player = view.players[seat]
  const words = boardWords(language)
  const speech = speechIn(language)
  const cards = view.harbor.map((id) => deck.cards[id])
  const coins = coinsOf(player) + admiralsPay(view, seat)
  const [ship] = cards
    .filter((card) => card.kind === 'ship')
    .sort((a, b) => lootOf(deck, player, b) - lootOf(deck, player, a))
  const [hired] = cards
    .filter((card) => card.kind === 'person')
    .filter((card) => priceOf(deck, player, card) <= coins)
    .sort((a, b) => b.influence - a.influence)
  const loot = ship && words('plate.stop.best', { card: speech.card(ship), coins: lootOf(deck, player, ship) })
  const hire = hired && words('plate.stop.hire', { card: speech.say(`role.${hired.role}`) })
  // Of two things one can only have one.
  if (loot && hire && takesOf(view) === 1) return words('plate.stop.either', { loot, hire })
  return joined(loot ?? '', hire ?? '')
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
