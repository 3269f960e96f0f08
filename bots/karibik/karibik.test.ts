import { Chance } from '@windward/core/chance.ts'
import { offered, owed, sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { NEIGHBOURS } from '@windward/games/karibik/board.ts'
import { given } from '@windward/games/karibik/given.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { State } from '@windward/games/karibik/state.ts'
import { type Options, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { botOf, mindsOf } from '../catalogue.ts'
import type { Bot } from '../contract.ts'
import { random } from '../random.ts'
import { playGame } from '../simulate.ts'
import { equilibrium, sampleBids } from './bids.ts'
import { exploited } from './exploit.ts'
import { BIDDERS } from './index.ts'
import { playOn } from './round.ts'
import { bestRoute, firstAction, sailRoute } from './routes.ts'
import { cloneSea, seaOf, worth } from './sea.ts'
import { type Stakes, stakeAt, stakesInPlay, stakesOf } from './stakes.ts'

const OPTIONS = defaults(karibik)
const minds = await mindsOf('karibik')
const named = (name: string) => botOf(minds, name) as Bot
const never = () => false

/** Wins of the first bot over games that are played from both seats, shared victories as halves. */
function wins(a: Bot, b: Bot, games: number): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const bots = i % 2 === 0 ? [a, b] : [b, a]
    const { outcome } = playGame(karibik, { ...OPTIONS }, 2, `bots ${i >> 1}`, bots)
    const winners = outcome.filter(({ place }) => place === 1)
    if (winners.some(({ seat }) => seat === i % 2)) won += 1 / winners.length
  }
  return won
}

describe('levels of Karibik', () => {
  // A sanity check on fixed deals; how strong they are is measured by the arena (docs/bots.md).
  test('each wins against the one below on a handful of deals', () => {
    expect(wins(named('deckhand'), random, 20)).toBeGreaterThan(16)
    expect(wins(named('mate'), random, 20)).toBeGreaterThan(18)
    expect(wins(named('mate'), named('deckhand'), 20)).toBeGreaterThan(12)
    expect(wins(named('captain'), named('mate'), 4)).toBeGreaterThan(2)
    expect(wins(named('admiral'), named('mate'), 1)).toBe(1)
  }, 300_000)

  test.each<[string, Partial<Options>, number]>([
    ['handing over', { handOver: true, handOverDelivers: true }, 3],
    ['delivery from beside', { delivery: 'adjacent', colours: 'drawn' }, 4],
  ])('a Mate plays to the end with %s', (_, options, seats) => {
    const mates = Array.from({ length: seats }, () => named('mate'))
    expect(playGame(karibik, { ...OPTIONS, ...options }, seats, 'options', mates).outcome[0].points).toBeGreaterThan(
      10_000,
    )
  })

  test('a search that is told to stop answers at once', () => {
    const s = karibik.setup(OPTIONS, 2, new Chance('stop'))
    const [question] = karibik.questions(s)
    let polls = 0
    const ask = {
      game: karibik,
      seat: question.seat,
      question,
      choices: karibik.actions(s, question.seat),
      view: karibik.view(s, question.seat),
      rng: new Chance('stop'),
      expired: () => ++polls > 2,
    }
    expect(offered(ask.choices, named('admiral').decide(ask))).toBeDefined()
    expect(polls).toBeLessThan(6)
  })
})

describe('the best route', () => {
  test('takes a chest on the way and brings it home', () => {
    // Havana Roads is two steps from the Isle of Pines, a haven of yellow.
    const { s } = given({ colours: ['yellow', 'blue'], ships: { arriba: 5 }, ashore: ['havana'] })
    const sea = seaOf(karibik.view(s, 0))
    sailRoute(sea, 0, 0, bestRoute(sea, 0, 0, 3))
    expect(sea.money[0]).toBe(10_000)
    expect(sea.ashore).toBe(0)
  })

  test('of a ship that cannot do better is to stay', () => {
    const { s } = given({ colours: ['yellow', 'blue'], ships: { arriba: [17, 'havana'] }, ashore: [] })
    const sea = seaOf(karibik.view(s, 1))
    expect(firstAction(sea, 0, bestRoute(sea, 1, 0, 0))).toEqual({ type: 'finish' })
  })

  test('leads on the real board to what it promises, step by step', () => {
    let [sailed, acted] = [0, 0]
    for (let game = 0; game < 12; game++) {
      const rng = new Chance(`route ${game}`)
      const s: State = karibik.setup({ ...OPTIONS, delivery: game % 2 ? 'in' : 'adjacent' }, 2 + (game % 3), rng)
      for (
        let [question] = owed(karibik.questions(s));
        question !== undefined;
        [question] = owed(karibik.questions(s))
      ) {
        const { seat } = question
        if (s.step.at !== 'moving') {
          karibik.apply(s, seat, sample(karibik.actions(s, seat), rng), rng)
          continue
        }
        const ship = SHIPS.indexOf(s.step.ship)
        const promised = seaOf(karibik.view(s, seat))
        sailRoute(promised, seat, ship, bestRoute(promised, seat, ship, s.step.left))
        const { ship: name } = s.step
        while (s.step.at === 'moving' && s.step.ship === name) {
          const sea = seaOf(karibik.view(s, seat))
          const action = firstAction(sea, ship, bestRoute(sea, seat, ship, s.step.left))
          expect(offered(karibik.actions(s, seat), action)).toBeDefined()
          if (action.type === 'finish') {
            // On the way it may find what was too far down the list before.
            expect(worth(sea, seat)).toBeGreaterThan(worth(promised, seat) - 1e-6)
          } else if (action.type === 'sail') sailed += 1
          else acted += 1
          karibik.apply(s, seat, action, rng)
        }
      }
    }
    expect(sailed).toBeGreaterThan(200)
    expect(acted).toBeGreaterThan(50)
  })
})

