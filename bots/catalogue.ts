/** All minds: the levels of each game, known without loading any, and the minds themselves, fetched when they are needed. */

import type { GameId } from '@windward/games/catalogue.ts'
import { type Ask, type Bot, LEVELS, type Level, type Mind, type Minds } from './contract.ts'
import { random } from './random.ts'

const LEVELS_OF = {
  haendler: LEVELS,
  karibik: LEVELS,
  marauders: LEVELS,
} satisfies Readonly<Record<GameId, readonly Level[]>>

/** A level that is named above has its mind here. */
const MINDS: { readonly [G in GameId]: () => Promise<Readonly<Record<(typeof LEVELS_OF)[G][number], Mind>>> } = {
  haendler: async () => (await import('./haendler/index.ts')).MINDS,
  karibik: async () => (await import('./karibik/index.ts')).MINDS,
  marauders: async () => (await import('./marauders/index.ts')).MINDS,
}

const STEADY: Level = 'mate'

/** Whoever plays any game, and none better than by chance. */
export const CHANCE = random.id

/** All bots of a game by name, the weakest first. */
export function botsFor(game: GameId): readonly string[] {
  return [CHANCE, ...LEVELS_OF[game]]
}

/** The one that plays by rule, where the game has it: at once, and neither a pushover nor a master. */
export function steadyBot(game: GameId): string {
  const bots = botsFor(game)
  return bots.find((name) => name === STEADY) ?? bots[bots.length - 1]
}

export const BOT_NAMES: readonly string[] = [CHANCE, ...LEVELS]

/** To be had before the first decision: bots answer at once. */
export function mindsOf(game: GameId): Promise<Minds> {
  return MINDS[game]()
}

export function botOf(minds: Minds, name: string): Bot | undefined {
  if (name === CHANCE) return random
  const level = LEVELS.find((each) => each === name)
  const mind = level && minds[level]
  return mind && { id: name, decide: <A>(ask: Ask<A>) => mind(ask) as A }
}

export async function botNamed(game: GameId, name: string): Promise<Bot> {
  const bot = botOf(await mindsOf(game), name)
  if (bot === undefined) throw new Error(`no bot of ${game} is called ${name}`)
  return bot
}

/** Of a game's bots, the weakest first: the one under this; for whoever is not among them, the one that plays by rule. */
export function botBelow(bots: readonly string[], name: string): string | undefined {
  const at = bots.indexOf(name)
  return at < 0 ? (bots.find((bot) => bot === STEADY) ?? bots.at(-1)) : bots[at - 1]
}
