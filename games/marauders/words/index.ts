/** Everything the game says to people, in each language. */

import type { Seat } from '@windward/core/contract.ts'
import {
  type Catalogue,
  type Language,
  type Names,
  type Params,
  type Say,
  type Speech,
  sayer,
} from '@windward/core/words.ts'
import { GLORY } from '../cards/glory.ts'
import { MISSIONS } from '../cards/missions.ts'
import { RUMORS } from '../cards/rumors.ts'
import { CAPTAINS } from '../components/captains.ts'
import { CARGO } from '../components/cargo.ts'
import { EVENTS } from '../components/events.ts'
import { ongoing } from '../flow.ts'
import type { Event } from '../news.ts'
import type { View } from '../view.ts'
import {
  type Action,
  type Card,
  FOES,
  GOODS,
  type Good,
  LOCATIONS,
  type Location,
  NPCS,
  type Question,
  SKULL,
  type Target,
  type Who,
  ZONES,
  type Zone,
} from '../vocabulary.ts'
import type { Window } from '../windows.ts'
import { cardsDe } from './cards.de.ts'
import { type CardKey, cardsEn } from './cards.en.ts'
import { cardsIt } from './cards.it.ts'
import { de } from './de.ts'
import { en, type Key } from './en.ts'
import { gloryDe } from './glory.de.ts'
import { type GloryTextKey, gloryEn } from './glory.en.ts'
import { gloryIt } from './glory.it.ts'
import { it } from './it.ts'

export type MaraudersSpeech = Speech<Action, View, Event, Question> & {
  /** Names and rule texts of captains, zones, events, modifications, weapons and cards. */
  readonly card: Say<CardKey | GloryTextKey>
  readonly say: Say<Key>
  zone(zone: Zone): string
  /** Off its port, or out on the open sea. */
  off(zone: Zone): string
  /** When one is asked there, as part of a sentence. */
  window(window: Window): string
}

export const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, it, de }
export const CARDS: Readonly<Record<Language, Catalogue<CardKey | GloryTextKey>>> = {
  en: { ...cardsEn, ...gloryEn },
  it: { ...cardsIt, ...gloryIt },
  de: { ...cardsDe, ...gloryDe },
}

export function speech(language: Language): MaraudersSpeech {
  const say = sayer(language, CATALOGUES[language])
  const card = sayer(language, CARDS[language])
  const put = (thing: object, names: Names): Params => facts({ say, card, names }, thing)
  return {
    say,
    card,
    zone: (zone) => placeName({ say }, zone),
    off: (zone) => offZone({ say }, zone),
    window: (window) => windowWords({ say }, window),
    title: say('title'),
    pitch: say('pitch'),
    provenance: say('provenance'),
    question: (question, view, names) => say(`ask.${question.ask}`, asked({ say, card, names }, question, view)),
    action: (action, _view, names) => {
      const params = put(action, names)
      return say(`action.${action.type}`, { by: 'door', how: howWords(say, action, params), ...params })
    },
    event: (event, _view, names) => {
      const params = { ...HIDDEN, ...put(event, names) }
      const chase = 'cause' in event ? say(`chase.${event.cause}`, params) : undefined
      return begun(say, say(`event.${event.type}`, { ...params, chase }))
    },
    refusal: ({ code }) => say(refusalKey(code)),
    source: (why) => say(sourceKey(why)),
    option: (key) => say(key === 'glory' ? 'option.glory' : 'option.events'),
    optionValue: (_key, value) => String(value),
  }
}

/** Which language said it, who is who, and what cards are called. */
interface Speaker {
  readonly say: Say<Key>
  readonly card: Say<CardKey | GloryTextKey>
  readonly names: Names
}

/** What an event leaves out where it is not told. */
const HIDDEN: Params = {
  glory: 'hidden',
  rumor: 'hidden',
  goods: 'hidden',
  gold: 'hidden',
  winner: 'hidden',
  weapon: 'hidden',
  who: 'hidden',
}

/** A sentence that begins with an NPC or a foe begins with a capital; names of people stay as they are. */
function begun(say: Say<Key>, line: string): string {
  const npc = NPCS.some((name) => line.startsWith(say(`npc.${name}`)))
  const foe = FOES.some((name) => line.startsWith(say(`foe.${name}`)))
  return npc || foe ? line.charAt(0).toUpperCase() + line.slice(1) : line
}

