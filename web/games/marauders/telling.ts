/** What is told of a thing on the chart, and what somebody who presses it in vain wanted to do. */

import type { Seat } from '@windward/core/contract.ts'
import { capitalised, type Say } from '@windward/core/words.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { modificationOf, SHIPS } from '@windward/games/marauders/components/ships.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { skillOf } from '@windward/games/marauders/rules/captain.ts'
import { closed } from '@windward/games/marauders/rules/move.ts'
import { shipTypeOf } from '@windward/games/marauders/rules/npc.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Location, Npc, Port, Zone } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { BoardProps } from '../face.ts'
import { aimsOf, placeOfRumor, placesOfMission } from './aims.ts'
import { cardOf } from './cards.ts'
import { meetingOdds } from './chances.ts'
import { eyesOn } from './eyes.ts'
import { sellsAt } from './foresight.ts'
import { lawInFull } from './lawful.ts'
import { rewardOf, rumorReward } from './missions.ts'
import { distancesFrom, shutAmong } from './outlets.ts'
import { checkOdds, commanderOf, hunts, scoutOdds, type Targets, under } from './reading.ts'
import { readThing } from './things.ts'
import type { BoardKey } from './words.ts'

export interface PanelProps {
  readonly board: BoardProps<View, Action, Event>
  readonly targets: Targets
  readonly speech: MaraudersSpeech
  readonly words: Say<BoardKey>
}

export interface Telling {
  readonly text: string
  readonly wish?: Action | undefined
}

export function told(thing: string, panel: PanelProps): Telling {
  const { kind, name } = readThing(thing)
  const { text, wish } = TELLERS[kind]?.(name as never, panel) ?? { text: '' }
  const odds = oddsOf(thing, panel)
  const found = odds === undefined ? [] : [panel.words('odds', { percent: panel.words('percent', { percent: odds }) })]
  return {
    text: [capitalised(text), ...found, ...warnings(thing, panel)].join('\n'),
    wish: isAsked(panel) ? wish : undefined,
  }
}

/** What the law says to it, and who looks out there. */
function warnings(thing: string, { board, targets, speech, words }: PanelProps): readonly string[] {
  const { seat, view, language } = board
  if (seat === undefined) return []
  const action = targets.get(thing)?.[0]
  const zone = action?.type === 'sail' ? action.to : action?.type === 'leavePort' ? ownZone(view, seat) : undefined
  const eyes = (zone ? eyesOn(view, seat, zone) : []).map(({ npc, percent }) =>
    capitalised(words('eye', { who: speech.say(`npc.${npc}`), percent })),
  )
  const fight = action?.type === 'scout' ? meetingOdds(view, seat, action.target) : undefined
  const odds = fight && words('fightOdds', { won: percentOf(fight.won), aboard: percentOf(fight.aboard) })
  return [...(odds ? [odds] : []), ...(action ? lawInFull(view, seat, action, language) : []), ...eyes]
}

const percentOf = (share: number) => Math.round(100 * share)

function ownZone(view: View, seat: Seat): Zone | undefined {
  return view.players[seat].captain?.zone
}

/** The chance to find what can be scouted for, in percent. */
export function oddsOf(thing: string, { board, targets }: PanelProps): number | undefined {
  const action = targets.get(thing)?.[0]
  if (!board.hints || board.seat === undefined || action?.type !== 'scout') return undefined
  return scoutOdds(board.view, board.seat, action.target).percent
}

export function missionsAt(view: View, port: Port): number[] {
  return view.missions.open.filter((mission) => MISSIONS[mission].port === port)
}

