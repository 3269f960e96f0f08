/** Händler der Karibik: wiring, nothing else. */

import type { Game, Seat } from '@windward/core/contract.ts'
import { cover, MOST_SEATS } from './cover.ts'
import {
  doAdmit,
  doRepel,
  doReveal,
  doStop,
  endAftermath,
  offerAftermath,
  offerDiscover,
  offerRepel,
} from './rules/discover.ts'
import { doComplete } from './rules/expedition.ts'
import { doHire, doLoot, doPass, moveOn, offerTake } from './rules/loot.ts'
import { whyNot } from './rules/refusals.ts'
import { endTurn } from './rules/turn.ts'
import { outcome } from './score.ts'
import { clone, type State, setup } from './state.ts'
import { imagine, type View, view } from './view.ts'
import type { Action, Event, Options, Question } from './vocabulary.ts'

export type Haendler = Game<State, Action, View, Event, Options, Question>

const NONE: readonly never[] = []

export const haendler: Haendler = {
  id: 'haendler',
  rev: 1,
  stage: cover.stage,
  options: cover.options,
  seats: cover.seats,
  setup,

  questions(s) {
    switch (s.phase) {
      case 'discover':
        return DISCOVER[s.active]
      case 'take':
        return TAKE[s.taker]
      case 'repel':
        return REPEL[s.active]
      case 'aftermath':
        return AFTERMATH[s.active]
      case 'over':
        return NONE
    }
  },

  actions(s, seat) {
    switch (s.phase) {
      case 'discover':
        return seat === s.active ? offerDiscover(s) : NONE
      case 'take':
        return seat === s.taker ? offerTake(s) : NONE
      case 'repel':
        return seat === s.active ? offerRepel(s) : NONE
      case 'aftermath':
        return seat === s.active ? offerAftermath(s) : NONE
      case 'over':
        return NONE
    }
  },

  apply(s, seat, a, rng, emit) {
    switch (a.type) {
      case 'reveal':
        return doReveal(s, rng, emit)
      case 'stop':
        return doStop(s, rng, emit)
      case 'repel':
        return doRepel(s, emit)
      case 'admit':
        return doAdmit(s, rng, emit)
      case 'loot':
        return doLoot(s, a.card, rng, emit)
      case 'hire':
        return doHire(s, a.card, rng, emit)
      case 'complete':
        doComplete(s, seat, a, rng, emit)
        if (s.phase === 'take') moveOn(s, rng, emit)
        if (s.phase === 'aftermath') endAftermath(s, emit)
        return
      case 'pass':
        return s.phase === 'aftermath' ? endTurn(s, emit) : doPass(s, rng, emit)
    }
  },

  whyNot,
  clone,
  view,
  openToAll: true,
  imagine,
  outcome,
  rounds: (s) => Math.ceil(s.turn / s.players.length),
}

/** One question at a time, made once. */
const DISCOVER = questionsFor('discover')
const REPEL = questionsFor('repel')
const TAKE = questionsFor('take')
const AFTERMATH = questionsFor('aftermath')

function questionsFor(ask: Question['ask']): readonly (readonly Question[])[] {
  return Array.from({ length: Math.max(...Object.values(MOST_SEATS)) }, (_, seat: Seat) => [{ seat, ask }])
}
