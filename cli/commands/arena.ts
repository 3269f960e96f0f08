/** `windward arena`: bots against each other on the same deals, until it is known who is better. */

import { availableParallelism } from 'node:os'
import { type Language, numberFormat } from '@windward/core/words.ts'
import { coverOf, rulesOf } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import { type ArenaReport, type BotStanding, namesIn, reportOf, type ToldStrength, testOf } from '../arena.ts'
import { type Block, type Contest, ResultsFile } from '../blocks.ts'
import { ExitError } from '../exitError.ts'
import {
  claims,
  contendersFor,
  names,
  natsOption,
  number,
  optionsOf,
  optionsOption,
  seatsOption,
  seedOption,
  spreadable,
  type TableFlags,
} from '../flags.ts'
import { gameNamed } from '../games.ts'
import { type Io, print } from '../io.ts'
import { figures, paint } from '../look.ts'
import { divide, MOST_WORKERS, type Workplace, withBar } from '../pool.ts'
import type { Claims } from '../ruler.ts'
import { wordsIn } from '../words/index.ts'
import type { Bout } from '../worker.ts'

interface ArenaFlags extends TableFlags, Workplace {
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly sprt?: Claims
  readonly budget?: number
  readonly adjusted?: true
  readonly out?: string
  readonly workers: number
  readonly json?: true
}

export function addArena(program: Command, io: Io): void {
  program
    .command('arena')
    .argument('<game>', 'see windward games')
    .description('let bots play each other on the same deals and measure their strength')
    .requiredOption(
      '--bots <a,b,…>',
      'who plays, exec:COMMAND for a program of your own; with more --seats than bots, the last has the others too',
      names,
    )
    .option('--games <n>', 'how many, at most; rounded up to whole deals', number(1, 10_000_000), 200)
    .addOption(seedOption('the same seed gives the same games, whatever the number of workers').default('1'))
    .addOption(seatsOption())
    .addOption(optionsOption())
    .option('--sprt <elo0,elo1>', 'stop when it is decided whether the first of two bots is better', claims)
    .option('--budget <ms>', 'processor time for one decision; who overruns it twofold is replaced', number(1, 600_000))
    .option('--adjusted', 'take luck out of every result: the same mean, and far fewer games to tell who is better')
    .option('--out <file>', 'keep results there; a run that was stopped goes on')
    .option('--workers <w>', 'threads', number(1, MOST_WORKERS), availableParallelism())
    .addOption(natsOption('nats://…; spread the deals over windward worker processes instead'))
    .option('--json', 'print one JSON object instead of tables')
    .addHelpText(
      'after',
      `
Every deal is played from every rotation of the bots. Intervals come from whole deals.

Examples:
  windward arena haendler --bots captain,mate --games 400 --seed 1
  windward arena haendler --bots admiral,mate --seats 4 --games 400
  windward arena haendler --bots captain,mate --games 100 --adjusted
  windward arena haendler --bots "exec:python3 examples/bot.py,random"
  windward arena karibik --bots captain,mate --sprt 0,50 --games 2000 --out results.jsonl`,
    )
    .action(async (game: string, _given: unknown, command: Command) => {
      const given = command.optsWithGlobals<ArenaFlags>()
      spreadable(command, given.bots)
      const report = await arena(game, given, io)
      print(io, given.json ? JSON.stringify(report) : inWords(report, given.lang))
    })
}

async function arena(name: string, given: ArenaFlags, io: Io): Promise<ArenaReport> {
  const id = gameNamed(name)
  const game = await rulesOf(id)
  const options = optionsOf(game, given)
  const bots = contendersFor(id, game, options, given.bots, given.seats)
  const { seed, budget, sprt } = given
  const extras = { ...(budget !== undefined && { budget }), ...(given.adjusted && { adjusted: given.adjusted }) }
  const contest = { game: id, rev: game.rev, options, bots, seed, ...extras }
  if (sprt && namesIn(contest).length !== 2) throw new ExitError('refuse.sprt')
  return reportOf(contest, await play(contest, given, io), sprt)
}