const TELLERS: Readonly<Record<string, (name: never, panel: PanelProps) => Telling>> = {
  zone(zone: Zone, { board, speech, words }) {
    const text = zone === 'caribbeanSea' ? words('openSea') : speech.card(`zone.${zone}`)
    const far = zonesTo(board, zone)
    const away = far > 1 ? [words('zonesAway', { n: far })] : []
    const turn = under(board.view, 'turn')
    const isSpent = turn !== undefined && turn.actions + turn.spare === 0
    // Nobody wants to sail to where they are; what is farther than the next zone has been said.
    return {
      text: [capitalised(speech.zone(zone)), capitalised(text), ...away].join('\n'),
      wish: far === 1 || (far > 1 && isSpent) ? { type: 'sail', to: zone } : undefined,
    }
  },

  port(port: Port, { board, speech, words }) {
    const { view, seat, names } = board
    const own = seat === undefined ? undefined : view.players[seat].captain
    const { nation, demand, modification, shown } = view.ports[port]
    const parts = [speech.say(`nation.${nation}`), words('demand', { good: speech.say(`good.${demand}`) })]
    if (modification !== undefined) {
      parts.push(shown ? speech.say(`modification.${modificationOf(modification)}`) : words('modificationHidden'))
    }
    if (own && CAPTAINS[own.id].homePort === port) parts.push(words('home'))
    if (zonesTo(board, port) > 0) parts.push(words('zonesAway', { n: zonesTo(board, port) }))
    const moored = view.players.flatMap(({ captain }, i) =>
      captain?.zone === port && captain.inPort ? [names(i)] : [],
    )
    if (moored.length > 0) parts.push(words('moored', { who: moored.join(', ') }))
    const missions = missionsAt(view, port).map((mission) => {
      const { key } = MISSIONS[mission]
      const text = `${words('mission')}: ${speech.card(`mission.${key}`)}. ${speech.card(`missionText.${key}`)}`
      return `${text} ${words('reward', { what: rewardOf(mission, words) })}.`
    })
    const rumors = own === undefined ? [] : aimsOf(own).filter(({ kind, zone }) => kind === 'rumor' && zone === port)
    const shut = own && closed(view, { ...own, zone: port })
    const sale = seat === undefined ? '' : sellsAt(view, seat, port, board.language)
    const lines = [
      speech.zone(port),
      capitalised(parts.join(' · ')),
      shut ? speech.refusal({ code: shut }, view, names) : '',
      capitalised(sale),
      speech.card(`zone.${port}`),
      ...rumors.map(({ thing }) => rumorInShort(readThing(thing).name as number, { board, speech, words })),
      ...missions,
    ]
    const text = lines.filter((line) => line !== '').join('\n')
    return { text, wish: own?.zone === port ? { type: own.inPort ? 'port' : 'enterPort' } : undefined }
  },

  merchant(zone: Zone, { board, speech, words }) {
    const text = words('merchant', { off: speech.off(zone) })
    return { text, wish: isHere(board, zone) ? { type: 'scout', target: { kind: 'merchant' } } : undefined }
  },

  npc(npc: Npc, panel) {
    const { board, speech, words } = panel
    const { view, seat } = board
    const commander = commanderOf(view, npc)
    const name = speech.say(`npc.${npc}`)
    const ship = SHIPS[shipTypeOf(view, npc)]
    const led = capitalised(commander ? words('npc', { npc: name, name: commander.name, ...commander.skills }) : name)
    const text = `${led}\n${strength(ship.locations, ship.maneuverability, panel)}`
    const wish: Action = { type: 'scout', target: { kind: 'npc', npc } }
    return {
      text: hunts(view, npc, seat) ? `${text}\n${words('huntsYou')}` : text,
      wish: isHere(board, view.npcs[npc].zone) ? wish : undefined,
    }
  },

  mission(mission: number | 'own', { board, speech, words }) {
    const own = board.seat === undefined ? undefined : board.view.players[board.seat].captain?.mission?.card
    const card = mission === 'own' ? own : mission
    if (card === undefined) return { text: '' }
    const { key } = MISSIONS[card]
    const text = `${words('mission')}: ${speech.card(`mission.${key}`)}. ${speech.card(`missionText.${key}`)}`
    const shut = shutAmong(board.view, board.seat, placesOfMission(card), speech, words)
    const lines = [text, shut, words('reward', { what: rewardOf(card, words) })]
    return { text: lines.filter((line) => line !== '').join('\n') }
  },

  rumor(card: number, panel) {
    const { name, text, progress } = cardOf({ from: 'rumor', card }, panel.speech)
    const check = [progress, truthOdds(card, panel)].filter(Boolean).join(', ')
    const { board, speech, words } = panel
    const shut = shutAmong(board.view, board.seat, [placeOfRumor(card)], speech, words)
    const parts = [`${words('rumor')}: ${name}. ${text}`, check, shut]
    return {
      text: `${parts.filter((part) => part !== '').join('\n')}\n${words('reward', { what: rumorReward(card, words) })}`,
    }
  },

  seat(seat: Seat, panel) {
    const { board, speech } = panel
    const { view } = board
    const captain = view.players[seat]?.captain
    const who = `${seat + 1} ${board.names(seat)}`
    if (captain === undefined) return { text: who }
    const place = `${speech.zone(captain.zone)}, ${speech.say(captain.inPort ? 'table.inPort' : 'table.atSea')}`
    const ship = speech.say(`ship.${captain.ship.type}`)
    const led = `${who}: ${CAPTAINS[captain.id].name}, ${ship}, ${place}`
    const { ship: own } = captain
    const lines = [led, skills(view, seat, panel), strength(own.at, maneuverability(own), panel), findsYou(seat, panel)]
    return { text: lines.filter((line) => line !== '').join('\n') }
  },
}

