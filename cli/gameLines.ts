/** Games of a simulation as lines of a file: each says all that it takes to play that game again, and how it ended. */

import type { Played } from '@windward/bots/simulate.ts'
import type { OptionValues } from '@windward/core/contract.ts'
import type { GameId } from '@windward/games/catalogue.ts'

/** JSON lines, or values parted by commas under one head: the same columns in every line, a number or a text in each. */
export const LINE_FORMATS = ['jsonl', 'csv'] as const
export type LineFormat = (typeof LINE_FORMATS)[number]

/** By the name of the file. */
export function formatOf(path: string): LineFormat | undefined {
  return LINE_FORMATS.find((format) => path.endsWith(`.${format}`))
}

/** What comes before the first line. */
export function headOf(format: LineFormat, seats: number): string {
  if (format === 'jsonl') return ''
  const each = (what: string) => Array.from({ length: seats }, (_, seat) => `${what}${seat}`)
  const columns = ['game', 'rev', 'options', 'seats', 'bots', 'seed', 'actions', 'rounds']
  return `${[...columns, ...each('place'), ...each('points')].join()}\n`
}

/** What games of a simulation have in common. */
interface Setting {
  readonly game: GameId
  readonly options: OptionValues
  readonly seats: number
  readonly bots: readonly string[]
}

/** One line for each game. What they have in common is written once. */
export function writerOf(format: LineFormat, rev: number, setting: Setting): (seed: string, played: Played) => string {
  const { game, options, seats, bots } = setting
  if (format === 'jsonl') {
    const common = JSON.stringify({ game, rev, options, seats, bots }).slice(0, -1)
    return (seed, played) => {
      const { actions, rounds } = played
      return `${common},${JSON.stringify({ seed, actions, rounds, ...rankOf(played, seats) }).slice(1)}\n`
    }
  }
  const given = Object.entries(options).map(([option, value]) => `${option}=${value}`)
  const common = [game, rev, quoted(given.join()), seats, quoted(bots.join())].join()
  return (seed, played) => {
    const { places, points } = rankOf(played, seats)
    return `${common},${quoted(seed)},${played.actions},${played.rounds ?? ''},${places.join()},${points.join()}\n`
  }
}

/** By seat. */
function rankOf({ outcome }: Played, seats: number): { readonly places: number[]; readonly points: number[] } {
  const places = new Array<number>(seats).fill(0)
  const points = new Array<number>(seats).fill(0)
  for (const { seat, place, points: own } of outcome) {
    places[seat] = place
    points[seat] = own
  }
  return { places, points }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
