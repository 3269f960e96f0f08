/** Acquiring a rumor (p. 9). Finding out whether it is true is in `rules/present.ts`. */

import { shuffle } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { PRICE } from '../components/ships.ts'
import { type Chapter, type Play, pop, push, whisper } from '../flow.ts'
import type { RejectFrame, RumorFrame } from '../frames.ts'
import { captainOf } from './captain.ts'
import { draw, pay, remove } from './goods.ts'
import { adjust } from './passives.ts'
import { checkSkill, succeeded } from './roll.ts'
import { open } from './window.ts'

export const rumor: Chapter<RumorFrame> = {
  run(p, f) {
    if (f.at === 'start') {
      f.at = 'roll'
      open(p, 'port.rumor', [f.seat])
    } else if (f.at === 'roll') {
      f.at = 'rolled'
      pay(p, f.seat, adjust(p.s, 'price.rumor', f.seat, PRICE.rumor), 'rumor')
      checkSkill(p, f.seat, 'influence', 'rumor')
    } else {
      pop(p)
      if (succeeded(f.dice)) hear(p, f.seat)
    }
  },
}

/** One of the rumors must go: it is shuffled back into the deck. */
export const reject: Chapter<RejectFrame> = {
  ask: 'rejectRumor',
  run(p, f) {
    if (captainOf(p.s, f.seat).rumors.length <= slots(p, f.seat)) pop(p)
    else f.asks = [f.seat]
  },
  offer: (s, f) => captainOf(s, f.seat).rumors.map((card) => ({ type: 'rejectRumor', card })),
  answer(p, f, seat, action) {
    if (action.type !== 'rejectRumor') return
    remove(captainOf(p.s, f.seat).rumors, action.card)
    p.s.rumors.deck.push(action.card)
    shuffle(p.s.rumors.deck, p.rng.stream('rumors'))
    whisper(p, seat, { type: 'rumorRejected', seat, card: action.card }, { type: 'rumorRejected', seat })
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
