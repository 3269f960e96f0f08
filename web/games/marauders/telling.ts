/** What is told of a thing on the chart, and what somebody who presses it in vain wanted to do. */

import type { Seat } from '@windward/core/contract.ts'
import type { Say } from '@windward/core/words.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { modificationOf } from '@windward/games/marauders/components/ships.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { shipTypeOf } from '@windward/games/marauders/rules/npc.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Npc, Port, Zone } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { BoardProps } from '../face.ts'
import { commanderOf, hunts, scoutOdds, type Targets } from './reading.ts'
import type { Key } from './words.ts'

export interface Table {
  readonly board: BoardProps<View, Action, Event>
  readonly targets: Targets
  readonly speech: MaraudersSpeech
  readonly words: Say<Key>
}

export interface Told {
  readonly text: string
  readonly wish?: Action | undefined
}

/** Things are called by their kind and name: `zone-nassau`, `npc-dutch`, `seat-1`. */
export function told(thing: string, table: Table): Told {
  const at = thing.indexOf('-')
  const [kind, name] = [thing.slice(0, at), thing.slice(at + 1)]
  const { text, wish } = TELLERS[kind]?.(name as never, table) ?? { text: '' }
  const odds = oddsOf(thing, table)
  const full = odds === undefined ? text : `${text}. ${table.words('odds', { percent: `${odds} %` })}`
  return { text: full, wish: isAsked(table) ? wish : undefined }
}

/** The chance to find what can be scouted for, in percent. */
export function oddsOf(thing: string, { board, targets }: Table): number | undefined {
  const action = targets.get(thing)?.[0]
  if (!board.hints || board.seat === undefined || action?.type !== 'scout') return undefined
  return scoutOdds(board.view, board.seat, action.target).percent
}

export function missionsAt(view: View, port: Port): number[] {
  return view.missions.open.filter((mission) => MISSIONS[mission].port === port)
}

const TELLERS: Readonly<Record<string, (name: never, table: Table) => Told>> = {
  zone(zone: Zone, { speech, words }) {
    const text = zone === 'caribbeanSea' ? words('openSea') : speech.card(`zone.${zone}`)
    return { text: `${speech.zone(zone)}: ${text}`, wish: { type: 'sail', to: zone } }
  },

  port(port: Port, { board: { view, seat, names }, speech, words }) {
    const own = seat === undefined ? undefined : view.players[seat].captain
    const { nation, demand, modification, shown } = view.ports[port]
    const parts = [speech.say(`nation.${nation}`), words('demand', { good: speech.say(`good.${demand}`) })]
    if (modification !== undefined) {
      parts.push(shown ? speech.say(`modification.${modificationOf(modification)}`) : words('modificationHidden'))
    }
    if (own && CAPTAINS[own.id].homePort === port) parts.push(words('home'))
    const moored = view.players.flatMap(({ captain }, i) =>
      captain?.zone === port && captain.inPort ? [names(i)] : [],
    )
    if (moored.length > 0) parts.push(words('moored', { who: moored.join(', ') }))
    const missions = missionsAt(view, port).map((mission) => {
      const { key } = MISSIONS[mission]
      return `${words('mission')}: ${speech.card(`mission.${key}`)}. ${speech.card(`missionText.${key}`)}`
    })
    const text = [`${speech.zone(port)} (${parts.join(', ')}).`, speech.card(`zone.${port}`), ...missions].join('\n')
    return { text, wish: own?.zone === port ? { type: own.inPort ? 'port' : 'enterPort' } : undefined }
  },

  merchant(zone: Zone, { board, speech, words }) {
    const text = words('merchant', { off: speech.off(zone) })
    return { text, wish: isHere(board, zone) ? { type: 'scout', target: { kind: 'merchant' } } : undefined }
  },

  npc(npc: Npc, { board, speech, words }) {
    const { view, seat } = board
    const commander = commanderOf(view, npc)
    const name = speech.say(`npc.${npc}`)
    const ship = speech.say(`ship.${shipTypeOf(view, npc)}`)
    const text = commander ? words('npc', { npc: name, ship, name: commander.name, ...commander.skills }) : name
    const wish: Action = { type: 'scout', target: { kind: 'npc', npc } }
    return {
      text: hunts(view, npc, seat) ? `${text}. ${words('huntsYou')}` : text,
      wish: isHere(board, view.npcs[npc].zone) ? wish : undefined,
    }
  },

  seat(name: string, { board, speech }) {
    const seat: Seat = Number(name)
    const captain = board.view.players[seat]?.captain
    const who = `${seat + 1} ${board.names(seat)}`
    if (captain === undefined) return { text: who }
    const place = `${speech.zone(captain.zone)}, ${speech.say(captain.inPort ? 'table.inPort' : 'table.atSea')}`
    const ship = speech.say(`ship.${captain.ship.type}`)
    return { text: `${who}: ${CAPTAINS[captain.id].name}, ${ship}, ${place}` }
  },
}

/** Only who is asked for an action wants to know why one is not to be had. */
function isAsked({ board }: Table): boolean {
  return board.choices.some(({ type }) => type === 'endTurn')
}

function isHere({ view, seat }: BoardProps<View, Action, Event>, zone: Zone | undefined): boolean {
  return seat !== undefined && zone !== undefined && view.players[seat].captain?.zone === zone
}
