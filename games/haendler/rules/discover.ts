/** Phase 1, Discover: the active player fills the harbor display, for as long as he dares. */

import type { Rng } from '@windward/core/chance.ts'
import type { Emit } from '@windward/core/contract.ts'
import { JESTER_COINS } from '../components.ts'
import { skillsOf } from '../skills.ts'
import { deckOf, discardHarbor, NO_CARD, nextSeat, type State, withCard } from '../state.ts'
import type { Action, CardId, Event } from '../vocabulary.ts'
import { canDraw, drawCard, gainCoins } from './coins.ts'
import { canComplete, offerExpeditions } from './expedition.ts'
import { beginLootAndHire } from './loot.ts'
import { raiseTaxes } from './tax.ts'
import { endTurn } from './turn.ts'

const REVEAL: readonly Action[] = [{ type: 'reveal' }]
const STOP: readonly Action[] = [{ type: 'stop' }]
const REVEAL_OR_STOP: readonly Action[] = [...REVEAL, ...STOP]
const REPEL_OR_ADMIT: readonly Action[] = [{ type: 'repel' }, { type: 'admit' }]
const PASS: readonly Action[] = [{ type: 'pass' }]

/** One card must be revealed; after that each further card is free to choose. */
export function offerDiscover(s: State): readonly Action[] {
  const offers = !mayReveal(s) ? STOP : s.reveals > 0 ? REVEAL_OR_STOP : REVEAL
  return canComplete(s, s.active) ? [...offers, ...offerExpeditions(s, s.active)] : offers
}

/** A second ship of a type may be let in as well: a bust can be what he wants. Expeditions do not wait for the ship. */
export function offerRepel(s: State): readonly Action[] {
  return canComplete(s, s.active) ? [...REPEL_OR_ADMIT, ...offerExpeditions(s, s.active)] : REPEL_OR_ADMIT
}

export function offerAftermath(s: State): readonly Action[] {
  return [...PASS, ...offerExpeditions(s, s.active)]
}

export function mayReveal(s: State): boolean {
  return s.reveals < deckOf(s).revealsPerTurn && canDraw(s)
}

export function doReveal(s: State, rng: Rng, emit?: Emit<Event>): void {
  // The first card of all: from here on the turns are told by `endTurn`.
  if (s.turn === 1 && s.reveals === 0) emit?.({ type: 'turnBegan', seat: s.active, turn: s.turn })
  const id = drawCard(s, rng, emit)
  s.reveals += 1
  emit?.({ type: 'revealed', seat: s.active, card: id }, { news: true })
  switch (deckOf(s).kinds[id]) {
    case 'person':
      s.harbor.push(id)
      return
    case 'expedition':
      s.expeditions = withCard(s.expeditions, id)
      return
    case 'tax':
      raiseTaxes(s, id, rng, emit)
      return
    case 'ship':
      if (isRepellable(s, id)) {
        s.pending = id
        s.phase = 'repel'
      } else {
        enterHarbor(s, id, rng, emit)
      }
  }
}

export function doRepel(s: State, emit?: Emit<Event>): void {
  const card = s.pending
  s.pending = NO_CARD
  s.phase = 'discover'
  s.discard.push(card)
  emit?.({ type: 'repelled', seat: s.active, card })
}

export function doAdmit(s: State, rng: Rng, emit?: Emit<Event>): void {
  const card = s.pending
  s.pending = NO_CARD
  s.phase = 'discover'
  emit?.({ type: 'admitted', seat: s.active, card })
  enterHarbor(s, card, rng, emit)
}

export function doStop(s: State, rng: Rng, emit?: Emit<Event>): void {
  beginLootAndHire(s, rng, emit)
}

/** The window after a bust closes as soon as no expedition can be completed. */
export function endAftermath(s: State, emit?: Emit<Event>): void {
  if (!canComplete(s, s.active)) endTurn(s, emit)
}

/** Own strength is not used up, and helps against any ship without a skull that is no stronger. */
function isRepellable(s: State, ship: CardId): boolean {
  return skillsOf(s, s.active).strength >= deckOf(s).resistance[ship]
}

function enterHarbor(s: State, id: CardId, rng: Rng, emit?: Emit<Event>): void {
  const { type } = deckOf(s)
  for (let i = 0; i < s.harbor.length; i++) if (type[s.harbor[i]] === type[id]) return bust(s, id, rng, emit)
  s.harbor.push(id)
}

/** The harbor and the ship that did it are lost; open expeditions stay; Jesters are paid, the active player's too. */
function bust(s: State, id: CardId, rng: Rng, emit?: Emit<Event>): void {
  const first = s.discard.length
  discardHarbor(s)
  s.discard.push(id)
  emit?.({ type: 'bust', seat: s.active, card: id, lost: s.discard.slice(first) })
  for (let i = 0, seat = s.active; i < s.players.length; i++, seat = nextSeat(s, seat)) {
    gainCoins(s, seat, JESTER_COINS * skillsOf(s, seat).jesters, 'jester', rng, emit)
  }
  if (s.expeditionAfterBust && canComplete(s, s.active)) s.phase = 'aftermath'
  else endTurn(s, emit)
}
