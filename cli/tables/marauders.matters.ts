/** What is going on beside the map: battles, raids, goods on offer, open missions. */

import type { Names } from '@windward/core/words.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { CARGO, goodOf } from '@windward/games/marauders/components/cargo.ts'
import type { BattleFrame, Frame } from '@windward/games/marauders/frames.ts'
import { shipOf } from '@windward/games/marauders/rules/sides.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Card, FACE_DOWN } from '@windward/games/marauders/vocabulary.ts'
import { face, type MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { paint, wrap } from '../look.ts'
import { shipLine } from './marauders.boards.ts'

export function matters(view: View, speech: MaraudersSpeech, names: Names, width: number): string[] {
  const missions = view.missions.open.map((card) => {
    const { key, port } = MISSIONS[card]
    return `${speech.card(`mission.${key}`)} (${speech.zone(port)})`
  })
  const lines = [speech.say('table.missions', { missions: missions.join(', ') })]
  for (const frame of view.stack) lines.push(...matter(view, frame, speech, names))
  return lines.map((line) => wrap(line, width, '  '))
}

function matter(view: View, f: Frame, speech: MaraudersSpeech, names: Names): string[] {
  const { say } = speech
  switch (f.type) {
    case 'battle':
      return [paint.bold(say('table.battle', { round: f.round })), ...sides(view, f, speech, names)]
    case 'crew':
      return [paint.bold(say('table.crewCombat', { round: f.round }))]
    case 'raid':
      return [
        say('table.raid', { cards: f.cards.map((card) => cargo(speech, card)).join(', '), successes: f.successes }),
      ]
    case 'buy':
      return [say('table.offer', { goods: goods(speech, f.cards), taken: goods(speech, f.taken) })]
    case 'sell':
      return [say('table.offer', { goods: '—', taken: goods(speech, f.declared) })]
    case 'hits': {
      const hits = f.hits.map((location) => say(`location.${location}`)).join(', ')
      return [say('table.hits', { hits: hits === '' ? '—' : hits, skulls: f.skulls })]
    }
    default:
      return []
  }
}

function sides(view: View, f: BattleFrame, speech: MaraudersSpeech, names: Names): string[] {
  return f.sides.map((side, i) => {
    const name = side.seat === undefined ? speech.say(`npc.${side.npc ?? 'pirateSloop'}`) : names(side.seat)
    const action = f.declared[i] === undefined ? '' : ` · ${speech.say(`combat.${f.declared[i]}`)}`
    const dice = f.dice[i].length === 0 ? '' : ` · ${f.dice[i].map(face).join(' ')}`
    return `  ${name}${action}${dice} · ${shipLine(shipOf(view, side), speech)}`
  })
}

function cargo({ say }: MaraudersSpeech, card: Card): string {
  const { good, plunder, icon } = CARGO[card]
  return `${say(`good.${good}`)} ${plunder} (${icon === 'escape' ? say('icon.escape') : say(`location.${icon}`)})`
}

/** Face down for everybody but their owner. */
function goods({ say }: MaraudersSpeech, cards: readonly Card[]): string {
  if (cards.length === 0) return '—'
  return cards.includes(FACE_DOWN) ? String(cards.length) : cards.map((card) => say(`good.${goodOf(card)}`)).join(', ')
}
