/** The cards a captain holds, as they are shown: name, text, and the thing on the board they are. */

import type { Say } from '@windward/core/words.ts'
import { GLORY } from '@windward/games/marauders/cards/glory.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { Captain, Mission } from '@windward/games/marauders/state.ts'
import {
  type Card,
  FACE_DOWN,
  NATIONS,
  type Nation,
  type Origin,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { entryOfCard } from './learn/signposts.ts'
import type { Key } from './words.ts'

export interface Held {
  readonly thing: string
  readonly kind: Origin | 'kept'
  readonly name: string
  readonly text: string
  /** Where the reference has it. */
  readonly entry: string | undefined
  /** How far a mission has come. */
  readonly progress?: string
}

export function cardsOf(captain: Captain, speech: MaraudersSpeech, words: Say<Key>): Held[] {
  const down = (kind: Origin, i: number): Held => ({
    thing: `${kind}-down-${i}`,
    kind,
    name: words('faceDown'),
    text: '',
    entry: undefined,
  })
  return [
    ...(captain.mission === undefined ? [] : [missionOf(captain.mission, speech)]),
    ...captain.kept.map((card) => ({ ...cardOf('rumor', card, speech), thing: `kept-${card}`, kind: 'kept' as const })),
    ...captain.rumors.map((card, i) => (card === FACE_DOWN ? down('rumor', i) : cardOf('rumor', card, speech))),
    ...captain.glory.map((card, i) => (card === FACE_DOWN ? down('glory', i) : cardOf('glory', card, speech))),
  ]
}

/** A card of any of the three decks. */
export function cardOf(kind: Origin, card: Card, { say, card: text, zone }: MaraudersSpeech): Held {
  const held = { thing: `${kind}-${card}`, kind, entry: entryOfCard(kind, card) }
  if (kind === 'glory') return { ...held, name: text(`glory.${GLORY[card]}`), text: text(`gloryText.${GLORY[card]}`) }
  if (kind === 'mission') {
    const { key } = MISSIONS[card]
    return { ...held, name: text(`mission.${key}`), text: text(`missionText.${key}`) }
  }
  const { key, place, skill } = RUMORS[card]
  const where = say(skill === 'influence' ? 'table.inPort' : 'table.atSea')
  const progress = `${zone(place)}, ${where}: ${say(`skill.${skill}`)}`
  return { ...held, name: text(`rumor.${key}`), text: text(`rumorText.${key}`), progress }
}

function missionOf({ card, step, seen }: Mission, speech: MaraudersSpeech): Held {
  const { steps } = MISSIONS[card]
  const parts: string[] = []
  if (steps.length > 1) parts.push(speech.say('table.step', { step: step + 1, steps: steps.length }))
  if (seen.length > 0)
    parts.push(speech.say('table.seen', { places: seen.map((one) => placeOf(one, speech)).join(', ') }))
  const held = { ...cardOf('mission', card, speech), thing: 'mission-own' }
  return parts.length === 0 ? held : { ...held, progress: parts.join(' · ') }
}

function placeOf(place: Zone | Nation, { say, zone }: MaraudersSpeech): string {
  const nation = NATIONS.find((one) => one === place)
  return nation === undefined ? zone(place as Zone) : say(`nation.${nation}`)
}
