/** An analysis in words and tables, for the terminal and for a page. */

import type { Analysis, JudgedMove } from '@windward/analysis/contract.ts'
import { greatestStrokes, worstMistakes } from '@windward/analysis/turning.ts'
import type { AnyGame, Event } from '@windward/core/contract.ts'
import { Match, type ToldEvent } from '@windward/core/match.ts'
import type { AnyMatch, GameRecord } from '@windward/core/record.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { coverOf } from '@windward/games/catalogue.ts'
import { gameNamed, wordsOf } from './games.ts'
import { namesOf } from './players.ts'
import { wordsIn } from './words/index.ts'

export interface ToldAnalysis {
  readonly title: string
  readonly names: Names
  /** One row for each player. */
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** A sentence each: what cost most, and what chance did. */
  readonly mistakes: readonly string[]
  readonly strokes: readonly string[]
  readonly told: (move: number) => MoveInWords
}

export interface MoveInWords {
  readonly answer: string
  /** The options of its decision, in their order. */
  readonly answers: readonly string[]
  readonly events: string
}

const COLUMNS = [
  'player',
  'result',
  'luck',
  'adjusted',
  'own',
  'others',
  'residual',
  'error',
  'accuracy',
  'class',
] as const

export async function tellAnalysis(
  path: string,
  game: AnyGame,
  record: GameRecord,
  analysis: Analysis,
  language: Language,
): Promise<ToldAnalysis> {
  const say = wordsIn(language)
  const names = namesOf(record.players, say)
  const effort = say(`effort.${analysis.effort}`)
  const { title } = coverOf(gameNamed(record.game))
  const told = await tellMoves(game, record, analysis.moves, language, names)
  return {
    title: say('analyse.title', { path, title, moves: record.moves.length, effort }),
    names,
    heads: COLUMNS.map((head) => say(`analyse.${head}`)),
    rows: rowsOf(analysis, names, language),
    mistakes: mistakesIn(analysis, told, names, language),
    strokes: strokesIn(analysis, told, names, language),
    told,
  }
}

function rowsOf({ totals, end }: Analysis, names: Names, language: Language): readonly (readonly string[])[] {
  const say = wordsIn(language)
  return totals.map((total, seat) => [
    names(seat),
    percent(end[seat]),
    signed(total.luck),
    percent(total.adjusted),
    signed(total.own),
    signed(total.others),
    signed(total.residual),
    (100 * total.error).toFixed(2),
    total.accuracy.toFixed(1),
    say(`class.${total.class}`),
  ])
}

type Told = ToldAnalysis['told']

function mistakesIn(analysis: Analysis, told: Told, names: Names, language: Language): readonly string[] {
  const say = wordsIn(language)
  return worstMistakes(analysis).map(({ move, seat, decision }) => {
    const { options, chosen, mark, error, doubt, isMixed } = decision
    const { answers } = told(move)
    return say(isMixed ? 'analyse.bid' : 'analyse.mistake', {
      move,
      mark: mark ?? '',
      name: names(seat),
      given: answers[chosen],
      value: percent(options[chosen].value),
      better: answers[0],
      best: percent(isMixed ? options[chosen].value + error : options[0].value),
      cost: (100 * error).toFixed(1),
      doubt: (100 * doubt).toFixed(1),
    })
  })
}

function strokesIn(analysis: Analysis, told: Told, names: Names, language: Language): readonly string[] {
  const say = wordsIn(language)
  return greatestStrokes(analysis).map(({ move, seat, luck }) => {
    const { answer, events } = told(move.move)
    const facts = { move: move.move, name: names(seat), luck: (100 * luck).toFixed(1) }
    return say('analyse.stroke', { ...facts, mover: names(move.seat), answer, events })
  })
}

/** Each judged move in words, as its player saw the table before it. */
async function tellMoves(
  game: AnyGame,
  record: GameRecord,
  moves: readonly JudgedMove[],
  language: Language,
  names: Names,
): Promise<Told> {
  const speech = await wordsOf(gameNamed(record.game), record.rev, language)
  const judged = new Map(moves.map((move) => [move.move, move]))
  const told = new Map<number, MoveInWords>()
  const match: AnyMatch = new Match(game, { ...record })
  for (const [i, [seat, action]] of record.moves.entries()) {
    const view = match.view(seat)
    const inWords = (option: unknown) => speech.action(option, view, names)
    const options = judged.get(i + 1)?.decision?.options ?? []
    const answer = inWords(action)
    const answers = options.map((option) => inWords(option.action))
    const done = match.submit(seat, action)
    const events = done.ok
      ? done.events.map(({ event }: ToldEvent<Event>) => speech.event(event, match.view(seat), names))
      : []
    told.set(i + 1, { answer, answers, events: events.filter(Boolean).join(' · ') })
  }
  return (move) => told.get(move) ?? { answer: '', answers: [], events: '' }
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`.replace('-', '−')
}

function signed(share: number): string {
  const points = (100 * share).toFixed(1)
  return share > 0 ? `+${points}` : points.replace('-', '−')
}
