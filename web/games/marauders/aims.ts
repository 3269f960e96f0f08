/** Where one's own mission and rumors are carried out: flags on the chart, always. */

import { MISSIONS, type MissionData, type MissionStep } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import { FACE_DOWN, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { type Thing, thing } from './things.ts'

export interface Aim {
  readonly thing: Thing
  readonly kind: 'mission' | 'rumor'
  readonly zone: Zone
  /** In the port of the zone; else at sea. */
  readonly isInPort: boolean
}

export function aimsOf({ mission, rumors }: Captain): readonly Aim[] {
  const step: MissionStep | undefined = mission && MISSIONS[mission.card].steps[mission.step]
  const errand = step ? placesOf(step, mission?.seen ?? []) : []
  return [
    ...errand.map((place) => ({ thing: thing('mission', 'own'), kind: 'mission' as const, ...place })),
    ...rumors
      .filter((card) => card !== FACE_DOWN)
      .map((card) => ({
        thing: thing('rumor', card),
        kind: 'rumor' as const,
        ...placeOfRumor(card),
      })),
  ]
}

export function placeOfRumor(card: number): Pick<Aim, 'zone' | 'isInPort'> {
  const { place, skill } = RUMORS[card]
  return { zone: place, isInPort: skill === 'influence' }
}

/** All that a mission leads to, in its order. */
export function placesOfMission(mission: number): readonly Pick<Aim, 'zone' | 'isInPort'>[] {
  const { steps }: MissionData = MISSIONS[mission]
  return steps.flatMap((step) => placesOf(step, []))
}

/** None where it may be done anywhere. */
export function placesOf(step: MissionStep, seen: readonly string[]): readonly Pick<Aim, 'zone' | 'isInPort'>[] {
  switch (step.at) {
    case 'port':
      return [{ zone: step.port, isInPort: true }]
    case 'search':
      return [{ zone: step.zone, isInPort: false }]
    case 'zones': {
      const left = step.zones.filter((zone) => !seen.includes(zone))
      return (step.inOrder ? left.slice(0, 1) : left).map((zone) => ({ zone, isInPort: false }))
    }
    default:
      return []
  }
}
