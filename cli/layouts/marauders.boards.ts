/** The captains' boards: what everybody sees of each, and the whole of one's own. */

import type { Seat } from '@windward/core/contract.ts'
import type { Names } from '@windward/core/words.ts'
import { GLORY } from '@windward/games/marauders/cards/glory.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { goodOf } from '@windward/games/marauders/components/cargo.ts'
import { modificationOf } from '@windward/games/marauders/components/ships.ts'
import { skillIn } from '@windward/games/marauders/rules/captain.ts'
import { trackOf } from '@windward/games/marauders/rules/glory.ts'
import { fullValue, maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { Ship } from '@windward/games/marauders/ship.ts'
import type { Captain, Mission } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import {
  byKey,
  type Card,
  FACE_DOWN,
  LOCATIONS,
  NATIONS,
  type Nation,
  SKILLS,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { paint, wrap } from '../look.ts'

export function boards(view: View, speech: MaraudersSpeech, names: Names, width: number): string[] {
  return view.players.flatMap((_, seat) => board(view, speech, names, width, seat))
}

function board(view: View, speech: MaraudersSpeech, names: Names, width: number, seat: Seat): string[] {
  const { say } = speech
  const player = view.players[seat]
  const asked = view.stack.at(-1)?.asks.includes(seat) === true
  const points = say('table.points', { points: trackOf(player), goal: view.options.glory })
  const head = `${asked ? '▶' : ' '} ${seat + 1} ${names(seat)} · ${points} · ${purse(view, speech, seat)}`
  const { captain } = player
  if (captain === undefined) return [paint.bold(head), `    ${say('table.noCaptain')}`]
  const lines = [who(captain, speech), `${shipLine(captain.ship, speech)}`, ...belongings(captain, speech)]
  const passes = player.passes.map((window) => speech.window(window))
  if (passes.length > 0) lines.push(say('table.passes', { windows: passes.join(', ') }))
  if (seat === view.seat) lines.push(...secrets(captain, speech))
  return [asked ? paint.bold(head) : head, ...lines.map((line) => wrap(`    ${line}`, width, '      '))]
}

/** One's own gold and stash; of others only what they add up to. */
function purse(view: View, { say }: MaraudersSpeech, seat: Seat): string {
  const { captain, stash } = view.players[seat]
  if (stash === FACE_DOWN) return say('table.wealth', { gold: view.wealth[seat] })
  return `${say('table.gold', { gold: captain?.gold ?? 0 })} · ${say('table.stash', { gold: stash })}`
}

function who(captain: Captain, { say, card, zone }: MaraudersSpeech): string {
  const { key, name, nation, homePort } = CAPTAINS[captain.id]
  const skills = byKey(SKILLS, (skill) => skillIn(captain, skill))
  const place = `${zone(captain.zone)} (${say(captain.inPort ? 'table.inPort' : 'table.atSea')})`
  const origin = `${say(`nation.${nation}`)}, ${zone(homePort)}`
  return `${paint.bold(name)} (${origin}) · ${place} · ${say('table.skills', skills)} · ${card(`captain.${key}`)}`
}

/** Cubes as they stand, of how many. */
export function shipLine(ship: Ship, { say }: MaraudersSpeech): string {
  const cubes = LOCATIONS.map((location) => {
    const text = `${say(`location.${location}`)} ${ship.at[location]}/${fullValue(ship, location)}`
    return ship.at[location] === 0 ? paint.red(`${text} ✗`) : text
  })
  const fitted = ship.modifications.map((token) => {
    const kind = modificationOf(token)
    return say(`modification.${kind}`) + (ship.flipped.includes(kind) ? ' ✗' : '')
  })
  return [`${say(`ship.${ship.type}`)} ↻${maneuverability(ship)}`, ...cubes, ...fitted].join(' · ')
}

function belongings(captain: Captain, speech: MaraudersSpeech): string[] {
  const { say, card } = speech
  const cards = say('table.cards', { glory: captain.glory.length, rumors: captain.rumors.length })
  const parts = [say('table.cargo', { goods: cargoText(captain, say) }), cards]
  for (const weapon of captain.weapons) parts.push(say(`weapon.${weapon}`))
  for (const kept of captain.kept) parts.push(say('table.kept', { card: card(`rumor.${RUMORS[kept].key}`) }))
  const wanted = NATIONS.filter((nation) => captain.bounties[nation] > 0)
  if (wanted.length > 0) {
    const bounties = wanted.map((nation) => `${say(`nation.${nation}`)} ${captain.bounties[nation]}`).join(', ')
    parts.push(paint.yellow(say('table.bounties', { bounties })))
  }
  const lines = [parts.join(' · ')]
  const crew = captain.specialists.map(({ type }) => `${say(`specialist.${type}`)} – ${card(`specialistText.${type}`)}`)
  if (crew.length > 0) lines.push(say('table.employs', { specialists: crew.join(' · ') }))
  if (captain.mission !== undefined) lines.push(missionLine(captain.mission, speech))
  return lines
}

/** What it asks for, and how far it has come. */
function missionLine({ card, step, seen }: Mission, { say, card: text, zone }: MaraudersSpeech): string {
  const { key, steps } = MISSIONS[card]
  const mission = `${paint.bold(text(`mission.${key}`))} – ${text(`missionText.${key}`)}`
  const parts = [say('table.mission', { mission })]
  if (steps.length > 1) parts.push(say('table.step', { step: step + 1, steps: steps.length }))
  if (seen.length > 0) parts.push(say('table.seen', { places: seen.map(nameOf).join(', ') }))
  return parts.join(' · ')

  function nameOf(place: Zone | Nation): string {
    return isNation(place) ? say(`nation.${place}`) : zone(place)
  }
}

function isNation(place: Zone | Nation): place is Nation {
  return (NATIONS as readonly string[]).includes(place)
}

function cargoText(captain: Captain, say: MaraudersSpeech['say']): string {
  const cards = captain.cargo.filter((one) => one !== FACE_DOWN)
  if (cards.length < captain.cargo.length) return String(captain.cargo.length)
  return cards.length === 0 ? '0' : cards.map((one) => say(`good.${goodOf(one)}`)).join(', ')
}

function secrets(captain: Captain, speech: MaraudersSpeech): string[] {
  const { say } = speech
  const lines: string[] = []
  const glory = captain.glory.map((one) => gloryText(one, speech))
  const rumors = captain.rumors.map((one) => rumorText(one, speech))
  if (glory.length > 0) lines.push(say('table.hand', { cards: glory.join(' · ') }))
  if (rumors.length > 0) lines.push(say('table.heard', { cards: rumors.join(' · ') }))
  return lines
}

export function gloryText(one: Card<'glory'>, { card }: MaraudersSpeech): string {
  return `${paint.bold(card(`glory.${GLORY[one]}`))} – ${card(`gloryText.${GLORY[one]}`)}`
}

/** Where, by which skill, and what for. */
function rumorText(one: Card<'rumors'>, { say, card, zone }: MaraudersSpeech): string {
  const { key, place, skill } = RUMORS[one]
  const where = say(skill === 'influence' ? 'table.inPort' : 'table.atSea')
  const name = `${paint.bold(card(`rumor.${key}`))} (${zone(place)}, ${where}: ${say(`skill.${skill}`)})`
  return `${name} – ${card(`rumorText.${key}`)}`
}
