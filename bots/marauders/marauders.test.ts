import { Chance } from '@windward/core/chance.ts'
import { offered, owed } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import type { CaptainKey } from '@windward/games/marauders/components/captains.ts'
import { allBut, type Given, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { botOf, mindsOf } from '../catalogue.ts'
import { type Bot, LEVELS } from '../contract.ts'
import { Light } from '../light.ts'
import { random } from '../random.ts'
import { playGame } from '../simulate.ts'
import { judgement } from './judgement.ts'
import { choose } from './policy.ts'
import { standing } from './standing.ts'
import { BY_HAND, TUNED } from './weights.ts'

const OPTIONS = defaults(marauders)
const minds = await mindsOf('marauders')
const named = (name: string) => botOf(minds, name) as Bot

/** Wins of the first bot over games that are played from both seats. */
function wins(a: Bot, b: Bot, games: number, options: typeof OPTIONS = OPTIONS): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const bots = i % 2 === 0 ? [a, b] : [b, a]
    const { outcome } = playGame(marauders, { ...options }, 2, `bots ${i >> 1}`, bots)
    if (outcome[0].seat === i % 2 && outcome[1].place > 1) won += 1
  }
  return won
}

/** What the rule answers, for whoever is asked. */
function answer(s: State): Action {
  const [{ seat }] = marauders.questions(s)
  return choose(s, seat, marauders.actions(s, seat) as readonly Action[], BY_HAND)
}

describe('levels of Marauders', () => {
  // A sanity check on fixed deals; how strong they are is measured by the arena (docs/bots.md).
  test('each wins against the one below on a handful of deals', () => {
    expect(wins(named('deckhand'), random, 30)).toBeGreaterThan(18)
    expect(wins(named('mate'), random, 30)).toBeGreaterThan(28)
    expect(wins(named('mate'), named('deckhand'), 30)).toBeGreaterThan(22)
  })

  test('a Captain wins a short race against a Mate from either seat', () => {
    expect(wins(named('captain'), named('mate'), 2, { ...OPTIONS, glory: 8 })).toBe(2)
  }, 300_000)

  test('games between Mates end, whatever the number of seats', () => {
    for (let seats = 1; seats <= 4; seats++) {
      for (let game = 0; game < 5; game++) {
        const bots = Array.from({ length: seats }, () => named('mate'))
        expect(playGame(marauders, { ...OPTIONS }, seats, `ends ${game}`, bots).actions).toBeLessThan(4000)
      }
    }
  }, 60_000)

  test('a search that is told to stop answers at once', () => {
    const { s } = given({ players: [{ at: 'havana' }, {}] })
    const [question] = marauders.questions(s)
    const choices = marauders.actions(s, question.seat)
    let polls = 0
    const ask = {
      game: marauders,
      seat: question.seat,
      question,
      choices,
      view: marauders.view(s, question.seat),
      rng: new Chance('stop'),
      expired: () => ++polls > 2,
    }
    expect(offered(choices, named('admiral').decide(ask))).toBeDefined()
    expect(polls).toBe(3)
  })

  test.each(LEVELS.slice(1))('where one can only pass, a %s does so without a look at the table', (level) => {
    const ask = {
      game: marauders,
      seat: 0,
      question: { seat: 0, ask: 'window' },
      choices: [{ type: 'pass' }, { type: 'alwaysPass', window: 'battle.afterRoll' }],
      get view(): unknown {
        throw new Error('looked')
      },
      rng: new Chance('pass'),
    }
    expect(named(level).decide(ask)).toEqual({ type: 'pass' })
  })
})

