/**
 * How bots use a turn of Händler: how often they go bust, and how many cards and coins they take, beside a plain rule
 * that stops when n cards lie in the harbor.
 *
 *     node bench/turns.ts [--games 40] [--seed 1]
 */

import { botNamed } from '@windward/bots/catalogue.ts'
import type { Ask, Bot } from '@windward/bots/contract.ts'
import { Asking, chancesOf } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action, Event } from '@windward/games/haendler/vocabulary.ts'
import { flags } from '../scripts/flags.ts'

const { games, seed } = flags({ games: 40, seed: '1' })
const [mate, captain, admiral] = await Promise.all(
  ['mate', 'captain', 'admiral'].map((name) => botNamed('haendler', name)),
)
for (const bot of [...[2, 3, 4, 5, 6].map(stopAt), mate, captain, admiral]) console.log(turnsOf(bot))

/** Takes what the Mate would take, but stops by counting. */
function stopAt(n: number): Bot {
  return {
    id: `stop at ${n}`,
    decide<A>(ask: Ask<A>): A {
      const actions = ask.choices as readonly (A & Action)[]
      const enough = (ask.view as View).harbor.length >= n
      const counted = actions.find(({ type }) => type === (enough ? 'stop' : 'reveal'))
      return counted ?? mate.decide(ask)
    },
  }
}

/** Against a Mate, from both seats of each deal. */
function turnsOf(bot: Bot): string {
  let [turns, busts, cards, coins, wins] = [0, 0, 0, 0, 0]
  for (let i = 0; i < games; i++) {
    const own = i % 2
    const listen = (event: Event) => {
      if (!('seat' in event) || event.seat !== own) return
      if (event.type === 'turnBegan') turns += 1
      else if (event.type === 'bust') busts += 1
      else if (event.type === 'looted' || event.type === 'hired') cards += 1
      else if (event.type === 'coinsGained') coins += event.coins
    }
    wins += play(own === 0 ? [bot, mate] : [mate, bot], `${seed}/${i >> 1}`, listen) === own ? 1 : 0
  }
  const each = (n: number) => (n / turns).toFixed(2)
  const percent = (n: number, of: number) => `${((100 * n) / of).toFixed(1)} %`
  return `${bot.id}: bust ${percent(busts, turns)} of ${turns} turns, ${each(cards)} cards and ${each(coins)} coins a turn, wins ${percent(wins, games)}`
}

/** Who has won. */
function play(bots: readonly Bot[], seed: string, listen: (event: Event) => void): number | undefined {
  const chance = new Chance(seed)
  const s = haendler.setup(defaults(haendler), bots.length, chance)
  const ask = new Asking(haendler, () => haendler.view(s, ask.seat), chancesOf(chance.seed, bots.length))
  for (let [question] = haendler.questions(s); question !== undefined; [question] = haendler.questions(s)) {
    const { seat } = question
    haendler.apply(s, seat, bots[seat].decide(ask.about(question, haendler.actions(s, seat))) as Action, chance, listen)
  }
  return haendler.outcome(s)?.[0].seat
}