/** The blocks that count, in order: all, or those up to the one that decides, however many were played beyond it. */
async function play(contest: Contest, given: ArenaFlags, io: Io): Promise<readonly Block[]> {
  const { games, sprt, out, workers, lang } = given
  const last = Math.ceil(games / contest.bots.length)
  const file = out === undefined ? undefined : new ResultsFile(out, contest)
  const known = new Map<number, Block>()
  const counted: Block[] = []
  let decided = false
  const learn = (block: Block) => {
    known.set(block.no, block)
    for (let next = known.get(counted.length); next !== undefined && !decided; next = known.get(counted.length)) {
      if (counted.length === last) return
      counted.push(next)
      decided = sprt !== undefined && testOf(contest, counted, sprt).verdict !== undefined
    }
  }
  for (const block of file?.blocks ?? []) learn(block)

  let no = 0
  const next = (): Bout | undefined => {
    while (known.has(no)) no += 1
    return no < last && !decided ? { ...contest, no: no++ } : undefined
  }
  const missing = Array.from({ length: last }, (_, i) => i).filter((i) => !known.has(i)).length
  if (missing === 0 || decided) return counted
  await withBar(io, last * contest.bots.length, lang, (played) => {
    const done = (block: Block) => {
      file?.add(block)
      learn(block)
      played(known.size * contest.bots.length)
    }
    return divide({ task: 'playBlock', threads: Math.min(workers, missing), next, done }, given, io)
  })
  return counted
}

function inWords(report: ArenaReport, language: Language): string {
  const say = wordsIn(language)
  const { standings, games, blocks, seed, test } = report
  const { title } = coverOf(report.game)
  const heads = (['bot', 'seats', 'share', 'interval', 'elo', 'interval', 'median', 'p99', 'mishaps'] as const).map(
    (key) => say(`arena.${key}`),
  )
  const lines = [
    paint.bold(say('arena.title', { title, games, blocks, seed })),
    '',
    figures(
      heads,
      standings.map((standing) => rowOf(standing, language)),
    ),
    '',
    ` ${say('arena.how')}`,
    ...(report.adjusted ? withoutLuck(report, language) : []),
  ]
  if (test === undefined) return lines.join('\n')
  const { low, high, verdict = 'undecided' } = test
  const ratio = numberFormat(language, { maximumFractionDigits: 2 }).format(test.ratio)
  return [...lines, ` ${paint.bold(say(`arena.${verdict}`, { bot: standings[0].bot, low, high, ratio }))}`].join('\n')
}

/** What every result comes to when its luck is taken out. */
function withoutLuck({ standings, games }: ArenaReport, language: Language): readonly string[] {
  const say = wordsIn(language)
  const whole = numberFormat(language, { maximumFractionDigits: 0 })
  const heads = ['bot', 'adjusted', 'interval', 'elo', 'interval', 'worth'] as const
  const rows = standings.flatMap(({ bot, adjusted }) => {
    if (adjusted === undefined) return []
    const worth = adjusted.worth === undefined ? '' : whole.format(adjusted.worth)
    return [[bot, ...strengthIn(adjusted, language), worth]]
  })
  const table = figures(
    heads.map((key) => say(`arena.${key}`)),
    rows,
  )
  return ['', table, '', ` ${say('arena.howAdjusted', { games })}`]
}

function rowOf(standing: BotStanding, language: Language): readonly (string | number)[] {
  const { bot, seats, medianMs, p99Ms, mishaps } = standing
  const time = numberFormat(language, { maximumSignificantDigits: 3 })
  return [bot, seats, ...strengthIn(standing, language), time.format(medianMs), time.format(p99Ms), mishaps]
}

/** Share and Elo, each with its interval. */
function strengthIn({ share, interval, elo, eloLow, eloHigh }: ToldStrength, language: Language): readonly string[] {
  const exact = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const whole = numberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const percent = (part: number) => `${exact.format(part * 100)} %`
  const figure = (of: number | undefined, beyond: string) => (of === undefined ? beyond : whole.format(of))
  return [
    percent(share),
    `${exact.format(interval[0] * 100)}–${percent(interval[1])}`,
    figure(elo, share > 0.5 ? '∞' : '−∞'),
    `${figure(eloLow, '−∞')} … ${figure(eloHigh, '∞')}`,
  ]
}
