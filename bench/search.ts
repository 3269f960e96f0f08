/**
 * How fast bots think: playouts of the search for each second of processor time, game by game.
 *
 *     node bench/search.ts [--seconds 5] [--only haendler]
 */

import { knowledge } from '@windward/bots/haendler/index.ts'
import { bidByRule, equilibrium } from '@windward/bots/karibik/bids.ts'
import { BIDDERS } from '@windward/bots/karibik/index.ts'
import { playOn } from '@windward/bots/karibik/round.ts'
import { cloneSea, seaOf } from '@windward/bots/karibik/sea.ts'
import { stakesOf } from '@windward/bots/karibik/stakes.ts'
import { playout, worldFor } from '@windward/bots/marauders/ahead.ts'
import { CAPTAIN } from '@windward/bots/marauders/index.ts'
import { choose } from '@windward/bots/marauders/policy.ts'
import { search } from '@windward/bots/search.ts'
import { Chance } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { GAME_IDS, type GameId } from '@windward/games/catalogue.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import { flags } from '../scripts/flags.ts'

const { seconds, only } = flags({ seconds: 5, only: GAME_IDS })
const POSITIONS = 50
const PLAYOUTS = 200

/** Work that is done again and again, with how many units it did. */
type Work = () => number

const WORKS: Readonly<Record<GameId, Readonly<Record<string, () => Work>>>> = {
  haendler: { 'playouts of two turns, two seats': haendlerPlayouts },
  karibik: {
    'rounds played on, two seats': karibikRounds,
    'rounds of regret matching over 5,040 allocations, two seats': karibikRegrets,
    'bids of a Captain, two seats': karibikBids,
  },
  marauders: { 'playouts of two rounds, two seats': maraudersPlayouts },
}

for (const id of GAME_IDS.filter((each) => only.includes(each))) {
  for (const [what, prepare] of Object.entries(WORKS[id])) {
    const work = prepare()
    run(work, seconds / 5)
    console.log(`${id}: ${what}: ${Math.round(run(work, seconds)).toLocaleString('en')} per CPU second`)
  }
}

function run(work: Work, seconds: number): number {
  const from = process.threadCpuUsage()
  for (let units = 0; ; ) {
    units += work()
    const { user, system } = process.threadCpuUsage(from)
    const spent = (user + system) / 1e6
    if (spent >= seconds) return units / spent
  }
}

/** Captain's search from positions in which there is something to decide. */
function haendlerPlayouts(): Work {
  const rng = new Chance('search')
  const asks = Array.from({ length: POSITIONS }, (_, i) => {
    const s = haendler.setup(defaults(haendler), 2, new Chance(`search ${i}`))
    haendler.apply(s, s.active, { type: 'reveal' }, rng)
    const [{ seat }] = haendler.questions(s)
    return { seat, view: haendler.view(s, seat), actions: haendler.actions(s, seat) }
  }).flatMap(({ seat, view, actions }) =>
    Array.isArray(actions) && actions.length > 1 ? [{ seat, view, actions }] : [],
  )
  let next = 0
  return () => {
    const { seat, view, actions } = asks[next++ % asks.length]
    let playouts = 0
    const know = knowledge(view.turn)
    const counting: typeof know = {
      ...know,
      value: (s, of) => {
        playouts += 1
        return know.value(s, of)
      },
    }
    search(counting, view, seat, actions, { playouts: PLAYOUTS, horizon: PLAYOUTS }, rng)
    return playouts
  }
}

/** The first turns of games that are played by rule: one world for as many actions as a Captain compares. */
function maraudersPlayouts(): Work {
  const rng = new Chance('search')
  const asks = Array.from({ length: POSITIONS }, (_, i) => {
    const s = marauders.setup(defaults(marauders), 2, new Chance(`search ${i}`))
    for (let step = 0; s.stack.at(-1)?.type !== 'turn' || step < 4 * i; step++) {
      const [{ seat }] = marauders.questions(s)
      marauders.apply(s, seat, choose(s, seat, marauders.actions(s, seat) as readonly Action[], CAPTAIN.weights), rng)
    }
    const [{ seat }] = marauders.questions(s)
    return { seat, view: marauders.view(s, seat), actions: marauders.actions(s, seat) as readonly Action[] }
  })
  let next = 0
  return () => {
    const { seat, view, actions } = asks[next++ % asks.length]
    const world = worldFor(view, rng)
    const compared = actions.slice(0, CAPTAIN.breadth)
    for (const action of compared)
      CAPTAIN.value(playout(world, seat, action, view.round + CAPTAIN.rounds, CAPTAIN.weights, next), seat)
    return compared.length
  }
}

function seas() {
  return Array.from({ length: POSITIONS }, (_, i) => {
    return seaOf(karibik.view(karibik.setup(defaults(karibik), 2, new Chance(`search ${i}`)), 0))
  })
}

function karibikRounds(): Work {
  const rng = new Chance('rounds')
  const tables = seas().map((sea) => {
    const stakes = stakesOf(sea)
    return { sea, bribes: [0, 1].map((seat) => bidByRule(stakes, seat, 50, rng)) }
  })
  let next = 0
  return () => {
    const { sea, bribes } = tables[next++ % tables.length]
    playOn(cloneSea(sea), { bribes, spent: [false, false] }, 0)
    return 1
  }
}

function karibikRegrets(): Work {
  const rng = new Chance('regrets')
  const all = seas().map(stakesOf)
  const rounds = 20
  let next = 0
  return () => {
    equilibrium(all[next++ % all.length], rounds, rng, () => false)
    return rounds
  }
}

function karibikBids(): Work {
  const rng = new Chance('bids')
  let next = 0
  return () => {
    const s = karibik.setup(defaults(karibik), 2, new Chance(`search ${next++ % POSITIONS}`))
    BIDDERS.captain(karibik.view(s, 0), rng)(0)
    return 1
  }
}
