/**
 * Writes docs/marauders-report.md: many games of Merchants & Marauders between bots: captains, ships,
 * ways to win, and what came of every card. At the decisions of some more (`judged`) the search says what would pay.
 *
 *     npm run report -- --games 2000 --seats 4 --bot mate --seed report --judged 40
 *
 * The same seed gives the same report.
 */

import { writeFileSync } from 'node:fs'
import { botOf, botsFor, mindsOf } from '@windward/bots/catalogue.ts'
import { wilson } from '@windward/cli/statistics.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import type { StartingShip } from '@windward/games/marauders/vocabulary.ts'
import type { CardKey } from '@windward/games/marauders/words/cards.en.ts'
import { speech } from '@windward/games/marauders/words/index.ts'
import { flags, refuse } from './flags.ts'
import {
  type CardTally,
  DECKS,
  type Dealt,
  type ReportTally,
  type TalliedDeck,
  tally,
  WAYS,
  type Way,
} from './report.tally.ts'
import { isCard, type UseTally, usesOf } from './report.uses.ts'

const REPORT = new URL('../docs/marauders-report.md', import.meta.url)
/** A share this many deviations from a fair one is no accident, even among 93 kinds of cards. */
const SURE = 3.5

const words = speech('en')

export function reportOf(
  sum: ReportTally,
  uses: Readonly<Record<string, UseTally>>,
  command: string,
  bot: string,
): string {
  return `${[
    '# Merchants & Marauders: how it is won',
    '',
    `${sum.games} games of ${sum.seats} bots (${bot}), written by`,
    '',
    `    ${command}`,
    '',
    'The same command gives the same figures as long as rules and bots stay as they are. What is known of the game is as',
    'it is; what is reconstructed (captains, events, cards) was set so that these figures are fair.',
    '',
    ...lengthAndBalance(sum),
    '',
    '## Captains and ships',
    '',
    'A win is a first place of one’s own, for the captain one was dealt at the beginning.',
    '',
    '| Captain | dealt | won | share | 95 % interval |',
    '| --- | ---: | ---: | ---: | --- |',
    ...dealt(sum.captains, (key) => CAPTAINS.find((captain) => captain.key === key)?.name ?? key),
    '',
    '| Ship at the start | chosen | won | share | 95 % interval |',
    '| --- | ---: | ---: | ---: | --- |',
    ...dealt(sum.ships, (key) => words.say(`ship.${key as StartingShip}`)),
    '',
    '## Ways to win',
    '',
    ...points(sum),
    '',
    ...ways(sum),
    '',
    '## Used where it pays',
    '',
    ...used(uses),
    '',
    '## What stands out',
    '',
    ...outstanding(sum),
    ...DECKS.flatMap((deck) => ['', `## ${TITLES[deck]}`, '', ...cards(sum, deck)]),
  ].join('\n')}\n`
}

const TITLES: Readonly<Record<TalliedDeck, string>> = {
  glory: 'Glory Cards',
  rumor: 'Rumor Cards',
  mission: 'Mission Cards',
}

/** What the columns mean, deck by deck. */
const COLUMNS: Readonly<Record<TalliedDeck, string>> = {
  glory: '| Card | drawn | played or hired | worked | its players won | decisive |',
  rumor: '| Card | heard | presented | true | its players won | decisive |',
  mission: '| Card | on the board | claimed | completed | its players won | decisive |',
}

function lengthAndBalance(sum: ReportTally): string[] {
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

function points({ games, seats, ties, points: { all, winners } }: ReportTally): string[] {
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

/** The luckiest first. */
function dealt(things: Readonly<Record<string, Dealt>>, nameOfThing: (key: string) => string): string[] {
  const rows = Object.entries(things).filter(([, { dealt: times }]) => times > 0)
  rows.sort(([, a], [, b]) => b.won / b.dealt - a.won / a.dealt)
  return rows.map(([key, { dealt: times, won }]) => {
    const [low, high] = wilson(won, times)
    return `| ${nameOfThing(key)} | ${times} | ${won} | ${percent(won / times)} | ${percent(low)} to ${percent(high)} |`
  })
}

const MARAUDING = ['raid', 'battle', 'rumor', 'mission']
const WAY_NAMES: Readonly<Record<Way, string>> = {
  duel: 'a captain attacks another at sea',
  hunt: 'a captain attacks a naval ship or pirate',
  hunted: 'a naval ship or pirate attacks a captain',
  raid: 'a merchant is raided',
  reward: 'a reward is paid for a bounty or a pirate',
  rumor: 'a rumor is found true',
  mission: 'a mission is completed',
  death: 'a captain dies',
}

function ways({ games, ways: seen, points: { winners } }: ReportTally): string[] {
  const all = Object.values(winners).reduce((total, n) => total + n, 0)
  const raided = MARAUDING.reduce((total, why) => total + (winners[why] ?? 0), 0)
  return [
    `Of the winners’ points ${percent(raided / Math.max(1, all))} come from raids, battles, rumors and missions.`,
    '',
    '| What happens | times a game | in so many games | 95 % interval |',
    '| --- | ---: | ---: | --- |',
    ...WAYS.map((way) => {
      const [low, high] = wilson(seen[way].games, games)
      const times = (seen[way].times / games).toFixed(2)
      return `| ${WAY_NAMES[way]} | ${times} | ${percent(seen[way].games / games)} | ${percent(low)} to ${percent(high)} |`
    }),
  ]
}

/** A tenth of the cases in which it pays is the least a good player would do. */
const LEAST = 0.1

function used(uses: Readonly<Record<string, UseTally>>): string[] {
  const rows = Object.entries(uses).filter(([, { pays }]) => pays > 0)
  rows.sort(([, a], [, b]) => a.used / a.pays - b.used / b.pays)
  const seldom = rows.filter(([, { used: done, pays }]) => wilson(done, pays)[1] < LEAST).map(([key]) => useName(key))
  return [
    'At sampled decisions the search compares the best answer that uses a card or activity with the best that does not, in',
    'twelve worlds with the same dice; it pays where it leads by two standard errors.',
    '',
    `Surely used in less than a tenth of these cases: ${seldom.length === 0 ? 'none' : seldom.join(', ')}.`,
    '',
    '| What | looked at | pays | used of these | share | 95 % interval |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(([key, { looked, pays, used: done }]) => {
      const [low, high] = wilson(done, pays)
      return `| ${useName(key)} | ${looked} | ${pays} | ${done} | ${percent(done / pays)} | ${percent(low)} to ${percent(high)} |`
    }),
  ]
}

function useName(key: string): string {
  return isCard(key) ? nameOf('glory', key.slice('glory.'.length)) : (USE_NAMES[key] ?? key)
}

const USE_NAMES: Readonly<Record<string, string>> = {
  'scout merchant': '*look for a merchant*',
  'scout player': '*look for another captain*',
  'scout npc': '*look for a naval ship or pirate*',
  'scout rumor': '*present a rumor at sea*',
  'scout mission': '*search for a mission*',
  'visit sellGoods': '*sell goods*',
  'visit buyGoods': '*buy goods*',
  'visit shipyard': '*visit the shipyard*',
  'visit recruit': '*recruit*',
  'visit rumor': '*go for a rumor*',
  'visit mission': '*go for a mission*',
  'visit stash': '*stash gold*',
  raid: '*raid the merchant found*',
  claim: '*claim a mission*',
  presentRumor: '*present a rumor in port*',
  handIn: '*hand in goods*',
  buyShip: '*buy a ship*',
  buyModification: '*buy a modification*',
  buyWeapon: '*buy a weapon*',
  spendWeapon: '*spend a weapon on a raid*',
  loadShot: '*load chain-shot or grapeshot*',
  throwHooks: '*throw grappling hooks*',
  claimShip: '*claim a beaten ship*',
}

function outstanding(sum: ReportTally): string[] {
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
function fairShare({ games, seats, ties }: ReportTally): number {
  return (games - ties) / games / seats
}

function cards(sum: ReportTally, deck: TalliedDeck): string[] {
  const rows = Object.entries(sum.cards[deck]).map(([key, { drawn, played, worked, players, winners, decisive }]) => {
    const share = players === 0 ? '–' : percent(winners / players)
    return `| ${nameOf(deck, key)} | ${drawn} | ${played} | ${worked} | ${share} | ${decisive} |`
  })
  return [COLUMNS[deck], '| --- | ---: | ---: | ---: | ---: | ---: |', ...rows]
}

/** Two cards of one name are told apart by their letter. */
function nameOf(deck: TalliedDeck, key: string): string {
  const letter = deck === 'glory' && /[AB]$/.test(key) ? ` ${key.at(-1)}` : ''
  return words.card(`${deck}.${key}` as CardKey) + letter
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

if (import.meta.main) {
  const { games, seats, seed, judged, ...given } = flags({
    games: 2000,
    seats: 4,
    bot: 'mate',
    seed: 'report',
    judged: 40,
  })
  const bot =
    botOf(await mindsOf('marauders'), given.bot) ?? refuse(`Name one bot of: ${botsFor('marauders').join(', ')}.`)
  const command = `npm run report -- --games ${games} --seats ${seats} --bot ${given.bot} --seed ${seed} --judged ${judged}`
  const text = reportOf(tally(bot, games, seats, seed), usesOf(bot, judged, seats, seed), command, bot.id)
  writeFileSync(REPORT, text)
  console.log(text)
}
