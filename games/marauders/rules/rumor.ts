/** Acquiring a rumor (p. 9). Finding out whether it is true is in `rules/present.ts`. */

import { shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { PRICE } from '../components/ships.ts'
import { announce, type Chapter, type Play, pop, push, whisper } from '../flow.ts'
import type { RejectFrame, RumorFrame } from '../frames.ts'
import type { Card } from '../vocabulary.ts'
import { AT, open } from './attending.ts'
import { captainOf } from './captain.ts'
import { draw, remove } from './goods.ts'
import { adjust } from './passives.ts'
import { checkSkill, succeeded } from './roll.ts'

export const rumor: Chapter<RumorFrame> = {
  ask: 'rejectRumor',
  run(p, f) {
    if (f.at === 'start') {
      f.at = 'roll'
      open(p, AT['port.rumor'], f.seat)
    } else if (f.at === 'talk') {
      f.at = 'heard'
      f.cards = draw(p, p.s.rumors, TALK, 'rumors')
      for (const card of f.cards)
        whisper(p, f.seat, { type: 'rumorHeard', seat: f.seat, card }, { type: 'rumorHeard', seat: f.seat })
    } else if (f.at === 'heard') {
      if (f.cards.length > 1) f.asks.push(f.seat)
      else keepHeard(p, f)
    } else if (f.at === 'roll') {
      f.at = 'rolled'
      if (!payForRumor(p, f.seat)) return pop(p)
      checkSkill(p, f.seat, 'influence', 'rumor')
    } else {
      pop(p)
      if (succeeded(f.dice)) hear(p, f.seat)
    }
  },
  offer: (_s, f) => f.cards.map((card) => ({ type: 'rejectRumor', card })),
  answer(p, f, seat, action) {
    if (action.type !== 'rejectRumor') return
    remove(f.cards, action.card)
    putBack(p, seat, action.card)
  },
}

/** Whoever came for a card that saves the gold, and kept it, may have none: only now everybody sees whether he has. */
function payForRumor(p: Play, seat: Seat): boolean {
  const captain = captainOf(p.s, seat)
  const price = adjust(p.s, 'price.rumor', seat, PRICE.rumor)
  if (captain.gold < price) {
    announce(p, { type: 'rumorForgone', seat })
    return false
  }
  captain.gold -= price
  if (price > 0) announce(p, { type: 'gold', seat, change: -price, why: 'rumor' })
  return true
}

/** Tavern Talk: of two rumors one is kept, whatever one holds. */
const TALK = 2

function keepHeard(p: Play, f: RumorFrame): void {
  pop(p)
  captainOf(p.s, f.seat).rumors.push(...f.cards.splice(0))
  keepToSlots(p, f.seat)
}

function putBack(p: Play, seat: Seat, card: Card<'rumors'>): void {
  p.s.rumors.deck.push(card)
  shuffle(p.s.rumors.deck, p.rng.stream('rumors'))
  whisper(p, seat, { type: 'rumorRejected', seat, card }, { type: 'rumorRejected', seat })
}

/** One of the rumors must go: it is shuffled back into the deck. */
export const reject: Chapter<RejectFrame> = {
  ask: 'rejectRumor',
  run(p, f) {
    if (captainOf(p.s, f.seat).rumors.length <= slots(p, f.seat)) pop(p)
    else f.asks.push(f.seat)
  },
  offer: (s, f) => captainOf(s, f.seat).rumors.map((card) => ({ type: 'rejectRumor', card })),
  answer(p, f, seat, action) {
    if (action.type !== 'rejectRumor') return
    remove(captainOf(p.s, f.seat).rumors, action.card)
    putBack(p, seat, action.card)
  },
}

export function keepToSlots(p: Play, seat: Seat): void {
  if (captainOf(p.s, seat).rumors.length > slots(p, seat)) push(p, { type: 'reject', asks: [], seat })
}

function hear(p: Play, seat: Seat): void {
  for (const card of draw(p, p.s.rumors, 1, 'rumors')) {
    captainOf(p.s, seat).rumors.push(card)
    whisper(p, seat, { type: 'rumorHeard', seat, card }, { type: 'rumorHeard', seat })
  }
  keepToSlots(p, seat)
}

/** p. 9: one Rumor Card at a time. */
function slots(p: Play, seat: Seat): number {
  return adjust(p.s, 'rumor.slots', seat, 1)
}