describe('the rule', () => {
  test('sells three of a good where it is in demand, and nothing that is worth more elsewhere', () => {
    const table = given({
      players: [{ port: 'havana', ship: 'flute', cargo: ['sugar', 'sugar', 'sugar', 'rum'] }, {}],
      demand: { havana: 'sugar', tortuga: 'rum' },
    })
    expect(sailing(table.s, 6)).toMatchObject([
      { type: 'port' },
      { type: 'visit', activity: 'sellGoods' },
      { type: 'sell', good: 'sugar' },
      { type: 'sell', good: 'sugar' },
      { type: 'sell', good: 'sugar' },
      { type: 'done' },
    ])
  })

  test('carries its goods to where they are in demand', () => {
    expect(answer(cargoOff({ nassau: 'rum', portRoyal: 'wood', tortuga: 'wood' }))).toEqual({
      type: 'sail',
      to: 'nassau',
    })
    expect(answer(cargoOff({ portRoyal: 'rum', nassau: 'wood', tortuga: 'wood' }))).toEqual({
      type: 'sail',
      to: 'portRoyal',
    })
  })

  test('sails around a ship that hunts it', () => {
    const demand = { nassau: 'rum', portRoyal: 'wood', tortuga: 'wood' } as const
    const toNassau = { type: 'sail', to: 'nassau' }
    // A landsman: he would not get away.
    expect(answer(cargoOff(demand, {}, 'willem'))).toEqual(toNassau)
    expect(answer(cargoOff(demand, { npcs: { pirateFrigate: 'nassau' } }, 'willem'))).not.toEqual(toNassau)
  })

  test('brings home the Gold that wins the game', () => {
    const home = { captain: 'felipe', points: { sale: 8 }, gold: 24, port: 'havana' } as const
    const { s } = given({ players: [home, {}] })
    const actions = sailing(s, 12)
    expect(actions.some((action) => action.type === 'stash' && action.gold === 20)).toBe(true)
  })

  test('does not shoot without guns for ever', () => {
    const wreck = { at: 'havana', ship: 'sloop', damage: { cannons: 1 } } as const
    const table = given({ players: [wreck, { ...wreck, captain: 'isabel' }] })
    table.finds(0, { kind: 'player', seat: 1 }, 1, 2, 3, 4, 1)
    const rng = new Chance('drift')
    let steps = 0
    for (; table.s.stack.some(({ type }) => type === 'battle') && steps < 200; steps++) {
      const [{ seat }] = marauders.questions(table.s)
      marauders.apply(table.s, seat, answer(table.s), rng)
    }
    expect(steps).toBeLessThan(100)
  })

  test('lets a gust take it away from a stronger crew that comes to board, and keeps it otherwise', () => {
    const boarded = (attacker: GivenPlayer, defender: GivenPlayer) => {
      const players = [
        { captain: 'felipe', at: 'havana', ...attacker },
        { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, glory: ['suddenGust'], ...defender },
      ] as const
      const table = given({ players, passes: allBut('battle.declared') })
      table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1, 1)
      return answer(table.does(0, { type: 'declare', action: 'board' }).does(1, { type: 'declare', action: 'shoot' }).s)
    }
    expect(boarded({ ship: 'galleon' }, { ship: 'sloop' })).toMatchObject({ action: 'flee' })
    expect(boarded({ ship: 'sloop' }, { ship: 'galleon' })).toEqual({ type: 'pass' })
  })

  /** At sea off Havana with a hold full of rum; what a few ports want is told. */
  function cargoOff(demand: Given['demand'], more: Given = {}, captain: CaptainKey = 'rodrigo'): State {
    const rum = { at: 'havana', ship: 'flute', captain, cargo: ['rum', 'rum', 'rum'] } as const
    return given({ players: [rum, { port: 'trinidad' }], demand: { havana: 'wood', ...demand }, ...more }).s
  }

  /** What seat 0 does next, as the rule has it. */
  function sailing(s: State, count: number): Action[] {
    const rng = new Chance('sailing')
    const done: Action[] = []
    while (done.length < count) {
      const [question] = owed(marauders.questions(s))
      if (question === undefined) break
      const seat: Seat = question.seat
      const action = answer(s)
      if (seat === 0 && action.type !== 'pass') done.push(action)
      marauders.apply(s, seat, action, rng)
    }
    return done
  }
})

describe.each([
  ['by hand', (s: State, seat: Seat) => standing(s, seat, TUNED)],
  ['as was learned', judgement],
])('how things stand, %s', (_, value) => {
  const even = { captain: 'felipe', ship: 'flute', port: 'havana' } as const
  const worth = (own: object) => value(given({ players: [{ ...even, ...own }, even] }).s, 0)

  test('a point is better than none, Gold than no Gold, a whole ship better than a wreck', () => {
    expect(worth({ points: { sale: 1 } })).toBeGreaterThan(worth({}))
    expect(worth({ stash: 20 })).toBeGreaterThan(worth({}))
    expect(worth({ gold: 26 })).toBeGreaterThan(worth({ gold: 6 }))
    expect(worth({})).toBeGreaterThan(worth({ damage: { hull: 2 } }))
  })

  test('what is good for one is bad for the other', () => {
    const { s } = given({ players: [{ ...even, points: { sale: 3 } }, even] })
    expect(value(s, 0)).toBeGreaterThan(0.5)
    expect(value(s, 0) + value(s, 1)).toBeCloseTo(1)
  })
})

test.each([2, 3, 4])('what was learned shares the chance of victory among %i players', (n) => {
  const players = Array.from({ length: n }, (_, seat) => (seat === 1 ? { points: { sale: 2 } } : {}))
  const { s } = given({ players })
  const chances = players.map((_, seat) => judgement(s, seat))
  expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
  expect(chances[1]).toBe(Math.max(...chances))
})

test('by hand, Gold at home is better than Gold on board', () => {
  const home = { captain: 'felipe', ship: 'flute', port: 'havana' } as const
  const worth = (own: object) => standing(given({ players: [{ ...home, ...own }, home] }).s, 0, TUNED)
  expect(worth({ stash: 20, gold: 6 })).toBeGreaterThan(worth({ gold: 26 }))
})

describe('light chance', () => {
  test('every number is as likely as any other, in every stream', () => {
    const light = new Light()
    light.reset(7)
    for (const stream of [light, light.stream('dice'), light.stream('cargo')]) {
      const counts = [0, 0, 0, 0, 0, 0]
      for (let i = 0; i < 6000; i++) counts[stream.int(6)] += 1
      for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(120)
    }
  })

  test('set back to a number, all streams run the same again, and differ from each other', () => {
    const light = new Light()
    const drawn = (seed: number) => {
      light.reset(seed)
      return ['dice', 'cargo'].map((name) => Array.from({ length: 8 }, () => light.stream(name).int(100)))
    }
    const first = drawn(3)
    expect(drawn(3)).toEqual(first)
    expect(drawn(4)).not.toEqual(first)
    expect(first[0]).not.toEqual(first[1])
  })
})