describe('a balanced bid', () => {
  /** One seat's gain is the other's loss; the gain grows with the movement. */
  const contest = (prizes: readonly number[]): Stakes => {
    const gains = new Float64Array(prizes.length * 2 * 6 * 2)
    for (const [ship, prize] of prizes.entries()) {
      for (let mover = 0; mover < 2; mover++) {
        for (let movement = 0; movement < 6; movement++) {
          const at = ((ship * 2 + mover) * 6 + movement) * 2
          gains[at + mover] = movement > 0 ? prize : 0
          gains[at + 1 - mover] = -gains[at + mover]
        }
      }
    }
    return { seats: 2, gains }
  }

  test('puts high cards where most is to be won, and not always the same', () => {
    const rng = new Chance('bid')
    const mixed = equilibrium(contest([9000, 0, 0, 0, 0, 0]), 200, rng, never)
    const bids = Array.from({ length: 50 }, () => sampleBids(mixed, 0, rng))
    expect(bids.filter(([first]) => first >= 4).length).toBeGreaterThan(40)
    const even = equilibrium(contest([4000, 4000, 4000, 4000, 4000, 4000]), 200, rng, never)
    expect(new Set(Array.from({ length: 50 }, () => sampleBids(even, 0, rng).join())).size).toBeGreaterThan(45)
  })

  test('follows from the position and the seed', () => {
    const sea = seaOf(karibik.view(karibik.setup(OPTIONS, 3, new Chance('same')), 0))
    const bid = () => {
      const rng = new Chance('seed')
      return sampleBids(equilibrium(stakesOf(sea), 20, rng, never), 1, rng)
    }
    expect(bid()).toEqual(bid())
    expect(new Set(bid()).size).toBe(6)
  })
})

test('what one samples from a balanced strategy can be exploited by far less than a rule', () => {
  const rng = new Chance('exploit')
  const shares = (['mate', 'captain'] as const).map((level) => {
    const seas = [1, 2].map((i) => karibik.view(karibik.setup(OPTIONS, 2, new Chance(`exploit ${i}`)), 0))
    return seas.reduce((sum, view) => sum + exploited(seaOf(view), BIDDERS[level](view, rng), 32, rng) / 2, 0)
  })
  expect(shares[0]).toBeGreaterThan(0.15)
  expect(shares[1]).toBeLessThan(0.12)
})

test('a ship is worth less where the one before it has brought home the only chest', () => {
  const { s } = given({
    colours: ['yellow', 'blue'],
    ships: { arriba: [5, 'havana'], bravo: NEIGHBOURS[5][0] },
    ashore: [],
    rest: 'delivered',
  })
  const sea = seaOf(karibik.view(s, 0))
  const bribes = [
    [5, 4, 3, 2, 1, 0],
    [0, 1, 2, 3, 4, 5],
  ] as const
  const byBravo = ({ gains }: Stakes) => gains[stakeAt(2, 1, 0, 4)]
  expect(byBravo(stakesOf(sea))).toBeGreaterThan(2000)
  expect(byBravo(stakesInPlay(sea, [bribes]))).toBeLessThan(byBravo(stakesOf(sea)) / 2)
})

test('a round that is played on in thought ends as on the board, where nobody can do better than one look ahead', () => {
  const bribes = [
    [5, 4, 3, 2, 1, 0],
    [0, 1, 2, 3, 4, 5],
  ] as const
  const table = given({ colours: ['blue', 'yellow'], ashore: ['havana', 'caracas', 'nassau', 'cartagena'] })
  const thought = cloneSea(seaOf(karibik.view(table.s, 0)))
  playOn(thought, { bribes, spent: [false, false] }, 0)
  table.bribe(...bribes)
  const { s } = table
  const rng = new Chance('round')
  while (s.step.at === 'moving') {
    const { seat } = s.step
    const sea = seaOf(karibik.view(s, seat))
    const ship = SHIPS.indexOf(s.step.ship)
    karibik.apply(s, seat, firstAction(sea, ship, bestRoute(sea, seat, ship, s.step.left)), rng)
  }
  const after = seaOf(karibik.view(s, 0))
  expect([...after.at]).toEqual([...thought.at])
  expect([...after.cargo]).toEqual([...thought.cargo])
  expect([...after.money]).toEqual([...thought.money])
})
