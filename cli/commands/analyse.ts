/** `windward analyse`: how well each side of a record played, and how lucky it was. */

import { analyse } from '@windward/analysis/analyse.ts'
import { judgeOf } from '@windward/analysis/catalogue.ts'
import { type Analysis, EFFORTS, type Effort, type JudgedMove } from '@windward/analysis/contract.ts'
import { greatestStrokes, worstMistakes } from '@windward/analysis/turning.ts'
import type { Event } from '@windward/core/contract.ts'
import { Match, type ToldEvent } from '@windward/core/match.ts'
import type { AnyMatch, GameRecord } from '@windward/core/record.ts'
import { coverOf, rulesOf } from '@windward/games/catalogue.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { type Command, Option } from 'commander'
import { ExitError } from '../exitError.ts'
import { readText } from '../files.ts'
import { type Global, seedOption } from '../flags.ts'
import { gameNamed, wordsOf } from '../games.ts'
import { complain, type Io, print } from '../io.ts'
import { figures, paint } from '../look.ts'
import { namesOf } from '../players.ts'
import { withBar } from '../pool.ts'
import { tellFault } from '../telling.ts'
import { wordsIn } from '../words/index.ts'

interface AnalyseFlags extends Global {
  readonly effort: Effort
  readonly seed?: string
  readonly json?: true
}

/** The same record, effort and seed give the same analysis. */
const SEED = 'windward'

export function addAnalyse(program: Command, io: Io): void {
  program
    .command('analyse')
    .argument('<files...>', 'records, as windward record and play write them')
    .description('how well each side played, how lucky it was, and the moves that decided')
    .addOption(
      new Option('--effort <effort>', 'how many worlds are tried for each move').choices(EFFORTS).default('normal'),
    )
    .addOption(seedOption('other worlds are tried for another seed'))
    .option('--json', 'print one JSON object a record instead of tables')
    .addHelpText(
      'after',
      `
Every choice is judged by what its player could know; docs/analysis.md explains the figures.

Exit code 0: all were analysed. 1: at least one is no record, or was played by other rules.

Example:
  windward analyse game.json --effort quick`,
    )
    .action(async (files: readonly string[], _given: unknown, command: Command) => {
      const flags = command.optsWithGlobals<AnalyseFlags>()
      for (const path of files) if (!(await analyseFile(path, flags, io))) io.exitCode = 1
    })
}

async function analyseFile(path: string, flags: AnalyseFlags, io: Io): Promise<boolean> {
  const say = wordsIn(flags.lang)
  try {
    const text = readText(path)
    const result = await verifyRecord(text)
    if (!result.ok) throw new ExitError('verify.bad', { path, why: tellFault(result.fault, text, say) })
    const { record } = result
    const { rev } = await rulesOf(gameNamed(record.game))
    if (record.rev !== rev) throw new ExitError('analyse.otherRules', { path, rev: record.rev, current: rev })
    const analysis = await analysed(record, flags, io)
    if (flags.json) print(io, JSON.stringify(analysis))
    else await tell(path, record, analysis, flags.lang, io)
    return true
  } catch (error) {
    if (!(error instanceof ExitError)) throw error
    complain(io, paint.red(error.tell(say)))
    return false
  }
}

async function analysed(record: GameRecord, { effort, seed = SEED, lang }: AnalyseFlags, io: Io): Promise<Analysis> {
  const id = gameNamed(record.game)
  const steps = analyse(await rulesOf(id), await judgeOf(id), record, effort, seed)
  let step = steps.next()
  const work = async (done: (moves: number) => void) => {
    for (; !step.done; step = steps.next()) {
      done(step.value.move)
      // The bar is drawn between two moves.
      await new Promise(setImmediate)
    }
  }
  await withBar(io, record.moves.length, lang, work)
  if (!step.done) throw new Error('an analysis ends with its result')
  return step.value
}

async function tell(path: string, record: GameRecord, analysis: Analysis, lang: Global['lang'], io: Io): Promise<void> {
  const say = wordsIn(lang)
  const names = namesOf(record.players, say)
  const { title } = coverOf(gameNamed(record.game))
  const { moves, totals, effort } = analysis
  print(
    io,
    paint.bold(say('analyse.title', { path, title, moves: record.moves.length, effort: say(`effort.${effort}`) })),
  )
  const heads = [
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
  const rows = totals.map((total, seat) => [
    names(seat),
    percent(analysis.end[seat]),
    signed(total.luck),
    percent(total.adjusted),
    signed(total.own),
    signed(total.others),
    signed(total.residual),
    (100 * total.error).toFixed(2),
    total.accuracy.toFixed(1),
    say(`class.${total.class}`),
  ])
  print(
    io,
    figures(
      heads.map((head) => say(`analyse.${head}`)),
      rows,
    ),
  )
  const told = await tellMoves(record, moves, lang, names)
  const mistakes = worstMistakes(analysis)
  print(io, `\n${paint.bold(say(mistakes.length > 0 ? 'analyse.mistakes' : 'analyse.noMistakes'))}`)
  for (const { move, seat, decision } of mistakes) {
    const { options, chosen, mark, error, doubt, isMixed } = decision
    const { answers } = told(move)
    print(
      io,
      say(isMixed ? 'analyse.bid' : 'analyse.mistake', {
        move,
        mark: mark ?? '',
        name: names(seat),
        given: answers[chosen],
        value: percent(options[chosen].value),
        better: answers[0],
        best: percent(isMixed ? options[chosen].value + error : options[0].value),
        cost: (100 * error).toFixed(1),
        doubt: (100 * doubt).toFixed(1),
      }),
    )
  }
  const strokes = greatestStrokes(analysis)
  if (strokes.length > 0) print(io, `\n${paint.bold(say('analyse.strokes'))}`)
  for (const { move, seat, luck } of strokes) {
    const { answer, events } = told(move.move)
    print(
      io,
      say('analyse.stroke', {
        move: move.move,
        name: names(seat),
        luck: (100 * luck).toFixed(1),
        mover: names(move.seat),
        answer,
        events,
      }),
    )
  }
}

interface ToldMove {
  readonly answer: string
  /** The options of its decision, in their order. */
  readonly answers: readonly string[]
  readonly events: string
}

/** Each judged move in words, as its player saw the table before it. */
async function tellMoves(
  record: GameRecord,
  moves: readonly JudgedMove[],
  lang: Global['lang'],
  names: (seat: number) => string,
): Promise<(move: number) => ToldMove> {
  const id = gameNamed(record.game)
  const speech = await wordsOf(id, record.rev, lang)
  const judged = new Map(moves.map((move) => [move.move, move]))
  const told = new Map<number, ToldMove>()
  const match: AnyMatch = new Match(await rulesOf(id), { ...record })
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

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`.replace('-', '−')
}

function signed(share: number): string {
  const points = (100 * share).toFixed(1)
  return share > 0 ? `+${points}` : points.replace('-', '−')
}
