/**
 * Writes docs/marauders-report.md: many games of Merchants & Marauders between bots, and what came of every card.
 *
 *     npm run report -- --games 2000 --seats 4 --bot mate --seed report
 *
 * The same seed gives the same report.
 */

import { writeFileSync } from 'node:fs'
import { BOT_NAMES, botNamed } from '@windward/bots/index.ts'
import { wilson } from '@windward/cli/statistics.ts'
import type { CardKey } from '@windward/games/marauders/words/cards.en.ts'
import { speech } from '@windward/games/marauders/words/index.ts'
import { flags, refuse } from './flags.ts'
import { type CardTally, DECKS, type Deck, type Tally, tally } from './report.tally.ts'

const REPORT = new URL('../docs/marauders-report.md', import.meta.url)
/** A share this many deviations from a fair one is no accident, even among 93 kinds of cards. */
const SURE = 3.5

const words = speech('en')

export function reportOf(sum: Tally, command: string, bot: string): string {
  return `${[
    '# Merchants & Marauders: the cards in play',
    '',
    `${sum.games} games of ${sum.seats} bots (${bot}), written by`,
    '',
    `    ${command}`,
    '',
    'The same command gives the same figures as long as rules and bots stay as they are. Nothing here changes a card: what',
    'stands out is listed for later balancing.',
    '',
    ...lengthAndBalance(sum),
    '',
    '## Points by what earned them',
    '',
    ...points(sum),
    '',
    '## What stands out',
    '',
    ...outstanding(sum),
    ...DECKS.flatMap((deck) => ['', `## ${TITLES[deck]}`, '', ...cards(sum, deck)]),
  ].join('\n')}\n`
}

const TITLES: Readonly<Record<Deck, string>> = { glory: 'Glory Cards', rumor: 'Rumor Cards', mission: 'Mission Cards' }

/** What the columns mean, deck by deck. */
const COLUMNS: Readonly<Record<Deck, string>> = {
  glory: '| Card | drawn | played or hired | worked | its players won | decisive |',
  rumor: '| Card | heard | presented | true | its players won | decisive |',
  mission: '| Card | on the board | claimed | completed | its players won | decisive |',
}

function lengthAndBalance(sum: Tally): string[] {
  const { games, ends, wins, ties } = sum
  const spread = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
    return `${at(0.5)} (${at(0.05)} to ${at(0.95)} in nine games of ten)`
  }
  const balance = wins.map((won, place) => {
    const [low, high] = wilson(won, games)
    return `| ${place + 1} | ${won} | ${percent(won / games)} | ${percent(low)} to ${percent(high)} |`
  })
  return [
    '## Length and balance',
    '',
    `- Rounds: ${spread(sum.rounds)}; decisions: ${spread(sum.actions)}.`,
    `- Ended by reaching the goal ${ends.glory}, by the last Event Card ${ends.events}, by the last Captain ${ends.captains} times.`,
    `- Games without a single winner: ${ties}.`,
    '',
    '| Place in turn order | won | share | 95 % interval |',
    '| --- | ---: | ---: | --- |',
    ...balance,
  ]
}

function points({ games, seats, ties, points: { all, winners } }: Tally): string[] {
  const sources = Object.keys(all).sort((a, b) => all[b] - all[a])
  const per = (n: number | undefined, of: number) => ((n ?? 0) / of).toFixed(2)
  return [
    '| Source | for each player | for each winner |',
    '| --- | ---: | ---: |',
    ...sources.map(
      (why) =>
        `| ${words.source(why)} | ${per(all[why], games * seats)} | ${per(winners[why], Math.max(1, games - ties))} |`,
    ),
  ]
}

function outstanding(sum: Tally): string[] {
  const everything = DECKS.flatMap((deck) =>
    Object.entries(sum.cards[deck]).map(([key, card]) => ({ deck, key, card })),
  )
  const list = (fits: (card: CardTally) => boolean) => {
    const found = everything.filter(({ card }) => fits(card)).map(({ deck, key }) => nameOf(deck, key))
    return found.length === 0 ? 'none' : found.join(', ')
  }
  const fair = fairShare(sum)
  return [
    `- Never drawn: ${list(({ drawn }) => drawn === 0)}.`,
    `- Drawn, but never played, presented or claimed: ${list(({ drawn, played }) => drawn > 0 && played === 0)}.`,
    `- Tried, but never with success: ${list(({ played, worked }) => played > 0 && worked === 0)}.`,
    `- Always won for whoever used it (five times or more): ${list(({ players, winners }) => players >= 5 && winners === players)}.`,
    `- Won for its players more often than chance explains: ${list((card) => wilson(card.winners, card.players, SURE)[0] > fair)}.`,
    `- Won for its players less often than chance explains: ${list((card) => wilson(card.winners, card.players, SURE)[1] < fair)}.`,
    '',
    `A player wins ${percent(fair)} of the games by chance, alone. *Decisive*: games whose winner the card worked for, and who won by`,
    'one point at most. Whoever uses cards also plays longer and does more, so a share above chance is no proof that the',
    'card made it.',
  ]
}

/** What one player's chance would be if all were equal; shared first places are nobody's win. */
function fairShare({ games, seats, ties }: Tally): number {
  return (games - ties) / games / seats
}

function cards(sum: Tally, deck: Deck): string[] {
  const rows = Object.entries(sum.cards[deck]).map(([key, { drawn, played, worked, players, winners, decisive }]) => {
    const share = players === 0 ? '–' : percent(winners / players)
    return `| ${nameOf(deck, key)} | ${drawn} | ${played} | ${worked} | ${share} | ${decisive} |`
  })
  return [COLUMNS[deck], '| --- | ---: | ---: | ---: | ---: | ---: |', ...rows]
}

/** Two cards of one name are told apart by their letter. */
function nameOf(deck: Deck, key: string): string {
  const letter = deck === 'glory' && /[AB]$/.test(key) ? ` ${key.at(-1)}` : ''
  return words.card(`${deck}.${key}` as CardKey) + letter
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

if (import.meta.main) {
  const { games, seats, seed, ...given } = flags({ games: 2000, seats: 4, bot: 'mate', seed: 'report' })
  const bot = botNamed(given.bot) ?? refuse(`Name one bot of: ${BOT_NAMES.join(', ')}.`)
  const command = `npm run report -- --games ${games} --seats ${seats} --bot ${given.bot} --seed ${seed}`
  const text = reportOf(tally(bot, games, seats, seed), command, bot.id)
  writeFileSync(REPORT, text)
  console.log(text)
}
