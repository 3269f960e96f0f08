/** What the laws are tried on, game by game. */

import type { LawKit } from '@windward/core/laws.trial.ts'
import type { GameId, RulesOf } from './catalogue.ts'

type StateOf<G extends GameId> = ReturnType<RulesOf<G>['setup']>

export const KITS: { readonly [G in GameId]: () => Promise<LawKit<StateOf<G>>> } = {
  haendler: async () => (await import('./haendler/laws.ts')).kit,
  karibik: async () => (await import('./karibik/laws.ts')).kit,
  marauders: async () => (await import('./marauders/laws.ts')).kit,
}
