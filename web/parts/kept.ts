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

/** The game, against whom, and how it ended. */
export function sayMatch(game: KeptGame): string {
  const title = titleOf(game.record.game)
  const opponents = opponentsOf(game)
  if (game.players.length === 1) return title
  const who = new Intl.ListFormat(settings.language).format(opponents.map(({ name }) => name))
  const number = numberFormat(settings.language)
  if (game.points === undefined) return say('home.match', { game: title, who })
  const own = number.format(game.points[ownSeat(game.players)])
  const others = number.format(Math.max(...opponents.map(({ seat }) => game.points?.[seat] ?? 0)))
  return say('home.matchScore', { game: title, who, own, others })
}

/** Within a day, how long ago; then the date. */
export function sayWhen(time: number, now = Date.now()): string {
  const ago = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const past = Math.max(0, now - time)
  if (past < HOUR) return ago.format(-Math.round(past / MINUTE), 'minute')
  if (past < DAY) return ago.format(-Math.round(past / HOUR), 'hour')
  return new Date(time).toLocaleDateString(settings.language, { dateStyle: 'medium' })
}

function ownSeat(players: KeptGame['players']): Seat {
  return Math.max(
    0,
    players.findIndex(({ bot }) => bot === undefined),
  )
}
