/**
 * The timing windows: every named point at which a Captain's ability, a Specialist, a modification, a weapon, an event
 * or a card can act.
 *
 * - asked: the flow stops here for whoever may act, and for nobody else;
 * - free: whoever is answering another question may act as part of it;
 * - lasting: always on, consulted where the rules need a number (`adjust` in `rules/passives.ts`).
 */
export const WINDOWS = {
  'event.now': 'asked',
  'event.round': 'lasting',
  'event.eachTurn': 'asked',
  'event.roundEnd': 'asked',
  'turn.start': 'asked',
  'turn.free': 'free',
  'turn.end': 'asked',
  'scout.before': 'asked',
  'scout.after': 'asked',
  'npcScout.before': 'asked',
  'raid.start': 'asked',
  'raid.afterRoll': 'free',
  'raid.resolve': 'asked',
  'battle.start': 'asked',
  'battle.declared': 'asked',
  'battle.afterRoll': 'asked',
  'battle.afterHitDice': 'asked',
  'battle.hitTaken': 'asked',
  'crew.start': 'asked',
  'crew.afterRoll': 'asked',
  'battle.won': 'asked',
  'port.start': 'asked',
  'port.any': 'free',
  'port.sell': 'free',
  'port.buy': 'free',
  'port.shipyard': 'free',
  'port.recruit': 'asked',
  'port.rumor': 'asked',
  'port.mission': 'asked',
  'port.stash': 'free',
  'check.after': 'asked',
  'rumor.check': 'free',
  'mission.step': 'asked',
  'bounty.before': 'asked',
  'other.turn.start': 'asked',
  'other.scout.before': 'asked',
  'other.port.sell': 'asked',
  hire: 'free',
  passive: 'lasting',
  /** Ours: a hit outside battle and raid, by storm or reef. */
  'hit.taken': 'asked',
} as const satisfies Record<string, 'asked' | 'free' | 'lasting'>

export type Window = keyof typeof WINDOWS
export const WINDOW_NAMES = Object.keys(WINDOWS) as Window[]
