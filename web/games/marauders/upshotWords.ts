/** What a sheet that tells how it ended says: what happened, and why. */

import type { Names, Say } from '@windward/core/words.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { Upshot } from './upshots.ts'
import type { BoardKey } from './words.ts'

/** `enemy` is whoever one fought, by name. */
export function titleOf(one: Upshot, enemy: string, words: Say<BoardKey>): string {
  switch (one.kind) {
    case 'raid':
      return words(`upshot.raid.${one.result}`, { gold: one.plunder })
    case 'battle':
      return words(`upshot.${one.end}`, { who: enemy })
    case 'death':
    case 'rival':
      return words('upshot.death', { captain: CAPTAINS[one.captain].name })
    case 'captain':
      return words('upshot.captain', { captain: CAPTAINS[one.captain].name })
  }
}

/** Why it ended so. */
export function causeOf(
  one: Upshot,
  enemy: string,
  { speech, words, names }: { speech: MaraudersSpeech; words: Say<BoardKey>; names: Names },
): string {
  switch (one.kind) {
    case 'raid': {
      const [part] = one.destroyed
      if (one.result === 'failed' && part)
        return words('cause.destroyed', { part, location: speech.say(`location.${part}`) })
      return one.result === 'escaped' ? words('upshot.escapes') : ''
    }
    case 'battle':
      return words(`upshot.${one.end}.why`)
    case 'death':
      return words(`upshot.death.${one.cause}`, { who: enemy })
    case 'rival':
      return words('upshot.rival', { who: enemy, name: names(one.seat) })
    case 'captain':
      return words('upshot.captain.why', {
        ship: speech.say(`ship.${one.ship}`),
        port: speech.zone(CAPTAINS[one.captain].homePort),
      })
  }
}
