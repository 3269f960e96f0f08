/** A round: an Event Card, every player's turn, and the end of the game between two rounds (p. 3-4, p. 7). */

import { shuffle } from '@windward/core/chance.ts'
import { MERCHANTS_RETURN } from '../components/ships.ts'
import { announce, type Chapter, inTurnOrder, type Play, push, tell } from '../flow.ts'
import type { RoundFrame } from '../frames.ts'
import { hasReached } from '../score.ts'
import { type EndReason, ZONES } from '../vocabulary.ts'
import { AT, open } from './attending.ts'
import { bringNpcs } from './npc.ts'
import { startTurn } from './turn.ts'

export const round: Chapter<RoundFrame> = {
  run(p, f) {
    const { s } = p
    switch (f.at) {
      case 'begin':
        // p. 3: the game ends right before the next Event Card would be drawn.
        if (s.players.some((_, seat) => hasReached(s, seat))) return end(p, 'glory')
        if (s.events.deck.length === 0) return end(p, 'events')
        s.round++
        f.taken = 0
        f.at = 'event'
        tell(p, { type: 'roundBegan', round: s.round })
        if (s.track.length >= MERCHANTS_RETURN) returnMerchants(p)
        return
      case 'event':
        f.at = 'turns'
        return drawEvent(p)
      case 'turns':
        if (f.taken === s.players.length) f.at = 'end'
        else startTurn(p, (s.first + f.taken++) % s.players.length)
        return
      case 'end':
        f.at = 'arrive'
        return open(p, AT['event.roundEnd'], inTurnOrder(s))
      case 'arrive':
        f.at = 'begin'
        bringNpcs(p)
        s.effects = []
    }
  },
}

/** It's Too Quiet may find the deck empty: then nothing more happens this round. */
export function drawEvent(p: Play): void {
  const event = p.s.events.deck.pop()
  if (event === undefined) return
  announce(p, { type: 'eventDrawn', event })
  push(p, { type: 'event', asks: [], event, at: 'icons', next: 0 })
}

/** p. 10: blindly, so that each zone has one again. */
export function returnMerchants(p: Play): void {
  const tokens = shuffle(p.s.track.splice(0), p.rng.stream('merchants'))
  for (const zone of ZONES) {
    if (p.s.merchants[zone] !== undefined) continue
    const token = tokens.pop()
    if (token !== undefined) p.s.merchants[zone] = token
  }
  announce(p, { type: 'merchantsReturned' })
}

function end(p: Play, why: EndReason): void {
  p.s.over = why
  announce(p, { type: 'gameEnded', why })
}
