/** The reference of Glory Cards, Specialists, rumors and missions. */

import type { Say } from '@windward/core/words.ts'
import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import { GLORY_KEYS, type GloryKey } from '@windward/games/marauders/cards/keys.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { Specialist } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { ReferenceEntry } from '../../../learn/primer.ts'
import { entry } from './entries.ts'
import type { RulesKey } from './words.ts'

export function gloryCards(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return GLORY_KEYS.flatMap((key) =>
    specialistOf(key) ? [] : [gloryEntry('glory', key, speech.card(`gloryText.${key}`), say, speech)],
  )
}

/** How they are hired, and what they are good for. */
export function specialists(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return GLORY_KEYS.flatMap((key) => {
    const specialist = specialistOf(key)
    if (specialist === undefined) return []
    const text = `${speech.card(`gloryText.${key}`)} ${speech.card(`specialistText.${specialist}`)}`
    return [gloryEntry('specialist', key, text, say, speech)]
  })
}

export function rumors(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return RUMORS.map(({ key, place, skill }) => ({
    id: entry('rumor', key),
    title: speech.card(`rumor.${key}`),
    text: say('entry.rumor', {
      skill: speech.say(`skill.${skill}`),
      place: speech.zone(place),
      text: speech.card(`rumorText.${key}`),
    }),
    note: say('note.copies', { n: 1 }),
  }))
}

export function missions(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return MISSIONS.map(({ key, port }) => ({
    id: entry('mission', key),
    title: speech.card(`mission.${key}`),
    text: say('entry.mission', { port: speech.zone(port), text: speech.card(`missionText.${key}`) }),
    note: say('note.copies', { n: 1 }),
  }))
}

function gloryEntry(
  kind: 'glory' | 'specialist',
  key: GloryKey,
  text: string,
  say: Say<RulesKey>,
  speech: MaraudersSpeech,
): ReferenceEntry {
  const n = GLORY.filter((card) => card === key).length
  return { id: entry(kind, key), title: speech.card(`glory.${key}`), text, note: say('note.copies', { n }) }
}

function specialistOf(key: GloryKey): Specialist | undefined {
  const card = GLORY_CARDS[key]
  return 'specialist' in card ? card.specialist : undefined
}
