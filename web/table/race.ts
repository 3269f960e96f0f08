/** How the points rose over a match: read off its record, at enough moments to draw a line. */

import type { Event } from '@windward/core/contract.ts'
import type { GameRecord } from '@windward/core/record.ts'
import type { Language } from '@windward/core/words.ts'
import type { AnyFace } from '../games/face.ts'
import { EngineWorker } from './engine.ts'
import type { Eyes, Moment } from './replay.ts'

export interface Standings {
  readonly move: number
  /** By seat. */
  readonly points: readonly number[]
}

/** More moments than these make no better line. */
const MOMENTS = 48

/** Of a game that is over: nothing is hidden any more. None where nobody came to a point. */
export async function raceOf(record: GameRecord, face: AnyFace): Promise<readonly Standings[]> {
  const race = await standingsAt(momentsOf(record.moves.length), record, face, 'all')
  return isRun(race) ? race : []
}

/** Where rounds or turns begin: the first by its name, the others by their numbers. */
export function turnsOf(
  lines: readonly { readonly move: number; readonly event: Event }[],
  { annals }: AnyFace,
  language: Language,
): readonly { readonly move: number; readonly text: string }[] {
  const { turns } = annals
  if (!turns) return []
  const found = lines.flatMap(({ move, event }) => {
    const n = turns.of(event)
    return n === undefined ? [] : [{ move, n }]
  })
  // Nobody tells of the beginning of the first.
  const all = found[0]?.n === 1 ? found : [{ move: 0, n: 1 }, ...found]
  return all.map(({ move, n }) => ({ move, text: n === 1 ? turns.named(n, language) : String(n) }))
}

/** Whether anybody's points ever changed: level lines tell nothing. */
export function isRun(race: readonly Standings[]): boolean {
  return race.some(({ points }) => points.some((n, seat) => n !== race[0].points[seat]))
}

/** The points after the last move, by seat; none where the game's face cannot tell. */
export async function pointsNow(record: GameRecord, face: AnyFace): Promise<readonly number[] | undefined> {
  const [now] = await standingsAt([record.moves.length], record, face, 'spectator')
  return now?.points
}

async function standingsAt(
  moments: readonly number[],
  record: GameRecord,
  { score }: AnyFace,
  eyes: Eyes,
): Promise<readonly Standings[]> {
  if (score === undefined) return []
  const engine = new EngineWorker()
  try {
    await engine.ask({ do: 'replay', record })
    const race: Standings[] = []
    for (const at of moments) {
      const { view, secrets } = await engine.ask<Moment>({ do: 'moment', at, eyes })
      race.push({ move: at, points: score(view, secrets) })
    }
    return race
  } finally {
    engine.close()
  }
}

function momentsOf(moves: number): readonly number[] {
  const n = Math.min(moves, MOMENTS)
  return [...new Set(Array.from({ length: n + 1 }, (_, i) => Math.round((i * moves) / Math.max(n, 1))))]
}
