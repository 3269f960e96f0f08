/** Four levels of play, the same names for every game. */

import { sample } from '@windward/core/choices.ts'
import { type Ask, type Bot, LEVELS, type Level, type Minds } from './contract.ts'
import { MINDS as HAENDLER } from './haendler/index.ts'
import { MINDS as KARIBIK } from './karibik/index.ts'
import { MINDS as MARAUDERS } from './marauders/index.ts'

const MINDS: Readonly<Record<string, Minds>> = { haendler: HAENDLER, karibik: KARIBIK, marauders: MARAUDERS }

export const LEVEL_BOTS: readonly Bot[] = LEVELS.map((level) => ({
  id: level,
  decide<A>(ask: Ask<A>): A {
    return mindOf(ask.game.id, level)(ask) as A
  },
}))

/** The levels that play a game by more than chance. */
export function levelsOf(game: string): readonly Level[] {
  return LEVELS.filter((level) => MINDS[game]?.[level] !== undefined)
}

/** The level under this one; for whoever has none, the one that plays by rule. */
export function levelBelow(name: string): Bot {
  const level = LEVEL_BOTS.findIndex(({ id }) => id === name)
  return LEVEL_BOTS[level < 0 ? LEVELS.indexOf('mate') : Math.max(0, level - 1)]
}

function mindOf(game: string, level: Level): (ask: Ask<unknown>) => unknown {
  for (let i = LEVELS.indexOf(level); i >= 0; i--) {
    const mind = MINDS[game]?.[LEVELS[i]]
    if (mind !== undefined) return mind
  }
  return ({ choices, rng }) => sample(choices, rng)
}
