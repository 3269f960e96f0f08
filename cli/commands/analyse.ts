/** `windward analyse`: how well each side of a record played, and how lucky it was. */

import { analyse, type DraftedMove, joined } from '@windward/analysis/analyse.ts'
import { judgeOfRevision } from '@windward/analysis/catalogue.ts'
import { type Analysis, type AnyJudge, EFFORTS, type Effort } from '@windward/analysis/contract.ts'
import type { AnyMatch, GameRecord } from '@windward/core/record.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { type Command, Option } from 'commander'
import { analysisPage, type PageSection } from '../analysisPage.ts'
import { ExitError } from '../exitError.ts'
import { readText, writeWhole } from '../files.ts'
import { type Global, natsOption, seedOption } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { complain, type Io, print } from '../io.ts'
import { figures, paint } from '../look.ts'
import { divide, type Workplace, withBar } from '../pool.ts'
import { tellFault } from '../telling.ts'
import { type ToldAnalysis, tellAnalysis } from '../toldAnalysis.ts'
import { wordsIn } from '../words/index.ts'
import type { JudgedPart, RecordPart } from '../worker.ts'

interface AnalyseFlags extends Workplace {
  readonly effort: Effort
  readonly seed?: string
  readonly json?: true
  readonly html?: string
}

/** The same record, effort and seed give the same analysis. */
const SEED = 'windward'
/** Into so many parts a record is cut for workers. */
const PARTS = 100

export function addAnalyse(program: Command, io: Io): void {
  program
    .command('analyse')
    .argument('<files...>', 'records, as windward record and play write them')
    .description('how well each side played, how lucky it was, and the moves that decided')
    .addOption(
      new Option('--effort <effort>', 'how many worlds are tried for each move').choices(EFFORTS).default('normal'),
    )
    .addOption(seedOption('other worlds are tried for another seed'))
    .addOption(natsOption('nats://…; spread the moves over windward worker processes'))
    .option('--json', 'print one JSON object a record instead of tables')
    .option('--html <file>', 'write it all as one page as well, with a graph and every decision')
    .addHelpText(
      'after',
      `
Every choice is judged by what its player could know; docs/analysis.md explains the figures.

Exit code 0: all were analysed. 1: at least one is no record, or from before there was an analysis.

Examples:
  windward analyse game.json --effort quick
  windward analyse game.json --html game.html`,
    )
    .action(async (files: readonly string[], _given: unknown, command: Command) => {
      const flags = command.optsWithGlobals<AnalyseFlags>()
      const sections: PageSection[] = []
      for (const path of files) {
        const section = await analyseFile(path, flags, io)
        if (section === undefined) io.exitCode = 1
        else sections.push(section)
      }
      if (flags.html !== undefined && sections.length > 0) writeWhole(flags.html, analysisPage(sections, flags.lang))
    })
}

/** Nothing, where it could not be done: why has been said. */
async function analyseFile(path: string, flags: AnalyseFlags, io: Io): Promise<PageSection | undefined> {
  const say = wordsIn(flags.lang)
  try {
    const text = readText(path)
    const result = await verifyRecord(text)
    if (!result.ok) throw new ExitError('verify.bad', { path, why: tellFault(result.fault, text, say) })
    const { record, match } = result
    const judge = await judgeOfRevision(gameNamed(record.game), record.rev)
    if (judge === undefined) throw new ExitError('analyse.noJudge', { path, rev: record.rev })
    const analysis = await analysed(match, judge, record, flags, io)
    const told = await tellAnalysis(path, match.game, record, analysis, flags.lang)
    if (flags.json) print(io, JSON.stringify(analysis))
    else tell(told, flags.lang, io)
    return { analysis, told }
  } catch (error) {
    if (!(error instanceof ExitError)) throw error
    complain(io, paint.red(error.tell(say)))
    return undefined
  }
}

/** `match`: the record, played to its end. */
async function analysed(
  match: AnyMatch,
  judge: AnyJudge,
  record: GameRecord,
  flags: AnalyseFlags,
  io: Io,
): Promise<Analysis> {
  const { effort, seed = SEED, lang } = flags
  const steps =
    flags.nats === undefined
      ? analyse(match.game, judge, record, effort, seed)
      : joined(match, judge, record, effort, seed, await spreadDrafts(record, flags, io))
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

/** In order, whoever judged them. */
async function spreadDrafts(record: GameRecord, flags: AnalyseFlags, io: Io): Promise<readonly DraftedMove[]> {
  const { effort, seed = SEED, lang } = flags
  const all = record.moves.length
  const size = Math.ceil(all / PARTS)
  const parts: JudgedPart[] = []
  let [first, judged] = [0, 0]
  const next = (): RecordPart | undefined => {
    if (first >= all) return undefined
    const part = { game: gameNamed(record.game), record, effort, seed, first, end: Math.min(all, first + size) }
    first = part.end
    return part
  }
  await withBar(io, all, lang, (shown) => {
    const done = (part: JudgedPart) => {
      judged += part.end - part.first
      parts.push(part)
      shown(judged)
    }
    return divide({ task: 'judgePart', threads: 1, next, done }, flags, io)
  })
  return parts.sort((a, b) => a.first - b.first).flatMap(({ drafts }) => drafts)
}

function tell({ title, heads, rows, mistakes, strokes }: ToldAnalysis, lang: Global['lang'], io: Io): void {
  const say = wordsIn(lang)
  print(io, paint.bold(title))
  print(io, figures(heads, rows))
  print(io, `\n${paint.bold(say(mistakes.length > 0 ? 'analyse.mistakes' : 'analyse.noMistakes'))}`)
  for (const sentence of mistakes) print(io, sentence)
  if (strokes.length > 0) print(io, `\n${paint.bold(say('analyse.strokes'))}`)
  for (const sentence of strokes) print(io, sentence)
}