/** The fields of an action or event, put into words by what they are. */
function facts(speaker: Speaker, thing: object): Params {
  const params: Record<string, string | number> = {}
  const type = 'type' in thing ? String(thing.type) : ''
  for (const [field, value] of Object.entries(thing)) {
    const name = field === 'seat' ? 'who' : field === 'card' ? cardField(type) : field
    const words = value === undefined ? undefined : wordsFor(speaker, name, type, value)
    if (words !== undefined) params[name] = words
    if (SPOTS.includes(field) && isZone(value)) {
      params.toward = towards(speaker, value)
      params.off = offZone(speaker, value)
    }
  }
  return params
}

/** Fields that name where somebody is or sails. */
const SPOTS = ['to', 'at', 'zone']

function isZone(value: unknown): value is Zone {
  return (ZONES as readonly unknown[]).includes(value)
}

/** Open water has its own way with prepositions. */
function towards(speaker: Pick<Speaker, 'say'>, zone: Zone): string {
  return speaker.say(zone === 'caribbeanSea' ? 'toward.sea' : 'toward.port', { zone: placeName(speaker, zone) })
}

function offZone(speaker: Pick<Speaker, 'say'>, zone: Zone): string {
  return speaker.say(zone === 'caribbeanSea' ? 'off.sea' : 'off.port', { zone: placeName(speaker, zone) })
}

/** A `card` is of the deck its action or event is about. */
function cardField(type: string): string {
  if (type.includes('lory') || type === 'hire' || type === 'specialistWanted') return 'glory'
  return type.includes('umor') ? 'rumor' : 'cargo'
}

type Wording = (speaker: Speaker, value: never, type: string) => string | number

