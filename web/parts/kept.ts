/** What is said of a game that this device keeps. */

import type { Seat } from '@windward/core/contract.ts'
import { numberFormat } from '@windward/core/words.ts'
import { titleOf } from '@windward/games/catalogue.ts'
import { say, settings } from '../shell.svelte.ts'
import type { KeptGame } from '../store/games.ts'
import { rivalling } from './rivalry.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All but the first person at this device; whoever sails alone is shown alone, and bots among themselves are all shown. */
export function opponentsOf({ players }: KeptGame): readonly { readonly name: string; readonly seat: Seat }[] {
  const all = players.map(({ name }, seat) => ({ name, seat }))
  const own = ownSeat(players)
  return all.length === 1 ? all : all.filter(({ seat }) => seat !== own)
}

/** The game, and against whom, or who played it for a watcher. */
export function sayPlayed(game: KeptGame): string {
  const title = titleOf(game.record.game)
  if (game.players.length === 1) return title
  return say(isWatched(game) ? 'home.watched' : 'home.match', { game: title, who: whoOf(game) })
}

/** The same, and how it ended. */
export function sayMatch(game: KeptGame): string {
  if (game.points === undefined || game.players.length === 1) return sayPlayed(game)
  const title = titleOf(game.record.game)
  if (isWatched(game))
    return say('home.watchedScore', { game: title, who: whoOf(game), score: allOf(game.points).join(' : ') })
  const [own, others] = scoreOf(game, game.points)
  return say('home.matchScore', { game: title, who: whoOf(game), own, others })
}

/** The score as it stands between two who play; bots have theirs in the order in which they are named. */
export function sayScore(game: KeptGame, points: readonly number[] | undefined): string | undefined {
  if (points === undefined || game.players.length === 1) return undefined
  return (isWatched(game) ? allOf(points) : scoreOf(game, points)).join(' : ')
}

/** Whether it was won or lost; bots do neither for anybody. */
export function sayHow(game: KeptGame): string {
  const { points, winners } = game
  const seat = ownSeat(game.players)
  if (points === undefined || seat === undefined || game.players.length === 1) return ''
  if (winners) return say(!winners.includes(seat) ? 'home.lost' : winners.length === 1 ? 'home.won' : 'home.shared')
  // A game of before: of as many points the record alone knows.
  const [own, best] = [points[seat], bestOf(game, points)]
  return own === best ? '' : say(own > best ? 'home.won' : 'home.lost')
}

/** How well one played, where it was analysed. */
export function sayAccuracy({ players, accuracies }: KeptGame): string {
  const seat = ownSeat(players)
  const accuracy = seat === undefined ? undefined : accuracies?.[seat]
  return accuracy === undefined ? '' : say('home.accuracy', { n: Math.round(accuracy) })
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

/** Nobody sat there: bots played for whoever looked on. */
function isWatched({ players }: KeptGame): boolean {
  return ownSeat(players) === undefined
}

function whoOf(game: KeptGame): string {
  return new Intl.ListFormat(settings.language).format(opponentsOf(game).map(({ name }) => name))
}

/** One's own points, and those of whoever else won, or the best of the others'. */
function scoreOf(game: KeptGame, points: readonly number[]): readonly [own: string, others: string] {
  const number = numberFormat(settings.language)
  return [number.format(points[ownSeat(game.players) ?? 0]), number.format(bestOf(game, points))]
}

function allOf(points: readonly number[]): readonly string[] {
  return points.map((each) => numberFormat(settings.language).format(each))
}

function bestOf(game: KeptGame, points: readonly number[]): number {
  const others = opponentsOf(game).map(({ seat }) => seat)
  return rivalling(points, others, game.winners)
}

function ownSeat(players: KeptGame['players']): Seat | undefined {
  const seat = players.findIndex(({ bot }) => bot === undefined)
  return seat < 0 ? undefined : seat
}
