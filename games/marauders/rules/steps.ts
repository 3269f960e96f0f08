/** Missions on their way: what counts as a step, what is lost, and what completing one brings (p. 9). */

import type { Seat } from '@windward/core/contract.ts'
import type { CardEffect } from '../cards/effect.ts'
import { dataOf, type MissionStep, stepOf } from '../cards/missions.ts'
import { matter, type Play, tell } from '../flow.ts'
import type { Frame, Side } from '../frames.ts'
import type { MissionEnd } from '../news.ts'
import type { Captain, Mission, State } from '../state.ts'
import { type Card, GOODS, type Good, type Nation, type Zone } from '../vocabulary.ts'
import { captainOf, lives } from './captain.ts'
import { perform } from './cards.ts'
import { cardShowing, countOf, discardCargo, remove } from './goods.ts'
import type { Happens, Listener } from './listener.ts'
import { isNavalShip } from './zones.ts'

/** What completes a step by itself: a port reached, a zone passed, a battle or raid won. */
export const MISSIONS_HAPPEN: readonly Happens[] = [
  {
    key: 'mission',
    windows: ['mission.step'],
    concerns: (s, seat, f) => takenBy(s, seat, f) !== undefined,
    happen(p, seat) {
      const taken = takenBy(p.s, seat, matter(p.s))
      if (taken !== undefined) take(p, seat, taken)
      return true
    },
  },
]

/** Goods are handed in at any moment of a Port action, when their owner likes. */
export const MISSIONS_ACT: readonly Listener[] = [
  {
    use: 'handIn',
    windows: ['port.any'],
    offers(s, seat, f) {
      const captain = captainOf(s, seat)
      return f.type === 'port' && goodsWanted(captain) !== undefined ? [{ type: 'handIn' }] : []
    },
    act(p, seat) {
      const cards = goodsWanted(captainOf(p.s, seat))
      if (cards === undefined) return
      discardCargo(p, seat, cards)
      advance(p, seat)
    },
  },
]

/** Where a Scout action may look for what the mission is about. A fight needs Crew. */
export function maySearch(captain: Captain): boolean {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (step?.at !== 'search' || step.zone !== captain.zone || captain.inPort) return false
  return step.fight === undefined || captain.ship.at.crew > 0
}

/** What was looked for is found; perhaps it must be fought for. */
export function search(p: Play, seat: Seat): void {
  const { mission } = captainOf(p.s, seat)
  const step = mission === undefined ? undefined : stepOf(mission)
  if (mission === undefined || step?.at !== 'search') return
  if (step.fight === undefined) return advance(p, seat)
  perform(
    p,
    seat,
    { from: 'mission', card: mission.card },
    [{ do: 'crewCombat', ...step.fight }, { do: 'advanceMission' }],
    false,
  )
}

/** The next step, or the end: then what the card promises, and the Glory Point. */
export function advance(p: Play, seat: Seat, earning?: readonly CardEffect[]): void {
  const captain = captainOf(p.s, seat)
  const { mission } = captain
  if (mission === undefined) return
  mission.step++
  mission.seen = []
  if (stepOf(mission) !== undefined) return tell(p, { type: 'missionAdvanced', seat, mission: mission.card })
  captain.mission = undefined
  tell(p, { type: 'missionCompleted', seat, mission: mission.card })
  const effects = earning ?? dataOf(mission.card).effects
  perform(p, seat, { from: 'mission', card: mission.card }, [...effects, { do: 'gainPoint', deed: 'mission' }])
}

export function loseMission(p: Play, seat: Seat, why: MissionEnd): void {
  const captain = captainOf(p.s, seat)
  if (captain.mission === undefined) return
  p.s.missions.discard.push(captain.mission.card)
  tell(p, { type: 'missionLost', seat, mission: captain.mission.card, why })
  captain.mission = undefined
}

/** A passenger does not sail with pirates. */
export function loseOnTurningPirate(p: Play, seat: Seat): void {
  const { mission } = captainOf(p.s, seat)
  if (mission !== undefined && dataOf(mission.card).passenger === true) loseMission(p, seat, 'passenger')
}

