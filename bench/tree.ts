/**
 * What a tree would add to Händler's search: information-set Monte Carlo tree search with the same playouts, the same
 * value and the same number of iterations, against the race of the actions that our bots use.
 *
 *     node bench/tree.ts [--playouts 400] [--games 200] [--seed 1]
 */

import type { Ask, Bot } from '@windward/bots/contract.ts'
import { knowledge } from '@windward/bots/haendler/index.ts'
import { search } from '@windward/bots/search.ts'
import { playGame } from '@windward/bots/simulate.ts'
import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { State } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action } from '@windward/games/haendler/vocabulary.ts'
import { flags } from '../scripts/flags.ts'

const { playouts, games, seed } = flags({ playouts: 400, games: 200, seed: '1' })
const HORIZON = 200
/** How much rarely tried actions are favoured; values are from 0 to 1 and lie close together. */
const CURIOSITY = 0.3

/** One information set: what was tried there, and what could be seen afterwards. */
interface Node {
  readonly branches: Map<string, Branch>
}

interface Branch {
  readonly action: Action
  readonly nodes: Map<string, Node>
  visits: number
  /** How often it could have been tried. */
  offered: number
  sum: number
}

const byTree: Bot = thinking('tree', ({ view, actions, rng }) => {
  const know = knowledge(view.turn)
  const root: Node = { branches: new Map() }
  for (let i = 0; i < playouts; i++) {
    const s = know.imagine(view, rng)
    const path: [Branch, Seat][] = []
    let node: Node | undefined = root
    while (node !== undefined && s.phase !== 'over') {
      const [question] = haendler.questions(s)
      const branch = select(node, haendler.actions(s, question.seat) as readonly Action[])
      path.push([branch, question.seat])
      haendler.apply(s, question.seat, branch.action, rng)
      node = branch.visits === 0 ? undefined : nodeAt(branch, s)
    }
    for (let step = 0; step < HORIZON && know.step(s, rng); step++);
    for (const [branch, mover] of path) {
      branch.visits += 1
      branch.sum += know.value(s, mover)
    }
  }
  const tried = actions.map((action) => root.branches.get(JSON.stringify(action)))
  return tried.reduce((a, b) => ((b?.visits ?? 0) > (a?.visits ?? 0) ? b : a))?.action ?? actions[0]
})

const byRace: Bot = thinking('race', ({ view, seat, actions, rng }) =>
  search(knowledge(view.turn), view, seat, actions, { playouts, horizon: HORIZON }, rng),
)

let won = 0
for (let i = 0; i < games; i++) {
  const bots = i % 2 === 0 ? [byTree, byRace] : [byRace, byTree]
  const { outcome } = playGame(haendler, { ...defaults(haendler) }, 2, `${seed}/${i >> 1}`, bots)
  const winners = outcome.filter(({ place }) => place === 1)
  if (winners.some(({ seat }) => seat === i % 2)) won += 1 / winners.length
}
console.log(`tree against race, ${playouts} playouts each: ${((100 * won) / games).toFixed(1)} % of ${games} games`)

interface Thought {
  readonly view: View
  readonly seat: Seat
  readonly actions: readonly Action[]
  readonly rng: Rng
}

function thinking(id: string, think: (about: Thought) => Action): Bot {
  return {
    id,
    decide<A>({ view, seat, choices, rng }: Ask<A>): A {
      const actions = choices as readonly (A & Action)[]
      return actions.length === 1 ? actions[0] : (think({ view: view as View, seat, actions, rng }) as A & Action)
    },
  }
}

/** One that was never tried, or the one with the best prospects among those that are offered now. */
function select({ branches }: Node, actions: readonly Action[]): Branch {
  let best: Branch | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const key = JSON.stringify(action)
    const branch = branches.get(key) ?? { action, nodes: new Map(), visits: 0, offered: 0, sum: 0 }
    branches.set(key, branch)
    branch.offered += 1
    const { visits, offered, sum } = branch
    const hope = visits === 0 ? Number.MAX_VALUE : sum / visits + CURIOSITY * Math.sqrt(Math.log(offered) / visits)
    if (hope > most) {
      most = hope
      best = branch
    }
  }
  if (best === undefined) throw new Error('nothing is offered')
  return best
}

/** What everybody sees tells the nodes after a branch apart. */
function nodeAt({ nodes }: Branch, s: State): Node {
  const key = `${s.turn} ${s.phase} ${s.taker} ${s.harbor} ${s.pending} ${s.expeditions}`
  const node = nodes.get(key) ?? { branches: new Map() }
  nodes.set(key, node)
  return node
}
