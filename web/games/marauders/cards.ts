/** The cards a captain holds, as they are shown: name, text, and the thing on the board they are. */

import type { Say } from '@windward/core/words.ts'
import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { Captain, Mission } from '@windward/games/marauders/state.ts'
import {
  FACE_DOWN,
  NATIONS,
  type Nation,
  type Origin,
  type Source,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { entry, entryOfCard } from './learn/entries.ts'
import { type Thing, thing } from './things.ts'
import type { BoardKey } from './words.ts'

export interface Held {
  readonly thing: Thing
  readonly kind: Origin | 'kept'
  readonly name: string
  readonly text: string
  /** Where the reference has it. */
  readonly entry: string | undefined
  /** How far a mission has come. */
  readonly progress?: string
}

export function cardsOf(captain: Captain, speech: MaraudersSpeech, words: Say<BoardKey>): Held[] {
  const down = (kind: 'glory' | 'rumor', i: number): Held => ({
    thing: thing(kind, `down-${i}`),
    kind,
    name: words('faceDown'),
    text: '',
    entry: undefined,
  })
  return [
    ...(captain.mission === undefined ? [] : [missionOf(captain.mission, speech)]),
    ...captain.kept.map((card) => ({
      ...cardOf({ from: 'rumor', card }, speech),
      thing: thing('kept', card),
      kind: 'kept' as const,
    })),
    ...captain.rumors.map((card, i) =>
      card === FACE_DOWN ? down('rumor', i) : cardOf({ from: 'rumor', card }, speech),
    ),
    ...captain.glory.map((card, i) =>
      card === FACE_DOWN ? down('glory', i) : cardOf({ from: 'glory', card }, speech),
    ),
  ]
}

/** A card of any of the three decks. */
export function cardOf(source: Source, speech: MaraudersSpeech): Held {
  const { say, card: text, zone } = speech
  const held = { thing: thing(source.from, source.card), kind: source.from }
  switch (source.from) {
    case 'glory': {
      const key = GLORY[source.card]
      const card = GLORY_CARDS[key]
      const entry = entryOfCard({ deck: 'glory', card: source.card })
      const says = text(`gloryText.${key}`)
      // What a Specialist is hired for as well as how: the card has both.
      const able = 'specialist' in card ? `${says} ${text(`specialistText.${card.specialist}`)}` : says
      return { ...held, entry, name: text(`glory.${key}`), text: able }
    }
    case 'mission': {
      const { key } = MISSIONS[source.card]
      return { ...held, entry: entry('mission', key), name: text(`mission.${key}`), text: text(`missionText.${key}`) }
    }
    case 'rumor': {
      const { key, place, skill } = RUMORS[source.card]
      const where = say(skill === 'influence' ? 'table.inPort' : 'table.atSea')
      const progress = `${zone(place)}, ${where}: ${say(`skill.${skill}`)}`
      return {
        ...held,
        entry: entry('rumor', key),
        name: text(`rumor.${key}`),
        text: text(`rumorText.${key}`),
        progress,
      }
    }
  }
}

function missionOf({ card, step, seen }: Mission, speech: MaraudersSpeech): Held {
  const { steps } = MISSIONS[card]
  const parts: string[] = []
  if (steps.length > 1) parts.push(speech.say('table.step', { step: step + 1, steps: steps.length }))
  if (seen.length > 0)
    parts.push(speech.say('table.seen', { places: seen.map((one) => placeOf(one, speech)).join(', ') }))
  const held = { ...cardOf({ from: 'mission', card }, speech), thing: thing('mission', 'own') }
  return parts.length === 0 ? held : { ...held, progress: parts.join(' · ') }
}

function placeOf(place: Zone | Nation, { say, zone }: MaraudersSpeech): string {
  const nation = NATIONS.find((one) => one === place)
  return nation === undefined ? zone(place as Zone) : say(`nation.${nation}`)
}