const WORDINGS: Readonly<Record<string, Wording>> = {
  who: (speaker, value: Seat | Who) => whoName(speaker, typeof value === 'number' ? { seat: value } : value),
  aggressor: whoName,
  defender: whoName,
  winner: whoName,
  prey: (speaker, value: Seat) => speaker.names(value),
  from: whoName,
  by: (speaker, value: Who | string) => (typeof value === 'string' ? value : whoName(speaker, value)),
  npc: (speaker, value: never) => speaker.say(`npc.${value}` as Key),
  to: placeOrLocation,
  at: placeOrLocation,
  zone: placeOrLocation,
  port: placeOrLocation,
  location: placeOrLocation,
  captain: (_speaker, value: Card) => CAPTAINS[value].name,
  ship: (speaker, value: never) => speaker.say(`ship.${value}` as Key),
  event: eventName,
  nation: (speaker, value: never) => speaker.say(`nation.${value}` as Key),
  nations: (speaker, value: readonly string[]) =>
    value.map((nation) => speaker.say(`nation.${nation}` as Key)).join(', '),
  good: (speaker, value: Good) => speaker.say(`good.${value}`),
  goods: goodsList,
  dice: (_speaker, value: readonly number[], type) =>
    value.map((die) => (type === 'rolled' ? face(die) : die + 1)).join(' '),
  die: (_speaker, value: number) => value + 1,
  hit: (_speaker, value: number) => value + 1,
  target: targetName,
  cards: (speaker, value: readonly Card[]) => value.map((one) => cargoName(speaker, one)).join(', '),
  cargo: cargoName,
  glory: (speaker, value: Card) => speaker.card(`glory.${GLORY[value]}`),
  rumor: rumorName,
  mission: (speaker, value: Card) => speaker.card(`mission.${MISSIONS[value].key}`),
  activity: (speaker, value: never) => speaker.say(`activity.${value}` as Key),
  modification: (speaker, value: never) => speaker.say(`modification.${value}` as Key),
  specialist: (speaker, value: never) => speaker.say(`specialist.${value}` as Key),
  skill: (speaker, value: never) => speaker.say(`skill.${value}` as Key),
  choice: (speaker, value: never) => speaker.say(`choice.${value}` as Key),
  weapon: (speaker, value: never) => speaker.say(`weapon.${value}` as Key),
  action: (speaker, value: never) => speaker.say(`combat.${value}` as Key),
  window: (speaker, value: Window) => windowWords(speaker, value),
  use: (speaker, value: never) => speaker.say(`use.${value}` as Key),
  change: (_speaker, value: number) => (value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`),
  why: (speaker, value: string, type) => (type === 'gameEnded' ? value : reason(speaker, value)),
}

function wordsFor(speaker: Speaker, name: string, type: string, value: unknown): string | number {
  const wording = WORDINGS[name]
  if (wording !== undefined) return wording(speaker, value as never, type)
  return typeof value === 'number' ? value : String(value)
}

function whoName(speaker: Speaker, who: Who): string {
  if ('seat' in who) return speaker.names(who.seat)
  return 'npc' in who ? speaker.say(`npc.${who.npc}`) : speaker.say(`foe.${who.foe}`)
}

function placeOrLocation(speaker: Speaker, value: Zone | Location): string {
  if ((LOCATIONS as readonly string[]).includes(value)) return speaker.say(`location.${value as Location}`)
  return isZone(value) ? placeName(speaker, value) : value
}

function placeName({ say }: Pick<Speaker, 'say'>, zone: Zone): string {
  return zone === 'caribbeanSea' ? say('zone.caribbeanSea') : PORT_NAMES[zone]
}

function rumorName({ card }: Speaker, value: Card): string {
  return card(`rumor.${RUMORS[value].key}`)
}

function targetName(speaker: Speaker, target: Target): string {
  if (target.kind === 'player') return speaker.names(target.seat)
  if (target.kind === 'npc') return speaker.say(`npc.${target.npc}`)
  if (target.kind === 'rumor') return speaker.say('target.rumor', { rumor: rumorName(speaker, target.card) })
  if (target.kind === 'mission') return speaker.say('target.mission')
  return speaker.say(target.sure === true ? 'target.sure' : 'target.merchant')
}

/** Skills have names of their own; everything else is a reason. */
function reason(speaker: Speaker, why: string): string {
  const key = `skill.${why}`
  return speaker.say((key in en ? key : `why.${why}`) as Key)
}

function cargoName({ say }: Speaker, value: Card): string {
  const { good, plunder, icon } = CARGO[value]
  return `${say(`good.${good}`)} ${plunder} (${icon === 'escape' ? say('icon.escape') : say(`location.${icon}`)})`
}

function goodsList({ say }: Speaker, goods: readonly Good[]): string {
  const parts = GOODS.flatMap((good) => {
    const count = goods.filter((one) => one === good).length
    return count === 0 ? [] : [count === 1 ? say(`good.${good}`) : `${count} × ${say(`good.${good}`)}`]
  })
  return parts.length === 0 ? '–' : parts.join(', ')
}

function eventName({ card }: Speaker, value: Card): string {
  const event = EVENTS[value]
  return 'npc' in event ? event.name : card(`event.${event.happening}`)
}

export function face(die: number): string {
  return die === SKULL ? '☠' : String(die)
}

/** A declaration names the side it is for, a window the moment; only from others can a ship be kept secret. */
function asked(speaker: Speaker, { seat, ask }: Question, view: View): Params {
  if (ask === 'declare') {
    const battle = ongoing(view, 'battle')
    const side = battle.sides[battle.declared.length]
    return { who: whoName(speaker, side.npc === undefined ? { seat: side.seat ?? seat } : { npc: side.npc }) }
  }
  const top = view.stack.at(-1)
  if (ask === 'chooseShip') return { how: top?.type === 'setup' && view.players.length > 1 ? 'secret' : 'open' }
  if (ask !== 'window' || top?.type !== 'window') return {}
  return { window: windowWords(speaker, top.window) }
}

/** When that is, as it is said at the table. */
function windowWords({ say }: { say: Say<Key> }, window: Window): string {
  const key = `window.${window}`
  return say(key in en ? (key as Key) : 'window.other')
}

/** What the player of a Glory Card decides with it. */
function howWords(say: Say<Key>, action: Action, params: Params): string {
  if (action.type !== 'playGlory') return ''
  if (action.dice !== undefined) return say('how.dice', { side: 'all', ...params })
  if (action.hit !== undefined) return say('how.hit', params)
  if (action.die !== undefined) return say('how.die', params)
  if (action.action !== undefined) return say('how.action', params)
  if (action.seat !== undefined) return say('how.denounce', params)
  return action.nation === undefined ? '' : say('how.pardon', params)
}

function refusalKey(code: string): Key {
  const key = `refusal.${code}`
  return key in en ? (key as Key) : 'refusal.notOffered'
}

function sourceKey(why: string): Key {
  const key = `source.${why}`
  return key in en ? (key as Key) : 'source.battle'
}

const PORT_NAMES: Readonly<Record<Exclude<Zone, 'caribbeanSea'>, string>> = {
  nassau: 'Nassau',
  havana: 'Havana',
  tortuga: 'Tortuga',
  portRoyal: 'Port Royal',
  petitGoave: 'Petit-Goâve',
  santoDomingo: 'Santo Domingo',
  sanJuan: 'San Juan',
  stMaarten: 'St. Maarten',
  stJohn: 'St. John',
  oldProvidence: 'Old Providence',
  cartagena: 'Cartagena',
  basseTerre: 'Basse-Terre',
  bridgetown: 'Bridgetown',
  curacao: 'Curaçao',
  caracas: 'Caracas',
  trinidad: 'Trinidad',
}
