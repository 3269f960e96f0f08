/** What a raid promises before the flag is chosen (p. 10): three cards, the dice, and each success spent as well as can be. */

import { CARGO, RAID_CARDS } from '@windward/games/marauders/components/cargo.ts'
import type { RaidFrame } from '@windward/games/marauders/frames.ts'
import { raidDice } from '@windward/games/marauders/rules/raid.ts'
import { isArmed } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import { type Card, LOCATIONS, type Nation } from '@windward/games/marauders/vocabulary.ts'
import { skullsOf } from './dice.ts'
import { unseen, verdictOf } from './verdict.ts'

export interface RaidOdds {
  /** To succeed, with no weapon or card spent on it. */
  readonly won: number
  /** That the hull is shot to pieces, and the captain is lost. */
  readonly sunk: number
}

/** Only what is printed in a card's corner decides: cards alike in it count as one, as often as they may come. */
export function raidOdds(view: View, frame: RaidFrame, nation: Nation): RaidOdds | undefined {
  const { captain } = view.players[frame.seat]
  if (captain === undefined) return undefined
  const hidden = unseen(view)
  const kinds = (['escape', ...LOCATIONS] as const).map((icon) => hidden.filter((card) => CARGO[card].icon === icon))
  const comeOf = judge(view, { ...frame, nation })
  const rolls = skullsOf(raidDice(view, frame.seat))
  // A fourth card shoots or is put away: with it an escape is as good as none.
  const isGuarded = isArmed(captain.zone, nation)
  let [all, won, sunk] = [0, 0, 0]
  for (const { cards, ways } of handsOf(kinds, RAID_CARDS)) {
    for (const more of isGuarded ? fourths(kinds, cards) : [{ cards, ways: 1 }]) {
      const best = outcomes(more.cards, comeOf)
      rolls.forEach((chance, successes) => {
        const weight = ways * more.ways * chance
        const come = best[Math.min(successes, best.length - 1)]
        all += weight
        if (come === 'won') won += weight
        if (come === 'sunk') sunk += weight
      })
    }
  }
  return all === 0 ? undefined : { won: won / all, sunk: sunk / all }
}

interface Dealt {
  readonly cards: readonly Card<'cargo'>[]
  /** In how many ways they come. */
  readonly ways: number
}

/** Every hand of so many cards, those alike taken together. */
function handsOf(kinds: readonly (readonly Card<'cargo'>[])[], n: number): Dealt[] {
  const [first, ...rest] = kinds
  if (first === undefined) return n === 0 ? [{ cards: [], ways: 1 }] : []
  return Array.from({ length: Math.min(n, first.length) + 1 }, (_, taken) =>
    handsOf(rest, n - taken).map(({ cards, ways }) => ({
      cards: [...first.slice(0, taken), ...cards],
      ways: ways * choose(first.length, taken),
    })),
  ).flat()
}

function fourths(kinds: readonly (readonly Card<'cargo'>[])[], cards: readonly Card<'cargo'>[]): Dealt[] {
  return kinds.flatMap((kind) => {
    const left = kind.filter((card) => !cards.includes(card))
    const [next] = left
    if (next === undefined) return []
    return [{ cards: CARGO[next].icon === 'escape' ? cards : [...cards, next], ways: left.length }]
  })
}

type Come = 'won' | 'lost' | 'sunk'
const RANK: readonly Come[] = ['sunk', 'lost', 'won']

/** The best that can be made of a hand by putting away none of its cards, one, and so on. */
function outcomes(cards: readonly Card<'cargo'>[], comeOf: Judge): readonly Come[] {
  const best: Come[] = Array.from({ length: cards.length + 1 }, () => 'sunk')
  for (let kept = 0; kept < 1 << cards.length; kept++) {
    const hand = cards.filter((_, i) => kept & (1 << i))
    const come = comeOf(hand)
    for (let gone = cards.length - hand.length; gone < best.length; gone++)
      if (RANK.indexOf(come) > RANK.indexOf(best[gone])) best[gone] = come
  }
  return best
}

type Judge = (cards: readonly Card<'cargo'>[]) => Come

/** Each hand of the same corners is judged once. */
function judge(view: View, frame: RaidFrame): Judge {
  const judged = new Map<string, Come>()
  return (cards) => {
    const key = cards
      .map((card) => CARGO[card].icon)
      .sort()
      .join()
    const known = judged.get(key)
    if (known !== undefined) return known
    const verdict = verdictOf(view, frame, cards)
    const come = verdict?.result === 'won' ? 'won' : verdict?.destroyed.includes('hull') ? 'sunk' : 'lost'
    judged.set(key, come)
    return come
  }
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
