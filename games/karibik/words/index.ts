/** Everything about Karibik that is said to a person. */

import type { Refusal } from '@windward/core/contract.ts'
import { type Catalogue, type Language, type Names, type Params, type Speech, sayer } from '@windward/core/words.ts'
import { CITY_AT, chestValue, HAVEN_AT } from '../board.ts'
import { CAPTURE_REWARD, SHIP_NAMES } from '../components.ts'
import { tieBreakerOf } from '../rules/bribing.ts'
import { playerOf } from '../state.ts'
import type { View } from '../view.ts'
import {
  type Action,
  type Card,
  type City,
  type Colour,
  type Event,
  type Question,
  SHIPS,
  type Ship,
  type Space,
} from '../vocabulary.ts'
import { de } from './de.ts'
import { en, type GameKey } from './en.ts'
import { sayEvent } from './events.ts'
import { it } from './it.ts'
import { type Speaker, speakerOf } from './speaker.ts'

export const CATALOGUES: Readonly<Record<Language, Catalogue<GameKey>>> = { en, it, de }

type Named<P extends string> = GameKey extends infer K ? (K extends `${P}.${infer Rest}` ? Rest : never) : never
export type Label = Named<'table'>

/** What a table, drawn or printed, needs beside the sentences. */
export interface KaribikSpeech extends Speech<Action, View, Event, Question> {
  label(label: Label, params?: Params): string
  space(space: Space): string
  city(city: City): string
  colour(colour: Colour): string
  card(card: Card): string
}

/** Printed charts number their sea spaces; a drawn one does not, and there a name is said alone. */
export function speech(language: Language, isNumbered = true): KaribikSpeech {
  const say = sayer(language, CATALOGUES[language])
  const speaker = speakerOf(language, say, isNumbered)
  return {
    question: (question, view) => sayQuestion(speaker, question, view),
    action: (action, view, names) => sayAction(speaker, action, view, names),
    doubt: (action, view, names) => sayDoubt(speaker, action, view, names),
    event: (event, _view, names) => sayEvent(speaker, event, names),
    refusal: (refusal, _view, names) => sayRefusal(speaker, refusal, names),
    source: (why) => say(known(`source.${why}`, 'source.captured')),
    label: (label, params) => say(`table.${label}`, params),
    space: speaker.space,
    city: speaker.city,
    colour: (colour) => say(`colour.${colour}`),
    card: speaker.card,
  }
}

function sayQuestion({ say, card }: Speaker, question: Question, view: View): string {
  const ship = question.ship && SHIP_NAMES[question.ship]
  switch (question.ask) {
    case 'allocate':
      return say(question.optional ? 'question.reallocate' : 'question.allocate')
    case 'breakTie': {
      const tieBreaker = view.seats[question.seat].tieBreaker
      return say('question.breakTie', { ship, card: tieBreaker === undefined ? '?' : card(tieBreaker) })
    }
    case 'move':
      return say('question.move', { ship, left: view.step.at === 'moving' ? view.step.left : 0 })
    case 'callEnd':
      return say('question.callEnd', { rounds: view.round - view.latestBooty })
  }
}

function sayAction(speaker: Speaker, action: Action, view: View, names: Names): string {
  const { say, space } = speaker
  switch (action.type) {
    case 'allocate': {
      const ships = SHIPS.map((ship) => SHIP_NAMES[ship])
      const card = speaker.card(tieBreakerOf(action.bribes))
      return say('action.allocate', { bids: speaker.bids(ships, action.bribes), card })
    }
    case 'sail':
      return say('action.sail', { space: space(action.to), note: noteOn(speaker, action.to, view, names) })
    case 'steal':
      return say('action.steal', { ship: SHIP_NAMES[action.from], ...cargoOf(speaker, view, action.from) })
    case 'swap':
      return saySwap(speaker, action.with, view)
    case 'handOver':
      return say('action.handOver', { ship: SHIP_NAMES[action.to], ...cargoOf(speaker, view, moved(view)) })
    case 'capture': {
      const city = CITY_AT[view.ships[moved(view)].at]
      const chest = city && { city: speaker.city(city), value: chestValue(city) }
      return say('action.capture', { city: '', value: 0, ...chest, reward: CAPTURE_REWARD })
    }
    case 'deliver':
      return sayDeliver(speaker, action.to, view, names)
    case 'finish':
      return say('action.finish', { ship: SHIP_NAMES[moved(view)] })
    default:
      return say(`action.${action.type}`)
  }
}

function saySwap(speaker: Speaker, other: Ship, view: View): string {
  const mine = cargoOf(speaker, view, moved(view))
  const theirs = cargoOf(speaker, view, other)
  const params = { gave: mine.chest, lost: mine.value, took: theirs.chest, value: theirs.value }
  return speaker.say('action.swap', { ship: SHIP_NAMES[other], ...params })
}

function sayDeliver(speaker: Speaker, haven: Space, view: View, names: Names): string {
  const owner = ownerOf(view, haven)
  const params = { space: speaker.space(haven), ...cargoOf(speaker, view, moved(view)) }
  if (owner === undefined || owner === view.seat) return speaker.say('action.deliver', params)
  return speaker.say('action.deliverTo', { ...params, player: names(owner) })
}

/** Nobody is stopped from paying an opponent, but it is seldom meant (ruling 13). */
function sayDoubt(speaker: Speaker, action: Action, view: View, names: Names): string | undefined {
  const owner = action.type === 'deliver' ? ownerOf(view, action.to) : undefined
  if (owner === undefined || owner === view.seat) return undefined
  return speaker.say('doubt.deliverTo', { ...cargoOf(speaker, view, moved(view)), player: names(owner) })
}

/** Why one might want to sail there. */
function noteOn({ say, city }: Speaker, space: Space, view: View, names: Names): string {
  const harbor = CITY_AT[space]
  if (harbor && view.ashore.includes(harbor)) {
    return say('note.city', { city: city(harbor), value: chestValue(harbor) })
  }
  const owner = ownerOf(view, space)
  if (owner === undefined) return ''
  return owner === view.seat ? say('note.ownHaven') : say('note.haven', { player: names(owner) })
}

function ownerOf(view: View, haven: Space) {
  const colour = HAVEN_AT[haven]
  return colour && playerOf(view.seats, colour)
}

function moved(view: View): Ship {
  return view.step.at === 'moving' ? view.step.ship : SHIPS[0]
}

function cargoOf({ city }: Speaker, view: View, ship: Ship) {
  const { cargo } = view.ships[ship]
  return cargo === undefined ? { chest: '', value: 0 } : { chest: city(cargo), value: chestValue(cargo) }
}

/** A refusal's facts are ids; here they become names. */
function sayRefusal({ say, space, city }: Speaker, { code, params = {} }: Refusal, names: Names): string {
  const told: Record<string, string | number> = { ...params }
  if (params.ship !== undefined) told.ship = SHIP_NAMES[params.ship as Ship]
  if (params.seat !== undefined) told.player = names(Number(params.seat))
  for (const key of ['space', 'here']) if (params[key] !== undefined) told[key] = space(Number(params[key]))
  for (const key of ['city', 'chest']) if (params[key] !== undefined) told[key] = city(params[key] as City)
  return say(known(`refusal.${code}`, 'refusal.notOffered'), told)
}

function known(key: string, otherwise: GameKey): GameKey {
  return Object.hasOwn(en, key) ? (key as GameKey) : otherwise
}
