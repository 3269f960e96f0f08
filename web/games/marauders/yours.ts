/** What concerns the only person at the device, told to them: what they did themselves, and what came to them. */

import type { Seat } from '@windward/core/contract.ts'
import { type Catalogue, capitalised, type Language, type Names, sayers } from '@windward/core/words.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Who } from '@windward/games/marauders/vocabulary.ts'
import { speechIn } from './speech.ts'
import { yoursDe } from './yours.de.ts'
import { type YourKey, yoursEn } from './yours.en.ts'
import { yoursIt } from './yours.it.ts'

export const YOUR_WORDS: Readonly<Record<Language, Catalogue<YourKey>>> = { en: yoursEn, it: yoursIt, de: yoursDe }

const yourWords = sayers(YOUR_WORDS)

/** Nothing, where it does not concern them. */
export function tellYou(event: Event, view: View, language: Language, names: Names, you: Seat): string | undefined {
  const key = keyFor(event, you)
  if (key === undefined) return undefined
  return capitalised(yourWords(language)(key, speechIn(language).params(event, view, names)))
}

function keyFor(event: Event, you: Seat): YourKey | undefined {
  if (event.type === 'battleBegan')
    return isThem(event.aggressor, you) ? 'attacks' : isThem(event.defender, you) ? 'attacked' : undefined
  return isAbout(event, you) && isKey(event.type) ? event.type : undefined
}

function isThem(who: Who, you: Seat): boolean {
  return 'seat' in who && who.seat === you
}

function isKey(type: Event['type']): type is Event['type'] & YourKey {
  return type in yoursEn
}

/** They did it, or it came to them. */
function isAbout(event: Event, you: Seat): boolean {
  if ('seat' in event) return event.seat === you
  const who = 'who' in event ? event.who : 'winner' in event ? event.winner : 'by' in event ? event.by : undefined
  return who !== undefined && isThem(who, you)
}