/** A voyage in order begins anew after a port. */
export function breakVoyage({ mission }: Captain): void {
  const step = mission === undefined ? undefined : stepOf(mission)
  if (mission !== undefined && step?.at === 'zones' && step.inOrder === true) mission.seen = []
}

/** NPC pirates smell silver. */
export function carriesTreasure({ mission }: Captain): boolean {
  return mission !== undefined && dataOf(mission.card).treasure === true
}

/** Done, or one more place seen, or a check that is due. */
type Taken = 'done' | { readonly seen: Zone | Nation } | { readonly check: Extract<MissionStep, { at: 'port' }> }

function takenBy(s: State, seat: Seat, f: Frame): Taken | undefined {
  if (!lives(s, seat)) return undefined
  const captain = captainOf(s, seat)
  const { mission } = captain
  const step = mission === undefined ? undefined : stepOf(mission)
  if (mission === undefined || step === undefined) return undefined
  switch (step.at) {
    case 'port':
      if (f.type !== 'port' || captain.zone !== step.port || step.handIn !== undefined) return undefined
      return step.check === undefined ? 'done' : { check: step }
    case 'ports':
      return f.type === 'port' && captain.zone !== 'caribbeanSea'
        ? visited(step.nations, mission, s.ports[captain.zone].nation)
        : undefined
    case 'zones':
      if (f.type !== 'turn' || captain.inPort) return undefined
      if (step.inOrder === true && step.zones[mission.seen.length] !== captain.zone) return undefined
      return visited(step.zones, mission, captain.zone)
    case 'raid':
      return f.type === 'raid' && f.nation === step.nation && f.gold >= step.gold ? 'done' : undefined
    case 'battle':
      return f.type === 'battle' && isBeaten(f.sides[f.lost[0]], step.against) ? 'done' : undefined
    case 'search':
      return undefined
  }
}

function take(p: Play, seat: Seat, taken: Taken): void {
  const { mission } = captainOf(p.s, seat)
  if (mission === undefined) return
  if (taken === 'done') return advance(p, seat)
  if ('check' in taken) return check(p, seat, mission, taken.check)
  mission.seen.push(taken.seen)
  tell(p, { type: 'missionAdvanced', seat, mission: mission.card })
}

/** Some pay even if it fails; any other may be tried again. */
function check(
  p: Play,
  seat: Seat,
  mission: Mission,
  { check: skill, failure }: Extract<MissionStep, { at: 'port' }>,
): void {
  if (skill === undefined) return
  const failed: CardEffect[] = failure === undefined ? [] : [{ do: 'advanceMission', earning: failure }]
  const effect = { do: 'skillCheck', skill, success: [{ do: 'advanceMission' }], failure: failed } as const
  perform(p, seat, { from: 'mission', card: mission.card }, [effect], false)
}

function visited(places: readonly (Zone | Nation)[], { seen }: Mission, place: Zone | Nation): Taken | undefined {
  if (!places.includes(place) || seen.includes(place)) return undefined
  return seen.length + 1 === places.length ? 'done' : { seen: place }
}

/** Crews that only a card knows are neither players nor NPCs. */
function isBeaten({ seat, npc }: Side, against: Extract<MissionStep, { at: 'battle' }>['against']): boolean {
  if (against === 'anyone') return npc !== undefined || seat !== undefined
  return npc !== undefined && (against === 'navy' ? isNavalShip(npc) : npc === against)
}

/** The cards to be handed in here, if all are aboard. */
function goodsWanted(captain: Captain): Card<'cargo'>[] | undefined {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (step?.at !== 'port' || step.handIn === undefined || captain.zone !== step.port) return undefined
  const { handIn } = step
  const wanted = GOODS.flatMap((good) => Array<Good>(handIn[good] ?? 0).fill(good))
  if (GOODS.some((good) => countOf(captain.cargo, good) < (handIn[good] ?? 0))) return undefined
  const rest = [...captain.cargo]
  return wanted.map((good) => {
    const card = cardShowing(rest, good)
    remove(rest, card)
    return card
  })
}
