/** Who sits where, and who plays for whom. */

import type { Outcome, Seat, Standing } from '@windward/core/contract.ts'
import type { Ending, SeatInfo } from '@windward/protocol/tables.ts'

export function seatOf(seats: readonly SeatInfo[], person: string | undefined): Seat | undefined {
  const seat = person === undefined ? -1 : seats.findIndex((s) => s.person?.id === person)
  return seat === -1 ? undefined : seat
}

export function isFree({ person, bot }: SeatInfo): boolean {
  return person === undefined && bot === undefined
}

/** Those whose own person plays, and can be kept waiting by. */
export function seatsOfPersons(seats: readonly SeatInfo[]): readonly Seat[] {
  return seats.flatMap((s, seat) => (s.person !== undefined && s.bot === undefined ? [seat] : []))
}

/** Nobody is left to play against, or nobody who cares. */
export function isDecided(seats: readonly SeatInfo[]): boolean {
  const playing = seats.filter((s) => !s.resigned)
  return playing.length <= 1 || !playing.some((s) => s.person !== undefined)
}

/** Those who gave up come last, the first to do so at the very end; the others as the game ranks them. */
export function standingsOf(
  seats: number,
  outcome: Outcome | undefined,
  resigned: readonly Seat[],
): Ending['standings'] {
  const order = outcome ?? Array.from({ length: seats }, (_, seat) => unscored(seat))
  const stayed = order.filter((s) => !resigned.includes(s.seat))
  const standings = stayed.map((s) => ({ ...s, place: 1 + stayed.filter((o) => o.place < s.place).length }))
  for (const seat of resigned.toReversed()) {
    const scored = order.find((s) => s.seat === seat) ?? unscored(seat)
    standings.push({ ...scored, place: standings.length + 1 })
  }
  return standings.map(plain)
}

function unscored(seat: Seat): Standing {
  return { seat, place: 1, points: 0, tiebreaks: [], sources: [] }
}

function plain(standing: Standing): Ending['standings'][number] {
  return {
    ...standing,
    tiebreaks: [...standing.tiebreaks],
    sources: standing.sources.map((source) => ({ ...source })),
  }
}
