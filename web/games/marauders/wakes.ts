/** Whence the ships on the chart came: a wake lies behind each until she moves again, or until her next turn. */

import type { View } from '@windward/games/marauders/view.ts'
import { NPCS, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { distancesFrom } from './outlets.ts'
import { activeSeat, under } from './reading.ts'
import { thing } from './things.ts'

/** By the thing that moved. */
export type Wakes = ReadonlyMap<string, Zone>

export const NO_WAKES: Wakes = new Map()

export function wakesAfter(wakes: Wakes, before: View, now: View): Wakes {
  if (isLeap(before, now)) return NO_WAKES
  const turn = activeSeat(now)
  const isNewRound = before.round !== now.round
  const isNewTurn = isNewRound || activeSeat(before) !== turn
  const faded: readonly string[] = [
    ...(isNewTurn && turn !== undefined ? [thing('seat', turn)] : []),
    ...(isNewRound ? NPC_THINGS : []),
  ]
  const seats = now.players.map(
    (_, seat) => [thing('seat', seat), before.players[seat].captain?.zone, now.players[seat].captain?.zone] as const,
  )
  const npcs = NPCS.map((npc) => [thing('npc', npc), before.npcs[npc].zone, now.npcs[npc].zone] as const)
  const moved = [...seats, ...npcs].flatMap(([one, from, to]) =>
    from !== undefined && to !== undefined && distancesFrom(from).get(to) === 1 ? [[one, from] as const] : [],
  )
  if (moved.length === 0 && !faded.some((one) => wakes.has(one))) return wakes
  return new Map([...[...wakes].filter(([one]) => !faded.includes(one)), ...moved])
}

/** Nobody sailed: a step was taken back, or a replay went on elsewhere. */
function isLeap(before: View, now: View): boolean {
  if (now.round !== before.round) return now.round !== before.round + 1
  const [was, is] = [under(before, 'turn'), under(now, 'turn')]
  return was !== undefined && was.seat === is?.seat && is.actions > was.actions
}

const NPC_THINGS = NPCS.map((npc) => thing('npc', npc))