/** How likely somebody in the same zone finds whoever reads, once both are at sea. */
function findsYou(seat: Seat, { board: { view, seat: you }, words }: PanelProps): string {
  const zone = you === undefined ? undefined : view.players[you].captain?.zone
  if (you === undefined || you === seat || zone !== view.players[seat].captain?.zone) return ''
  const { percent } = scoutOdds(view, seat, { kind: 'player', seat: you })
  return words('findsYou', { percent: words('percent', { percent }) })
}

/** What a captain is worth in a fight: "Seamanship 3, Leadership 2". */
function skills(view: View, seat: Seat, { speech }: PanelProps): string {
  return FOUGHT_BY.map((skill) => `${speech.say(`skill.${skill}`)} ${skillOf(view, seat, skill)}`).join(', ')
}

const FOUGHT_BY = ['seamanship', 'leadership'] as const

/** What she can bear and do in a fight: "Hull 3, masts 3, crew 3, cannons 3, maneuverability 3". */
function strength(at: Readonly<Record<Location, number>>, agility: number, { speech, words }: PanelProps): string {
  const parts = FOUGHT_WITH.map((location) => `${speech.say(`location.${location}`)} ${at[location]}`)
  return capitalised([...parts, `${words('maneuverability')} ${agility}`].join(', '))
}

const FOUGHT_WITH = ['hull', 'masts', 'crew', 'cannons'] as const

/** What one came for, and how likely it is to be had. */
function rumorInShort(card: number, panel: Omit<PanelProps, 'targets'>): string {
  const { name } = cardOf({ from: 'rumor', card }, panel.speech)
  const skill = panel.speech.say(`skill.${RUMORS[card].skill}`)
  return `${panel.words('rumor')}: ${name}, ${skill} ${truthOdds(card, panel)}`
}

/** How likely a rumor proves true, for whoever holds it. */
export function truthOdds(card: number, { board: { view, seat }, words }: Omit<PanelProps, 'targets'>): string {
  if (seat === undefined || view.players[seat].captain === undefined) return ''
  return words('percent', { percent: checkOdds(view, seat, RUMORS[card].skill) })
}

/** Only who is asked for an action wants to know why one is not to be had. */
function isAsked({ board }: PanelProps): boolean {
  return board.choices.some(({ type }) => type === 'endTurn')
}

/** How many zones a captain has to sail; none who has no ship. */
function zonesTo({ view, seat }: BoardProps<View, Action, Event>, zone: Zone): number {
  const here = seat === undefined ? undefined : ownZone(view, seat)
  return here === undefined ? 0 : (distancesFrom(here).get(zone) ?? 0)
}

function isHere({ view, seat }: BoardProps<View, Action, Event>, zone: Zone | undefined): boolean {
  return seat !== undefined && zone !== undefined && view.players[seat].captain?.zone === zone
}
