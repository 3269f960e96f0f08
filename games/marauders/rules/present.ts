/** Rumors held against the truth (p. 9): Influence in a port, Scouting at sea (`rules/scout.ts`). */

import type { Seat } from '@windward/core/contract.ts'
import { RUMORS } from '../cards/rumors.ts'
import { announce, type Chapter, type Play, pop, push, tell } from '../flow.ts'
import type { PresentFrame } from '../frames.ts'
import type { Captain } from '../state.ts'
import { type Card, FACE_DOWN, type Skill } from '../vocabulary.ts'
import { captainOf } from './captain.ts'
import { perform } from './cards.ts'
import { remove } from './goods.ts'
import type { Listener } from './listener.ts'
import { checkSkill, succeeded } from './roll.ts'

export const present: Chapter<PresentFrame> = {
  run(p, f) {
    if (f.at === 'roll') {
      f.at = 'rolled'
      checkSkill(p, f.seat, RUMORS[f.card].skill, 'rumor')
    } else {
      pop(p)
      settleRumor(p, f.seat, f.card, succeeded(f.dice))
    }
  },
}

/** Presented in its port, at any moment of a Port action. */
export const RUMORS_ACT: readonly Listener[] = [
  {
    use: 'presentRumor',
    windows: ['rumor.check'],
    offers(s, seat, f) {
      if (f.type !== 'port') return []
      return rumorsFor(captainOf(s, seat), 'influence').map((card) => ({ type: 'presentRumor', card }))
    },
    act(p, seat, use) {
      if (use.type !== 'presentRumor') return
      showRumor(p, seat, use.card)
      push(p, { type: 'present', asks: [], seat, card: use.card, at: 'roll', dice: [] })
    },
  },
]

/** Those that the place and the skill are right for. */
export function rumorsFor(captain: Captain, skill: Skill): Card<'rumors'>[] {
  const cards: Card<'rumors'>[] = []
  for (const card of captain.rumors) {
    if (card === FACE_DOWN) continue
    if (RUMORS[card].skill === skill && RUMORS[card].place === captain.zone) cards.push(card)
  }
  return cards
}

/** From now on everybody sees it. */
export function showRumor(p: Play, seat: Seat, card: Card<'rumors'>): void {
  remove(captainOf(p.s, seat).rumors, card)
  announce(p, { type: 'rumorPresented', seat, card })
}

/** p. 9: false ones are discarded; what a true one promises comes first, then the Glory Point. */
export function settleRumor(p: Play, seat: Seat, card: Card<'rumors'>, isTrue: boolean): void {
  if (!isTrue) {
    p.s.rumors.discard.push(card)
    return announce(p, { type: 'rumorFalse', seat, card })
  }
  tell(p, { type: 'rumorTrue', seat, card })
  perform(p, seat, { from: 'rumor', card }, [...RUMORS[card].effects, { do: 'gainPoint', deed: 'rumor' }])
}
