/** How a game was decided, in words. */

import type { Outcome, Seat } from '@windward/core/contract.ts'
import { type Names, numberFormat } from '@windward/core/words.ts'
import type { AnyFace } from '../games/face.ts'
import { say, settings } from '../shell.svelte.ts'

/** Of whom, and how they are called. */
export interface EndedGame {
  readonly face: AnyFace
  readonly view: unknown
  readonly outcome: Outcome
  readonly seat: Seat | undefined
  readonly names: Names
  readonly source: (why: string) => string
}

export function headlineOf({ outcome, seat, names }: EndedGame): string {
  const winners = winnersOf(outcome)
  if (winners.length === 1 && winners[0].seat === seat) return say('result.victory')
  const who = new Intl.ListFormat(settings.language).format(winners.map((winner) => names(winner.seat)))
  return say(winners.length > 1 ? 'result.shared' : 'result.wins', { who })
}

/** By how much it was won, and against whom. */
export function sumOf({ outcome, names }: EndedGame, you?: Seat): string {
  const second = secondOf(outcome)
  if (!second) return ''
  const number = numberFormat(settings.language)
  const points = { points: number.format(outcome[0].points), others: number.format(second.points) }
  return say('result.by', { ...points, who: second.seat === you ? say('play.you') : names(second.seat) })
}

/** Of a game that was not played to its end. */
export function stoodAt({ outcome }: EndedGame): string {
  const number = numberFormat(settings.language)
  return say('result.stood', { standings: outcome.map(({ points }) => number.format(points)).join(' : ') })
}

/** What made the greatest difference between the first and the second. */
export function decidedBy({ face, view, outcome, seat, names, source }: EndedGame): string {
  const [first] = outcome
  const second = secondOf(outcome)
  if (!second || winnersOf(outcome).length > 1) return ''
  const passedOver = face.passedOver?.(view, settings.language, names, seat)
  if (passedOver) return passedOver
  if (first.points === second.points) return tied(face, first, second)
  const pointsOf = (standing: Outcome[number], why: string) =>
    standing.sources.find((each) => each.why === why)?.points ?? 0
  const [most] = first.sources
    .map(({ why, points }) => ({ why, points, others: pointsOf(second, why) }))
    .sort((a, b) => b.points - b.others - (a.points - a.others))
  if (!most || first.sources.length < 2 || most.points <= most.others) return ''
  const number = numberFormat(settings.language)
  const params = { source: source(most.why), points: number.format(most.points), others: number.format(most.others) }
  return say('result.decided', params)
}

/** What decided between two with as many points: the first of the game's comparisons in which they differ. */
function tied(face: AnyFace, one: Outcome[number], other: Outcome[number]): string {
  const at = one.tiebreaks.findIndex((n, i) => n !== other.tiebreaks[i])
  const what = face.tiebreaks?.(settings.language)[at]
  if (what === undefined) return ''
  const number = numberFormat(settings.language)
  const params = { source: what, points: number.format(one.tiebreaks[at]), others: number.format(other.tiebreaks[at]) }
  return say('result.tied', params)
}

function winnersOf(outcome: Outcome): Outcome {
  return outcome.filter(({ place }) => place === 1)
}

function secondOf(outcome: Outcome): Outcome[number] | undefined {
  return outcome.find(({ place }) => place > 1)
}
