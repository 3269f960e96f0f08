/** The table of Merchants & Marauders in text: the map, what is going on, and the captains' boards. */

import type { Seat } from '@windward/core/contract.ts'
import type { Names } from '@windward/core/words.ts'
import { EVENTS } from '@windward/games/marauders/components/events.ts'
import { BOARD, isPort } from '@windward/games/marauders/components/zones.ts'
import { cover } from '@windward/games/marauders/cover.ts'
import { skillOf } from '@windward/games/marauders/rules/captain.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import { targets } from '@windward/games/marauders/rules/scout.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { DIRECTIONS, type Nation, NPCS, type Npc, type Zone } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { Layout } from '../layout.ts'
import { paint, wrap } from '../look.ts'
import { boards } from './marauders.boards.ts'
import { matters } from './marauders.matters.ts'

export const maraudersLayout: Layout<View, MaraudersSpeech> = {
  draw: table,
  rules: (_view, { say }) => [
    say('rules.goal'),
    say('rules.turn'),
    say('rules.dice'),
    say('rules.trade'),
    say('rules.raid'),
    say('rules.battle'),
    say('rules.law'),
    say('rules.glory'),
    say('rules.death'),
  ],

  /** How likely it is to find what one scouts for. */
  hint(view, { say }) {
    const turn = view.stack.at(-1)
    if (turn?.type !== 'turn' || targets(view, turn).length === 0) return undefined
    const dice = adjust(view, 'dice.scout', turn.seat, skillOf(view, turn.seat, 'scouting'))
    return say('table.chance', { percent: Math.round(100 * (1 - FAILURE ** dice)), dice })
  },

  wishes(view) {
    if (view.stack.at(-1)?.type !== 'turn') return []
    const merchant = { type: 'scout', target: { kind: 'merchant' } }
    return [{ type: 'enterPort' }, { type: 'leavePort' }, { type: 'port' }, merchant, { type: 'retire' }]
  },
}

/** Four of six faces are no skull. */
const FAILURE = 4 / 6

export function table(view: View, speech: MaraudersSpeech, names: Names, width: number): string {
  return [
    ...heading(view, speech, names, width),
    '',
    ...map(view, speech, width),
    paint.dim(wrap(speech.say('table.legend'), width)),
    ...whereabouts(view, speech, width),
    ...matters(view, speech, names, width),
    '',
    ...boards(view, speech, names, width),
  ].join('\n')
}

/** Roughly as on the board: north up, and neighbours close to each other. */
const MAP: readonly (readonly (Zone | undefined)[])[] = [
  ['havana', 'nassau', 'tortuga', undefined, undefined, undefined],
  ['portRoyal', 'petitGoave', 'santoDomingo', 'sanJuan', 'stMaarten', 'stJohn'],
  ['oldProvidence', undefined, 'caribbeanSea', undefined, 'basseTerre', 'bridgetown'],
  [undefined, 'cartagena', 'curacao', 'caracas', undefined, 'trinidad'],
]

const FLAGS: Readonly<Record<Nation, string>> = { spanish: 'ES', english: 'EN', french: 'FR', dutch: 'NL' }

/** Capitals on the map. */
const SHIPS: Readonly<Record<Npc, string>> = {
  spanish: 'ES!',
  english: 'EN!',
  french: 'FR!',
  dutch: 'NL!',
  pirateSloop: 'PS!',
  pirateFrigate: 'PF!',
}

function heading(view: View, speech: MaraudersSpeech, names: Names, width: number): string[] {
  const { say, card } = speech
  const left = view.events.deck.length
  const round = say('table.round', { round: view.round, most: view.round + left })
  const active = view.stack.find((f) => f.type === 'turn')?.seat
  const turn = active === undefined ? '' : ` · ${say('table.turn', { who: names(active) })}`
  const lines = [paint.bold(`${cover.title} · ${round}${turn}`), paint.dim('─'.repeat(width))]
  const notes = [say('table.track', { count: view.track.length })]
  if (view.war.length > 0) notes.unshift(say('table.war', { nations: nationsOf(view, speech) }))
  for (const { happening, port } of view.effects) {
    const event = card(`event.${happening}`) + (port === undefined ? '' : ` (${speech.zone(port)})`)
    notes.unshift(say('table.event', { event }))
  }
  return [...lines, wrap(notes.join(' · '), width)]
}

