/** What is said of a game that this device keeps. */

import type { Seat } from '@windward/core/contract.ts'
import { numberFormat } from '@windward/core/words.ts'
import { titleOf } from '@windward/games/catalogue.ts'
import { say, settings } from '../shell.svelte.ts'
import type { KeptGame } from '../store/games.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All but the first person at this device; whoever sails alone is shown alone. */
export function opponentsOf({ players }: KeptGame): readonly { readonly name: string; readonly seat: Seat }[] {
  const all = players.map(({ name }, seat) => ({ name, seat }))
  const own = ownSeat(players)
  return all.length === 1 ? all : all.filter(({ seat }) => seat !== own)
}

/** The game, and against whom. */
export function sayPlayed(game: KeptGame): string {
  const title = titleOf(game.record.game)
  return game.players.length === 1 ? title : say('home.match', { game: title, who: whoOf(game) })
}

/** The same, and how it ended. */
export function sayMatch(game: KeptGame): string {
  if (game.points === undefined || game.players.length === 1) return sayPlayed(game)
  const [own, others] = scoreOf(game, game.points)
  return say('home.matchScore', { game: titleOf(game.record.game), who: whoOf(game), own, others })
}

/** The score as it stands between two who play. */
export function sayScore(game: KeptGame, points: readonly number[] | undefined): string | undefined {
  return points === undefined || game.players.length === 1 ? undefined : scoreOf(game, points).join(' : ')
}

/** Whether nobody but bots sits there with one. */
export function isAlone({ players }: KeptGame): boolean {
  return players.filter(({ bot }) => bot === undefined).length === 1
}

/** Within a day, how long ago; then the date. */
export function sayWhen(time: number, now = Date.now()): string {
  const ago = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const past = Math.max(0, now - time)
  if (past < HOUR) return ago.format(-Math.round(past / MINUTE), 'minute')
  if (past < DAY) return ago.format(-Math.round(past / HOUR), 'hour')
  return new Date(time).toLocaleDateString(settings.language, { dateStyle: 'medium' })
}

function whoOf(game: KeptGame): string {
  return new Intl.ListFormat(settings.language).format(opponentsOf(game).map(({ name }) => name))
}

/** One's own points, and the best of the others'. */
function scoreOf(game: KeptGame, points: readonly number[]): readonly [own: string, others: string] {
  const number = numberFormat(settings.language)
  const best = Math.max(...opponentsOf(game).map(({ seat }) => points[seat] ?? 0))
  return [number.format(points[ownSeat(game.players)]), number.format(best)]
}

function ownSeat(players: KeptGame['players']): Seat {
  return Math.max(
    0,
    players.findIndex(({ bot }) => bot === undefined),
  )
}
