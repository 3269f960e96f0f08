/** What is going on beside the map: battles, raids, goods on offer, open missions. */

import type { Names } from '@windward/core/words.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CARGO, goodOf } from '@windward/games/marauders/components/cargo.ts'
import { matter as current } from '@windward/games/marauders/flow.ts'
import type {
  BattleFrame,
  CrewFrame,
  EffectsFrame,
  Frame,
  PresentFrame,
  Side,
} from '@windward/games/marauders/frames.ts'
import { shipOf } from '@windward/games/marauders/rules/sides.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Card, type Die, FACE_DOWN } from '@windward/games/marauders/vocabulary.ts'
import { face, type MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { paint, wrap } from '../look.ts'
import { gloryText, shipLine } from './marauders.boards.ts'

export function matters(view: View, speech: MaraudersSpeech, names: Names, width: number): string[] {
  const missions = view.missions.open.map((card) => {
    const { key, port } = MISSIONS[card]
    const name = `${paint.bold(speech.card(`mission.${key}`))} (${speech.zone(port)})`
    return speech.say('table.missions', { mission: `${name} – ${speech.card(`missionText.${key}`)}` })
  })
  const lines = [...missions]
  for (const frame of view.stack) lines.push(...matter(view, frame, speech, names))
  return lines.map((line) => wrap(line, width, '  '))
}

function matter(view: View, f: Frame, speech: MaraudersSpeech, names: Names): string[] {
  const { say } = speech
  switch (f.type) {
    case 'battle':
      return [paint.bold(say('table.battle', { round: f.round })), ...sides(view, f, speech, names)]
    case 'crew':
      return [paint.bold(say('table.crewCombat', { round: f.round })), ...crews(view, f, speech, names)]
    case 'raid':
      return [
        ...rolled(f, speech),
        say('table.raid', { cards: f.cards.map((card) => cargo(speech, card)).join(', '), successes: f.successes }),
      ]
    case 'buy':
      return [say('table.offer', { goods: goods(speech, f.cards), taken: goods(speech, f.taken) })]
    case 'sell':
      return [say('table.offer', { goods: '—', taken: goods(speech, f.declared) })]
    case 'present':
    case 'effects':
      return [say('table.card', { card: cardText(f, speech) })]
    case 'hits': {
      const hits = f.hits.map((location) => say(`location.${location}`)).join(', ')
      return [...rolled(f, speech), say('table.hits', { hits: hits === '' ? '—' : hits, skulls: f.skulls })]
    }
    case 'scout':
    case 'check':
      return current(view) === f ? rolled(f, speech) : []
    case 'window':
      return f.announced.map(({ seat }) => say('table.announced', { who: names(seat) }))
    default:
      return []
  }
}

/** The card whose effects are being done. */
function cardText(f: PresentFrame | EffectsFrame, speech: MaraudersSpeech): string {
  const { card } = speech
  if (f.type === 'effects' && f.from === 'mission') {
    const { key } = MISSIONS[f.card]
    return `${card(`mission.${key}`)} – ${card(`missionText.${key}`)}`
  }
  if (f.type === 'effects' && f.from === 'glory') return gloryText(f.card, speech)
  const { key } = RUMORS[f.card]
  return `${card(`rumor.${key}`)} – ${card(`rumorText.${key}`)}`
}

function sides(view: View, f: BattleFrame, speech: MaraudersSpeech, names: Names): string[] {
  return f.sides.map((side, i) => {
    const name = nameOf(side, speech, names)
    const action = f.declared[i] === undefined ? '' : ` · ${speech.say(`combat.${f.declared[i]}`)}`
    const dice = f.dice[i].length === 0 ? '' : ` · ${f.dice[i].map(face).join(' ')}`
    const ship = shipOf(view, side)
    const afloat = side.foe === undefined ? shipLine(ship, speech) : `${speech.say('location.crew')} ${ship.at.crew}`
    return `  ${name}${action}${dice} · ${afloat}`
  })
}

/** What each side rolled in the fight of the crews. */
function crews(view: View, f: CrewFrame, speech: MaraudersSpeech, names: Names): string[] {
  const battle = view.stack.findLast((below) => below.type === 'battle')
  if (battle === undefined || f.dice[0].length === 0) return []
  return battle.sides.map((side, i) => `  ${nameOf(side, speech, names)} · ${f.dice[i].map(face).join(' ')}`)
}

/** The dice on the table, in the order in which they can be chosen. */
function rolled({ dice }: { dice: readonly Die[] }, { say }: MaraudersSpeech): string[] {
  return dice.length === 0 ? [] : [say('table.dice', { dice: dice.map(face).join(' ') })]
}

function nameOf({ seat, npc, foe }: Side, { say }: MaraudersSpeech, names: Names): string {
  if (seat !== undefined) return names(seat)
  return foe === undefined ? say(`npc.${npc ?? 'pirateSloop'}`) : say(`foe.${foe}`)
}

function cargo({ say }: MaraudersSpeech, card: Card<'cargo'>): string {
  const { good, plunder, icon } = CARGO[card]
  return `${say(`good.${good}`)} ${plunder} (${icon === 'escape' ? say('icon.escape') : say(`location.${icon}`)})`
}

/** Face down for everybody but their owner. */
function goods({ say }: MaraudersSpeech, cards: readonly Card<'cargo'>[]): string {
  if (cards.length === 0) return '—'
  return cards.includes(FACE_DOWN) ? String(cards.length) : cards.map((card) => say(`good.${goodOf(card)}`)).join(', ')
}