function nationsOf(view: View, { say }: MaraudersSpeech): string {
  return view.war.map((nation) => say(`nation.${nation}`)).join(', ')
}

/** Every column as wide as its longest name, and what is left of the width shared among them. */
function map(view: View, speech: MaraudersSpeech, width: number): string[] {
  const rows = MAP.map((row) => row.map((zone) => (zone === undefined ? ['', '', ''] : cell(view, speech, zone))))
  const names = MAP[0].map((_, at) => Math.max(...rows.map((row) => row[at][0].length)) + 1)
  const spare = Math.floor((width - names.reduce((sum, n) => sum + n)) / names.length)
  return rows.flatMap((row) =>
    [0, 1, 2].map((line) => {
      const texts = row.map((cellLines, at) => {
        const room = names[at] + Math.max(0, spare)
        return cellLines[line].slice(0, room - 1).padEnd(room)
      })
      const text = texts.join('').trimEnd()
      return line === 0 ? paint.bold(text) : text
    }),
  )
}

/** Name; nation and the good in demand; the modification, and who is there. */
function cell(view: View, { say, zone: nameOf }: MaraudersSpeech, zone: Zone): string[] {
  if (!isPort(zone)) return [say('table.sea'), '', shipsIn(view, zone)]
  const { nation, demand, modification, shown } = view.ports[zone]
  const mark = modification === undefined ? '' : shown ? '▲ ' : '△ '
  return [nameOf(zone), `${FLAGS[nation]} ${say(`good.${demand}`)}`, mark + shipsIn(view, zone)]
}

function shipsIn(view: View, zone: Zone): string {
  const captains = view.players.flatMap(({ captain }, seat) => {
    if (captain?.zone !== zone) return []
    return [`${seat + 1}${captain.inPort ? '⚓' : ''}`]
  })
  const npcs = NPCS.filter((npc) => view.npcs[npc].zone === zone).map((npc) => SHIPS[npc])
  return [...captains, ...npcs, ...(view.merchants[zone] === undefined ? [] : ['M'])].join(' ')
}

/** The text of one's own zone and its borders: what is easily overlooked. */
function whereabouts(view: View, speech: MaraudersSpeech, width: number): string[] {
  const seat: Seat | undefined = view.seat ?? view.stack.find((f) => f.type === 'turn')?.seat
  const captain = seat === undefined ? undefined : view.players[seat].captain
  const lines: string[] = []
  if (captain !== undefined) {
    const { zone } = captain
    const text = isPort(zone) ? speech.card(`zone.${zone}`) : '—'
    const borders = DIRECTIONS.flatMap((direction) => {
      const to = BOARD[zone].borders[direction]
      return to === undefined ? [] : [`${speech.zone(to)} (${speech.say(`wind.${direction}`)})`]
    })
    lines.push(wrap(speech.say('table.here', { zone: speech.zone(zone), text }), width, '  '))
    lines.push(wrap(speech.say('table.borders', { borders: borders.join(', ') }), width, '  '))
  }
  return [...lines, ...commanders(view, width)]
}

function commanders(view: View, width: number): string[] {
  const afloat = NPCS.flatMap((npc) => {
    const card = view.npcs[npc].cards.at(-1)
    const event = card === undefined ? undefined : EVENTS[card]
    if (event === undefined || !('npc' in event) || view.npcs[npc].zone === undefined) return []
    const { seamanship, scouting, leadership } = event.skills
    return [`${SHIPS[npc]} ${event.name} ${seamanship}/${scouting}/${leadership}`]
  })
  return afloat.length === 0 ? [] : [wrap(afloat.join(' · '), width, '  ')]
}
