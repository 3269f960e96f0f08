/** Everything the game says to people, in each language. */

import type { Seat } from '@windward/core/contract.ts'
import {
  type Catalogue,
  capitalised,
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
import { CARGO } from '../components/cargo.ts'
import { EVENTS } from '../components/events.ts'
import { ongoing } from '../flow.ts'
import { deckOf } from '../mentions.ts'
import type { Chase, Event } from '../news.ts'
import type { View } from '../view.ts'
import {
  type Action,
  type Card,
  type Direction,
  FOES,
  GOODS,
  type Good,
  type How,
  LOCATIONS,
  type Location,
  type Nation,
  NPCS,
  type Npc,
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
import { en, type GameKey } from './en.ts'
import { gloryDe } from './glory.de.ts'
import { type GloryTextKey, gloryEn } from './glory.en.ts'
import { gloryIt } from './glory.it.ts'
import { it } from './it.ts'
import { captainSubject, type Naming, preySubject, type Subject, subjectOf, subjectParams } from './subjects.ts'

export type MaraudersSpeech = Speech<Action, View, Event, Question> & {
  /** Names and rule texts of captains, zones, events, modifications, weapons and cards. */
  readonly card: Say<CardKey | GloryTextKey>
  readonly say: Say<GameKey>
  zone(zone: Zone): string
  /** Off its port, or out on the open sea. */
  off(zone: Zone): string
  /** When one is asked there, as part of a sentence. */
  window(window: Window): string
  /** What an event speaks of, put into words, for a sentence of one's own. */
  params(event: Event, view: View, names: Names): Params
}

export const CATALOGUES: Readonly<Record<Language, Catalogue<GameKey>>> = { en, it, de }
/** Put together when they are read: a page fetches the words of a language with the first that reads it. */
export const CARDS: Readonly<Record<Language, Catalogue<CardKey | GloryTextKey>>> = {
  get en() {
    return { ...cardsEn, ...gloryEn }
  },
  get it() {
    return { ...cardsIt, ...gloryIt }
  },
  get de() {
    return { ...cardsDe, ...gloryDe }
  },
}

export function speech(language: Language): MaraudersSpeech {
  const say = sayer(language, CATALOGUES[language])
  const card = sayer(language, CARDS[language])
  const put = (thing: Action | Event, view: View, names: Names): Params =>
    facts({ say, card, language, names, view }, thing)
  return {
    say,
    card,
    zone: (zone) => placeName({ say }, zone),
    off: (zone) => offZone({ say }, zone),
    window: (window) => windowWords({ say }, window),
    params: (event, view, names) => ({ ...HIDDEN, ...put(event, view, names) }),
    question: (question, view, names) =>
      say(`ask.${question.ask}`, asked({ say, card, language, names, view }, question)),
    action: (action, view, names) => {
      const params = put(action, view, names)
      return say(`action.${action.type}`, { by: 'door', how: howWords(say, action, params), ...params })
    },
    event: (event, view, names) => {
      const params = { ...HIDDEN, ...put(event, view, names) }
      const chase = 'cause' in event ? say(chaseKey(event), params) : undefined
      return begun(say, say(`event.${event.type}`, { ...params, chase }))
    },
    refusal: ({ code }) => say(refusalKey(code)),
    source: (why) => say(sourceKey(why)),
  }
}

/** Which language said it, who is who, and what cards are called. */
interface Speaker extends Naming {
  readonly card: Say<CardKey | GloryTextKey>
}

/** Why an NPC sailed where it did; an icon may point where there is no border. */
function chaseKey(chase: Chase): GameKey {
  return chase.cause === 'icon' && chase.border !== chase.wind ? 'chase.clockwise' : `chase.${chase.cause}`
}

/** What an event leaves out where it is not told. */
const HIDDEN: Params = {
  glory: 'hidden',
  rumor: 'hidden',
  goods: 'hidden',
  gold: 'hidden',
  winner: 'hidden',
  weapon: 'hidden',
  text: 'hidden',
  who: 'hidden',
}

/** A sentence that begins with an NPC or a foe begins with a capital; names of people stay as they are. */
function begun(say: Say<GameKey>, line: string): string {
  const npc = NPCS.some((name) => line.startsWith(say(`npc.${name}`)))
  const foe = FOES.some((name) => line.startsWith(say(`foe.${name}`)))
  return npc || foe ? capitalised(line) : line
}

/** The fields of an action or event, put into words by what they are. */
function facts(speaker: Speaker, thing: Action | Event): Params {
  const params: Record<string, string | number> = {}
  const { type } = thing
  for (const [field, value] of Object.entries(thing)) {
    const name = paramOf(thing, field)
    const subject = value === undefined ? undefined : SUBJECTS[name]?.(speaker, value as never)
    if (subject !== undefined) Object.assign(params, subjectParams(name, subject))
    else if (value !== undefined) params[name] = wordsFor(speaker, name, type, value)
    if (name === 'dice') params.diceNumber = (value as readonly unknown[]).length === 1 ? 'one' : 'many'
    if (name === 'nation') params.merchant = speaker.say(`merchant.${value as Nation}`)
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

/** What a sentence calls a field; a card goes by its deck. */
function paramOf(of: Action | Event, field: string): string {
  if (field === 'seat') return 'who'
  if (field !== 'card') return field
  const deck = deckOf(of, field)
  return deck === 'rumors' ? 'rumor' : (deck ?? field)
}

/** Fields whose words have number and gender. */
const SUBJECTS: Readonly<Record<string, (speaker: Speaker, value: never) => Subject | undefined>> = {
  who: (speaker, value: Seat | Who) => subjectOf(speaker, typeof value === 'number' ? { seat: value } : value),
  aggressor: subjectOf,
  defender: subjectOf,
  winner: subjectOf,
  from: subjectOf,
  prey: preySubject,
  /** How a port is entered goes by the same name. */
  by: (speaker, value: Who | string) => (typeof value === 'string' ? undefined : subjectOf(speaker, value)),
  npc: (speaker, value: Npc) => subjectOf(speaker, { npc: value }),
  captain: (_speaker, value: Card<'captains'>) => captainSubject(value),
}

type Wording = (speaker: Speaker, value: never, type: string) => string | number

const WORDINGS: Readonly<Record<string, Wording>> = {
  wind: (speaker, value: Direction) => speaker.say(`wind.${value}`),
  border: (speaker, value: Direction) => speaker.say(`wind.${value}`),
  to: placeOrLocation,
  at: placeOrLocation,
  zone: placeOrLocation,
  port: placeOrLocation,
  location: placeOrLocation,
  ship: (speaker, value: never) => speaker.say(`ship.${value}` as GameKey),
  event: (speaker, value: Card<'events'>, type) =>
    type === 'eventDrawn' ? eventCard(speaker, value) : eventName(speaker, value),
  nation: (speaker, value: never) => speaker.say(`nation.${value}` as GameKey),
  nations: ({ say, language }, value: readonly Nation[]) =>
    new Intl.ListFormat(language).format(value.map((nation) => say(`nation.${nation}`))),
  good: (speaker, value: Good) => speaker.say(`good.${value}`),
  goods: goodsList,
  dice: (_speaker, value: readonly number[], type) =>
    value.map((die) => (type === 'rolled' ? face(die) : die + 1)).join(' '),
  die: (_speaker, value: number) => value + 1,
  hit: (_speaker, value: number) => value + 1,
  target: targetName,
  cards: (speaker, value: readonly Card<'cargo'>[]) => value.map((one) => cargoName(speaker, one)).join(', '),
  cargo: cargoName,
  glory: gloryName,
  text: gloryName,
  rumor: rumorName,
  mission: (speaker, value: Card<'missions'>) => speaker.card(`mission.${MISSIONS[value].key}`),
  activity: (speaker, value: never, type) => (type === 'visited' ? value : speaker.say(`activity.${value}` as GameKey)),
  modification: (speaker, value: never) => speaker.say(`modification.${value}` as GameKey),
  specialist: (speaker, value: never) => speaker.say(`specialist.${value}` as GameKey),
  skill: (speaker, value: never) => speaker.say(`skill.${value}` as GameKey),
  choice: (speaker, value: never) => speaker.say(`choice.${value}` as GameKey),
  weapon: (speaker, value: never) => speaker.say(`weapon.${value}` as GameKey),
  action: (speaker, value: never) => speaker.say(`combat.${value}` as GameKey),
  window: (speaker, value: Window) => windowWords(speaker, value),
  use: (speaker, value: never) => speaker.say(`use.${value}` as GameKey),
  change: (_speaker, value: number) => (value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`),
  why: (speaker, value: string, type) => (TOLD_APART.includes(type) ? value : reason(speaker, value, type)),
}

/** Events whose sentence differs by the reason, where others name it. */
const TOLD_APART: readonly string[] = ['gameEnded', 'missionLost']

function wordsFor(speaker: Speaker, name: string, type: string, value: unknown): string | number {
  const wording = WORDINGS[name]
  if (wording !== undefined) return wording(speaker, value as never, type)
  return typeof value === 'number' ? value : String(value)
}

function placeOrLocation(speaker: Speaker, value: Zone | Location): string {
  if ((LOCATIONS as readonly string[]).includes(value)) return speaker.say(`location.${value as Location}`)
  return isZone(value) ? placeName(speaker, value) : value
}

function placeName({ say }: Pick<Speaker, 'say'>, zone: Zone): string {
  return zone === 'caribbeanSea' ? say('zone.caribbeanSea') : PORT_NAMES[zone]
}

function gloryName({ card }: Speaker, value: Card<'glory'>): string {
  return card(`glory.${GLORY[value]}`)
}

function rumorName({ card }: Speaker, value: Card<'rumors'>): string {
  return card(`rumor.${RUMORS[value].key}`)
}

function targetName(speaker: Speaker, target: Target): string {
  if (target.kind === 'player') return speaker.names(target.seat)
  if (target.kind === 'npc') return speaker.say(`npc.${target.npc}`)
  if (target.kind === 'rumor') return speaker.say('target.rumor', { rumor: rumorName(speaker, target.card) })
  if (target.kind === 'mission') return speaker.say('target.mission')
  return speaker.say(target.sure === true ? 'target.sure' : 'target.merchant')
}

/** Skills have names of their own, some rolls too; everything else is a reason. */
function reason(speaker: Speaker, why: string, type: string): string {
  const keys = [`skill.${why}`, ...(type === 'rolled' ? [`roll.${why}`] : []), `why.${why}`]
  return speaker.say(keys.find((key) => key in en) as GameKey)
}

function cargoName({ say }: Speaker, value: Card<'cargo'>): string {
  const { good, plunder, icon } = CARGO[value]
  return `${say(`good.${good}`)} ${plunder} (${icon === 'escape' ? say('icon.escape') : say(`location.${icon}`)})`
}

function goodsList({ say, language }: Speaker, goods: readonly Good[]): string {
  const parts = GOODS.flatMap((good) => {
    const count = goods.filter((one) => one === good).length
    return count === 0 ? [] : [count === 1 ? say(`good.${good}`) : `${count} × ${say(`good.${good}`)}`]
  })
  return parts.length === 0 ? '–' : new Intl.ListFormat(language).format(parts)
}

function eventName({ card }: Speaker, value: Card<'events'>): string {
  const event = EVENTS[value]
  return 'npc' in event ? event.name : card(`event.${event.happening}`)
}

/** A ship's card is known by its captain; which ship he brings stands on it too. */
function eventCard(speaker: Speaker, value: Card<'events'>): string {
  const event = EVENTS[value]
  if (!('npc' in event)) return eventName(speaker, value)
  return speaker.say('npcCard', { name: event.name, ship: speaker.say(`npcShip.${event.npc}`) })
}

export function face(die: number): string {
  return die === SKULL ? '☠' : String(die)
}

/** A declaration names the side it is for, a window the moment; only from others can a ship be kept secret. */
function asked(speaker: Speaker, { seat, ask }: Question): Params {
  const { view } = speaker
  if (ask === 'declare') {
    const battle = ongoing(view, 'battle')
    const side = battle.sides[battle.declared.length]
    return { who: subjectOf(speaker, side.npc === undefined ? { seat: side.seat ?? seat } : { npc: side.npc }).name }
  }
  const top = view.stack.at(-1)
  if (ask === 'chooseShip') return { how: top?.type === 'setup' && view.players.length > 1 ? 'secret' : 'open' }
  if (ask !== 'window' || top?.type !== 'window') return {}
  return { window: windowWords(speaker, top.window) }
}

/** When that is, as it is said at the table. */
function windowWords({ say }: { say: Say<GameKey> }, window: Window): string {
  const key = `window.${window}`
  return say(key in en ? (key as GameKey) : 'window.other')
}

/** What the player of a Glory Card decides with it. */
function howWords(say: Say<GameKey>, action: Action, params: Params): string {
  if (action.type !== 'playGlory') return ''
  const copied = action.text === undefined ? '' : say('how.copy', params)
  return copied + choiceWords(say, action, params)
}

function choiceWords(say: Say<GameKey>, action: How, params: Params): string {
  if (action.dice !== undefined) return say('how.dice', { side: 'all', ...params })
  if (action.hit !== undefined) return say('how.hit', params)
  if (action.die !== undefined) return say('how.die', params)
  if (action.action !== undefined) return say('how.action', params)
  if (action.seat !== undefined) return say('how.denounce', params)
  return action.nation === undefined ? '' : say('how.pardon', params)
}

function refusalKey(code: string): GameKey {
  const key = `refusal.${code}`
  return key in en ? (key as GameKey) : 'refusal.notOffered'
}

function sourceKey(why: string): GameKey {
  const key = `source.${why}`
  return key in en ? (key as GameKey) : 'source.battle'
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
