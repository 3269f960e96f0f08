/** The reference of Glory Cards, Specialists, rumors and missions. */

import type { Say } from '@windward/core/words.ts'
import { GLORY, GLORY_CARDS, GLORY_KEYS, type GloryKey } from '@windward/games/marauders/cards/glory.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { Specialist } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { Entry } from '../../../learn/primer.ts'
import type { Key } from './words.ts'

export function gloryCards(say: Say<Key>, speech: MaraudersSpeech): readonly Entry[] {
  return GLORY_KEYS.flatMap((key) =>
    specialistOf(key) ? [] : [gloryEntry('glory', key, speech.card(`gloryText.${key}`), say, speech)],
  )
}

/** How they are hired, and what they are good for. */
export function specialists(say: Say<Key>, speech: MaraudersSpeech): readonly Entry[] {
  return GLORY_KEYS.flatMap((key) => {
    const specialist = specialistOf(key)
    if (specialist === undefined) return []
    const text = `${speech.card(`gloryText.${key}`)} ${speech.card(`specialistText.${specialist}`)}`
    return [gloryEntry('specialist', key, text, say, speech)]
  })
}

export function rumors(say: Say<Key>, speech: MaraudersSpeech): readonly Entry[] {
  return RUMORS.map(({ key, place, skill }) => ({
    id: `rumor-${key}`,
    title: speech.card(`rumor.${key}`),
    text: say('entry.rumor', {
      skill: speech.say(`skill.${skill}`),
      place: speech.zone(place),
      text: speech.card(`rumorText.${key}`),
    }),
    note: say('note.copies', { n: 1 }),
  }))
}

export function missions(say: Say<Key>, speech: MaraudersSpeech): readonly Entry[] {
  return MISSIONS.map(({ key, port }) => ({
    id: `mission-${key}`,
    title: speech.card(`mission.${key}`),
    text: say('entry.mission', { port: speech.zone(port), text: speech.card(`missionText.${key}`) }),
    note: say('note.copies', { n: 1 }),
  }))
}

function gloryEntry(kind: string, key: GloryKey, text: string, say: Say<Key>, speech: MaraudersSpeech): Entry {
  const n = GLORY.filter((card) => card === key).length
  return { id: `${kind}-${key}`, title: speech.card(`glory.${key}`), text, note: say('note.copies', { n }) }
}

function specialistOf(key: GloryKey): Specialist | undefined {
  const card = GLORY_CARDS[key]
  return 'specialist' in card ? card.specialist : undefined
}
