/** Whole games of Merchants & Marauders between bots, and what came of every card. */

import type { Bot } from '@windward/bots/contract.ts'
import { Asking, chancesOf } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { Outcome, Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { GLORY } from '@windward/games/marauders/cards/glory.ts'
import { GLORY_KEYS } from '@windward/games/marauders/cards/keys.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { byKey, type EndReason, type Options, STARTING_SHIPS } from '@windward/games/marauders/vocabulary.ts'

export const DECKS = ['glory', 'rumor', 'mission'] as const
export type TalliedDeck = (typeof DECKS)[number]

export interface CardTally {
  /** Came to a hand; a mission: to the board. */
  drawn: number
  /** Played or hired; a rumor: presented; a mission: claimed. */
  played: number
  /** Played or hired; a rumor: true; a mission: completed. */
  worked: number
  /** Players for whom it worked at least once in a game, and those of them who won it. */
  players: number
  winners: number
  /** Games whose winner it worked for, and who won by one point at most. */
  decisive: number
}

export interface ReportTally {
  readonly games: number
  readonly seats: number
  readonly cards: Readonly<Record<TalliedDeck, Readonly<Record<string, CardTally>>>>
  readonly rounds: number[]
  readonly actions: number[]
  readonly ends: Record<EndReason, number>
  /** Wins by place in turn order; games without a single winner. */
  readonly wins: number[]
  ties: number
  /** Points by what earned them: of all players, and of winners. */
  readonly points: { readonly all: Record<string, number>; readonly winners: Record<string, number> }
  /** By the Captain a player was dealt, and the ship he chose for him. */
  readonly captains: Readonly<Record<string, Dealt>>
  readonly ships: Readonly<Record<string, Dealt>>
  /** What marauders live by: how often, and in how many games. */
  readonly ways: Readonly<Record<Way, { times: number; games: number }>>
}

export interface Dealt {
  dealt: number
  won: number
}

export const WAYS = ['duel', 'hunt', 'hunted', 'raid', 'reward', 'rumor', 'mission', 'death'] as const
export type Way = (typeof WAYS)[number]

export function tally(bot: Bot, games: number, seats: number, seed: string): ReportTally {
  const sum: ReportTally = {
    games,
    seats,
    cards: {
      glory: counters(GLORY_KEYS),
      rumor: counters(RUMORS.map(({ key }) => key)),
      mission: counters(MISSIONS.map(({ key }) => key)),
    },
    rounds: [],
    actions: [],
    ends: { glory: 0, events: 0, captains: 0 },
    wins: Array<number>(seats).fill(0),
    ties: 0,
    points: { all: {}, winners: {} },
    captains: Object.fromEntries(CAPTAINS.map(({ key }) => [key, { dealt: 0, won: 0 }])),
    ships: Object.fromEntries(STARTING_SHIPS.map((ship) => [ship, { dealt: 0, won: 0 }])),
    ways: byKey(WAYS, () => ({ times: 0, games: 0 })),
  }
  for (let i = 0; i < games; i++) count(sum, play(bot, seats, `${seed}/${i}`, sum))
  return sum
}

interface Played {
  readonly outcome: Outcome
  readonly rounds: number
  readonly actions: number
  readonly end: EndReason
  readonly first: Seat
  /** For whom which cards worked. */
  readonly worked: readonly Set<CardTally>[]
  /** What everybody began with. */
  readonly dealt: readonly (readonly Dealt[])[]
  readonly ways: Readonly<Record<Way, number>>
}

function play(bot: Bot, seats: number, seed: string, sum: ReportTally): Played {
  const chance = new Chance(seed)
  const state = marauders.setup(defaults<Options>(marauders), seats, chance)
  for (const mission of state.missions.open) cardOf(sum, 'mission', mission).drawn++
  const worked = Array.from({ length: seats }, () => new Set<CardTally>())
  const dealt: Dealt[][] = []
  const ways = byKey(WAYS, () => 0)
  const cards = watcher(sum, worked)
  const watch = (event: Event) => {
    cards(event)
    const way = wayOf(event)
    if (way !== undefined) ways[way]++
    if (event.type !== 'captainRevealed') return
    dealt[event.seat] = [sum.captains[CAPTAINS[event.captain].key], sum.ships[event.ship]]
  }
  const ask = new Asking(marauders, () => marauders.view(state, ask.seat), chancesOf(chance.seed, seats))
  let actions = 0
  for (let asked = owed(marauders.questions(state)); asked.length > 0; asked = owed(marauders.questions(state))) {
    const { seat } = asked[0]
    const action = bot.decide(ask.about(asked[0], marauders.actions(state, seat)))
    marauders.apply(state, seat, action as never, chance, watch)
    actions++
  }
  const outcome = marauders.outcome(state)
  if (outcome === undefined || state.over === undefined) throw new Error('a game without an end')
  return { outcome, rounds: state.round, actions, end: state.over, first: state.first, worked, dealt, ways }
}

/** What of that kind an event tells. */
function wayOf(event: Event): Way | undefined {
  switch (event.type) {
    case 'battleBegan':
      if ('npc' in event.aggressor) return 'hunted'
      return 'npc' in event.defender ? 'hunt' : 'seat' in event.defender ? 'duel' : undefined
    case 'raidEnded':
      return event.result === 'won' ? 'raid' : undefined
    case 'gold':
      return event.why === 'reward' && event.change > 0 ? 'reward' : undefined
    case 'rumorTrue':
      return 'rumor'
    case 'missionCompleted':
      return 'mission'
    case 'captainDied':
      return 'death'
    default:
      return undefined
  }
}

/** Hears everything: of a secret both the secret and that there is one. */
function watcher(sum: ReportTally, worked: readonly Set<CardTally>[]): (event: Event) => void {
  /** Specialists that were asked to come aboard. */
  const wanted: CardTally[] = []
  const works = (seat: Seat, card: CardTally) => {
    card.worked++
    worked[seat].add(card)
  }
  return (event) => {
    switch (event.type) {
      case 'gloryDrawn':
        if (event.card !== undefined) cardOf(sum, 'glory', event.card).drawn++
        return
      case 'gloryPlayed':
        cardOf(sum, 'glory', event.card).played++
        return works(event.seat, cardOf(sum, 'glory', event.card))
      case 'specialistWanted':
        wanted[event.seat] = cardOf(sum, 'glory', event.card)
        wanted[event.seat].played++
        return
      case 'specialistHired':
        if (wanted[event.seat] !== undefined) works(event.seat, wanted[event.seat])
        delete wanted[event.seat]
        return
      case 'rumorHeard':
        if (event.card !== undefined) cardOf(sum, 'rumor', event.card).drawn++
        return
      case 'rumorPresented':
        cardOf(sum, 'rumor', event.card).played++
        return
      case 'rumorTrue':
        delete wanted[event.seat]
        return works(event.seat, cardOf(sum, 'rumor', event.card))
      case 'missionOpened':
        cardOf(sum, 'mission', event.mission).drawn++
        return
      case 'missionClaimed':
        cardOf(sum, 'mission', event.mission).played++
        return
      case 'missionCompleted':
        delete wanted[event.seat]
        return works(event.seat, cardOf(sum, 'mission', event.mission))
    }
  }
}

function count(sum: ReportTally, { outcome, rounds, actions, end, first, worked, dealt, ways }: Played): void {
  sum.rounds.push(rounds)
  sum.actions.push(actions)
  sum.ends[end]++
  const [best, second] = outcome
  const alone = second === undefined || second.place > 1
  if (alone) sum.wins[(best.seat - first + sum.seats) % sum.seats]++
  else sum.ties++
  for (const way of WAYS) {
    sum.ways[way].times += ways[way]
    if (ways[way] > 0) sum.ways[way].games++
  }
  for (const { seat, sources } of outcome) {
    const won = alone && seat === best.seat
    for (const thing of dealt[seat]) {
      thing.dealt++
      if (won) thing.won++
    }
    for (const { why, points } of sources) {
      sum.points.all[why] = (sum.points.all[why] ?? 0) + points
      if (won) sum.points.winners[why] = (sum.points.winners[why] ?? 0) + points
    }
    for (const card of worked[seat]) {
      card.players++
      if (won) card.winners++
      if (won && second !== undefined && best.points - second.points <= 1) card.decisive++
    }
  }
}

function cardOf(sum: ReportTally, deck: TalliedDeck, card: number): CardTally {
  const key = deck === 'glory' ? GLORY[card] : deck === 'rumor' ? RUMORS[card].key : MISSIONS[card].key
  return sum.cards[deck][key]
}

function counters(keys: readonly string[]): Record<string, CardTally> {
  const none = { drawn: 0, played: 0, worked: 0, players: 0, winners: 0, decisive: 0 }
  return Object.fromEntries(keys.map((key) => [key, { ...none }]))
}
