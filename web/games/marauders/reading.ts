/** What can be read off a view: what can be pressed, what things cost, how likely they are, and what remains uncertain. */

import type { Seat } from '@windward/core/contract.ts'
import type { Names } from '@windward/core/words.ts'
import { CAPTAINS, type CaptainKey } from '@windward/games/marauders/components/captains.ts'
import { EVENTS } from '@windward/games/marauders/components/events.ts'
import { GOLD_PER_POINT } from '@windward/games/marauders/components/ships.ts'
import type { Frame, FrameOf } from '@windward/games/marauders/frames.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { isCalled, skillOf } from '@windward/games/marauders/rules/captain.ts'
import { trackOf } from '@windward/games/marauders/rules/glory.ts'
import { isHostile } from '@windward/games/marauders/rules/npc.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import {
  type Action,
  FACE_DOWN,
  LOCATIONS,
  type Location,
  type Npc,
  type Skill,
  type Target,
  type Who,
} from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { BoardProps } from '../face.ts'
import { thing, thingToPress } from './things.ts'

/** Answers by the thing on the board that stands for them. */
export type Targets = ReadonlyMap<string, readonly Action[]>

export function targetsOf(view: View, seat: Seat | undefined, choices: readonly Action[]): Targets {
  const zone = seat === undefined ? undefined : view.players[seat].captain?.zone
  const found = new Map<string, Action[]>()
  for (const action of choices) {
    const place = thingToPress(action, zone)
    if (place === undefined) continue
    const there = found.get(place)
    if (there) there.push(action)
    else found.set(place, [action])
  }
  return found
}

/** The locations of a ship at which an answer is given. */
export function locationsIn(targets: Targets): readonly Location[] {
  return LOCATIONS.filter((location) => targets.has(thing('location', location)))
}

/** Gives the answer that a location stands for. */
export function pressLocation(
  { choose }: Pick<BoardProps<View, Action, Event>, 'choose'>,
  targets: Targets,
  location: Location,
): void {
  const action = targets.get(thing('location', location))?.[0]
  if (action) choose(action)
}

/** The newest frame of a kind, if something of the kind is under way. */
export function under<T extends Frame['type']>(view: View, type: T): FrameOf<T> | undefined {
  return view.stack.findLast((frame): frame is FrameOf<T> => frame.type === type)
}

/** Whose turn it is. */
export function activeSeat(view: View): Seat | undefined {
  return under(view, 'turn')?.seat
}

/** At least one skull on so many dice: four of six faces show none. */
export function chanceOf(dice: number): number {
  return 1 - (4 / 6) ** dice
}

/** How likely a check of one's own succeeds, in percent. */
export function checkOdds(view: View, seat: Seat, skill: Skill): number {
  return Math.round(100 * chanceOf(skillOf(view, seat, skill)))
}

/** The same of the check that a card's choice begins with; none where it begins with another thing. */
export function choiceOdds(view: View, seat: Seat, action: Action): number | undefined {
  if (action.type !== 'choose') return undefined
  const options = under(view, 'effects')?.todo.flatMap((effect) => (effect.do === 'choose' ? effect.options : [])) ?? []
  const first = options.find(({ choice }) => choice === action.choice)?.effects[0]
  return first?.do === 'skillCheck' ? checkOdds(view, seat, first.skill) : undefined
}

interface Odds {
  readonly dice: number
  readonly percent: number
}

/** How likely a scout finds what she looks for, with everything that bears on it. */
export function scoutOdds(view: View, seat: Seat, target: Target): Odds {
  if (target.kind === 'merchant' && target.sure === true) return { dice: 0, percent: 100 }
  const dice = adjust(view, 'dice.scout', seat, skillOf(view, seat, 'scouting'))
  // One die rolled again is one die more.
  const again = target.kind === 'merchant' && isCalled(view, seat, LOOKS_AGAIN) ? 1 : 0
  return { dice, percent: Math.round(100 * chanceOf(dice + again)) }
}

const LOOKS_AGAIN: CaptainKey = 'frances'

export interface Commander {
  readonly npc: Npc
  readonly name: string
  readonly skills: Readonly<Record<'seamanship' | 'scouting' | 'leadership', number>>
}

export function commanderOf(view: View, npc: Npc): Commander | undefined {
  const event = EVENTS[view.npcs[npc].cards.at(-1) ?? FACE_DOWN]
  return event !== undefined && 'npc' in event ? { npc, name: event.name, skills: event.skills } : undefined
}

/** Whether an NPC would hunt this seat where it is. Gold and cargo of others are theirs to know. */
export function hunts(view: View, npc: Npc, seat: Seat | undefined): boolean {
  if (seat === undefined || seat !== view.seat) return false
  const { captain } = view.players[seat]
  return captain !== undefined && isHostile(view, npc, captain)
}

/** Points on the track, and how many the stash can add: exactly for one's own, from none to the most for others'. */
export function gloryOf(view: View, seat: Seat): { track: number; least: number; most: number } {
  const player = view.players[seat]
  const track = trackOf(player)
  const cap = Math.floor(view.options.glory / 2)
  const points = (gold: number) => Math.min(cap, Math.floor(gold / GOLD_PER_POINT))
  if (player.stash !== FACE_DOWN) {
    const own = points(player.stash)
    return { track, least: track + own, most: track + own }
  }
  if (player.captain === undefined)
    return { track, least: track + points(view.wealth[seat]), most: track + points(view.wealth[seat]) }
  return { track, least: track, most: track + (player.stashes === 0 ? 0 : points(view.wealth[seat])) }
}

/** The game is over with this round. */
export function hasReachedGoal(view: View, seat: Seat): boolean {
  return gloryOf(view, seat).least >= view.options.glory
}

export function captainName(view: View, seat: Seat): string | undefined {
  const { captain } = view.players[seat]
  return captain && CAPTAINS[captain.id].name
}

/** The view with all that lies face down turned up, as far as it is drawn. */
export function unveil(view: View, all: State): View {
  const players = view.players.map((player, seat) => {
    const known = all.players[seat]
    const { captain } = player
    if (captain === undefined || known.captain === undefined) return { ...player, stash: known.stash }
    const { cargo, glory, rumors, gold } = known.captain
    return { ...player, stash: known.stash, captain: { ...captain, cargo, glory, rumors, gold } }
  })
  return { ...view, players, merchants: all.merchants, ports: all.ports }
}

export function nameOfWho(who: Who, names: Names, { say }: MaraudersSpeech): string {
  if ('seat' in who) return names(who.seat)
  return 'npc' in who ? say(`npc.${who.npc}`) : say(`foe.${who.foe}`)
}

/** Event Cards that It's Too Quiet draws besides itself. */
export const DRAWN_BY_TOO_QUIET = 2

/**
 * So many rounds can still follow: the Event Cards left, without those that an Event Card is about to draw. It only ever
 * falls, while the most rounds there can be would jump from 34 to 32.
 */
export function roundsLeft(view: View): number {
  const quiet = view.stack.find((frame) => frame.type === 'event' && drawsMore(frame))
  const coming = quiet?.type === 'event' ? DRAWN_BY_TOO_QUIET - quiet.next : 0
  return Math.max(0, view.events.deck.length - coming)
}

function drawsMore({ event, at }: FrameOf<'event'>): boolean {
  const card = EVENTS[event]
  const isQuiet = 'happening' in card && card.happening === 'tooQuiet'
  return isQuiet && (at === 'icons' || at === 'read' || at === 'more')
}
